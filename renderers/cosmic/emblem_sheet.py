"""Contact sheet of emblems, for the gallery and for learning them: a tile in the tint of its kind, its name below."""

from __future__ import annotations

from typing import Final

from bot.cosmic.library.pictures import EmblemsPicture
from bot.cosmic.words import things
from renderers.cosmic.cards.faces import EDICTS, POWERS
from renderers.cosmic.marks import png
from renderers.kit import theme
from renderers.kit.canvas import Canvas

WIDTH: Final = 1200
_COLUMNS: Final = 6
_TILE: Final = 176
_RADIUS: Final = 66
"""Radius of an emblem, in px."""
_STEP: Final = _TILE + theme.GAP
_FIRST, _LINE, _BELOW = 28, 32, 32
"""From a tile down to its name, from line to line, and from the last line to the next tile."""


def draw(view: EmblemsPicture) -> bytes:
    """PNG of the emblems, six in a row, 1200 px wide. Raises ``KeyError`` for a key without an emblem."""
    names = [things.power(key).split() for key in view.keys]
    step = _TILE + _FIRST + _LINE * (max(map(len, names), default=1) - 1) + _BELOW
    c = Canvas(WIDTH, 2 * theme.MARGIN + -(-len(names) // _COLUMNS) * step)
    for at, (key, lines) in enumerate(zip(view.keys, names, strict=True)):
        x, y = theme.MARGIN + at % _COLUMNS * _STEP, theme.MARGIN + at // _COLUMNS * step
        figure, tint = (POWERS[key], theme.KINDS["flare"]) if key in POWERS else (EDICTS[key], theme.KINDS["edict"])
        c.rect(x, y, _TILE, _TILE, tint, 28)
        figure.draw(c, x + _TILE / 2, y + _TILE / 2, _RADIUS, theme.INK, tint)
        for row, words in enumerate(lines):
            c.text(x + _TILE / 2, y + _TILE + _FIRST + row * _LINE, words, 26, theme.TEXT, "bold", "m", _STEP - 8)
    return png(c.reduced(), level=9)
