"""The tournaments of this process: what people do in them, and the steps that they take by themselves.

Each change is thought out from what is stored and kept with all that comes of it in one transaction; if anything has
changed meanwhile it is thought out anew. So nothing is lost, opened or counted twice, whenever the process is killed.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from bot.errors import UserError
from bot.kernel.chance import chance
from bot.play.games.records import options_of
from bot.play.hall import Hall
from bot.play.lobbies.lobby import Lobbies, begun
from bot.play.outgoing.announcing import message
from bot.play.roster import Seated
from bot.play.tournaments import telling
from bot.play.tournaments.rounds import Step, next_round, state
from bot.play.tournaments.shown import picture
from bot.play.tournaments.tables import Beginning, Tables
from bot.play.tournaments.telling import GAME, Scene
from bot.standing.tournament import Entrant, Tournament, more_to_come
from bot.store.rows import Batch, MeetingRow, TableRow, TournamentRow
from bot.tables.contract.table import Picture
from bot.words.language import language_of
from bot.words.marks import ago
from bot.words.speech import Speech, speech

_SEED_BITS: Final = 128


class Going(NamedTuple):
    """A tournament as it is stored."""

    row: TournamentRow
    home: TableRow
    now: Tournament

    @property
    def scene(self) -> Scene:
        """It as its messages tell of it."""
        options = options_of(self.home)
        return Scene(self.now, options, speech(language_of(options.get("language"))), self.row.over)


class Tournaments:
    """One per process. All that asks the store raises ``StoreError``."""

    def __init__(self, hall: Hall, lobbies: Lobbies) -> None:
        self._hall = hall
        self._lobbies = lobbies
        self._store, self._clock = hall.services.store, hall.services.clock
        self._tables = Tables(self._store, self._clock)
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def open(self, guild: int, channel: int, now: Tournament, options: dict[str, str]) -> bool:
        """Begin sign-up and say so in the channel; False if another tournament of the server goes on."""
        row = TableRow(
            game=GAME,
            guild=guild,
            parent=channel,
            host=0,
            options=msgspec.json.encode(options),
            created_ms=self._clock.now(),
        )
        scene = Scene(now, options, speech(language_of(options.get("language"))))
        said = message(channel, 1, telling.sign_up(scene), self._clock.now())
        number = await self._store.open_tournament(row, state(now), said)
        if number:
            self._hall.send(number)
        return bool(number)

    async def current(self, guild: int) -> Going | None:
        """The tournament of a server that was opened last; None if there was none."""
        row = await self._store.tournament_in(guild)
        return None if row is None else await self._read(row.table)

    async def shown(self, going: Going, say: Speech) -> tuple[str, Picture | None]:
        """How a tournament stands, in somebody's language; with a picture once it has begun."""
        scene = msgspec.structs.replace(going.scene, say=say)
        words = telling.standing(scene, await self._tables.threads(going.row.table, len(going.now.rounds)))
        return words, picture(scene) if going.now.rounds else None

    async def join(self, guild: int, person: Seated, say: Speech, table: int = 0) -> str:
        """Somebody signs up, is back, or is at their table; returns what to tell them. Raises ``UserError``.

        ``table`` is that of the button they have pressed, 0 for none of a round's tables.
        """
        number = await self._number(guild, say)
        place = None
        if table and (held := await self._store.meeting(table)) is not None:
            if held.tournament != number:
                raise UserError(say("tournament-decided"))
            place = held.round, held.place
        said = ""

        def change(going: Going) -> Tournament:
            nonlocal said
            now, entrants = going.now, going.now.entrants
            mine = next((n for n, entrant in enumerate(entrants) if entrant.user == person.user), None)
            if not now.rounds:
                if mine is not None:
                    raise UserError(say("tournament-already-in"))
                if len(entrants) >= now.most:  # the first round is about to begin
                    raise UserError(say("tournament-late"))
                said = say("tournament-in", when=ago(now.closes_ms // 1_000))
                entrant = Entrant(person.name, person.user)
                return msgspec.structs.replace(now, entrants=(*entrants, entrant))
            if mine is None:
                raise UserError(say("tournament-not-yours" if place else "tournament-late"))
            now, said = _come(now, mine, place, self._clock.now(), say)
            return now

        await self._change(number, change)
        await self.step(number)
        return said

    async def leave(self, guild: int, user: int, say: Speech) -> str:
        """Somebody plays along no longer; returns what to tell them. Raises ``UserError``."""
        number = await self._number(guild, say)
        said = ""

        def change(going: Going) -> Tournament:
            nonlocal said
            now, entrants = going.now, list(going.now.entrants)
            mine = next((n for n, entrant in enumerate(entrants) if entrant.user == user), None)
            if mine is None or entrants[mine].away:
                raise UserError(say("tournament-not-in"))
            if not now.rounds:
                said = say("tournament-out")
                del entrants[mine]
                return msgspec.structs.replace(now, entrants=tuple(entrants))
            playing = any(mine in meeting.playing and meeting.places is None for meeting in now.rounds[-1])
            more = more_to_come(now)
            said = say("tournament-out-playing" if playing else "tournament-out-swiss" if more else "tournament-out")
            entrants[mine] = msgspec.structs.replace(entrants[mine], away=True)
            return msgspec.structs.replace(now, entrants=tuple(entrants))

        await self._change(number, change)
        await self.step(number)
        return said

    async def end(self, guild: int, say: Speech) -> None:
        """End the tournament that goes on, without a winner. Raises ``UserError`` if none does."""
        number = await self._number(guild, say)
        async with self._locks[number]:
            while (going := await self._read(number)) is not None and not going.row.over:
                step = await self._tables.ended(going.row, going.home, going.scene)
                if await self._keep(going, step):
                    return

    async def step(self, number: int) -> None:
        """Go on as far as a tournament can by itself now: rounds begin, tables are decided, it ends."""
        async with self._locks[number]:
            while (going := await self._read(number)) is not None and not going.row.over:
                if not self._hall.holds(going.row.guild):
                    return
                step = await self._step(going)
                if step is None:
                    return
                await self._keep(going, step)

    async def step_all(self) -> None:
        """The same for all tournaments of servers that are played here."""
        for row in await self._store.tournaments_running():
            if self._hall.holds(row.guild):
                await self.step(row.table)

    async def to_begin(self) -> list[Beginning]:
        """The tables whose people have come and whose games have no thread yet."""
        found = list[Beginning]()
        for row in await self._store.tournaments_running():
            going = await self._read(row.table) if self._hall.holds(row.guild) else None
            if going is not None and going.now.rounds:
                found += await self._tables.to_begin(row.table, going.now)
        return found

    async def post_again(self, table: int) -> None:
        """The message of a round's table was deleted before its game had its thread: it comes once more."""
        held = await self._store.meeting(table)
        if held is None:
            return
        async with self._locks[held.tournament]:
            going = await self._read(held.tournament)
            if going is not None and not going.row.over and held.round == len(going.now.rounds):
                await self._keep(going, await self._tables.posted_again(table, held.place, going.scene))

    async def waits(self, table: int) -> bool:
        """Whether the game of a round's table is still to begin."""
        held = await self._store.meeting(table)
        return held is not None and await self._beginning(held) is not None

    async def begin(self, table: int, thread: int) -> bool:
        """A game begins in its thread, with those who are to play by now; nothing happens if it begins no longer.

        Returns whether the thread is that of the game.
        """
        held = await self._store.meeting(table)
        if held is not None:
            await self._begin(held, thread)
        row = await self._store.table(table)
        return row is not None and row.thread == thread

    async def _begin(self, held: MeetingRow, thread: int) -> None:
        async with self._locks[held.tournament]:
            while (found := await self._beginning(held)) is not None:
                going, (row, message, seats) = found
                batch = begun(held.table, thread)
                batch.fields |= {"roster": seats, "lobby_message": message}
                if await self._keep(going, Step(going.now, [batch])):
                    self._lobbies.played(row, thread)
                    return

    async def _beginning(self, held: MeetingRow) -> tuple[Going, Beginning] | None:
        """A table whose game is to begin, as it is now, with its tournament; None if it begins no longer."""
        going = await self._read(held.tournament)
        if going is None or going.row.over or not self._hall.holds(going.row.guild):
            return None
        found = await self._tables.to_begin(held.tournament, going.now)
        return next(((going, one) for one in found if one.row.id == held.table), None)

    async def _number(self, guild: int, say: Speech) -> int:
        """The tournament of a server that goes on. Raises ``UserError`` if none does."""
        row = await self._store.tournament_in(guild)
        if row is None or row.over:
            raise UserError(say("tournament-none"))
        return row.table

    async def _read(self, number: int) -> Going | None:
        row, home = await self._store.tournament(number), await self._store.table(number)
        if row is None or home is None:
            return None
        return Going(row, home, msgspec.json.decode(row.state, type=Tournament))

    async def _change(self, number: int, change: Callable[[Going], Tournament]) -> None:
        """Keep what somebody has done, and show it. Raises what ``change`` raises."""
        async with self._locks[number]:
            while (going := await self._read(number)) is not None:
                now = change(going)
                step = await self._tables.shown_anew(going.row, going.home, going.scene, now)
                if await self._keep(going, step):
                    return

    async def _step(self, going: Going) -> Step | None:
        """What comes next; None if nothing does yet."""
        now = going.now
        if not now.rounds:
            if len(now.entrants) < now.most and self._clock.now() < now.closes_ms:
                return None
            now = msgspec.structs.replace(now, lots=_drawn(len(now.entrants)))
            return await self._next(going, now, [])
        now, batches = await self._tables.looked_at(going.row.table, now, going.scene)
        if all(meeting.places is not None for meeting in now.rounds[-1]):
            return await self._next(going, now, batches)
        if now == going.now and not batches:
            return None
        if _decided(now) != _decided(going.now):
            batches.append(await self._tables.so_far(going.home, msgspec.structs.replace(going.scene, now=now)))
        return Step(now, batches)

    async def _next(self, going: Going, now: Tournament, batches: list[Batch]) -> Step:
        """Another round, or the end."""
        scene = msgspec.structs.replace(going.scene, now=now)
        step = next_round(scene, going.home, self._clock.now())
        if step is None:
            ended = await self._tables.ended(going.row, going.home, scene, by_hand=False)
            return msgspec.structs.replace(ended, batches=[*batches, *ended.batches])
        home = await self._tables.begun(going.home, msgspec.structs.replace(scene, now=step.now))
        return msgspec.structs.replace(step, batches=[*batches, home])

    async def _keep(self, going: Going, step: Step) -> bool:
        """Make a step durable and have it said; False if something else has happened meanwhile."""
        telling = [batch.table for batch in step.batches if batch.outbox]
        for table in telling:
            await self._hall.hold_back(table)
        try:
            if not await self._store.advance(step.progress(going.row)):
                return False
        finally:
            for table in telling:
                self._hall.send(table)
        if step.opened:
            for held in await self._store.meetings(going.row.table):
                if held.round == len(step.now.rounds):
                    self._hall.send(held.table)
        return True


def _come(now: Tournament, mine: int, place: tuple[int, int] | None, at_ms: int, say: Speech) -> tuple[Tournament, str]:
    """Somebody is at their table, or back; with what to tell them. Raises ``UserError`` if that means nothing now."""
    held = list(now.rounds[-1])
    if place is not None and place[0] != len(now.rounds):
        raise UserError(say("tournament-decided"))
    index = next((n for n, meeting in enumerate(held) if mine in meeting.seats), None)
    if place is not None and index != place[1]:
        raise UserError(say("tournament-not-yours"))
    entrants = list(now.entrants)
    back = entrants[mine].away
    entrants[mine] = msgspec.structs.replace(entrants[mine], away=False)
    now = msgspec.structs.replace(now, entrants=tuple(entrants))
    if index is not None and held[index].waits:
        held[index] = msgspec.structs.replace(held[index], here={**held[index].here, mine: at_ms})
        return msgspec.structs.replace(now, rounds=(*now.rounds[:-1], tuple(held))), say("tournament-noted")
    won = index is not None and mine in held[index].firsts
    if back and (more_to_come(now) or (now.kind == "knockout" and won)):
        return now, say("tournament-back")
    lost = index is None or (held[index].places is not None and not won)
    raise UserError(say("tournament-lost" if now.kind == "knockout" and lost else "tournament-nothing-to-join"))


def _decided(now: Tournament) -> int:
    """How many tables of the last round are."""
    return sum(meeting.places is not None for meeting in now.rounds[-1])


def _drawn(people: int) -> tuple[int, ...]:
    """The numbers of so many people in an order by chance."""
    seed, left = secrets.randbits(_SEED_BITS), list(range(people))
    return tuple(left.pop(chance(seed, draw, len(left))) for draw in range(people))
