"""The render pool: draws elsewhere, bounded, and survives the death of a worker."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.process.workers import PoolBusy, PoolClosed
from bot.slap.views import PileView
from renderers import draw
from renderers.pool import RenderPool
from renderers.registry import UnknownRenderer
from tests.e2e import cold


def workers() -> set[int]:
    """Process ids of the live workers that this process started."""
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


VIEW = msgspec.json.encode(PileView(("6B",), 1, None, "Ben"))


@asynccontextmanager
async def started() -> AsyncIterator[RenderPool]:
    pool = RenderPool(workers=1, waiting=3)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()


@pytest_asyncio.fixture
async def warm() -> AsyncIterator[RenderPool]:
    """As the bot starts it: every face is drawn before the first picture, which takes seconds."""
    async with started() as pool:
        yield pool


@pytest_asyncio.fixture
async def pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RenderPool]:
    """The same with a worker that draws a face when it is first wanted."""
    monkeypatch.setattr("renderers.pool._begin", cold.begin)
    async with started() as pool:
        yield pool


async def test_a_worker_draws_the_same_bytes_and_errors_come_back(warm: RenderPool) -> None:
    pool = warm
    assert await pool.draw("slap.pile", VIEW) == draw("slap.pile", VIEW)
    with pytest.raises(UnknownRenderer):
        await pool.draw("slap.nothing", VIEW)
    assert pool.pending == 0


async def test_who_comes_when_the_queue_is_full_is_told_so(pool: RenderPool) -> None:
    drawing = [asyncio.create_task(pool.draw("slap.pile", VIEW)) for _ in range(3)]
    await asyncio.sleep(0)
    assert pool.pending == 3
    with pytest.raises(PoolBusy):
        await pool.draw("slap.pile", VIEW)
    assert all(png == draw("slap.pile", VIEW) for png in await asyncio.gather(*drawing))


async def test_a_killed_worker_is_replaced_and_the_picture_still_comes(pool: RenderPool) -> None:
    before = workers()
    assert before
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    one, two = await asyncio.gather(pool.draw("slap.pile", VIEW), pool.draw("slap.pile", VIEW))
    assert one == two == draw("slap.pile", VIEW)
    assert workers()
    assert workers().isdisjoint(before)


async def test_workers_have_low_priority(pool: RenderPool) -> None:
    await pool.draw("slap.pile", VIEW)
    for pid in workers():
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)


async def test_workers_take_large_blocks_in_large_pages(pool: RenderPool) -> None:
    await pool.draw("slap.pile", VIEW)
    for pid in workers():
        assert b"GLIBC_TUNABLES=glibc.malloc.hugetlb=1" in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")


async def test_a_pool_that_is_not_running_refuses() -> None:
    pool = RenderPool()
    with pytest.raises(PoolClosed):
        await pool.draw("slap.pile", VIEW)
    await pool.close()


def test_a_pool_without_workers_or_places_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        RenderPool(workers=0)
    with pytest.raises(ValueError, match="at least one"):
        RenderPool(waiting=0)
