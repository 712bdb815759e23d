"""Shares Discord's global request budget among all tables (design 5).

Not a rate limiter per route: discord.py keeps those. The governor only sees to it that slap tables together stay
below their share, and that a global 429 slows all of them alike.
"""

from __future__ import annotations

from bot.play.clock import Clock

GLOBAL_PER_SECOND = 50
"""Discord's documented requests per second and bot."""
SLAP_SHARE = 0.6
CALLS_PER_CARD = 2
"""Message and seed reaction."""


class Governor:
    """A leaky bucket over one injected clock."""

    def __init__(self, clock: Clock, per_second: float = GLOBAL_PER_SECOND * SLAP_SHARE) -> None:
        self._clock = clock
        self._gap = 1000 / per_second
        self._free_at = 0.0
        self._load: dict[int, float] = {}
        self.calls = 0
        """Calls let through since the start."""

    async def turn(self) -> None:
        """Wait until one more call fits the budget."""
        now = self._clock.now()
        at = max(self._free_at, now - 1000.0)  # up to a second's worth may go at once
        self._free_at = at + self._gap
        self.calls += 1
        if self._free_at > now:
            await self._clock.sleep(int(self._free_at - now) + 1)

    def stretch(self, ms: int) -> None:
        """A global 429: nobody calls for ``ms``, so every table's pace stretches by the same time."""
        self._free_at = max(self._free_at, float(self._clock.now() + ms))

    def seat_table(self, table: int, pace_ms: int) -> None:
        """Count a live table's calls from now on; ``pace_ms`` is 0 for a game that posts nothing by the clock."""
        if pace_ms:
            self._load[table] = CALLS_PER_CARD * 1000 / pace_ms

    def clear_table(self, table: int) -> None:
        """The table no longer plays."""
        self._load.pop(table, None)

    def has_room(self, pace_ms: int) -> bool:
        """Whether one more live table with this pace fits the slap share."""
        return sum(self._load.values()) + CALLS_PER_CARD * 1000 / pace_ms <= GLOBAL_PER_SECOND * SLAP_SHARE
