"""A tournament under test: people who press, games that are over at once, and a process that may be killed anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.errors import UserError
from bot.play import roster
from bot.play.hall import Hall
from bot.play.lobbies.lobby import Lobbies
from bot.play.roster import Seated
from bot.play.tournaments.tournaments import Tournaments
from bot.standing.result import Finish
from bot.standing.tournament import Entrant, Kind, Tournament
from bot.store.api import Store
from bot.store.rows import Batch, OutboxRow, Status, StoryRow
from tests.patience import TIMEOUT_S
from tests.play.room import Room
from tests.words.voices import EN

GUILD, CHANNEL, ADMIN = 1, 2, 9
DAY_MS = 86_400_000
OPTIONS = {"language": "en", "mode": "slow"}


class Killed(BaseException):
    """The process ends here."""


class Mortal:
    """The store of a process that is killed once, before or after one of its writes."""

    def __init__(self, store: Store, at: int) -> None:
        self._store, self.left = store, at
        """How many moments remain until then."""

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._store, name)
        if name not in ("advance", "open_tournament"):
            return method

        async def write(*args: object) -> object:
            self._live_on()
            done = await method(*args)
            self._live_on()
            return done

        return write

    def _live_on(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise Killed


class _Told:
    """A hall whose tournaments have another store than its tables."""

    def __init__(self, hall: Hall, store: Mortal) -> None:
        self.send, self.holds, self.hold_back = hall.send, hall.holds, hall.hold_back
        services: Any = store
        self.services = msgspec.structs.replace(hall.services, store=services)


class Played:
    """One tournament in a room."""

    def __init__(self, room: Room, store: Mortal | None = None) -> None:
        self.room = room
        self.hall = Hall(room.services)
        told: Any = self.hall if store is None else _Told(self.hall, store)
        self.tournaments = Tournaments(told, Lobbies(self.hall))

    async def open(self, kind: Kind, most: int, size: int = 2, options: dict[str, str] = OPTIONS) -> bool:
        now = Tournament(kind, size, most, self.room.clock.now() + DAY_MS, DAY_MS)
        return await self.tournaments.open(GUILD, CHANNEL, now, options)

    async def sign_up(self, kind: Kind, most: int, *users: int) -> None:
        """Open one, and let these people be in."""
        await self.open(kind, most)
        for user in users:
            await self.join(user)

    async def join(self, user: int, table: int = 0) -> str:
        """What somebody is told who presses, also if it is refused."""
        try:
            return await self.tournaments.join(GUILD, Seated(f"P{user}", user), EN, table)
        except UserError as refused:
            return str(refused)

    async def leave(self, user: int) -> str:
        try:
            return await self.tournaments.leave(GUILD, user, EN)
        except UserError as refused:
            return str(refused)

    async def now(self) -> Tournament:
        going = await self.tournaments.current(GUILD)
        assert going is not None
        return going.now

    async def entrant(self, user: int) -> Entrant:
        return next(one for one in (await self.now()).entrants if one.user == user)

    async def over(self) -> bool:
        going = await self.tournaments.current(GUILD)
        return going is not None and going.row.over

    async def tables(self) -> list[int]:
        """Those of the last round."""
        going = await self.tournaments.current(GUILD)
        assert going is not None
        found = await self.room.store.meetings(going.row.table)
        return [row.table for row in found if row.round == len(going.now.rounds)]

    async def out(self) -> None:
        """Let all messages go out."""
        async with asyncio.timeout(TIMEOUT_S):
            while await self.room.store.owing():  # noqa: ASYNC110  # what it waits for has no event
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
            assert said == EN("tournament-noted"), said

    async def begin(self) -> None:
        """The games of those who have come get their threads; no actor plays them."""
        await self.out()
        await self.tournaments.step_all()
        for row, message, seats in await self.tournaments.to_begin():
            fields: dict[str, int | bytes | str | None] = {"thread": message, "roster": seats}
            await self.room.store.commit(Batch(row.id, status="running", fields=fields))

    async def games(self) -> list[int]:
        """The tables of the last round whose games have begun."""
        rows = [await self.room.store.table(table) for table in await self.tables()]
        return [row.id for row in rows if row is not None and row.status == "running"]

    async def posts(self, table: int) -> list[OutboxRow]:
        """What a table has posted, and what Discord refused of it."""
        rows = await self.room.store.outbox(table, ("waiting", "flying", "done", "failed"))
        return [row for row in rows if row.kind == "post"]

    async def finish(self, table: int, finishes: Sequence[Finish], status: Status = "ended") -> None:
        """The game at a table is over."""
        story = StoryRow(table, b"[0]", "", result=msgspec.json.encode(finishes))
        await self.room.store.commit(Batch(table, status=status, story=story))

    async def win(self, *winning: int) -> None:
        """Every game of the round ends, and these people win theirs."""
        for table in await self.tables():
            row = await self.room.store.table(table)
            if row is not None and row.status == "running":
                users = [seat.user for seat in roster.decode(row.roster)]
                await self.finish(table, [Finish(1 if user in winning else 2) for user in users])
        await self.tournaments.step_all()

    def said(self, words: str) -> int:
        return self.room.said(words)
