"""Fury (P3, Fury): stores lost tokens as strength."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.model import board
from bot.cosmic.moves.tokens import put
from tests.cosmic.table import Table


def fight(powers: tuple[str, ...] = ("fury", "", "", ""), rage: int = 0, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens against four, A10 against A20."""
    hands = {0: ["A10"], 1: ["A20"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    data = {"fury": {"rage": rage}} if rage else {}
    return Table(powers, hands=hands, data=data, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def rage(table: Table) -> object:
    return next(card.data["rage"] for card in table.state.powers if card.power == "fury")


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


def test_each_own_token_in_the_warp_is_a_counter() -> None:
    table = fight().run()
    assert table.at("warp", 0) == 4
    assert rage(table) == 4
    table.check()


def test_tokens_of_others_are_none_and_tokens_out_of_the_game_are() -> None:
    table = fight(hands={0: ["A30"]}).run()
    assert table.at("warp", 1) == 4
    assert rage(table) == 0
    table.check()
    table = fight(("fury", "void", "", "")).run()
    assert table.at("removed", 0) == 4
    assert rage(table) == 4
    table.check()


@pytest.mark.parametrize(("sign", "by"), [("plus", 9), ("minus", -9)])
def test_counters_are_spent_with_one_sign(sign: str, by: int) -> None:
    table = (
        fight(rage=5).wish(0, "checkpoint.cards_down", "power.0").wish(0, "fury.spend", 3).wish(0, "fury.sign", sign)
    )
    table.run(until="checkpoint.reveal")
    assert rage(table) == 2
    table.run()
    assert sums(table) == (14 + by, 24)
    table.check()


def test_an_ally_spends_for_its_side_and_a_bystander_cannot() -> None:
    table = fight(("", "", "fury", ""), rage=2).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 1}).wish(2, "checkpoint.cards_down", "power.0").run()
    assert sums(table) == (10 + 4 + 1 + 6, 24)
    table.check()
    table = fight(("", "", "fury", ""), rage=2).run(until="card")
    assert all(ask.seat != 2 for ask in table.open("checkpoint.cards_down"))


def test_a_zap_saves_the_counters_and_stops_the_gain_of_the_challenge() -> None:
    table = fight(rage=2, hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == (14, 24)
    assert rage(table) == 2, "lost while zapped"
    table.check()


def test_chronos_brings_spent_counters_back() -> None:
    hands = {0: ["A10", "A6"], 1: ["A20", "A15"]}
    table = fight(("fury", "chronos", "", ""), rage=2, hands=hands).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(1, "checkpoint.reveal", "power.1").run(until="checkpoint.reveal")
    assert rage(table) == 0
    table.run(until="card")
    assert rage(table) == 2
    table.run().check()


def test_the_super_flare_spends_no_counters() -> None:
    table = fight(rage=2, hands={0: ["A10", "flare.fury"]}).wish(0, "checkpoint.sides", "flare.fury")
    table.wish(0, "checkpoint.cards_down", "power.0").run(until="checkpoint.reveal")
    assert rage(table) == 2
    table.run()
    assert sums(table) == (14 + 6, 24)
    table.check()


def test_the_wild_flare_takes_a_token_of_each_opposing_player_out_of_the_game() -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.fury"]}).wish(1, "invite.defense", [2])
    table.wish(2, "join", "defense").wish(0, "checkpoint.reveal", "flare.fury").wish(2, "lose", {"yellow-3": 1}).run()
    assert [table.at("removed", seat) for seat in range(4)] == [0, 1, 1, 0]
    assert table.at("yellow-3", 2) == 3
    table.check()


def test_what_the_wild_flare_takes_is_a_loss() -> None:
    """Lost to the Warp or out of the game adds a rage counter (P3, Fury); Healer sends lost tokens home."""
    table = fight(("", "fury", "", "healer"), hands={0: ["A10", "flare.fury"]})
    table.wish(0, "checkpoint.reveal", "flare.fury").wish(3, "healer.use", False).wish(3, "healer.use", True).run()
    assert rage(table) == 1
    assert table.at("removed", 1) == 0
    assert sum(table.at(f"blue-{number}", 1) for number in range(1, 6)) == 20
    table.check()


def test_a_token_that_has_to_stay_in_the_game_goes_to_the_warp() -> None:
    """A removal that would leave fewer than the bases that win sends the token to the warp instead (8.4)."""
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.fury"]}, tokens={1: {"blue-1": 5}})
    for number in board.warp_tokens(table.state, 1):
        put(table.state, number, "removed")
    table.wish(0, "checkpoint.reveal", "flare.fury").run()
    assert (table.at("removed", 1), table.at("warp", 1), table.at("blue-1", 1)) == (15, 1, 4)


def test_the_wild_flare_leaves_everybody_the_bases_that_win() -> None:
    tokens = {1: {"blue-1": 2, "blue-2": 2, "blue-3": 1}}
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.fury"]}, tokens=tokens)
    table.wish(0, "checkpoint.reveal", "flare.fury").run()
    assert table.at("removed", 1) == 1, "twenty tokens, most of them in the warp"
    table.check()


def test_the_wild_flare_is_not_for_the_winner() -> None:
    table = fight(("", "", "", ""), hands={0: ["A30", "flare.fury"]}).run()
    offers = [one for event in table.events("announced") for one in [event["card"]]]
    assert "flare.fury" not in offers
    table.check()
