"""Draws pictures in worker processes at low priority, so that neither the event loop nor a slap ever waits for one.

A worker is started by the fork server, loads fonts and faces once and then lives on. If a worker dies (killed, out of
memory) the pool starts anew and draws the picture again, once. The queue is bounded: who is too late is told so and can
do without the picture, since every message can be played by its text.
"""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread

from bot.allocator import give_back, use_large_pages

NICE = 10
"""Added to the priority number of a worker: the event loop always goes first."""


class RenderError(Exception):
    """Base of what a pool raises itself. Errors of a renderer, such as an unknown card, pass through as they are."""


class PoolBusy(RenderError):
    """Raised when as many pictures wait as the pool may hold: drop this one."""


class PoolClosed(RenderError):
    """Raised when a picture is wanted before ``start`` or after ``close``."""


class WorkerLost(RenderError):
    """Raised when a worker died twice while this picture was being drawn."""


def _begin(nice: int, warm: bool) -> None:
    """First act of a worker: low priority, deaf to the terminal's interrupt, gone when the bot is, everything warm."""
    os.nice(nice)
    give_back()
    Thread(target=_outlive_nobody, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from renderers import registry

    if warm:
        registry.warm()


def _outlive_nobody() -> None:
    """End with the bot's process, however it ends: after a kill -9 nobody else would tell the worker."""
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def _work(name: str, view: bytes) -> bytes:
    from renderers import registry

    return registry.draw(name, view)


class RenderPool:
    """``await pool.draw(name, view)`` gives PNG bytes. Belongs to one event loop.

    ``workers`` processes (1 or 2), at most ``waiting`` pictures in the pool at once, those being drawn included.
    """

    def __init__(self, workers: int = 1, waiting: int = 16, *, nice: int = NICE, warm: bool = True) -> None:
        """A pool that is not started yet; raises ``ValueError`` for less than one worker or one place.

        ``nice``: how much lower than the bot's the priority is. Workers that are not ``warm`` draw their first picture
        slowly and are there at once.
        """
        if workers < 1 or waiting < 1:
            raise ValueError("a render pool needs at least one worker and one place to wait")
        self._workers, self._limit = workers, waiting
        self._nice, self._warm = nice, warm
        self._executor: ProcessPoolExecutor | None = None
        self._pending = 0

    @property
    def pending(self) -> int:
        """Pictures that wait or are being drawn."""
        return self._pending

    async def start(self) -> None:
        """Start the workers and return when they are alive; they go on warming up by themselves."""
        if self._executor is None:
            self._executor = await asyncio.to_thread(self._launch)

    async def draw(self, name: str, view: bytes) -> bytes:
        """PNG bytes of an encoded view.

        Raises ``PoolClosed``, ``PoolBusy``, ``WorkerLost``, or whatever the renderer raises (``renderers.draw``).
        """
        if self._executor is None:
            raise PoolClosed("the render pool is not running")
        if self._pending >= self._limit:
            raise PoolBusy(f"{self._pending} pictures are waiting")
        self._pending += 1
        try:
            return await self._draw(name, view)
        finally:
            self._pending -= 1

    async def close(self) -> None:
        """Drop what waits, let the workers end, and wait for that. May be called again."""
        executor, self._executor = self._executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)

    async def _draw(self, name: str, view: bytes) -> bytes:
        for _ in range(2):
            executor = self._executor
            if executor is None:
                raise PoolClosed("the render pool was closed")
            try:
                return await asyncio.wrap_future(executor.submit(_work, name, view))
            except BrokenProcessPool:
                await self._replace(executor)
        raise WorkerLost(f"a worker died twice while drawing {name}")

    async def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Put a new executor in the place of the broken one, whoever of the waiting notices first."""
        if self._executor is broken:
            self._executor = self._fresh()
            await asyncio.to_thread(broken.shutdown, wait=True, cancel_futures=True)

    def _fresh(self) -> ProcessPoolExecutor:
        use_large_pages()
        context = get_context("forkserver")
        context.set_forkserver_preload(["renderers.registry"])
        return ProcessPoolExecutor(
            self._workers, mp_context=context, initializer=_begin, initargs=(self._nice, self._warm)
        )

    def _launch(self) -> ProcessPoolExecutor:
        executor = self._fresh()
        for waiting in [executor.submit(os.getpid) for _ in range(self._workers)]:
            waiting.result()
        return executor
