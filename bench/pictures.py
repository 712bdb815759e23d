"""Processor time and size of every picture of the gallery, warm, in a process like those that draw for players."""

from __future__ import annotations

import asyncio
import statistics
import time

from bench._gallery.samples import SAMPLES
from renderers import draw
from renderers.pool import RenderPool

_TIMES = 9


def _timed(renderer: str, view: bytes) -> tuple[float, float]:
    """Median milliseconds of processor time, and kilobytes (1,000 bytes)."""
    size = len(draw(renderer, view))
    times = []
    for _ in range(_TIMES):
        start = time.process_time()
        draw(renderer, view)
        times.append((time.process_time() - start) * 1000)
    return round(statistics.median(times), 1), round(size / 1000, 1)


async def _measure() -> dict[str, float]:
    pool = RenderPool()
    await pool.start()
    executor = pool._executor
    assert executor is not None
    figures: dict[str, float] = {}
    for sample in SAMPLES:
        measured = executor.submit(_timed, sample.renderer, sample.encoded())
        figures[f"{sample.file}.ms"], figures[f"{sample.file}.kB"] = await asyncio.wrap_future(measured)
    await pool.close()
    return figures


def run() -> dict[str, float]:
    """``<file>.ms`` and ``<file>.kB`` of each sample."""
    return asyncio.run(_measure())
