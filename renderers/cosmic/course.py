"""The course of a game: everybody's foreign bases over its challenges as lines of their colours, and the awards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.cosmic.seen.awards import Award
from bot.cosmic.seen.picture_views import EndPicture
from bot.cosmic.words import picture_words
from bot.words.speech import Speech
from renderers.cosmic.marks import mark
from renderers.kit import awards as kit, theme
from renderers.kit.canvas import Canvas

CHART: Final = 440
"""Height of the race with the gap above it."""
_GAP: Final = 16
_WIDTH: Final = 1136
_LEFT, _RIGHT, _TOP, _LOW = 112, 1040, 96, 336
"""Where the lines lie inside the panel."""
_LINE: Final = 9
_APART: Final = 11
"""Lines of the same height lie so far apart, so that each can be seen."""
_END: Final = 22


def chart(c: Canvas, y: float, view: EndPicture, say: Speech) -> None:
    """A race: the challenges from left to right, foreign bases upwards; marks stand at the end of each line."""
    y += _GAP
    c.rect(theme.MARGIN, y, _WIDTH, CHART - _GAP, theme.PANEL)
    c.text(theme.MARGIN + 28, y + 44, say("picture-course"), 34, theme.MUTED, "regular", "l", _WIDTH - 56)
    highest = max(view.goal, max(max(leg) for leg in view.course))
    rise = (_LOW - _TOP) / highest
    for bases in range(highest + 1):
        at = y + _LOW - bases * rise
        c.rect(_LEFT, at - 1, _RIGHT - _LEFT, 2, theme.LINE if bases == view.goal else theme.RAISED, 0)
        c.text(_LEFT - 24, at, str(bases), 30, theme.TEXT if bases == view.goal else theme.MUTED, "bold", "r")
    c.text(_LEFT, y + _LOW + 60, "1", 30, theme.MUTED, "regular", "m")
    c.text(_RIGHT, y + _LOW + 60, str(len(view.course)), 30, theme.MUTED, "regular", "m")
    step = (_RIGHT - _LEFT) / max(1, len(view.course) - 1)
    ends: list[tuple[float, str]] = []
    for row in reversed(view.rows):  # winners on top
        points = []
        for at, leg in enumerate(view.course):
            same = [seat for seat in range(len(leg)) if leg[seat] == leg[row.seat]]
            shift = (same.index(row.seat) - (len(same) - 1) / 2) * _APART
            points.append((_LEFT + at * step, y + _LOW - leg[row.seat] * rise - shift))
        look = theme.PLAYERS[row.colour]
        c.stroke(points if len(points) > 1 else [points[0], points[0]], theme.GROUND, _LINE + 4)
        c.stroke(points if len(points) > 1 else [points[0], points[0]], look.fill, _LINE)
        ends.append((points[-1][1], row.colour))
    for height, colour in _spread(ends, y + _TOP):
        look = theme.PLAYERS[colour]
        c.disc(_RIGHT + 56, height, _END, look.fill, theme.GROUND, 4)
        mark(c, look.mark, _RIGHT + 56, height, _END * 0.55, theme.INK)


def _spread(ends: Sequence[tuple[float, str]], top: float) -> list[tuple[float, str]]:
    """The ends of the lines with room for each mark, none above ``top``, in the order of their heights."""
    room = 2 * _END + 4
    found: list[tuple[float, str]] = []
    for height, colour in sorted(ends, key=lambda end: -end[0]):
        found.append((min(height, found[-1][0] - room if found else height), colour))
    for at, (height, colour) in reversed(list(enumerate(found))):
        found[at] = (max(height, top), colour)
        top = found[at][0] + room
    return found


def awards(c: Canvas, y: float, given: Sequence[Award], view: EndPicture, names: Sequence[str], say: Speech) -> None:
    """What stood out: for what, who, by how much."""
    colours = {row.seat: row.colour for row in view.rows}
    shown = []
    for award in given:
        look = theme.PLAYERS[colours[award.seat]]
        label, why = picture_words.award(say, award), picture_words.award_why(say, award, names)
        sign = partial(_mark, look)
        shown.append(kit.Shown(label, names[award.seat], why, look.fill, sign))
    kit.awards(c, y, shown)


def _mark(look: theme.PlayerLook, c: Canvas, x: float, y: float) -> None:
    mark(c, look.mark, x, y, 20, look.fill)
