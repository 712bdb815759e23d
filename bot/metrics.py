"""What the process counts about itself: plain numbers without names, ids or cards. ``prometheus.py`` shows them.

Counting costs an addition and needs no library, so the hot path may do it whether or not anybody looks.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

VERDICT_MS = (1, 2, 5, 10, 20, 50, 100, 300, 1_000, 3_000)
LAG_MS = (1, 2, 5, 10, 20, 50, 100, 300, 1_000)
LAG_EVERY_S = 0.5
COMMIT_MS = (1, 2, 5, 10, 20, 50, 100, 300, 1_000, 5_000)
PICTURE_MS = (10, 20, 50, 100, 200, 500, 1_000, 3_000, 10_000)


class Histogram:
    """How many values fell below each bound. Values are milliseconds."""

    def __init__(self, bounds: Sequence[int]) -> None:
        """``bounds`` are upper ends, ascending; what is above the last one is counted as well."""
        self.bounds = tuple(bounds)
        self._counts = [0] * (len(self.bounds) + 1)
        self.sum_ms = 0.0

    def observe(self, ms: float) -> None:
        """Count one value; one below zero (a clock that was set back) counts as zero."""
        ms = max(0.0, ms)
        self._counts[bisect_left(self.bounds, ms)] += 1
        self.sum_ms += ms

    @property
    def count(self) -> int:
        """How many values there were."""
        return sum(self._counts)

    def cumulative(self) -> list[int]:
        """For each bound, and at last for infinity, how many values are not above it."""
        total, sums = 0, []
        for count in self._counts:
            total += count
            sums.append(total)
        return sums


class Metrics:
    """One per process, written by whoever does the thing that is counted."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.calls: Counter[str] = Counter()
        """REST calls to Discord by outcome: ``2xx``, ``4xx``, ``429``, ``5xx``, ``none`` (no answer)."""
        self.global_limits = 0
        """Times that Discord's limit for the whole bot was hit."""
        self.connections: Counter[str] = Counter()
        """Events of the gateway connection: ``fresh``, ``resumed``, ``lost``."""
        self.restarts = 0
        """How often the supervisor started the client anew."""
        self.verdicts = Histogram(VERDICT_MS)
        """From the arrival of a reaction or press until what it changed is on the disk."""
        self.lag = Histogram(LAG_MS)
        """How much later than asked the event loop came back, measured twice a second."""
        self.referee = 0
        """Tables that a fault has stopped until a person looks."""
        self.pictures: Counter[str] = Counter()
        """Pictures that were ``drawn``, ``dropped`` because too many waited, or ``failed``."""
        self.drawing = Histogram(PICTURE_MS)
        """From asking for a picture until it is drawn, the wait for others included."""
        self.dm_refusals = 0
        """Direct messages that Discord refused because their receiver takes none."""
        self.store_refusals = 0
        """Transactions that failed: disk full, lease lost, …"""


async def watch_lag(metrics: Metrics) -> None:
    """Measure the event loop's lag until cancelled. Real time, also in the sandbox."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY_S
        await asyncio.sleep(LAG_EVERY_S)
        metrics.lag.observe((loop.time() - due) * 1000)
