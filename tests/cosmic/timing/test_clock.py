"""Rounds close by floor, tick and cap, and decisions have the times of 8.12, at quiet tables the limit of a look."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from bot.cosmic.kinds import registry
from bot.cosmic.timing.clock import SPEEDS, closes, decision_ms

registry.load()
SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000


@pytest.mark.parametrize(
    ("name", "last_answer", "after"),
    [
        ("live", 1_000, 20_000),
        ("live", 20_001, 21_000),
        ("live", 59_999, 60_000),
        ("live", None, 60_000),
        ("lively", 0, 30 * SECOND),
        ("lively", 7 * MINUTE + 1, 7 * MINUTE + 15 * SECOND),
        ("daily", 16 * MINUTE, 16 * MINUTE),
        ("daily", 16 * MINUTE + 1, 17 * MINUTE),
        ("lively", None, 75 * MINUTE),
        ("daily", None, 12 * HOUR),
        ("relaxed", None, 24 * HOUR),
    ],
)
def test_a_round_closes_at_the_later_of_floor_and_last_answer_rounded_up_and_at_the_cap_at_latest(
    name: str, last_answer: int | None, after: int
) -> None:
    begin = 1_234_567
    given_at = None if last_answer is None else begin + last_answer
    assert closes(SPEEDS[name], begin, given_at, latest=begin + SPEEDS[name].cap) - begin == after


@given(st.sampled_from(sorted(SPEEDS)), st.integers(0, 10**12), st.integers(0, 20 * HOUR), st.integers(0, 9 * HOUR))
def test_no_round_closes_before_its_floor_or_after_its_limit(name: str, begin: int, answer: int, still: int) -> None:
    speed = SPEEDS[name]
    limit = speed.cap + still
    end = closes(speed, begin, begin + answer, latest=begin + limit) - begin
    assert speed.floor <= end <= limit
    assert end == limit or end % speed.tick == 0


def test_answers_within_one_tick_close_the_round_at_the_same_moment() -> None:
    speed = SPEEDS["relaxed"]
    assert (
        len({closes(speed, 0, answer, latest=speed.cap) for answer in range(15 * MINUTE + 1, 16 * MINUTE, 7_919)}) == 1
    )


@pytest.mark.parametrize(
    ("name", "always", "limit"),
    [
        ("lively", False, 75 * MINUTE),
        ("daily", False, 7 * HOUR),
        ("daily", True, 12 * HOUR),
        ("relaxed", False, 20 * HOUR),
    ],
)
def test_a_limit_is_shorter_where_it_stands_still_for_part_of_the_time(name: str, always: bool, limit: int) -> None:
    assert SPEEDS[name].limit(always=always) == limit


@pytest.mark.parametrize(
    ("name", "key", "time"),
    [
        ("live", "card", 2 * MINUTE),
        ("live", "regroup", MINUTE),
        ("live", "response", 40 * SECOND),
        ("lively", "commit", 75 * MINUTE),
        ("daily", "target", 12 * HOUR),
        ("daily", "response", 12 * HOUR),
        ("relaxed", "regroup", 24 * HOUR),
        ("relaxed", "vacuum.drag", 24 * HOUR),
    ],
)
def test_decisions_have_the_times_of_8_12_at_live_tables_else_that_of_a_look(name: str, key: str, time: int) -> None:
    assert decision_ms(SPEEDS[name], key) == time


def test_nobody_can_be_given_time_for_a_question_that_is_not_declared() -> None:
    with pytest.raises(KeyError):
        decision_ms(SPEEDS["relaxed"], "amoeba.forgotten")
