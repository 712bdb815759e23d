"""Machine (P2): keeps taking challenges."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.cosmic.table import Position, Table

FOUR = ("machine", "", "", "")
LOSES = {0: ["A4", "A5", "A6"], 1: ["A20", "A19"]}


def lost(powers: tuple[str, ...] = FOUR, **more: Unpack[Position]) -> Table:
    """Seat 0 attacks with one token and loses; it wants to go on."""
    more["hands"] = {**LOSES, 3: ["edict.cosmic_zap", "A8"]}
    table = Table(powers, **more)
    table.wish(0, "commit", {"red-1": 1}).wish(0, "card", "A4").wish(1, "card", "A20")
    return table.wish(0, "second_challenge", True)


def test_machine_goes_on_after_a_loss() -> None:
    table = lost().run()
    assert table.state.challenge.offense.seat == 0
    assert table.state.challenge.ordinal == 2
    assert table.events("announced", name="machine")
    table.check()


def test_machine_goes_on_after_a_second_success_and_beyond() -> None:
    table = Table(FOUR, hands={0: ["A20", "A19", "A18"], 1: ["A4"]}, ordinal=7).wish(0, "second_challenge", True)
    table.wish(0, "card", "A20").wish(1, "card", "A4").run()
    assert table.state.challenge.ordinal == 8
    table.check()


def test_by_default_machine_stops() -> None:
    table = lost()
    table.wishes.pop()
    table.run()
    assert table.state.challenge.offense.seat == 1
    assert not table.events("announced", name="machine")
    table.check()


def test_a_second_challenge_by_the_rules_is_no_use_of_the_power() -> None:
    table = Table(FOUR, hands={0: ["A20", "A19"], 1: ["A4"]}).wish(0, "second_challenge", True)
    table.wish(0, "card", "A20").run()
    assert table.state.challenge.ordinal == 2
    assert not table.events("announced", name="machine")
    table.check()


def test_without_a_challenge_card_machine_stops() -> None:
    table = Table(FOUR, hands={0: ["A4"], 1: ["A20"]}, flares="off").wish(0, "second_challenge", True).run()
    assert table.state.challenge.offense.seat == 1
    assert len(table.wishes) == 1


def test_what_ends_the_turn_stops_machine_4_7_1() -> None:
    table = Table(FOUR, hands={0: ["edict.plague"], 1: ["A20"]}, ordinal=2, deck=["A6", "A7"])
    table.wish(0, "second_challenge", True).run()
    assert table.events("abandoned")
    assert table.state.challenge.offense.seat == 1


def test_a_zapped_machine_goes_by_the_normal_rule() -> None:
    table = lost().wish(3, "response", "edict.cosmic_zap").run()
    assert table.state.challenge.offense.seat == 1
    table.check()


def test_a_zap_on_machine_is_over_as_the_next_challenge_begins_4_1_1() -> None:
    hands = {0: ["A4", "C"], 1: ["A20", "A19"], 3: ["edict.cosmic_zap", "A8"]}
    table = Table((("machine", "pacifist"), "", "", ""), hands=hands, destiny=("blue", "red"), powers_per_player=2)
    table.wish(0, "commit", {"red-1": 1}).wish(0, "card", "A4").wish(1, "card", "A20")
    table.wish(0, "second_challenge", True).wish(3, "response", "edict.cosmic_zap").run()
    assert not table.state.players[0].zapped
    table.next_challenge().wish(0, "card", "C").wish(1, "card", "A19").run()
    assert table.events("announced", name="pacifist")
    table.check()


def test_others_are_not_asked_for_more() -> None:
    table = lost(("", "machine", "", "")).run()
    assert table.state.challenge.offense.seat == 1
    assert len(table.wishes) == 1


@pytest.mark.parametrize(("votes", "goes_on"), [((1, 2), False), ((1,), True)])
def test_after_ten_challenges_the_others_may_vote_to_stop_p2_6(votes: tuple[int, ...], goes_on: bool) -> None:
    table = lost(ordinal=10)
    for seat in votes:
        table.wish(seat, "stop_turn", True)
    table.run()
    assert (table.state.challenge.offense.seat == 0) == goes_on
    table.check()


def test_nobody_votes_before_the_tenth_challenge() -> None:
    table = lost(ordinal=9).wish(1, "stop_turn", True).run()
    assert table.state.challenge.ordinal == 10
    assert len(table.wishes) == 1


# --- wild -------------------------------------------------------------------------------------------------------------


def wild(hand: list[str], other: str, ordinal: int = 1, powers: tuple[str, ...] = ("", "", "", "")) -> Table:
    """Seat 0 plays A12 against ``other`` with the flare and ``hand`` besides."""
    hands = {0: ["A12", "flare.machine", *hand], 1: [other]}
    table = Table(powers, hands=hands, ordinal=ordinal, deck=["C", "A5", "A6", "A7", "A8", "A9", "A10"])
    table.wish(0, "commit", {"red-1": 1}).wish(0, "card", "A12")
    return table.wish(0, "checkpoint.between", "flare.machine").wish(0, "second_challenge", True)


def test_wild_gives_a_second_challenge_after_a_failure() -> None:
    table = wild(["A4"], "A20").run()
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (0, 2)
    assert table.hand(0) == ["A4", "flare.machine"], "it keeps its hand"
    table.check()


def test_wild_brings_a_fresh_hand_and_rejoins_it() -> None:
    table = wild(["edict.plague"], "A4").run()
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (0, 2)
    assert table.hand(0) == ["A10", "A5", "A6", "A7", "A8", "A9", "C", "flare.machine"]
    table.check()


def test_wild_does_both_at_once() -> None:
    table = wild([], "A20").run()
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (0, 2)
    assert len(table.hand(0)) == 8
    table.check()


def test_wild_gives_a_deuce_with_a_single_challenge_card_a_fresh_hand_p3_6() -> None:
    table = wild(["A6"], "A4", powers=("deuce", "", "", "")).run()
    assert (table.state.challenge.offense.seat, table.state.challenge.ordinal) == (0, 2)
    assert table.events("drew", seat=0, why="new_hand")
    table.check()


def test_wild_is_not_needed_after_a_success_with_cards() -> None:
    table = wild(["A4"], "A4").run()
    assert table.state.challenge.ordinal == 2
    assert [wish[1] for wish in table.wishes] == ["checkpoint.between"]


def test_wild_gives_no_third_challenge() -> None:
    table = wild(["A4"], "A20", ordinal=2).run()
    assert table.state.challenge.offense.seat == 1
    assert len(table.wishes) == 2


# --- super ------------------------------------------------------------------------------------------------------------


def test_super_draws_a_card_instead_of_regaining_a_token() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4}}
    table = Table(FOUR, tokens=tokens, hands={0: ["A4", "flare.machine"]}, deck=["A30"])
    table.wish(0, "checkpoint.between", "flare.machine").run(until="target")
    assert table.at("warp", 0) == 8
    assert "A30" in table.hand(0)
    table.check()


@pytest.mark.parametrize("in_warp", [True, False])
def test_super_does_nothing_in_others_turns_or_without_a_token_to_forgo(in_warp: bool) -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4}} if in_warp else {}
    table = Table(FOUR, tokens=tokens, hands={0: ["A4", "flare.machine"]}, offense=1 if in_warp else 0, deck=["A30"])
    table.wish(0, "checkpoint.between", "flare.machine").run(until="target")
    assert table.hand(0) == ["A4", "flare.machine"]
    table.check()
