"""Oracle (P2 2A): sees the opponent's card first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.cosmic.seen.project import see_table
from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: Sequence[str | Sequence[str]], **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens."""
    hands = {0: ["A4", "A15"], 1: ["A10", "A6"], 2: ["A8"], 3: ["A8"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def test_the_opponent_lays_face_up_before_the_oracle_chooses_p2_oracle() -> None:
    table = fight(("oracle", "", "", "")).run(until="card")
    assert [ask.seat for ask in table.open("card")] == [1]
    table.answer(1, "card", "A6").run(until="card")
    assert [ask.seat for ask in table.open("card")] == [0]
    assert table.events("laid", seat=1) == [{"seat": 1, "card": "A6.1"}]
    challenge = see_table(table.state).challenge
    assert challenge is not None
    assert challenge.defense.card == "A6.1", "everybody sees it"
    table.wish(0, "card", "A4").run()
    assert table.events("announced", name="oracle")
    table.check()


def test_without_oracle_as_main_player_both_choose_together() -> None:
    table = fight(("", "", "oracle", "")).run(until="card")
    assert [ask.seat for ask in table.open("card")] == [0, 1]
    table.check()


def test_a_zapped_oracle_sees_nothing() -> None:
    table = fight(("oracle", "", "", ""), hands={2: ["edict.cosmic_zap"]}).wish(2, "response", "edict.cosmic_zap")
    table.run(until="card")
    assert [ask.seat for ask in table.open("card")] == [0, 1]
    table.check()


def test_of_two_oracles_the_offenses_decides_and_the_defense_shows_first() -> None:
    table = fight(("oracle", "oracle", "", "")).run(until="card")
    assert [ask.seat for ask in table.open("card")] == [1]
    table.run()
    assert [event["seat"] for event in table.events("announced", name="oracle")] == [0]
    table.check()


def test_what_laser_draws_oracle_shows_p2_section_6() -> None:
    table = fight((("oracle", "laser"), "", "", "")).run(until="card")
    assert [ask.seat for ask in table.open("card")] == [0]
    (laid,) = table.events("laid")
    assert laid["seat"] == 1
    assert laid["card"] in ("A10.1", "A6.1")
    table.run().check()


def test_super_oracle_ends_the_challenge_as_a_deal_without_exchange() -> None:
    table = fight(("oracle", "", "", ""), hands={0: ["A4", "A15", "flare.oracle"]}).wish(1, "card", "A10")
    table.wish(0, "checkpoint.cards_down", "flare.oracle").run(until="second_challenge")
    assert table.state.challenge.outcome == "deal"
    assert not table.events("revealed")
    assert table.hand(0) == ["A15", "A4", "flare.oracle"]
    assert table.hand(1) == ["A10", "A6"]
    assert sum(table.at(f"red-{number}", 0) for number in range(1, 6)) == 20
    assert table.at("blue-1", 1) == 4
    table.run().check()


def test_super_oracle_ends_the_challenge_before_the_cards_can_be_exchanged_p2() -> None:
    table = fight(("oracle", "sorcerer", "", ""), hands={0: ["A4", "A15", "flare.oracle"]}).wish(1, "card", "A10")
    table.wish(0, "checkpoint.cards_down", "flare.oracle").wish(1, "checkpoint.cards_down", "power.1")
    table.run(until="second_challenge")
    assert table.state.challenge.outcome == "deal"
    assert not table.events("cards_exchanged")
    assert table.hand(0) == ["A15", "A4", "flare.oracle"]
    assert table.hand(1) == ["A10", "A6"]


def test_super_oracle_needs_a_card_that_was_shown() -> None:
    table = fight(("oracle", "", "", ""), hands={0: ["A4", "flare.oracle"], 2: ["edict.cosmic_zap"]})
    table.wish(2, "response", "edict.cosmic_zap").run(until="checkpoint.cards_down")
    (ask,) = [ask for ask in table.open("checkpoint.cards_down") if ask.seat == 0]
    assert "flare.oracle" not in options_of(ask)
    table.check()


def test_wild_oracle_deals_both_hands_anew_with_as_many_cards_as_before() -> None:
    hands = {0: ["A4", "A15", "flare.oracle"], 1: ["A10", "A6", "A7", "A8", "A9"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "checkpoint.sides", "flare.oracle").run(until="card")
    assert len(table.hand(0)) == 2
    assert sorted(table.hand(0) + table.hand(1)) == ["A10", "A15", "A4", "A6", "A7", "A8", "A9"]
    assert table.hand(0) != ["A15", "A4"], "this seed mixes them"
    assert table.hand(2) == ["A8"]
    table.run().check()


def test_wild_oracle_is_for_main_players() -> None:
    table = fight(("", "", "", ""), hands={2: ["A8", "flare.oracle"]}).run(until="checkpoint.sides")
    for ask in table.open("checkpoint.sides"):
        assert "flare.oracle" not in options_of(ask)


def test_once_the_offenses_oracle_is_zapped_that_of_the_defense_rules_p2_section_6() -> None:
    table = fight(("oracle", "oracle", "", ""), hands={2: ["edict.cosmic_zap"]}).wish(2, "response", "edict.cosmic_zap")
    table.run(until="card")
    assert [ask.seat for ask in table.open("card")] == [0]
    assert [event["seat"] for event in table.events("announced", name="oracle")] == [0, 1]
    table.answer(0, "card", "A4").run(until="card")
    assert [ask.seat for ask in table.open("card")] == [1]
    table.run().check()
