"""Group commit: scripts that arrive while the database is busy share the next transaction.

A script counts as done only once its group is durable. How a group is written, and how a bad one in it fails alone, is
the database's own.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from bot.process.metrics import commit_times, observe_ms
from bot.process.tasks import watched
from bot.store.errors import StoreClosed, StoreError
from bot.store.statements.script import Script, Steps, dated

T = TypeVar("T")

GROUP: Final = 256
"""Most scripts in one transaction: bounds how long the first of them waits for the last."""


class Piece(Generic[T]):
    """A script, the future that waits for it, and how it went."""

    def __init__(self, script: Script[T], future: asyncio.Future[T]) -> None:
        self.script = script
        self.future = future
        self.value: T | None = None
        self.error: Exception | None = None


class GroupWriter(ABC):
    """Takes scripts and writes them in groups. Made inside a running event loop; ends with ``close``."""

    def __init__(self, now: Callable[[], int]) -> None:
        """``now`` gives unix milliseconds."""
        self._now = now
        self._queue: asyncio.Queue[Piece[object] | None] = asyncio.Queue()
        self._closed = False
        self.commits = commit_times()
        """How long each transaction took, from its beginning to the disk."""
        self._task = watched(self._run(), "writer")

    @abstractmethod
    async def _write(self, group: Sequence[Piece[object]]) -> None:
        """Carry out a group; each piece knows then how it went."""

    @abstractmethod
    def _explained(self, error: Exception) -> StoreError:
        """An error as one of the store."""

    def _begin(self, piece: Piece[T]) -> Steps[T]:
        return dated(piece.script, self._now)

    async def submit(self, script: Script[T]) -> T:
        """Carry a script out in the next transaction; durable on return. After a ``StoreError`` nothing of it was kept.

        If the waiting task is cancelled, or ``StoreUnknown`` is raised, it may still be done.
        """
        if self._closed:
            raise StoreClosed
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Piece(script, future))  # type: ignore[arg-type]  # the queue holds pieces of every result
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
            group: list[Piece[object]] = []
            piece = await self._queue.get()
            while piece is not None:
                group.append(piece)
                if len(group) == GROUP or self._queue.empty():
                    break
                piece = self._queue.get_nowait()
            last = piece is None
            if group:
                clock = asyncio.get_running_loop().time
                began = clock()
                await self._write(group)
                if any(piece.error is None for piece in group):
                    observe_ms(self.commits, (clock() - began) * 1_000)
                for done in group:
                    self._settle(done)

    def _refuse_waiting(self, error: Exception) -> None:
        """Tell everybody whose script has not been begun that it cannot be now, and keep none of them."""
        waiting = [self._queue.get_nowait() for _ in range(self._queue.qsize())]
        for piece in waiting:
            if piece is None:
                self._queue.put_nowait(None)  # after what was submitted comes the end
            else:
                piece.error = error
                self._settle(piece)

    def _settle(self, piece: Piece[object]) -> None:
        """Tell the one who waits, unless they no longer do."""
        if piece.future.done():
            return
        if piece.error is None:
            piece.future.set_result(piece.value)
            return
        clear = self._explained(piece.error)
        if clear is not piece.error:
            clear.__cause__ = piece.error
        piece.future.set_exception(clear)
