"""Vampire (P1): turns losers into its own tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.cosmic.model import board
from tests.cosmic.table import Table


def bitten(powers: Sequence[str | Sequence[str]] = ("vampire", "", "", ""), count: int = 4, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with so many tokens, A20 against A4."""
    hands = {0: ["A20"], 1: ["A4"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": count})


def allied(table: Table, side: str, seat: int = 2, count: int = 2) -> Table:
    table.wish(0 if side == "offense" else 1, f"invite.{side}", [seat]).wish(seat, "join", side)
    return table.wish(seat, "commit", {("red", "blue", "yellow", "purple")[seat] + "-1": count})


def captured(table: Table, seat: int, owner: int) -> int:
    state = table.state
    return sum(state.tokens[one].seat == seat and state.tokens[one].owner == owner for one in state.foreign_tokens)


def test_the_opponents_lost_tokens_become_its_own_on_bases_of_its_choice() -> None:
    table = bitten().wish(0, "vampire.bases", {"red-2": 3, "red-5": 1}).run()
    assert (table.at("red-2", 0), table.at("red-5", 0)) == (7, 5)
    assert captured(table, 0, 1) == 4
    assert table.at("warp", 1) == 0
    table.check()


@pytest.mark.parametrize("count", [1, 3])
def test_no_more_than_it_has_tokens_in_the_challenge(count: int) -> None:
    table = bitten(count=count).run()
    assert captured(table, 0, 1) == count
    assert table.at("warp", 1) == 4 - count
    table.check()


def test_it_bites_as_defense_too() -> None:
    hands = {0: ["A4"], 1: ["A20"]}
    table = bitten(("", "vampire", "", ""), hands=hands).run()
    assert captured(table, 1, 0) == 4
    table.check()


def test_a_defense_without_tokens_bites_nobody() -> None:
    tokens = {1: {"blue-2": 4, "blue-3": 4, "blue-4": 4}}
    table = bitten(("", "vampire", "", ""), hands={0: ["A4"], 1: ["A20"]}, tokens=tokens).run()
    assert table.state.foreign_tokens == []
    table.check()


def test_allies_of_the_opponent_are_lost_as_usual() -> None:
    table = allied(bitten(), "defense").run()
    assert captured(table, 0, 2) == 0
    assert table.at("warp", 2) == 2
    table.check()


@pytest.mark.parametrize("powers", [("", "vampire", "", ""), ("", "", "vampire", "")])
def test_a_loser_and_an_ally_of_the_winner_bite_nobody(powers: tuple[str, ...]) -> None:
    table = allied(bitten(powers), "offense").run()
    assert table.state.foreign_tokens == []
    table.check()


def test_losers_get_consolation_for_captured_tokens_p1() -> None:
    table = bitten(hands={0: ["A20", "A5", "A6", "A7", "A8", "A9"], 1: ["C"]}).run()
    assert len(table.hand(1)) == 4
    assert captured(table, 0, 1) == 4
    table.check()


def test_no_zombie_escapes_a_vampire_0_5() -> None:
    table = bitten(("vampire", "zombie", "", "")).run()
    assert captured(table, 0, 1) == 4
    table.check()


def test_void_comes_before_vampire_0_5() -> None:
    table = bitten((("vampire", "void"), "", "", ""), powers_per_player=2).run()
    assert table.at("removed", 1) == 4
    assert table.state.foreign_tokens == []
    table.check()


def test_a_zap_sends_the_losers_to_the_warp() -> None:
    table = bitten(hands={2: ["A6", "edict.cosmic_zap"]}).wish(2, "response", "edict.cosmic_zap").run()
    assert table.state.foreign_tokens == []
    assert table.at("warp", 1) == 4
    table.check()


def test_an_assassin_executes_a_captive_when_its_own_colour_comes_up() -> None:
    table = Table(
        ("vampire", "", "", "assassin"),
        hands={0: ["A10"], 1: ["A8"]},
        tokens={1: {"blue-1": 4, "blue-2": 4}},
        captives={(0, 1): {"red-1": 2}},
    )
    table.wish(3, "assassin.base", "red-1").run(until="target")
    assert captured(table, 0, 1) == 1
    assert table.at("warp", 1) == 20 - 8 - 2 + 1


def test_a_partner_may_ask_a_vampire_for_its_tokens_in_an_offer_5_5_3() -> None:
    table = Table(
        ("", "vampire", "", ""),
        hands={0: ["C"], 1: ["C"]},
        tokens={0: {"red-1": 4, "red-2": 4, "red-3": 4}},
        captives={(1, 0): {"blue-3": 2}},
    )
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).run(until="deal")
    wanted = {"goods": ["captive.blue-3.2", "captive.blue-3.1"], "grant": "blue-2"}
    table.act("deal.offer.offense", 0, {"give": {"goods": [], "grant": None}, "take": wanted})
    table.act("deal.accept.defense", 1, 1).wish(0, "return", {"red-2": 2}).wish(0, "found", {"cone.offense": 1}).run()
    assert table.state.foreign_tokens == []
    assert table.at("red-2", 0) >= 6
    assert board.tokens_at(table.state, "blue-3", 0) == []
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


def test_wild_vampire_takes_one_token_and_is_discarded() -> None:
    table = allied(bitten(("", "", "", ""), hands={0: ["A20", "flare.vampire"]}), "defense")
    table.wish(0, "checkpoint", "flare.vampire").wish(0, "vampire.wild.victim", 2)
    table.wish(0, "vampire.wild.bases", {"red-3": 1}).run()
    assert captured(table, 0, 2) == 1
    assert (table.at("warp", 1), table.at("warp", 2)) == (4, 1)
    assert "flare.vampire" in table.state.discard
    table.check()


def test_wild_vampire_does_nothing_for_a_loser() -> None:
    table = bitten(("", "", "", ""), hands={1: ["A4", "flare.vampire"]}).wish(1, "checkpoint", "flare.vampire").run()
    assert table.state.foreign_tokens == []
    assert "flare.vampire" in table.hand(1)
    table.check()


def test_super_vampire_takes_allies_too_and_knows_no_limit() -> None:
    table = allied(bitten(count=1, hands={0: ["A20", "flare.vampire"]}), "defense")
    table.wish(0, "checkpoint", "flare.vampire").run()
    assert (captured(table, 0, 1), captured(table, 0, 2)) == (4, 2)
    table.check()


EMPTY = {1: {"blue-2": 4, "blue-3": 4, "blue-4": 4, "blue-5": 4}}


@pytest.mark.parametrize("stopped", [False, True])
def test_super_vampire_takes_allies_of_a_defense_that_loses_nothing_itself(stopped: bool) -> None:
    hands = {0: ["A20", "flare.vampire"], 3: ["A7", "edict.card_zap"]}
    table = allied(bitten(tokens=EMPTY, hands=hands), "defense").wish(0, "checkpoint", "flare.vampire")
    if stopped:
        table.wish(3, "response", "edict.card_zap")
    table.run()
    assert captured(table, 0, 2) == (0 if stopped else 2)
    assert table.at("warp", 2) == (2 if stopped else 0)
    table.check()


def test_super_vampire_needs_no_token_of_its_own_there_since_it_has_no_limit() -> None:
    hands = {0: ["A4"], 1: ["A20", "flare.vampire"]}
    table = bitten(("", "vampire", "", ""), hands=hands, tokens=EMPTY).wish(1, "checkpoint", "flare.vampire").run()
    assert captured(table, 1, 0) == 4
    table.check()


def test_without_its_super_flare_it_is_not_announced_where_the_opponent_loses_nothing_4_0_7() -> None:
    table = allied(bitten(tokens=EMPTY), "defense").run()
    assert not table.events("announced", name="vampire")
    assert table.at("warp", 2) == 2
    table.check()
