"""The time axis of a receipt: from the first slap that counted to the last, so that a close finish is seen as one.

What came before or after them, such as a late slap, is pinned to the edge behind a break.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.slap.views import SlapLine
from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width

EDGES: Final = (390, 760)
"""Left and right end of the axis with its pins, in px."""
LEAST: Final = 30
"""Ms that the axis spans at least: slaps that come as one do not look far apart."""
_BREAK: Final = 60
"""Room in px for a pin and its break."""
_DOT: Final = 24
"""Half the gap that a slap has in the line."""
_RANKED: Final = ("wins", "beaten")


class Race(NamedTuple):
    """A stretch of time and where it is drawn."""

    first: int
    last: int
    """In ms after the card, as ``first``."""
    start: float
    stop: float
    """In px, as ``start``."""
    counted: int
    """How many slaps were in it; with fewer than two there is nothing to compare."""

    def spot(self, ms: int) -> float:
        """Where a slap at this time stands, px from the left."""
        if ms < self.first:
            return EDGES[0]
        if ms > self.last:
            return EDGES[1]
        return self.start + (self.stop - self.start) * (ms - self.first) / (self.last - self.first)


def race(slaps: Sequence[SlapLine]) -> Race | None:
    """The axis for these slaps: of those that counted, else of all; None if no time is exact."""
    exact = [slap for slap in slaps if not slap.approx]
    ranked = [slap.ms for slap in exact if slap.verdict in _RANKED]
    times = ranked or [slap.ms for slap in exact]
    if not times:
        return None
    first = min(times)
    last = max(*times, first + LEAST)
    early = any(slap.ms < first for slap in exact)
    late = any(slap.ms > last for slap in exact)
    return Race(first, last, EDGES[0] + _BREAK * early, EDGES[1] - _BREAK * late, len(ranked))


def line(c: Canvas, on: Race, x: float, y: float) -> None:
    """The axis in one row, with a gap for the slap at ``x`` and a break before one that is pinned."""
    for left, right in ((on.start, min(x - _DOT, on.stop)), (max(x + _DOT, on.start), on.stop)):
        if right - left > 8:
            c.rect(left, y - 1.5, right - left, 3, theme.LINE, 0)
    if on.start <= x <= on.stop:
        return
    middle = (x + _DOT + on.start) / 2 if x < on.start else (on.stop + x - _DOT) / 2
    for shift in (-5, 5):
        c.stroke([(middle + shift - 4, y + 12), (middle + shift + 4, y - 12)], theme.LINE, 3)


def scale(c: Canvas, on: Race, words: str, y: float) -> None:
    """A bracket over the axis that says in ``words`` what it spans."""
    half = text_width(words, 30, "regular") / 2 + 12
    middle = (on.start + on.stop) / 2
    for edge, inner in ((on.start, middle - half), (on.stop, middle + half)):
        c.stroke([(edge, y - 10), (edge, y + 10)], theme.LINE, 3)
        c.stroke([(edge, y), (inner, y)], theme.LINE, 3)
    c.text(middle, y, words, 30, theme.MUTED, "regular", "m")
