"""The one writer: jobs that arrive while the server is busy share the next transaction (group commit).

A group that fails is repeated job by job, so a bad one fails alone. A job counts as done only after the COMMIT of its
group was answered. If the connection breaks in the middle of that answer, the number of the group tells afterwards
whether it was committed; nobody is answered before that is known.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, Generic, TypeVar

import asyncpg

from bot.metrics import commit_times, observe_ms
from bot.store.errors import LeaseLost, StoreClosed, StoreError
from bot.store.jobs import Commit, Job
from bot.store.postgres import lease, processes
from bot.store.postgres.explaining import explained, is_away
from bot.store.postgres.running import carry_out
from bot.store.postgres.together import carry_out_together
from bot.store.sharing import Share
from bot.store.statements.doing import script_of
from bot.tasks import watched

log = logging.getLogger(__name__)

T = TypeVar("T")
Connect = Callable[[], Awaitable["asyncpg.Connection[Any]"]]

GROUP: Final = 256
"""Most jobs in one transaction: bounds how long the first of them waits for the last."""
AGAIN_S: Final = 0.5
"""Between two tries to find out what became of a group."""


class _Piece(Generic[T]):
    """A job, the future that waits for it, and how it went."""

    def __init__(self, job: Job[T], future: asyncio.Future[T]) -> None:
        self.job = job
        self._future = future
        self.value: T | None = None
        self.error: Exception | None = None

    def settle(self, place: str) -> None:
        """Tell the one who waits, unless they no longer do."""
        if self._future.done():
            return
        if self.error is None:
            self._future.set_result(self.value)  # type: ignore[arg-type]  # T may itself be None
            return
        clear = explained(self.error, place)
        if clear is not self.error:
            clear.__cause__ = self.error
        self._future.set_exception(clear)


def _waves(group: Sequence[_Piece[object]]) -> Iterator[list[_Piece[object]]]:
    """Jobs that may be done at once, wave by wave: batches of different tables, anything else alone."""
    wave: list[_Piece[object]] = []
    tables: set[int] = set()
    for piece in group:
        table = piece.job.batch.table if isinstance(piece.job, Commit) else None
        if wave and (table is None or not tables or table in tables):
            yield wave
            wave, tables = [], set()
        wave.append(piece)
        if table is not None:
            tables.add(table)
    if wave:
        yield wave


class Writer:
    """Owns the writing connection. Made inside a running event loop; ends with ``close``."""

    def __init__(
        self,
        connection: asyncpg.Connection[Any],
        connect: Connect,
        token: str,
        place: str,
        sleep: Callable[[float], Awaitable[None]],
        share: Share | None = None,
    ) -> None:
        """``connect`` makes another connection with the lock of the database, or raises.

        With ``share`` other processes write as well, each for the shards that it holds.
        """
        self._connection: asyncpg.Connection[Any] | None = connection
        self._connect = connect
        self._token = token
        self._share = share
        self._place = place
        self._sleep = sleep
        self._turn = 0
        self._queue: asyncio.Queue[_Piece[object] | None] = asyncio.Queue()
        self._closed = False
        self.commits = commit_times()
        """How long each transaction took, from its beginning to the server's disk."""
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
        await self._drop()

    async def _run(self) -> None:
        last = False
        while not last:
            group: list[_Piece[object]] = []
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
                observe_ms(self.commits, (clock() - began) * 1_000)
                for done in group:
                    done.settle(self._place)

    async def _write(self, group: Sequence[_Piece[object]]) -> None:
        """One transaction for all, or one each if they cannot share."""
        try:
            try:
                await self._transaction(group)
            except Exception as error:
                if not is_away(error):
                    raise
                await self._transaction(group)  # nothing was kept, and the server may be there on another connection
        except Exception as error:
            if len(group) == 1 or is_away(error) or isinstance(error, LeaseLost):
                for piece in group:
                    piece.error = error
                return
            for piece in group:
                await self._write([piece])
        else:
            for piece in group:
                piece.error = None

    async def _transaction(self, group: Sequence[_Piece[object]]) -> None:
        """Raises what went wrong; then nothing was kept."""
        connection = await self._connected()
        self._turn += 1
        committing = False
        try:
            await connection.execute("BEGIN")
            await carry_out(connection, lease.begin(self._token, self._turn))
            if self._share is not None:
                tables = [piece.job.batch.table for piece in group if isinstance(piece.job, Commit)]
                await carry_out(connection, processes.strays(tables, self._share))
            for wave in _waves(group):
                scripts = [script_of(piece.job) for piece in wave]
                if len(wave) == 1:
                    wave[0].value = await carry_out(connection, scripts[0])
                    continue
                for piece, value in zip(wave, await carry_out_together(connection, scripts), strict=True):
                    piece.value = value
            committing = True
            await connection.execute("COMMIT")
        except Exception as error:
            if not (is_away(error) or connection.is_closed()):
                await connection.execute("ROLLBACK")
                raise
            await self._drop()
            if not (committing and await self._was_committed()):
                raise

    async def _connected(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
            log.info("the database %s is reached again", self._place)
        return self._connection

    async def _was_committed(self) -> bool:
        """Whether the last group was, however long the server is away. Raises ``LeaseLost``."""
        while True:
            try:
                return await carry_out(await self._connected(), lease.last_turn(self._token)) == self._turn
            except StoreError:
                raise
            except Exception as error:
                if not is_away(error):
                    raise
                await self._drop()
                log.warning("what became of the last changes is not known yet: %s", explained(error, self._place))
                await self._sleep(AGAIN_S)

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it is gone already
                await connection.close(timeout=1)
