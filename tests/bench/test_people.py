"""People of the model look at moments of a Poisson process while they are awake, forget, vanish, and have moods."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bench._days.people import GROUPS, Kind, Person
from bench._days.sleep import DAY, HOUR, Life

PRESENT = Kind("first")


def moments(kind: Kind, days: int, seed: int = 1, life: Life = Life(sleep=0)) -> list[int]:  # noqa: B008  # frozen
    person = Person(0, kind, seed, life, 0)
    found = []
    while person.next < days * DAY:
        found.append(person.next)
        person.looked()
    return found


def gaps(kind: Kind, days: int, seed: int = 1) -> list[float]:
    return [(after - before) / DAY for before, after in pairwise(moments(kind, days, seed))]


def test_people_look_every_hour_and_a_half_whatever_happens() -> None:
    found = moments(PRESENT, 400)
    assert 400 * 24 / len(found) == pytest.approx(1.5, rel=0.05)
    assert all(moment % DAY >= 8 * HOUR for moment in moments(PRESENT, 20, life=Life()))


def test_the_same_person_looks_at_the_same_moments_at_every_controller() -> None:
    assert moments(PRESENT, 5) == moments(PRESENT, 5) != moments(PRESENT, 5, seed=2)


@pytest.mark.parametrize("seed", range(5))
def test_who_vanishes_stays_away_for_four_days_once(seed: int) -> None:
    long = [gap for gap in gaps(Kind("first", vanishes=True), 60, seed) if gap > 2]
    assert len(long) == 1
    assert 4 <= long[0] < 5


def test_who_forgets_the_game_does_so_for_two_days_about_once_a_week() -> None:
    long = [gap for gap in gaps(Kind("first", forgets=True), 900) if gap >= 2]
    assert 900 / len(long) == pytest.approx(9, rel=0.2)
    assert max(gaps(PRESENT, 900)) < 1


def test_mixed_people_are_two_who_plan_one_who_seals_and_forgets_and_two_who_answer_of_whom_one_vanishes() -> None:
    assert [kind.habit for kind in GROUPS["mixed"]] == ["plans", "plans", "first", "questions", "questions"]
    assert [kind.habit for kind in GROUPS["first"]] == ["first"] * 5
    assert [kind.forgets for kind in GROUPS["mixed"]].count(True) == 1
    assert [kind.vanishes for kind in GROUPS["mixed"]].count(True) == 1


def test_a_mood_lasts_for_a_challenge() -> None:
    person = Person(0, PRESENT, 1, Life(), 0)
    moods = [person.mind(challenge)._dice(10**6) for challenge in (1, 1, 2)]
    assert moods[0] == moods[1] != moods[2]
