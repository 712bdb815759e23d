"""Merchant (P3, Merchant): hires cards as tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: Sequence[str | Sequence[str]] = ("merchant", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens, A10 against A12."""
    hands = {0: ["A10", "A4", "C", "A5"], 1: ["A12"], 2: ["A6", "A8"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    return table.wish(0, "card", "A10").wish(1, "card", "A12")


def hire(table: Table, seat: int, *faces: str) -> Table:
    """The merchant hires these cards."""
    power = next(number for number, card in enumerate(table.state.powers) if card.power == "merchant")
    table.wish(seat, "checkpoint.cards_down", f"power.{power}").run(until="merchant.cards")
    hand = table.state.players[seat].hand
    return table.answer(seat, "merchant.cards", [card for card in hand if card.split(".")[0] in faces])


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


def test_each_card_counts_as_a_token_and_comes_back_to_the_winner() -> None:
    table = hire(fight(hands={1: ["A8"]}).wish(1, "card", "A8"), 0, "A4", "C", "A5")
    table.wishes.remove((1, "card", "A12"))
    table.run()
    assert sums(table) == (10 + 2 + 3, 8 + 4)
    assert table.hand(0) == ["A4", "A5", "C"]
    assert table.at("blue-1", 0) == 2, "cards do not land"
    table.check()


def test_lost_cards_are_discarded() -> None:
    table = hire(fight(), 0, "A4").run()
    assert table.hand(0) == ["A5", "C"]
    assert [card for card in table.state.discard if card.startswith("A4")]
    table.check()


def test_how_many_is_public_and_which_ones_not_before_the_reveal() -> None:
    table = hire(fight(), 0, "A4", "A5")
    seen = [event for event in table.seen if event.kind == "put_away"]
    assert [event.data["count"] for event in seen] == [2]
    assert not [event for event in table.seen if event.kind == "shown" and event.audience is None]
    table.run(until="checkpoint.reveal")
    (shown,) = table.events("shown", why="merchant")
    assert len(shown["cards"]) == 2
    table.run().check()


def test_virus_multiplies_hired_cards_and_anti_matter_subtracts_them() -> None:
    table = hire(fight((("merchant", "virus"), "", "", "")), 0, "A4", "C").run()
    assert sums(table)[0] == 10 * (2 + 2)
    table.check()
    table = hire(fight(("merchant", "anti_matter", "", "")), 0, "A4", "C").run()
    assert sums(table)[0] == 10 - 2 - 2
    table.check()


def test_a_hired_card_is_worth_consolation() -> None:
    table = fight(hands={0: ["A10", "A4", "C"], 1: ["A12", "A6", "A7", "A8", "A9"]})
    table.wishes.remove((0, "card", "A10"))
    table = hire(table.wish(0, "card", "C"), 0, "A4").run()
    assert len(table.events("gave", why="consolation")) == 1
    assert table.events("gave", why="consolation")[0]["count"] == 3
    table.check()


def test_a_hired_card_is_worth_consolation_where_all_tokens_were_saved() -> None:
    """They do earn consolation (P3, Merchant); saved tokens earn none (5.4.3)."""
    hands = {0: ["A10", "A4", "C"], 1: ["A12", "A6", "A7", "A8", "A9"]}
    table = fight(("merchant", "", "lloyd", ""), hands=hands, data={"lloyd": {"covers": ["0.all_tokens"]}})
    table.wishes.remove((0, "card", "A10"))
    table = hire(table.wish(0, "card", "C"), 0, "A4").run()
    assert table.at("warp", 0) == 0
    assert [event["count"] for event in table.events("gave", why="consolation")] == [1]
    table.check()


def test_two_attacks_earn_a_merchant_nothing() -> None:
    table = hire(fight(hands={1: ["A12", "A9"]}), 0, "A4").run()
    assert not table.events("gave", why="consolation")
    table.check()


def test_a_defensive_ally_is_rewarded_for_hired_cards() -> None:
    table = fight(("", "", "merchant", "")).wish(1, "invite.defense", [2]).wish(2, "join", "defense")
    table = hire(table.wish(2, "commit", {"yellow-1": 1}), 2, "A6", "A8").run()
    assert sum(event["count"] for event in table.events("drew", seat=2, why="reward")) == 3
    assert sums(table)[1] == 12 + 4 + 1 + 2
    table.check()


def test_a_bystander_or_whoever_has_no_token_there_is_not_offered_it() -> None:
    table = fight(("", "", "merchant", "")).run(until="card")
    assert all(ask.seat != 2 for ask in table.open("checkpoint.cards_down"))
    table.run().check()


def test_a_zap_keeps_the_cards_in_hand() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == (12, 16)
    assert len(table.state.players[0].hand) == 3
    table.check()


def test_chronos_hands_hired_cards_back_to_be_chosen_anew() -> None:
    table = fight(("merchant", "chronos", "", ""), hands={1: ["A12", "A6"]}).wish(1, "checkpoint.reveal", "power.1")
    hire(table, 0, "A4", "C").run(until="checkpoint.reveal").run(until="card")
    assert table.hand(0) == ["A4", "A5", "C"], "Chronos has put the A10 aside"
    table.run()
    table.check()


def test_the_super_flare_swaps_survivors_for_tokens() -> None:
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4}}
    hands = {0: ["A30", "A4", "C", "A5", "flare.merchant"]}
    table = fight(hands=hands, tokens=tokens).wish(0, "card", "A30").wish(0, "checkpoint.reveal", "flare.merchant")
    table.wishes.remove((0, "card", "A10"))
    hire(table, 0, "A4", "C").run(until="merchant.super")
    options = options_of(table.open("merchant.super")[0])
    table.answer(0, "merchant.super", [options[0]]).run()
    assert table.at("warp", 0) == 8 - 1 - 1
    assert len(table.state.players[0].hand) == 2 + 1
    table.check()


def test_the_wild_flare_counts_the_hand_and_itself() -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "A4", "C", "flare.merchant"]})
    table.wish(0, "checkpoint.reveal", "flare.merchant").run()
    assert sums(table)[0] == 12 + 3
    table.check()
