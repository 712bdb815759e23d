"""Bold, sly and careful can be told apart by what everybody sees: how many tokens they bring as allies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from statistics import mean, pstdev

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import NORMAL, Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.selfplay import step
from bot.kernel.game import Game
from proving.events import stored
from tests.plain import whole

CHALLENGES = 20
PLAYERS = 5
Brought = list[int]
"""Tokens that one player brought as an ally, alliance by alliance, in twenty challenges."""


def sittings(seeds: Iterable[int]) -> list[tuple[str, Brought]]:
    """Temperaments, and what they brought: games follow each other until each sitting has its challenges."""
    tempers = list(TEMPERS.values())
    found: list[tuple[str, Brought]] = []
    brought: defaultdict[int, Brought] = defaultdict(list)
    played = 0
    for seed in seeds:
        game = Game.new(COSMIC, seed, PLAYERS, Options())
        players = [
            Computer(tempers[seat % 3], Random(f"{seed} {seat}").randrange, NORMAL)  # the same on each seat all evening
            for seat in range(PLAYERS)
        ]
        offense = defense = -1
        while not game.over and played < CHALLENGES:
            step(game, players)
            game.take_decisions()
            for event in stored(game.take_events()):
                if event.kind == "challenge":
                    offense, defense = whole(event.data["seat"]), -1
                    played += 1
                elif event.kind == "defense":
                    defense = whole(event.data["seat"])
                elif event.kind == "moved" and str(event.data["to"]).startswith("cone."):
                    seat = whole(event.data["seat"])
                    if seat not in (offense, defense):
                        brought[seat].append(whole(event.data["count"]))
        if played >= CHALLENGES:
            found += [(tempers[seat % 3].name, brought[seat]) for seat in range(PLAYERS)]
            brought, played = defaultdict(list), 0
    return found


def learned(rows: Sequence[tuple[str, Brought]]) -> Mapping[str, tuple[float, float]]:
    """By temperament the mean of what it brings, and how far single players are from it."""
    means = {name: [mean(brought) for temper, brought in rows if temper == name and brought] for name in TEMPERS}
    return {name: (mean(values), pstdev(values)) for name, values in means.items()}


def guess(brought: Brought, known: Mapping[str, tuple[float, float]]) -> str:
    """Guess the temper from the fewest deviations; *careful* for somebody who never was an ally."""
    if not brought:
        return "careful"
    return min(known, key=lambda name: abs(mean(brought) - known[name][0]) / known[name][1])


@pytest.mark.soak
def test_a_reader_of_twenty_challenges_knows_the_temperament() -> None:
    known = learned(sittings(range(60)))
    asked = sittings(range(1_000, 1_080))
    right = sum(guess(brought, known) == temper for temper, brought in asked)
    assert len(asked) >= 100
    assert right >= 0.8 * len(asked), (right, len(asked))
