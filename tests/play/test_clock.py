"""The one clock: timers in order, turned by hand, cancelled, and slept on."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.play.clock import Clock


async def test_timers_fire_in_order_of_their_time_when_the_clock_is_turned() -> None:
    clock = Clock(1_000, 0)
    fired: list[str] = []
    clock.after(300, lambda: fired.append("late"))
    clock.after(100, lambda: fired.append("early"))
    clock.set(1_099, 0)
    assert fired == []
    clock.set(1_100, 0)
    assert fired == ["early"]
    clock.set(9_000, 0)
    assert fired == ["early", "late"]


async def test_timers_of_the_same_moment_fire_in_the_order_of_their_names_whenever_they_were_set() -> None:
    clock = Clock(0, 0)
    fired: list[str] = []
    for name in ("tell", "due", "panel"):
        clock.after(10, partial(fired.append, name), name)
    clock.set(10, 0)
    assert fired == ["due", "panel", "tell"]


async def test_a_cancelled_timer_never_fires_and_a_timer_set_while_firing_waits_its_time() -> None:
    clock = Clock(0, 0)
    fired: list[str] = []
    clock.after(10, lambda: fired.append("cancelled")).cancel()

    def first() -> None:
        clock.after(10, lambda: fired.append("second"))

    clock.after(10, first)
    clock.set(15, 0)
    assert fired == []
    clock.set(25, 0)
    assert fired == ["second"]


async def test_a_frozen_clock_stands_still_and_a_sleeper_wakes_when_it_is_turned() -> None:
    clock = Clock(5_000, 0)
    sleeper = asyncio.ensure_future(clock.sleep(1_000))
    await asyncio.sleep(0)
    assert clock.now() == 5_000
    assert not sleeper.done()
    clock.set(6_000, 0)
    await sleeper
    assert clock.now() == 6_000


async def test_a_fast_clock_reaches_its_timers_by_itself() -> None:
    clock = Clock(0, 100_000.0)
    await asyncio.wait_for(clock.sleep(1_000), 5)
    assert clock.now() >= 1_000
