"""Wakes many tables without crowding out those that play: few are taken up at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from bot.tasks import watched


class Waking:
    """A queue of tables to be woken. ``wake`` returns when its table is awake, and never raises."""

    def __init__(self, wake: Callable[[int], Awaitable[None]], at_once: int) -> None:
        """At most ``at_once`` tables are being taken up at any moment."""
        self._wake = wake
        self._at_once = at_once
        self._tables: dict[int, None] = {}
        """In order, each once."""
        self._workers: set[asyncio.Task[None]] = set()

    def add(self, tables: Iterable[int]) -> None:
        """Wake these too, after those that wait already; returns at once."""
        self._tables.update(dict.fromkeys(tables))
        while len(self._workers) < min(self._at_once, len(self._tables)):
            worker = watched(self._work(), "waking")
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)

    def drop(self, tables: Iterable[int]) -> None:
        """Wake these no more."""
        for table in tables:
            self._tables.pop(table, None)

    def stop(self) -> None:
        """Wake nobody any more."""
        self._tables.clear()
        for worker in self._workers:
            worker.cancel()

    async def _work(self) -> None:
        while self._tables:
            table = next(iter(self._tables))
            del self._tables[table]
            await self._wake(table)
