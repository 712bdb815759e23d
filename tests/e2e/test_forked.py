"""Bots that are forks, as the other tests rely on them: they end like processes do, and outlive nobody."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from tests.e2e.forked import ROOT
from tests.e2e.harness import Bot
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

STARTS_A_BOT = """
import asyncio, os
from tests.e2e.forked import fork

async def main():
    await fork(dict(os.environ), 2)
    await asyncio.Event().wait()

asyncio.run(main())
"""


async def test_a_bot_ends_with_the_tests_that_started_it_even_if_those_are_killed(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox:
        environment = {**os.environ, **sandbox.environment, "DATA_DIR": str(tmp_path)}
        tests = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", STARTS_A_BOT), cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
        )
        await sandbox.wait_for(lambda: sandbox.discord.gateway.counts.identifies)
        tests.kill()
        async with asyncio.timeout(TIMEOUT_S):
            await tests.communicate()  # ends when nobody is left who could write to its output


async def test_each_bot_has_an_environment_a_session_and_an_exit_status_of_its_own(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox:
        first, second = Bot(sandbox, tmp_path / "a", 1), Bot(sandbox, tmp_path / "b", 1)
        async with first, second:
            assert first.process is not None
            assert second.process is not None
            pids = [first.process.pid, second.process.pid]
            assert [os.getsid(pid) for pid in pids] == pids
            assert (tmp_path / "b" / "tables.sqlite3").exists()
            os.killpg(pids[0], signal.SIGKILL)
            assert await first.process.wait() == -signal.SIGKILL
            assert await second.stop() == 0
