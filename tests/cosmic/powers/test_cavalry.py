"""Cavalry (P3, Cavalry): an ally with a card of its own."""

from __future__ import annotations

from typing import Any

from bot.cosmic.kinds import registry
from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("", "", "cavalry", ""), theirs: str = "A14", **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens and two of seat 2, A10 against four tokens and another card."""
    hands = {
        0: ["A10"],
        1: [theirs, "A7", "A8", "A9", "A6"],
        2: ["A12", "C", "edict.plague"],
        3: ["A7"],
        **more.pop("hands", {}),
    }
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    return table.wish(0, "card", "A10").wish(1, "card", theirs)


def ride(table: Table, face: str) -> Table:
    """The ally lays this card."""
    return table.wish(2, "checkpoint.cards_down", "power.0").wish(2, "cavalry.card", face)


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


def test_an_attack_is_added_and_discarded() -> None:
    table = ride(fight(), "A12").run()
    assert sums(table) == (10 + 4 + 12, 18)
    assert table.hand(2) == ["C", "edict.plague"]
    assert [card for card in table.state.discard if card.startswith("A12")]
    table.check()


def test_it_lies_face_down_until_the_cards_are_revealed() -> None:
    table = ride(fight(), "A12").run(until="checkpoint.reveal")
    told = [event.kind for event in table.seen if event.audience is None and "A12" in str(event.data)]
    assert told == ["shown"]
    table.run().check()


def test_silence_lays_none() -> None:
    table = fight().wish(2, "checkpoint.cards_down", "power.0").run()
    assert sums(table) == (14, 18)
    assert table.hand(2) == ["A12", "C", "edict.plague"]
    table.check()


def test_against_a_compromise_or_with_one_it_adds_nothing() -> None:
    table = fight(hands={0: ["C"]})
    table.wishes.remove((0, "card", "A10"))
    table = ride(table, "A12").run()
    assert table.events("outcome")[0]["outcome"] == "defense"
    assert len(table.events("gave", why="consolation")) == 1, "the main player's alone"
    table.check()


def test_a_compromise_of_the_losing_side_is_consoled() -> None:
    table = ride(fight(), "C").run()
    (gift,) = table.events("gave", why="consolation")
    assert (gift["seat"], gift["to"], gift["count"]) == (1, 2, 2)
    assert "C" not in table.hand(2)
    table.check()


def test_a_compromise_of_the_winning_side_is_worth_nothing() -> None:
    table = ride(fight(theirs="A8"), "C").run()
    assert table.at("blue-1", 2) == 2
    assert not table.events("gave", why="consolation")
    table.check()


def test_main_players_and_bystanders_are_not_offered_it() -> None:
    table = fight(("cavalry", "", "", "cavalry")).run(until="card")
    offers = [one for ask in table.open("checkpoint.cards_down") for one in options_of(ask)]
    assert not [one for one in offers if str(one).startswith("power.")]
    table.run().check()


def test_a_zap_keeps_the_card_in_hand() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(2, "checkpoint.cards_down", "power.0")
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == (14, 18)
    assert table.hand(2) == ["A12", "C", "edict.plague"]
    table.check()


def test_sorcerer_does_not_exchange_it_and_chronos_hands_it_back() -> None:
    table = ride(fight(("sorcerer", "", "cavalry", "")), "A12")
    table.wishes.remove((2, "checkpoint.cards_down", "power.0"))
    table.wish(2, "checkpoint.cards_down", "power.1").wish(0, "checkpoint.cards_down", "power.0").run()
    assert sums(table) == (14 + 4 + 12, 14)
    table.check()
    table = ride(fight(("chronos", "", "cavalry", "")), "A12").wish(0, "checkpoint.reveal", "power.0")
    table.wishes.remove((2, "checkpoint.cards_down", "power.0"))
    table.wish(2, "checkpoint.cards_down", "power.1").run(until="checkpoint.reveal").run(until="card")
    assert table.hand(2) == ["A12", "C", "edict.plague"]
    table.run()


def test_it_is_barred_with_two_players() -> None:
    assert registry.POWERS["cavalry"].needs_allies


def test_the_super_flare_makes_an_ally_lay_a_card() -> None:
    table = fight(("cavalry", "", "", ""), hands={0: ["A10", "flare.cavalry"]})
    table.wish(0, "checkpoint.cards_down", "flare.cavalry").wish(2, "cavalry.super", "A12").run()
    assert sums(table) == (14 + 12, 18)
    assert table.hand(2) == ["C", "edict.plague"]
    table.check()


def test_the_wild_flare_rations_a_new_hand() -> None:
    deck = ["edict.quash", "A20", "A30", "A40"]
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.cavalry"], 1: ["edict.finder"]}, deck=deck)
    table.wishes.remove((1, "card", "A14"))
    table.wish(0, "checkpoint.between", "flare.cavalry").run(until="card")
    assert table.hand(1) == ["A20", "edict.quash"]
    table.run()
    drawn = [event["count"] for event in table.events("drew", seat=1, why="cavalry")]
    assert drawn == [1, 1, 7 - 2]
    table.check()


def test_the_wild_flare_rations_a_deuce_until_it_has_two_challenge_cards_p3_6() -> None:
    hands = {0: ["A10", "flare.cavalry"], 1: ["edict.finder"]}
    table = fight(("", "deuce", "", ""), hands=hands, deck=["edict.quash", "A20", "A30", "A40"])
    table.wishes.remove((1, "card", "A14"))
    table.wish(0, "checkpoint.between", "flare.cavalry").run(until="card")
    assert table.hand(1) == ["A20", "A30", "edict.quash"]
    table.run()
    assert [event["count"] for event in table.events("drew", seat=1, why="cavalry")] == [1, 1, 1, 7 - 3]
    table.check()
