"""Asteroids on the board: a rock between the lower planets with its power, and whence it has come in this challenge."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic import cards
from bot.cosmic.expansions.asteroids.views import AsteroidsView, AsteroidView
from bot.cosmic.views import TableView
from renderers import theme
from renderers.board_places import Place
from renderers.kit import Canvas, Point
from renderers.marks import mark

_DECODER: Final = msgspec.json.Decoder(AsteroidsView)
_RADIUS: Final = 36
_EDGE: Final = (1.0, 0.86, 1.04, 0.9, 1.0, 0.84, 1.06, 0.92, 0.98)
"""How far each corner of a rock lies from its middle."""
_WIDE: Final = 480
_FACING: Final = 1000
"""Widths of systems from which there is more room: four players or fewer, two players."""
_LINE: Final = 396
"""Height of the free line below the planets."""


def draw(canvas: Canvas, places: Sequence[Place], data: bytes, table: TableView) -> None:
    """Each asteroid in the system where it lies; what may not be used yet is dark."""
    view = _DECODER.decode(data)
    for one in view.asteroids:
        if one.location < len(places):
            _asteroid(canvas, places[one.location], one, view.colours)


def _asteroid(c: Canvas, place: Place, one: AsteroidView, colours: Sequence[str]) -> None:
    x, y = _spot(place)
    used = one.user is not None
    if one.duplicate:
        _rock(c, x + 12, y - 10, theme.PANEL, theme.MUTED)
    _rock(c, x, y, theme.RAISED, theme.TEXT if used else theme.MUTED)
    name = cards.words(one.power.power)
    if one.held:
        for side in (-9, 9):
            c.rect(x + side - 5, y - 18, 10, 36, theme.TEXT, 3)
    else:
        c.text(x, y, name[0], 38, theme.TEXT if used else theme.MUTED, "bold", "m")
    ink = theme.TEXT if used else theme.MUTED
    if place.width >= _FACING:
        c.text(x + 56, y, name, 34, ink, "bold", "l", place.room)
    elif place.width < _WIDE:
        c.text(x, place.y + _LINE, name, 32, ink, "bold", "m", place.width - 24)
    else:
        c.text(x, y + 60, name, 32, ink, "bold", "m", place.room + 36)
    if one.came_from is not None:
        _origin(c, x, y, colours[one.came_from])
    if one.user is not None and one.user != one.location:
        _badge(c, x + 44, y + 22, colours[one.user])


def _spot(place: Place) -> tuple[float, float]:
    """Where the rock lies: between the lower planets, or under the row of five."""
    if place.width >= _FACING:
        return place.x + place.width / 2 - 80, place.y + _LINE
    return place.x + place.width / 2, place.planets()[3][1] - 16


def _rock(c: Canvas, x: float, y: float, fill: str, edge: str) -> None:
    corners = len(_EDGE)
    points: list[Point] = []
    for at, far in enumerate(_EDGE):
        angle = math.tau * at / corners
        points.append((x + _RADIUS * far * math.cos(angle), y + _RADIUS * far * math.sin(angle)))
    c.poly(points, fill, edge, 4)


def _origin(c: Canvas, x: float, y: float, colour: str) -> None:
    """The mark of the player from whom it has come, and an arrow to the rock."""
    _badge(c, x - 52, y - 50, colour)
    c.stroke([(x - 38, y - 38), (x - 27, y - 28)], theme.TEXT, 4)


def _badge(c: Canvas, x: float, y: float, colour: str) -> None:
    look = theme.PLAYERS[colour]
    c.disc(x, y, 20, look.fill, theme.PANEL, 3)
    mark(c, look.mark, x, y, 13, theme.INK)
