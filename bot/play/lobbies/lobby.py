"""Lobbies: who sits there, what will be played, and whether people are still looked for."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.play import rosters
from bot.play.digests import link
from bot.play.games.kinds import options_of
from bot.play.games.lobby_games import LOBBY_GAMES, LobbyGame, with_computers
from bot.play.outgoing.direct_messages import message
from bot.play.outgoing.lookup import mentioning
from bot.play.policy import Policies
from bot.play.rosters import Seated
from bot.play.running.resuming import asleep
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import FINISHED, Batch, DeadlineRow, OutboxRow, TableHead, TableRow
from bot.store.statements import changing, persons, sending, tables, timing
from bot.tables.contract.table import Body
from bot.words.message import Language, UserError, ids, language_of
from bot.words.signs import mention
from bot.words.speech import Speech, speech

SEARCH_MS: Final = 3 * 24 * 3_600_000
"""A lobby that looks for people, or has found them, closes when nothing has happened for this long."""


def people(seats: Sequence[Seated]) -> list[int]:
    return [seat.user for seat in seats if seat.user is not None]


def wanted_after(wanted: int, seats: Sequence[Seated]) -> int:
    """The column ``wanted`` when these sit there: negative as soon as there are enough people, and as long."""
    enough = len(people(seats)) >= abs(wanted)
    return -abs(wanted) if enough else abs(wanted)


Call: TypeAlias = Literal["found", "time"]
"""A lobby's people are enough, or its time has come."""
_CALLS: Final = ids("lobby-call-", get_args(Call))
DATE: Final = "date"
"""The deadline at which the people of a lobby want to start."""
EXPIRES_MS = 3_600_000
"""A lobby in which nothing happens for this long closes."""
_LOOKED_AT: Final = 25
"""Last ended games of a person searched for one that was played to the end."""
SEED_BITS = 128


class Lobby(msgspec.Struct, frozen=True):
    table: int
    game: str
    host: int
    seats: list[Seated]
    options: dict[str, str]
    status: str
    wanted: int = 0
    """People it looks for, 0 for an ordinary one; negative once so many were there."""
    parent: int = 0
    """The channel in which its message stands, or the forum whose post it is."""
    date_ms: int = 0
    """Planned start, unix milliseconds; 0 if nobody has said."""

    @property
    def language(self) -> Language:
        return language_of(self.options.get("language"))

    @property
    def of(self) -> LobbyGame:
        return LOBBY_GAMES[self.game]

    @property
    def most(self) -> int:
        return self.of.seats(self.options)


class Rematch(msgspec.Struct, frozen=True):
    """The result of a press on *Rematch*: one lobby for all who press, however close together (R1)."""

    lobby: Lobby
    how: Literal["opened", "joined", "seated"]
    """This press opened it, or seated the person in it, or found them seated there."""


class TooFew(UserError):
    """More have to sit down before the game can start."""


