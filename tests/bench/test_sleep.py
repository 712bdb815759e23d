"""People of the model look after waking hours, and sleep through the rest."""

from __future__ import annotations

from random import Random

import pytest

from bench._days.sleep import DAY, HOUR, Life

LIFE = Life()


@pytest.mark.parametrize(
    ("now", "waking", "then"),
    [
        (9, 2, 11),
        (23, 2, 33),
        (0, 1, 9),
        (7, 1, 9),
        (8, 16, 32),
        (8, 17, 33),
        (9, 15 + 16 + 16 + 1, 24 + 24 + 24 + 8 + 1),
    ],
    ids=["awake", "over night", "at bed-time", "asleep", "until bed-time", "past bed-time", "three nights"],
)
def test_waking_hours_pass_only_while_somebody_is_awake(now: int, waking: int, then: int) -> None:
    assert LIFE.later(now * HOUR, waking * HOUR, 0) == then * HOUR


@pytest.mark.parametrize("zones", [False, True])
def test_nobody_ever_looks_asleep(zones: bool) -> None:
    life, dice = Life(zones=zones), Random(1)
    for person in range(5):
        bed = life.bedtime(person, 5)
        for _ in range(200):
            now = dice.randrange(3 * DAY)
            then = life.later(now, life.draw(dice), bed)
            assert then >= now
            assert (then - bed) % DAY >= 8 * HOUR


def test_bed_times_of_one_zone_are_two_hours_apart_and_of_all_zones_all_around_the_day() -> None:
    assert [LIFE.bedtime(person, 5) / HOUR for person in range(5)] == [0, 0.5, 1, 1.5, 2]
    around = Life(zones=True)
    assert [around.bedtime(person, 5) / HOUR for person in range(5)] == pytest.approx([0, 4.8, 9.6, 14.4, 19.2])


def test_people_look_after_an_hour_and_a_half_on_average() -> None:
    dice = Random(2)
    draws = [LIFE.draw(dice) / HOUR for _ in range(20_000)]
    assert sum(draws) / len(draws) == pytest.approx(1.5, rel=0.03)
