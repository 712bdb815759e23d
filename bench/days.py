"""Hours for a challenge of five people, and days for a game: people of mixed habits who look now and then."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import msgspec

from bench._days.people import GROUPS
from bench._days.sitting import Sitting
from bench._days.sleep import Life
from bench._days.tally import Cost, figures
from bench.questions import TABLES
from bot.cosmic.model.options import Options

GAMES = 12
"""Of each cell, with these seeds: 0, 1, ..."""
LIVES: Final = {"": Life(), "seldom": Life(look=3), "once": Life(look=16), "zones": Life(zones=True)}
"""Who looks every hour and a half, every three hours, once a day; who lives all around the world."""


class Cell(msgspec.Struct, frozen=True):
    """One row of the table."""

    profile: str
    table: str
    group: str
    life: str = ""

    @property
    def name(self) -> str:
        """As figures are called: ``daily.base.mixed`` or ``daily.base.mixed.seldom``."""
        return ".".join(filter(None, (self.profile, self.table, self.group, self.life)))


CELLS: Final[Sequence[Cell]] = (
    *(Cell(profile, table, "mixed") for profile in ("lively", "daily", "relaxed") for table in ("base", "all")),
    Cell("daily", "base", "first"),
    Cell("daily", "base", "mixed", "seldom"),
    Cell("daily", "base", "mixed", "zones"),
    Cell("relaxed", "base", "mixed", "once"),
)
"""Every row."""


def play(cell: Cell, seed: int, challenges: int = 0) -> Cost:
    """One game, or its first challenges."""
    options = Options(extras=TABLES[cell.table])
    return Sitting(seed, cell.profile, options, GROUPS[cell.group], LIVES[cell.life]).play(challenges)


def run() -> dict[str, float]:
    """All figures of every cell; games are played in as many processes as there are cores."""
    seeds = range(int(os.environ.get("BENCH_DAYS_GAMES", GAMES)))
    with ProcessPoolExecutor() as pool:
        jobs = {(cell, seed): pool.submit(play, cell, seed) for cell in CELLS for seed in seeds}
        return {
            f"{cell.name}.{name}": value
            for cell in CELLS
            for name, value in figures([jobs[cell, seed].result() for seed in seeds])
        }
