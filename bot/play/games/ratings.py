"""Lets ended games count: each once, in the order in which they ended."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from bot.play.clock import Clock
from bot.play.games.results import readable
from bot.play.rounds import always
from bot.standing.rating import Rating, rate
from bot.standing.statistics import by_thing
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
            await self._store.unrate(guild)
            return 1
        known = {(row.game, row.players, row.user): rating(row) for row in found.ratings}
        changed: dict[tuple[str, int, int], Rating] = {}
        games = readable(found.rows)
        for game in games:
            players = len(game.parts)
            here = {
                part.user: known[key]
                for part in game.parts
                if part.user is not None and (key := (game.game, players, part.user)) in known
            }
            after = {(game.game, players, user): new for user, new in rate(game, here).items()}
            known |= after
            changed |= after
        rows = [RatingRow(guild, *key, *msgspec.structs.astuple(new)) for key, new in changed.items()]
        powers = [PowerRow(guild, power, tally.games, tally.won) for power, tally in by_thing(games).items()]
        tables = [row.table for row in found.rows]
        return len(tables) if await self._store.rate(guild, found.turn, tables, rows, powers) else 0


def rating(row: RatingRow) -> Rating:
    """The rating of a row."""
    return Rating(row.mu, row.sigma, row.games, row.upsets)
