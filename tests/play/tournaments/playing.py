"""A tournament under test: people who press, games that are over at once, and a process that may be killed anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.play import rosters
from bot.play.clock import Clock
from bot.play.games.kinds import KINDS
from bot.play.lobbies.lobby import Lobbies
from bot.play.outgoing.screen import Found, NewMessage, control_ids
from bot.play.rosters import Seated
from bot.play.running.table_registry import TableRegistry
from bot.play.tournaments.tournaments import Going, Tournaments
from bot.ratings.result import Finish
from bot.ratings.tournament import Entrant, Kind, Tournament
from bot.store.rows import Batch, OutboxRow, Status, StoryRow
from bot.store.statements import changing, events, sending, tables
from bot.store.statements.script import Script
from bot.store.store import Store
from bot.words.message import UserError
from bot.words.signs import bare
from bot.words.speech import Speech
from tests.patience import TIMEOUT_S
from tests.play.fakes import FakeScreen
from tests.play.room import Room
from tests.scripts import name_of
from tests.words.voices import EN

GUILD, CHANNEL, ADMIN = 1, 2, 9
DAY_MS = 86_400_000
OPTIONS = {"language": "en", "mode": "slow"}
LIVE = {"language": "en", "mode": "live"}


class Killed(BaseException):
    """The process ends here."""


class Mortal:
    """The store of a process that is killed once, before or after one of its writes."""

    def __init__(self, store: Store, at: int) -> None:
        self._store, self.left = store, at
        """How many moments remain until then."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def write(self, script: Script[Any]) -> Any:
        if name_of(script) not in ("advance", "open_tournament"):
            return await self._store.write(script)
        self._live_on()
        done = await self._store.write(script)
        self._live_on()
        return done

    def _live_on(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise Killed


class _Told:
    """A registry whose tournaments have another store than its tables."""

    def __init__(self, registry: TableRegistry, store: Mortal) -> None:
        self.send, self.holds, self.hold_back = registry.send, registry.holds, registry.hold_back
        services: Any = store
        self.services = msgspec.structs.replace(registry.services, store=services)


class Channel(FakeScreen):
    """A screen that can be read back, so that what was on its way when its table was loaded anew is found."""

    def __init__(self) -> None:
        super().__init__()
        self.standing: list[tuple[int, Found]] = []

    async def post(self, channel: int, message: NewMessage, picture: bytes | None) -> int:
        number = await super().post(channel, message, picture)
        text = bare(message.body.text).strip()
        self.standing.append((channel, Found(number, text, control_ids(message.table, message.body))))
        return number

    async def find(self, channel: int, since_ms: int, wanted: Callable[[Found], bool]) -> int | None:
        return next((found.message for place, found in self.standing if place == channel and wanted(found)), None)


class ReadBack(Room):
    """A room with such a screen."""

    def __init__(self, store: Store, clock: Clock, folder: Path) -> None:
        super().__init__(store, clock, folder)
        self.screen = Channel()
        self.services = self.services_with(KINDS)


class Played:
    """One tournament in a room."""

    def __init__(self, room: Room, store: Mortal | None = None) -> None:
        self.room = room
        self.registry = TableRegistry(room.services)
        told: Any = self.registry if store is None else _Told(self.registry, store)
        self.tournaments = Tournaments(told, Lobbies(self.registry))

    async def open(
        self, kind: Kind, most: int, size: int = 2, options: dict[str, str] = OPTIONS, come_ms: int = DAY_MS
    ) -> bool:
        now = Tournament(kind, size, most, self.room.clock.now() + DAY_MS, come_ms)
        return await self.tournaments.open(GUILD, CHANNEL, now, options)

    async def sign_up(self, kind: Kind, most: int, *users: int) -> None:
        """Open one, and let these people be in."""
        await self.open(kind, most)
        for user in users:
            await self.join(user)

    async def join(self, user: int, table: int = 0, say: Speech = EN) -> str:
        try:
            return await self.tournaments.join(GUILD, Seated(f"P{user}", user), say, table)
        except UserError as refused:
            return str(refused)

    async def leave(self, user: int) -> str:
        try:
            return await self.tournaments.leave(GUILD, user, EN)
        except UserError as refused:
            return str(refused)

    async def wait(self, ms: int) -> None:
        """Time passes, the tournament goes on by itself, and all messages go out."""
        self.room.clock.set(self.room.clock.now() + ms, 0)
        await self.tournaments.step_all()
        await self.out()

    async def going(self) -> Going:
        going = await self.tournaments.current(GUILD)
        assert going is not None
        return going

    async def now(self) -> Tournament:
        return (await self.going()).now

    async def entrant(self, user: int) -> Entrant:
        return next(one for one in (await self.now()).entrants if one.user == user)

    async def over(self) -> bool:
        going = await self.tournaments.current(GUILD)
        return going is not None and going.row.over

    async def tables(self) -> list[int]:
        """Those of the last round."""
        going = await self.going()
        found = await self.room.store.read(events.meetings(going.row.table))
        return list({row.place: row.table for row in found if row.round == len(going.now.rounds)}.values())

    async def out(self) -> None:
        """Let all messages go out."""
        async with asyncio.timeout(TIMEOUT_S):
            while await self.room.store.read(sending.unsent()):  # noqa: ASYNC110  # what it waits for has no event
                await asyncio.sleep(0.005)

    async def come(self, *users: int) -> None:
        """They press at their tables, and their games begin."""
        await self.meet(*users)
        await self.begin()

    async def meet(self, *users: int) -> None:
        """They press at their tables."""
        await self.out()
        for user in users:
            said = await self.join(user)
            assert "ou're here" in said, said

    async def begin(self) -> None:
        """The games of those who have come get their threads; no actor plays them."""
        await self.out()
        await self.tournaments.step_all()
        for row, message, seats in await self.tournaments.to_begin():
            fields: dict[str, int | bytes | str | None] = {"thread": message, "roster": seats, "lobby_message": message}
            await self.room.store.write(changing.commit(Batch(row.id, status="running", fields=fields)))

    async def games(self) -> list[int]:
        """The tables of the last round whose games have begun."""
        rows = [await self.room.store.read(tables.table(table)) for table in await self.tables()]
        return [row.id for row in rows if row is not None and row.status == "running"]

    async def posts(self, table: int) -> list[OutboxRow]:
        rows = await self.room.store.read(sending.outbox(table, ("waiting", "flying", "done", "failed")))
        return [row for row in rows if row.kind == "post" and not row.user]

    async def finish(
        self, table: int, finishes: Sequence[Finish], status: Status = "ended", turns: int | None = None
    ) -> None:
        """The game at a table is over, after so many cards."""
        story = StoryRow(table, b"[0]", "", result=msgspec.json.encode(finishes), turns=turns)
        await self.room.store.write(changing.commit(Batch(table, status=status, story=story)))

    async def win(self, *winning: int) -> None:
        """Every game of the round ends, and these people win theirs."""
        for table in await self.tables():
            row = await self.room.store.read(tables.table(table))
            if row is not None and row.status == "running":
                users = [seat.user for seat in rosters.decode(row.roster)]
                await self.finish(table, [Finish(1 if user in winning else 2) for user in users])
        await self.tournaments.step_all()

    def stands(self, words: str) -> str:
        (message,) = [
            number
            for number, (channel, _, text) in enumerate(self.room.screen.posted, 1_001)
            if channel == CHANNEL and words in text
        ]
        return [text for number, text in [(message, ""), *self.room.screen.edits] if number == message][-1]

    def alt(self, words: str) -> str:
        (message,) = [
            number for number, (_, _, text) in enumerate(self.room.screen.posted, 1_001) if text.startswith(words)
        ]
        edits = zip(self.room.screen.edits, self.room.screen.edited_bodies, strict=True)
        return [body.picture.alt for (number, _), body in edits if number == message and body.picture][-1]

    def told(self, user: int) -> list[str]:
        """The direct messages that somebody has got so far."""
        return [text for channel, _, text in self.room.screen.posted if channel == 900 + user]

    def said(self, words: str) -> int:
        return self.room.said(words)
