"""Computer players' slaps (T11), from a random stream of their own: the game's chance stays the same."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, Literal, NamedTuple, get_args

from bot.kernel.event import Seat, chance

Level = Literal["easy", "normal", "strong"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
_STREAM = -11
"""Counter that the game's own chance, from 0 upwards, never reaches."""
_SEATS = 16
"""More than any table has; keeps the draws of two states apart."""


class _Skill(NamedTuple):
    median_ms: int
    hits: int
    """Percent of patterns seen."""
    errs: int
    """One false slap in so many cards without a pattern."""


_SKILLS: Final[Mapping[Level, _Skill]] = {
    "easy": _Skill(1_400, 60, 120),
    "normal": _Skill(700, 80, 200),
    "strong": _Skill(450, 95, 400),
}
SPREAD: Final = (64, 75, 82, 88, 94, 100, 108, 118, 133, 160, 220)
"""Deciles of a delay in percent of its median: rarely much faster than usual, sometimes much slower."""
_STEP = 1_000


def delay(seed: int, state: int, seat: Seat, level: Level, pace_ms: int, *, pattern: bool = True) -> int | None:
    """Return ms from the state's echo to a slap; None for a miss, and mostly without a pattern. Deterministic."""
    stream, draw = chance(seed, _STREAM, 2**63), 2 * (state * _SEATS + seat)
    skill = _SKILLS[level]
    slaps = chance(stream, draw, 100) < skill.hits if pattern else not chance(stream, draw, skill.errs)
    if not slaps:
        return None
    decile, part = divmod(chance(stream, draw + 1, (len(SPREAD) - 1) * _STEP), _STEP)
    low, high = tuple(pairwise(SPREAD))[decile]
    median = min(skill.median_ms, pace_ms // 2)
    return median * (low * _STEP + (high - low) * part) // (100 * _STEP)
