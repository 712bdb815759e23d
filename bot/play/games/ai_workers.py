"""Thoughts of computer players, worked out in a process of their own: at a table, only *strong* ones want any."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from bot.cosmic.kinds import registry
from bot.cosmic.strong import search
from bot.process.workers import NICE, WorkerPool, settle

WAITING: Final = 16
"""Thoughts that wait or are being worked out at most: some four seconds' worth."""
_JOBS: Final[Mapping[str, Callable[[bytes], bytes]]] = {search.NAME: search.answer}
"""Work for table controllers (``Think``), by name: each from bytes alone, always the same."""


def _begin() -> None:
    """Read all that thoughts need, so that the first does not take longer than others."""
    settle(NICE)
    registry.load()


def _work(name: str, task: bytes) -> bytes:
    return _JOBS[name](task)


class AIWorkers:
    def __init__(self, waiting: int = WAITING) -> None:
        self._pool = WorkerPool(_work, _begin, (), [__name__], waiting=waiting)
        self._starting = asyncio.Lock()

    async def think(self, name: str, task: bytes) -> bytes:
        async with self._starting:
            await self._pool.start()
        return await self._pool.do(name, task)

    async def close(self) -> None:
        await self._pool.close()
