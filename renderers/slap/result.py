"""The end of a game: who won and how, everybody by place, and what stood out.

Players are white; the one colour is that of the suit on top of the last pile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.slap.views import AwardLine, ResultLine, ResultView
from bot.words.speech import Speech, speech
from renderers.kit import awards, theme
from renderers.kit.canvas import Canvas, mapped, png
from renderers.kit.lettering import Weight, shown_names
from renderers.slap import banner

WIDTH: Final = 1200
_TABLE_Y: Final = 392
_ROW: Final = 96
_STEP: Final = 104
_RIGHT: Final = WIDTH - theme.MARGIN
_NAME_X: Final = 168
_CARDS_X: Final = 624
_PILES_X: Final = 848
_BOLT: Final = 56
_FASTEST_X: Final = _RIGHT - 32


def draw(view: ResultView) -> bytes:
    """PNG of the result, 1200 px wide; the height grows with the players."""
    say = speech(view.language)
    names = shown_names(view.seats, [row.name for row in view.rows], say)
    below = _TABLE_Y + len(view.rows) * _STEP - (_STEP - _ROW)
    canvas = Canvas(WIDTH, below + bool(view.awards) * awards.HEIGHT + 92)
    banner.winners(canvas, 32, [names[name] for name in view.winners], view.how, view.suit, say)
    head = _TABLE_Y - 32
    canvas.text(_CARDS_X, head, say("slap-picture-cards"), 32, theme.MUTED, "regular", "r")
    canvas.text(_PILES_X, head, say("slap-picture-piles-slapped"), 32, theme.MUTED, "regular", "r")
    canvas.text(_FASTEST_X, head, say("slap-picture-fastest-slap"), 32, theme.MUTED, "regular", "r")
    quickest = min((row.fastest for row in view.rows if row.fastest is not None), default=None)
    best = view.winners
    for at, row in enumerate(view.rows):
        fast = row.fastest is not None and row.fastest == quickest
        _row(canvas, _TABLE_Y + at * _STEP, row, names[row.name], row.name in best, fast, say)
    if view.awards:
        fill = theme.SUITS[view.suit] if view.suit else theme.MUTED
        awards.awards(canvas, below, [_award(one, names, fill, say) for one in view.awards])
    turned = say("slap-picture-turned", flips=view.flips, piles=view.piles)
    canvas.text(theme.MARGIN, canvas.height - 44, turned, 34, theme.MUTED, "regular")
    return png(mapped(canvas.reduced()))


def _row(c: Canvas, y: float, row: ResultLine, name: str, best: bool, quickest: bool, say: Speech) -> None:
    mid = y + _ROW / 2
    c.rect(theme.MARGIN, y, _RIGHT - theme.MARGIN, _ROW, theme.RAISED if best else theme.PANEL)
    c.text(theme.MARGIN + 60, mid, str(row.place), 60, theme.TEXT if best else theme.MUTED, "black", "m", 84)
    c.text(_NAME_X, mid, name, 48, theme.TEXT, "bold", "l", _CARDS_X - 96 - _NAME_X, 30)
    c.text(_CARDS_X, mid, str(row.cards), 52, theme.TEXT, "bold", "r")
    c.text(_PILES_X, mid, str(row.piles), 52, theme.TEXT if row.piles else theme.MUTED, "bold", "r")
    if row.fastest is None:
        c.text(_FASTEST_X, mid, "–", 44, theme.MUTED, "regular", "r")
        return
    weight: Weight = "bold" if quickest else "regular"
    room = _FASTEST_X - _PILES_X - 24 - _BOLT * quickest
    used = c.text(_FASTEST_X, mid, f"{say.number(row.fastest)} ms", 44, theme.TEXT, weight, "r", room)
    if quickest:
        bolt(c, _FASTEST_X - used - _BOLT / 2, mid, 46)


def _award(one: AwardLine, names: dict[str, str], fill: str, say: Speech) -> awards.Shown:
    other = names[one.other] if one.other else ""
    label = say("slap-picture-award", award=one.key)
    why = say("slap-picture-award-why", award=one.key, count=one.count, other=other)
    return awards.Shown(label, names[one.name], why, fill, _SIGNS[one.key])


def bolt(c: Canvas, x: float, y: float, tall: float = 44) -> None:
    """The fastest slap of the game."""
    k = tall / 20
    edge = [(2, -10), (-7, 2), (-1, 2), (-3, 10), (7, -3), (1, -3)]
    c.poly([(x + a * k, y + b * k) for a, b in edge], theme.TEXT)


def _stack(c: Canvas, x: float, y: float) -> None:
    """A pile of cards, seen from the side."""
    for layer in range(4):
        c.rect(x - 22 + 4 * (layer % 2), y + 11 - 10 * layer, 40, 7, theme.TEXT, 3)


def _flag(c: Canvas, x: float, y: float) -> None:
    """The flag at a finish."""
    c.rect(x - 22, y - 22, 5, 44, theme.TEXT, 2)
    for row in range(3):
        for column in range(4):
            if (row + column) % 2 == 0:
                c.rect(x - 17 + 9 * column, y - 22 + 9 * row, 9, 9, theme.TEXT, 0)


_SIGNS: Final[dict[str, Callable[[Canvas, float, float], None]]] = {
    "longest": _stack,
    "quickest": bolt,
    "photo": _flag,
}
"""What stands before the name of an award."""