class Lobbies:
    """All lobbies of this process. Refusals come from ``say``, in the asker's language."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.clock, self._store = registry.services.clock, registry.services.store
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def open(
        self,
        game: str,
        guild: int,
        parent: int,
        host: Seated,
        options: dict[str, str],
        wanted: int = 0,
        *,
        alone: bool = False,
    ) -> Lobby:
        """A new lobby with its host seated; with ``wanted`` it looks for so many people, its host among them.

        If they are ``alone``, computer players sit on all other seats.
        """
        assert host.user is not None
        of = LOBBY_GAMES[game]
        row = TableRow(
            game=game,
            guild=guild,
            parent=parent,
            host=host.user,
            options=msgspec.json.encode(options),
            roster=rosters.encode(with_computers([host], of.seats(options) - 1, of) if alone else [host]),
            created_ms=self.clock.now(),
            wanted=wanted,
        )
        return await self._create(row)

    async def rematch(
        self, table: int, person: Seated, say: Speech, may_open: Callable[[int, int], Awaitable[int]]
    ) -> Rematch:
        """A lobby with the players and options of a finished game; who asks first is host, who asks later sits down.

        A game has one rematch, unless that lobby closes before it starts. Whoever had their data deleted is left out.
        ``may_open`` is asked with how many sit there and how many may, and says how many may at a new table here, or
        raises what speaks against one. Raises ``UserError`` if there is no such game or its rematch has begun or is
        full, if the person did not play it, or sits in another open lobby there.
        """
        async with self._locks[table]:
            row = await self._store.read(tables.table(table))
            if row is None or row.status not in FINISHED or not row.snapshot:
                raise UserError(say("lobby-no-rematch"))
            old = rosters.decode(row.roster)
            if all(seat.user != person.user for seat in old):
                raise UserError(say("lobby-rematch-of-others"))
            assert person.user is not None
            if (taken := await self._store.read(tables.rematch_of(table))) is not None:
                return await self._sit_again(taken, person, say)
            if await self.mine(person.user, row.parent) is not None:
                raise UserError(say("lobby-open"))
            if why := asleep(say, self.registry.services.kinds, row, "_over"):
                raise UserError(why)
            places, options = self.registry.services.kinds[row.game].rematch(row.snapshot, options_of(row))
            game = LOBBY_GAMES[row.game]
            self.check_room(row.game, options, say)
            await self._check_packs(row.guild, game, options, say)
            seats = [
                Seated(seat.name, seat.user, seat.temper) for seat in (old[place] for place in places) if not seat.gone
            ]
            if all(seat.user != person.user for seat in seats):
                seats.append(person)
            if (most := await may_open(len(seats), usual := game.seats(options))) != usual:
                options[game.seats_option] = str(most)
            new = TableRow(
                game=row.game,
                guild=row.guild,
                parent=row.parent,
                host=person.user,
                options=msgspec.json.encode(options),
                roster=rosters.encode(seats),
                created_ms=self.clock.now(),
                rematch_of=table,
            )
            return Rematch(await self._create(new), "opened")

    async def is_first(self, user: int, game: str, guild: int) -> bool:
        """True if somebody has played no such game of this server to its end."""
        heads = await self._store.read(tables.ended_of(user, _LOOKED_AT, game=game, guild=guild))
        return all(head.status != "ended" for head in heads)

    async def _sit_again(self, taken: int, person: Seated, say: Speech) -> Rematch:
        """Sit down in the rematch that exists already. Raises ``UserError`` if it has begun or is full."""
        row = await self._store.read(tables.table(taken))
        if row is None or row.status != "lobby":
            raise UserError(say("lobby-rematch-taken", table=str(taken)))
        if any(seat.user == person.user for seat in rosters.decode(row.roster)):
            return Rematch(self._lobby(row), "seated")
        return Rematch(await self.join(taken, person, say), "joined")

    async def welcome(self, lobby: Lobby, user: int) -> None:
        """Have the direct messages of somebody who sat down ready, where the game writes some. Never raises."""
        if lobby.of.prompts:
            await self.registry.services.people.open_dm(user)

    async def posted(self, table: int, message: int, forum: int | None = None) -> None:
        fields: dict[str, int | bytes | str | None] = {"lobby_message": message}
        if forum is not None:
            fields["parent"] = forum
        await self._store.write(changing.commit(Batch(table=table, fields=fields)))

    async def message_of(self, table: int) -> int | None:
        row = await self._store.read(tables.table(table))
        return row.lobby_message if row is not None else None

    async def mine(self, user: int, channel: int) -> int | None:
        heads = await self._store.read(tables.tables_of(user, ("lobby",)))
        return next((head.id for head in heads if channel in (head.parent, head.lobby_message)), None)

    async def read(self, table: int, say: Speech) -> Lobby:
        """The lobby as it is now. Raises ``UserError`` if it is no lobby any more."""
        return await self._dated(await self._row(table, say))

    async def now(self, table: int) -> tuple[Lobby, int | None] | None:
        """The lobby or what has become of it, and the thread of its game; None if nothing is known of it any more."""
        row = await self._store.read(tables.table(table))
        return None if row is None else (await self._dated(row), row.thread)

    async def join(self, table: int, person: Seated, say: Speech) -> Lobby:
        """Sit down. Raises ``UserError`` if there is no seat, or none for this person."""
        async with self._locks[table]:
            row = await self._row(table, say)
            seats = rosters.decode(row.roster)
            if any(seat.user == person.user for seat in seats):
                raise UserError(say("lobby-already-seated"))
            await self._check_search(row, seats, person, say)
            return await self._seat(row, [*seats, person], say)

    async def _check_search(self, row: TableRow, seats: list[Seated], person: Seated, say: Speech) -> None:
        """Raises ``UserError``, in the same words, if a search is full or has somebody who keeps apart from ``person``.

        Both are looked up in every search, so that neither the words nor the time they take tell them apart.
        """
        if row.wanted:
            assert person.user is not None
            apart = not (await self._store.read(persons.apart_from(person.user))).isdisjoint(people(seats))
            if apart or len(seats) >= LOBBY_GAMES[row.game].seats(options_of(row)):
                raise UserError(say("find-no-seat"))

    async def add_computer(self, table: int, user: int, say: Speech) -> Lobby:
        """Seat a computer player; any seated player may."""
        async with self._locks[table]:
            row = await self._row(table, say)
            seats = rosters.decode(row.roster)
            if not any(seat.user == user for seat in seats):
                raise UserError(say("lobby-join-first"))
            self._check_free(row, len(seats) + 1, say)
            computers = len(seats) - len(people(seats))
            return await self._seat(row, with_computers(seats, computers + 1, LOBBY_GAMES[row.game]), say)

    async def fill(self, table: int, user: int, say: Speech) -> None:
        """Seat the computer players that somebody alone plays against; the host decides. Raises ``UserError``."""
        async with self._locks[table]:
            row = await self._row(table, say)
            check_host(self._lobby(row), user, say)
            game, options, seats = LOBBY_GAMES[row.game], options_of(row), rosters.decode(row.roster)
            most = min(game.seats(options), game.seats({**options, **game.presets["alone"]}))
            missing = most - len(people(seats))
            if missing > len(seats) - len(people(seats)):
                await self._seat(row, with_computers(seats, missing, game), say)

    async def leave(self, table: int, user: int, say: Speech) -> Lobby:
        """Stand up; the last person's leaving closes the lobby, and a host's place passes on."""
        async with self._locks[table]:
            row = await self._row(table, say)
            seats = rosters.decode(row.roster)
            left = [seat for seat in seats if seat.user != user]
            if len(left) == len(seats):
                raise UserError(say("lobby-not-seated"))
            people = [seat.user for seat in left if seat.user is not None]
            if not people:
                closed = msgspec.structs.replace(await self._dated(row), seats=[], status="stopped")
                await self._store.write(changing.commit(Batch(table=table, status="stopped", cleared=["lobby", DATE])))
                return closed
            host = row.host if row.host in people else people[0]
            return await self._keep(row, {"roster": rosters.encode(left), "host": host})

    async def change(
        self, table: int, user: int, chosen: Mapping[str, str], computers: int | None, say: Speech
    ) -> Lobby:
        """Change options together, and the number of computer players; the host decides.

        Raises ``UserError``, and ``BadOption`` with what is allowed.
        """
        async with self._locks[table]:
            row = await self._row(table, say)
            check_host(self._lobby(row), user, say)
            game, options = LOBBY_GAMES[row.game], options_of(row)
            for name, value in chosen.items():
                options = game.choose(options, name, value)
            game.check(options, None)
            await self._check_packs(row.guild, game, options, say)
            seats = rosters.decode(row.roster)
            if computers is not None:
                seats = with_computers(seats, computers, game)
            if game.seats(options) < len(seats):
                raise UserError(say("lobby-too-small", seated=len(seats)))
            return await self._keep(row, {"options": msgspec.json.encode(options), "roster": rosters.encode(seats)})

    async def set_date(self, table: int, user: int, date_ms: int, say: Speech) -> Lobby:
        """Note when the people of a lobby want to start, 0 for no date; the host decides. Raises ``UserError``."""
        async with self._locks[table]:
            row = await self._row(table, say)
            check_host(self._lobby(row), user, say)
            batch = self._touch(Batch(table=table, cleared=[DATE]), row, date_ms)
            if date_ms:
                batch.deadlines.append(DeadlineRow(table, DATE, date_ms))
            await self._store.write(changing.commit(batch))
            return msgspec.structs.replace(self._lobby(row), date_ms=date_ms)

    async def check_start(self, table: int, user: int, say: Speech) -> Lobby:
        """Check that ``user`` may start now: the host, or anybody seated in a search that has found enough.

        Raises ``UserError``, and ``BadOption`` if so many cannot play like this.
        """
        row = await self._row(table, say)
        lobby = self._lobby(row)
        found = row.wanted < 0 and any(seat.user == user for seat in lobby.seats)
        if user != row.host and not found:
            raise UserError(say("lobby-host-starts", host=mention(row.host)))
        _check_seats(lobby, say)
        self.check_room(row.game, lobby.options, say)
        await self._check_packs(row.guild, lobby.of, lobby.options, say)
        return lobby

    def check_room(self, game: str, options: dict[str, str], say: Speech) -> None:
        """Raises ``UserError`` if the live tables under way leave such a one too few calls to Discord."""
        services = self.registry.services
        if not services.governor.has_room(services.kinds[game].calls_per_minute(options)):
            raise UserError(say("lobby-crowded"))

    async def _check_packs(self, guild: int, game: LobbyGame, options: Mapping[str, str], say: Speech) -> None:
        """Raises ``UserError`` if the server does not allow packs, and a table would be dealt some of theirs."""
        if (named := game.packs(options)) and not (await Policies(self._store).read(guild)).packs:
            raise UserError(say("lobby-no-packs", packs=sorted(named)))

    async def start(self, table: int, thread: int, say: Speech) -> Lobby:
        """The lobby becomes a game in ``thread``.

        Raises ``UserError`` if it is none any more or too few are left, ``BadOption`` if so many cannot play like this.
        """
        async with self._locks[table]:
            row = await self._row(table, say)
            _check_seats(self._lobby(row), say)  # somebody may have left while the thread was opened
            await self._store.write(changing.commit(begun(table, thread)))
            self.played(row, thread)
        self._locks.pop(table, None)
        return self._lobby(row)

    def played(self, row: TableRow, thread: int) -> None:
        self.registry.start(TableHead(row.id, row.game, row.guild, row.parent, thread, row.lobby_message, "running"))

    async def expire(self) -> list[tuple[TableRow, Language]]:
        """Call people to due lobbies and close expired ones, on servers played here; return the closed."""
        closed, now = [], self.clock.now()
        for table in await self._store.read(timing.lobbies_due(now, now + EXPIRES_MS)):
            async with self._locks[table]:
                row, when = await self._store.read(tables.table(table)), await self._due(table, "lobby")
                if row is None or row.status != "lobby" or not when or not self.registry.holds(row.guild):
                    continue
                date = await self._due(table, DATE)
                if 0 < date <= self.clock.now():
                    await self._call(row)
                elif when > self._closing(row, date):  # the clock was set back: no lobby has longer than this
                    await self._store.write(changing.commit(self._touch(Batch(table=table), row, date)))
                elif when <= self.clock.now():  # else somebody has just used it
                    batch = Batch(table=table, status="stopped", cleared=["lobby", DATE])
                    await self._store.write(changing.commit(batch))
                    closed.append((row, self._lobby(row).language))
        return closed

    async def _call(self, row: TableRow) -> None:
        """Mention everybody who sits there: it is time to start."""
        batch = self._touch(Batch(table=row.id, cleared=[DATE]), row, 0)
        batch.outbox.append(await self._calling("time", row))
        await self._store.write(changing.commit(batch))
        self.registry.send(row.id)

    async def _calling(self, what: Call, row: TableRow) -> OutboxRow:
        post = row.lobby_message if self.registry.services.screen.is_forum(row.parent) else None
        place, users = post or row.parent, people(rosters.decode(row.roster))
        way = link(row.guild, place) + (f"/{row.lobby_message}" if row.lobby_message else "")
        said = speech(self._lobby(row).language)(_CALLS[what], count=len(users), link=way)
        order = await self._store.read(sending.last_order(row.id)) + 1
        told = message(place, order, Body(mentioning(users, said)), self.clock.now(), users)
        return msgspec.structs.replace(told, key=f"zod:{row.id}:f{order}", table=row.id)

    async def _due(self, table: int, name: str) -> int:
        return next((due.due_ms for due in await self._store.read(timing.deadlines(table)) if due.name == name), 0)

    async def _create(self, row: TableRow) -> Lobby:
        """Store a new lobby together with the moment at which it closes if nothing happens."""
        table = await self._store.write(changing.create_table(row, {"lobby": self.clock.now() + _lasts(row)}))
        return self._lobby(msgspec.structs.replace(row, id=table))

    async def _seat(self, row: TableRow, seats: list[Seated], say: Speech) -> Lobby:
        self._check_free(row, len(seats), say)
        return await self._keep(row, {"roster": rosters.encode(seats)})

    def _check_free(self, row: TableRow, seated: int, say: Speech) -> None:
        """Raises ``UserError`` if a table has no seats for so many."""
        if seated > (most := LOBBY_GAMES[row.game].seats(options_of(row))):
            raise UserError(say("lobby-full", most=most))

    async def _keep(self, row: TableRow, changed: dict[str, int | bytes | str | None]) -> Lobby:
        """Store columns of a lobby just used; call those whom it has looked for once they are enough."""
        row = msgspec.structs.replace(row, **changed)
        batch, seats = Batch(table=row.id, fields=dict(changed)), rosters.decode(row.roster)
        if row.wanted and (wanted := wanted_after(row.wanted, seats)) != row.wanted:
            batch.fields["wanted"] = wanted
            row = msgspec.structs.replace(row, wanted=wanted)
            if wanted < 0:
                batch.outbox.append(await self._calling("found", row))
        date = await self._due(row.id, DATE)
        await self._store.write(changing.commit(self._touch(batch, row, date)))
        if batch.outbox:
            self.registry.send(row.id)
        return msgspec.structs.replace(self._lobby(row), date_ms=date)

    async def _row(self, table: int, say: Speech) -> TableRow:
        row = await self._store.read(tables.table(table))
        if row is None or row.status != "lobby":
            raise UserError(say("lobby-closed"))
        return row

    async def _dated(self, row: TableRow) -> Lobby:
        return msgspec.structs.replace(self._lobby(row), date_ms=await self._due(row.id, DATE))

    def _lobby(self, row: TableRow) -> Lobby:
        seats = rosters.decode(row.roster)
        return Lobby(row.id, row.game, row.host, seats, options_of(row), row.status, row.wanted, row.parent)

    def _touch(self, batch: Batch, row: TableRow, date_ms: int) -> Batch:
        batch.deadlines.append(DeadlineRow(batch.table, "lobby", self._closing(row, date_ms)))
        return batch

    def _closing(self, row: TableRow, date_ms: int) -> int:
        """The moment at which a lobby closes if nothing happens from now on, never before its date."""
        closing = self.clock.now() + _lasts(row)
        return max(closing, date_ms + EXPIRES_MS) if date_ms else closing


def check_host(lobby: Lobby, user: int, say: Speech) -> None:
    """Raises ``UserError`` for everybody but the host."""
    if user != lobby.host:
        raise UserError(say("lobby-host-chooses", host=mention(lobby.host)))


def begun(table: int, thread: int) -> Batch:
    fields: dict[str, int | bytes | str | None] = {"thread": thread, "seed": str(secrets.randbits(SEED_BITS))}
    return Batch(table=table, status="running", fields=fields, cleared=["lobby", DATE])


def _check_seats(lobby: Lobby, say: Speech) -> None:
    """Raises ``TooFew``, and ``BadOption`` if so many cannot play like this."""
    if len(lobby.seats) < lobby.of.least:
        raise TooFew(say("lobby-too-few", least=lobby.of.least))
    lobby.of.check(lobby.options, len(lobby.seats))


def _lasts(row: TableRow) -> int:
    return SEARCH_MS if row.wanted else EXPIRES_MS
