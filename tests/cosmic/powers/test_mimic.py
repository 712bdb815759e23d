"""Mimic (P3, Mimic): matches the opponent's hand size."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table


def fight(powers: tuple[str, ...] = ("mimic", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens."""
    hands = {0: ["A10"], 1: ["A20", "A8", "C"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def test_it_draws_up_to_the_opponents_number() -> None:
    table = fight().run(until="card")
    assert len(table.state.players[0].hand) == 3
    table.run().check()


def test_it_discards_cards_of_its_choice() -> None:
    table = fight(("", "mimic", "", "")).run(until="mimic.cards")
    (ask,) = table.open("mimic.cards")
    assert (ask.seat, ask.secret) == (1, True)
    keep = next(card for card in table.state.players[1].hand if card.startswith("C"))
    table.answer(1, "mimic.cards", [card for card in table.state.players[1].hand if card != keep]).run(until="card")
    assert table.hand(1) == ["C"]
    table.run().check()


def test_silence_gives_up_what_is_missed_least() -> None:
    table = fight(("", "mimic", "", "")).run(until="card")
    assert table.hand(1) == ["A20"]
    table.run().check()


def test_twenty_cards_are_the_most() -> None:
    attacks = ["A6"] * 7 + ["A8"] * 8 + ["A10"] * 5
    table = fight(hands={0: ["A7"], 1: attacks}).run(until="card")
    assert len(table.state.players[0].hand) == 20
    table.run().check()


def test_with_equal_hands_and_beside_the_challenge_it_does_nothing() -> None:
    table = fight(hands={1: ["A20"]}).run()
    assert not table.events("announced", name="mimic")
    table.check()
    table = fight(("", "", "mimic", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense").run()
    assert not table.events("announced", name="mimic")
    table.check()


@pytest.mark.parametrize("powers", [("mimic", "trader", "", ""), ("trader", "mimic", "", "")])
def test_after_trader_has_exchanged_the_hands(powers: tuple[str, ...]) -> None:
    trader = powers.index("trader")
    table = fight(powers).wish(trader, "checkpoint.sides", f"power.{trader}").run(until="card")
    assert [event["name"] for event in table.events("announced")] == ["trader", "mimic"]
    assert len(table.state.players[0].hand) == len(table.state.players[1].hand) == (1 if trader else 3)
    table.run().check()


def test_a_zap_stops_it() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run(until="card")
    assert table.hand(0) == ["A10"]
    table.run().check()


def test_whoever_is_left_without_a_challenge_card_draws_a_new_hand_or_stops_4_7_3() -> None:
    table = fight(("mimic", "", "", ""), hands={0: ["A10", "edict.plague"], 1: ["A20"]})
    table.run(until="mimic.cards").answer(0, "mimic.cards", [table.state.players[0].hand[0]]).run()
    assert table.events("abandoned")[0]["why"] == "no challenge card"
    table.check()


def test_the_super_flare_goes_to_a_full_hand() -> None:
    table = fight(hands={0: ["A10", "flare.mimic"]}).wish(0, "checkpoint.attack", "flare.mimic").run(until="card")
    assert len(table.state.players[0].hand) == 7, "beside the flare, which comes back later"
    table.run().check()


def test_the_wild_flare_repeats_an_edict() -> None:
    hands = {0: ["A10", "A9", "edict.finder"], 2: ["A6", "flare.mimic"], 1: ["A20", "A15", "A14", "A13"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "checkpoint.between", "edict.finder")
    table.wish(2, "response", "flare.mimic").run(until="target")
    assert len(table.events("resolves", name="mimic")) == 1
    assert table.state.discard.count("flare.mimic") == 1, "nobody has Mimic: it is discarded"
    table.run().check()


def test_the_wild_flare_repeats_a_wild_flare_with_a_choice_of_its_own() -> None:
    hands = {0: ["A10", "flare.changeling"], 2: ["A6", "flare.mimic"], 1: ["A20", "A15"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "checkpoint.attack", "flare.changeling")
    table.wish(2, "response", "flare.mimic").run()
    assert len(table.events("gave")) == 2, "each takes a card from the left"
    table.check()


def test_an_answer_cannot_be_repeated() -> None:
    hands = {0: ["A10", "A9", "edict.plague"], 1: ["A20", "edict.card_zap"], 2: ["A6", "flare.mimic"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "checkpoint.between", "edict.plague")
    table.wish(1, "response", "edict.card_zap").run(until="target")
    asked = [event for event in table.events("announced") if event["name"] == "mimic"]
    assert not asked
    table.run().check()


def test_what_it_repeats_first_may_leave_nothing_for_the_flare_itself() -> None:
    """Wild Mimic takes the last card of the discards before Wild Chronos does, and goes to who has Mimic."""
    hands = {0: ["A10", "flare.chronos"], 2: ["A6", "flare.mimic"], 1: ["A20"]}
    table = fight(("", "", "", "mimic"), hands=hands, discard=["A40"])
    table.wish(0, "checkpoint.between", "flare.chronos")
    table.wish(2, "response", "flare.mimic").run(until="target")
    assert "A40" in table.hand(2)
    assert "A40" not in table.hand(0)
    table.run().check()


def test_the_lender_whose_powers_rest_by_a_repeated_loan_has_none_to_lend() -> None:
    """Wild Mimic lends its holder's power to whoever plays Wild Philanthropist, whose own powers rest from then on."""
    hands = {0: ["A10", "flare.philanthropist"], 2: ["A6", "flare.mimic"], 1: ["A20"]}
    table = fight(("tripler", "", "amoeba", ""), hands=hands).wish(0, "checkpoint.between", "flare.philanthropist")
    table.wish(0, "philanthropist.borrower", 1).wish(2, "response", "flare.mimic")
    table.wish(2, "philanthropist.borrower", 0).run(until="target")
    assert table.events("lent") == [{"power": "amoeba", "seat": 2, "to": 0}]
    table.run().check()


def test_the_wild_flare_repeats_the_wild_text_also_for_whoever_has_that_power() -> None:
    hands = {1: ["A20", "A8", "flare.prophet"], 0: ["A10", "C"], 2: ["A6", "flare.mimic"]}
    table = fight(("", "", "prophet", ""), hands=hands).wish(1, "checkpoint.sides", "flare.prophet")
    table.wish(2, "response", "flare.mimic").wish(0, "card", "A10").wish(1, "card", "A20").run()
    assert [event["seat"] for event in table.events("called")] == [2, 1]
    table.check()
