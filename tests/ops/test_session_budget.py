"""Sessions are begun sparingly, and a long limit of Discord's holds nothing up that it does not concern."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.ops.session_budget import PLENTY, pause_before
from bot.sandbox import assumptions
from tests.e2e.harness import Bot, seed_with_pattern, table
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

DAY_MS = 86_400_000


@pytest.mark.parametrize(
    ("left", "pause"),
    [(1_000, 0), (PLENTY + 1, 0), (PLENTY, DAY_MS // PLENTY), (10, DAY_MS // 10), (1, DAY_MS), (0, DAY_MS)],
)
def test_the_sessions_that_are_left_last_until_there_are_new_ones(left: int, pause: int) -> None:
    assert pause_before(left, DAY_MS) == pause


async def test_a_bot_that_was_started_too_often_waits_before_it_connects(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Sandbox.start() as sandbox:
        gateway = sandbox.discord.gateway
        gateway.starts.use(assumptions.IDENTIFIES - 100)
        bot = Bot(sandbox, tmp_path / "bot", 1, log)
        starting = asyncio.create_task(bot.__aenter__())
        async with asyncio.timeout(TIMEOUT_S):
            while not log.exists() or "only 100 sessions are left" not in log.read_text():  # nobody tells of it
                assert not gateway.counts.identifies
                await asyncio.sleep(0.02)
            while not gateway.counts.identifies:
                await sandbox.advance(DAY_MS // 100)
                await asyncio.sleep(0.02)
        await starting
        await bot.__aexit__(None, None, None)


async def test_a_limit_of_minutes_is_not_slept_through(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        await play.turn()
        play.sandbox.fault("429", "POST", rf"/channels/{play.thread}/messages$", retry_after=600, times=2)
        seen = len(play.posts())
        for _ in range(20):
            await play.sandbox.advance(1_000)
            await play.settled()
            if len(play.posts()) > seen:
                break
        assert play.sandbox.faults.rules == []
        await play.sandbox.wait_for(lambda: len(play.posts()) > seen)
