"""Plays the games that are recorded: the slap game by chance, Cosmic Encounter by chance and then by computers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.model.options import Options
from bot.cosmic.selfplay import step
from bot.kernel import export
from bot.kernel.export import Export, Player
from bot.kernel.game import Game
from bot.kernel.saved import Decision
from bot.play.games.kinds import PLAYABLES
from proving.cosmic.walk import Walk
from tests.events import bare
from tests.golden.coverage import touched

NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo")


class TooLong(Exception):
    """Raised when a game has not ended after the decisions that it may take."""


class Recorded:
    """A game with all its decisions so far."""

    def __init__(self, game: Game[Any], options: Mapping[str, str], players: int) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.decisions: list[Decision] = []
        self.touched: set[str] = set()
        """Powers, flares, edicts and moons that were in play."""
        self.collect()

    def collect(self) -> None:
        """Take what the game has brought since the last call."""
        self.decisions += self.game.take_decisions()
        self.touched |= touched(bare(self.game.take_events()))

    def check_length(self, most: int) -> None:
        """Raises ``TooLong``."""
        if len(self.decisions) > most:
            raise TooLong(self.game.rules.name)

    @property
    def content(self) -> Export:
        players = [Player(name, computer=True) for name in NAMES[: self.players]]
        return export.of_game(self.game, self.decisions, self.options, players)


def play_slap(
    seed: int, players: int, options: Mapping[str, str], *, stopped_after: int = 0, most: int = 5_000
) -> Recorded:
    """A slap game by chance, every kind of decision in it; the host stops it after so many, never after 0.

    Raises ``TooLong``.
    """
    dice = Random(seed)
    played = Recorded(PLAYABLES["slap"].begin(players, options, seed), options, players)
    while not played.game.over:
        if stopped_after and len(played.decisions) >= stopped_after:
            played.game.interrupt("stop", by="host")
        else:
            _act(played.game, dice)
        played.collect()
        played.check_length(most)
    return played


def _act(game: Game[Any], dice: Random) -> None:
    """Mostly the next card or the end of a window; else a slap, a lot or a fine, and seldom somebody leaves."""
    actions = {action.key: action for action in game.actions}
    chances = {"slap": 3 if "lot" in actions else 20, "lot": 8, "fine": 40, "leave": 500, "award": 2}
    for key, one_in in chances.items():
        if key in actions and dice.randrange(one_in) == 0:
            action = actions[key]
            seat = None if action.seats is None else dice.choice(action.seats)
            choice = None if action.form is None else action.form.sample(dice.randrange)
            if key != "lot" or choice:
                game.act(key, seat, choice, "player" if seat is not None else "clock")
                return
    game.act("flip" if "flip" in actions else "close", by="echo")


def play_cosmic(
    seed: int, players: int, options: Mapping[str, str], *, by_chance: int, concede: int = 0, most: int = 3_000
) -> Recorded:
    """A Cosmic game, so many decisions by chance, for what sense never does, the rest by computer players.

    With ``concede`` about every so many of the first decisions somebody leaves. Raises ``TooLong``.
    """
    flags = PLAYABLES["cosmic"].options(options)
    assert isinstance(flags, Options)
    walk = Walk(seed, players, flags, concede=concede)
    played = Recorded(walk.game, options, players)
    for _ in range(by_chance):
        if walk.game.over:
            break
        walk.decisions = []  # A departure comes with the decisions of the next step.
        played.touched |= touched(bare(walk.step()))
        played.decisions += walk.decisions
    tempers = list(TEMPERS.values())
    seats = [Computer(tempers[(seed + seat) % len(tempers)], walk.dice) for seat in range(players)]
    played.collect()
    while not walk.game.over:
        step(walk.game, seats)
        played.collect()
        played.check_length(most)
    return played
