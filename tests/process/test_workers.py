"""The pool of worker processes, whatever its workers are at when something happens to them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event

from bot.process.workers import WorkerPool
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


def test_a_pool_whose_fork_server_still_loads_is_closed_at_once(tmp_path: Path) -> None:
    """In a process of its own, for the server of this one has long loaded."""
    os.mkfifo(tmp_path / "told")
    os.mkfifo(tmp_path / "never")
    (tmp_path / "endless.py").write_text(
        "from pathlib import Path\nPath('told').write_text('loading')\nPath('never').read_text()\n"
    )
    (tmp_path / "closing.py").write_text(
        "import asyncio\n"
        "from pathlib import Path\n"
        "from bot.process.workers import WorkerPool\n"
        "async def main():\n"
        "    pool = WorkerPool(int, print, (), ['endless'])\n"
        "    starting = asyncio.create_task(pool.start())\n"
        "    assert await asyncio.to_thread(Path('told').read_text) == 'loading'\n"
        "    await pool.close()\n"
        "    await starting\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    assert ended(tmp_path, "closing.py") == (0, b"")


def test_a_worker_whose_bot_is_gone_before_it_begins_says_nothing(tmp_path: Path) -> None:
    """Their shared memory is gone then. In a process of its own, which has a fork server of its own."""
    (tmp_path / "leaving.py").write_text(
        "import sys\n"
        "import multiprocessing.synchronize\n"
        "from multiprocessing.util import _finalizer_registry\n"
        "from bot.process.workers import WorkerPool\n"
        "if __name__ == '__main__':\n"
        "    context = WorkerPool(int, print, (), [])._fresh()._mp_context\n"
        "    shared = context.Lock()\n"
        "    worker = context.Process(target=print, args=(shared,))\n"
        "    next(one for one in _finalizer_registry.values() if '_cleanup' in repr(one))()\n"
        "    worker.start()\n"
        "    worker.join()\n"
        "    sys.exit(worker.exitcode)\n"
    )
    assert ended(tmp_path, "leaving.py") == (1, b"")


def ended(folder: Path, script: str) -> tuple[int, bytes]:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    child = subprocess.Popen(
        [sys.executable, script], cwd=folder, env=environment, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        _, complaints = child.communicate(timeout=TIMEOUT_S)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    return child.returncode, complaints
