"""When a live table whose calls wait is told so: not for a moment's crowd, as after a start, and once at most."""

from __future__ import annotations

from typing import Final

LASTS_MS: Final = 10_000
"""So long it has to last."""
APART_MS: Final = 15_000
"""With such a gap between two calls that waited too long, it begins anew."""


class Slowness:
    """One per table in memory."""

    def __init__(self) -> None:
        """Nothing has waited too long."""
        self._since = self._last = 0
        self._told = False

    def tells(self, now: int) -> bool:
        """Note that a call waits too long, in unix milliseconds; whether people are to be told, which is so once."""
        if now - self._last > APART_MS:
            self._since = now
        self._last = now
        if self._told or now - self._since < LASTS_MS:
            return False
        self._told = True
        return True
