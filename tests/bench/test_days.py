"""The model of five people: the same seeds give the same figures, and each count counts what it says."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bench._days.audit import Audit
from bench._days.budgets import BUDGETS
from bench._days.people import GROUPS, Kind
from bench._days.sitting import Sitting
from bench._days.sleep import DAY, HOUR, Life
from bench._days.tally import Cost, figures, kind_of
from bench._table import SEATS
from bench.days import CELLS, Cell, play
from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.model.options import Options
from bot.cosmic.timing.clock import SPEEDS
from bot.kernel.event import Seat

MIXED = Cell("daily", "base", "mixed")
ALWAYS = Life(look=0.01, sleep=0, stay=60)
PLANNERS, FIRST, QUESTIONS = ([Kind(habit)] * SEATS for habit in ("plans", "first", "questions"))


class Watched(Sitting):
    """Remembers who answered when."""

    def __init__(self, seed: int, kinds: list[Kind], life: Life, speed: str = "daily") -> None:
        self.answers: list[tuple[Seat, int]] = []
        super().__init__(seed, speed, Options(), kinds, life)

    def _answer(self, seat: Seat) -> None:
        self.answers.append((seat, self.ms))
        super()._answer(seat)


def test_the_same_seed_gives_the_same_figures() -> None:
    assert play(MIXED, 3, 1) == play(MIXED, 3, 1)


def test_all_hours_are_some_kind_of_question() -> None:
    cost = play(MIXED, 0, 1)
    assert cost.waited.total() == pytest.approx(cost.ms, abs=5_000)
    shares = [value for name, value in figures([cost]) if name.startswith("share.")]
    assert sum(shares) == pytest.approx(100)


@pytest.mark.parametrize("zones", [False, True])
def test_people_answer_only_while_they_are_awake_or_stay(zones: bool) -> None:
    life = Life(zones=zones)
    table = Watched(1, QUESTIONS, life)
    table.play(1)
    assert table.answers
    for seat, when in table.answers:
        bed = life.bedtime(table.controller.seating[seat], SEATS)
        stayed_up = (when - bed) % DAY < life.stay * 60_000 + 5_000
        assert (when - bed) % DAY >= 8 * HOUR or stayed_up


def test_who_looks_often_plays_a_challenge_sooner() -> None:
    often, seldom = (Watched(2, FIRST, Life(look=look, sleep=0)).play(1).ms for look in (0.1, 1.5))
    assert often < seldom / 2


def test_who_is_asked_at_once_loses_no_act_but_one_wished_after_a_pass_between_challenges(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # 4.0.3
    lost: list[str] = []
    close = Audit._close

    def remembered(audit: Audit, numbers: Sequence[int]) -> None:
        windows = [audit._windows[number] for number in numbers]
        if all(one.said == PASSED for one in windows):
            lost.extend(one.ask.key for one in windows if one.would != PASSED)
        close(audit, numbers)

    monkeypatch.setattr(Audit, "_close", remembered)
    table = Watched(5, QUESTIONS, ALWAYS)
    for seat in range(SEATS):
        table.press(seat, 0, "order_rounds", "always")
    cost = table.play(6)
    assert cost.wanted > 5 * cost.lost
    assert set(lost) <= {"checkpoint.between"}
    assert len(lost) == cost.lost
    assert not cost.silent
    assert not cost.unwanted


def test_whoever_lets_every_round_pass_loses_each_act_once(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[int] = []
    close = Audit._close

    def remembered(audit: Audit, numbers: Sequence[int]) -> None:
        closed.extend(number for number in numbers if audit._windows[number].would != PASSED)
        close(audit, numbers)

    monkeypatch.setattr(Audit, "_close", remembered)
    table = Watched(2, QUESTIONS, ALWAYS)
    for seat in range(SEATS):
        table.press(seat, 0, "order_rounds", "never")
    cost = table.play(6)
    assert cost.lost == cost.wanted == len(closed) == len(set(closed)) > 0


def test_a_computer_that_stands_in_acts_and_what_it_does_is_weighed() -> None:
    cost = Watched(2, QUESTIONS, Life(look=20), "lively").play(8)
    assert 0 < cost.silent <= cost.waits
    assert 0 <= cost.unwanted <= cost.acts
    assert cost.acts > 0
    assert 0 < cost.otherwise.total() < cost.named.total()


def test_people_say_everything_ahead_take_what_stands_filled_in_or_answer_what_is_asked_first() -> None:
    plans, first, questions = (Watched(17, kinds, Life()).play(4) for kinds in (PLANNERS, FIRST, QUESTIONS))
    assert plans.named["planned guests"]
    assert plans.named["cards"]
    assert not plans.otherwise["planned guests"], "they have chosen them"
    assert first.named["suggested guests"]
    assert first.otherwise["suggested guests"], "they have taken what was suggested"
    assert not questions.otherwise["suggested guests"], "they have chosen them"
    assert not first.named["cards"]
    assert not questions.named["cards"]
    assert plans.messages < first.messages
    assert first.messages < first.questions, "an attack is one message with target, tokens and guests"
    assert plans.looks < first.looks


def test_each_person_answers_what_the_message_asks_and_is_never_refused() -> None:
    """Whatever is answered is decided then: nobody presses in vain."""

    class Strict(Watched):
        def _answer(self, seat: Seat) -> None:
            asks = self._messages.asks(seat)
            super()._answer(seat)
            assert self._messages.asks(seat) != asks

    assert Strict(5, list(GROUPS["mixed"]), Life()).play(5).challenges == 5


def test_figures_are_for_each_person_and_challenge() -> None:
    costs = [
        Cost(challenges=4, ms=48 * HOUR, looks=40, requests=80, wanted=4, lost=1, acts=4, unwanted=2, waits=10),
        Cost(challenges=6, ms=36 * HOUR, silent=1, messages=100, questions=150),
    ]
    costs[0].named["joins"], costs[0].otherwise["joins"] = 8, 2
    found = dict(figures(costs))
    assert found["hours"] == (12 + 6) / 2
    assert found["hours_error"] == pytest.approx(3)
    assert (found["days"], found["days_least"], found["days_most"]) == (1.75, 1.5, 2)
    assert found["looks"] == 0.8
    assert (found["messages"], found["questions"]) == (2, 3)
    assert found["requests"] == 8
    assert found["silent_percent"] == 10
    assert found["lost_percent"] == 25
    assert found["unwanted_percent"] == 50
    assert found["other_joins_percent"] == 25
    assert found["games"] == 2


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
    measured = {name for name, _ in figures([Cost(challenges=1, ms=1)])}
    assert BUDGETS.keys() <= {f"days/{cell.name}.{name}" for cell in CELLS for name in measured}
    assert {cell.profile for cell in CELLS} == SPEEDS.keys() - {"live"}
