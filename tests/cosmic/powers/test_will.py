"""Will (P2): chooses its target freely."""

from __future__ import annotations

import pytest

from tests.cosmic.table import Table
from tests.plain import listed

FOUR = ("will", "", "", "")


def test_will_names_the_defense_whatever_destiny_shows() -> None:
    table = Table(FOUR).wish(0, "will.defense", 3).wish(0, "will.planet", "purple-4").run(until="commit")
    assert table.state.challenge.defense.seat == 3
    assert table.state.challenge.target == "purple-4"
    assert table.state.challenge.system == "purple"
    table.check()


def test_will_aims_at_a_base_elsewhere_and_fights_the_tokens_there() -> None:
    tokens = {3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "yellow-2": 2}}
    table = Table(FOUR, tokens=tokens, hands={0: ["A20"], 3: ["A4"]})
    table.wish(0, "will.defense", 3).wish(0, "will.planet", "yellow-2").wish(0, "commit", {"red-1": 1}).run()
    assert table.at("yellow-2", 0) == 1
    assert table.at("yellow-2", 3) == 0
    assert table.at("yellow-2", 2) == 4, "the owner of the planet is untouched"
    table.check()


def test_elsewhere_there_must_be_a_base_of_the_defense() -> None:
    table = Table(FOUR).wish(0, "will.defense", 3).wish(0, "will.planet", "yellow-2").run(until="commit")
    assert table.state.challenge.system == "purple"
    assert len(table.wishes) == 1


def test_silence_goes_by_the_colour_drawn_and_the_first_planet() -> None:
    table = Table(FOUR, destiny=["yellow"]).run(until="commit")
    assert table.state.challenge.defense.seat == 2
    assert table.state.challenge.target == "yellow-1"
    table.check()


@pytest.mark.parametrize("card", ["red", "wild"])
def test_will_prevails_over_own_colour_and_wild_cards(card: str) -> None:
    table = Table(FOUR, destiny=[card]).wish(0, "will.defense", 2).run(until="commit")
    assert table.state.challenge.defense.seat == 2
    assert table.state.challenge.flips == [card]
    table.check()


def test_the_mark_of_the_drawn_card_still_counts() -> None:
    table = Table(FOUR, destiny=["blue.reverse"], reverse_cone=True).wish(0, "will.defense", 2).run(until="commit")
    assert table.state.challenge.reverse
    table.check()


def test_will_does_nothing_in_others_challenges() -> None:
    table = Table(("", "", "will", "")).run(until="commit")
    assert not table.events("announced", name="will")
    table.check()


def test_a_zapped_will_goes_by_destiny() -> None:
    table = Table(FOUR, hands={3: ["edict.cosmic_zap", "A8"]}).wish(0, "will.defense", 3)
    table.wish(3, "response", "edict.cosmic_zap").run(until="target")
    assert table.state.challenge.defense.seat == 1
    table.check()


def test_will_prevails_over_the_dictator_p2_6() -> None:
    table = Table(("will", "", "dictator", "")).wish(2, "dictator.use", True).wish(2, "dictator.colour", "purple")
    table.wish(0, "will.defense", 1).run(until="commit")
    assert table.state.challenge.defense.seat == 1
    kinds = [use["name"] for use in table.events("announced")]
    assert kinds == ["dictator", "will"]
    table.check()


def test_will_names_anew_after_another_flip() -> None:
    table = Table(FOUR, hands={2: ["flare.dictator", "A8"]}, destiny=["blue", "yellow"])
    table.wish(0, "will.defense", 3).wish(2, "checkpoint.attack", "flare.dictator").wish(0, "will.defense", 1)
    table.run(until="card")
    assert table.state.challenge.defense.seat == 1
    table.check()


# --- wild -------------------------------------------------------------------------------------------------------------


def wild(destiny: str = "purple") -> Table:
    """Seat 0 holds the flare; seat 3 has a base in the yellow system."""
    tokens = {3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "yellow-2": 2}}
    table = Table(tokens=tokens, hands={0: ["A20", "flare.will"], 3: ["A4"]}, destiny=[destiny])
    return table.wish(0, "checkpoint.attack", "flare.will")


def test_wild_challenges_the_drawn_player_in_any_system() -> None:
    table = wild().wish(0, "target", "purple-1").wish(0, "commit", {"red-1": 4}).wish(0, "will.wild.base", "yellow-2")
    table.wish(0, "commit", {"red-2": 3}).run()
    assert table.at("yellow-2", 0) == 3
    assert table.at("yellow-2", 3) == 0
    assert (table.at("red-1", 0), table.at("purple-1", 3)) == (4, 4), "what was committed first came back"
    assert table.at("yellow-2", 2) == 4
    table.check()


def test_wild_needs_anothers_colour() -> None:
    table = wild("wild").wish(0, "wild", 3).run(until="card")
    assert [wish[1] for wish in table.wishes] == ["checkpoint.attack"]


def test_wild_is_for_the_offense_alone() -> None:
    tokens = {3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "yellow-2": 2}}
    table = Table(tokens=tokens, hands={1: ["A20", "flare.will"]}, destiny=["purple"])
    table.wish(1, "checkpoint.attack", "flare.will").run(until="card")
    assert len(table.wishes) == 1


# --- super ------------------------------------------------------------------------------------------------------------


def test_super_looks_at_one_hand_first_and_nobody_else_sees_it() -> None:
    table = Table(FOUR, hands={0: ["A20", "flare.will"], 3: ["A4", "A5"]}).wish(0, "checkpoint.between", "flare.will")
    table.wish(0, "will.super.look", 3).wish(0, "will.defense", 3).run(until="commit")
    (shown,) = [event for event in table.seen if event.kind == "shown"]
    assert shown.audience == (0,)
    assert sorted(card[:2] for card in listed(shown.data["cards"])) == ["A4", "A5"]
    assert table.events("looked", seat=3, by=[0])
    table.check()


def test_without_the_super_flare_no_hand_is_seen() -> None:
    table = Table(FOUR).wish(0, "will.super.look", 3).run(until="commit")
    assert not table.events("shown")
    assert len(table.wishes) == 1
