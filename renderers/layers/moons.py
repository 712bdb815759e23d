"""The moons on the board: two discs in each system, who stands there, and the names of those that lie open.

The discs stand in the gap of the lower row of planets; two players, whose planets fill their row, have them below it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.cosmic.expansions.moons.views import MoonsView, MoonView, title
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import TableView
from renderers.cosmic.board.places import NAMES, Place, above, middle, rocks_end
from renderers.cosmic.marks import LETTERS, SMALLEST_COUNT, Box, key, token_pill
from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width

_DECODER: Final = msgspec.json.Decoder(MoonsView)
_WIDE: Final = 480
_FACING: Final = 1000
_ROW: Final = 28
"""From one of two names below each other to the next."""
_GAP: Final = 18
_SMALL: Final = 18.0
"""Radius of a disc that leaves room for letters, and is wide enough for the number by which it may be chosen."""
_RING: Final = 7
"""How far the ring of the target lies around its disc."""
_NEIGHBOURS: Final = "asteroids"
"""The expansion that wants the same places: both get less room where both are in play."""
_STACKED: Final = 50
"""Height of a moon from which its owners stand below each other, as on planets; else side by side."""
_BELOW, _LEAST = 2, 29
"""How many owners stand below each other at most, and the least height of each."""


def draw(canvas: Canvas, places: Sequence[Place], data: bytes, board: BoardPicture) -> None:
    """A disc is light once its moon lies open, and has a white ring as the target; one that is gone is not drawn.

    Where a moon may be chosen, the key of its button stands in the place of the disc.
    """
    table = board.table
    systems: dict[int, list[MoonView]] = {}
    for one in _DECODER.decode(data).moons:
        systems.setdefault(one.owner, []).append(one)
    numbers = dict(board.numbers)
    shared = _NEIGHBOURS in table.expansions
    for seat, pair in systems.items():
        place = places[seat]
        for at, one in enumerate(pair):
            if not one.gone:
                _disc(canvas, table, one, at + 1, numbers.get(one.place, 0), *_spot(place, at, shared))
        _names(canvas, table, pair, numbers, place, shared)


def _spot(place: Place, at: int, shared: bool) -> tuple[float, float, float, float]:
    """Place a disc and its tokens: left, middle line, width, height."""
    if place.width >= _FACING:
        return place.x + 30 + at * 200, above(place), 170, 52
    low, height = place.low, 64 if place.width >= _WIDE else 54
    if shared:
        low, height = (low + 32, 34) if place.width >= _WIDE else (low + 24, 36)
    width = min(place.gap - 4, 150)
    return place.x + place.width / 2 - width / 2, low + (at - 0.5) * (height + 4), width, height


def _disc(
    c: Canvas,
    table: TableView,
    one: MoonView,
    number: int,
    given: int,
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    """A moon and who stands there; ``given`` is the number by which it may be chosen now, 0 if it may not."""
    r = min(22.0 if LETTERS not in table.expansions else _SMALL, height / 2 - 4)
    r = max(r, _SMALL) if given else r
    target = table.challenge is not None and table.challenge.target == one.place
    aside = _RING if target and one.tokens else 0
    middle = x + aside + r if one.tokens else x + width / 2
    if given:
        key(c, given, middle, y, r)
    else:
        c.disc(middle, y, r, theme.MUTED if one.moon else theme.RAISED)
        ink = theme.INK if one.moon else theme.MUTED
        c.text(middle, y, str(number), max(SMALLEST_COUNT, round(r * 1.5)), ink, "bold", "m")
    if target:
        c.disc(middle, y, r + _RING, None, theme.TEXT, 4)
    begin = x + 2 * r + 5 + 2 * aside
    for (colour, count), box in zip(
        one.tokens, _boxes(len(one.tokens), begin, y, x + width - begin, height), strict=True
    ):
        token_pill(c, table, colour, box, one.place, count)


def _boxes(owners: int, x: float, y: float, width: float, height: float) -> list[Box]:
    """Place the pills of so many owners: below each other if there is room, else in columns."""
    stacked = height >= _STACKED
    columns = min(owners, 1 + (owners > _BELOW)) if stacked else owners
    rows = -(-owners // max(1, columns))
    wide, tall = width / max(1, columns), max(height - 6, _LEAST * rows) / max(1, rows)
    top = y - rows * tall / 2
    return [(x + at % columns * wide, top + at // columns * tall, wide, tall) for at in range(owners)]


def _names(
    c: Canvas, table: TableView, pair: Sequence[MoonView], given: Mapping[str, int], place: Place, shared: bool
) -> None:
    """The open moons by name, each behind the number of its disc or key, all of one size: in one line or, between sign
    and hand, in two.

    A name is whole or left out: the disc has its number, and the alt text all names.
    """
    shown = [
        f"{given.get(one.place, at)} {title(one.moon).removesuffix(' Moon')}"
        for at, one in enumerate(pair, 1)
        if one.moon and not one.gone
    ]
    if _WIDE <= place.width < _FACING:
        left, right = middle(table, pair[0].owner, place)
        fitting = [words for words in shown if text_width(words, NAMES, "regular") <= right - left]
        for at, words in enumerate(fitting):
            y = place.y + 443 + _ROW * (at - (len(fitting) - 1) / 2)
            c.text(left, y, words, NAMES, theme.TEXT, "regular", "l")
        return
    left, right = rocks_end(table, pair[0].owner, place), place.x + place.width - 12.0
    if place.width >= _FACING:
        left, right = place.x + 430.0, right - (370 if shared else 0)
    for words in shown:
        if left + text_width(words, NAMES, "regular") <= right:
            left += c.text(left, above(place), words, NAMES, theme.TEXT, "regular", "l") + _GAP
