"""Draw pictures in worker processes at low priority; films one by one, never before a picture."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.process.workers import NICE, PoolBusy, WorkerPool, settle
from renderers import draw


def _begin(nice: int, warm: bool) -> None:
    settle(nice)
    from renderers import registry

    if warm:
        registry.warm()


class RenderPool(WorkerPool):
    """``await pool.draw(name, view)`` gives PNG bytes. ``workers`` processes, 1 or 2."""

    def __init__(self, workers: int = 1, waiting: int = 16, *, nice: int = NICE, warm: bool = True) -> None:
        """``nice``: how far below the bot's priority. Raises ``ValueError`` below one worker or one place."""
        super().__init__(draw, _begin, (nice, warm), ["renderers.registry"], workers=workers, waiting=waiting)

    async def draw(self, name: str, view: bytes) -> bytes:
        """PNG bytes of an encoded view. Raises as ``do``, or whatever the renderer raises (``renderers.draw``)."""
        return await self.do(name, view)


NICEST: Final = 19
"""The lowest priority there is: a picture of a game under way gets nearly all of the one processor there may be."""
_SUFFIX: Final = ".film"


def is_film(renderer: str) -> bool:
    return renderer.endswith(_SUFFIX)


class FilmPool:
    """``await films.draw(name, view)`` gives GIF bytes. At most ``waiting`` films, the one being drawn included."""

    def __init__(self, waiting: int = 16) -> None:
        self._limit = waiting
        self._wanted = 0
        self._turn = asyncio.Lock()
        self._pool: RenderPool | None = None

    async def draw(self, name: str, view: bytes) -> bytes:
        """Raises ``PoolBusy`` if too many wait, and what ``RenderPool.draw`` raises."""
        if self._wanted >= self._limit:
            raise PoolBusy(f"{self._wanted} films are waiting")
        self._wanted += 1
        try:
            async with self._turn:
                return await (await self._started()).draw(name, view)
        finally:
            self._wanted -= 1
            if not self._wanted:
                await self.close()

    async def close(self) -> None:
        """Let the process end after the film that it is drawing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def _started(self) -> RenderPool:
        if self._pool is None:
            pool = RenderPool(1, 1, nice=NICEST, warm=False)
            await pool.start()
            self._pool = pool
        return self._pool
