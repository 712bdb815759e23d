"""Void (P1): losers leave the game."""

from __future__ import annotations

from typing import Unpack

import pytest

from bot.cosmic.model import board
from bot.cosmic.moves.tokens import put
from tests.cosmic.table import Position, Table


def fought(
    powers: tuple[str, ...] = ("void", "", "", ""), mine: str = "A20", theirs: str = "A4", **more: Unpack[Position]
) -> Table:
    """Seat 0 attacks blue-1 with four tokens; seat 2 is asked to ally with the defense."""
    more["hands"] = {0: [mine, "A5"], 1: [theirs], 2: ["A6", "edict.cosmic_zap"], 3: ["A7"], **more.get("hands", {})}
    table = Table(powers, **more)
    return (
        table.wish(0, "commit", {"red-1": 4}).wish(0, "card", mine).wish(1, "card", theirs).wish(0, "target", "blue-1")
    )


def allied(table: Table) -> Table:
    """Seat 2 joins the defense with two tokens."""
    return table.wish(1, "invite.defense", [2]).wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 2})


def test_void_removes_the_whole_losing_side() -> None:
    table = allied(fought()).run()
    assert (table.at("removed", 1), table.at("removed", 2)) == (4, 2)
    assert (table.at("warp", 1), table.at("warp", 2)) == (0, 0)
    assert table.at("blue-1", 0) == 4
    table.check()


def test_a_void_that_loses_removes_nobody() -> None:
    table = fought(mine="A4", theirs="A20").run()
    assert table.at("warp", 0) == 4
    assert table.events("moved", to="removed") == []
    table.check()


def test_a_void_that_only_looks_on_removes_nobody() -> None:
    table = fought(("", "", "", "void")).run()
    assert table.at("warp", 1) == 4
    table.check()


def test_a_void_that_wins_as_ally_needs_the_super_flare() -> None:
    table = fought(("", "", "void", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense").run()
    assert table.at("warp", 1) == 4
    table.check()


@pytest.mark.parametrize(("others", "removed"), [(0, 0), (3, 2), (20, 4)])
def test_nobody_is_left_with_fewer_tokens_than_bases_to_win_8_4(others: int, removed: int) -> None:
    places = {"blue-1": 4, "blue-2": min(others, 16)}
    table = fought(tokens={1: places})
    for token in board.warp_tokens(table.state, 1):
        put(table.state, token, "removed")
    before = table.at("removed", 1)
    table.run()
    assert table.at("removed", 1) - before == removed
    assert table.at("warp", 1) == 4 - removed, "the surplus goes to the warp as usual"
    assert 20 - table.at("removed", 1) >= min(5, 20 - before)


def test_consolation_counts_removed_tokens_p1() -> None:
    table = fought(theirs="C", hands={0: ["A20", "A5", "A6", "A7", "A8", "A9"]}).run()
    assert table.at("removed", 1) == 4
    assert len(table.hand(1)) == 4
    table.check()


def test_no_zombie_escapes_void_0_5() -> None:
    table = fought(("void", "zombie", "", "")).run()
    assert table.at("removed", 1) == 4
    assert not table.events("announced", name="zombie")
    table.check()


def test_a_zapped_void_sends_the_losers_to_the_warp() -> None:
    table = fought().wish(2, "response", "edict.cosmic_zap").run()
    assert table.at("warp", 1) == 4
    assert table.at("removed", 1) == 0
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


def wild(more: dict[str, int]) -> Table:
    """Seat 2 plays Plague on seat 1; seat 3 holds the flare and stands as told."""
    hands = {0: ["A4"], 1: ["A20"], 2: ["edict.plague", "A6"], 3: ["flare.void", "A7"]}
    table = Table(("", "", "", ""), hands=hands, tokens={3: more})
    return table.wish(2, "checkpoint.between", "edict.plague").wish(2, "plague.target", 1)


def test_wild_void_pays_a_token_to_cancel_an_edict() -> None:
    table = wild({"purple-1": 4, "purple-2": 6}).wish(3, "response", "flare.void").wish(3, "void.token", "purple-2")
    table.run(until="target")
    assert (table.at("purple-2", 3), table.at("warp", 3)) == (5, 11)
    assert table.events("cancelled", name="plague")
    assert not table.events("moved", seat=1, to="warp")
    table.run().check()


def test_wild_void_needs_a_token_to_pay() -> None:
    table = wild({}).wish(3, "response", "flare.void").run(until="target")
    assert table.events("moved", seat=1, to="warp"), "the plague works"
    assert len(table.wishes) == 1


def test_wild_void_does_not_answer_a_power() -> None:
    table = fought(("assassin", "", "", ""), hands={3: ["flare.void", "A7"]}).wish(3, "response", "flare.void").run()
    assert table.events("announced", name="assassin")
    assert len(table.wishes) == 1


def test_super_void_works_for_an_ally_of_the_winner() -> None:
    table = fought(("", "", "void", ""), hands={2: ["flare.void", "A6"]})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "checkpoint", "flare.void").run()
    assert table.at("removed", 1) == 4
    assert "flare.void" in table.hand(2)
    table.check()


def test_super_void_does_nothing_for_an_ally_of_the_loser() -> None:
    table = fought(("", "", "void", ""), mine="A4", theirs="A20", hands={2: ["flare.void", "A6"]})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "checkpoint", "flare.void").run()
    assert table.at("warp", 0) == 4
    assert table.events("moved", to="removed") == []
    table.check()
