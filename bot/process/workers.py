"""Worker processes at low priority for what the event loop must not wait for: pictures and computer players' thoughts.

A worker is started by the fork server and then lives on. If it dies (killed, out of memory) the pool starts anew and
does the work again, once. The queue is bounded: who is too late is told so and can do without.

Memory given back by the C library: a process that lives for months must not keep what it once had.

Workers talk through folders (``pymp-...``) that Python makes in the temporary folder and removes as it ends, which a
killed process does not: so the bot has one of its own there, and clears what a kill has left.
"""

from __future__ import annotations

import asyncio
import ctypes
import fcntl
import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import forkserver, get_context, parent_process
from multiprocessing.util import Finalize
from pathlib import Path
from threading import Thread
from typing import Any, Final, TypeAlias

_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
_BYTES: Final = 128 * 1024
SCRATCH: Final = "zodiac-"
"""Begins the name of the bot's own folder."""
_LAST: Final = -200
"""Its turn as the process ends: once the folders within are gone, which go at -100."""


def give_back() -> None:
    """Let blocks of this size go back as soon as they are free. Does nothing where the C library is not glibc.

    Left alone, glibc raises its thresholds with each large block that is freed, up to 32 MB; pictures then lie between
    small blocks that stay, and what is free around those is lost.
    """
    change = getattr(ctypes.CDLL(None), "mallopt", None)
    if change is not None:
        change(_MMAP_THRESHOLD, _BYTES)
        change(_TRIM_THRESHOLD, _BYTES)


def use_large_pages() -> None:
    """Have programs that are started from now on take large blocks in pages of 2 MB where the system has them.

    A picture's 31 MB go back when it is done; taken again in pages of 4 kB they cost a fifth of the time that it takes.
    Whoever has set ``GLIBC_TUNABLES`` is left alone. Does nothing without glibc.
    """
    os.environ.setdefault("GLIBC_TUNABLES", "glibc.malloc.hugetlb=1")


def trim() -> None:
    """Give back all free pages, also those between small blocks that stay. Does nothing without glibc.

    Two hundred tables that wake at once leave 30 MB of such pages behind when they sleep again. Takes milliseconds.
    """
    release = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if release is not None:
        release(0)


Work: TypeAlias = Callable[[str, bytes], bytes]
"""What a worker does: the name of a function and what it is given."""

NICE = 10
"""Added to the priority number of a worker: the event loop always goes first."""


class WorkerError(Exception):
    """Base of what a pool raises itself. Errors of the work pass through as they are."""


class PoolBusy(WorkerError):
    """Raised when as much waits as the pool may hold: do without."""


class PoolClosed(WorkerError):
    """Raised when something is wanted before ``start`` or after ``close``."""


class WorkerLost(WorkerError):
    """Raised when a worker died twice while it did this work."""


