"""The Zodiac on the board: in each system's footer the sign, cusp or horns, the Karma, and the crown of who leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.expansions.zodiac.views import ZodiacView
from bot.cosmic.views import TableView
from renderers import theme
from renderers.board_places import Place
from renderers.kit import Canvas
from renderers.signs import crown, standing

_ROW: Final = 440
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
        used = canvas.text(x + 104, y, str(one.karma), 38)
        if chart.leader == seat:
            crown(canvas, x + 104 + used + 38, y, 44, theme.TEXT)
