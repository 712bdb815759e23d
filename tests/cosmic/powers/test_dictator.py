"""Dictator (P2): decrees whom others must challenge."""

from __future__ import annotations

from tests.cosmic.table import Table

FOUR = ("", "", "dictator", "")


def test_dictator_has_the_card_count_as_another_colour() -> None:
    table = Table(FOUR).wish(2, "dictator.use", True).wish(2, "dictator.colour", "purple").run(until="target")
    assert table.state.challenge.defense.seat == 3
    assert table.state.challenge.system == "purple"
    assert table.state.destiny_discard == ["blue"], "the card is discarded as drawn"
    table.check()


def test_left_alone_the_card_counts_as_drawn() -> None:
    table = Table(FOUR).wish(2, "dictator.use", False).run(until="target")
    assert table.state.challenge.defense.seat == 1
    assert not table.events("announced")
    table.check()


def test_the_offenses_own_colour_may_be_decreed() -> None:
    tokens = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "red-2": 2}}
    table = Table(FOUR, tokens=tokens).wish(2, "dictator.use", True).wish(2, "dictator.colour", "red")
    table.wish(0, "own_colour", "red-2:1").run(until="commit")
    assert table.state.challenge.target == "red-2"
    table.check()


def test_after_a_decreed_own_colour_the_offense_may_draw_again_4_2_4() -> None:
    table = Table(FOUR, destiny=["blue", "purple"]).wish(2, "dictator.use", True).wish(2, "dictator.colour", "red")
    table.run(until="target")
    assert table.state.challenge.flips == ["blue", "purple"]
    assert table.state.challenge.defense.seat == 3, "once in a challenge (4.0.5)"
    table.check()


def test_the_reverse_cone_mark_of_the_drawn_card_counts_4_2_7() -> None:
    table = Table(FOUR, destiny=["blue.reverse"], reverse_cone=True)
    table.wish(2, "dictator.use", True).wish(2, "dictator.colour", "purple").run(until="target")
    assert table.state.challenge.reverse
    table.check()


def test_a_wild_card_cannot_be_changed() -> None:
    table = Table(FOUR, destiny=["wild"]).wish(2, "dictator.use", True).wish(0, "wild", 3).run(until="target")
    assert table.state.challenge.defense.seat == 3
    assert len(table.wishes) == 1, "the Dictator was not asked"


def test_not_in_its_own_challenges() -> None:
    table = Table(FOUR, offense=2).wish(2, "dictator.use", True).run(until="target")
    assert table.state.challenge.defense.seat == 1
    assert len(table.wishes) == 1


def test_a_zapped_decree_leaves_the_card_as_drawn() -> None:
    table = Table(FOUR, hands={3: ["edict.cosmic_zap", "A8"]}).wish(2, "dictator.use", True)
    table.wish(2, "dictator.colour", "purple").wish(3, "response", "edict.cosmic_zap").run(until="target")
    assert table.state.challenge.defense.seat == 1
    assert table.events("announced", name="dictator")[0]["aim"] == {"colour": "purple"}
    table.check()


def test_the_assassin_goes_by_the_card_as_drawn_before_the_decree_p2_1() -> None:
    table = Table(("", "", "dictator", "assassin")).wish(2, "dictator.use", True)
    table.wish(2, "dictator.colour", "purple").run(until="target")
    assert (table.at("warp", 1), table.at("warp", 3)) == (1, 0)
    assert table.state.challenge.defense.seat == 3
    table.check()


# --- wild -------------------------------------------------------------------------------------------------------------


def test_wild_has_the_offense_draw_again_and_commit_anew() -> None:
    table = Table(hands={2: ["flare.dictator", "A8"]}, destiny=["blue", "purple"])
    table.wish(0, "commit", {"red-1": 4}).wish(2, "checkpoint.attack", "flare.dictator")
    table.wish(0, "target", "blue-1").wish(0, "target", "purple-2").wish(0, "commit", {"red-3": 1}).run(until="card")
    assert table.state.challenge.flips == ["blue", "purple"]
    assert table.state.challenge.defense.seat == 3
    assert table.state.challenge.target == "purple-2"
    assert (table.at("red-1", 0), table.at("red-3", 0), table.at("cone.offense", 0)) == (4, 3, 1)
    table.check()


def test_wild_is_not_for_the_offense() -> None:
    table = Table(hands={0: ["flare.dictator", "A8"]}).wish(0, "checkpoint.attack", "flare.dictator").run(until="card")
    assert table.state.challenge.flips == ["blue"]
    assert len(table.wishes) == 1


def test_wild_needs_a_destiny_card() -> None:
    hands = {0: ["A4", "A9"], 1: ["A12", "A20", "flare.warrior"], 2: ["A8", "flare.dictator"]}
    table = Table(hands=hands).wish(1, "checkpoint.between", "flare.warrior").run().next_challenge()
    table.wish(2, "checkpoint.attack", "flare.dictator").run(until="card")
    assert table.state.challenge.flips == []
    assert len(table.wishes) == 1


def test_wild_works_only_once_in_a_challenge() -> None:
    table = Table(hands={2: ["flare.dictator", "A8"]}, destiny=["blue", "purple", "blue"])
    table.wish(2, "checkpoint.attack", "flare.dictator").wish(2, "checkpoint.attack", "flare.dictator")
    table.run(until="card")
    assert table.state.challenge.flips == ["blue", "purple"]
    assert len(table.wishes) == 1


def test_wild_stops_a_base_that_would_be_founded_anew() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4}}
    table = Table(tokens=tokens, hands={2: ["flare.dictator", "A8"]}, destiny=["red", "blue"])
    table.wish(0, "own_colour", "red-5").wish(0, "commit", {"red-1": 2})
    table.wish(2, "checkpoint.attack", "flare.dictator").run(until="target")
    assert (table.at("red-5", 0), table.at("red-1", 0)) == (0, 4 + 1), "one was regrouped"
    assert table.state.challenge.case == ""
    table.check()


# --- super ------------------------------------------------------------------------------------------------------------


def test_super_decrees_in_the_own_challenge_with_the_same_card() -> None:
    table = Table(FOUR, offense=2, hands={2: ["flare.dictator", "A8"]}).wish(2, "checkpoint.attack", "flare.dictator")
    table.wish(2, "dictator.super.colour", "red").wish(2, "target", "red-4").wish(2, "commit", {"yellow-1": 2})
    table.wishes.insert(0, (2, "commit", {"yellow-2": 4}))
    table.run(until="card")
    assert table.state.challenge.flips == ["blue"]
    assert table.state.challenge.defense.seat == 0
    assert (table.at("yellow-2", 2), table.at("cone.offense", 2)) == (4, 2)
    table.check()


def test_super_may_decree_the_own_colour_too() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4}}
    table = Table(FOUR, offense=2, tokens=tokens, hands={2: ["flare.dictator", "A8"]})
    table.wish(2, "checkpoint.attack", "flare.dictator").wish(2, "dictator.super.colour", "yellow")
    table.wish(2, "own_colour", "yellow-5").run()
    assert table.at("yellow-5", 2) > 0
    table.check()


def test_super_is_no_more_than_the_power_in_others_challenges() -> None:
    table = Table(FOUR, hands={2: ["flare.dictator", "A8"]}).wish(2, "checkpoint.attack", "flare.dictator")
    table.run(until="card")
    assert table.state.challenge.defense.seat == 1
    assert len(table.wishes) == 1
