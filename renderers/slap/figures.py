"""Figures of the five courts and the three neutralisers, and the scissors: flat shapes inside a radius."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from renderers.kit.canvas import Canvas, ngon

Figure: TypeAlias = Callable[[Canvas, float, float, float, str, str], None]
"""Draws on a canvas around x, y within r, in one colour on a ground colour."""


def _jack(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A cap with a feather."""
    c.poly(
        [(x - r, y + r * 0.42), (x - r * 0.62, y - r * 0.3), (x + r * 0.5, y - r * 0.42), (x + r, y + r * 0.42)], fill
    )
    c.rect(x - r * 1.05, y + r * 0.5, r * 2.1, r * 0.28, fill, r * 0.12)
    c.poly(
        [
            (x + r * 0.2, y + r * 0.1),
            (x + r * 0.3, y - r * 0.75),
            (x + r * 0.95, y - r * 1.05),
            (x + r * 0.85, y - r * 0.4),
        ],
        fill,
        ground,
        r * 0.09,
    )
    c.stroke([(x + r * 0.22, y + r * 0.08), (x + r * 0.74, y - r * 0.74)], ground, r * 0.08)


def _queen(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A coronet with five pearls."""
    tips = [(-1.0, -0.32), (-0.55, -0.66), (0.0, -0.8), (0.55, -0.66), (1.0, -0.32)]
    dips = [(-0.62, 0.08), (-0.24, -0.02), (0.24, -0.02), (0.62, 0.08)]
    edge = [tips[0]]
    for dip, tip in zip(dips, tips[1:], strict=True):
        edge += [dip, tip]
    edge += [(0.74, 0.52), (-0.74, 0.52)]
    c.poly([(x + a * r, y + b * r) for a, b in edge], fill)
    for a, b in tips:
        c.disc(x + a * r, y + b * r, r * 0.16, fill)
    c.rect(x - r * 0.74, y + r * 0.62, r * 1.48, r * 0.24, fill, r * 0.08)


def _king(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A crown with three points, a cross above."""
    c.poly(
        [
            (x - r, y - r * 0.3),
            (x - r * 0.48, y + r * 0.14),
            (x, y - r * 0.44),
            (x + r * 0.48, y + r * 0.14),
            (x + r, y - r * 0.3),
            (x + r * 0.82, y + r * 0.86),
            (x - r * 0.82, y + r * 0.86),
        ],
        fill,
    )
    c.rect(x - r * 0.09, y - r * 1.08, r * 0.18, r * 0.62, fill, 0)
    c.rect(x - r * 0.26, y - r * 0.92, r * 0.52, r * 0.18, fill, 0)
    for side in (-0.42, 0.0, 0.42):
        c.poly(ngon(x + side * r, y + r * 0.54, r * 0.16, 4), ground)


def _ace(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A star of eight rays with a clear core."""
    c.poly(ngon(x, y, r * 1.06, 8, inner=r * 0.52), fill)
    c.disc(x, y, r * 0.3, ground)
    c.disc(x, y, r * 0.15, fill)


def _lord(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A horned great helm."""
    for side in (-1, 1):
        c.poly(
            [
                (x + side * r * 0.5, y - r * 0.36),
                (x + side * r * 0.86, y - r * 0.5),
                (x + side * r * 0.92, y - r * 1.02),
                (x + side * r * 1.18, y - r * 0.36),
                (x + side * r * 0.96, y + r * 0.02),
                (x + side * r * 0.5, y + r * 0.1),
            ],
            fill,
        )
    c.poly(
        [
            (x - r * 0.6, y - r * 0.52),
            (x, y - r * 0.92),
            (x + r * 0.6, y - r * 0.52),
            (x + r * 0.6, y + r * 0.5),
            (x, y + r),
            (x - r * 0.6, y + r * 0.5),
        ],
        fill,
        ground,
        r * 0.08,
    )
    c.rect(x - r * 0.46, y - r * 0.2, r * 0.92, r * 0.17, ground, 0)
    c.rect(x - r * 0.06, y - r * 0.2, r * 0.12, r * 0.86, ground, 0)
    for shift in (-0.28, 0.28):
        for row in (0.22, 0.44):
            c.disc(x + shift * r, y + row * r, r * 0.07, ground)


def _fool(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A laughing mask."""
    edge = [(-0.9, -0.86), (-0.4, -0.74), (0.0, -0.7), (0.4, -0.74), (0.9, -0.86), (0.92, -0.1), (0.78, 0.4)]
    edge += [(0.44, 0.82), (0.0, 1.0), (-0.44, 0.82), (-0.78, 0.4), (-0.92, -0.1)]
    c.poly([(x + a * r, y + b * r) for a, b in edge], fill)
    c.disc(x, y + r * 0.18, r * 0.56, ground)
    c.disc(x, y - r * 0.06, r * 0.58, fill)
    for side in (-1, 1):
        c.arc(x + side * r * 0.42, y - r * 0.16, r * 0.25, 190, 350, ground, r * 0.13)


def _fox(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A fox's head."""
    c.poly(
        [
            (x - r * 0.92, y - r * 0.98),
            (x - r * 0.34, y - r * 0.44),
            (x + r * 0.34, y - r * 0.44),
            (x + r * 0.92, y - r * 0.98),
            (x + r * 0.98, y + r * 0.06),
            (x, y + r),
            (x - r * 0.98, y + r * 0.06),
        ],
        fill,
    )
    for side in (-1, 1):
        c.poly(
            [
                (x + side * r * 0.76, y - r * 0.62),
                (x + side * r * 0.48, y - r * 0.34),
                (x + side * r * 0.8, y - r * 0.2),
            ],
            ground,
        )
        c.poly(
            [
                (x + side * r * 0.16, y + r * 0.16),
                (x + side * r * 0.6, y - r * 0.1),
                (x + side * r * 0.44, y + r * 0.22),
            ],
            ground,
        )
    c.disc(x, y + r * 0.78, r * 0.15, ground)


def _zodiac(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A wheel of twelve fields around a star."""
    c.disc(x, y, r, None, fill, r * 0.11)
    c.disc(x, y, r * 0.6, None, fill, r * 0.08)
    for i in range(12):
        angle = math.radians(30 * i + 15)
        near, far = r * 0.56, r * 0.96
        a, b = math.cos(angle), math.sin(angle)
        c.stroke([(x + a * near, y + b * near), (x + a * far, y + b * far)], fill, r * 0.08)
    c.poly(ngon(x, y, r * 0.46, 4, inner=r * 0.15), fill)


COURTS: Final[dict[str, Figure]] = {"J": _jack, "Q": _queen, "K": _king, "A": _ace, "L": _lord}
"""By face value."""
NEUTRALISERS: Final[dict[str, Figure]] = {"FOOL": _fool, "FOX": _fox, "Z": _zodiac}
"""By card key."""


def scissors(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """Open scissors that point right: tapered blades, a screw, two rings."""
    for side in (-1, 1):
        c.poly(
            [
                (x - r * 0.34, y + side * r * 0.3),
                (x - r * 0.2, y + side * r * 0.06),
                (x + r * 1.0, y - side * r * 0.44),
                (x + r * 0.92, y - side * r * 0.26),
                (x + r * 0.06, y + side * r * 0.2),
            ],
            fill,
        )
        c.stroke([(x - r * 0.52, y + side * r * 0.36), (x, y)], fill, r * 0.16)
        c.disc(x - r * 0.72, y + side * r * 0.44, r * 0.33, fill)
        c.disc(x - r * 0.72, y + side * r * 0.44, r * 0.18, ground)
    c.disc(x + r * 0.02, y, r * 0.08, ground)
