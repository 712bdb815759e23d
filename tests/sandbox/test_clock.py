"""The sandbox's clock by itself."""

from __future__ import annotations

import asyncio

import pytest

from sandbox.clock import Clock
from sandbox.ids import Ids
from sandbox.settings import Settings
from tests.patience import TIMEOUT_S


async def test_frozen_clock_moves_only_by_hand() -> None:
    clock = Clock(1_000_000, 0)
    clock.advance(250)
    assert clock.now_ms == 1_000_250


async def test_timers_run_in_order_each_at_its_own_time() -> None:
    clock = Clock(1_000_000, 0)
    ran: list[tuple[str, int]] = []

    def chain() -> None:
        ran.append(("first", clock.now_ms))
        clock.after(5, lambda: ran.append(("chained", clock.now_ms)))

    clock.after(20, lambda: ran.append(("second", clock.now_ms)))
    clock.after(10, chain)
    clock.after(12, lambda: ran.append(("never", 0))).cancel()
    clock.advance(30)
    assert ran == [("first", 1_000_010), ("chained", 1_000_015), ("second", 1_000_020)]
    assert clock.now_ms == 1_000_030


async def test_running_clock_fires_by_itself() -> None:
    clock = Clock(1_000_000, 1000.0)
    fired = asyncio.Event()
    clock.after(1000, fired.set)
    async with asyncio.timeout(TIMEOUT_S):
        await fired.wait()
    assert clock.now_ms >= 1_001_000


async def test_ids_grow_and_carry_the_time() -> None:
    clock = Clock(1_700_000_000_000, 0)
    ids = Ids(clock)
    first, second = ids.new(), ids.new()
    clock.advance(1000)
    third = ids.new()
    assert int(first) < int(second) < int(third)
    assert (int(third) >> 22) - (int(first) >> 22) == 1000, "milliseconds stand above the 22 lowest bits"


def test_a_token_that_could_be_real_is_refused() -> None:
    with pytest.raises(ValueError, match="never a real one"):
        Settings(token="MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.x")
