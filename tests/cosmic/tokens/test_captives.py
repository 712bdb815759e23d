"""Tokens under the command of others, and piles of them (POW26)."""

from __future__ import annotations

from typing import Unpack

from bot.cosmic import moves
from bot.cosmic.engine.problems import problems
from bot.cosmic.model import board
from bot.cosmic.model.state import REMOVED, WARP
from bot.cosmic.moves.tokens import put
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.project import see_table
from bot.cosmic.words.alt import board as board_words
from bot.cosmic.words.text import lines
from proving.events import stored
from tests.cosmic.table import Position, Table

FEW = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4}}


def held(**more: Unpack[Position]) -> Table:
    """Seat 0 holds two tokens of seat 1 on yellow-1; seat 1 has six more in the warp."""
    more["tokens"] = FEW
    more["captives"] = {(0, 1): {"yellow-1": 2}}
    return Table(**more)


def test_a_captive_alone_is_a_base_of_its_captor_0_6() -> None:
    state = held().state
    assert board.bases(state, 0)["yellow-1"] == 2
    assert (board.foreign_bases(state, 0), board.foreign_bases(state, 1)) == (1, 0)
    assert board.tokens_at(state, "yellow-1", 1) == []
    assert len(board.tokens_of(state, 1)) == 20
    assert len(board.base_tokens(state, 0)) == 22
    assert problems(state) == []


def test_captives_are_not_of_the_twenty_that_can_be_karma_or_escorts_0_6() -> None:
    state = held().state
    captives = board.tokens_at(state, "yellow-1", 0)
    assert not any(board.is_original(state, number) for number in captives)
    assert all(board.is_original(state, number) for number in board.tokens_at(state, "red-1", 0))


def test_captives_are_committed_win_and_land_like_own_tokens_0_6() -> None:
    table = held(hands={0: ["A20"], 1: ["A4"]}).wish(0, "target", "blue-1").wish(0, "commit", {"yellow-1": 2}).run()
    assert table.events("totals")[-1] == {"offense": 22, "defense": 8}
    assert table.at("blue-1", 0) == 2
    table.check()


def test_captives_that_reach_the_warp_are_their_owners_again_0_6() -> None:
    table = held(hands={0: ["A4"], 1: ["A20"]}).wish(0, "target", "blue-1").wish(0, "commit", {"yellow-1": 2})
    table.run()
    assert (table.at("warp", 0), table.at("warp", 1)) == (0, 8)
    assert table.events("moved", seat=0, owner=1, to="warp")[0]["count"] == 2
    assert table.state.foreign_tokens == []
    table.check()


def test_consolation_counts_lost_captives_for_who_commanded_them_5_4_2() -> None:
    table = held(hands={0: ["C", "A4"], 1: ["A20", "A5", "A6", "A7"]}).wish(0, "card", "C").wish(0, "target", "blue-1")
    table.wish(0, "commit", {"yellow-1": 2}).run()
    assert len(table.hand(0)) == 3, "the A4 and one card for each captive"
    table.check()


def test_a_captor_who_leaves_gives_captives_to_their_owners_warp_8_7() -> None:
    table = held().interrupt("concede", 0).run()
    assert table.at("warp", 1) == 8
    assert table.at("removed", 0) == 20
    table.check()


def test_an_owner_who_leaves_takes_captives_out_of_the_game_8_7() -> None:
    table = held(destiny=("yellow",)).interrupt("concede", 1).run()
    assert table.at("yellow-1", 0) == 0
    assert table.at("removed", 1) == 20
    table.check()


def test_everybody_sees_whose_tokens_stand_where() -> None:
    table = held(piles={(0, 1): {"red-1": 3}})
    view = see_table(table.state)
    (base, _) = sorted(view.planet("yellow-1").bases, key=lambda base: base.seat)
    assert (base.seat, base.tokens, base.guests, base.piled) == (0, 2, (("blue", 2),), ())
    (home,) = view.planet("red-1").bases
    assert (home.tokens, home.guests, home.piled) == (4, (), (("blue", 3),))
    words = board_words(BoardPicture(view, ("Ana", "Ben", "Cy", "Di"), "start"))
    assert "Ana 2 (2 of Ben's)" in words
    assert "Ana 4 + 3" in words


def test_a_pile_moves_with_its_top_and_falls_apart_in_the_warp() -> None:
    table = Table(tokens=FEW, piles={(0, 1): {"red-1": 3}}, hands={0: ["A4"], 1: ["A20"]})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})
    assert table.at("warp", 1) == 5
    table.run(until="card")
    assert board.piles(table.state)
    table.run()
    assert table.events("totals")[-1] == {"offense": 5, "defense": 24}, "a pile counts one unless a power says more"
    assert (table.at("warp", 0), table.at("warp", 1)) == (1, 8)
    assert board.piles(table.state) == {}
    table.check()


def test_void_removes_all_that_lies_in_a_pile_but_keeps_the_floor_8_4() -> None:
    table = Table(tokens=FEW, piles={(0, 1): {"red-1": 3}})
    top = board.tokens_at(table.state, "red-1", 0)[0]
    below = board.piles(table.state)[top]
    assert moves.remove(table.game, [top], 18) == below[2:]
    assert [table.state.tokens[number].place for number in (top, *below[:2])] == [REMOVED] * 3


def test_what_is_captured_comes_under_command_and_its_pile_falls_apart() -> None:
    table = Table(tokens=FEW, piles={(0, 1): {"red-1": 3}})
    top = board.tokens_at(table.state, "red-1", 0)[0]
    below = board.piles(table.state)[top]
    moves.capture(table.game, [top], 2, "yellow-1", "test")
    events = stored(table.game.take_events())
    assert sorted(board.tokens_at(table.state, "yellow-1", 2)[-4:]) != []
    assert table.at("yellow-1", 2) == 8
    assert sorted(table.state.foreign_tokens) == [top, *below]
    assert problems(table.state) == []
    told = lines([event.event for event in events if event.kind == "captured"], ("Ana", "Ben", "Cy", "Di"))
    assert told == [
        "Cy captures 1 of Ana's tokens, now on yellow 1.",
        "Cy captures 3 of Ben's tokens, now on yellow 1.",
    ]


def test_own_tokens_that_are_captured_back_are_plain_again() -> None:
    table = held()
    captives = board.tokens_at(table.state, "yellow-1", 0)
    moves.capture(table.game, captives, 1, "blue-1", "test")
    assert table.at("blue-1", 1) == 6
    assert table.state.foreign_tokens == []
    assert problems(table.state) == []


def test_piling_up_takes_tokens_off_the_board() -> None:
    table = held()
    top = board.tokens_at(table.state, "blue-1", 1)[0]
    captives = board.tokens_at(table.state, "yellow-1", 0)
    moves.pile_up(table.game, captives, top, "test")
    events = stored(table.game.take_events())
    assert board.piles(table.state) == {top: captives}
    assert (table.at("yellow-1", 0), table.at("blue-1", 1)) == (0, 4)
    told = lines([event.event for event in events if event.kind == "piled"], ("Ana", "Ben", "Cy", "Di"))
    assert told == ["Ben piles up 2 tokens under a token on blue 1."]
    assert problems(table.state) == []


def test_problems_name_a_captive_in_the_warp_and_an_unlisted_stray() -> None:
    state = held().state
    captive = board.tokens_at(state, "yellow-1", 0)[0]
    put(state, captive, WARP)
    assert "is commanded by 0 at warp" in problems(state)[0]
    put(state, captive, "yellow-1")
    state.foreign_tokens.pop()
    assert "the foreign tokens are not" in problems(state)[0]
