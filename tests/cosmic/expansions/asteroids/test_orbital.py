"""Orbital (AST12, AST13, AST31; P1): affects how far asteroids move."""

from __future__ import annotations

from tests.cosmic.expansions.asteroids.sky import sky, where
from tests.plain import options_of

PAIR = [(0, "virus"), (2, "mirror")]


def test_all_move_two_to_the_right_if_its_owner_says_so_ast13() -> None:
    table = sky(PAIR, ("", "orbital", "", "", "")).wish(1, "orbital.use", True).run(until="target")
    assert where(table) == {3: "virus", 0: "mirror"}
    assert table.events("asteroids_decreed") == [{"step": 2}]
    table.run().check()


def test_silence_leaves_it_at_one_ast13() -> None:
    table = sky(PAIR, ("", "orbital", "", "", "")).run(until="target")
    assert where(table) == {4: "virus", 1: "mirror"}
    assert table.events("announced") == []
    table.check()


def test_without_the_flare_nothing_goes_to_the_left() -> None:
    table = sky(PAIR, ("", "orbital", "", "", "")).run(until="orbital.use")
    table.answer(1, "orbital.use", True)
    assert not table.open("orbital.way")
    table.run().check()


def test_the_super_flare_sends_them_one_to_the_left_ast31() -> None:
    table = sky(PAIR, ("", "orbital", "", "", ""), hands={1: ["A8", "flare.orbital"]})
    table.wish(1, "checkpoint.between", "flare.orbital").wish(1, "orbital.use", True).wish(1, "orbital.way", "one_left")
    table.run(until="target")
    assert where(table) == {1: "virus", 3: "mirror"}
    assert table.events("acts") == [{"seat": 1, "card": "flare.orbital"}]
    table.run().check()


def test_the_super_flare_may_stay_secret_if_they_go_two_to_the_right() -> None:
    table = sky(PAIR, ("", "orbital", "", "", ""), hands={1: ["A8", "flare.orbital"]})
    table.wish(1, "checkpoint.between", "flare.orbital").wish(1, "orbital.use", True).run(until="target")
    assert where(table) == {3: "virus", 0: "mirror"}
    assert table.hand(1) == ["A8", "flare.orbital"]
    table.run().check()


def test_of_two_players_with_orbital_the_first_decision_stands_ast13() -> None:
    table = sky([(0, "virus"), (3, "orbital")], ("", "", "orbital", "", ""))
    table.wish(2, "orbital.use", True).run(until="target")
    assert where(table) == {3: "virus", 1: "orbital"}
    assert len(table.events("asteroids_decreed")) == 1
    assert not table.open("orbital.use")
    table.run().check()


def test_whoever_declines_leaves_the_decision_to_the_next_ast13() -> None:
    table = sky([(0, "virus"), (3, "orbital")], ("", "", "orbital", "", ""))
    table.wish(2, "orbital.use", False).wish(3, "orbital.use", True).run(until="target")
    assert where(table) == {3: "virus", 1: "orbital"}
    table.run().check()


def test_an_asteroid_with_orbital_is_used_by_whoever_has_it_before_rotation_ast12() -> None:
    table = sky([(2, "orbital")]).run(until="orbital.use")
    assert [ask.seat for ask in table.open("orbital.use")] == [2]
    table.answer(2, "orbital.use", True)
    table.run(until="target")
    assert where(table) == {0: "orbital"}
    table.run().check()


def test_a_zap_of_the_decree_leaves_it_at_one() -> None:
    table = sky(PAIR, ("", "orbital", "", "", ""), hands={3: ["C", "edict.cosmic_zap"]})
    table.wish(1, "orbital.use", True).wish(3, "response", "edict.cosmic_zap").run(until="target")
    assert where(table) == {4: "virus", 1: "mirror"}
    table.run().check()


def test_the_wild_flare_copies_a_power_of_the_player_on_the_left_who_keeps_it_ast31() -> None:
    table = sky([(3, "mirror")], ("", "tripler", "", ""), hands={0: ["A4", "flare.orbital"], 1: ["A6"]})
    table.wish(0, "checkpoint.between", "flare.orbital").wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    table.run()
    assert table.events("power_copied") == [{"seat": 0, "power": "tripler", "of": 1}]
    assert table.events("totals")[0] == {"offense": 14, "defense": 22}
    table.check()


def test_the_copy_is_gone_with_the_challenge() -> None:
    table = sky([(3, "mirror")], ("", "tripler", "", ""), hands={0: ["A4", "flare.orbital"], 1: ["A6"]})
    table.wish(0, "checkpoint.between", "flare.orbital").run().next_challenge()
    assert [card.power for card in table.state.powers if card.holder == 0] == []
    table.run().check()


def test_there_is_nothing_to_copy_from_a_player_without_power() -> None:
    table = sky([(3, "mirror")], ("", "", "", ""), hands={0: ["A4", "C", "flare.orbital"]}).run(
        until="checkpoint.between"
    )
    offers = next(options_of(ask) for ask in table.open("checkpoint.between") if ask.seat == 0)
    assert "flare.orbital" not in offers
    table.run().check()
