"""``python -m bench ablation``: what a player loses who lacks a faculty, measured on paired deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import _ablation as ablation
from bench.__main__ import main
from bench._ablation import FACULTIES, WHOLE, Job, Lacking, Played
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Action, Ask, Choice, Form, OneOf, UpTo, YesNo
from bot.kernel.game import Game

SMALL = ("--seats", "3", "--games", "6", "--without", "deals")


class Eager:
    """Takes the last option, uses everything, and notes what it was shown."""

    def __init__(self) -> None:
        self.saw: list[SeatView] = []

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The last of what is offered."""
        self.saw.append(view)
        return ask.form.options[-1] if isinstance(ask.form, OneOf | UpTo) else True

    def orders(self, view: SeatView) -> list[Choice]:
        """Nothing ahead."""
        return []

    def act(self, view: SeatView, actions: object) -> tuple[str, Choice] | None:
        """Whatever may be done."""
        return "deal.accept", 1


VIEW = see_seat(Game.new(COSMIC, 1, 3, Options()).state, 0)
WINDOW = ("pass", "edict.plague.1", "flare.virus", "power.0")


def asked(faculty: str, key: str, form: Form, default: Choice) -> Choice:
    ask = Ask(seat=0, key=key, form=form, default=default)
    return Lacking(Eager(), FACULTIES[faculty]).answer(VIEW, ask)


@pytest.mark.parametrize(
    ("faculty", "left"),
    [("edicts", "power.0"), ("flares", "power.0"), ("optional powers", "flare.virus"), ("all interrupts", "pass")],
)
def test_what_is_taken_away_is_never_played_in_a_window(faculty: str, left: str) -> None:
    assert asked(faculty, "checkpoint.reveal", OneOf(WINDOW), "pass") == left


def test_silence_answers_for_whoever_lacks_alliances_powers_or_second_challenges() -> None:
    assert asked("invitations", "invite.offense", UpTo(2, (1, 2)), []) == []
    assert asked("joining", "join", OneOf(("decline", "offense")), "decline") == "decline"
    assert asked("optional powers", "gambler.use", YesNo(), False) is False
    assert asked("second challenges", "second_challenge", YesNo(), True) is False
    assert asked("deals", "second_challenge", YesNo(), True) is True


def test_whoever_makes_no_deals_does_nothing_about_one() -> None:
    nobody: list[Action] = []
    assert Lacking(Eager(), FACULTIES["deals"]).act(VIEW, nobody) is None
    assert Lacking(Eager(), FACULTIES["flares"]).act(VIEW, nobody) == ("deal.accept", 1)


def test_what_is_forgotten_is_not_shown() -> None:
    inner = Eager()
    seen = Game.new(COSMIC, 1, 3, Options())
    view = see_seat(seen.state, 0)
    Lacking(inner, FACULTIES["memory of cards"]).answer(
        view, Ask(seat=0, key="second_challenge", form=YesNo(), default=True)
    )
    assert (inner.saw[0].known, inner.saw[0].stacked) == ((), ())
    assert inner.saw[0].hand == view.hand


def test_a_measurement_goes_on_where_it_was_interrupted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ablation", str(tmp_path), *SMALL]) == 0
    whole = capsys.readouterr().out
    assert "| deals | 6 | " in whole
    kept = tmp_path / ablation.GAMES
    rows = kept.read_bytes().splitlines(keepends=True)
    assert len(rows) == 8
    kept.write_bytes(b"".join(rows[:3]))
    assert main(["ablation", str(tmp_path), *SMALL]) == 0
    assert capsys.readouterr().out == whole == (tmp_path / ablation.PAGE).read_text()
    assert sorted(kept.read_bytes().splitlines(keepends=True)) == sorted(rows)


def test_a_cost_is_what_whole_players_win_of_the_same_deals_more() -> None:
    rows = []
    for deal in (1, 2, 3, 4):
        rows.append(Played(Job("base", 2, WHOLE, deal), (0,), 10))
        rows += [Played(Job("base", 2, "joining", deal, seat), (1,) if deal % 2 else (0,), 9) for seat in (0, 1)]
    rows.append(Played(Job("base", 2, "joining", 9, 0), (0,), 9))
    (found,) = ablation.worths(rows)
    assert (found.lacks, found.games, found.won, found.whole) == ("joining", 8, 50, 50)
    assert (found.cost, found.low, found.high) == (0, 0, 0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--without", "luck"), "--without: there is no luck; choose invitations"),
        (("--setting", "moon"), "--setting: there is no moon; choose base"),
        (("--games", "0"), "--games: 0 is not between 1 and 100000."),
        (("--seats", "9"), "--seats: 9 is not between 2 and 6."),
        (("--processes", "0"), "--processes: 0 is not between 1 and 64."),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_sentence(
    arguments: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ablation", str(tmp_path / "new"), *arguments]) == 1
    assert capsys.readouterr().err.startswith(said)
    assert not (tmp_path / "new").exists()
