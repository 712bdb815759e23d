"""Metrics of the process: plain numbers without names, ids or cards; and watched background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextvars import ContextVar
from typing import Any, Literal, TypeAlias, TypeVar

from prometheus_client import Histogram

VERDICT_MS = (1, 2, 5, 10, 20, 50, 100, 300, 1_000, 3_000)
LAG_MS = (1, 2, 5, 10, 20, 50, 100, 300, 1_000)
LAG_EVERY_S = 0.5
COMMIT_MS = (1, 2, 5, 10, 20, 50, 100, 300, 1_000, 5_000)
WAIT_MS = (50, 200, 500, 1_000, 2_000, 5_000, 15_000, 60_000)
PICTURE_MS = (10, 20, 50, 100, 200, 500, 1_000, 3_000, 10_000)


def times(name: str, says: str, bounds_ms: Sequence[int]) -> Histogram:
    """Return a histogram of seconds with these upper bounds, in no registry."""
    return Histogram(name, says, buckets=[bound / 1_000 for bound in bounds_ms], registry=None)


def call_waits() -> Histogram:
    says = "Calls to Discord until their turn came, by what they are for."
    bounds = [bound / 1_000 for bound in WAIT_MS]
    return Histogram("table_call_wait_seconds", says, labelnames=["kind"], buckets=bounds, registry=None)


def commit_times() -> Histogram:
    return times("table_commit_seconds", "Transactions until they were on the disk.", COMMIT_MS)


def observe_ms(histogram: Histogram, ms: float) -> None:
    """Count one time; one below zero (a clock that was set back) counts as zero."""
    histogram.observe(max(0.0, ms) / 1_000)


class Metrics:
    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        """REST calls to Discord by outcome: ``2xx``, ``4xx``, ``429``, ``5xx``, ``none`` (no answer)."""
        self.global_limits = 0
        self.connections: Counter[str] = Counter()
        self.unread_events = 0
        """Events that the library could not read; each was lost."""
        self.restarts = 0
        self.verdicts = times("table_verdict_seconds", "From a reaction or press to its durable verdict.", VERDICT_MS)
        self.lag = times("table_loop_lag_seconds", "How late the event loop comes back.", LAG_MS)
        self.referee = 0
        """Tables stopped by an error until the referee acts."""
        self.pictures: Counter[str] = Counter()
        """Pictures that were ``drawn``, ``dropped`` because too many waited, or ``failed``."""
        self.drawing = times("table_picture_seconds", "From asking for a picture until it is drawn.", PICTURE_MS)
        self.thoughts: Counter[str] = Counter()
        """Thoughts of *strong* computer players that were ``found``, or ``dropped`` because too many waited."""
        self.dm_refusals = 0
        self.call_waits = call_waits()
        self.store_refusals = 0


async def watch_lag(metrics: Metrics) -> None:
    """Measure the event loop's lag until cancelled. Real time, also in the sandbox."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY_S
        await asyncio.sleep(LAG_EVERY_S)
        observe_ms(metrics.lag, (loop.time() - due) * 1000)


log = logging.getLogger(__name__)

T = TypeVar("T")
Kind: TypeAlias = Literal[
    "alarm", "answers", "clock", "commands", "digests", "effects", "emojis", "lag", "lease", "letters", "lobbies",
    "members", "memory", "news", "outbox", "pictures", "presses", "reminders", "renderers", "seasons", "shards",
    "table", "tournaments", "upkeep", "waking", "writer",
]  # fmt: skip

TABLE: ContextVar[int | None] = ContextVar("table", default=None)
"""Table of the present task; set once by the table's consumer and inherited by its tasks."""
DEATHS: Counter[Kind] = Counter()
_RUNNING: set[asyncio.Task[Any]] = set()
"""The event loop itself keeps no task from being collected."""


def watched(
    work: Coroutine[Any, Any, T], kind: Kind, *, name: str | None = None, endless: bool = False
) -> asyncio.Task[T]:
    """Run ``work`` as a task, kept until it ends; log its death: an error, or for ``endless`` any but cancellation."""
    task = asyncio.get_running_loop().create_task(work, name=name or kind)
    _RUNNING.add(task)
    task.add_done_callback(lambda done: _ended(done, kind, endless))
    return task


def _ended(task: asyncio.Task[Any], kind: Kind, endless: bool) -> None:
    _RUNNING.discard(task)
    if task.cancelled():
        return
    error = task.exception()
    if error is not None or endless:
        DEATHS[kind] += 1
        log.error("a background task has died: %s", task.get_name(), exc_info=error)
