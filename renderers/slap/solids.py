"""The four solids that show the suits: cube, icosahedron, tetrahedron, octahedron."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from renderers.kit import theme
from renderers.kit.canvas import Canvas, Point, ngon

_Side: TypeAlias = tuple[Sequence[Point], int]
"""Corners and brightness: 0 lit, 1 middle, 2 deep."""


def _cube(x: float, y: float, r: float) -> list[_Side]:
    p, mid = ngon(x, y, r, 6), (x, y)
    return [([p[0], p[1], mid, p[5]], 0), ([p[5], mid, p[3], p[4]], 1), ([p[1], p[2], p[3], mid], 2)]


def _octahedron(x: float, y: float, r: float) -> list[_Side]:
    top, low = (x, y - r * 1.1), (x, y + r * 1.1)
    left, right, mid = (x - r * 0.86, y - r * 0.06), (x + r * 0.86, y - r * 0.06), (x + r * 0.14, y + r * 0.2)
    return [([top, left, mid], 0), ([top, mid, right], 1), ([left, low, mid], 1), ([mid, low, right], 2)]


def _tetrahedron(x: float, y: float, r: float) -> list[_Side]:
    p, mid = ngon(x, y + r * 0.2, r * 1.12, 3), (x + r * 0.16, y + r * 0.42)
    return [([p[0], p[2], mid], 0), ([p[0], mid, p[1]], 2), ([p[2], mid, p[1]], 1)]


def _icosahedron(x: float, y: float, r: float) -> list[_Side]:
    o, i = ngon(x, y, r, 6), ngon(x, y, r * 0.56, 3)
    return [
        ([i[0], i[1], i[2]], 0),
        ([i[0], i[1], o[1]], 1),
        ([i[1], i[2], o[3]], 2),
        ([i[2], i[0], o[5]], 1),
        ([o[0], o[1], i[0]], 1),
        ([o[1], o[2], i[1]], 2),
        ([o[2], o[3], i[1]], 2),
        ([o[3], o[4], i[2]], 2),
        ([o[4], o[5], i[2]], 1),
        ([o[5], o[0], i[0]], 0),
    ]


_SOLIDS: Final[dict[str, Callable[[float, float, float], list[_Side]]]] = {
    "C": _cube,
    "S": _icosahedron,
    "G": _tetrahedron,
    "B": _octahedron,
}


def solid(canvas: Canvas, suit: str, x: float, y: float, r: float, line: float, plain: bool) -> None:
    """The solid of a suit, about ``r`` px from middle to corner.

    ``plain`` keeps the middle side in the suit's own colour, for dark and paper grounds; on a ground flooded with that
    colour the middle side is shaded so that it stands off.
    """
    fill = theme.SUITS[suit]
    middle = theme.SHADES[0] if plain else theme.SHADES[1]
    tones = (
        theme.mix(fill, theme.WHITE, theme.LIT),
        theme.mix(fill, theme.INK, middle),
        theme.mix(fill, theme.INK, theme.SHADES[2]),
    )
    for corners, tone in _SOLIDS[suit](x, y, r):
        canvas.poly(corners, tones[tone], theme.INK, line)
