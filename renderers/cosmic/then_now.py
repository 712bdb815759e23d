"""Two boards of one table beside each other: on the left as somebody saw it last, on the right as it is now."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.cosmic.seen.picture_views import ThenNow
from renderers.cosmic.board import board
from renderers.cosmic.palette import png
from renderers.kit import theme

_GAP: Final = 24
"""Pixels between the two, in the colour of lines."""


def draw(view: ThenNow) -> bytes:
    """PNG of both boards, 2424 px wide. Raises ``UnknownLayer`` for a layer that nothing draws."""
    then, now = board.paint(view.then), board.paint(view.now)
    both = Image.new("RGB", (then.width + _GAP + now.width, max(then.height, now.height)), theme.LINE)
    both.paste(then, (0, 0))
    both.paste(now, (then.width + _GAP, 0))
    return png(both)
