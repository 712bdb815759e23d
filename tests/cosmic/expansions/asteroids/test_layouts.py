"""A layout of one's own: how it is written, what is refused, where asteroids begin (AST3, AST4)."""

from __future__ import annotations

import pytest

from bot.cosmic.expansions.asteroids.state import NAME, asteroids
from bot.cosmic.model.options import from_strings
from bot.cosmic.phases.setup import pool
from bot.cosmic.words.option_words import refusal
from bot.play.games.lobby_games import LOBBY_GAMES, shown
from bot.tables.cosmic import table_options
from bot.words.options import BadOption
from proving.cosmic.walk import Walk
from tests.words.voices import COMPLETE


@pytest.mark.parametrize("written", ["1,3,4", "4 1 3", " 3, 4, 1 "])
def test_seats_may_be_written_with_commas_or_spaces_in_any_order_ast4(written: str) -> None:
    assert from_strings({NAME: written}).flag(NAME) == "1,3,4"


@pytest.mark.parametrize("written", ["0,1", "1,1", "7", "1;2", "a,b", ",", "-1", "1.5", "１"])
def test_no_other_list_is_a_layout_ast3_ast4(written: str) -> None:
    with pytest.raises(BadOption):
        from_strings({NAME: written})


def test_asteroids_begin_in_the_systems_of_these_seats_ast4() -> None:
    for seed in (1, 2, 3):
        walk = Walk(seed, 4, from_strings({NAME: "2,4"}))
        while not walk.game.state.deck:
            walk.step()
        assert [one.location for one in asteroids(walk.game.state).disks] == [1, 3]


def test_a_seat_that_the_table_does_not_have_is_refused_with_what_may_be_typed_ast3() -> None:
    values = {NAME: "1,4"}
    table_options.check(values, 4)
    with pytest.raises(BadOption) as refused:
        table_options.check(values, 3)
    for language in COMPLETE:
        said = refusal(refused.value, language)
        assert "1,4" in said
        assert said.rstrip(".").endswith("1, 3"), "the example of what may be typed comes last"


def test_powers_that_need_two_asteroids_look_at_the_list_3_3() -> None:
    one, two = (set(pool(4, from_strings({NAME: layout}))) for layout in ("3", "1,3"))
    assert two - one == {"stasis", "swap"}


def test_the_lobby_says_what_was_typed_ast4() -> None:
    game = LOBBY_GAMES["cosmic"]
    option = next(option for option in game.options_in("en") if option.name == NAME)
    assert option.typed
    assert shown(game, option, {NAME: "1,3"}) == "1,3"
