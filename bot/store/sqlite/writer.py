"""The one writer: pieces of work that arrive while the disk is busy share the next transaction (group commit).

Each piece has a savepoint of its own, so a bad one fails alone. A piece counts as done only after the COMMIT of its
group has reached the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from bot.metrics import commit_times, observe_ms
from bot.store.errors import StoreClosed, StoreError
from bot.store.jobs import Job
from bot.store.sqlite.explaining import explained
from bot.store.sqlite.running import carry_out
from bot.store.sqlite.worker import Worker, transaction
from bot.store.statements.doing import script_of
from bot.store.statements.script import Script
from bot.tasks import watched

T = TypeVar("T")

GROUP = 256
"""Most pieces in one transaction: bounds how long the first of them waits for the last."""


class _Piece(Generic[T]):
    """A job, the future that waits for it, and how it went."""

    def __init__(self, job: Job[T], future: asyncio.Future[T]) -> None:
        self._job = job
        self._future = future
        self._value: T | None = None
        self.error: Exception | None = None

    def attempt(self, connection: sqlite3.Connection) -> None:
        """Run inside a savepoint. Raises only if SQLite has given up the whole transaction."""
        connection.execute("SAVEPOINT job")
        try:
            self._value = carry_out(connection, script_of(self._job))
            self.error = None
        except Exception as error:
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO job")
            self.error = error
        connection.execute("RELEASE job")

    def settle(self, path: Path) -> None:
        """Tell the one who waits, unless they no longer do."""
        if self._future.done():
            return
        if self.error is not None:
            self._future.set_exception(_clear(self.error, path))
        else:
            self._future.set_result(self._value)  # type: ignore[arg-type]  # T may itself be None


def _clear(error: Exception, path: Path) -> StoreError:
    clear = explained(error, path)
    if clear is not error:
        clear.__cause__ = error
    return clear


class Writer:
    """Owns the writing connection. Made inside a running event loop; ends with ``close``."""

    def __init__(self, worker: Worker, path: Path, guard: Callable[[], Script[None]]) -> None:
        """``guard`` is carried out first in every transaction and stops all of it by raising."""
        self._worker = worker
        self._path = path
        self._guard = guard
        self._queue: asyncio.Queue[_Piece[object] | None] = asyncio.Queue()
        self._closed = False
        self.commits = commit_times()
        """How long each transaction took, from its beginning to the disk."""
        self._task = watched(self._run(), "writer")

    async def submit(self, job: Job[T]) -> T:
        """Do a job in the next transaction; durable on return. Raises a ``StoreError``, and then left no trace.

        If the waiting task is cancelled, the job may still be done.
        """
        if self._closed:
            raise StoreClosed
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Piece(job, future))  # type: ignore[arg-type]  # the queue holds pieces of every result
        return await future

    async def close(self) -> None:
        """Finish what was submitted, then stop. Harmless when repeated."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        last = False
        while not last:
            group: list[_Piece[object]] = []
            job = await self._queue.get()
            while job is not None:
                group.append(job)
                if len(group) == GROUP or self._queue.empty():
                    break
                job = self._queue.get_nowait()
            last = job is None
            if group:
                clock = asyncio.get_running_loop().time
                began = clock()
                await self._worker.run(partial(self._write, group=group))
                observe_ms(self.commits, (clock() - began) * 1_000)
                for done in group:
                    done.settle(self._path)

    def _write(self, connection: sqlite3.Connection, group: Sequence[_Piece[object]]) -> None:
        """In the thread: one transaction for all, or one each if they cannot share."""
        try:
            self._transaction(connection, group)
        except Exception as error:
            if len(group) == 1:
                group[0].error = error
                return
            # A full disk may still have room for the small ones, and nobody pays for another's fault.
            for job in group:
                self._write(connection, [job])

    def _transaction(self, connection: sqlite3.Connection, group: Sequence[_Piece[object]]) -> None:
        with transaction(connection):
            carry_out(connection, self._guard())
            for job in group:
                job.attempt(connection)
