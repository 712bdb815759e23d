"""The head of a picture: what it is, and below it what matters most, on the only white pill."""

from __future__ import annotations

from typing import Final

from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width

HEIGHT: Final = 216
"""What follows begins here."""
_PILL: Final = (116, 76)
"""Top and height of the pill, in px."""


def headline(c: Canvas, title: str, matters: str) -> None:
    """Both at the top of a picture."""
    room = c.width - 2 * theme.MARGIN
    c.text(theme.MARGIN, 68, title, 60, theme.TEXT, "black", "l", room, 36)
    (top, height), width = _PILL, min(text_width(matters, 40) + 64, room)
    c.rect(theme.MARGIN, top, width, height, theme.TEXT, height // 2)
    c.text(theme.MARGIN + width / 2, top + height / 2, matters, 40, theme.INK, "bold", "m", width - 56, 28)
