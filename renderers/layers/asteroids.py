"""Asteroids on the board: a rock between the lower planets with its power's emblem, and whence it has come."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.expansions.asteroids.views import AsteroidsView, AsteroidView
from bot.cosmic.model import cards
from bot.cosmic.seen.picture_views import BoardPicture
from renderers.cosmic.board.places import NAMES, Place, above
from renderers.cosmic.cards.faces import POWERS
from renderers.cosmic.marks import mark
from renderers.kit import theme
from renderers.kit.canvas import Canvas, Point

_DECODER: Final = msgspec.json.Decoder(AsteroidsView)
_RADIUS: Final = 34
_SMALL: Final = 22
"""Radius of a rock where it shares its line with moons."""
_EMBLEM: Final = 0.66
"""Size of a power's emblem, in radii of its rock."""
_EDGE: Final = (1.0, 0.86, 1.04, 0.9, 1.0, 0.84, 1.06, 0.92, 0.98)
"""How far each corner of a rock lies from its middle."""
_WIDE: Final = 480
_FACING: Final = 1000
"""Widths of systems from which there is more room: four players or fewer, two players."""
_NEIGHBOURS: Final = "moons"
"""The expansion that wants the same places: both get less room where both are in play."""


def draw(canvas: Canvas, places: Sequence[Place], data: bytes, board: BoardPicture) -> None:
    """Each asteroid in the system where it lies; what may not be used yet is dark."""
    table = board.table
    view = _DECODER.decode(data)
    for one in view.asteroids:
        if one.location < len(places):
            _asteroid(canvas, places[one.location], one, view.colours, _NEIGHBOURS in table.expansions)


def _asteroid(c: Canvas, place: Place, one: AsteroidView, colours: Sequence[str], shared: bool) -> None:
    x, y, r = _spot(place, shared)
    ink = theme.TEXT if one.user is not None else theme.MUTED
    if one.duplicate:
        _rock(c, x + 12, y - 10, r, theme.PANEL, theme.MUTED)
    _rock(c, x, y, r, theme.RAISED, ink)
    name = cards.words(one.power.power)
    if one.held:
        for side in (-9, 9):
            c.rect(x + side - 5, y - r / 2, 10, r, theme.TEXT, 3)
    else:
        POWERS[one.power.power].draw(c, x, y, r * _EMBLEM, ink, theme.RAISED)
    _name(c, place, name, ink, (x, y), shared)
    if one.came_from is not None:
        _origin(c, x, y, r, colours[one.came_from], shared)
    if one.user is not None and one.user != one.location:
        _badge(c, x + r + 14, y + r - 14, colours[one.user])


def _name(c: Canvas, place: Place, name: str, ink: str, spot: Point, shared: bool) -> None:
    """Beside the rock, below it, or on the free line, of which moons take what is left; whole wherever it is."""
    x, y = spot
    if place.width >= _FACING:
        c.text(x + 74, y, name, NAMES if shared else 34, ink, "bold", "l", place.gap)
    elif place.width >= _WIDE:
        c.text(x, y + (38 if shared else 60), name, NAMES if shared else 32, ink, "bold", "m", place.gap + 36)
    elif shared:
        c.text(place.x + 12, above(place), name, NAMES, ink, "bold", "l", place.width - 24)
    else:
        c.text(x, above(place), name, 32, ink, "bold", "m", place.width - 24)


def _spot(place: Place, shared: bool) -> tuple[float, float, float]:
    """Place the rock, with its radius: between the lower planets, above moons; or under the row of five."""
    middle = place.x + place.width / 2
    if place.width >= _FACING:
        return (place.x + place.width - 320 if shared else middle - 80), above(place), _RADIUS
    if shared:
        return middle, place.low - (55 if place.width >= _WIDE else 38), _SMALL
    return middle, place.low - 8, _RADIUS


def _rock(c: Canvas, x: float, y: float, r: float, fill: str, edge: str) -> None:
    corners = len(_EDGE)
    points: list[Point] = []
    for at, far in enumerate(_EDGE):
        angle = math.tau * at / corners
        points.append((x + r * far * math.cos(angle), y + r * far * math.sin(angle)))
    c.poly(points, fill, edge, 4)


def _origin(c: Canvas, x: float, y: float, r: float, colour: str, shared: bool) -> None:
    """The mark of the player from whom it has come, and an arrow to the rock; letters may stand above a small one."""
    if shared:
        _badge(c, x - r - 19, y, colour)
        return
    _badge(c, x - r - 16, y - r - 14, colour)
    c.stroke([(x - r - 2, y - r - 2), (x - r + 9, y - r + 8)], theme.TEXT, 4)


def _badge(c: Canvas, x: float, y: float, colour: str) -> None:
    look = theme.PLAYERS[colour]
    c.disc(x, y, 20, look.fill, theme.PANEL, 3)
    mark(c, look.mark, x, y, 13, theme.INK)
