"""The sandbox's own clock. It may run at any rate, stand still, or be moved on by a test; it never runs backwards.

Interaction deadlines, token lives, rate limits, the nonce window, snowflakes and timestamps all read it. The gateway's
heartbeat and discord.py's own back-off do not: they belong to real time.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime


@dataclass(order=True)
class Timer:
    """Something to do at ``due_ms``. ``cancel()`` makes it do nothing."""

    due_ms: int
    order: int
    do: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        """Forget this timer; harmless when it has already run."""
        self.cancelled = True


class Clock:
    """Milliseconds since 1970 that pass at ``rate`` times real time (0 = frozen)."""

    def __init__(self, now_ms: int | None = None, rate: float = 1.0) -> None:
        """Start at ``now_ms`` (default: the computer's time)."""
        self._base = int(time.time() * 1000) if now_ms is None else now_ms
        self._anchor = time.monotonic()
        self._rate = rate
        self._heap: list[Timer] = []
        self._order = itertools.count()
        self._handle: asyncio.TimerHandle | None = None
        self.watchers: list[Callable[[], None]] = []
        """Called after each change of time or rate by hand; not as time passes by itself."""

    @property
    def rate(self) -> float:
        """Sandbox seconds per real second."""
        return self._rate

    @property
    def now_ms(self) -> int:
        """The present, in whole milliseconds since 1970."""
        return self._base + int((time.monotonic() - self._anchor) * 1000 * self._rate)

    def iso(self) -> str:
        """The present as Discord writes it, with microseconds and offset."""
        return datetime.fromtimestamp(self.now_ms / 1000, UTC).isoformat(timespec="microseconds")

    def real_seconds(self, ms: int) -> float:
        """Convert ``ms`` of this clock to seconds of real time; a frozen clock is read as one that runs at rate 1."""
        return ms / 1000 / (self._rate or 1.0)

    def after(self, ms: int, do: Callable[[], None]) -> Timer:
        """Call ``do`` once ``ms`` of this clock have passed. Needs a running event loop."""
        timer = Timer(self.now_ms + ms, next(self._order), do)
        heapq.heappush(self._heap, timer)
        self._arm()
        return timer

    def advance(self, ms: int) -> None:
        """Move on by ``ms``; what falls due on the way runs in order, each at its own time. ValueError if negative."""
        if ms < 0:
            raise ValueError("the clock does not run backwards")
        target = self.now_ms + ms
        while self._heap and self._heap[0].due_ms <= target:
            timer = heapq.heappop(self._heap)
            self._set(max(self.now_ms, timer.due_ms))
            if not timer.cancelled:
                timer.do()
        self._set(max(self.now_ms, target))
        self._changed()

    def set_rate(self, rate: float) -> None:
        """Let time pass at ``rate`` times real time from now on. ValueError if negative."""
        if rate < 0:
            raise ValueError("the clock does not run backwards")
        self._set(self.now_ms)
        self._rate = rate
        self._changed()

    def stop(self) -> None:
        """Forget all timers; none of them rings any more."""
        self._heap.clear()
        self._arm()

    def _set(self, now_ms: int) -> None:
        self._base, self._anchor = now_ms, time.monotonic()

    def _changed(self) -> None:
        self._arm()
        for watcher in list(self.watchers):
            watcher()

    def _arm(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._heap and self._rate > 0:
            wait = max(0, self._heap[0].due_ms - self.now_ms)
            self._handle = asyncio.get_running_loop().call_later(self.real_seconds(wait), self._fire)

    def _fire(self) -> None:
        while self._heap and self._heap[0].due_ms <= self.now_ms:
            timer = heapq.heappop(self._heap)
            if not timer.cancelled:
                timer.do()
        self._arm()
