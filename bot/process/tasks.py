"""Background tasks, none of which ends unseen: one that dies is a line in the log and a number in the metrics.

Nobody waits for these tasks, so without this a fault in one would be heard of when its memory is cleared, or never.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from contextvars import ContextVar
from typing import Any, Literal, TypeAlias, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")
Kind: TypeAlias = Literal[
    "alarm", "answers", "clock", "commands", "digests", "effects", "emojis", "lag", "lease", "letters", "lobbies",
    "members", "memory", "news", "outbox", "pictures", "presses", "reminders", "renderers", "seasons", "shards",
    "table", "tournaments", "upkeep", "waking", "writer",
]  # fmt: skip

TABLE: ContextVar[int | None] = ContextVar("table", default=None)
"""The table for which the present task works; set once by the table's consumer and inherited by its tasks."""
DEATHS: Counter[Kind] = Counter()
"""How many tasks of a kind have died in this process."""


def watched(
    work: Coroutine[Any, Any, T], kind: Kind, *, name: str | None = None, endless: bool = False
) -> asyncio.Task[T]:
    """Run ``work`` as a task and tell if it dies: by an error or, if it is ``endless``, at all but by being cancelled.

    ``name`` says in the log which of its kind it was.
    """
    task = asyncio.get_running_loop().create_task(work, name=name or kind)
    task.add_done_callback(lambda done: _ended(done, kind, endless))
    return task


def _ended(task: asyncio.Task[Any], kind: Kind, endless: bool) -> None:
    if task.cancelled():
        return
    error = task.exception()
    if error is not None or endless:
        DEATHS[kind] += 1
        log.error("a background task has died: %s", task.get_name(), exc_info=error)
