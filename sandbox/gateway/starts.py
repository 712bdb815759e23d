"""Limits on sessions: how many the bot may still begin today, and which may begin at this moment."""

from __future__ import annotations

from typing import Final

from sandbox import assumptions
from sandbox.clock import Clock
from sandbox.jsons import Json

DAY_MS: Final = 86_400_000


class Starts:
    """Counts sessions. ``concurrency`` shards may begin one within five seconds; 0 lets all begin as they like."""

    def __init__(self, clock: Clock, concurrency: int) -> None:
        """No session has begun yet."""
        self._clock = clock
        self._concurrency = concurrency
        self._used = 0
        self._reset_ms = 0
        """When the day ends for which ``_used`` counts."""
        self._free_ms: dict[int, int] = {}
        """When the next session may begin, for each key."""

    @property
    def left(self) -> int:
        """Return the number of sessions that may still begin today."""
        return max(0, assumptions.IDENTIFIES - (self._used if self._clock.now_ms < self._reset_ms else 0))

    def use(self, sessions: int) -> None:
        """Count sessions that began elsewhere, such as before this stand-in did. Negative: forget as many."""
        now = self._clock.now_ms
        if now >= self._reset_ms:
            self._used, self._reset_ms = 0, now + DAY_MS
        self._used += sessions

    def in_turn(self, shard: int) -> bool:
        """True if a session of this shard may begin now; it has its turn then, whatever becomes of it."""
        if not self._concurrency:
            return True
        key, now = shard % self._concurrency, self._clock.now_ms
        if now < self._free_ms.get(key, 0):
            return False
        self._free_ms[key] = now + assumptions.IDENTIFY_WINDOW_MS
        return True

    def limit(self) -> Json:
        """``session_start_limit`` as ``GET /gateway/bot`` tells it."""
        return {
            "total": assumptions.IDENTIFIES,
            "remaining": self.left,
            "reset_after": max(0, self._reset_ms - self._clock.now_ms),
            "max_concurrency": self._concurrency or 1,
        }
