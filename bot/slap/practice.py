"""Practice opponents (T11): when a house seat slaps. It draws from a stream of its own, so that the game's chance is
the same with and without it. It does not slap falsely, and its slaps are judged like everybody's.
"""

from __future__ import annotations

from bot.kernel.chance import chance
from bot.kernel.seat import Seat

HIT_PERCENT = 60
"""How many patterns out of a hundred are seen."""
FASTEST_MS, SLOWEST_MS = 900, 2_500
"""Bounds of the delay after the echo, both possible."""
_STREAM = -11
"""A counter the game's own chance, which counts from 0, never reaches."""
_SEATS = 16
"""More than any table has; keeps the draws of two states apart."""


def delay(seed: int, state: int, seat: Seat) -> int | None:
    """Milliseconds after the echo of state number ``state`` at which the seat slaps a pattern; None if it misses it.

    The same seed, state and seat always give the same answer.
    """
    stream = chance(seed, _STREAM, 2**63)
    draw = 2 * (state * _SEATS + seat)
    if chance(stream, draw, 100) >= HIT_PERCENT:
        return None
    return FASTEST_MS + chance(stream, draw + 1, SLOWEST_MS - FASTEST_MS + 1)
