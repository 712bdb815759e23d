"""Computer players answer legally from what they see, and better than chance does."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import bot.cosmic.ai
from bot.cosmic.ai.imagine import imagine
from bot.cosmic.ai.player import Computer, Guesser
from bot.cosmic.ai.sitting import Player, step
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.flow import COSMIC
from bot.cosmic.options import Options
from bot.cosmic.project import see_seat
from bot.cosmic.state import Cosmic
from bot.kernel.game import Game
from tests.cosmic.walk import Walk

MOST = 40_000
HOME = Path(bot.cosmic.ai.__file__).parent


def play(seed: int, players: int, options: Options, sides: list[Player]) -> Cosmic:
    """A game to its end; ``sides`` by seat."""
    game = Game.new(COSMIC, seed, players, options)
    for _ in range(MOST):
        if game.over:
            return game
        step(game, sides)
        game.take_events()
        game.take_decisions()
    raise AssertionError(f"game {seed} does not end")


@pytest.mark.parametrize("seed", range(6))
def test_computers_of_all_tempers_end_their_games_legally(seed: int) -> None:
    dice = Random(seed).randrange
    players = 2 + seed % 5
    tempers = list(TEMPERS.values())
    sides: list[Player] = [Computer(tempers[(seat + seed) % 3], dice) for seat in range(players)]
    game = play(seed, players, Options(powers_per_player=1 + seed % 2), sides)
    assert game.state.winners


def won(games: range) -> int:
    """How many of the games the one computer player wins against three who guess."""
    count = 0
    tempers = list(TEMPERS.values())
    for seed in games:
        dice = Random(seed).randrange
        sides: list[Player] = [Guesser(dice) for _ in range(4)]
        sides[seed % 4] = Computer(tempers[seed % 3], dice)
        count += seed % 4 in play(seed, 4, Options(), sides).state.winners
    return count


def test_one_computer_player_wins_half_of_the_games_against_three_that_guess() -> None:
    assert won(range(8)) >= 4


@pytest.mark.soak
def test_one_computer_player_wins_half_of_many_games_against_three_that_guess() -> None:
    assert won(range(100)) >= 50


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_world_fits_what_the_seat_sees(seed: int) -> None:
    walk = Walk(seed, 4, Options())
    dice = Random(seed).randrange
    while not walk.game.state.challenges:
        walk.step()
    for _ in range(60):
        if walk.game.over:
            break
        walk.step()
        view = see_seat(walk.game.state, seed)
        world = imagine(view, dice)
        cards = [*world.deck, *(card for hand in world.hands for card in hand), *view.table.discard]
        assert len(set(cards)) == len(cards)
        assert world.hands[seed] == view.hand
        assert [len(hand) for hand in world.hands] == [player.hand for player in view.table.players]
        assert len(world.deck) == view.table.deck


def test_computer_players_read_views_and_questions_never_a_state() -> None:
    table = {"sitting.py", "show.py"}
    for path in HOME.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and path.name not in table:
                assert node.module not in ("bot.cosmic.state", "bot.cosmic.flow", "bot.kernel.game"), path.name
