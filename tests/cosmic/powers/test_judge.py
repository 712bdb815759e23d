"""Judge (P3): sets extra stakes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import bounds_of, parts_of


def decreed(who: str, form: str, count: int = 0, seat: int = 0, powers: Any = None, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with three tokens and A30 against A4; ``seat`` has decreed an award."""
    cards = {0: ["A30", "A5", "A6"], 1: ["A4", "A7", "A8", "A9"], **more.pop("hands", {})}
    names = ["", "", "", ""]
    names[seat] = "judge"
    table = Table(powers or names, hands=cards, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    table.wish(0, "card", cards[0][0]).wish(1, "card", cards[1][0])
    table.wish(seat, "checkpoint.sides", "power.0").wish(seat, "judge.who", who).wish(seat, f"judge.{who}", form)
    return table.wish(seat, "judge.cards", count) if count else table


def test_the_loser_pays_the_winner_so_many_random_cards() -> None:
    table = decreed("winner", "some_cards", 2).run()
    assert table.events("announced", name="judge")[0]["aim"] == {"winner": [2]}
    assert table.events("gave", why="judge") == [{"seat": 1, "to": 0, "count": 2, "why": "judge"}]
    assert len(table.hand(0)) == 4
    assert len(table.hand(1)) == 1
    table.check()


def test_the_winner_pays_the_loser_whoever_of_them_judges() -> None:
    table = decreed("loser", "all_cards").run()
    assert table.events("gave", why="judge") == [{"seat": 0, "to": 1, "count": 2, "why": "judge"}]
    table.check()
    table = decreed("loser", "all_cards", seat=1).run()
    assert table.events("gave", why="judge") == [{"seat": 0, "to": 1, "count": 2, "why": "judge"}]
    table.check()


def test_a_base_is_founded_where_the_payer_has_one_with_tokens_from_bases() -> None:
    table = decreed("winner", "one_base").wish(0, "judge.planet", "blue-3").wish(0, "judge.from", {"red-2": 4}).run()
    assert table.at("blue-3", 0) == 4
    assert table.at("blue-3", 1) == 4
    assert table.at("red-2", 0) == 0
    table.check()


def test_a_base_costs_one_token_by_silence_and_four_at_most() -> None:
    table = decreed("winner", "one_base").run(until="judge.from")
    assert bounds_of(table.open("judge.from")[0]) == (1, 4)
    table.run()
    assert table.at("blue-2", 0) == 1
    table.check()


def test_no_base_is_founded_with_tokens_that_fought_for_the_defense() -> None:
    table = decreed("winner", "one_base", seat=1, hands={0: ["A4"], 1: ["A30"]}).run(until="judge.from")
    parts = {part.name for part in parts_of(table.open("judge.from")[0])}
    assert parts == {"blue-2", "blue-3", "blue-4", "blue-5"}
    table.run().check()


def test_both_can_be_decreed_and_whoever_has_less_pays_what_there_is() -> None:
    table = decreed("winner", "base_and_cards", 9).run()
    assert table.hand(1) == []
    assert table.at("blue-2", 0) == 1
    table.check()


def test_a_payer_without_cards_pays_none() -> None:
    table = decreed("winner", "all_cards", hands={1: ["A4"]}).run()
    assert not table.events("gave", why="judge")
    table.check()


def test_it_is_void_between_two_compromises() -> None:
    table = decreed("winner", "some_cards", 1, hands={0: ["C", "A5"], 1: ["C", "A6"]}).run(until="deal")
    offer = {"give": {"goods": [], "grant": "red-2"}, "take": {"goods": [], "grant": None}}
    table.act("deal.offer.offense", 0, offer).act("deal.accept.defense", 1, 1).run()
    assert not table.events("gave", why="judge")
    table.check()


def test_one_attack_against_a_compromise_is_enough() -> None:
    table = decreed("winner", "some_cards", 1, hands={1: ["C", "A6", "A7"]}).run()
    assert len(table.events("gave", why="judge")) == 1
    table.check()


def test_it_is_paid_after_consolation_so_that_those_cards_count_too() -> None:
    table = decreed("loser", "all_cards", hands={0: ["A30", "A5", "A6", "A10", "A11", "A12"], 1: ["C"]}).run()
    assert table.events("gave")[0]["why"] == "consolation"
    assert table.events("gave")[1] == {"seat": 0, "to": 1, "count": 1, "why": "judge"}
    table.check()


def test_an_ally_cannot_decree_and_silence_decrees_nothing() -> None:
    table = Table(("", "", "judge", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "checkpoint.sides", "power.0").run()
    assert table.wishes == [(2, "checkpoint.sides", "power.0")]
    table = Table(("judge", "", "", "")).run()
    assert not table.events("announced", name="judge")


@pytest.mark.parametrize("hands", [{2: ["A6", "edict.cosmic_zap"]}])
def test_a_zap_stops_the_decree(hands: dict[int, list[str]]) -> None:
    table = decreed("winner", "some_cards", 2, hands=hands).wish(2, "response", "edict.cosmic_zap").run()
    assert not table.events("gave", why="judge")
    table.check()


def test_super_judge_awards_winner_and_loser() -> None:
    table = Table(("judge", "", "", ""), hands={0: ["A30", "A5", "flare.judge"], 1: ["A4", "A7", "A8", "A9"]}).wish(
        0, "target", "blue-1"
    )
    table.wish(0, "checkpoint.between", "flare.judge").wish(0, "checkpoint.sides", "power.0").wish(0, "card", "A30")
    table.wish(1, "card", "A4").wish(0, "judge.winner", "one_base").wish(0, "judge.loser", "some_cards").run()
    assert {"winner": ["base"], "loser": [1]} in [use["aim"] for use in table.events("announced", name="judge")]
    assert table.at("blue-2", 0) == 1
    assert table.events("gave", why="judge") == [{"seat": 0, "to": 1, "count": 1, "why": "judge"}]
    table.check()


def close(values: tuple[str, str], **more: Any) -> Table:
    """Three tokens against four, and the wild flare with the offense."""
    table = Table(("", "", "", ""), hands={0: [values[0], "flare.judge"], 1: [values[1]], 2: ["A6"]}, **more)
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})


def test_wild_judge_turns_a_close_fight_into_a_deal() -> None:
    table = close(("A10", "A6")).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 1}).wish(0, "checkpoint.reveal", "flare.judge").run(until="deal")
    assert table.at("cone.offense", 2) == 0, "allies have gone home"
    table.run()
    assert table.events("outcome")[-1]["outcome"] == "no_deal"
    assert [table.at("warp", seat) for seat in range(3)] == [3, 3, 0]
    table.check()


@pytest.mark.parametrize(("values", "played"), [(("A10", "A5"), True), (("A11", "A5"), False), (("A8", "C"), False)])
def test_wild_judge_needs_two_attacks_that_differ_by_less_than_five(values: tuple[str, str], played: bool) -> None:
    table = close(values).wish(0, "checkpoint.reveal", "flare.judge").run()
    assert bool(table.events("announced", name="judge")) is played
    assert bool(table.wishes) is not played
