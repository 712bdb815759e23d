"""Shares as bars with their intervals, and a line for what would be fair. No table posts it."""

from __future__ import annotations

from typing import Final

import msgspec

from renderers.kit import theme
from renderers.kit.canvas import Canvas, png

WIDTH: Final = 1200
_TOP: Final = 104
_ROW: Final = 44
_LEFT: Final = 330
"""Where the scale begins."""
_RIGHT: Final = 920
"""Where the longest interval ends."""
_STEP: Final = 0.1
"""Between two lines of the scale."""


class Bar(msgspec.Struct, frozen=True):
    """One share, between 0 and 1, with the interval in which it lies."""

    name: str
    share: float
    low: float
    high: float
    words: str
    """What stands beside it."""


class Chart(msgspec.Struct, frozen=True):
    """Bars below each other, on one scale."""

    title: str
    fair: float
    """Where the line goes that all bars are compared with."""
    bars: tuple[Bar, ...]


def draw(view: Chart) -> bytes:
    """PNG, 1200 px wide; the height grows with the bars. The scale ends with the highest interval."""
    canvas = Canvas(WIDTH, _TOP + len(view.bars) * _ROW + 64)
    longest = max([view.fair, *(bar.high for bar in view.bars)])
    unit = (_RIGHT - _LEFT) / longest
    bottom = _TOP + len(view.bars) * _ROW
    canvas.text(theme.MARGIN, 52, view.title, 36, theme.TEXT, "bold", "l", WIDTH - 2 * theme.MARGIN, 22)
    for number in range(1 + int(longest / _STEP)):
        x = _LEFT + number * _STEP * unit
        canvas.stroke([(x, _TOP), (x, bottom)], theme.LINE, 2)
        canvas.text(x, bottom + 26, f"{round(number * _STEP * 100)} %", 22, theme.MUTED, "regular", "m")
    for at, bar in enumerate(view.bars):
        _bar(canvas, _TOP + (at + 0.5) * _ROW, bar, unit)
    fair = _LEFT + view.fair * unit
    canvas.stroke([(fair, _TOP), (fair, bottom)], theme.TEXT, 4)
    return png(canvas.reduced())


def _bar(c: Canvas, y: float, bar: Bar, unit: float) -> None:
    low, middle, high = (_LEFT + part * unit for part in (bar.low, bar.share, bar.high))
    c.text(_LEFT - 16, y, bar.name, 26, theme.TEXT, "regular", "r", _LEFT - 16 - theme.MARGIN, 18)
    if middle > _LEFT + 1:
        c.rect(_LEFT, y - 13, middle - _LEFT, 26, theme.PLAYERS["blue"].fill, 6)
    c.stroke([(low, y), (high, y)], theme.TEXT, 3)
    for end in (low, high):
        c.stroke([(end, y - 8), (end, y + 8)], theme.TEXT, 3)
    c.text(_RIGHT + 20, y, bar.words, 24, theme.MUTED, "regular", "l", WIDTH - _RIGHT - 20 - theme.MARGIN, 18)
