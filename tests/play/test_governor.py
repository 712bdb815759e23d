"""The shared request budget: slap tables stay below their share, and a global 429 slows all alike."""

from __future__ import annotations

import asyncio

from bot.play.clock import Clock
from bot.play.outgoing.governor import GLOBAL_PER_SECOND, SLAP_SHARE, Governor


async def test_calls_beyond_a_seconds_budget_wait() -> None:
    clock = Clock(0, 0)
    governor = Governor(clock)
    calls = [asyncio.ensure_future(governor.turn()) for _ in range(100)]
    await asyncio.sleep(0)
    at_once = sum(call.done() for call in calls)
    assert at_once <= GLOBAL_PER_SECOND * SLAP_SHARE + 1
    for second in range(1, 5):
        clock.set(second * 1_000, 0)
        for _ in range(5):
            await asyncio.sleep(0)
        done = sum(call.done() for call in calls)
        assert done <= (second + 1) * GLOBAL_PER_SECOND * SLAP_SHARE + 1
    assert all(call.done() for call in calls)


async def test_a_global_429_stretches_the_next_call_of_every_table() -> None:
    clock = Clock(10_000, 0)
    governor = Governor(clock)
    governor.stretch(2_000)
    call = asyncio.ensure_future(governor.turn())
    clock.set(11_900, 0)
    await asyncio.sleep(0)
    assert not call.done()
    clock.set(12_100, 0)
    await call


def test_about_45_tables_of_three_seconds_fit_and_no_more() -> None:
    governor = Governor(Clock(0, 0))
    seated = 0
    while governor.has_room(3_000):
        governor.seat_table(seated, 3_000)
        seated += 1
    assert seated in (44, 45)  # 30 calls a second at two thirds of a call a second each
    governor.clear_table(0)
    assert governor.has_room(3_000)


def test_a_game_that_posts_nothing_by_the_clock_takes_no_room() -> None:
    governor = Governor(Clock(0, 0))
    for table in range(1_000):
        governor.seat_table(table, 0)
    assert governor.has_room(3_000)
