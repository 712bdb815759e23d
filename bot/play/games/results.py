"""Results of ended games, and letting them count: each once, in the order in which they ended."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from bot.play import roster
from bot.play.clock import Clock, always
from bot.play.roster import Seated
from bot.ratings.rating import ALL, Counting, Rating, Why, day_of, rate
from bot.ratings.result import Finish, Part, Result
from bot.ratings.statistics import Tally, by_thing
from bot.store.errors import StoreError
from bot.store.rows import PowerRow, RatingRow, ResultRow
from bot.store.statements import rating_rows, recounting
from bot.store.store import Store

log = logging.getLogger(__name__)

PRACTICE: Final = "practice"
"""The level of computer players where a game has one alone."""


_options = msgspec.json.Decoder(dict[str, str])
_finishes = msgspec.json.Decoder(list[Finish])


def readable(rows: Iterable[ResultRow]) -> Iterator[Result]:
    """The ended games of rows, one at a time, since thousands at once keep the garbage collector busy.

    One that cannot be read counts nothing, and the log says so.
    """
    for row in rows:
        try:
            found = result(row)
        except msgspec.DecodeError as error:
            log.warning("table %s cannot be counted: %s", row.table, error)
        else:
            yield found


def result(row: ResultRow) -> Result:
    """The ended game of a row. Raises ``msgspec.ValidationError`` if it is none."""
    level = _options.decode(row.options).get("computers", PRACTICE)
    seats = roster.decode(row.roster)
    finishes = _finishes.decode(row.result)
    return Result(
        table=row.table,
        game=row.game,
        guild=row.guild,
        ended_ms=row.ended_ms,
        stopped=row.status == "stopped",
        parts=tuple(_part(seat, finish, level, len(seats)) for seat, finish in zip(seats, finishes, strict=False)),
        turns=row.turns,
        decided=bool(row.decided),
    )


def _part(seat: Seated, finish: Finish, level: str, seats: int) -> Part:
    """Return a place's part in the result: a person who gave it away is last, however those after them came out."""
    if seat.given_by is not None:
        return Part(user=seat.given_by.user, gone=seat.given_by.gone, finish=Finish(seats + 1, conceded=True))
    computer = seat.user is None and not seat.gone
    return Part(
        user=seat.user,
        level=level if computer else "",
        gone=seat.gone,
        replaced=seat.replaced,
        finish=finish,
    )


PORTION: Final = 100
"""Games of one server that count at a time: some ten milliseconds."""
PAUSE_MS: Final = 100
"""Between two portions: tables that play go first."""
REST_MS: Final = 10_000
"""Until it is looked whether more games have ended."""


class Ratings:
    """One per process; ``run`` it as a task. What has counted is stored with the ratings it made, or not at all."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self.counted = 0
        """Games that have changed a rating, or what powers have won; stopped ones, for example, have not."""

    async def run(self, here: Callable[[], bool] = always) -> None:
        """For ever, while ``here``."""
        summed = False
        while True:
            pause = REST_MS
            try:
                if here() and not summed:
                    for guild in await self._store.read(rating_rows.unsummed_in()):
                        await self.anew(guild)
                    summed = True
                if here() and await self.portion():
                    pause = PAUSE_MS
            except StoreError as error:
                log.warning("games could not be counted: %s", error)
            await self._clock.sleep(pause)

    async def portion(self) -> int:
        """Let some games of each server count; how many did. Raises ``StoreError``."""
        return sum([await self._server(guild) for guild in await self._store.read(rating_rows.unrated_in())])

    async def _server(self, guild: int) -> int:
        found = await self._store.read(rating_rows.unrated(guild, PORTION))
        if found.late:
            return await self._anew(guild, found.turn)
        if not found.rows:
            return 0
        count = _Count({(row.game, row.players, row.user): rating(row) for row in found.ratings})
        count.look([*readable(await earlier(self._store, found.rows[0]))])
        count.add([*readable(found.rows)])
        tables = [row.table for row in found.rows]
        if not await self._store.write(rating_rows.rate(guild, found.turn, tables, *count.rows(guild))):
            return 0
        self.counted += count.games
        return len(tables)

    async def anew(self, guild: int) -> int:
        """Let all games of a server count anew; how many did, 0 if its ratings have changed meanwhile.

        Raises ``StoreError``.
        """
        return await self._anew(guild, (await self._store.read(rating_rows.unrated(guild, 1))).turn)

    async def _anew(self, guild: int, turn: int) -> int:
        count, games, last = _Count({}), 0, (0, 0)
        while rows := await self._store.read(recounting.results(guild, last, PORTION)):
            count.add([*readable(rows)])
            games, last = games + len(rows), (rows[-1].ended_ms, rows[-1].table)
        if not await self._store.write(rating_rows.recount(guild, turn, games, last, *count.rows(guild))):
            return 0
        self.counted += count.games
        return games


class _Count:
    def __init__(self, known: dict[tuple[str, int, int], Rating]) -> None:
        """``known`` are the ratings before, by game, number of players and person."""
        self._known = known
        self._changed = set[tuple[str, int, int]]()
        self._powers: dict[str, Tally] = {}
        self.games = 0
        self._counting = Counting()

    def look(self, games: Sequence[Result]) -> None:
        """These games of the first day have been counted already."""
        for game in games:
            self._counting.why_not(game)

    def add(self, games: Sequence[Result]) -> None:
        """Count more games, which ended after all that were counted before."""
        counting = [game for game in games if self._counting.why_not(game) is None]
        for game in counting:
            for players in (ALL, len(game.parts)):
                here = {
                    part.user: self._known[key]
                    for part in game.parts
                    if part.user is not None and (key := (game.game, players, part.user)) in self._known
                }
                after = {(game.game, players, user): new for user, new in rate(game, here).items()}
                self._known |= after
                self._changed |= after.keys()
            self.games += bool(after or by_thing([game]))
        for power, tally in by_thing(counting).items():
            before = self._powers.get(power, Tally())
            self._powers[power] = Tally(before.games + tally.games, before.won + tally.won)

    def rows(self, guild: int) -> tuple[list[RatingRow], list[PowerRow]]:
        """The ratings that are other ones now, and what powers have won in these games."""
        ratings = [RatingRow(guild, *key, *msgspec.structs.astuple(self._known[key])) for key in self._changed]
        return ratings, [PowerRow(guild, power, tally.games, tally.won) for power, tally in self._powers.items()]


async def earlier(store: Store, game: ResultRow) -> list[ResultRow]:
    """Return the games that ended before this one on the same day, oldest first. Raises ``StoreError``."""
    found, last = list[ResultRow](), (day_of(game.ended_ms), 0)
    while rows := await store.read(recounting.results(game.guild, last, PORTION)):
        last = rows[-1].ended_ms, rows[-1].table
        found += [row for row in rows if (row.ended_ms, row.table) < (game.ended_ms, game.table)]
        if last >= (game.ended_ms, game.table):
            break
    return found


async def why_not(store: Store, game: ResultRow) -> Why | None:
    """Why a game counts nothing; None if it counts, or cannot be read. Raises ``StoreError``."""
    counting, why = Counting(), None
    for one in readable([*await earlier(store, game), game]):
        found = counting.why_not(one)
        why = found if one.table == game.table else None
    return why


def rating(row: RatingRow) -> Rating:
    """The rating of a row."""
    return Rating(row.mu, row.sigma, row.games, row.upsets)
