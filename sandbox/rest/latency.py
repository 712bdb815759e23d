"""Durations of REST calls by the sandbox's clock: half before anything happens, half before the answer."""

from __future__ import annotations

import asyncio
from random import Random

from sandbox.clock import Clock


class Latency:
    """Lets calls wait. With a clock that stands, whoever turns it looks at ``next_ms``."""

    def __init__(self, clock: Clock, least_ms: int, most_ms: int) -> None:
        """Each call takes ``least_ms`` to ``most_ms``; with 0 nothing waits."""
        self._clock, self._least, self._most = clock, least_ms, most_ms
        self._dice = Random(0)
        self._due: list[int] = []
        self.begun = asyncio.Event()
        """Set whenever something begins to wait."""

    @property
    def next_ms(self) -> int | None:
        """Return the time at which the next call gets further; None if none waits."""
        return min(self._due, default=None)

    async def half(self) -> None:
        """Wait for half of what a call takes."""
        if not self._most:
            return
        wait = self._dice.randint(self._least, self._most) // 2
        over, due = asyncio.Event(), self._clock.now_ms + wait
        self._due.append(due)
        timer = self._clock.after(wait, over.set)
        self.begun.set()
        try:
            await over.wait()
        finally:
            timer.cancel()
            self._due.remove(due)
