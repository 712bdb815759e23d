"""The Zodiac on the board: in each system's footer sign, cusp or horns, Karma, and the crown of who leads.

With Skill Tokens the letters of Karma stand behind its number if they fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.expansions.zodiac.views import KARMA, ZodiacView
from bot.cosmic.seen.picture_views import BoardPicture
from renderers.cosmic.board.places import ROW, Place, zodiac_end
from renderers.cosmic.marks import crown, letters_of, standing
from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width

_NUMBER, _SMALL_NUMBER, _LETTERS = 38, 26, 24
"""Sizes of Karma and of its letters."""
_CROWN, _SMALL_CROWN = 44, 30
_KARMA: Final = 104
"""Where Karma begins, behind the sign and its K."""
_GAP: Final = 8
_DECODER: Final = msgspec.json.Decoder(ZodiacView)


def draw(canvas: Canvas, places: Sequence[Place], data: bytes, board: BoardPicture) -> None:
    """Left of the hand, in the colours of the text: hue belongs to players."""
    table = board.table
    chart = _DECODER.decode(data)
    for seat, (one, place) in enumerate(zip(chart.players, places, strict=False)):
        if not one.card:
            continue
        x, y = place.x, place.y + ROW
        standing(canvas, one.card, x + 42, y, 46, theme.TEXT, theme.PANEL)
        canvas.text(x + 76, y, "K", 32, theme.MUTED, "regular")
        room = zodiac_end(table, seat, place) - x - _KARMA
        leads = chart.leader == seat
        room -= _SMALL_CROWN + _GAP if leads else 0
        size = _NUMBER
        while size > _SMALL_NUMBER and text_width(str(one.karma), size) > room:
            size -= 1
        used = canvas.text(x + _KARMA, y, str(one.karma), size) + _GAP
        letters = letters_of(table, seat, KARMA, one.karma)
        if letters and used + text_width(letters, _LETTERS) <= room:
            used += canvas.text(x + _KARMA + used, y, letters, _LETTERS, theme.MUTED) + _GAP
        if leads:
            width = max(_SMALL_CROWN, min(_CROWN, room + _SMALL_CROWN + _GAP - used))
            crown(canvas, x + _KARMA + used + width / 2, y, width, theme.TEXT)
