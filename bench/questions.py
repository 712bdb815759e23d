"""Questions in a challenge of five: for each player, and stops at which everybody waits for somebody.

Computer players play whole games, with each expansion and with all of them. A question is one that a person
would have been asked; what a standing order answers is none. A stop is a moment at which at least one new
question is open, or a deal begins; questions that are asked together are one stop. Counted with no standing
orders, and with "pass until I am a main player" and silent small choices. What the expansions alone ask is
counted besides, for the whole table.
"""

from __future__ import annotations

import statistics
from collections import Counter
from random import Random

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.model.board import is_main
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.views import SeatView
from bot.cosmic.selfplay import Player, step
from bot.cosmic.timing.automation import automatic
from bot.kernel.ask import Choice
from bot.kernel.game import Game

GAMES = 6
SEATS = 5
ASTEROIDS = "asteroids"
TABLES: dict[str, dict[str, bool | int | str]] = {
    "base": {},
    "zodiac": {"zodiac": True},
    "skill tokens": {"skill_tokens": True},
    ASTEROIDS: {ASTEROIDS: "two_opposite"},
    "all": {"zodiac": True, "skill_tokens": True, ASTEROIDS: "two_opposite"},
}
"""The expansions of each table, by the name under which its figures are told."""
SMALL: list[Choice] = [{"key": key, "until": "revoked"} for key in ("regroup", "return", "lose")]
"""Where tokens go and come from: the default answers."""
PASS: list[Choice] = [
    {"key": "checkpoint.*", "answer": '"pass"', "until": "main"},
    {"key": "response", "answer": '"pass"', "until": "main"},
]


class Unasked(Computer):
    """A computer player that leaves small choices to the usual answer, as people do who order nothing."""

    def orders(self, view: SeatView) -> list[Choice]:
        """None."""
        return []


class Counted:
    """The questions of each player and the stops of each challenge, with these expansions."""

    def __init__(self, extras: dict[str, bool | int | str] | None = None) -> None:
        self.extras = extras or {}
        self.questions: list[int] = []
        """Of each player in each challenge."""
        self.stops: list[int] = []
        """Of each challenge."""
        self.brought: Counter[str] = Counter()
        """What was asked by questions of expansions, set-up left aside, by key."""

    def play(self, seed: int, *, orders: bool) -> None:
        """One game to its end."""
        dice = Random(seed).randrange
        tempers = list(TEMPERS.values())
        players: list[Player] = [Unasked(tempers[(seed + seat) % len(tempers)], dice) for seat in range(SEATS)]
        game = Game.new(COSMIC, seed, SEATS, Options(extras=self.extras))
        seen: set[int] = set()
        asked: Counter[int] = Counter()
        stops = challenge = 0
        dealing = False
        while not game.over:
            if game.state.challenges != challenge:
                if challenge:
                    self.questions += [asked[seat] for seat in range(SEATS)]
                    self.stops.append(stops)
                asked.clear()
                stops, challenge = 0, game.state.challenges
                if orders:
                    give_orders(game)
            fresh = {number: ask for number, ask in game.asks.items() if number not in seen}
            seen.update(fresh)
            open_ = [ask for ask in fresh.values() if automatic(game.state, ask) is None]
            people = [ask.seat for ask in open_]
            asked.update(people)
            if challenge:
                self.brought.update(ask.key for ask in open_ if ask.key.partition(".")[0] in game.state.expansions)
            negotiates = not game.asks and bool(game.actions)
            stops += bool(people) or (negotiates and not dealing)
            dealing = negotiates
            step(game, players)
            game.take_events()
            game.take_decisions()


def give_orders(game: Cosmic) -> None:
    """Give the orders of a player who wants to be asked little."""
    for seat in range(SEATS):
        main = is_main(game.state, seat)
        game.interrupt("orders", seat, SMALL if main else [*PASS, *SMALL])


def run() -> dict[str, float]:
    """Median and 90th percentile of both, without and with standing orders, and what expansions ask, for each table."""
    figures: dict[str, float] = {}
    for table, extras in TABLES.items():
        for name, orders in (("asked everything", False), ("standing orders", True)):
            counted = Counted(extras)
            for seed in range(GAMES):
                counted.play(seed, orders=orders)
            for what, row in (("questions per player", counted.questions), ("stops per challenge", counted.stops)):
                figures[f"{table}, {name}, {what} median"] = statistics.median(row)
                figures[f"{table}, {name}, {what} 90 %"] = statistics.quantiles(row, n=10)[-1]
            figures[f"{table}, {name}, expansions' questions per challenge"] = counted.brought.total() / len(
                counted.stops
            )
    return figures
