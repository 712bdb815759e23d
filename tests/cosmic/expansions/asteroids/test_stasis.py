"""Stasis (AST14, AST15, AST32; P1): holds asteroids in place."""

from __future__ import annotations

import pytest

from bot.cosmic.expansions.asteroids.state import after_rotation, holdable
from tests.cosmic.expansions.asteroids.sky import sky, where
from tests.plain import options_of

PAIR = [(0, "virus"), (2, "mirror")]
OWNED = ("", "stasis", "", "", "")


def test_a_held_asteroid_stays_and_its_holder_goes_on_using_it_ast14_ast15() -> None:
    table = sky(PAIR, OWNED).wish(1, "stasis.asteroid", 2).run(until="target")
    assert where(table) == {4: "virus", 2: "mirror"}
    assert [card.holder for card in table.state.powers if card.roaming] == [4, 2]
    table.run().check()


def test_it_has_to_hold_one_and_silence_holds_one_by_chance_ast14() -> None:
    held = {tuple(where(sky(PAIR, OWNED, seed=seed).run(until="target"))) for seed in range(8)}
    assert held == {(0, 1), (4, 2)}


def test_not_the_one_of_the_challenge_before_ast14_ast32() -> None:
    table = sky(PAIR, OWNED, state={"last_held": [0]}).run(until="target")
    assert where(table) == {4: "virus", 2: "mirror"}
    table.run().check()


def test_the_memory_is_cleared_when_a_challenge_holds_none_ast32() -> None:
    table = sky(PAIR, OWNED, state={"last_held": [0]}, hands={3: ["C", "edict.sanity"]})
    table.wish(3, "checkpoint.between", "edict.sanity").run().next_challenge()
    table.run(until="stasis.asteroid")
    assert [options_of(ask) for ask in table.open("stasis.asteroid")] == [(4, 1)]
    table.run().check()


def test_two_may_not_end_in_one_system_and_without_a_legal_choice_all_move_ast14_ast20() -> None:
    table = sky([(0, "virus"), (1, "mirror"), (2, "tripler")], ("stasis", "", ""), state={"last_held": []})
    table.run(until="target")
    assert sorted(where(table)) == [0, 1, 2]
    assert table.events("asteroid_held") == []
    table.run().check()


def test_it_knows_what_orbital_has_decreed_ast14() -> None:
    table = sky([(0, "virus"), (2, "mirror")], ("orbital", "stasis", "", "", ""))
    table.wish(0, "orbital.use", True).run(until="target")
    assert where(table) == {3: "virus", 2: "mirror"}, "the virus asteroid cannot be held: mirror would reach it"
    table.run().check()


def test_on_an_asteroid_it_is_used_by_whoever_has_it_before_rotation_ast12() -> None:
    table = sky([(0, "virus"), (2, "stasis")], ("",) * 5).run(until="stasis.asteroid")
    assert [ask.seat for ask in table.open("stasis.asteroid")] == [2]
    table.answer(2, "stasis.asteroid", 2)
    table.run(until="target")
    assert where(table) == {4: "virus", 2: "stasis"}
    table.run().check()


def test_several_name_different_asteroids_ast14() -> None:
    table = sky([(0, "virus"), (3, "stasis")], ("", "stasis", "", "", "", "")).run(until="target")
    assert where(table) == {0: "virus", 3: "stasis"}
    table.run().check()


def test_a_zapped_stasis_holds_none() -> None:
    table = sky(PAIR, OWNED, hands={3: ["C", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap")
    table.run(until="target")
    assert where(table) == {4: "virus", 1: "mirror"}
    table.run().check()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("step", [-1, 1, 2])
def test_whatever_may_be_held_no_two_ever_end_together_ast20(players: int, step: int) -> None:
    for mask in range(1, 2**players):
        disks = {at: at for at in range(players) if mask >> at & 1}
        for one in holdable(disks, players, step, set(), ()):
            then = after_rotation(disks, players, step, {one})
            assert len(set(then.values())) == len(disks)
            assert then[one] == disks[one]
