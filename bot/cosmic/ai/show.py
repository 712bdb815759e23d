"""A whole game by computer players, told in words as it goes. For the command line; no table, no Discord."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from bot.cosmic import text
from bot.cosmic.ai.player import Computer
from bot.cosmic.ai.sitting import step
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.flow import COSMIC
from bot.cosmic.options import Options
from bot.kernel.ask import Dice
from bot.kernel.chance import chance
from bot.kernel.game import Game
from bot.kernel.views import visible

__all__ = ["names", "own_dice", "show"]

_NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")


def names(players: int) -> Sequence[str]:
    """What the computer players of a shown game are called, by place in the list: with their temperaments."""
    tempers = list(TEMPERS)
    return tuple(f"{_NAMES[number]} ({tempers[number % len(tempers)]})" for number in range(players))


def own_dice(seed: int) -> Dice:
    """Dice for computer players that have nothing to do with the chance of a game of the same seed."""
    draws = count(1)
    return lambda sides: chance(-1 - seed, next(draws), sides)


def show(players: int, seed: int, options: Options) -> Iterator[str]:
    """The public lines of one game from its first to its last. The same arguments give the same lines."""
    game = Game.new(COSMIC, seed, players, options)
    tempers = list(TEMPERS.values())
    dice = own_dice(seed)
    listed = names(players)
    at_table = [Computer(tempers[place % len(tempers)], dice) for place in game.state.seating]
    called = [listed[place] for place in game.state.seating]
    while True:
        yield from text.lines(visible(game.take_events(), None), called)
        game.take_decisions()
        if game.over:
            return
        step(game, at_table)
