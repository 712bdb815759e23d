"""Lay out the board: what never changes during a game, and the room of the lines below each system."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from bot.cosmic.expansions.asteroids.views import AsteroidsView, AsteroidView
from bot.cosmic.expansions.skill_tokens.views import NEEDED
from bot.cosmic.seen.views import TableView
from bot.words.speech import Speech
from renderers.cosmic.marks import Box, leaders_of, planet
from renderers.kit import theme
from renderers.kit.canvas import Canvas, Point, text_width

FOOT: Final = 427, 457
_FOOT: Final = (0.21, 0.55, 0.84)
SIGN, KARMA, HAND = 0, 1, 2
LABEL: Final = 24
ROCK: Final = 64
_EDGE: Final = 14
_WIDE: Final = 480
_FACING: Final = 1000
_ROCKS: Final = "asteroids"


_decoded = lru_cache(4)(msgspec.json.Decoder(AsteroidsView).decode)


def asteroid(table: TableView, seat: int) -> AsteroidView | None:
    return _decoded(bytes(table.expansions[_ROCKS])).at(seat) if _ROCKS in table.expansions else None


def foot(place: Place, at: int) -> float:
    return place.x + place.width * _FOOT[at]


def line(table: TableView, seat: int, place: Place, say: Speech) -> tuple[float, float, float]:
    """Left end, right end and middle, left of what is said of Leaders."""
    left, right = float(place.x + _EDGE), float(place.x + place.width - _EDGE)
    if _WIDE <= place.width < _FACING:  # between the lower planets
        left, right = place.x + place.gap - 20, place.x + 2 * place.gap + 20
    words = few_leaders(table, seat, say)
    return left, right - (text_width(words, LABEL) + 36 if words else 0), place.y + 388


def few_leaders(table: TableView, seat: int, say: Speech) -> str:
    """Say how many Leaders a seat has, if they are too few for its powers (S17); else empty."""
    count = leaders_of(table, seat)
    return say("skill-told-l", count=count) if count is not None and count < NEEDED else ""


WIDTH: Final = 1200
HEIGHT: Final = 1600
LEGEND: Final = 56
"""Height that letters add to a board: a line at its foot says what they stand for."""
STRIP: Final = (32, 96, 1136, 352)
"""The challenge: x, y, width, height."""
WARP: Final = (32, 952, 1136, 144)
SYSTEM: Final = 472
HEADER: Final = 68
_ROWS: Final = (464, 1112)
_SMALL: Final = (
    ((164, (0, 1, 2, 3)), (244, (0, 1, 2, 3)), (324, (0, 3))),
    ((198, (0, 1, 2, 3, 4, 5)), (330, (0, 1, 4, 5))),
)
"""Rows of ten small planets in a narrow and in a wide system: y and columns."""
_MARGIN: Final = 10


class Place(NamedTuple):
    x: int
    y: int
    width: int
    numbers: tuple[tuple[int, int], ...] = ()
    second: str = ""
    """The colour of five more planets, which make all ten of them small; empty if there are none."""

    @property
    def radius(self) -> int:
        if self.second:
            return 34 if self.width < _WIDE else 42 if self.width < _FACING else 50
        return 56 if self.width < _WIDE else 60 if self.width < _FACING else 88

    @property
    def room(self) -> float:
        if self.second:
            return (self.width - 2 * _MARGIN) / (4 if self.width < _WIDE else 6 if self.width < _FACING else 10)
        return self.gap

    @property
    def gap(self) -> float:
        return self.width / (3 if self.width < _FACING else 5)

    @property
    def low(self) -> float:
        return self.planets()[-1][1]

    def planets(self) -> list[Point]:
        """Read like text: 1 2 3 above, 4 and 5 below; all in a row if there is room."""
        step, x = self.room, self.x + (_MARGIN if self.second else 0)
        if self.width >= _FACING:
            return [(x + step * (at + 0.5), self.y + 262) for at in range(10 if self.second else 5)]
        if self.second:
            return [(x + step * (column + 0.5), self.y + y) for y, row in _SMALL[self.width >= _WIDE] for column in row]
        top, low = (self.y + 188, self.y + 316) if self.width < _WIDE else (self.y + 194, self.y + 330)
        return [
            (x + step * (column + 0.5), y) for y, columns in ((top, (0, 1, 2)), (low, (0, 2))) for column in columns
        ]


STACKED: Final = 3
_HOMES: Final = 5
NUMBER: Final = 20


def boxes(count: int, x: float, y: float, place: Place, *, numbered: bool = False) -> list[Box]:
    """Beside the planet's number if it carries one."""
    r = place.radius
    if count <= STACKED:
        height = round(r * (1, 1, 0.84, 0.7)[count])
        width = min(118, place.room - 4) if r < 60 else 132 if r < 80 else 164
        top = y - (height * count - 2 * (count - 1)) / 2
        left = x - width / 2
        if numbered:
            left, width = left + 2 * NUMBER, width - 2 * NUMBER
        return [(left, top + at * (height - 2), width, height) for at in range(count)]
    return _cells(count + numbered, x, y, place)[int(numbered) :]


