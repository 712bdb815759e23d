"""The model of five people: the same seeds give the same figures, and each count counts what it says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench._days.budgets import budgets
from bench._days.sitting import Sitting
from bench._days.sleep import DAY, HOUR, Life
from bench._days.tally import Cost, figures, kind_of
from bench._table import SEATS
from bench.days import Cell, cells, play
from bot.cosmic.model.options import Options
from bot.cosmic.timing.clock import SPEEDS
from bot.kernel.seat import Seat

DAILY = Cell("daily", "base", "usual")
FEW = 1


class Watched(Sitting):
    """Remembers who answered when."""

    def __init__(self, life: Life) -> None:
        self.answers: list[tuple[Seat, int]] = []
        super().__init__(1, "daily", Options(), "usual", life)

    def _answer(self, seat: Seat, number: int) -> None:
        self.answers.append((seat, self.ms))
        super()._answer(seat, number)


def test_the_same_seed_gives_the_same_figures() -> None:
    assert play(DAILY, 3, FEW) == play(DAILY, 3, FEW)


def test_all_hours_are_some_kind_of_question() -> None:
    cost = play(DAILY, 0, FEW)
    assert cost.waited.total() == pytest.approx(cost.ms, abs=5_000)
    shares = [value for name, value in figures([cost]) if name.startswith("share.")]
    assert sum(shares) == pytest.approx(100)


@pytest.mark.parametrize("zones", [False, True])
def test_people_answer_only_while_they_are_awake_or_stay(zones: bool) -> None:
    life = Life(zones=zones)
    table = Watched(life)
    table.play(FEW)
    assert table.answers
    for seat, when in table.answers:
        bed = life.bedtime(table.desk.seating[seat], 5)
        stayed_up = (when - bed) % DAY < life.stay * 60_000 + 5_000
        assert (when - bed) % DAY >= 8 * HOUR or stayed_up


def test_who_looks_often_plays_a_challenge_sooner() -> None:
    def ms(look: float) -> int:
        return Sitting(2, "daily", Options(), "asked", Life(look=look)).play(FEW).ms

    assert ms(0.1) < ms(1.5) / 2


def test_who_sleeps_little_and_looks_at_once_loses_no_act() -> None:
    cost = Sitting(2, "daily", Options(), "asked", Life(look=0.01, sleep=0)).play(4)
    assert cost.wanted
    assert not cost.lost
    assert not cost.silent


def test_whom_no_round_waits_for_loses_acts() -> None:
    slow = _slow(played=False)
    assert 0 < slow.lost <= slow.wanted
    assert 0 < slow.silent <= slow.questions
    assert not slow.unwanted


def test_whom_a_computer_plays_for_loses_few() -> None:
    played = _slow(played=True)
    assert played.lost * 5 < _slow(played=False).lost
    assert played.silent
    assert played.unwanted


def _slow(*, played: bool) -> Cost:
    """People who hardly ever look, at a table at which a computer plays unless they order otherwise."""
    table = Sitting(2, "lively", Options(), "asked", Life(look=20))
    for seat in range(0 if played else SEATS):
        table.press(seat, 0, "order_time_up")
    return table.play(8)


def test_whoever_comes_at_most_once_a_day_is_counted_for_each_challenge() -> None:
    cost = Sitting(3, "daily", Options(), "usual", Life()).play(3)
    assert cost.visitors == 3 * SEATS
    assert 0 < cost.once < cost.visitors
    assert Sitting(3, "daily", Options(), "asked", Life()).play(3).once < cost.once


def test_plans_are_asked_less() -> None:
    plans, asked = (Sitting(4, "daily", Options(), habit, Life()).play(4) for habit in ("plans", "asked"))
    assert plans.questions < asked.questions
    assert plans.looks < asked.looks


def test_figures_are_for_each_person_and_challenge() -> None:
    costs = [
        Cost(challenges=4, ms=48 * HOUR, looks=40, requests=80, wanted=4, lost=1, unwanted=2, visitors=20, once=11),
        Cost(challenges=6, ms=72 * HOUR, visitors=30, once=19),
    ]
    found = dict(figures(costs))
    assert found["hours"] == 12
    assert found["days"] == 2.5
    assert found["looks"] == 0.8
    assert found["requests"] == 8
    assert found["lost_percent"] == 25
    assert found["unwanted_percent"] == 50
    assert found["once_percent"] == 60


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        ("checkpoint.cards_down", "cards down"),
        ("response", "responses"),
        ("join", "joins"),
        ("invite.defense", "defense's invitations"),
        ("deal.offer", "deals"),
        ("regroup", "small choices"),
        ("zodiac.play", "small choices"),
    ],
)
def test_hours_are_counted_by_kind_of_question(key: str, kind: str) -> None:
    assert kind_of(key) == kind


def test_each_budget_is_of_a_figure_that_is_measured() -> None:
    def names() -> Iterator[str]:
        for cell in cells():
            for figure, _ in figures([Cost(challenges=1, ms=1)]):
                yield f"days/{cell.name}.{figure}"

    assert {name for name, _ in budgets()} <= set(names())
    assert {cell.profile for cell in cells()} == SPEEDS.keys() - {"live"}
