"""The pool of worker processes, whatever its workers are at when something happens to them."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from threading import Event

from bot.workers import WorkerPool
from tests.patience import TIMEOUT_S


def begin(told: str, warm: str) -> None:
    """Tell who it is that begins, and warm up for ever unless there is a file ``warm``."""
    Path(told).write_text(str(os.getpid()))
    if not Path(warm).exists():
        Event().wait()


def work(name: str, task: bytes) -> bytes:
    """Its own name and task; with files for these, tell that the work has begun and go on when it is said."""
    if name.startswith("/"):
        Path(name).write_text("working")
        Path(task.decode()).read_text()
        return b"done"
    return name.encode() + task


def pool_of(folder: Path) -> WorkerPool:
    os.mkfifo(folder / "told")
    return WorkerPool(work, begin, (str(folder / "told"), str(folder / "warm")), ["tests.test_workers"])


async def began(folder: Path) -> int:
    """The process id of a worker that has begun to warm up."""
    return int(await asyncio.to_thread((folder / "told").read_text))


async def test_a_pool_whose_worker_is_still_warming_up_is_closed_at_once(tmp_path: Path) -> None:
    pool = pool_of(tmp_path)
    starting = asyncio.create_task(pool.start())
    async with asyncio.timeout(TIMEOUT_S):
        await began(tmp_path)
        await pool.close()
        await starting


async def test_a_worker_that_is_killed_while_it_warms_up_is_replaced(tmp_path: Path) -> None:
    pool = pool_of(tmp_path)
    starting = asyncio.create_task(pool.start())
    async with asyncio.timeout(TIMEOUT_S):
        worker = await began(tmp_path)
        (tmp_path / "warm").touch()
        os.kill(worker, signal.SIGKILL)
        await starting
        done, again = await asyncio.gather(pool.do("a", b"b"), began(tmp_path))
        await pool.close()
    assert done == b"ab"
    assert again != worker


async def test_a_pool_that_is_closed_lets_its_worker_end_what_it_is_at(tmp_path: Path) -> None:
    # A worker that is killed while it hands over a picture would leave half of it, and the bot would never end.
    (tmp_path / "warm").touch()
    pool = pool_of(tmp_path)
    os.mkfifo(tmp_path / "on")
    async with asyncio.timeout(TIMEOUT_S):
        await asyncio.gather(pool.start(), began(tmp_path))
        working = asyncio.create_task(pool.do(str(tmp_path / "told"), str(tmp_path / "on").encode()))
        assert await asyncio.to_thread((tmp_path / "told").read_text) == "working"
        closing = asyncio.create_task(pool.close())
        await asyncio.sleep(0)
        await asyncio.to_thread((tmp_path / "on").write_text, "on")
        assert await working == b"done"
        await closing
