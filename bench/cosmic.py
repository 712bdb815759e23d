"""Speed of the Cosmic rules: whole games through the kernel, with log, events and snapshots on; resuming; sizes.

Every question is answered by chance, as its form samples it.
"""

from __future__ import annotations

import statistics
import sys
from random import Random
from time import process_time

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import FLAGS, Options
from bot.cosmic.model.state import Cosmic
from bot.kernel.ask import Dice
from bot.kernel.codec import encode
from bot.kernel.game import Game

GAMES = 24
ROUNDS = 5
"""All games are played so often, one after the other, and the median of the times of each counts."""
MOST_DECISIONS = 4_000
RESUMED_EACH = 40
"""A game is resumed at every so many decisions."""
SETTINGS: dict[str, tuple[int, Options]] = {
    "4 seats": (4, Options(flares="off")),
    "6 seats, 2 powers, flares": (6, Options(powers_per_player=2)),
    "6 seats, everything": (
        6,
        Options(powers_per_player=2, extras={flag.name: flag.values[-1] for flag in FLAGS.values()}),
    ),
}
"""The last value of an expansion's flag is the one with most of it."""


def die(seed: int) -> Dice:
    """Dice that cost little beside what is measured."""
    chance = Random(seed).random
    return lambda sides: int(chance() * sides)


def step(game: Cosmic, dice: Dice) -> None:
    """One decision."""
    asks, sealed = game.asks, game.sealed
    for number, ask in asks.items():
        if number not in sealed:
            game.answer(number, ask.seat, ask.form.sample(dice), "player")
            return
    if asks:
        game.act("close", by="clock")
        return
    actions = [action for action in game.actions if action.form is None or action.form.possible()]
    action = actions[dice(len(actions))]
    seat = None if action.seats is None else action.seats[0]
    game.act(action.key, seat, None if action.form is None else action.form.sample(dice))


class Measured:
    def __init__(self) -> None:
        self.challenges = 0
        self.decisions = 0
        self.log_bytes = 0
        self.snapshot = 0
        self.resumes: list[float] = []

    def play(self, seed: int, players: int, options: Options) -> float:
        """One game to its end, or so far as it is measured; its seconds."""
        dice = die(seed)
        begin = process_time()
        game = Game.new(COSMIC, seed, players, options)
        rows = 0
        for number in range(MOST_DECISIONS):
            if game.over:
                break
            step(game, dice)
            game.take_events()
            rows += len(encode(game.take_decisions()))
            if number % RESUMED_EACH == 0:
                paused = process_time()
                self._resume(game)
                begin += process_time() - paused
            self.decisions += 1
        seconds = process_time() - begin
        self.challenges += game.state.challenges
        self.log_bytes += rows
        return seconds

    def _resume(self, game: Cosmic) -> None:
        saved = game.save()
        self.snapshot = max(self.snapshot, len(saved.snapshot))
        begin = process_time()
        Game.resume(COSMIC, saved)
        self.resumes.append((process_time() - begin) * 1000)


def run() -> dict[str, float]:
    """Play and measure on one core."""
    figures: dict[str, float] = {}
    for name, (players, options) in SETTINGS.items():
        Measured().play(0, players, options)
        measured = Measured()
        seeds = range(1, GAMES + 1)
        rounds = [[measured.play(seed, players, options) for seed in seeds] for _ in range(ROUNDS)]
        seconds = sum(map(statistics.median, zip(*rounds, strict=True)))
        figures |= {
            f"{name}, ms per challenge": seconds * 1000 * ROUNDS / max(1, measured.challenges),
            f"{name}, decisions per challenge": measured.decisions / max(1, measured.challenges),
            f"{name}, logged decisions a second": measured.decisions / ROUNDS / seconds,
            f"{name}, resume p99 ms": statistics.quantiles(measured.resumes, n=100)[-1],
            f"{name}, largest snapshot bytes": measured.snapshot,
            f"{name}, log per challenge bytes": measured.log_bytes / max(1, measured.challenges),
        }
    return figures


if __name__ == "__main__":
    for figure, value in run().items():
        sys.stdout.write(f"{figure}: {value:,.2f}\n")
