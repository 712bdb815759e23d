"""Snowflakes: Discord's ids, which carry the time of their birth. Taken from the sandbox's clock."""

from __future__ import annotations

from sandbox.clock import Clock

DISCORD_EPOCH_MS = 1420070400000
"""First millisecond of 2015, where snowflakes begin."""


class Ids:
    """Gives out ids that grow strictly and encode the sandbox's time."""

    def __init__(self, clock: Clock) -> None:
        """Use ``clock`` for the time part."""
        self._clock = clock
        self._last = 0

    def new(self) -> str:
        """The next id, as the decimal text that JSON carries."""
        self._last = max(self._last + 1, (self._clock.now_ms - DISCORD_EPOCH_MS) << 22)
        return str(self._last)

    @staticmethod
    def born_ms(snowflake: str) -> int:
        return (int(snowflake) >> 22) + DISCORD_EPOCH_MS
