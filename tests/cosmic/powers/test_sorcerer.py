"""Sorcerer (P2 2A): swaps the played cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...], **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens; it lays 4, the defense 20."""
    hands = {0: ["A4"], 1: ["A20"], 2: ["A8"], 3: ["A8"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "card", "A4").wish(1, "card", "A20")


def test_the_offense_reveals_the_defenses_card_and_wins_p2_sorcerer() -> None:
    table = fight(("sorcerer", "", "", "")).wish(0, "checkpoint.cards_down", "power.0").run()
    assert table.events("revealed") == [{"offense": "A20.1", "defense": "A4.1"}]
    assert table.events("totals") == [{"offense": 24, "defense": 8}]
    assert table.at("blue-1", 0) == 4
    table.check()


def test_two_swaps_undo_each_other() -> None:
    table = fight(("sorcerer", "sorcerer", "", "")).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(1, "checkpoint.cards_down", "power.1").run()
    assert table.events("revealed") == [{"offense": "A4.1", "defense": "A20.1"}]
    table.check()


def test_not_used_not_a_main_player_or_zapped_the_cards_stay() -> None:
    for table in (
        fight(("sorcerer", "", "", "")),
        fight(("", "", "sorcerer", "")),
        fight(("sorcerer", "", "", ""), hands={2: ["edict.cosmic_zap"]})
        .wish(0, "checkpoint.cards_down", "power.0")
        .wish(2, "response", "edict.cosmic_zap"),
    ):
        table.run()
        assert table.events("revealed") == [{"offense": "A4.1", "defense": "A20.1"}]
        table.check()


def test_super_sorcerer_swaps_as_an_ally() -> None:
    table = fight(("", "", "sorcerer", ""), hands={2: ["A8", "flare.sorcerer"]})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "checkpoint.cards_down", "flare.sorcerer")
    table.run()
    assert table.events("revealed") == [{"offense": "A20.1", "defense": "A4.1"}]
    table.check()


def test_wild_sorcerer_makes_the_main_players_trade_powers_for_good_and_goes_to_its_owner() -> None:
    powers = ("zombie", "amoeba", "sorcerer", "")
    table = fight(powers, hands={3: ["A8", "flare.sorcerer"]}, data={"zombie": {"mark": 3}})
    table.wish(3, "checkpoint.sides", "flare.sorcerer").run(until="card")
    assert [(card.power, card.holder) for card in table.state.powers] == [("zombie", 1), ("amoeba", 0), ("sorcerer", 2)]
    assert table.state.powers[0].data == {"mark": 3}, "what a power keeps goes with it (POW6)"
    assert "flare.sorcerer" in table.hand(2), "a transfer flare (P2 section 1)"
    table.run()
    assert table.state.powers[0].holder == 1
    table.check()


def test_wild_sorcerer_lets_its_holder_choose_among_several_powers() -> None:
    table = Table((("zombie", "mind"), "amoeba", "", ""), hands={3: ["A8", "flare.sorcerer"]})
    table.wish(3, "checkpoint.sides", "flare.sorcerer").wish(3, "sorcerer.power", "mind").run(until="card")
    assert [(card.power, card.holder) for card in table.state.powers] == [("zombie", 0), ("mind", 1), ("amoeba", 0)]
    table.check()


def test_wild_sorcerer_moves_also_what_is_never_lent_p2_s12() -> None:
    table = fight(("masochist", "amoeba", "", ""), hands={3: ["A8", "flare.sorcerer"]})
    table.wish(3, "checkpoint.sides", "flare.sorcerer").run(until="card")
    assert [card.holder for card in table.state.powers] == [1, 0]
    table.run().check()


def test_wild_sorcerer_waits_if_sorcerer_is_a_main_player_or_one_has_no_power_without_setup() -> None:
    for powers in (("sorcerer", "amoeba", "", ""), ("zombie", "", "", ""), ("zombie", "miser", "", "")):
        table = fight(powers, hands={3: ["A8", "flare.sorcerer"]}).run(until="checkpoint.sides")
        (ask,) = [ask for ask in table.open("checkpoint.sides") if ask.seat == 3]
        assert "flare.sorcerer" not in options_of(ask)


@pytest.mark.parametrize("power", ["aristocrat", "pentaform", "saboteur", "worm"])
def test_wild_sorcerer_skips_every_power_that_acts_at_setup_also_before_hands_are_dealt(power: str) -> None:
    table = fight((power, "amoeba", "", ""), hands={3: ["A8", "flare.sorcerer"]}).run(until="checkpoint.sides")
    (ask,) = [ask for ask in table.open("checkpoint.sides") if ask.seat == 3]
    assert "flare.sorcerer" not in options_of(ask)
