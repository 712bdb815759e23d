"""Emblems of the twelve hymns: one simple picture each, our own, inside a circle of radius ``r``."""

from __future__ import annotations

import math
from typing import Final

from renderers.kit.canvas import Canvas, Point, ngon
from renderers.slap.figures import Figure


def _lens(x: float, y: float, half: float, rise: float, steps: int = 16) -> list[Point]:
    """Two equal bows from left to right and back: an eye, a leaf."""
    upper = [(x - half + 2 * half * i / steps, y - rise * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
    return upper + [(a, 2 * y - b) for a, b in reversed(upper[1:-1])]


def _turned(points: list[Point], x: float, y: float, degrees: float) -> list[Point]:
    a, b = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + (p - x) * a - (q - y) * b, y + (p - x) * b + (q - y) * a) for p, q in points]


def _flame(x: float, y: float, r: float) -> list[Point]:
    edge = [
        (0.05, -1.0),
        (0.5, -0.3),
        (0.62, 0.2),
        (0.42, 0.66),
        (0.0, 0.84),
        (-0.42, 0.66),
        (-0.62, 0.2),
        (-0.34, -0.12),
    ]
    edge += [(-0.2, 0.1), (-0.12, -0.5)]
    return [(x + a * r, y + b * r) for a, b in edge]


