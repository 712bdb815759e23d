"""Assessor (P1): taxes players one token for committing several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.cosmic import moves
from bot.cosmic.engine.problems import problems
from bot.cosmic.model import board
from bot.cosmic.seen.project import see_table
from tests.cosmic.table import Table
from tests.plain import options_of

DISC = "power.0"


def fight(powers: Sequence[str | Sequence[str]] = ("", "", "", "assessor"), count: int = 3, **more: Any) -> Table:
    """Seat 0 attacks blue-1, A10 against A8; the power lies with seat 3 unless told otherwise."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": count})


def allied(table: Table, side: str = "offense", count: int = 2, seat: int = 2) -> Table:
    table.wish(0 if side == "offense" else 1, f"invite.{side}", [seat]).wish(seat, "join", side)
    colour = ("red", "blue", "yellow", "purple")[seat]
    return table.wish(seat, "commit", {f"{colour}-1": count})


def test_one_token_of_the_offenses_commitment_goes_to_the_disc() -> None:
    table = fight().run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    assert table.at(DISC, 0) == 1
    assert table.at("warp", 0) == 2, "the taxed token is not lost with the others"
    table.check()


@pytest.mark.parametrize(("count", "taxed"), [(1, 0), (2, 1), (4, 1)])
def test_a_single_token_is_never_taxed(count: int, taxed: int) -> None:
    table = fight(count=count).run()
    assert table.at(DISC, 0) == taxed
    table.check()


@pytest.mark.parametrize("side", ["offense", "defense"])
def test_allies_of_either_side_are_taxed(side: str) -> None:
    table = allied(fight(count=1), side).run()
    assert table.at(DISC, 2) == 1
    table.check()


def test_its_owner_and_the_defense_are_not_taxed() -> None:
    table = allied(fight(("", "assessor", "", ""), count=1)).run()
    assert table.at(DISC, 1) == 0
    assert table.at(DISC, 2) == 1
    table = fight(("assessor", "", "", "")).run()
    assert not board.tokens_at(table.state, DISC)
    table.check()


def test_crystal_sets_the_number_before_the_tax() -> None:
    table = allied(fight(("", "", "", ("assessor", "crystal")), count=1, powers_per_player=2))
    table.wish(1, "invite.defense", [3]).wish(3, "join", "defense").wish(3, "commit", {"purple-1": 1})
    table.wish(3, "checkpoint.sides", "power.1").wish(3, "crystal.numbers", {"yellow": 1}).run()
    assert table.at(DISC, 2) == 0
    table.check()


def test_a_zap_skips_the_tax() -> None:
    table = fight(hands={2: ["A6", "edict.cosmic_zap"]}).wish(2, "response", "edict.cosmic_zap").run()
    assert table.at(DISC, 0) == 0
    table.check()


def test_a_dormant_assessor_taxes_nobody_6_3() -> None:
    table = fight(tokens={3: {"purple-1": 4, "purple-2": 4}}).run()
    assert table.at(DISC, 0) == 0
    table.check()


def captive(**more: Any) -> Table:
    """One token of seat 0 lies on the disc of seat 3 from the start; the rest of the missing ones are in the warp."""
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "red-4": 4, DISC: 2, "red-5": 2}}
    return fight(tokens=tokens, count=1, **more)


def test_the_offense_may_buy_tokens_back_for_cards_if_both_agree() -> None:
    table = captive(hands={0: ["A10", "A4", "A5"]}, deck=["A12"])
    asked = next(card for card in table.state.players[0].hand if card.startswith("A4"))
    table.wish(0, "assessor.redeem", [asked]).wish(3, "assessor.accept", True)
    table.wish(0, "assessor.return", {"red-5": 1}).run()
    assert table.at(DISC, 0) == 1
    assert table.at("red-5", 0) == 3
    assert table.hand(3) == ["A4", "A7"]
    table.check()


