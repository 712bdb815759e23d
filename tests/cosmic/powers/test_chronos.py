"""Chronos (P2 2A): rewinds to the choice of cards, once."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import words_of


def fight(powers: tuple[str, ...] = ("chronos", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens; both hold two challenge cards."""
    hands = {0: ["A4", "A15"], 1: ["A10", "A6"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "card", "A4").wish(1, "card", "A10")


def test_cards_are_chosen_anew_and_the_opponents_card_is_out_of_reach() -> None:
    table = fight().wish(0, "checkpoint.reveal", "power.0").wish(0, "card", "A15").run()
    assert [event["defense"] for event in table.events("revealed")] == ["A10.1", "A6.1"]
    assert table.events("totals") == [{"offense": 19, "defense": 10}]
    assert "A10" in table.hand(1), "it came back when the challenge ended"
    assert "A4" in table.hand(0)
    table.check()


def test_an_only_challenge_card_goes_back_to_the_opponents_hand() -> None:
    table = (
        fight(hands={1: ["A10", "edict.quash"]}).wish(0, "checkpoint.reveal", "power.0").wish(0, "card", "A15").run()
    )
    assert [event["defense"] for event in table.events("revealed")] == ["A10.1", "A10.1"]
    table.check()


def test_a_deuce_that_is_left_with_a_single_challenge_card_gets_its_card_back_p3_6() -> None:
    table = Table(("deuce", "chronos", "", ""), hands={0: ["A6", "A7"], 1: ["A4", "A5"]})
    table.wish(0, "card", "A7").wish(1, "card", "A4").wish(1, "checkpoint.reveal", "power.1").run()
    assert not table.events("set_aside", seat=0)
    assert not table.events("abandoned")
    assert len(table.events("revealed")) == 2
    table.check()


def test_without_the_power_nothing_is_rewound() -> None:
    table = fight(("", "", "chronos", "")).run()
    assert len(table.events("revealed")) == 1
    table.check()


def test_a_zapped_chronos_goes_on_with_the_cards_shown() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.reveal", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert len(table.events("revealed")) == 1
    table.check()


def test_one_rewind_per_challenge_counting_copies() -> None:
    table = fight(("chronos", "chronos", "", "")).wish(0, "checkpoint.reveal", "power.0").wish(0, "card", "A15")
    table.run(until="checkpoint.reveal")
    table.answer(0, "checkpoint.reveal", "power.0").close()
    table.wishes = [wish for wish in table.wishes if wish[1] == "card"]
    table.run(until="checkpoint.reveal")
    offers = [option for ask in table.open("checkpoint.reveal") for option in words_of(ask)]
    assert not any(option.startswith("power.") for option in offers)
    table.run().check()


def test_super_chronos_holds_the_opponent_to_the_same_card() -> None:
    table = fight(hands={0: ["A4", "A15", "flare.chronos"]}).wish(0, "checkpoint.attack", "flare.chronos")
    table.wish(0, "checkpoint.reveal", "power.0").wish(0, "chronos.hold", True).wish(0, "card", "A15").run()
    assert [event["defense"] for event in table.events("revealed")] == ["A10.1", "A10.1"]
    assert table.events("totals") == [{"offense": 19, "defense": 14}]
    table.check()


def test_the_super_flare_stays_the_one_flare_of_its_player_2_5_5() -> None:
    table = fight(hands={0: ["A4", "A15", "flare.chronos"], 2: ["A6", "flare.loser"]})
    table.wish(0, "checkpoint.attack", "flare.chronos").wish(0, "card", "A15")
    table.run(until="checkpoint.reveal").answer(0, "checkpoint.reveal", "power.0").close()
    table.run(until="card")
    assert table.state.players[0].flared
    assert not table.state.players[2].flared
    assert [card for _, card in table.state.challenge.played] == ["flare.chronos"]
    table.run().check()


def test_a_game_saved_before_anything_was_noted_goes_back_with_cards_and_calls_alone() -> None:
    table = fight(("chronos", "amoeba", "", "")).wish(1, "checkpoint.cards_down", "power.1")
    table.wish(1, "amoeba.way", "in").wish(1, "amoeba.in", {"blue-2": 2}).run(until="checkpoint.reveal")
    table.state.challenge.before = None
    table.answer(0, "checkpoint.reveal", "power.0").close()
    table.run(until="card")
    assert table.at("blue-1", 1) == 6


def test_wild_chronos_takes_a_discarded_card_and_shuffles_the_rest() -> None:
    table = fight(("", "chronos", "", ""), hands={0: ["A4", "flare.chronos"]}, discard=["A40", "A30"])
    table.wish(0, "checkpoint.between", "flare.chronos").wish(0, "chronos.search", "A40").run(until="target")
    assert "A40" in table.hand(0)
    assert "flare.chronos" in table.hand(1), "it was passed on to the owner of the power"
    assert not any(card.startswith("A30") for card in table.state.discard)
    table.wishes.clear()
    table.run().check()
