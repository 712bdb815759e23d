"""Going on holiday and coming back: what is kept, and which tables hear of it at once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, tzinfo
from typing import Final

from bot.play.games.records import options_of
from bot.play.hall import Hall
from bot.play.reminding.quiet import PREFERENCE as QUIET, BadHours, hours, zone_named
from bot.store.rows import AwayRow, TableHead
from bot.tables.contract.away import Plan

_OPEN: Final = ("lobby", "running", "paused", "referee", "broken")
"""States of tables from which somebody can be away; a lobby's holidays count once the game has begun."""
_DEFAULT: Final = "UTC"


class Holidays:
    """Sends people on holiday and takes them back: keeps it, and tells their tables. One per process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.services.store

    async def zone(self, user: int) -> tuple[str, tzinfo]:
        """The time zone of a person's quiet hours, by name; UTC for whoever has set none. Raises ``StoreError``."""
        try:
            name = hours(await self._store.preference(user, QUIET) or "").zone
            return name, zone_named(name)
        except BadHours:
            return _DEFAULT, UTC

    async def tables(self, user: int) -> list[TableHead]:
        """From which tables somebody can be away or is, newest first. Raises ``StoreError``."""
        return await self._store.tables_of(user, _OPEN)

    async def waiting(self, heads: Sequence[TableHead]) -> list[TableHead]:
        """Those among them that wait for people, so that a holiday is of use. Raises ``StoreError``."""
        found = []
        for head in heads:
            row = await self._store.table(head.id)
            if row is not None and self._hall.services.kinds[row.game].takes_holidays(options_of(row)):
                found.append(head)
        return found

    async def go(self, user: int, heads: Sequence[TableHead], until_ms: int, plan: Plan) -> None:
        """Somebody is away from these tables, whatever was said before. Raises ``StoreError``."""
        await self._store.go_away([AwayRow(user, head.id, until_ms, plan) for head in heads])
        await self._hall.people_changed(heads)

    async def come_back(self, user: int, tables: Collection[int] | None = None) -> list[TableHead]:
        """Somebody is back at these tables, or at all; returns where they were away. Raises ``StoreError``."""
        away = {row.table for row in await self._store.holidays_of(user)}
        heads = [head for head in await self.tables(user) if head.id in away and (tables is None or head.id in tables)]
        await self._store.come_back(user, [head.id for head in heads])
        await self._hall.people_changed(heads)
        return heads
