"""The signs of the Zodiac, and the marks of those who have a position or no sign."""

from __future__ import annotations

from typing import Final

from bot.cosmic.expansions.zodiac.chart import CUSP, NEMESIS, SIGNS
from renderers.kit.canvas import Canvas

_FIRST: Final = 0x2648
"""Aries; the other signs follow in order."""


def glyph(c: Canvas, sign: str, x: float, y: float, size: int, fill: str) -> None:
    """A sign around ``x, y``."""
    c.symbol(x, y, chr(_FIRST + SIGNS.index(sign)), size, fill)


def crown(c: Canvas, x: float, y: float, width: float, fill: str) -> None:
    """The Spiritual Leader: three points upwards, solid."""
    height = width * 0.72
    left, top = x - width / 2, y - height / 2
    shape = [(0.0, 0.12), (0.27, 0.52), (0.5, -0.08), (0.73, 0.52), (1.0, 0.12), (0.9, 1.0), (0.1, 1.0)]
    c.poly([(left + width * across, top + height * down) for across, down in shape], fill)


def horns(c: Canvas, x: float, y: float, width: float, fill: str, back: str) -> None:
    """Nemesis: open upwards and hollow, the crown's opposite."""
    r = width / 2
    c.disc(x, y + r * 0.1, r, fill)
    c.disc(x, y - r * 0.55, r * 0.86, back)
    c.disc(x, y + r * 0.52, r * 0.2, back)


def cusp(c: Canvas, x: float, y: float, r: float, fill: str, back: str) -> None:
    """No sign: a disc split down the middle."""
    c.disc(x, y, r, fill)
    c.rect(x + 2, y - r - 2, r + 4, r * 2 + 4, back, 0)
    c.arc(x, y, r, -90, 90, fill, 4)


def standing(c: Canvas, card: str, x: float, y: float, size: int, fill: str, back: str) -> None:
    """A sign, the cusp or Nemesis around ``x, y``."""
    if card == NEMESIS:
        horns(c, x, y, size * 0.9, fill, back)
    elif card == CUSP:
        cusp(c, x, y, size * 0.44, fill, back)
    else:
        glyph(c, card, x, y, size, fill)
