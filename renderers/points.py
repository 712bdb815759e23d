"""The points of a season: who is ahead, which is said first, and the best with a bar for each."""

from __future__ import annotations

from typing import Final

from bot.words.pictures import PointsPicture, PointsRow, points_status, points_title
from bot.words.speech import Speech, speech
from renderers.kit import theme
from renderers.kit.canvas import FLAT, Canvas, mapped, png
from renderers.kit.lettering import seat_names
from renderers.kit.pieces import HEADLINE_HEIGHT as HEAD, headline

WIDTH: Final = 1200
_ROW: Final = 116
_FOOT: Final = 64
"""Of the line that says how many more there are."""
_BAR: Final = (560, 330)
"""Where bars begin, and how long the longest is."""


def draw(view: PointsPicture) -> bytes:
    """PNG of a table of points, 1200 px wide; the height grows with its rows."""
    say = speech(view.language)
    more = view.people - len(view.rows)
    height = HEAD + len(view.rows) * (_ROW + theme.GAP) + _FOOT * (more > 0) + theme.MARGIN - theme.GAP
    c = Canvas(WIDTH, height)
    headline(c, points_title(view, say), points_status(view, say))
    names = seat_names([row.name for row in view.rows], say)
    most = max([1, *(row.points for row in view.rows)])
    y = float(HEAD)
    for row, name in zip(view.rows, names, strict=True):
        _row(c, y, row, name, row.points / most, say)
        y += _ROW + theme.GAP
    if more > 0:
        c.text(
            WIDTH / 2,
            y + _FOOT / 2 - theme.GAP / 2,
            say("season-picture-more", count=more),
            34,
            theme.MUTED,
            "regular",
            "m",
        )
    return png(mapped(c.reduced()), FLAT)


def _row(c: Canvas, y: float, row: PointsRow, name: str, share: float, say: Speech) -> None:
    """Place, name with games below it, the bar, and the points."""
    first, middle, left = row.place == 1, y + _ROW / 2, theme.MARGIN + 104
    c.rect(theme.MARGIN, y, WIDTH - 2 * theme.MARGIN, _ROW, theme.RAISED if first else theme.PANEL)
    c.disc(theme.MARGIN + 56, middle, 34, theme.TEXT if first else None, None if first else theme.LINE, 4)
    c.text(theme.MARGIN + 56, middle, str(row.place), 36, theme.INK if first else theme.TEXT, "bold", "m", 56, 24)
    c.text(left, y + 37, name, 42, theme.TEXT, "bold", "l", _BAR[0] - left - 28, 30)
    c.text(left, y + 86, say("season-picture-games", games=row.games), 30, theme.MUTED, "regular")
    if share:
        c.rect(_BAR[0], middle - 17, max(34, _BAR[1] * share), 34, theme.TEXT if first else theme.LINE, 17)
    words, right = say("season-picture-points", points=row.points), WIDTH - theme.MARGIN - 28
    c.text(right, middle, words, 40, theme.TEXT, "bold", "r", right - sum(_BAR) - 24, 28)
