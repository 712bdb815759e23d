"""Films take seconds: a process of their own draws them one by one, at the lowest priority and never before a picture.

It is started for the first that is wanted and ends with the last, so that it costs no memory between games. A film is
an extra in the same way as any picture: whoever wants one when too many wait does without.
"""

from __future__ import annotations

import asyncio
from typing import Final

from bot.workers import PoolBusy
from renderers.pool import RenderPool

NICEST: Final = 19
"""The lowest priority there is: a picture of a game under way gets nearly all of the one processor there may be."""
_SUFFIX: Final = ".film"


def is_film(renderer: str) -> bool:
    """Whether a renderer of this name draws a film."""
    return renderer.endswith(_SUFFIX)


class FilmPool:
    """``await films.draw(name, view)`` gives GIF bytes. At most ``waiting`` films, the one being drawn included."""

    def __init__(self, waiting: int = 16) -> None:
        self._limit = waiting
        self._wanted = 0
        self._turn = asyncio.Lock()
        self._pool: RenderPool | None = None

    @property
    def alive(self) -> bool:
        """Whether its process is there."""
        return self._pool is not None

    async def draw(self, name: str, view: bytes) -> bytes:
        """The film of an encoded view.

        Raises ``PoolBusy`` if too many wait, and what ``RenderPool.draw`` raises.
        """
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
        """Let the process end once it has drawn what it is at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def _started(self) -> RenderPool:
        if self._pool is None:
            pool = RenderPool(1, 1, nice=NICEST, warm=False)
            await pool.start()
            self._pool = pool
        return self._pool
