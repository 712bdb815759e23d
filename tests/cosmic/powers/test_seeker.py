"""Seeker (P3): asks a question that must be answered truly."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def asked(
    asks: str = "compromise", about: Any = None, powers: tuple[Any, ...] = ("seeker", "", "", ""), **more: Any
) -> Table:
    """Seat 0 attacks blue-1 and asks seat 1 something; by default seat 1 holds a compromise and two attacks."""
    hands = {0: ["A8"], 1: ["C", "A7", "A15"], 2: ["A6"], 3: ["A5"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    table.wish(0, "checkpoint.sides", "power.0").wish(0, "seeker.asks", asks)
    if about is not None:
        table.wish(0, "seeker.face" if isinstance(about, str) else "seeker.least", about)
    return table


def options(table: Table, seat: int = 1) -> tuple[Any, ...]:
    """Among which cards a seat may choose."""
    (ask,) = [ask for ask in table.run(until="card").open("card") if ask.seat == seat]
    return options_of(ask)


@pytest.mark.parametrize(("face", "found"), [("A15", True), ("A20", False), ("edict.plague", False)])
def test_whether_somebody_holds_a_card_is_looked_up(face: str, found: bool) -> None:
    table = asked("holds", face)
    assert len(options(table)) == 4, "nobody is bound by what they hold"
    assert table.events("searched")[-1] == {"seat": 1, "face": face, "found": found}
    table.run().check()


@pytest.mark.parametrize(
    ("asks", "about", "answer", "left"),
    [
        ("compromise", None, "yes", {"C.1"}),
        ("compromise", None, "no", {"A7.1", "A15.1"}),
        ("plays", "A7", "yes", {"A7.1"}),
        ("plays", "A7", "no", {"C.1", "A15.1"}),
        ("at_least", 10, "yes", {"A15.1"}),
        ("at_least", 15, "yes", {"A15.1"}),
        ("at_least", 10, "no", {"C.1", "A7.1"}),
        ("compromise", None, "none", {"C.1", "A7.1", "A15.1"}),
    ],
)
def test_an_answer_about_an_intention_binds(asks: str, about: Any, answer: str, left: set[str]) -> None:
    table = asked(asks, about).wish(1, "seeker.answer", answer)
    assert set(options(table)) == {*left, "by_chance"}
    assert table.events("answered") == [{"seat": 1, "answer": answer, "face": ""}]
    table.run().check()


def test_an_answer_that_cannot_be_true_is_not_among_them_and_only_its_owner_sees_that() -> None:
    table = asked("plays", "A20").run(until="seeker.answer")
    (ask,) = table.open("seeker.answer")
    assert options_of(ask) == ("no", "none")
    assert ask.secret
    table = asked("compromise", hands={1: ["C", "C"]}).run(until="seeker.answer")
    assert options_of(table.open("seeker.answer")[0]) == ("yes", "none")
    table.run().check()


def test_silence_binds_nobody() -> None:
    assert len(options(asked())) == 4


def test_a_bond_ends_when_it_cannot_be_kept() -> None:
    table = asked("plays", "A15", powers=("seeker", "", "", "")).wish(1, "seeker.answer", "yes").run(until="card")
    again = asked("plays", "A15", hands={1: ["A15"], 0: ["A8", "flare.hate"]}).wish(1, "seeker.answer", "yes")
    again.wish(0, "checkpoint.sides", "flare.hate").run()
    assert "A15.1" in again.state.discard
    table.run().check()
    again.check()


def test_laser_goes_before_the_bond() -> None:
    table = asked("plays", "A15", powers=(("seeker", "laser"), "", "", "")).wish(1, "seeker.answer", "yes").run()
    assert not table.open("card")
    assert table.events("announced", name="laser")
    table.check()


def test_a_bond_beats_an_attack_that_loser_forces() -> None:
    table = asked("compromise", powers=("seeker", "loser", "", "")).wish(1, "seeker.answer", "yes")
    table.wish(1, "checkpoint.sides", "power.1")
    assert set(options(table)) == {"C.1", "by_chance"}
    table.run().check()


def test_an_ally_asks_either_main_player_and_a_main_player_its_opponent() -> None:
    table = Table(("", "", "seeker", ""), hands={0: ["A8", "C"], 1: ["A7"]}).wish(0, "target", "blue-1")
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "checkpoint.sides", "power.0")
    table.wish(2, "seeker.whom", 0).wish(0, "seeker.answer", "yes")
    assert set(options(table, 0)) == {"C.1", "by_chance"}
    table.run().check()


def test_a_bystander_cannot_ask_and_a_zap_stops_the_question() -> None:
    table = Table(("", "", "seeker", "")).wish(2, "checkpoint.sides", "power.0").run()
    assert table.wishes == [(2, "checkpoint.sides", "power.0")]
    table = asked(hands={3: ["A5", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap")
    assert len(options(table)) == 4
    assert not table.events("answered")
    table.run().check()


def test_super_seeker_asks_which_card_it_will_be() -> None:
    table = asked("which", hands={0: ["A8", "flare.seeker"]}).wish(0, "checkpoint.between", "flare.seeker")
    table.wish(1, "seeker.which", "A7")
    assert set(options(table)) == {"A7.1", "by_chance"}
    assert table.events("answered")[-1] == {"seat": 1, "answer": "card", "face": "A7"}
    table.run().check()


def invited(join: str) -> Table:
    """Seat 2 is invited by both and demands to see the offense's card."""
    table = Table(("", "", "", ""), hands={0: ["A8", "A20"], 1: ["A7", "A9"], 2: ["A6", "flare.seeker"]})
    table.wish(0, "target", "blue-1").wish(2, "checkpoint.attack", "flare.seeker")
    table.wish(0, "invite.offense", [2]).wish(1, "invite.defense", [2]).wish(2, "seeker.wild.whom", 0)
    return table.wish(0, "seeker.wild.card", "A20").wish(2, "join", join)


def test_wild_seeker_sees_a_card_that_has_to_be_played_if_it_joins() -> None:
    table = invited("offense")
    assert set(options(table, 0)) == {"A20.1", "by_chance"}
    shown = [event for event in table.seen if event.kind == "shown"]
    assert [(event.audience, event.data["cards"]) for event in shown] == [((2,), ["A20.1"])]
    table.run().check()


@pytest.mark.parametrize("answer", ["defense", "decline"])
def test_whoever_is_not_joined_after_wild_seekers_look_is_free_again(answer: str) -> None:
    table = invited(answer)
    assert set(options(table, 0)) == {"A8.1", "A20.1", "by_chance"}
    table.run().check()
