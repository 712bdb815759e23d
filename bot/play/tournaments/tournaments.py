"""The tournaments of this process: what people do in them, and the steps that they take by themselves."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from bot.kernel.event import chance
from bot.play.games.kinds import options_of
from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.lobbies.lobby import SEED_BITS, Lobbies, begun
from bot.play.outgoing.direct_messages import message
from bot.play.rosters import Seated
from bot.play.running.table_registry import TableRegistry
from bot.play.tournaments import wording
from bot.play.tournaments.organising import Act, Change, Step, done, next_round, opened, with_round
from bot.play.tournaments.tables import Beginning, Tables, decided
from bot.play.tournaments.wording import GAME, Notice, Saying, Scene, picture
from bot.ratings.tournament import Entrant, Tournament, come, holds_until, more_to_come, there
from bot.store.rows import Batch, MeetingRow, TableRow, TournamentRow
from bot.store.statements import events, tables
from bot.tables.contract.table import Picture
from bot.words.message import UserError, language_of
from bot.words.signs import ago, clock_time, mention
from bot.words.speech import Speech, speech


class Going(NamedTuple):
    row: TournamentRow
    home: TableRow
    now: Tournament

    @property
    def scene(self) -> Scene:
        options = options_of(self.home)
        return Scene(self.now, options, speech(language_of(options.get("language"))), self.row.over)


class Tournaments:
    """Tournaments of this process. All methods that read the store raise ``StoreError``."""

    def __init__(self, registry: TableRegistry, lobbies: Lobbies) -> None:
        self._registry, self._lobbies = registry, lobbies
        self._store, self._clock = registry.services.store, registry.services.clock
        self._tables = Tables(self._store, self._clock)
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def open(self, guild: int, channel: int, now: Tournament, options: dict[str, str]) -> bool:
        """Begin sign-up and announce it; False if another tournament of the server goes on."""
        row = TableRow(
            game=GAME,
            guild=guild,
            parent=channel,
            host=0,
            options=msgspec.json.encode(options),
            created_ms=self._clock.now(),
        )
        scene = Scene(now, options, speech(language_of(options.get("language"))))
        said = message(channel, 1, wording.sign_up(scene), self._clock.now())
        number = await self._store.write(events.open_tournament(row, msgspec.json.encode(now), said))
        if number:
            self._registry.send(number)
        return bool(number)

    async def current(self, guild: int) -> Going | None:
        """Return the tournament opened last on a server; None if there was none."""
        row = await self._store.read(events.tournament_in(guild))
        return None if row is None else await self._read(row.table)

    async def shown(self, going: Going, say: Speech) -> tuple[str, Picture | None]:
        scene = msgspec.structs.replace(going.scene, say=say)
        words = wording.standing(scene, await self._tables.threads(going.row.table, len(going.now.rounds)))
        return words, picture(scene) if going.now.rounds else None

    async def join(self, guild: int, person: Seated, say: Speech, table: int = 0) -> str:
        """Sign up, come back, or be at ``table`` (0 for none); return the answer. Raises ``UserError``."""
        number = await self._number(guild, say)
        place = None
        if table and (held := await self._store.read(events.meeting(table))) is not None:
            if held.tournament != number:
                raise UserError(say("tournament-decided"))
            place = held.round, held.place
        said = ""

        def change(going: Going) -> Change:
            nonlocal said
            now, entrants = going.now, going.now.entrants
            mine = _entrant(now, person.user)
            if not now.rounds:
                if mine is not None:
                    _not_out(entrants[mine], say)
                    if entrants[mine].looked:
                        raise UserError(say("tournament-already-in"))
                    said = say("tournament-already-in")
                    return Change(_with_look(now, mine))
                if _people(now) >= now.most:  # the first round is about to begin
                    raise UserError(say("tournament-late"))
                said = say("tournament-in", when=ago(now.closes_ms // 1_000))
                entrant = Entrant(person.name, person.user, language=say.language)
                return Change(msgspec.structs.replace(now, entrants=(*entrants, entrant)))
            if mine is None:
                raise UserError(say("tournament-not-yours" if place else "tournament-late"))
            now, said, called = _come(going.scene, mine, place, self._clock.now(), say)
            return Change(now, called)

        await self._change(number, change)
        await self.step(number)
        return said

    async def seen(self, going: Going, user: int) -> None:
        """Note, once, that an entrant has looked at the standing."""
        mine = _entrant(going.now, user)
        if mine is not None and not going.row.over and not going.now.entrants[mine].looked:
            await self._change(going.row.table, lambda going: Change(_with_look(going.now, _entrant(going.now, user))))

    async def leave(self, guild: int, user: int, say: Speech) -> str:
        """Let somebody leave; return the answer. Raises ``UserError``."""
        number = await self._number(guild, say)
        said = ""

        def change(going: Going) -> Change:
            nonlocal said
            now, entrants = going.now, list(going.now.entrants)
            mine = _entrant(now, user)
            if mine is None or entrants[mine].away:
                raise UserError(say("tournament-not-in"))
            if not now.rounds:
                said = say("tournament-out")
                del entrants[mine]
                return Change(msgspec.structs.replace(now, entrants=tuple(entrants)))
            playing = any(mine in meeting.playing and meeting.places is None for meeting in now.rounds[-1])
            more = more_to_come(now)
            said = say("tournament-out-playing" if playing else "tournament-out-swiss" if more else "tournament-out")
            entrants[mine] = msgspec.structs.replace(entrants[mine], away=True)
            return Change(msgspec.structs.replace(now, entrants=tuple(entrants)))

        await self._change(number, change)
        await self.step(number)
        return said

    async def organise(self, guild: int, act: Act, organiser: int, say: Speech) -> None:
        """Do an organiser's action. Raises ``UserError`` if it is impossible now."""
        number, by = await self._number(guild, say), mention(organiser)
        await self._change(number, lambda going: done(going.scene, act, organiser, by, self._clock.now(), say))
        await self.step(number)

    async def end(self, guild: int, say: Speech) -> None:
        """End the running tournament without a winner. Raises ``UserError`` if none runs."""
        number = await self._number(guild, say)
        async with self._locks[number]:
            while (going := await self._read(number)) is not None and not going.row.over:
                batches = await self._tables.ended(await self._tables.saying(going.home), going.home, going.scene)
                if await self._keep(going, Step(going.now, batches, over=True)):
                    return

    async def step(self, number: int) -> None:
        """Advance a tournament as far as possible now: rounds begin, tables are decided, it ends."""
        async with self._locks[number]:
            while (going := await self._read(number)) is not None and not going.row.over:
                if not self._registry.holds(going.row.guild):
                    return
                if (step := await self._step(going)) is None:
                    return
                await self._keep(going, step)

    async def step_all(self) -> None:
        for row in await self._store.read(events.running()):
            if self._registry.holds(row.guild):
                await self.step(row.table)

    async def to_begin(self) -> list[Beginning]:
        """Return tables whose people have come and whose games have no thread yet."""
        found = list[Beginning]()
        for row in await self._store.read(events.running()):
            going = await self._read(row.table) if self._registry.holds(row.guild) else None
            if going is not None and going.now.rounds:
                found += await self._tables.to_begin(row.table, going.now)
        return found

    async def post_again(self, table: int) -> None:
        """Post a round table's message again: it was deleted before its game had its thread."""
        if (held := await self._store.read(events.meeting(table))) is None:
            return
        async with self._locks[held.tournament]:
            going = await self._read(held.tournament)
            if going is not None and not going.row.over and held.round == len(going.now.rounds):
                await self._keep(going, await self._tables.posted_again(going.home, table, held.place, going.scene))

    async def waits(self, table: int) -> bool:
        held = await self._store.read(events.meeting(table))
        return held is not None and await self._beginning(held) is not None

    async def begin(self, table: int, thread: int) -> bool:
        """Begin a game in its thread unless that is too late; return True if the thread is the game's."""
        if (held := await self._store.read(events.meeting(table))) is not None:
            await self._begin(held, thread)
        row = await self._store.read(tables.table(table))
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
        """Return a table about to begin, with its tournament; None if it begins no longer."""
        going = await self._read(held.tournament)
        if going is None or going.row.over or not self._registry.holds(going.row.guild):
            return None
        found = await self._tables.to_begin(held.tournament, going.now)
        return next(((going, one) for one in found if one.row.id == held.table), None)

    async def _number(self, guild: int, say: Speech) -> int:
        """Return the server's running tournament. Raises ``UserError`` if there is none."""
        row = await self._store.read(events.tournament_in(guild))
        if row is None or row.over:
            raise UserError(say("tournament-none"))
        return row.table

    async def _read(self, number: int) -> Going | None:
        row, home = await self._store.read(events.tournament(number)), await self._store.read(tables.table(number))
        if row is None or home is None:
            return None
        return Going(row, home, msgspec.json.decode(row.state, type=Tournament))

    async def _change(self, number: int, change: Callable[[Going], Change]) -> None:
        async with self._locks[number]:
            while (going := await self._read(number)) is not None:
                if await self._keep(going, await self._tables.shown_anew(going.home, going.scene, change(going))):
                    return

    async def _step(self, going: Going) -> Step | None:
        now = going.now
        if not now.rounds:
            if _people(now) < now.most and self._clock.now() < now.closes_ms:
                return None
            people = [number for number, entrant in enumerate(now.entrants) if entrant.present]
            now = msgspec.structs.replace(now, lots=tuple(people[number] for number in _drawn(len(people))))
            return await self._next(going, now, [], await self._tables.saying(going.home))
        now, batches, anew = await self._tables.looked_at(going.row.table, now, going.scene)
        saying = await self._tables.saying(going.home)
        scene = msgspec.structs.replace(going.scene, now=now)
        moved = bool(anew) or decided(now) != decided(going.now)
        if moved:
            await self._tables.so_far(saying, going.home, going.now, scene)
        if decided(now) == len(now.rounds[-1]):
            return await self._next(going, now, batches, saying)
        if now == going.now and not batches:
            return None
        again = [opened(scene, going.home, place, self._clock.now()) for place in anew]
        return Step(now, [*batches, saying.batch()] if moved else batches, again)

    async def _next(self, going: Going, now: Tournament, batches: list[Batch], saying: Saying) -> Step:
        scene = msgspec.structs.replace(going.scene, now=now)
        step = next_round(scene, going.home, self._clock.now())
        if step is None:
            ended = await self._tables.ended(saying, going.home, scene, by_hand=False)
            return Step(now, [*batches, *ended], over=True)
        await self._tables.begun(saying, going.home, msgspec.structs.replace(scene, now=step.now))
        return msgspec.structs.replace(step, batches=[*batches, saying.batch()])

    async def _keep(self, going: Going, step: Step) -> bool:
        """Store a step and send its messages; False if something else has changed meanwhile."""
        sending = [batch.table for batch in step.batches if batch.outbox]
        before = (
            {held.table for held in await self._store.read(events.meetings(going.row.table))} if step.opened else set()
        )
        for table in sending:
            await self._registry.hold_back(table)
        try:
            if not await self._store.write(events.advance(step.progress(going.row))):
                return False
        finally:
            for table in sending:
                self._registry.send(table)
        if step.opened:
            for held in await self._store.read(events.meetings(going.row.table)):
                if held.table not in before:
                    self._registry.send(held.table)
        return True


