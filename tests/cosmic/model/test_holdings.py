"""Token counts that are kept agree with a search."""

from __future__ import annotations

import ast
from pathlib import Path

import bot
from bot.cosmic.engine.problems import problems
from bot.cosmic.model import board
from bot.cosmic.model.holdings import held, look
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import NOBODY, WARP, CosmicState
from bot.cosmic.moves.tokens import command, put
from bot.kernel.codec import decode, encode
from proving.cosmic.walk import Walk
from tests.cosmic.table import Table

HOME = Path(bot.__file__).parent


def searched(state: CosmicState, seat: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, token in enumerate(state.tokens):
        if token.seat == seat:
            found.setdefault(token.place, []).append(number)
    return found


def test_holdings_are_what_a_search_finds_after_every_decision_of_a_game() -> None:
    walk = Walk(5, 4, Options(powers_per_player=2), concede=200)
    while not walk.run(1):
        state = walk.game.state
        for seat in range(len(state.players)):
            there = searched(state, seat)
            assert held(state, seat).at == there
            planets = {planet for seat in range(len(state.players)) for planet in board.homes(state, seat)}
            mine = {place: len(row) for place, row in there.items() if place in planets}
            assert board.bases(state, seat) == mine
            own = set(board.homes(state, seat))
            assert (board.home_bases(state, seat), board.foreign_bases(state, seat)) == (
                len(own & mine.keys()),
                len(mine.keys() - own),
            )
            assert board.base_tokens(state, seat) == sorted(one for place in mine for one in there[place])
        for place in (WARP, "red-1"):
            assert board.tokens_at(state, place) == [
                one for one, token in enumerate(state.tokens) if token.place == place
            ]


def test_holdings_follow_a_token_from_base_to_base_in_the_order_of_1_3() -> None:
    state = Table().state
    held(state, 0)
    for number, place in enumerate(("blue-2", WARP, "yellow-1", "red-5", "blue-1", "blue-1")):
        put(state, number, place)
        assert held(state, 0) == look(state, 0)
        assert list(held(state, 0).bases) == list(look(state, 0).bases)
    assert list(board.bases(state, 0))[-3:] == ["blue-1", "blue-2", "yellow-1"]


def test_a_token_that_changes_hands_changes_the_holdings_of_both_0_6() -> None:
    state = Table().state
    number = board.tokens_at(state, "blue-1", 1)[0]
    command(state, number, 0)
    state.foreign_tokens.append(number)
    assert board.tokens_at(state, "blue-1", 0) == [number]
    assert number not in board.tokens_at(state, "blue-1", 1)
    command(state, number, NOBODY)
    state.foreign_tokens.remove(number)
    assert board.tokens_at(state, "blue-1", 0) == []
    assert board.tokens_at(state, "blue-1", 1)[0] == number


def test_holdings_follow_own_tokens_and_captives_which_come_last_in_each_place_0_6() -> None:
    state = Table().state
    own, captive = 3, board.tokens_at(state, "blue-1", 1)[0]
    for number in (captive, 0):
        command(state, number, 1 if number == 0 else 0)
        state.foreign_tokens.append(number)
    for number, place in ((captive, "red-4"), (own, "red-4"), (0, "blue-5"), (captive, "blue-5"), (own, "blue-5")):
        held(state, 0), held(state, 1)
        put(state, number, place)
        assert [held(state, seat) for seat in (0, 1)] == [look(state, seat) for seat in (0, 1)]
    assert board.tokens_at(state, "blue-5", 0) == [own, captive]
    assert 0 in board.tokens_at(state, "blue-5", 1)


def test_what_a_caller_does_to_an_answer_changes_no_holdings() -> None:
    state = Table().state
    board.bases(state, 0).clear()
    board.tokens_at(state, "red-1", 0).clear()
    assert held(state, 0) == look(state, 0)


def test_holdings_are_not_saved_and_not_read() -> None:
    table = Table()
    assert table.state.holdings
    again = decode(encode(table.state), CosmicState)
    assert again == table.state
    assert again.holdings == {}


def test_problems_name_holdings_that_a_token_has_moved_past() -> None:
    state = Table().state
    assert problems(state) == []
    put(state, 0, WARP)
    board.bases(state, 0)
    assert problems(state) == []
    state.tokens[0].place = "red-1"
    assert problems(state) == ["tokens of seat 0 have moved past its holdings"]


def test_one_file_of_moves_writes_where_tokens_are_and_who_commands_them() -> None:
    writers = {
        str(path.relative_to(HOME))
        for path in (*(HOME / "cosmic").rglob("*.py"), *(HOME / "tables").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr in ("place", "controller")
    }
    assert writers == {"cosmic/moves/tokens.py"}
