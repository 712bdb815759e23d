"""Chosen (P3, Chosen): prays for another card after the flip."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.memory import known
from tests.cosmic.table import Table
from tests.plain import options_of

CHOSEN = ("chosen", "", "", "")


def fight(powers: tuple[str, ...] = CHOSEN, mine: str = "A4", theirs: str = "A10", **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens against four; an edict and a 20 lie on top of the deck."""
    hands = {0: [mine], 1: [theirs, "A5", "A6"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    deck = more.pop("deck", ["edict.plague", "flare.zombie", "A20"])
    table = Table(powers, hands=hands, deck=deck, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "card", mine).wish(1, "card", theirs)


def sums(table: Table) -> list[dict[str, Any]]:
    return table.events("totals")


def test_the_next_challenge_card_of_the_deck_replaces_its_own() -> None:
    table = fight().wish(0, "checkpoint.reveal", "power.0").run()
    assert sums(table) == [{"offense": 24, "defense": 14}]
    assert table.hand(0) == []
    pile = [card.split(".")[0] for card in table.state.discard]
    assert pile.count("A4") == pile.count("A20") == 1
    assert "flare.zombie" in table.state.discard
    assert not table.events("drew", seat=0), "it is no draw"
    assert known(table, 2, 0) == [], "what was turned up has left"
    table.check()


def test_it_does_nothing_unless_it_is_used() -> None:
    table = fight().run()
    assert sums(table) == [{"offense": 8, "defense": 14}]
    assert not table.events("dug_up")
    table.check()


@pytest.mark.parametrize(("theirs", "outcome"), [("A10", "defense"), ("C", "deal")])
def test_a_compromise_changes_the_outcome_as_usual(theirs: str, outcome: str) -> None:
    table = fight(theirs=theirs, deck=["C"]).wish(0, "checkpoint.reveal", "power.0")
    table.run(until="deal" if outcome == "deal" else "end")
    assert table.events("outcome")[0]["outcome"] == outcome
    if outcome == "defense":
        assert table.events("gave", why="consolation")
    table.run().check()


def test_the_old_card_is_no_used_card_for_filch() -> None:
    table = fight(("chosen", "filch", "", "")).wish(0, "checkpoint.reveal", "power.0").run()
    assert "A20" in table.hand(1)
    assert "A4" not in table.hand(1)
    table.check()


def test_vulch_gathers_edicts_that_were_turned_up() -> None:
    table = fight(("chosen", "", "vulch", "")).wish(0, "checkpoint.reveal", "power.0").run()
    assert table.hand(2) == ["A6", "edict.plague"]
    table.check()


def test_an_ally_and_a_bystander_are_not_offered_it() -> None:
    table = fight(("", "", "chosen", "chosen")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.run(until="checkpoint.reveal")
    offers = [one for ask in table.open("checkpoint.reveal") for one in options_of(ask)]
    assert not [one for one in offers if str(one).startswith("power.")]
    table.run().check()


def test_a_zap_stops_it() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.reveal", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == [{"offense": 8, "defense": 14}]
    table.check()


def test_with_both_piles_gone_its_own_card_stays() -> None:
    table = fight(deck=["edict.plague"], used_deck=True)
    table.state.discard.clear()
    table.wish(0, "checkpoint.reveal", "power.0").run()
    assert sums(table) == [{"offense": 8, "defense": 14}]
    assert [event["cards"] for event in table.events("dug_up")] == [["edict.plague.1"]]


def test_the_wild_flare_draws_a_card_in_time() -> None:
    table = fight(("", "", "", ""), hands={0: ["A4", "flare.chosen"]}, deck=["A30"])
    table.wishes = [wish for wish in table.wishes if wish[:2] != (0, "card")]
    table.wish(0, "checkpoint.sides", "flare.chosen").wish(0, "card", "A30").run()
    assert sums(table)[0]["offense"] == 34
    table.check()


def test_the_super_flare_keeps_what_is_no_challenge_card() -> None:
    table = fight(hands={0: ["A4", "flare.chosen"]}).wish(0, "checkpoint.sides", "flare.chosen")
    table.wish(0, "checkpoint.reveal", "power.0").run()
    assert table.hand(0) == ["edict.plague", "flare.chosen", "flare.zombie"]
    assert known(table, 2, 0) == ["edict.plague", "flare.chosen", "flare.zombie"]
    assert sums(table)[0]["offense"] == 24
    table.check()