def _come(
    scene: Scene, mine: int, place: tuple[int, int] | None, at_ms: int, say: Speech
) -> tuple[Tournament, str, list[Notice]]:
    """Note arrival; return tournament, answer and notices. Raises ``UserError`` if it means nothing now."""
    now, held = scene.now, list(scene.now.rounds[-1])
    if place is not None and place[0] != len(now.rounds):
        raise UserError(say("tournament-decided"))
    index = next((n for n, meeting in enumerate(held) if mine in meeting.seats), None)
    if place is not None and index != place[1]:
        raise UserError(say("tournament-not-yours"))
    entrants = list(now.entrants)
    _not_out(entrants[mine], say)
    back = entrants[mine].away
    entrants[mine] = msgspec.structs.replace(entrants[mine], away=False, looked=True, language=say.language)
    now = msgspec.structs.replace(now, entrants=tuple(entrants))
    if index is not None and held[index].waits:
        live = LOBBY_GAMES[GAME].live(scene.options)
        again = live and mine in held[index].here and mine not in there(held[index], at_ms, live=live)
        held[index], absent = come(held[index], mine, entrants, at_ms, live=live)
        until_ms = holds_until(held[index], mine)
        until = clock_time(until_ms // 1_000)
        said = say("tournament-noted-live", until=until, again=again) if live else say("tournament-noted")
        called = [Notice(index, seat, "here", until_ms) for seat in absent]
        return with_round(now, held), said, called
    won = index is not None and mine in held[index].firsts
    if back and (more_to_come(now) or (now.kind == "knockout" and won)):
        return now, say("tournament-back"), []
    lost = index is None or (held[index].places is not None and not won)
    raise UserError(say("tournament-lost" if now.kind == "knockout" and lost else "tournament-nothing-to-join"))


def _not_out(entrant: Entrant, say: Speech) -> None:
    """Raise ``UserError`` for an entrant whom the organiser has taken out."""
    if entrant.out:
        raise UserError(say("tournament-taken-out"))


def _people(now: Tournament) -> int:
    return sum(not entrant.out for entrant in now.entrants)


def _entrant(now: Tournament, user: int | None) -> int | None:
    return next((number for number, entrant in enumerate(now.entrants) if entrant.user == user), None)


def _with_look(now: Tournament, mine: int | None) -> Tournament:
    if mine is None:
        return now
    entrants = list(now.entrants)
    entrants[mine] = msgspec.structs.replace(entrants[mine], looked=True)
    return msgspec.structs.replace(now, entrants=tuple(entrants))


def _drawn(people: int) -> tuple[int, ...]:
    seed, left = secrets.randbits(SEED_BITS), list(range(people))
    return tuple(left.pop(chance(seed, draw, len(left))) for draw in range(people))
