"""What stood out in a game: a panel for each award, with what it is for, who has it, and by how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from renderers.kit import theme
from renderers.kit.canvas import Canvas

HEIGHT: Final = 196
"""Of the row of panels with the gap above it."""
_WIDTH: Final = 1200 - 2 * theme.MARGIN


class Shown(NamedTuple):
    """One award as it is drawn."""

    label: str
    name: str
    why: str
    fill: str
    """Of the panel's edge."""
    sign: Callable[[Canvas, float, float], None]
    """Draws a sign of about 20 px around a point, before the name."""


def awards(c: Canvas, y: float, given: Sequence[Shown]) -> None:
    """The panels side by side, on a picture 1200 px wide; ``y`` is where the gap above them begins."""
    y += theme.GAP
    width = (_WIDTH - (len(given) - 1) * theme.GAP) / len(given)
    for at, award in enumerate(given):
        x, room = theme.MARGIN + at * (width + theme.GAP), width - 64
        c.rect(x, y, width, HEIGHT - theme.GAP, theme.PANEL)
        c.rect(x, y, 12, HEIGHT - theme.GAP, award.fill, corners=(True, False, False, True))
        c.text(x + 36, y + 40, award.label, 30, theme.MUTED, "regular", "l", room)
        award.sign(c, x + 58, y + 94)
        c.text(x + 96, y + 94, award.name, 44, theme.TEXT, "bold", "l", room - 60, 28)
        c.text(x + 36, y + 148, award.why, 32, theme.TEXT, "regular", "l", room, 24)
