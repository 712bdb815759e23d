"""The Zodiac on the board: in each system's footer sign, cusp or horns, Karma, and the crown of who leads.

With Skill Tokens the letters of Karma stand instead of its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.expansions.zodiac.views import KARMA, ZodiacView
from bot.cosmic.views import TableView
from renderers import theme
from renderers.board_places import Place
from renderers.kit import Canvas, text_width
from renderers.signs import crown, standing
from renderers.tokens import letters_of

_ROW: Final = 440
_LETTERS, _SMALLEST = 32, 22
"""Sizes of the letters of Karma; those that do not fit leave its number."""
_ROOM, _ROOM_BESIDE_CROWN = 100, 66
_DECODER: Final = msgspec.json.Decoder(ZodiacView)


def draw(canvas: Canvas, places: Sequence[Place], data: bytes, table: TableView) -> None:
    """Left of the hand, in the colours of the text: hue belongs to players."""
    chart = _DECODER.decode(data)
    for seat, (one, place) in enumerate(zip(chart.players, places, strict=False)):
        if not one.card:
            continue
        x, y = place.x, place.y + _ROW
        standing(canvas, one.card, x + 42, y, 46, theme.TEXT, theme.PANEL)
        canvas.text(x + 76, y, "K", 32, theme.MUTED, "regular")
        leads = chart.leader == seat
        words, size = letters_of(table, seat, KARMA, one.karma), _LETTERS
        while size > _SMALLEST and text_width(words, size) > (_ROOM_BESIDE_CROWN if leads else _ROOM):
            size -= 1
        if not words or text_width(words, size) > (_ROOM_BESIDE_CROWN if leads else _ROOM):
            words, size = str(one.karma), 38
        used = canvas.text(x + 104, y, words, size)
        if leads:
            wide = used > _ROOM_BESIDE_CROWN / 2
            crown(canvas, x + 104 + used + (24 if wide else 38), y, 38 if wide else 44, theme.TEXT)
