"""How many hours a challenge of five people takes, and days a game: people who sleep, look when told, answer and go."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product

import msgspec

from bench._days.habits import HABITS
from bench._days.sitting import Sitting
from bench._days.sleep import Life
from bench._days.tally import Cost, figures
from bench.questions import TABLES
from bot.cosmic.model.options import Options

GAMES = 24
"""Of each cell, with these seeds: 0, 1, ...; games differ so much in length that the median of twelve is days off."""
PROFILES = ("lively", "daily", "relaxed")
LOOK_HOURS = float(os.environ.get("BENCH_LOOK_HOURS", "1.5"))
SLEEP_HOURS = int(os.environ.get("BENCH_SLEEP_HOURS", "8"))


class Cell(msgspec.Struct, frozen=True):
    """One row of the table."""

    profile: str
    table: str
    habit: str
    zones: bool = False

    @property
    def name(self) -> str:
        """As figures are called: ``daily.base.usual`` or ``daily.base.usual.zones``."""
        return ".".join((self.profile, self.table, self.habit, *(["zones"] if self.zones else [])))


def cells() -> Iterator[Cell]:
    """Every row; people of all time zones with the usual habit only."""
    for profile, table in product(PROFILES, ("base", "all")):
        yield from (Cell(profile, table, habit) for habit in HABITS)
        yield Cell(profile, table, "usual", zones=True)


def play(cell: Cell, seed: int, challenges: int = 0) -> Cost:
    """One game, or its first challenges."""
    life = Life(look=LOOK_HOURS, sleep=SLEEP_HOURS, zones=cell.zones)
    return Sitting(seed, cell.profile, Options(extras=TABLES[cell.table]), cell.habit, life).play(challenges)


def run() -> dict[str, float]:
    """All figures of every cell; games are played in as many processes as there are cores."""
    seeds = range(int(os.environ.get("BENCH_DAYS_GAMES", GAMES)))
    rows = list(cells())
    with ProcessPoolExecutor() as pool:
        jobs = {(cell, seed): pool.submit(play, cell, seed) for cell in rows for seed in seeds}
        return {
            f"{cell.name}.{name}": value
            for cell in rows
            for name, value in figures([jobs[cell, seed].result() for seed in seeds])
        }
