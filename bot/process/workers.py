"""Worker processes at low priority: pictures and computer players' thoughts, off the event loop."""

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
_LAST: Final = -200
"""Order among exit functions: after Python has removed the folders within, at -100."""


def give_back() -> None:
    """Have freed large blocks go back to the system at once: glibc would keep 32 MB. No-op elsewhere."""
    change = getattr(ctypes.CDLL(None), "mallopt", None)
    if change is not None:
        change(_MMAP_THRESHOLD, _BYTES)
        change(_TRIM_THRESHOLD, _BYTES)


def use_large_pages() -> None:
    """Have new programs use 2 MB pages for large blocks (a fifth faster); ``GLIBC_TUNABLES`` goes first."""
    os.environ.setdefault("GLIBC_TUNABLES", "glibc.malloc.hugetlb=1")


def trim() -> None:
    """Give back all free pages: 200 tables that slept leave 30 MB. Takes ms; no-op without glibc."""
    release = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if release is not None:
        release(0)


Work: TypeAlias = Callable[[str, bytes], bytes]
"""Runs the function of this name with this argument."""

NICE = 10
"""Added to a worker's niceness: the event loop goes first."""


class WorkerError(Exception):
    """Base of what a pool raises itself. Errors of the work pass through as they are."""


class PoolBusy(WorkerError):
    """Raised when as much waits as the pool may hold: do without."""


class PoolClosed(WorkerError):
    """Raised when something is wanted before ``start`` or after ``close``."""


class WorkerLost(WorkerError):
    """Raised when a worker died twice while it did this work."""


def settle(nice: int) -> None:
    """Begin a worker: low priority, no reaction to the terminal's interrupt, gone when the bot is."""
    os.nice(nice)
    give_back()
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_with_parent() -> None:
    """End this process with its parent, however that ends: a kill -9 sends no word."""
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class WorkerPool:
    """Pool of workers: ``await pool.do(name, task)``. Belongs to one event loop."""

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
        """``waiting`` includes tasks in work; workers run ``begin(*given)``. ``ValueError`` below one."""
        if workers < 1 or waiting < 1:
            raise ValueError("a pool needs at least one worker and one place to wait")
        self._work, self._begin, self._given = work, begin, given
        self._preload = [*preload, "bot.process.orphans"]
        self._workers, self._limit = workers, waiting
        self._executor: ProcessPoolExecutor | None = None
        self._launching = False
        self._first = False
        """True if the fork server begins with this pool, and may still be loading."""
        self.pending = 0

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
        """Run the work. Raises ``PoolClosed``, ``PoolBusy``, ``WorkerLost``, or what the work raises."""
        if self._executor is None:
            raise PoolClosed("the pool is not running")
        if self.pending >= self._limit:
            raise PoolBusy(f"{self.pending} wait")
        self.pending += 1
        try:
            return await self._done(name, task)
        finally:
            self.pending -= 1

    async def close(self) -> None:
        """Drop waiting tasks, kill workers that warm up, let the others finish. May be called again."""
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
    number: int | None = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
    return number


def acquire_scratch() -> Path:
    """Remove folders of killed processes; put all temporary files into a locked one of our own."""
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
    """Lock a folder of this user; None if it is none, somebody else's, or of a living process."""
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