def settle(nice: int) -> None:
    """First act of a worker: low priority, deaf to the terminal's interrupt, gone when the bot is."""
    os.nice(nice)
    give_back()
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with_parent() -> None:
    """From now on this process ends with the one that started it, however that ends: nobody tells of a kill -9."""
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class WorkerPool:
    """``await pool.do(name, task)``. Belongs to one event loop."""

    def __init__(
        self,
        work: Work,
        begin: Callable[..., None],
        given: tuple[Any, ...],
        preload: Sequence[str],
        *,
        workers: int = 1,
        waiting: int = 16,
    ) -> None:
        """``workers`` processes, at most ``waiting`` tasks at once, those being done included.

        Each worker begins with ``begin(*given)``; the fork server has the modules ``preload``. Raises ``ValueError``
        for less than one worker or one place.
        """
        if workers < 1 or waiting < 1:
            raise ValueError("a pool needs at least one worker and one place to wait")
        self._work, self._begin, self._given = work, begin, given
        self._preload = [*preload, "bot.process.orphans"]
        self._workers, self._limit = workers, waiting
        self._executor: ProcessPoolExecutor | None = None
        self._launching = False
        self._first = False
        """Whether the fork server begins with this pool, and may still be loading."""
        self._pending = 0

    @property
    def pending(self) -> int:
        return self._pending

    async def start(self) -> None:
        """Start the workers and return when they are alive, or when the pool was closed meanwhile."""
        if self._executor is not None:
            return
        executor = self._executor = self._fresh()
        self._launching, self._first = True, _server() is None
        try:
            await asyncio.to_thread(self._launch, executor)
        except BrokenProcessPool:
            await self._replace(executor)
        except (RuntimeError, OSError, EOFError):  # it was closed before all of them were there
            if self._executor is executor:
                raise
        finally:
            self._launching = False

    async def do(self, name: str, task: bytes) -> bytes:
        """Run the work and return its result.

        Raises ``PoolClosed``, ``PoolBusy``, ``WorkerLost``, or whatever the work raises.
        """
        if self._executor is None:
            raise PoolClosed("the pool is not running")
        if self._pending >= self._limit:
            raise PoolBusy(f"{self._pending} wait")
        self._pending += 1
        try:
            return await self._done(name, task)
        finally:
            self._pending -= 1

    async def close(self) -> None:
        """Drop what waits, let the workers end what they are at, and wait for that. May be called again.

        Those that still warm up are killed.
        """
        executor, self._executor = self._executor, None
        if executor is None:
            return
        if self._launching:
            await asyncio.to_thread(_kill, executor, server=self._first)
        await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)

    async def _done(self, name: str, task: bytes) -> bytes:
        for _ in range(2):
            executor = self._executor
            if executor is None:
                raise PoolClosed("the pool was closed")
            try:
                return await asyncio.wrap_future(executor.submit(self._work, name, task))
            except BrokenProcessPool:
                await self._replace(executor)
        raise WorkerLost(f"a worker died twice at {name}")

    async def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Put a new executor in the place of the broken one, whoever of the waiting notices first."""
        if self._executor is broken:
            self._executor = self._fresh()
            await asyncio.to_thread(broken.shutdown, wait=True, cancel_futures=True)

    def _fresh(self) -> ProcessPoolExecutor:
        use_large_pages()
        context = get_context("forkserver")
        context.set_forkserver_preload(self._preload)
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=self._begin, initargs=self._given)

    def _launch(self, executor: ProcessPoolExecutor) -> None:
        with suppress(CancelledError):
            for waiting in [executor.submit(os.getpid) for _ in range(self._workers)]:
                waiting.result()


def _kill(executor: ProcessPoolExecutor, *, server: bool) -> None:
    """End workers that warm up, which takes seconds. The executor hears of it first: else it would be an accident.

    Never while they work: of a result that is cut off in the middle the executor would wait for the rest for ever. The
    fork ``server`` may itself be loading what they need, and whoever wants a worker of it waits for that.
    """
    workers = executor._processes
    if server and not workers and (number := _server()) is not None:
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in list(workers.values()):
        worker.kill()


def _server() -> int | None:
    """The process id of the fork server, which nobody else knows."""
    number: int | None = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
    return number


def acquire_scratch() -> Path:
    """Clear the folders of processes that were killed; then let all temporary files of this one lie in one of its own.

    It is locked as long as the process lives, and removed as it ends.
    """
    place = Path(tempfile.gettempdir())
    for left in place.glob(f"{SCRATCH}*"):
        if (lock := _locked(left)) is not None:
            shutil.rmtree(left, ignore_errors=True)
            os.close(lock)
    while True:
        folder = Path(tempfile.mkdtemp(prefix=SCRATCH, dir=place))
        if _locked(folder) is not None and folder.exists():  # else another process has just cleared it
            break
    tempfile.tempdir = str(folder)
    Finalize(None, shutil.rmtree, (folder,), {"ignore_errors": True}, exitpriority=_LAST)
    return folder


def _locked(folder: Path) -> int | None:
    """Lock a folder of this user; None if it is none, somebody else's, or that of a process that lives."""
    with suppress(OSError):
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            if os.fstat(lock).st_uid == os.geteuid():
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return lock
        except OSError:
            pass
        os.close(lock)
    return None
