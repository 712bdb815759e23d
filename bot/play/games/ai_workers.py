"""Thoughts of computer players, worked out in a process of their own: at a table, only *strong* ones want any."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.process.workers import NICE, WorkerPool, settle

WAITING: Final = 16
"""Thoughts that wait or are being worked out at most: some four seconds' worth."""


def _begin() -> None:
    settle(NICE)
    from bot.play.games import thinking

    thinking.load()


def _work(name: str, task: bytes) -> bytes:
    from bot.play.games import thinking

    return thinking.JOBS[name](task)


class AIWorkers:
    """``await ai_workers.think(name, task)`` gives what ``bot.play.games.thinking`` finds out about a task."""

    def __init__(self, waiting: int = WAITING) -> None:
        self._pool = WorkerPool(_work, _begin, (), ["bot.play.games.thinking"], waiting=waiting)
        self._starting = asyncio.Lock()

    async def think(self, name: str, task: bytes) -> bytes:
        async with self._starting:
            await self._pool.start()
        return await self._pool.do(name, task)

    async def close(self) -> None:
        await self._pool.close()