def number_spot(count: int, x: float, y: float, place: Place) -> Point:
    """Left of the pills, or in the first of the cells."""
    if count > STACKED:
        left, top, width, height = _cells(count + 1, x, y, place)[0]
        return left + width / 2, top + height / 2
    left, top, _, height = (boxes(count, x, y, place, numbered=True) or [(x, y, 0.0, 0.0)])[0]
    return (left - NUMBER, y) if count else (x, y)


def _cells(count: int, x: float, y: float, place: Place) -> list[Box]:
    rows = -(-count // 2)
    width, height = (60, 40) if place.radius < 60 else (72, 46)
    width = min(width, int(place.room / 2))
    height = min(height, (84 if place.second else 128) // rows)
    top = y - rows * (height - 2) / 2
    return [(x - width + 1 + at % 2 * (width - 2), top + at // 2 * (height - 2), width, height) for at in range(count)]


def warp_pill(seat: int, count: int) -> float:
    x, _, width, _ = WARP
    return x + 170 + (width - 190) / count * (seat + 0.5)


@lru_cache(8)
def places(count: int) -> tuple[Place, ...]:
    """Clockwise from the top left; two players face each other over the warp."""
    if count <= 2:
        return tuple(Place(STRIP[0], y, STRIP[2]) for y in _ROWS[:count])
    top = (count + 1) // 2
    width = (STRIP[2] - (top - 1) * theme.GAP) // top
    columns = [STRIP[0] + at * (width + theme.GAP) for at in range(top)]
    above = [Place(x, _ROWS[0], width) for x in columns]
    below = [Place(x, _ROWS[1], width) for x in reversed(columns[: count - top])]
    return (*above, *below)


def spare(count: int) -> Place | None:
    """None where every place is taken."""
    if count % 2 == 0:
        return None
    last = places(count)[count // 2]
    return Place(last.x, _ROWS[1], last.width)


def spot(planet_colour: str, number: int, own: str) -> int:
    """Index among the centres in the system of a player of the colour ``own``."""
    return number - 1 if planet_colour == own else number + _HOMES - 1


def backdrop(colours: tuple[str, ...], where: Sequence[Place], *, lettered: bool) -> Canvas:
    """The unchanging layer. Not kept: it takes 31 MB and 18 ms."""
    c = Canvas(WIDTH, HEIGHT + (LEGEND if lettered else 0))
    x, y, width, height = WARP
    for ring, shade in enumerate(theme.whirl()):
        rx, ry = width * (0.60 - 0.07 * ring), height * (0.95 - 0.13 * ring)
        c.oval(x + width / 2, y + height / 2, rx, ry, shade)
    c.rect(*STRIP, theme.PANEL, 28)
    for colour, place in zip(colours, where, strict=True):
        c.rect(place.x, place.y, place.width, SYSTEM, theme.PANEL)
        c.rect(place.x, place.y, place.width, HEADER, theme.PLAYERS[colour].fill, corners=(True, True, False, False))
        for at, (px, py) in enumerate(place.planets()):
            planet(c, colour if at < _HOMES else place.second, px, py, place.radius)
    return c
