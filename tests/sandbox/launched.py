"""``python -m sandbox`` as a process: the page of ``make play`` with the real bot as its child."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.patience import TIMEOUT_S

ROOT = Path(__file__).parents[2]
KILLED = "The bot was killed and is started anew."


class Launched:
    """The running process; ``url`` is the address of its page."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.url = ""

    async def told(self, pattern: str) -> str:
        """Read on until a line of its output has this pattern; what fits."""
        assert self.process.stdout is not None
        async with asyncio.timeout(TIMEOUT_S):
            while line := (await self.process.stdout.readline()).decode():
                if found := re.search(pattern, line):
                    return found[0]
        raise AssertionError("the sandbox has ended")

    async def kill_bot(self) -> None:
        """Kill the bot like ``kill -9``; another one is being started then."""
        number = self.process.pid
        (child,) = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        os.kill(int(child), signal.SIGKILL)
        await self.told(re.escape(KILLED))


@asynccontextmanager
async def launched(folder: Path) -> AsyncIterator[Launched]:
    """Start it in this folder; the log of the bot is at ``LOG`` there."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "sandbox", "--port", "0"),
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    sandbox = Launched(process)
    try:
        sandbox.url = await sandbox.told(r"http://127\.0\.0\.1:\d+")
        yield sandbox
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()
