"""The moons on the board: two small planets in each system, who stands there, and the names of those that lie open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.expansions.moons.views import MoonsView, MoonView, title
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import TableView
from bot.words.speech import speech
from renderers.cosmic.board.places import LABEL, Place, line
from renderers.cosmic.marks import Box, key, planet, token_pill
from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width

_DECODER: Final = msgspec.json.Decoder(MoonsView)
_FACING: Final = 1000
_RADIUS: Final = 24
_RING: Final = 6
_KEY: Final = 18
_TALLEST: Final = 40
_STEP: Final = 16
_ROOM: Final = (124, 72)
"""Height for those who stand on a moon; the second where two players face each other."""
_DOT, _GAP = 8, 16


def draw(canvas: Canvas, places: Sequence[Place], data: bytes, board: BoardPicture) -> None:
    """A moon that lies open has the pattern of its system, others are hollow; one that is gone is not drawn."""
    systems: dict[int, list[MoonView]] = {}
    for one in _DECODER.decode(data).moons:
        systems.setdefault(one.owner, []).append(one)
    numbers = dict(board.numbers)
    for seat, pair in systems.items():
        place, colour = places[seat], board.table.players[seat].colour
        for at, one in enumerate(pair):
            if not one.gone:
                _moon(canvas, board.table, one, numbers.get(one.place, 0), colour, _column(place, at))
        left, right, y = line(board.table, seat, place, speech(board.language))
        if place.width < _FACING:
            _names(canvas, pair, colour, (left, right, y))
            continue
        for at in (0, 1):
            x, y, width, _ = _column(place, at)
            _names(canvas, pair[at : at + 1], colour, (x + width + _GAP, min(right, x + 3 * width), y))


def _column(place: Place, at: int) -> Box:
    """Left, middle line, width, height."""
    if place.width >= _FACING:
        return place.x + _GAP + 0.36 * at * place.width, place.y + 386, 140, _ROOM[1]
    width = place.gap / 2
    return place.x + place.width / 2 + (at - 1) * width + 2, place.low, width - 4, _ROOM[0]


def _moon(c: Canvas, table: TableView, one: MoonView, given: int, colour: str, room: Box) -> None:
    """``given`` is the number by which it may be chosen now, 0 if it may not."""
    x, y, width, height = room
    middle = x + width / 2
    if one.moon:
        planet(c, colour, middle, y, _RADIUS, _STEP)
    else:
        c.disc(middle, y, _RADIUS, theme.PANEL, theme.mix(theme.PLAYERS[colour].fill, theme.PANEL, theme.RIM), 4)
    if table.challenge is not None and table.challenge.target == one.place:
        c.disc(middle, y, _RADIUS + _RING, None, theme.TEXT, 5)
    rows = len(one.tokens) + bool(given)
    tall = min(_TALLEST, height / max(1, rows))
    top = y - rows * tall / 2
    if given:
        key(c, given, middle, top + tall / 2, min(_KEY, tall / 2))
    for at, (whose, count) in enumerate(one.tokens, bool(given)):
        token_pill(c, table, whose, (x, top + at * tall, width, tall), one.place, count)


def _names(c: Canvas, pair: Sequence[MoonView], colour: str, room: tuple[float, float, float]) -> None:
    """The open moons by name, the second at the right end; a name is whole or left out, as the alt text has all."""
    left, right, y = room
    for at, one in enumerate(pair):
        words = title(one.moon).removesuffix(" Moon")
        width = text_width(words, LABEL, "regular") + 2 * _DOT + 8 if one.moon and not one.gone else 0.0
        if not 0 < width <= right - left:
            continue
        x = right - width if at else left
        c.disc(x + _DOT, y, _DOT, theme.PLAYERS[colour].fill)
        c.text(x + 2 * _DOT + 8, y, words, LABEL, theme.TEXT, "regular")
        left += width + _GAP
