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


def delay(seed: int, state: int, seat: Seat, level: Level, pace_ms: int) -> int | None:
    """Return the ms after the state's echo until a slap of its pattern; None for a miss. Deterministic."""
    stream, draw = _draws(seed, state, seat)
    if chance(stream, draw, 100) >= _SKILLS[level].hits:
        return None
    return _after(stream, draw + 1, level, pace_ms)


def error(seed: int, state: int, seat: Seat, level: Level, pace_ms: int) -> int | None:
    """Return when the seat slaps a card that is no pattern, like ``delay``; mostly None."""
    stream, draw = _draws(seed, state, seat)
    if chance(stream, draw, _SKILLS[level].errs):
        return None
    return _after(stream, draw + 1, level, pace_ms)


def _draws(seed: int, state: int, seat: Seat) -> tuple[int, int]:
    return chance(seed, _STREAM, 2**63), 2 * (state * _SEATS + seat)


def _after(stream: int, draw: int, level: Level, pace_ms: int) -> int:
    decile, part = divmod(chance(stream, draw, (len(SPREAD) - 1) * _STEP), _STEP)
    low, high = tuple(pairwise(SPREAD))[decile]
    median = min(_SKILLS[level].median_ms, pace_ms // 2)
    return median * (low * _STEP + (high - low) * part) // (100 * _STEP)