def _fireyes(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """An eye, a flame for its pupil."""
    c.poly(_lens(x, y, r * 1.05, r * 0.74), fill)
    c.poly(_lens(x, y, r * 0.82, r * 0.56), ground)
    c.poly(_flame(x, y + r * 0.06, r * 0.56), fill)


def _meatwar(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """Two crossed bones."""
    for side in (1, -1):
        a, b = (x - r * 0.6, y + side * r * 0.6), (x + r * 0.6, y - side * r * 0.6)
        c.stroke([a, b], ground, r * 0.48)
        c.stroke([a, b], fill, r * 0.3)
        for end, sign in ((a, -1), (b, 1)):
            for shift in (0, 1):
                knob = (sign * r * 0.24, 0.0) if shift else (0.0, -sign * side * r * 0.24)
                c.disc(end[0] + knob[0], end[1] + knob[1], r * 0.25, fill)


def _optimo(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A star above a podium."""
    c.rect(x - r * 0.95, y + r * 0.52, r * 0.58, r * 0.4, fill, 0)
    c.rect(x - r * 0.31, y + r * 0.12, r * 0.62, r * 0.8, fill, 0)
    c.rect(x + r * 0.37, y + r * 0.32, r * 0.58, r * 0.6, fill, 0)
    c.poly(ngon(x, y - r * 0.46, r * 0.56, 5, inner=r * 0.23), fill)


def _seasons(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A disc in four quarters: sun, leaf, drop, snow."""
    c.disc(x, y, r, None, fill, r * 0.1)
    c.stroke([(x - r * 0.94, y), (x + r * 0.94, y)], fill, r * 0.08)
    c.stroke([(x, y - r * 0.94), (x, y + r * 0.94)], fill, r * 0.08)
    q = r * 0.43
    c.poly(ngon(x - q, y - q, r * 0.3, 8, inner=r * 0.17), fill)
    c.poly(_turned(_lens(x + q, y - q, r * 0.3, r * 0.16), x + q, y - q, -45), fill)
    c.disc(x - q, y + q + r * 0.06, r * 0.16, fill)
    c.poly([(x - q - r * 0.14, y + q - r * 0.02), (x - q, y + q - r * 0.3), (x - q + r * 0.14, y + q - r * 0.02)], fill)
    for turn in range(3):
        angle = math.radians(60 * turn + 30)
        a, b = math.cos(angle) * r * 0.26, math.sin(angle) * r * 0.26
        c.stroke([(x + q - a, y + q - b), (x + q + a, y + q + b)], fill, r * 0.07)


def _dragoon(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A pair of dragon's wings around a lance."""
    for side in (-1, 1):
        edge = [(0.2, -0.02), (0.5, -0.8), (0.84, -0.5), (1.1, 0.1)]
        for left, low in ((0.8, 0.24), (0.5, 0.42)):
            edge += [(left + 0.17, 0.06), (left + 0.04, low)]
        edge += [(0.4, 0.16), (0.2, 0.62)]
        c.poly([(x + side * a * r, y + b * r) for a, b in edge], fill)
    c.rect(x - r * 0.08, y - r * 0.6, r * 0.16, r * 1.6, fill, 0)
    c.poly([(x - r * 0.22, y - r * 0.52), (x, y - r * 1.08), (x + r * 0.22, y - r * 0.52)], fill)


def _kintsukuroi(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A bowl whose cracks are mended."""
    bowl = [(x + r * math.cos(math.radians(a)), y - r * 0.3 + r * math.sin(math.radians(a))) for a in range(0, 181, 10)]
    c.poly(bowl, fill)
    c.rect(x - r * 1.06, y - r * 0.42, r * 2.12, r * 0.2, fill, r * 0.08)
    c.rect(x - r * 0.4, y + r * 0.66, r * 0.8, r * 0.24, fill, r * 0.06)
    line = r * 0.09
    c.stroke([(x - r * 0.3, y - r * 0.24), (x - r * 0.1, y + r * 0.12), (x - r * 0.34, y + r * 0.5)], ground, line)
    c.stroke([(x - r * 0.1, y + r * 0.12), (x + r * 0.3, y + r * 0.2), (x + r * 0.4, y + r * 0.48)], ground, line)
    c.stroke([(x + r * 0.3, y + r * 0.2), (x + r * 0.58, y - r * 0.2)], ground, line)


def _primary(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """Three rings that overlap, like the three primary lights."""
    for i in range(3):
        angle = math.radians(-90 + 120 * i)
        c.disc(x + r * 0.42 * math.cos(angle), y + r * 0.06 + r * 0.42 * math.sin(angle), r * 0.6, None, fill, r * 0.13)
    c.disc(x, y + r * 0.06, r * 0.12, fill)


def _avarice(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """Two stacks of coins."""
    for left, coins in ((-0.48, 3), (0.48, 5)):
        for k in range(coins):
            top = y + r * (0.62 - 0.32 * k)
            c.rect(x + (left - 0.42) * r, top, r * 0.84, r * 0.26, fill, r * 0.13)
    c.disc(x - r * 0.48, y - r * 0.52, r * 0.36, fill)
    c.disc(x - r * 0.48, y - r * 0.52, r * 0.22, None, ground, r * 0.07)


def _shade(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A hooded figure without a face."""
    edge = [
        (0.0, -1.0),
        (0.42, -0.72),
        (0.56, -0.16),
        (0.94, 0.42),
        (1.0, 0.96),
        (0.5, 0.76),
        (0.0, 0.96),
        (-0.5, 0.76),
    ]
    edge += [(-1.0, 0.96), (-0.94, 0.42), (-0.56, -0.16), (-0.42, -0.72)]
    c.poly([(x + a * r, y + b * r) for a, b in edge], fill)
    c.oval(x, y - r * 0.22, r * 0.34, r * 0.44, ground)
    for side in (-1, 1):
        c.disc(x + side * r * 0.13, y - r * 0.22, r * 0.08, fill)


def _arcanum(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A key."""
    c.disc(x, y - r * 0.52, r * 0.46, fill)
    c.disc(x, y - r * 0.52, r * 0.22, ground)
    c.rect(x - r * 0.1, y - r * 0.1, r * 0.2, r * 1.12, fill, 0)
    c.rect(x, y + r * 0.5, r * 0.46, r * 0.17, fill, 0)
    c.rect(x, y + r * 0.84, r * 0.56, r * 0.18, fill, 0)


def _visionaire(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A crystal ball on its stand."""
    c.disc(x, y - r * 0.22, r * 0.76, fill)
    c.arc(x, y - r * 0.22, r * 0.58, 190, 260, ground, r * 0.1)
    c.poly(ngon(x + r * 0.14, y - r * 0.1, r * 0.36, 4, inner=r * 0.11), ground)
    c.poly(
        [
            (x - r * 0.5, y + r * 0.6),
            (x + r * 0.5, y + r * 0.6),
            (x + r * 0.76, y + r * 0.98),
            (x - r * 0.76, y + r * 0.98),
        ],
        fill,
    )


def _druid(c: Canvas, x: float, y: float, r: float, fill: str, ground: str) -> None:
    """A leaf with its veins."""
    c.poly(_turned(_lens(x, y - r * 0.1, r * 0.98, r * 0.6), x, y - r * 0.1, -50), fill)
    low, high = (x - r * 0.68, y + r * 0.92), (x + r * 0.46, y - r * 0.66)
    c.stroke([low, (x - r * 0.5, y + r * 0.6)], fill, r * 0.12)
    c.stroke([(x - r * 0.52, y + r * 0.6), high], ground, r * 0.08)
    for share in (0.25, 0.5, 0.75):
        a, b = x - r * 0.52 + r * 0.98 * share, y + r * 0.6 - r * 1.26 * share
        c.stroke([(a, b), (a + r * 0.34, b - r * 0.06)], ground, r * 0.06)
        c.stroke([(a, b), (a - r * 0.1, b - r * 0.34)], ground, r * 0.06)


EMBLEMS: Final[dict[str, Figure]] = {
    "H1": _fireyes,
    "H2": _meatwar,
    "H3": _optimo,
    "H4": _seasons,
    "H5": _dragoon,
    "H6": _kintsukuroi,
    "H7": _primary,
    "H8": _avarice,
    "H9": _shade,
    "H10": _arcanum,
    "H11": _visionaire,
    "H12": _druid,
}
"""By card key."""