def test_nothing_changes_hands_unless_assessor_agrees() -> None:
    table = captive(hands={0: ["A10", "A4", "A5"]})
    table.wish(0, "assessor.redeem", [table.state.players[0].hand[1]]).run()
    assert table.at(DISC, 0) == 2
    assert table.hand(3) == ["A7"]
    table.check()


def test_a_player_without_tokens_on_the_disc_is_not_asked() -> None:
    table = fight().run()
    assert not table.events("gave")
    assert not [event for event in table.seen if "redeem" in str(event.data)]
    table.check()


def test_what_lies_on_the_disc_is_an_item_of_assessors_offers_5_5_3() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "power.0": 2}}
    table = Table(("", "assessor", "", ""), hands={0: ["C", "A9"], 1: ["C"]}, tokens=tokens)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).run(until="deal")
    back = ["captive.power.0.1", "captive.power.0.2"]
    table.act(
        "deal.offer.defense", 1, {"give": {"goods": back, "grant": None}, "take": {"goods": ["A9"], "grant": None}}
    )
    table.act("deal.accept.offense", 0, 1).wish(0, "return", {"red-2": 2}).run()
    assert table.at(DISC, 0) == 0
    assert table.at("red-2", 0) >= 6
    assert "A9" in table.hand(1)
    table.check()


def test_captives_go_to_the_warp_when_the_power_leaves_the_game_6_8() -> None:
    table = captive().interrupt("concede", 3).run()
    assert table.at(DISC, 0) == 0
    assert table.events("attributes_gone", tokens=2)
    table.check()


def test_captured_tokens_are_their_owners_again_when_the_power_leaves_the_game_6_8() -> None:
    table = Table(("assessor", "", "", ""))
    moves.capture(table.game, board.tokens_at(table.state, "blue-1", 1)[:1], 0, "power.0", "assessor")
    moves.clear_attributes(table.game, 0)
    assert problems(table.state) == []
    assert table.at("warp", 1) == 1


def test_everybody_sees_what_lies_on_the_disc() -> None:
    assert see_table(captive().state).player(3).powers[0].tokens == (("red", 2),)


def test_wild_assessor_takes_a_card_from_each_guest_in_the_home_system() -> None:
    tokens = {2: {"yellow-1": 4, "blue-3": 2}, 3: {"purple-1": 4}}
    table = fight(("", "", "", ""), tokens=tokens, hands={1: ["A8", "flare.assessor"]})
    table.wish(1, "checkpoint.attack", "flare.assessor").run(until="card")
    assert table.hand(1) == ["A6", "A8", "flare.assessor"]
    assert table.hand(2) == []
    assert table.hand(3) == ["A7"]
    table.run().check()


def test_wild_assessor_needs_a_guest() -> None:
    table = fight(("", "", "", ""), hands={1: ["A8", "flare.assessor"]}).run(until="checkpoint.attack")
    (ask,) = [ask for ask in table.open("checkpoint.attack") if ask.seat == 1]
    assert options_of(ask) == ("pass",)
    table.run().check()


@pytest.mark.parametrize(("count", "taxed"), [(2, 1), (3, 2), (4, 2)])
def test_super_assessor_taxes_two_of_three_or_more(count: int, taxed: int) -> None:
    table = fight(count=count, hands={3: ["A7", "flare.assessor"]})
    table.wish(3, "checkpoint.between", "flare.assessor").run()
    assert table.at(DISC, 0) == taxed
    table.check()


def test_what_was_taxed_before_a_time_gash_stays_on_the_disc_and_the_new_commitment_is_taxed_2_4_3() -> None:
    hands = {0: ["A9"], 1: ["A8"], 2: ["edict.time_gash"], 3: ["A7"]}
    table = Table(("", "", "", "assessor"), hands=hands, destiny=["blue", "yellow"])
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).wish(2, "checkpoint.reveal", "edict.time_gash")
    table.wish(0, "target", "yellow-1").wish(0, "commit", {"red-2": 4}).run()
    assert table.at("power.0", 0) == 2
    table.check()
