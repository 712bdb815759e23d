"""A server's seasons: opened, ended, and their tables of points from the ended games in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.play import roster
from bot.play.clock import Clock
from bot.play.games.results import readable
from bot.standing.season import Line, Season, standings
from bot.store.api import Store
from bot.store.rows import ResultRow, SeasonRow

_AT_ONCE: Final = 1_000
"""Games read by one question to the database."""
_LATEST: Final = 2
"""One season runs at most, so of the last two one is over."""


class Points(msgspec.Struct, frozen=True):
    """The table of points of a season."""

    lines: list[Line]
    """Everybody with points, the best first."""
    names: dict[int, str]
    """Under which name each of them sat down last."""


class Seasons:
    """Stateless but for the store. All that asks it raises ``StoreError``."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def open(self, row: SeasonRow) -> bool:
        """Begin a season; False if another one runs."""
        return await self._store.open_season(row)

    async def end(self, guild: int, channel: int) -> SeasonRow | None:
        """End the season that runs now, and return it; None if none does. See ``Store.end_season`` for ``channel``."""
        if not await self._store.end_season(guild, self._clock.now(), channel):
            return None
        return next(iter(await self._store.seasons_of(guild, 1)), None)

    async def newest(self, guild: int) -> tuple[SeasonRow, bool] | None:
        """The season that was opened last, and whether it still runs; None if there was none."""
        found = await self._store.seasons_of(guild, 1)
        return (found[0], self._runs(found[0])) if found else None

    async def past(self, guild: int) -> SeasonRow | None:
        """The season that ended last; None if none has."""
        found = await self._store.seasons_of(guild, _LATEST)
        return next((row for row in found if not self._runs(row)), None)

    async def points(self, row: SeasonRow) -> Points:
        """Who has how many points in a season; counted beside everything else."""
        found: list[ResultRow] = []
        after = (row.begin_ms, 0)
        while True:
            rows = await self._store.results(row.guild, after, _AT_ONCE)
            found += rows
            if len(rows) < _AT_ONCE or rows[-1].ended_ms > row.end_ms:
                return await asyncio.to_thread(_counted, row, found)
            after = (rows[-1].ended_ms, rows[-1].table)

    def _runs(self, row: SeasonRow) -> bool:
        return self._clock.now() < row.end_ms


def _counted(row: SeasonRow, found: Sequence[ResultRow]) -> Points:
    """The table of points of these games."""
    lines = standings(Season(row.game, row.begin_ms, row.end_ms), readable(found))
    wanted, names = {line.user for line in lines}, dict[int, str]()
    for one in reversed(found):
        if len(names) == len(wanted):
            break
        for seat in roster.decode(one.roster):
            if seat.user in wanted:
                names.setdefault(seat.user or 0, seat.name)
    return Points(lines, names)
