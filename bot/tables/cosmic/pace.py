"""How long a game takes at each speed: measured figures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec

from bot.cosmic.kinds import registry
from bot.cosmic.model.options import Options

FILE = "pace.json"
"""The data file beside this module; ``python -m bench days`` writes the days of its table there."""
BASE = "base"
ALL = "all"
"""How tables without and with expansions are called there; whatever expansion is chosen counts as all of them."""

FIVE = 5
"""So many people play the games whose days are measured."""
_DAY = 24


class Pace(msgspec.Struct, frozen=True):
    """What was measured, each number by table, which is ``BASE`` or ``ALL``."""

    measured: str
    """When it was measured, and how."""
    days: Mapping[str, Mapping[str, float]]
    """For a game of ``FIVE`` people: by speed and table. A speed that is missing was not measured."""
    shares: Mapping[int, float]
    """How long a challenge of so many people takes, as a share of one of five."""
    challenges: Mapping[str, Mapping[int, float]]
    """In a game: by table and number of players, computer players among them."""


@cache
def pace() -> Pace:
    """What the data file says."""
    return msgspec.json.decode(resources.files("bot.tables.cosmic").joinpath(FILE).read_bytes(), type=Pace)


def hours(speed: str, options: Options, people: int, players: int) -> float | None:
    """How many hours a game usually takes; None for a speed that was not measured.

    Computer players are players for whom nobody waits. With more or fewer bases to win a game is longer or shorter in
    proportion, which is what computer players need.
    """
    of = pace()
    if speed not in of.days:
        return None
    registry.load()
    table = ALL if any(expansion.joins(options) for expansion in registry.EXPANSIONS.values()) else BASE
    challenges = of.challenges[table]
    bases = options.bases(players) / Options().bases(players)
    return of.days[speed][table] * _DAY * of.shares[people] * challenges[players] / challenges[FIVE] * bases
