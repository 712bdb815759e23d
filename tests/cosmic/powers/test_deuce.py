"""Deuce (P3, Deuce): two challenge cards on one side."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.challenge import draws
from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("deuce", "", "", ""), *, second: str = "A10", **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens and an 8, and lays ``second`` beside it."""
    hands = {0: ["A8", "A10", "A4", "C", "C"], 1: ["A14"], 2: ["A7"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    if "deuce" in powers[0]:
        table.wish(0, "deuce.card", second)
    return table.wish(0, "card", "A8")


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


def used(table: Table) -> list[str]:
    """The faces in the discard pile."""
    return sorted(card.partition(".")[0] for card in table.state.discard)


def test_two_attacks_are_added_and_the_higher_one_is_discarded() -> None:
    table = fight().run(until="checkpoint.reveal").run()
    assert sums(table) == (8 + 10 + 2, 14 + 4)
    assert table.hand(0) == ["A4", "A8", "C", "C"]
    assert used(table) == ["A10", "A14"]
    table.check()


def test_the_lower_one_comes_back_also_if_it_was_laid_second() -> None:
    table = fight(second="A4").run()
    assert sums(table) == (8 + 4 + 2, 18)
    assert table.hand(0) == ["A10", "A4", "C", "C"]
    table.check()


def test_silence_lays_the_lowest_attack() -> None:
    table = fight()
    table.wishes.remove((0, "deuce.card", "A10"))
    assert sums(table.run()) == (8 + 4 + 2, 18)
    table.check()


def test_with_a_compromise_beside_an_attack_a_compromise_was_played() -> None:
    table = fight(second="C").run()
    assert table.events("outcome")[0]["outcome"] == "defense"
    assert table.hand(0).count("C") == 1
    assert "A8" in table.hand(0)
    table.check()


def test_it_is_consoled_like_anybody_with_a_compromise() -> None:
    table = fight(second="C", hands={1: ["A14", "A9", "A6", "A7"]}).wish(1, "card", "A14").run()
    (gift,) = table.events("gave", why="consolation")
    assert (gift["to"], gift["count"]) == (0, 2)
    table.check()


def test_against_a_compromise_the_second_attack_changes_nothing() -> None:
    table = fight(hands={1: ["C"]}).run()
    assert table.events("totals") == [{"offense": None, "defense": None}]
    assert table.at("blue-1", 0) == 2
    assert table.hand(0) == ["A8"], "the others were taken as consolation"
    table.check()


def test_of_two_compromises_one_is_discarded() -> None:
    table = fight(second="C", hands={1: ["C"]})
    table.wishes.remove((0, "card", "A8"))
    table.wish(0, "card", "C").run()
    assert table.hand(0) == ["A10", "A4", "A8", "C"]
    table.check()


def test_the_second_card_lies_face_down_until_both_sides_show_theirs() -> None:
    table = fight().run(until="checkpoint.reveal")
    told = [event.kind for event in table.seen if event.audience is None and "A10" in str(event.data)]
    assert told == ["shown"]
    table.run().check()


def test_allies_and_bystanders_lay_none() -> None:
    table = Table(("", "", "deuce", ""), hands={0: ["A8"], 1: ["A14"], 2: ["A9", "A10"]})
    table.wish(0, "target", "blue-1").wish(0, "invite.offense", [2]).wish(2, "join", "offense").run()
    assert not table.events("used", power="deuce")
    assert table.hand(2) == ["A10", "A9"]
    table.check()


def test_a_zap_leaves_one_card() -> None:
    table = fight(hands={2: ["A7", "edict.cosmic_zap"]}).wish(2, "response", "edict.cosmic_zap")
    table.wishes.remove((0, "deuce.card", "A10"))
    table.run()
    assert sums(table) == (10, 18)
    assert table.hand(0) == ["A10", "A4", "C", "C"]
    table.check()


def test_a_single_challenge_card_counts_as_none_p3_6() -> None:
    hands = {0: ["A8", "edict.plague"], 1: ["A14"]}
    table = Table(("deuce", "", "", ""), hands=hands, deck=["A6"] * 2 + ["A10"] * 4).run(until="card")
    assert [event["seat"] for event in table.events("discarded", why="new_hand")] == [0]
    assert not draws.needs_card(table.game, 0)
    assert draws.lacks(table.game, 0, ["A8.1"])
    assert not draws.lacks(table.game, 1, ["A8.1"])
    table.run().check()


def test_doppelganger_needs_none_also_beside_deuce() -> None:
    table = Table((["deuce", "doppelganger"], "", "", ""), hands={0: ["edict.plague"], 1: ["A14"]})
    assert not draws.needs_card(table.run(until="checkpoint.attack").game, 0)
    table.run().check()


def test_sorcerer_exchanges_the_other_card_alone() -> None:
    table = fight(("deuce", "sorcerer", "", "")).wish(1, "checkpoint.cards_down", "power.1").run()
    assert sums(table) == (14 + 10 + 2, 8 + 4)
    assert table.hand(0) == ["A10", "A4", "C", "C"], "of 14 and 10 the higher one goes"
    table.check()


def test_it_lays_its_second_card_once_force_and_sorcerer_have_acted_p2_1() -> None:
    table = fight(("deuce", "sorcerer", "force", "")).wish(1, "checkpoint.cards_down", "power.1")
    table.wish(2, "checkpoint.cards_down", "power.2").run()
    told = [event["name"] for event in table.events("announced")]
    assert told == ["force", "sorcerer", "deuce"]
    table.check()


def test_chronos_hands_both_back() -> None:
    table = fight(("deuce", "chronos", "", "")).wish(1, "checkpoint.reveal", "power.1")
    table.run(until="checkpoint.reveal").run(until="card")
    assert table.hand(0) == ["A10", "A4", "C", "C"], "Chronos keeps the 8 from being chosen again"
    table.run()
    assert table.hand(0).count("A8") == 1
    table.check()


def test_filch_takes_what_was_really_discarded() -> None:
    table = fight(("deuce", "filch", "", "")).wish(1, "filch.use", True).run()
    assert table.hand(1) == ["A10"]
    table.check()


@pytest.mark.parametrize("second", ["A10", "A4"])
def test_the_super_flare_discards_both(second: str) -> None:
    table = fight(second=second, hands={0: ["A8", "A10", "A4", "C", "flare.deuce"]})
    table.wish(0, "checkpoint", "flare.deuce").run()
    assert table.hand(0) == sorted({"A10", "A4", "C", "flare.deuce"} - {second})
    assert used(table) == sorted(["A14", "A8", second])
    table.check()


@pytest.mark.parametrize(("way", "expected"), [(None, (10, 18 - 14)), ("plus", (10, 18 + 14))])
def test_the_wild_flare_counts_a_revealed_attack_again(way: str | None, expected: tuple[int, int]) -> None:
    table = fight(("", "", "", ""), hands={0: ["A8", "A14", "flare.deuce"]})
    table.wish(0, "checkpoint.reveal", "flare.deuce")
    if way:
        table.wish(0, "deuce.wild.way", way)
    assert sums(table.run()) == expected
    assert "A14" not in table.hand(0)
    table.check()


def test_the_wild_flare_wants_the_same_attack() -> None:
    table = fight(("", "", "", ""), hands={0: ["A8", "A12", "flare.deuce"]}).run(until="checkpoint.reveal")
    offers = [one for ask in table.open("checkpoint.reveal") for one in options_of(ask)]
    assert "flare.deuce" not in offers
    table.run().check()


def test_a_second_card_comes_back_when_the_challenge_is_undone_2_4_3() -> None:
    table = fight(("", "deuce", "", ""), hands={1: ["A14", "A6"], 2: ["edict.time_gash"]}, destiny=["blue", "yellow"])
    table.wish(1, "card", "A14").wish(1, "deuce.card", "A6").run(until="checkpoint.reveal")
    table.answer(2, "checkpoint.reveal", "edict.time_gash").close()
    assert table.run(until="target").hand(1) == ["A14", "A6"]
    assert table.state.challenge.defense.seat == 2
    assert table.state.aside == []
    table.run().check()
