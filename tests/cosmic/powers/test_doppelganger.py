"""Doppelganger (P3): fights with borrowed cards."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def haunting(powers: tuple[Any, ...] = ("doppelganger", "", "", ""), whom: int = 2, **more: Any) -> Table:
    """Seat 0 attacks blue-1 and haunts a player."""
    hands = {0: ["A8", "C"], 1: ["A7"], 2: ["A6", "A20", "C", "edict.quash"], 3: ["A5", "A9"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})
    return table.wish(0, "doppelganger.whom", whom)


def test_it_discards_its_challenge_cards_and_borrows_the_highest_attack_and_a_compromise() -> None:
    table = haunting().run(until="card")
    assert table.hand(0) == ["A20", "C"]
    assert table.hand(2) == ["A6", "edict.quash"]
    assert [card for card in table.state.discard if card != "A7.1"] == ["A8.1", "C.1"]
    table.run().check()


def test_what_it_did_not_play_goes_back_after_the_reveal() -> None:
    table = haunting().wish(0, "card", "A20").run(until="checkpoint.reveal")
    assert table.hand(0) == []
    assert table.hand(2) == ["A6", "C", "edict.quash"]
    table.run()
    assert "A20.1" in table.state.discard, "what was played is gone"
    table.check()


def test_with_one_type_it_borrows_one_card_and_draws_until_it_has_two() -> None:
    table = haunting(whom=3, deck=["edict.plague", "A12"]).run(until="card")
    assert table.hand(0) == ["A12", "A9"]
    assert "edict.plague.1" in table.state.discard
    table.run().check()


def test_with_nobody_to_haunt_it_draws_both() -> None:
    table = Table(("doppelganger", "", "", ""), hands={0: ["A8"], 1: ["A7"], 2: [], 3: []}, deck=["A12", "C"])
    table.wish(0, "target", "blue-1").run(until="card")
    assert table.hand(0) == ["A12", "C"]
    table.run().check()


def test_the_opponent_cannot_be_haunted() -> None:
    table = haunting().run(until="doppelganger.whom")
    assert options_of(table.open("doppelganger.whom")[0]) == (2, 3)
    table.run().check()


def test_rules_about_lacking_challenge_cards_do_not_hit_it() -> None:
    table = haunting(hands={0: ["edict.plague"]}).run(until="card")
    assert table.hand(0) == ["A20", "C", "edict.plague"]
    assert not table.events("shown", why="new_hand")
    table.run().check()
    table = haunting(("", "doppelganger", "", ""), hands={1: ["edict.plague"]})
    table.wishes.pop()
    table.wish(1, "doppelganger.whom", 2).run(until="card")
    assert table.hand(1) == ["A20", "C", "edict.plague"]
    table.run().check()


def test_it_may_take_a_second_challenge_without_a_challenge_card() -> None:
    table = haunting(hands={1: ["A4"]}).wish(0, "card", "A20").run(until="second_challenge")
    assert table.hand(0) == []
    table.run().check()


def test_a_zap_leaves_its_cards_and_still_fills_up() -> None:
    table = haunting(hands={0: ["A8"], 3: ["A5", "edict.cosmic_zap"]}, deck=["A12"])
    table.wishes.pop()
    table.wish(3, "response", "edict.cosmic_zap").run(until="card")
    assert table.hand(0) == ["A12", "A8"]
    assert not table.events("gave", why="doppelganger")
    table.run().check()


def test_a_bystander_borrows_nothing() -> None:
    table = Table(("", "", "doppelganger", "")).run()
    assert not table.events("announced", name="doppelganger")
    table.check()


def test_loans_return_from_whatever_hand_holds_them() -> None:
    table = haunting(("doppelganger", "trader", "", ""), hands={1: ["A7", "A9"]}).wish(1, "checkpoint.sides", "power.1")
    table.run(until="checkpoint.reveal")
    lent = {"A20", "C"} - {table.events("revealed")[-1]["defense"][:3].split(".")[0]}
    assert lent <= set(table.hand(2))
    table.run().check()


def test_loans_return_also_from_a_challenge_without_cards() -> None:
    table = haunting(("doppelganger", "skeptic", "", "")).wish(1, "checkpoint.sides", "power.1")
    table.wish(0, "skeptic.agree", True).run(until="end")
    assert table.hand(2) == ["A20", "A6", "C", "edict.quash"]
    assert table.hand(0) == []
    table.check()


def test_super_doppelganger_takes_two_other_cards_to_keep() -> None:
    hands = {0: ["A8", "flare.doppelganger"], 3: ["A5", "edict.plague", "edict.keeper", "edict.finder"]}
    table = haunting(hands=hands).wish(0, "checkpoint.between", "flare.doppelganger").wish(0, "doppelganger.super", 3)
    table.run(until="card")
    assert len([card for card in table.hand(0) if card.startswith("edict")]) == 2
    assert len(table.hand(3)) == 2
    table.run().check()


def possessing(target: int, **more: Any) -> Table:
    """Seat 2, in whose system the target has a base, holds its hand."""
    tokens = {
        target: {"red-1": 4, "red-2": 4, "red-3": 4} if target == 0 else {"purple-1": 4, "purple-2": 4, "purple-3": 4}
    }
    tokens[target]["yellow-5"] = 1
    hands = {0: ["A8", "C"], 1: ["A7"], 2: ["A6", "flare.doppelganger"], 3: ["A5", "A9"]}
    table = Table(("", "", "", ""), hands=hands, tokens=tokens, **more).wish(0, "target", "blue-1")
    return table.wish(2, "checkpoint.attack", "flare.doppelganger")


def test_wild_doppelganger_holds_somebody_elses_hand_until_the_challenge_ends() -> None:
    table = possessing(3).run(until="card")
    assert table.hand(2)[:2] == ["A5", "A9"]
    assert table.hand(3) == []
    table.run()
    assert table.hand(3) == ["A5", "A9"]
    assert table.hand(2) == ["A6", "flare.doppelganger"]
    table.check()


def test_an_offense_that_is_robbed_by_wild_doppelganger_draws_a_new_hand() -> None:
    table = possessing(0).run(until="card")
    assert len(table.hand(0)) == 7
    assert {"A8", "C"} <= set(table.hand(2))
    table.run().check()


def test_wild_doppelganger_needs_a_guest_at_home() -> None:
    table = Table(("", "", "", ""), hands={2: ["A6", "flare.doppelganger"]})
    table.wish(2, "checkpoint.attack", "flare.doppelganger").run()
    assert table.wishes
