"""Shares of wins of those *ahead*, *level* and *behind*, over 1,000 games of *normal* computers.

A win of several counts as a part for each of them. The errors are by game, since challenges of one game are not apart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from math import sqrt

from bench.questions import TABLES
from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import NORMAL, Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.selfplay import Views, own_dice, step
from bot.cosmic.strong.positions import positions
from bot.kernel.game import Game

SIZES: Mapping[str, tuple[int, int, str]] = {
    "five seats": (600, 5, "base"),
    "six seats": (150, 6, "base"),
    "all expansions": (250, 5, "all"),
}
"""Games, seats and expansions."""
_SEED = 420_000


def _stood(seed: int, seats: int, table: str) -> dict[str, list[float]]:
    """By word, the share of the win of each seat at each beginning of a challenge of one game."""
    dice, tempers = own_dice(seed), list(TEMPERS.values())
    players = [Computer(tempers[(seed + seat) % len(tempers)], dice, NORMAL) for seat in range(seats)]
    game = Game.new(COSMIC, seed, seats, Options(extras=TABLES[table]))
    seen, challenge, stood = Views(), 0, list[tuple[str, int]]()
    while not game.over:
        if game.state.challenges != challenge:
            challenge = game.state.challenges
            stood += [(word, seat) for seat, word in positions(game.state).items()]
        step(game, players, seen)
        game.take_events()
        game.take_decisions()
    won = game.state.winners
    found = defaultdict[str, list[float]](list)
    for word, seat in stood:
        found[word].append(1 / len(won) if seat in won else 0.0)
    return found


def run() -> dict[str, float]:
    """Percent of wins by word, their standard errors, and how often each word was said in a hundred."""
    figures: dict[str, float] = {}
    for name, (games, seats, table) in SIZES.items():
        rows = [_stood(_SEED + seed, seats, table) for seed in range(games)]
        said = sum(len(shares) for row in rows for shares in row.values())
        for word in ("ahead", "level", "behind"):
            by_game = [row[word] for row in rows if row.get(word)]
            count = sum(map(len, by_game))
            share = sum(map(sum, by_game)) / count
            off = [sum(shares) - share * len(shares) for shares in by_game]
            figures[f"{name}, {word}, % of wins"] = 100 * share
            figures[f"{name}, {word}, error"] = 100 * sqrt(sum(one * one for one in off)) / count
            figures[f"{name}, {word}, % of words"] = 100 * count / said
        figures[f"{name}, games"] = games
    return figures
