"""Plays auctions at random, by a seed of its own: what the walking tests and the subprocess share."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.kernel.game import Game
from bot.kernel.saved import Refused
from tests.kernel import auction


def step(game: Game[auction.State], dice: Random) -> None:
    """One random decision of any sort."""
    if dice.random() < 0.06:
        try:
            game.interrupt(dice.choice(("leave", "gift")), dice.randrange(3), dice.choice((None, None, 1)), "host")
        except Refused:
            return
    elif game.asks:
        ask_id, ask = dice.choice(list(game.asks.items()))
        game.answer(ask_id, ask.seat, ask.form.sample(dice.randrange))
    else:
        action = dice.choice(game.actions)
        seat = dice.choice(action.seats) if action.seats else None
        game.act(action.key, seat, action.form.sample(dice.randrange) if action.form else None)


def walk(seed: int, limit: int = 60) -> Iterator[Game[auction.State]]:
    """The one game after each of its decisions."""
    dice = Random(seed)
    game = auction.new(seed)
    yield game
    while not game.over and limit:
        limit -= 1
        step(game, dice)
        yield game


def fingerprints(seeds: range) -> str:
    lines = []
    for seed in seeds:
        for game in walk(seed):
            lines.append(game.digest())
        lines.append(repr(game.take_decisions()))
    return "\n".join(lines)
