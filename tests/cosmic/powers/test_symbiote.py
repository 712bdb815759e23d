"""Symbiote (P1): plays with twice the tokens."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.engine.problems import problems
from bot.cosmic.model import board, cards
from bot.cosmic.model.options import Options
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.project import see_table
from bot.cosmic.words.alt import board as board_words
from bot.kernel.flow import Rules
from bot.kernel.game import Game
from proving.cosmic.walk import dealt
from tests.cosmic.table import Table

HOMES = {f"red-{planet}": 4 for planet in range(1, 6)}


def doubled(**more: Any) -> Table:
    """Seat 0 attacks blue-1, A10 against A8; each of its home planets has four tokens of either colour."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(("symbiote", "", "", ""), hands=hands, seconds={0: more.pop("second", HOMES)}, **more)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_setup_brings_a_second_set_of_a_colour_that_nobody_plays(players: int) -> None:
    rules: Rules[Any] = dealt(
        [["symbiote"], *([name] for name in ("macron", "virus", "void", "hate", "loser")[: players - 1])]
    )
    game = Game.new(rules, 3, players, Options())
    for _ in range(60):
        if game.state.players[0].second:
            break
        number, ask = next(iter(game.asks.items()))
        game.answer(number, ask.seat, ask.default if ask.default is not None else ask.form.sample(lambda sides: 0))
    state = game.state
    second = state.players[0].second
    assert second not in [player.colour for player in state.players]
    assert (second == cards.SPARE_COLOUR) is (players == 6)
    assert [len(board.tokens_at(state, planet, 0)) for planet in board.homes(state, 0)] == [8] * 5
    assert [len(board.tokens_at(state, planet, 1)) for planet in board.homes(state, 1)] == [4] * 5
    assert problems(state) == []


def test_both_colours_fight_and_are_lost_as_own_tokens() -> None:
    table = doubled(
        second={"red-1": 4}, tokens={0: {"red-2": 4, "red-3": 4, "red-4": 4}}, hands={0: ["A4"], 1: ["A20"]}
    )
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3}).run()
    assert table.events("totals")[-1] == {"offense": 7, "defense": 24}
    assert table.at("warp", 0) == 8 + 16 - 1 + 3
    table.check()


def test_second_colour_tokens_are_no_originals_even_after_the_warp_0_6() -> None:
    table = doubled(second={"red-1": 4})
    state = table.state
    seconds = list(range(80, 100))
    assert not any(board.is_original(state, number) for number in seconds)
    table.run(until="target")
    assert sorted(state.foreign_tokens) == seconds


def test_one_token_of_either_colour_is_regrouped_4_1_5() -> None:
    table = doubled(second={"red-1": 10}).run(until="target")
    assert len(board.base_tokens(table.state, 0)) == 20 + 10 + 1
    table.run().check()


def test_the_floor_of_void_counts_both_colours_together_8_4() -> None:
    table = Table(("", "void", "", ""), hands={0: ["A4"], 1: ["A20"]}, seconds={0: HOMES}, tokens={0: {"red-1": 4}})
    for number in range(4, 20):
        table.state.tokens[number].place = "removed"
    table.state.holdings.clear()
    table.wish(0, "commit", {"red-1": 4}).run()
    assert table.at("removed", 0) == 16 + 4


def test_it_cannot_be_exchanged_or_taken() -> None:
    table = Table(
        ("symbiote", "changeling", "", ""),
        hands={0: ["A10"], 1: ["A8"], 2: ["A6", "edict.reincarnation"], 3: ["A7"]},
        seconds={0: HOMES},
    )
    table.wish(2, "checkpoint.between", "edict.reincarnation").wish(2, "reincarnation.target", 0)
    table.wish(1, "changeling.way", "exchange").run()
    assert table.state.powers[0].power == "symbiote"
    assert table.state.powers[0].holder == 0
    assert not table.events("powers_exchanged")
    assert table.state.powers[1].power != "changeling" or not table.events("power")


def test_everybody_sees_the_second_colour() -> None:
    view = see_table(doubled(second={"red-1": 4}).state)
    assert view.player(0).second == "white"
    assert view.planet("red-1").bases[0].guests == (("white", 4),)
    words = board_words(BoardPicture(view, ("Ana", "Ben", "Cy", "Di"), "start"))
    assert "Ana 8 (4 white)" in words


def test_a_departing_symbiote_takes_both_sets_along_8_7() -> None:
    table = doubled(destiny=("yellow",), offense=1).interrupt("concede", 0).run()
    assert table.at("removed", 0) == 40
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


def test_wild_symbiote_retrieves_a_token_in_challenges_of_others() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4}}
    table = Table(("", "", "", ""), hands={2: ["A6", "flare.symbiote"]}, tokens=tokens)
    table.wish(2, "checkpoint.between", "flare.symbiote").wish(2, "symbiote.wild", {"yellow-2": 1}).run(until="target")
    assert (table.at("yellow-2", 2), table.at("warp", 2)) == (5, 11)
    table.run().check()


def test_wild_symbiote_is_no_use_in_the_own_challenge() -> None:
    table = Table(("", "", "", ""), hands={0: ["A6", "flare.symbiote"]}, tokens={0: {"red-1": 4}})
    table.wish(0, "checkpoint.between", "flare.symbiote").run(until="target")
    assert len(table.wishes) == 1


def test_super_symbiote_gathers_everything_at_home_and_cannot_be_cancelled() -> None:
    hands = {0: ["A10", "flare.symbiote"], 2: ["A6", "edict.card_zap"]}
    table = doubled(
        second={"red-1": 4},
        tokens={0: {"blue-2": 3, "red-2": 1}, 3: {"purple-1": 4}},
        captives={(3, 0): {"purple-2": 2}},
        hands=hands,
    )
    table.wish(0, "checkpoint.between", "flare.symbiote").wish(2, "response", "edict.card_zap").run(until="target")
    assert [table.at(f"red-{planet}", 0) for planet in range(1, 6)] == [8] * 5
    assert table.at("purple-2", 3) == 0
    assert "flare.symbiote" in table.state.discard
    assert table.wishes == [(2, "response", "edict.card_zap")]
    assert problems(table.state) == []


def test_super_symbiote_leaves_what_is_out_of_the_game() -> None:
    table = doubled(second={"red-1": 4}, hands={0: ["A10", "flare.symbiote"]})
    table.state.tokens[0].place = "removed"
    table.state.holdings.clear()
    table.wish(0, "checkpoint.between", "flare.symbiote").run(until="target")
    assert len(board.base_tokens(table.state, 0)) == 39
