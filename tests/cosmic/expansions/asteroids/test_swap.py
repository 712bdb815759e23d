"""Swap (AST18, AST19, AST27; P1): exchanges the places of two asteroids."""

from __future__ import annotations

from tests.cosmic.expansions.asteroids.sky import sky, where

PAIR = [(0, "virus"), (2, "mirror")]


def test_the_offense_exchanges_two_and_their_use_at_once_ast8_ast27() -> None:
    table = sky(PAIR, ("swap", "", "", "")).wish(0, "swap.use", True).run(until="target")
    assert where(table) == {1: "virus", 3: "mirror"}
    assert [card.holder for card in table.state.powers if card.roaming] == [1, 3]
    table.run().check()


def test_silence_leaves_them_where_they_are() -> None:
    table = sky(PAIR, ("swap", "", "", "")).run(until="target")
    assert where(table) == {3: "virus", 1: "mirror"}
    table.check()


def test_the_defense_is_asked_as_soon_as_it_is_known_ast19() -> None:
    table = sky(PAIR, ("", "swap", "", "")).run(until="swap.use")
    assert [ask.seat for ask in table.open("swap.use")] == [1]
    assert table.state.challenge.defense.seat == 1
    table.answer(1, "swap.use", True)
    table.run(until="target")
    assert where(table) == {1: "virus", 3: "mirror"}
    table.run().check()


def test_who_is_no_main_player_is_not_asked() -> None:
    table = sky(PAIR, ("", "", "swap", "")).run(until="target")
    assert where(table) == {3: "virus", 1: "mirror"}
    assert table.run().events("announced", name="swap") == []
    table.check()


def test_one_asteroid_is_not_enough_ast27() -> None:
    table = sky(PAIR[:1], ("swap", "", "", "")).run(until="target")
    assert not table.events("announced", name="swap")
    table.check()


def test_any_two_of_three_the_third_is_untouched() -> None:
    table = sky([*PAIR, (3, "tripler")], ("swap", "", "", ""))
    table.wish(0, "swap.use", True).wish(0, "swap.one", 2).wish(0, "swap.other", 3).run(until="target")
    assert where(table) == {2: "virus", 3: "tripler", 1: "mirror"}
    table.run().check()


def test_once_in_a_challenge_and_a_zap_stops_it() -> None:
    table = sky(PAIR, ("swap", "", "", ""), hands={2: ["C", "edict.cosmic_zap"]}).wish(0, "swap.use", True)
    table.wish(2, "response", "edict.cosmic_zap").run(until="target")
    assert where(table) == {3: "virus", 1: "mirror"}
    assert table.state.players[0].zapped
    table.run().check()


def test_a_swap_does_not_let_processor_act_again_ast30() -> None:
    table = sky(PAIR, ("", "swap", "processor", ""), hands={0: ["A8", "C"]}).wish(1, "swap.use", True)
    table.run()
    assert len(table.events("asteroids_swapped")) == 1
    assert table.events("asteroid_processed") == []
    table.check()
