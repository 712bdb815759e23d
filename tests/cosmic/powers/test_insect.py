"""Insect (P3): uses a copy of somebody else's power for a challenge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: Sequence[str | Sequence[str]] = ("insect", "", "virus", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens from red-1, A10 against A8."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 2})


def held(table: Table, seat: int) -> list[str]:
    return [card.power for card in table.state.powers if card.holder == seat]


def test_a_copy_works_in_its_place_and_the_owner_keeps_the_power() -> None:
    table = fight().wish(0, "checkpoint.attack", "power.0").run(until="card")
    assert held(table, 0) == ["virus"]
    assert held(table, 2) == ["virus"]
    table.run()
    assert table.events("totals")[-1]["offense"] == 20
    assert held(table, 0) == ["insect"]
    table.check()


def test_without_the_use_nothing_is_copied() -> None:
    table = fight().run()
    assert table.events("totals")[-1]["offense"] == 12
    table.check()


def test_a_bystander_copies_nothing() -> None:
    table = fight(("", "", "insect", "virus")).run(until="checkpoint.attack")
    offered = [option for ask in table.open("checkpoint.attack") for option in options_of(ask)]
    assert "power.0" not in offered
    table.run().check()


def test_a_zap_stops_the_copying() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.attack", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1]["offense"] == 12
    table.check()


def test_not_the_same_power_in_two_challenges_running() -> None:
    table = fight(hands={0: ["A20", "A10", "A8"]}).wish(0, "checkpoint.attack", "power.0").wish(0, "card", "A20")
    table.wish(0, "second_challenge", True).run().next_challenge().run(until="checkpoint.attack")
    mine = [option for ask in table.open("checkpoint.attack") for option in options_of(ask) if ask.seat == 0]
    assert "power.0" not in mine, "there is nothing else to copy"
    table.run().check()


def test_after_a_challenge_without_a_copy_the_same_power_is_free_again() -> None:
    table = fight(data={"insect": {"last": "virus"}}).run()
    assert table.state.powers[0].data["last"] is None
    table.check()


def test_setup_powers_other_ways_to_win_and_bound_ones_are_out_of_reach() -> None:
    powers = ("insect", "masochist", "wraith", ("schizoid", "miser", "symbiote", "zombie"))
    table = fight(powers, tokens={1: {"blue-1": 4}}).wish(0, "checkpoint.attack", "power.0").run()
    assert table.events("announced", name="insect")[-1]["aim"] == {"target": 3, "copy": "zombie"}
    table.check()


def test_a_copy_begins_afresh_and_leaves_nothing() -> None:
    table = fight(("insect", "", "terrorist", ""), data={"terrorist": {"bombs": ["red-1"]}})
    table.wish(0, "checkpoint.attack", "power.0").run(until="card")
    assert table.state.powers[2].data["bombs"] == []
    table.run()
    assert table.state.powers[2].data == {}
    assert table.state.powers[1].data["bombs"] == ["red-1"]
    table.check()


def test_what_a_copied_demon_holds_goes_back_to_its_lender() -> None:
    table = fight(("insect", "", "demon", ""), hands={3: ["A7", "edict.plague"]})
    table.wish(0, "checkpoint.attack", "power.0").wish(0, "checkpoint.attack", "power.2")
    table.wish(0, "demon.target", 3).wish(0, "card", "A10").run()
    assert table.hand(3) == ["A7", "edict.plague"]
    table.check()


def test_the_card_of_a_copy_is_used_again() -> None:
    table = fight(("insect", "", "virus", "warpish"), hands={0: ["A20", "A10", "A8"]})
    table.wish(0, "checkpoint.attack", "power.0").wish(0, "insect.power", "virus").wish(0, "card", "A20")
    table.wish(0, "second_challenge", True).run().next_challenge()
    table.wish(0, "checkpoint.attack", "power.0").run()
    assert len(table.state.powers) == 4
    assert table.state.powers[3].power == "warpish"
    table.check()


def test_super_insect_copies_as_an_ally() -> None:
    table = fight(("", "", "insect", "zombie"), hands={0: ["A1"], 2: ["A6", "flare.insect"]})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    table.wish(2, "checkpoint.sides", "flare.insect").run()
    assert table.at("warp", 2) == 0
    assert table.at("warp", 0) == 2
    table.check()


def test_wild_insect_exchanges_the_hand_after_a_defeat() -> None:
    table = fight(("", "", "", ""), hands={0: ["A1", "edict.plague", "flare.insect"]})
    table.wish(0, "checkpoint.between", "flare.insect").run(until="end")
    assert "edict.plague" not in table.hand(0) or len(table.hand(0)) == 8
    assert "flare.insect" in table.hand(0)
    assert len(table.hand(0)) == 8
    table.check()


def test_wild_insect_is_nothing_for_the_winner() -> None:
    table = fight(("", "", "", ""), hands={0: ["A20", "flare.insect"]}).run()
    assert not table.events("announced", name="insect")
    table.check()
