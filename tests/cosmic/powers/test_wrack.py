"""Wrack (P1): offers a deal and tortures until it is taken."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.saved import NotAnOption
from tests.cosmic.table import Table

ASK_BASE = {"give": {"goods": [], "grant": None}, "take": {"goods": [], "grant": "blue-2"}}


def racked(powers: tuple[str, ...] = ("wrack", "", "", ""), count: int = 2, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with so many tokens, A10 against A8, and begins to rack."""
    hands = {0: ["A10"], 1: ["A8", "A9"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": count})
    return table.wish(0, "checkpoint.sides", f"power.{[name for name in powers if name].index('wrack')}")


def offered(table: Table, terms: Any = ASK_BASE) -> Table:
    """Seat 0 makes the offer."""
    return table.run(until="deal").act("deal.offer.offense", 0, terms)


def test_an_accepted_offer_ends_the_challenge_as_a_deal() -> None:
    table = offered(racked()).act("deal.accept.defense", 1, 1)
    table.wish(0, "found", {"red-2": 1}).wish(0, "return", {"red-3": 2}).run()
    assert table.events("outcome")[-1]["outcome"] == "deal"
    assert table.at("blue-2", 0) == 1
    assert not table.events("revealed")
    table.check()


def test_each_refusal_costs_a_token_or_a_card_of_wracks_choice() -> None:
    table = offered(racked()).act("deal.fail.defense", 1).wish(0, "wrack.torture", "blue-3")
    offered(table).act("deal.fail.defense", 1).wish(0, "wrack.torture", "card")
    offered(table).act("deal.fail.defense", 1).run()
    assert table.at("blue-3", 1) == 3
    assert len(table.events("discarded", seat=1)) == 1
    table.check()


def test_refused_to_the_end_wracks_side_loses_without_cards_or_consolation() -> None:
    table = racked(count=2)
    for _ in range(3):
        offered(table).act("deal.fail.defense", 1)
    table.run()
    assert len(table.events("offered")) == 3, "one more than tortures"
    assert table.events("outcome")[-1]["outcome"] == "defense"
    assert table.at("warp", 0) == 2
    assert table.hand(0) == ["A10"]
    assert not table.events("revealed")
    table.check()


def test_as_defense_it_loses_the_planet_in_the_end() -> None:
    table = racked(("", "wrack", "", ""))
    table.wishes = [wish for wish in table.wishes if wish[1] != "checkpoint.sides"]
    table.wish(1, "checkpoint.sides", "power.0").run()
    assert table.events("outcome")[-1]["outcome"] == "offense", "silence makes no offer, and none is accepted"
    assert table.at("blue-1", 0) == 2
    table.check()


def test_what_cannot_be_kept_cannot_be_accepted() -> None:
    asks_card = {"give": {"goods": [], "grant": None}, "take": {"goods": ["A40"], "grant": None}}
    table = offered(racked(count=1), asks_card)
    with pytest.raises(NotAnOption):
        table.act("deal.accept.defense", 1, 1)
    table.run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_a_main_player_who_gives_up_makes_no_offer_and_takes_none() -> None:
    table = racked(count=1).run(until="deal").act("deal.fail.offense", 0)
    offered(table).act("deal.fail.offense", 0).run()
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_an_ally_cannot_rack() -> None:
    table = racked(("", "", "wrack", ""))
    table.wishes = [wish for wish in table.wishes if wish[1] != "checkpoint.sides"]
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "checkpoint.sides", "power.0").run()
    assert table.wishes == [(2, "checkpoint.sides", "power.0")]


def test_a_zap_at_the_first_offer_leaves_a_normal_challenge() -> None:
    table = racked(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    assert not table.events("offered")
    table.check()


def test_what_is_tortured_out_of_the_challenge_does_not_defend() -> None:
    table = racked(count=1, hands={0: ["A10", "flare.wrack"]}).wish(0, "checkpoint.between", "flare.wrack")
    table.wish(0, "wrack.torture", "blue-1").wish(0, "wrack.on", True).wish(0, "wrack.on", False).run()
    assert table.events("totals")[-1] == {"offense": 11, "defense": 8 + 3}
    table.check()


def test_super_wrack_may_stop_and_play_cards() -> None:
    table = racked(hands={0: ["A10", "flare.wrack"]}).wish(0, "checkpoint.between", "flare.wrack")
    offered(table).act("deal.fail.defense", 1).wish(0, "wrack.on", False).run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    assert len(table.events("offered")) == 1
    table.check()


def test_wild_wrack_makes_the_opponent_pay_for_each_use_of_a_power() -> None:
    table = Table(("", "macron", "", ""), hands={0: ["A20", "flare.wrack"], 1: ["A8"]}).wish(0, "target", "blue-1")
    table.wish(0, "checkpoint.sides", "flare.wrack").wish(1, "lose", {"blue-4": 1}).run()
    assert table.at("blue-4", 1) == 3
    table.check()


def test_wild_wrack_leaves_powers_of_others_alone() -> None:
    table = Table(("macron", "", "", ""), hands={0: ["A20", "flare.wrack"], 1: ["A8"]}).wish(0, "target", "blue-1")
    table.wish(0, "checkpoint.sides", "flare.wrack").run()
    assert not table.events("moved", why="wrack.wild")
    table.check()


def test_wild_wrack_charges_for_a_super_flare_by_which_the_power_works_too_2_5_7() -> None:
    table = Table(("spiff", "", "", ""), hands={0: ["A4", "flare.spiff"], 1: ["A8", "flare.wrack"]})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2}).wish(0, "checkpoint.attack", "flare.spiff")
    table.wish(1, "checkpoint.sides", "flare.wrack").wish(0, "lose", {"red-3": 1}).run()
    assert table.at("blue-1", 0) == 1, "the use goes ahead"
    assert table.at("red-3", 0) == 3
    table.check()


def test_wild_wrack_charges_for_a_power_that_answers_a_use() -> None:
    hands = {0: ["A20", "flare.wrack"], 1: ["A8"], 2: ["A6", "edict.emotion_control"]}
    table = Table(("", "negator", "", ""), hands=hands).wish(0, "target", "blue-1")
    table.wish(0, "checkpoint.sides", "flare.wrack").wish(2, "checkpoint.reveal", "edict.emotion_control")
    table.run(until="card").wish(1, "response", "power.0").wish(1, "lose", {"blue-4": 1}).run()
    assert not table.events("turned")
    assert table.at("blue-4", 1) == 3
    table.check()
