"""Lets ended games count: each once, in the order in which they ended.

Where that order has changed all of a server's games count anew, and what they come to takes the place of the old
ratings in one transaction. Nobody sees ratings of only a part of the games.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from bot.play.clock import Clock
from bot.play.games.results import readable
from bot.play.rounds import always
from bot.standing.rating import Rating, rate
from bot.standing.result import Result
from bot.standing.statistics import Tally, by_thing
from bot.store.api import Store
from bot.store.errors import StoreError
from bot.store.rows import PowerRow, RatingRow

log = logging.getLogger(__name__)

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

    async def run(self, here: Callable[[], bool] = always) -> None:
        """For ever, while ``here``."""
        while True:
            pause = REST_MS
            try:
                if here() and await self.portion():
                    pause = PAUSE_MS
            except StoreError as error:
                log.warning("games could not be counted: %s", error)
            await self._clock.sleep(pause)

    async def portion(self) -> int:
        """Let some games of each server count; how many did. Raises ``StoreError``."""
        return sum([await self._server(guild) for guild in await self._store.unrated_in()])

    async def _server(self, guild: int) -> int:
        found = await self._store.unrated(guild, PORTION)
        if found.late:
            return await self._anew(guild, found.turn)
        count = _Count({(row.game, row.players, row.user): rating(row) for row in found.ratings})
        count.add([*readable(found.rows)])
        tables = [row.table for row in found.rows]
        return len(tables) if await self._store.rate(guild, found.turn, tables, *count.rows(guild)) else 0

    async def anew(self, guild: int) -> int:
        """Let all games of a server count anew; how many did, 0 if its ratings have changed meanwhile.

        Raises ``StoreError``.
        """
        return await self._anew(guild, (await self._store.unrated(guild, 1)).turn)

    async def _anew(self, guild: int, turn: int) -> int:
        count, games, last = _Count({}), 0, (0, 0)
        while rows := await self._store.results(guild, last, PORTION):
            count.add([*readable(rows)])
            games, last = games + len(rows), (rows[-1].ended_ms, rows[-1].table)
        return games if await self._store.recount(guild, turn, games, last, *count.rows(guild)) else 0


class _Count:
    """What games come to that count one after the other."""

    def __init__(self, known: dict[tuple[str, int, int], Rating]) -> None:
        """``known`` are the ratings before, by game, number of players and person."""
        self._known = known
        self._changed = set[tuple[str, int, int]]()
        self._powers: dict[str, Tally] = {}

    def add(self, games: Sequence[Result]) -> None:
        """Count more games, which ended after all that were counted before."""
        for game in games:
            players = len(game.parts)
            here = {
                part.user: self._known[key]
                for part in game.parts
                if part.user is not None and (key := (game.game, players, part.user)) in self._known
            }
            after = {(game.game, players, user): new for user, new in rate(game, here).items()}
            self._known |= after
            self._changed |= after.keys()
        for power, tally in by_thing(games).items():
            before = self._powers.get(power, Tally())
            self._powers[power] = Tally(before.games + tally.games, before.won + tally.won)

    def rows(self, guild: int) -> tuple[list[RatingRow], list[PowerRow]]:
        """The ratings that are other ones now, and what powers have won in these games."""
        ratings = [RatingRow(guild, *key, *msgspec.structs.astuple(self._known[key])) for key in self._changed]
        return ratings, [PowerRow(guild, power, tally.games, tally.won) for power, tally in self._powers.items()]


def rating(row: RatingRow) -> Rating:
    """The rating of a row."""
    return Rating(row.mu, row.sigma, row.games, row.upsets)
