"""The shared request budget: who goes first, that nobody waits for ever, and when a table slows down."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

import pytest

from bot.play.clock import Clock
from bot.play.games.kinds import KINDS
from bot.play.outgoing.screen import (
    AT_ONCE,
    CALL_KINDS,
    GLOBAL_PER_SECOND,
    KEPT,
    PER_SECOND,
    SLOW_MS,
    UNGOVERNED,
    CallKind,
    Governor,
)
from bot.process.metrics import Metrics
from tests.play.room import CREEPING

FAST = KINDS["slap"].calls_per_minute({"pace": "1.5 s"})


class Crowd:
    """Many tables that call at once, and in which order they were let through."""

    def __init__(self) -> None:
        self.clock = Clock(10_000, CREEPING)
        self.metrics = Metrics()
        self.governor = Governor(self.clock, self.metrics)
        self.went: list[tuple[int, CallKind, int]] = []
        """When, what for, and the how manieth of its kind."""
        self.asked: Counter[CallKind] = Counter()
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, kind: CallKind, times: int = 1) -> None:
        for _ in range(times):
            self.asked[kind] += 1
            self.tasks.append(asyncio.create_task(self._call(kind, self.asked[kind])))

    async def _call(self, kind: CallKind, number: int) -> None:
        await self.governor.turn(kind)
        self.went.append((self.clock.now(), kind, number))

    async def run(self, ms: int, step: int = 5) -> None:
        """Turn the clock on in small steps."""
        for _ in range(ms // step):
            await settle()
            self.clock.set(self.clock.now() + step, CREEPING)
        await settle()

    def kinds(self) -> list[CallKind]:
        return [kind for _, kind, _ in self.went]


async def settle() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


@pytest.fixture
async def crowd() -> Crowd:
    return Crowd()


def most_in_a_second(times: Sequence[int]) -> int:
    return max(sum(start <= when < start + 1_000 for when in times) for start in times)


async def test_no_second_has_more_calls_than_discord_allows_beside_those_that_do_not_ask(crowd: Crowd) -> None:
    crowd.ask("story", 200)
    await crowd.run(6_000)
    crowd.ask("card", 100)  # after a pause some go at once
    await crowd.run(3_000)
    times = [when for when, _, _ in crowd.went]
    assert len(times) == 300
    assert most_in_a_second(times) <= GLOBAL_PER_SECOND - UNGOVERNED == PER_SECOND + AT_ONCE


async def test_those_that_wait_go_by_kind_and_within_a_kind_in_the_order_in_which_they_asked(crowd: Crowd) -> None:
    crowd.ask("card", AT_ONCE)  # the budget is used up
    await settle()
    for kind in reversed(CALL_KINDS):
        crowd.ask(kind, 2)
    await crowd.run(1_000)
    waited = crowd.went[AT_ONCE:]
    assert len(waited) == 2 * len(CALL_KINDS)
    urgent = [kind for _, kind, _ in waited[: KEPT - 1]]  # before the kept share comes in
    assert urgent == sorted(urgent, key=CALL_KINDS.index)
    assert urgent[:4] == ["card", "card", "question", "question"]
    for kind in CALL_KINDS:
        numbers = [number for _, other, number in waited if other == kind]
        assert numbers == sorted(numbers)


async def test_a_card_that_asks_last_goes_before_everything_that_waits(crowd: Crowd) -> None:
    crowd.ask("picture", 50)
    await settle()
    crowd.ask("card")
    await crowd.run(2 * 1_000 // PER_SECOND, step=1)
    assert crowd.kinds()[AT_ONCE : AT_ONCE + 1] == ["card"]


async def test_a_small_share_is_kept_for_what_the_cards_of_many_tables_pass_over(crowd: Crowd) -> None:
    crowd.ask("card", 1_000)
    await settle()
    crowd.ask("picture", 10)
    crowd.ask("story", 10)
    await crowd.run(10_000)
    kinds = crowd.kinds()
    assert kinds.count("card") + 20 == len(kinds)
    last = max(place for place, kind in enumerate(kinds) if kind != "card")
    shares = Counter(kind != "card" for kind in kinds[AT_ONCE : last + 1])
    assert shares[True] * KEPT == pytest.approx(sum(shares.values()), abs=KEPT)
    # of those passed over the oldest goes first, whatever it is for
    assert [kind for kind in kinds if kind != "card"] == ["picture"] * 10 + ["story"] * 10


async def test_a_hundred_live_tables_share_the_budget_as_it_is_meant() -> None:
    """Each posts a card with its seed every 1.5 s as long as it gets its turns; others tell stories meanwhile."""
    crowd = Crowd()

    async def table() -> None:
        while True:
            crowd.ask("card", 2)
            await asyncio.gather(*crowd.tasks[-2:])
            await crowd.clock.sleep(1_500)

    tables = [asyncio.create_task(table()) for _ in range(100)]
    for _ in range(20):
        crowd.ask("question")
        crowd.ask("panel")
        crowd.ask("story")
        await crowd.run(500, step=10)
    for task in tables:
        task.cancel()
    went = Counter(crowd.kinds())
    assert went.total() == pytest.approx(10 * PER_SECOND + AT_ONCE, abs=2)
    assert went["card"] / went.total() == pytest.approx(1 - 1 / KEPT, abs=0.05)
    assert min(went["question"], went["panel"], went["story"]) >= 10
    for task in crowd.tasks:
        task.cancel()


async def test_a_global_429_stretches_the_next_call_of_every_table() -> None:
    clock = Clock(10_000, CREEPING)
    governor = Governor(clock)
    governor.stretch(2_000)
    call = asyncio.ensure_future(governor.turn("card"))
    await settle()
    clock.set(11_900, CREEPING)
    await settle()
    assert not call.done()
    clock.set(12_100, CREEPING)
    await call


async def test_whoever_gives_up_waiting_costs_nothing(crowd: Crowd) -> None:
    crowd.ask("panel", AT_ONCE + 10)
    await settle()
    assert crowd.governor.waiting("panel") == 10
    for task in crowd.tasks[AT_ONCE:-1]:
        task.cancel()
    await settle()
    assert crowd.governor.waiting("panel") == 1
    await crowd.run(2 * 1_000 // PER_SECOND, step=1)
    assert crowd.governor.calls == len(crowd.went) == AT_ONCE + 1


async def test_a_clock_that_jumps_lets_no_more_through_at_once_than_a_pause(crowd: Crowd) -> None:
    crowd.ask("story", 100)
    await settle()
    crowd.clock.set(crowd.clock.now() + 60_000, CREEPING)
    await settle()
    assert len(crowd.went) == 2 * AT_ONCE


async def test_waits_and_those_that_wait_are_counted_by_kind(crowd: Crowd) -> None:
    crowd.ask("story", AT_ONCE + PER_SECOND)
    await settle()
    assert [crowd.governor.waiting(kind) for kind in CALL_KINDS] == [0, 0, 0, PER_SECOND, 0]
    await crowd.run(1_100)
    (metric,) = crowd.metrics.call_waits.collect()
    counted = {
        (sample.labels["kind"], sample.labels.get("le")): sample.value
        for sample in metric.samples
        if not sample.name.endswith("_sum")
    }
    assert counted["story", "+Inf"] == AT_ONCE + PER_SECOND
    assert counted["story", "0.5"] == pytest.approx(AT_ONCE + PER_SECOND / 2, abs=1)
    assert counted["card", "+Inf"] == 0


def test_27_tables_at_the_fastest_pace_fit_and_no_more() -> None:
    governor = Governor(Clock(0, 0))
    seated = 0
    while governor.has_room(FAST):
        governor.seat_table(seated, FAST)
        seated += 1
    assert seated == 27  # 40 calls a second without the kept share, at 80 a minute each
    governor.clear_table(0)
    assert governor.has_room(FAST)


def test_live_tables_of_cosmic_take_room_too_and_those_of_days_none() -> None:
    cosmic = KINDS["cosmic"]
    governor = Governor(Clock(0, 0))
    for table in range(1_000):
        governor.seat_table(table, cosmic.calls_per_minute({"speed": "daily"}))
    assert governor.has_room(FAST)
    table = 0
    while governor.has_room(FAST):
        governor.seat_table(table, cosmic.calls_per_minute({"speed": "live"}))
        table += 1
    assert table > 27
    assert governor.has_room(cosmic.calls_per_minute({"speed": "relaxed"}))


async def test_a_live_table_slows_down_when_more_wait_before_it_than_its_people_can_miss(crowd: Crowd) -> None:
    governor = crowd.governor
    governor.seat_table(1, FAST)
    crowd.ask("card", AT_ONCE + SLOW_MS * PER_SECOND // 1_000 - 2)
    await settle()
    assert not governor.slows(1, "card")
    crowd.ask("card", 4)
    await settle()
    assert governor.slows(1, "card")
    assert not governor.slows(2, "card")  # a table of days
    governor.seat_table(3, 6)
    assert not governor.slows(3, "card")  # its calls are ten seconds apart


async def test_what_is_less_urgent_does_not_slow_a_table_down(crowd: Crowd) -> None:
    crowd.governor.seat_table(1, FAST)
    crowd.ask("story", 500)
    await settle()
    assert not crowd.governor.slows(1, "card")
    assert crowd.governor.slows(1, "story")


async def test_on_a_clock_that_stands_nothing_waits_and_the_budget_stays_whole() -> None:
    clock = Clock(10_000, 0)
    governor = Governor(clock)
    await asyncio.gather(*(governor.turn("story") for _ in range(1_000)))
    assert governor.calls == 1_000
    clock.set(10_000, CREEPING)
    await asyncio.gather(*(governor.turn("card") for _ in range(AT_ONCE)))
    call = asyncio.create_task(governor.turn("card"))
    await settle()
    assert not call.done()
    call.cancel()
