"""Computer players answer legally from what they see, and better than chance does."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import bot.cosmic.ai
from bot.cosmic.ai.choosing import BROUGHT, TEMPERS
from bot.cosmic.ai.imagine import imagine
from bot.cosmic.ai.player import Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import SeatView
from bot.cosmic.selfplay import Player, step
from bot.kernel.ask import Ask, Choice, Dice
from bot.kernel.game import Game
from proving.cosmic.walk import Walk, first
from tests.cosmic.ai.guesser import Guesser

MOST = 40_000
BASE = Options()
ALL = Options(extras={"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite"})
SHORT = Options(extras=ALL.extras, bases_to_win=3)
TEMPER = list(TEMPERS.values())
HOME = Path(bot.cosmic.ai.__file__).parent


def play(seed: int, players: int, options: Options, sides: list[Player]) -> Cosmic:
    """A game to its end; ``sides`` by seat."""
    game = Game.new(COSMIC, seed, players, first(options))
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


@pytest.mark.parametrize("seed", range(3))
def test_computers_end_games_with_an_end_in_sight_in_its_last_challenge(seed: int) -> None:  # 7.7
    dice = Random(seed).randrange
    sides: list[Player] = [Computer(TEMPER[(seat + seed) % 3], dice) for seat in range(4)]
    state = play(seed, 4, Options(bases_to_win=8, challenges=10), sides).state
    bases = [board.foreign_bases(state, seat) for seat in range(4)]
    assert (state.how, state.challenges) == ("length", 10)
    assert state.winners == [seat for seat in range(4) if bases[seat] == max(bases)]


class Plain(Computer):
    """A computer player that answers the questions of expansions as silence would."""

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The default where an expansion asks."""
        return ask.default if ask.key in BROUGHT else super().answer(view, ask)

    def orders(self, view: SeatView) -> list[Choice]:
        """None."""
        return []


def won(games: range, options: Options = BASE, others: Callable[[int, Dice], Player] | None = None) -> int:
    """Count the wins of one computer player against three others, guessers unless told otherwise.

    ``others`` makes one for a seat; the temperaments of all change from seat to seat and from game to game.
    """
    count = 0
    for seed in games:
        dice = Random(seed).randrange
        mine = seed % 4
        sides: list[Player] = [Guesser(dice) if others is None else others(seed + seat, dice) for seat in range(4)]
        sides[mine] = Computer(TEMPER[(seed + mine) % 3], dice)
        count += mine in play(seed, 4, options, sides).state.winners
    return count


def plain(number: int, dice: Dice) -> Player:
    """A player that does not know the expansions."""
    return Plain(TEMPER[number % 3], dice)


def test_one_computer_player_wins_half_of_the_games_against_three_that_guess() -> None:
    assert won(range(8)) >= 4


def test_with_all_expansions_too_and_more_than_its_share_against_three_that_ignore_them() -> None:
    assert won(range(3), SHORT) >= 2
    assert won(range(4), SHORT, plain) >= 2


@pytest.mark.soak
def test_one_computer_player_wins_half_of_many_games_against_three_that_guess() -> None:
    assert won(range(100)) >= 50


@pytest.mark.soak
def test_with_all_expansions_it_wins_half_of_many_games_against_three_that_guess() -> None:
    assert won(range(100), ALL) >= 50


@pytest.mark.soak
def test_one_that_uses_the_expansions_wins_more_than_its_share_against_three_that_do_not() -> None:
    assert won(range(300), ALL, plain) >= 88, "a quarter, and shared wins, would be some 81"


@pytest.mark.parametrize("seed", range(4))
def test_imagined_hands_fit_what_the_seat_sees(seed: int) -> None:
    walk = Walk(seed, 4, Options())
    dice = Random(seed).randrange
    while not walk.game.state.challenges:
        walk.step()
    for _ in range(60):
        if walk.game.over:
            break
        walk.step()
        view = see_seat(walk.game.state, seed)
        hands = imagine(view, dice)
        cards = [*(card for hand in hands for card in hand), *view.table.discard]
        assert len(set(cards)) == len(cards)
        assert hands[seed] == view.hand
        assert [len(hand) for hand in hands] == [player.hand for player in view.table.players]


def test_computer_players_read_views_and_questions_never_a_state() -> None:
    paths = list(HOME.rglob("*.py"))
    assert len(paths) >= 15
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in ("bot.cosmic.model.state", "bot.cosmic.game", "bot.kernel.game"), path.name
