"""Winning and what is checked when (7)."""

from __future__ import annotations

from tests.cosmic.table import Table

FOUR_ABROAD = {"red-1": 4, "red-2": 4, "red-3": 4, "yellow-1": 1, "yellow-2": 1, "purple-1": 1, "purple-2": 1}


def test_five_foreign_bases_win_7_1() -> None:
    table = Table(hands={0: ["A20"], 1: ["A4"]}, tokens={0: FOUR_ABROAD}, flares="off")
    table.wish(0, "commit", {"red-1": 2}).run()
    assert (table.game.over, table.state.winners, table.state.how) == (True, [0], "bases")
    table.check()


def test_four_are_not_enough_7_1() -> None:
    tokens = {0: {place: count for place, count in FOUR_ABROAD.items() if place != "purple-2"}}
    table = Table(hands={0: ["A20"], 1: ["A4"]}, tokens=tokens, flares="off").wish(0, "commit", {"red-1": 2}).run()
    assert not table.game.over
    table.check()


def test_home_bases_never_count_7_2() -> None:
    table = Table(flares="off").run(until="target")
    assert not table.game.over
    table.check()


def test_an_ally_may_win_and_two_may_win_together_7_4() -> None:
    abroad = {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "red-1": 1, "red-2": 1, "purple-1": 1, "purple-2": 1}
    table = Table(hands={0: ["A20"], 1: ["A4"]}, tokens={0: FOUR_ABROAD, 2: abroad}, flares="off")
    table.wish(0, "commit", {"red-3": 2}).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-3": 2}).run()
    assert table.state.winners == [0, 2]
    table.check()


def test_with_two_players_four_bases_win_8_6() -> None:
    abroad = {"red-1": 4, "red-2": 4, "red-3": 4, "blue-2": 1, "blue-3": 1, "blue-4": 1}
    tokens = {0: abroad, 1: {"blue-1": 4, "blue-2": 4, "blue-3": 4}}
    table = Table(("", ""), hands={0: ["A20"], 1: ["A4"]}, tokens=tokens, flares="off")
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).run()
    assert table.state.winners == [0]
    table.check()


def test_bases_to_win_is_a_flag_0_7() -> None:
    abroad = {"red-1": 4, "red-2": 4, "red-3": 4, "yellow-1": 1, "yellow-2": 1}
    table = Table(hands={0: ["A20"], 1: ["A4"]}, tokens={0: abroad}, flares="off", bases_to_win=3)
    table.wish(0, "commit", {"red-1": 2}).run()
    assert table.state.winners == [0]
    table.check()


def test_the_check_comes_at_the_end_of_each_phase_7_3() -> None:
    table = Table(tokens={0: {**FOUR_ABROAD, "red-1": 3, "yellow-3": 1}}, flares="off").run(until="end")
    assert table.state.winners == [0]
    assert table.events("destiny") == [], "the game ended with Phase 1"
    table.check()
