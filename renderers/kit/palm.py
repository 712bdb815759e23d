"""The palm that marks whoever is away."""

from __future__ import annotations

from typing import Final

from renderers.kit.canvas import Canvas


def palm(c: Canvas, x: float, y: float, height: float, fill: str) -> None:
    """Somebody is away: a palm whose middle is ``x, y``."""
    k = height / 20
    line = 2.2 * k
    c.stroke([(x + a * k, y + b * k) for a, b in ((-1, 10), (0, 4), (1, -3))], fill, line * 1.15)
    for frond in _FRONDS:
        c.stroke([(x + a * k, y + b * k) for a, b in frond], fill, line)


_FRONDS: Final = (
    ((1, -3), (-3, -7), (-8, -6), (-10, -2)),
    ((1, -3), (-4, -3), (-7, 0), (-8, 4)),
    ((1, -3), (5, -7), (9, -6), (11, -2)),
    ((1, -3), (6, -3), (8, 0), (9, 4)),
    ((1, -3), (0, -7), (2, -10)),
)
"""From the crown of a palm outwards, on a height of 20."""
