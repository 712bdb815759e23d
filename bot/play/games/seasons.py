"""A server's season: opened, ended, and its table of points from the ended games in the store."""

from __future__ import annotations

from typing import Final

from bot.play.clock import Clock
from bot.play.games.results import result
from bot.standing.result import Result
from bot.standing.season import Line, Season, standings
from bot.store.api import Store
from bot.store.rows import SeasonRow

_AT_ONCE: Final = 1_000
"""Games read by one question to the database."""


class Seasons:
    """Stateless but for the store. All that asks it raises ``StoreError``."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def open(self, guild: int, game: str, end_ms: int) -> bool:
        """Begin a season now; False if another one runs."""
        return await self._store.open_season(SeasonRow(guild, game, self._clock.now(), end_ms))

    async def end(self, guild: int) -> SeasonRow | None:
        """End the season that runs now, and return it; None if none does."""
        now = self._clock.now()
        return await self._store.season(guild) if await self._store.end_season(guild, now) else None

    async def newest(self, guild: int) -> tuple[SeasonRow, bool] | None:
        """The season that was opened last, and whether it still runs; None if there was none."""
        row = await self._store.season(guild)
        return None if row is None else (row, self._clock.now() < row.end_ms)

    async def standings(self, row: SeasonRow) -> list[Line]:
        """Who has how many points in a season, best first."""
        found: list[Result] = []
        after = (row.begin_ms, 0)
        while True:
            rows = await self._store.results(row.guild, after, _AT_ONCE)
            found += [result(one) for one in rows]
            if len(rows) < _AT_ONCE or rows[-1].ended_ms > row.end_ms:
                return standings(Season(row.game, row.begin_ms, row.end_ms), found)
            after = (rows[-1].ended_ms, rows[-1].table)
