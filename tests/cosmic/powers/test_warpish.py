"""Warpish (P1): counts the dead."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.model import board
from bot.cosmic.moves.tokens import put
from tests.cosmic.table import Table
from tests.plain import options_of

FEW = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "blue-4": 4}, 3: {"purple-1": 4, "purple-2": 4, "purple-3": 4}}
"""Four of blue and eight of purple are in the warp, and nobody else's."""


def fight(powers: tuple[str, ...] = ("warpish", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens, A10 against A8."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, tokens=more.pop("tokens", FEW), **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 2})


def test_every_token_in_the_warp_adds_one_whoever_owns_it() -> None:
    table = fight().run()
    assert table.events("totals")[-1] == {"offense": 12 + 12, "defense": 12}
    table.check()


def test_it_counts_for_the_defense_too() -> None:
    table = fight(("", "warpish", "", "")).run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12 + 12}
    table.check()


def test_an_empty_warp_adds_nothing_and_announces_nothing_4_0_7() -> None:
    table = fight(tokens={}).run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    assert not table.events("announced")
    table.check()


def test_removed_and_captive_tokens_are_not_in_the_warp() -> None:
    table = fight(captives={(2, 3): {"yellow-1": 3}})
    for number in board.warp_tokens(table.state, 3):
        put(table.state, number, "removed")
    table.run()
    assert table.events("totals")[-1] == {"offense": 12 + 4, "defense": 12}


def test_a_pile_in_the_warp_counts_each_token() -> None:
    table = fight(piles={(2, 3): {"yellow-5": 3}})
    top = next(number for number, token in enumerate(table.state.tokens) if token.place == "yellow-5")
    put(table.state, top, "warp")
    table.run()
    assert table.events("totals")[-1] == {"offense": 12 + 4 + 5 + 4, "defense": 12}


@pytest.mark.parametrize("powers", [("", "", "warpish", ""), ("", "", "", "warpish")])
def test_a_bystander_and_an_ally_count_nothing(powers: tuple[str, ...]) -> None:
    table = fight(powers).wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 1})
    table.run()
    assert table.events("totals")[-1] == {"offense": 13, "defense": 12}
    table.check()


def test_a_zap_after_the_reveal_stops_the_counting() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    table.check()


def test_wild_warpish_counts_own_tokens_alone() -> None:
    table = fight(("", "", "", ""), hands={1: ["A8", "flare.warpish"]})
    table.wish(1, "checkpoint.reveal", "flare.warpish").run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12 + 4}
    table.check()


def test_wild_warpish_needs_an_own_token_in_the_warp() -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.warpish"]})
    table.run(until="checkpoint.reveal")
    (ask,) = [ask for ask in table.open("checkpoint.reveal") if ask.seat == 0]
    assert options_of(ask) == ("pass",)
    table.run().check()


def test_super_warpish_subtracts_the_opponents_dead() -> None:
    table = fight(hands={0: ["A10", "flare.warpish"]}).wish(0, "checkpoint.reveal", "flare.warpish").run()
    assert table.events("totals")[-1] == {"offense": 12 + 12, "defense": 12 - 4}
    table.check()
