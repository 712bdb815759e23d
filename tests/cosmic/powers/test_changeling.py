"""Changeling (P1): trades powers with the opponent or draws a card."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.kinds import registry
from tests.cosmic.table import Table

FOUR = ("changeling", "zombie", "amoeba", "")


def holders(table: Table) -> dict[str, int]:
    return {card.power: card.holder for card in table.state.powers}


def exchange(powers: Any = FOUR, **more: Any) -> Table:
    """Seat 0 attacks seat 1 and exchanges."""
    return Table(powers, **more).wish(0, "changeling.way", "exchange")


def test_changeling_exchanges_powers_with_its_opponent() -> None:
    table = exchange().run(until="target")
    assert holders(table) == {"changeling": 1, "zombie": 0, "amoeba": 2}
    assert table.events("announced", name="changeling")[0]["aim"] == {"target": 1, "power": "zombie"}
    table.check()


def test_the_new_power_works_at_once_6_11() -> None:
    table = exchange(hands={0: ["A4"], 1: ["A20"]}).wish(0, "commit", {"red-1": 4}).run()
    assert table.at("warp", 0) == 0, "seat 0 is the Zombie now"
    table.check()


def test_silence_draws_a_card() -> None:
    table = Table(FOUR, hands={0: ["A8"], 1: ["A8"]}, deck=["A30"]).run(until="target")
    assert table.hand(0) == ["A30", "A8"]
    assert holders(table)["changeling"] == 0
    table.check()


def test_changeling_works_as_the_defense_too() -> None:
    table = Table(("zombie", "changeling", "", "")).wish(1, "changeling.way", "exchange").run(until="target")
    assert holders(table) == {"zombie": 1, "changeling": 0}
    table.check()


def test_whoever_is_changeling_now_does_not_act_again_in_this_challenge() -> None:
    table = exchange(hands={0: ["A8"], 1: ["A8"]}).run(until="target")
    assert len(table.events("announced", name="changeling")) == 1
    assert table.hand(1) == ["A8"], "seat 1 drew nothing"
    table.check()


def test_what_belongs_to_a_power_moves_with_it() -> None:
    table = exchange(data={"zombie": {"points": 3}}).run(until="target")
    assert next(card for card in table.state.powers if card.holder == 0).data == {"points": 3}
    table.check()


def test_own_tokens_on_a_power_go_home_and_captives_travel() -> None:
    homes = {"blue-1": 4, "blue-2": 4, "blue-3": 4}
    tokens = {1: {**homes, "power.1": 2}, 2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "power.1": 1}}
    table = exchange(tokens=tokens).wish(1, "changeling", {"blue-2": 2}).run(until="target")
    assert table.at("blue-2", 1) == 6
    assert table.at("power.1", 2) == 1
    table.check()


def test_a_dormant_power_can_be_had_too() -> None:
    table = exchange(tokens={1: {"blue-1": 4}}).run(until="target")
    assert holders(table)["zombie"] == 0
    table.check()


def test_of_several_powers_one_is_picked() -> None:
    table = exchange(("changeling", ("zombie", "chronos"), "", "")).wish(0, "changeling.power", "chronos")
    table.run(until="target")
    assert holders(table) == {"changeling": 1, "zombie": 1, "chronos": 0}
    table.check()


def test_a_bound_power_cannot_be_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(registry.POWERS["zombie"]), "bound", True)
    table = exchange().run(until="target")
    assert holders(table)["changeling"] == 0
    assert len(table.wishes) == 1


def test_a_zap_cancels_the_exchange_and_no_card_is_drawn() -> None:
    table = exchange(hands={0: ["A8"], 3: ["edict.cosmic_zap", "A8"]}).wish(3, "response", "edict.cosmic_zap")
    table.run(until="target")
    assert holders(table)["changeling"] == 0
    assert table.hand(0) == ["A8"]
    table.check()


def test_outside_the_main_players_nothing_happens() -> None:
    table = Table(("", "", "changeling", "zombie")).run(until="target")
    assert not table.events("announced", name="changeling")
    table.check()


def test_to_found_a_home_base_anew_there_is_no_opponent_but_a_card() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4}}
    table = exchange(tokens=tokens, destiny=["red"], hands={0: ["A8"]}, deck=["A30"]).wish(0, "own_colour", "red-5")
    table.run(until="commit")
    assert table.hand(0) == ["A30", "A8"]
    assert [wish[1] for wish in table.wishes] == ["changeling.way"]


# --- wild -------------------------------------------------------------------------------------------------------------


def wild(**more: Any) -> Table:
    """Seat 2 holds the flare; seat 3, on its left, has a single card."""
    hands = {2: ["A8", "flare.changeling"], 3: ["A40"]}
    return Table(hands=hands, **more).wish(2, "checkpoint.between", "flare.changeling").run(until="target")


def test_wild_takes_a_card_from_the_left_and_passes_the_flare_there() -> None:
    table = wild()
    assert table.hand(2) == ["A40", "A8"]
    assert table.hand(3) == ["flare.changeling"]
    assert [event.audience for event in table.seen if event.kind == "given"] == [(3, 2)]
    table.check()


def test_wild_is_discarded_where_flares_serve_once() -> None:
    table = wild(flares="one_shot")
    assert table.hand(3) == []
    assert table.state.discard == ["flare.changeling"]
    table.check()


def test_wild_needs_a_card_to_take() -> None:
    hands = {2: ["A8", "flare.changeling"], 3: []}
    table = Table(hands=hands).wish(2, "checkpoint.between", "flare.changeling").run(until="target")
    assert len(table.wishes) == 1


# --- super ------------------------------------------------------------------------------------------------------------


def test_super_exchanges_with_any_player() -> None:
    table = exchange(hands={0: ["A8", "flare.changeling"]}).wish(0, "checkpoint.between", "flare.changeling")
    table.wish(0, "changeling.player", 2).run(until="target")
    assert holders(table) == {"changeling": 2, "zombie": 1, "amoeba": 0}
    assert table.events("acts", card="flare.changeling")
    table.check()


def test_without_the_flare_only_the_opponent_can_be_named() -> None:
    table = exchange().wish(0, "changeling.player", 2).run(until="target")
    assert holders(table)["amoeba"] == 2
    assert len(table.wishes) == 1


def test_super_stays_hidden_if_a_card_is_drawn() -> None:
    table = Table(FOUR, hands={0: ["A8", "flare.changeling"]}).wish(0, "checkpoint.between", "flare.changeling")
    table.run(until="target")
    assert not table.events("acts")
    assert "flare.changeling" in table.hand(0)
    table.check()
