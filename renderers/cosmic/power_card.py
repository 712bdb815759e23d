"""A power as a card: its emblem, when it counts, what it does, and both sides of its flare."""

from __future__ import annotations

from typing import Final

from bot.cosmic.library.pictures import Passage, PowerPicture
from renderers.cosmic.cards.faces import POWERS, flame
from renderers.cosmic.marks import png
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.pieces import column, wrapped

WIDTH: Final = 1200
_EMBLEM: Final = 300
_RADIUS: Final = 112
_LEFT: Final = theme.MARGIN + _EMBLEM + 36
_ROOM: Final = WIDTH - _LEFT - theme.MARGIN
_TEXT, _STEP = 36, 48
_SMALL, _CLOSE = 34, 46
_INNER: Final = WIDTH - 2 * theme.MARGIN - 2 * 32
_HEAD: Final = 102
"""Height of the title's line, in px."""
_FACTS: Final = 32


def draw(view: PowerPicture) -> bytes:
    """PNG of a power, 1200 px wide; the height grows with its texts. Raises ``KeyError`` for a power without emblem."""
    own = wrapped(view.power.text, _ROOM, _TEXT)
    flares = [(one, wrapped(one.text, _INNER, _SMALL)) for one in view.flares]
    facts = wrapped(" · ".join(view.power.facts), _ROOM, _FACTS)
    head = theme.MARGIN + _HEAD + len(facts) * _CLOSE
    top = max(_EMBLEM + theme.MARGIN, head + len(own) * _STEP) + theme.GAP
    heights = [84 + len(lines) * _CLOSE + 16 for _, lines in flares]
    c = Canvas(WIDTH, round(top + sum(heights) + len(heights) * theme.GAP + theme.MARGIN - theme.GAP))
    tint = theme.KINDS["flare"]
    c.rect(theme.MARGIN, theme.MARGIN, _EMBLEM, _EMBLEM, tint, 36)
    middle = theme.MARGIN + _EMBLEM / 2
    POWERS[view.key].draw(c, middle, middle, _RADIUS, theme.INK, tint)
    c.text(_LEFT, theme.MARGIN + 44, view.power.title, 76, theme.TEXT, "black", "l", _ROOM, 48)
    column(c, _LEFT, theme.MARGIN + 112, facts, _FACTS, _CLOSE, theme.MUTED, "regular", _ROOM)
    column(c, _LEFT, head + 24, own, _TEXT, _STEP, theme.TEXT, "regular", _ROOM)
    y = float(top)
    for (one, lines), height in zip(flares, heights, strict=True):
        _flare(c, y, height, one, lines)
        y += height + theme.GAP
    return png(c.reduced())


def _flare(c: Canvas, y: float, height: float, one: Passage, lines: list[str]) -> None:
    x = theme.MARGIN + 32
    c.rect(theme.MARGIN, y, WIDTH - 2 * theme.MARGIN, height, theme.PANEL)
    flame(c, x + 14, y + 46, 44, theme.KINDS["flare"], theme.PANEL)
    used = c.text(x + 48, y + 46, one.title, 38, theme.TEXT, "bold")
    facts = " · ".join(one.facts)
    c.text(x + 72 + used, y + 46, facts, 30, theme.MUTED, "regular", "l", _INNER - 72 - used, 26)
    column(c, x, y + 104, lines, _SMALL, _CLOSE, theme.TEXT, "regular", _INNER)
