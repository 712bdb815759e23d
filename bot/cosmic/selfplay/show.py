"""A game by computer players, told in words as it goes. For the command line; no table, no Discord."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from bot.cosmic.ai.choosing import Level
from bot.cosmic.ai.player import EASY, Computer
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.model.state import Cosmic
from bot.cosmic.selfplay.sitting import step
from bot.cosmic.words import text
from bot.cosmic.words.lines import Names
from bot.kernel.ask import Dice
from bot.kernel.chance import chance
from bot.kernel.decision import Decision
from bot.kernel.views import visible

_NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")


def names(players: int) -> Sequence[str]:
    """What the computer players of a shown game are called, by place in the list: with their temperaments."""
    tempers = list(TEMPERS)
    return tuple(f"{_NAMES[number]} ({tempers[number % len(tempers)]})" for number in range(players))


def own_dice(seed: int) -> Dice:
    """Dice for computer players that have nothing to do with the chance of a game of the same seed."""
    draws = count(1)
    return lambda sides: chance(-1 - seed, next(draws), sides)


class Show:
    """A game, new or taken up, that computer players play on. The same beginning gives the same lines.

    The dice of the players are not part of the game: one that is taken up goes on otherwise than it would have.
    """

    def __init__(
        self, game: Cosmic, called: Sequence[str], decisions: Sequence[Decision] = (), level: Level = EASY
    ) -> None:
        """``called``: names by place in the list of players; ``decisions``: those taken so far; ``level``: of all."""
        self.game = game
        self.decisions = list(decisions)
        """All decisions of the game up to now."""
        tempers = list(TEMPERS.values())
        dice = own_dice(game.seed)
        self._at_table = [Computer(tempers[place % len(tempers)], dice, level) for place in game.state.seating]
        self._called = [called[place] for place in game.state.seating]

    def lines(self, most: int | None = None) -> Iterator[str]:
        """The public lines from here to the end of the game, or until it has ``most`` decisions."""
        game = self.game
        while True:
            names = Names(self._called, (player.colour for player in game.state.players))
            yield from text.lines(visible(game.take_events(), None), names)
            self.decisions += game.take_decisions()
            if game.over or (most is not None and len(self.decisions) >= most):
                return
            step(game, self._at_table)
