"""Hate (P2 2C): makes everyone discard or bleed."""

from __future__ import annotations

from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def turn(powers: tuple[str, ...] = ("hate", "", "", ""), **more: Any) -> Table:
    """The turn of seat 0 begins."""
    hands = {0: ["A10", "A4"], 1: ["A12", "A8"], 2: ["A9", "C"], 3: ["C", "A10"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more)


def lost(table: Table, seat: int) -> int:
    return table.at("warp", seat)


def test_everybody_discards_the_same_kind_or_loses_three_tokens_of_hates_choice_p2_hate() -> None:
    table = turn().wish(0, "hate.card", "A10").wish(1, "hate.answer", "A12").wish(3, "hate.answer", "A10")
    table.wish(0, "hate.pick", {"yellow-1": 3}).run(until="target")
    assert table.hand(0) == ["A4"]
    assert table.hand(1) == ["A8"]
    assert table.hand(3) == ["C"]
    assert [lost(table, seat) for seat in range(4)] == [0, 0, 3, 0]
    assert table.at("yellow-1", 2) == 1
    table.check()


def test_a_lower_attack_or_another_kind_is_no_answer() -> None:
    table = turn().wish(0, "hate.card", "A10").run(until="hate.answer")
    options = {ask.seat: options_of(ask) for ask in table.open("hate.answer")}
    assert options == {1: ("A12.1", "bleed"), 2: ("bleed",), 3: ("A10.2", "bleed")}
    table.run().check()


def test_a_compromise_is_answered_by_any_compromise_and_an_edict_by_an_edict() -> None:
    table = turn(hands={0: ["C", "A4"]}).wish(0, "hate.card", "C").run(until="hate.answer")
    options = {ask.seat: len(options_of(ask)) for ask in table.open("hate.answer")}
    assert options == {1: 1, 2: 2, 3: 2}
    hands = {0: ["edict.quash", "A4"], 1: ["edict.plague", "A8"]}
    table = turn(hands=hands).wish(0, "hate.card", "edict.quash").run(until="hate.answer")
    options = {ask.seat: len(options_of(ask)) for ask in table.open("hate.answer")}
    assert options == {1: 2, 2: 1, 3: 1}


def test_only_at_the_start_of_the_own_turn_and_not_in_its_second_challenge() -> None:
    for table in (turn(("", "hate", "", "")), turn(ordinal=2)):
        table.run(until="target")
        assert not table.events("announced", name="hate")
        table.check()


def test_a_zap_stops_it() -> None:
    table = turn(hands={3: ["edict.cosmic_zap", "A10"]}).wish(3, "response", "edict.cosmic_zap").run(until="target")
    assert table.hand(0) == ["A10", "A4"]
    assert [lost(table, seat) for seat in range(4)] == [0, 0, 0, 0]
    table.check()


def test_without_a_challenge_card_left_a_new_hand_is_drawn() -> None:
    table = turn(hands={0: ["A4", "edict.quash"]}).wish(0, "hate.card", "A4").run(until="target")
    assert "edict.quash.1" in table.state.discard
    assert len(table.hand(0)) == 7
    table.check()


def test_silence_discards_a_card_by_chance() -> None:
    table = turn().run(until="target")
    assert len(table.hand(0)) == 1
    assert [lost(table, seat) for seat in range(4)] == [0, 3, 3, 3]
    table.check()


def test_super_hate_shows_its_card_and_keeps_it() -> None:
    table = turn(hands={0: ["A10", "A4", "flare.hate"]}, offense=3)
    table.run(until="checkpoint.reveal").wish(0, "checkpoint.between", "flare.hate").run().next_challenge()
    table.wish(0, "hate.card", "A10").run(until="target")
    assert table.hand(0) == ["A10", "A4", "flare.hate"]
    assert table.events("shown", why="hate") == [{"seat": 0, "cards": ["A10.1"], "why": "hate"}]
    assert len(table.events("discarded", seat=0, why="hate")) == 0
    table.check()


def fight(**more: Any) -> Table:
    """Seat 0 attacks blue-1 with the wild flare at hand."""
    table = turn(more.pop("powers", ("", "", "", "")), **more)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    return table.wish(0, "checkpoint.sides", "flare.hate")


def test_wild_hate_wins_at_once_when_no_challenge_card_is_left() -> None:
    table = fight(hands={0: ["A4", "flare.hate"], 1: ["A40"]}).run()
    assert table.at("blue-1", 0) == 4
    assert table.at("warp", 1) == 4
    assert not table.events("revealed")
    assert "A40.1" in table.state.discard
    table.check()


def test_wild_hate_costs_a_card_and_the_challenge_goes_on_if_another_is_left() -> None:
    table = fight(hands={0: ["A4", "flare.hate"], 1: ["A40", "A30"]}).run()
    assert table.events("discarded", seat=1, why="hate")
    assert len(table.events("revealed")) == 1
    table.check()


def test_wild_hate_wins_against_a_deuce_that_is_left_with_a_single_challenge_card_p3_6() -> None:
    table = fight(powers=("", "deuce", "", ""), hands={0: ["A4", "flare.hate"], 1: ["A40", "A30"]}).run()
    assert table.events("outcome") == [{"outcome": "offense"}]
    assert not table.events("revealed")
    table.check()


def test_wild_hate_strikes_before_doppelganger_gives_its_cards_up_and_does_not_win_by_that_p2_1() -> None:
    table = turn(("", "doppelganger", "", ""), hands={0: ["A4", "flare.hate"], 1: ["A40"]})
    table.wish(0, "target", "blue-1").wish(0, "checkpoint.sides", "flare.hate").run()
    assert table.events("discarded", seat=1) == [{"seat": 1, "cards": ["A40.1"], "why": "hate"}]
    assert table.events("announced", name="doppelganger"), "it needs no challenge card of its own"
    assert len(table.events("revealed")) == 1
    table.check()
