"""Asteroids on the board: one emblem at the upper right edge of the system, in the colour of who may use it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from bot.cosmic.expansions.asteroids.views import AsteroidView
from bot.cosmic.seen.picture_views import BoardPicture
from renderers.cosmic.board.places import ROCK, Place, asteroid
from renderers.cosmic.cards import POWERS
from renderers.cosmic.marks import mark
from renderers.kit import theme
from renderers.kit.canvas import Canvas, Point

RADIUS: Final = 28
_EMBLEM: Final = 0.66
_EDGE: Final = (1.0, 0.86, 1.04, 0.9, 1.0, 0.84, 1.06, 0.92, 0.98)
"""Distance of each corner of a rock from its middle, in its radii."""


def draw(canvas: Canvas, places: Sequence[Place], _: bytes, board: BoardPicture) -> None:
    """An asteroid that nobody may use yet is grey."""
    for seat, place in enumerate(places):
        if (one := asteroid(board.table, seat)) is not None:
            _asteroid(canvas, spot(place), one, board.table.colours)


def spot(place: Place) -> Point:
    return place.x + place.width - ROCK / 2 - 2, place.y + 100


def _asteroid(c: Canvas, middle: Point, one: AsteroidView, colours: Sequence[str]) -> None:
    x, y = middle
    fill, ink = theme.RAISED, theme.MUTED
    if one.user is not None:
        look = theme.PLAYERS[colours[one.user]]
        fill, ink = look.fill, theme.INK
    if one.duplicate:
        _rock(c, x - 9, y - 3, theme.PANEL, theme.MUTED)
    _rock(c, x, y, fill, theme.PANEL)
    if one.held:
        for side in (-9, 9):
            c.rect(x + side - 5, y - RADIUS / 2, 10, RADIUS, ink, 3)
    else:
        POWERS[one.power.power].draw(c, x, y, RADIUS * _EMBLEM, ink, fill)
    if one.user not in (None, one.location):
        c.disc(x - RADIUS - 4, y - 14, 16, look.fill, theme.PANEL, 3)
        mark(c, look.mark, x - RADIUS - 4, y - 14, 9, theme.INK)


def _rock(c: Canvas, x: float, y: float, fill: str, edge: str) -> None:
    points: list[Point] = []
    for at, far in enumerate(_EDGE):
        angle = math.tau * at / len(_EDGE)
        points.append((x + RADIUS * far * math.cos(angle), y + RADIUS * far * math.sin(angle)))
    c.poly(points, fill, edge, 4)
