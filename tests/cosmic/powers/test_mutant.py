"""Mutant (P2 2A): refills its hand from anywhere."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...], **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens."""
    hands = {0: ["A30", "A4"], 1: ["A6", "A6"], 2: ["A8"], 3: ["A8"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def test_the_hand_is_refilled_to_seven_from_the_deck_and_from_hands_p2_mutant() -> None:
    table = fight(("mutant", "", "", ""), deck=["A11", "A12", "A13", "A14"]).wish(0, "checkpoint.attack", "power.0")
    table.wish(0, "mutant.source", 3).run(until="card")
    assert table.hand(0) == ["A11", "A12", "A13", "A14", "A30", "A4", "A8"]
    assert table.hand(3) == []
    assert table.hand(2) == ["A8"], "nobody else is touched"
    assert [e.audience for e in table.seen if e.kind == "given"] == [(3, 0)]
    table.run().check()


def test_mutant_may_stop_and_an_empty_hand_cannot_be_named() -> None:
    table = fight(("mutant", "", "", ""), hands={3: []}).wish(0, "checkpoint.attack", "power.0")
    table.run(until="mutant.source")
    (ask,) = table.open("mutant.source")
    assert options_of(ask) == ("deck", 1, 2, "stop")
    table.wish(0, "mutant.source", "stop").run(until="card")
    assert table.hand(0) == ["A30", "A4"]
    table.check()


def test_a_full_hand_a_bystander_and_a_zapped_mutant_draw_nothing() -> None:
    for powers, hands in (
        (("mutant", "", "", ""), {0: ["A30", "A4", "A1", "A6", "A6", "A7", "A7"]}),
        (("", "", "mutant", ""), {}),
    ):
        table = fight(powers, hands=hands).run(until="checkpoint.attack")
        for ask in table.open("checkpoint.attack"):
            assert "power.0" not in options_of(ask)
    table = fight(("mutant", "", "", ""), hands={2: ["edict.cosmic_zap"]}).wish(0, "checkpoint.attack", "power.0")
    table.wish(2, "response", "edict.cosmic_zap").run(until="card")
    assert table.hand(0) == ["A30", "A4"]
    table.check()


def test_super_mutant_discards_up_to_three_cards_first_even_of_a_full_hand() -> None:
    hand = ["A30", "A4", "A1", "A9", "A10", "A7", "flare.mutant"]
    table = fight(("mutant", "", "", ""), hands={0: hand}, deck=["A11", "A12", "A13", "A14"])
    table.wish(0, "checkpoint.between", "flare.mutant").wish(0, "checkpoint.attack", "power.0")
    table.wish(0, "mutant.discard", ["A1.1", "A4.1", "A7.1"]).run(until="card")
    assert table.hand(0) == ["A10", "A11", "A12", "A13", "A14", "A30", "A9", "flare.mutant"]
    assert table.events("discarded", seat=0, why="mutant") == [
        {"seat": 0, "cards": ["A1.1", "A4.1", "A7.1"], "why": "mutant"}
    ]
    table.check()


def test_wild_mutant_takes_a_card_from_the_beaten_opponent_and_each_ally() -> None:
    table = fight(("", "", "", ""), hands={0: ["A30", "flare.mutant"], 3: ["A9"]}).wish(0, "card", "A30")
    table.wish(1, "invite.defense", [3]).wish(3, "join", "defense")
    table.wish(0, "checkpoint.reveal", "flare.mutant").run()
    assert table.hand(0) == ["A6", "A9", "flare.mutant"]
    assert table.hand(1) == []
    assert table.hand(3) == []
    assert table.hand(2) == ["A8"]
    table.check()


def test_wild_mutant_gets_nothing_after_a_defeat() -> None:
    table = fight(("", "", "", ""), hands={0: ["A4", "flare.mutant"], 1: ["A30", "A6"]}).wish(1, "card", "A30")
    table.run(until="checkpoint.reveal")
    (ask,) = [ask for ask in table.open("checkpoint.reveal") if ask.seat == 0]
    assert "flare.mutant" not in options_of(ask)
    table.check()
