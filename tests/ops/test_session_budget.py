"""Sessions are begun sparingly, and a long limit of Discord's holds nothing up that it does not concern."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.ops.session_budget import PLENTY, WINDOW_MS, Sessions, SharedTurns, Turns, pause_before, wait_for_sessions
from bot.play.clock import Clock
from bot.sandbox import assumptions
from bot.store.errors import LeaseLost, StoreAway, StoreBroken, StoreError
from bot.store.sharing import Sharing
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


@pytest.mark.parametrize(
    ("left", "pause"), [(1_000, 0), (PLENTY + 16, 0), (PLENTY, DAY_MS // 12), (32, DAY_MS // 2), (15, DAY_MS)]
)
def test_a_start_of_sixteen_shards_takes_sixteen_sessions(left: int, pause: int) -> None:
    assert pause_before(left, DAY_MS, 16) == pause


class Gateway:
    """What Discord says before a start; None if it does not."""

    def __init__(self, shards: int | None, concurrency: int = 1) -> None:
        self._answer = shards, concurrency

    async def get_bot_gateway(self) -> tuple[int, str, dict[str, int]]:
        shards, concurrency = self._answer
        if shards is None:
            raise OSError("the network is away")
        return shards, "", {"total": 1_000, "remaining": 1_000, "reset_after": 0, "max_concurrency": concurrency}


@pytest.mark.parametrize(("wanted", "begun"), [(0, 3), (5, 5)])
async def test_as_many_shards_begin_as_the_admin_wants_or_discord_recommends(wanted: int, begun: int) -> None:
    http: Any = Gateway(3, 16)
    assert await wait_for_sessions(http, Clock(0, 0), wanted) == Sessions(begun, 16)


async def test_without_discords_word_only_who_knows_how_many_shards_there_are_may_begin() -> None:
    http: Any = Gateway(None)
    assert await wait_for_sessions(http, Clock(0, 0), 5) == Sessions(5, 1)
    with pytest.raises(OSError, match="the network"):
        await wait_for_sessions(http, Clock(0, 0), 0)


async def test_shards_begin_in_turn_those_of_different_keys_together() -> None:
    clock = Clock(0, 0)
    turns, begun = Turns(clock, 2), list[int]()

    async def begin(shard: int) -> None:
        await turns.wait(shard)
        begun.append(shard)

    async with asyncio.TaskGroup() as group:
        for shard in range(5):
            group.create_task(begin(shard))
        for now, there in ((0, 2), (WINDOW_MS - 1, 2), (WINDOW_MS, 4), (2 * WINDOW_MS, 5)):
            clock.set(now, 0)
            for _ in range(10):
                await asyncio.sleep(0)
            assert begun == list(range(there))


async def test_a_shard_that_lost_its_session_long_after_has_its_turn_at_once() -> None:
    clock = Clock(0, 0)
    turns = Turns(clock, 1)
    await turns.wait(3)
    clock.set(WINDOW_MS, 0)
    await asyncio.wait_for(turns.wait(3), TIMEOUT_S)


async def test_a_shard_waits_for_its_turn_until_the_database_is_back() -> None:
    told: list[int | StoreError] = [StoreAway("games", "gone"), StoreBroken("full"), 3_000, 0]
    slept = list[float]()

    class Rows:
        async def turn(self, shard: int, concurrency: int, gap_ms: int) -> int:
            said = told.pop(0)
            if isinstance(said, StoreError):
                raise said
            return said

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    sharing: Sharing = Rows()  # type: ignore[assignment]  # of it turns need this
    turns = SharedTurns(sharing, 1, sleep)
    await turns.wait(3)
    assert slept == [1, 1, 3]
    told.append(LeaseLost())
    with pytest.raises(LeaseLost):
        await turns.wait(3)


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
