"""The end of a game: who won and how, then everybody by place. Players are white; no suit colour is used."""

from __future__ import annotations

from typing import Final

from bot.slap.views import ResultLine, ResultView
from bot.slap.words import Phrases, phrases_in
from renderers.kit import theme
from renderers.kit.canvas import Canvas, mapped, png, text_width
from renderers.kit.lettering import Weight, shown_names
from renderers.slap.figures import NEUTRALISERS

WIDTH: Final = 1200
_TABLE_Y: Final = 392
_ROW: Final = 96
_STEP: Final = 104
_RIGHT: Final = WIDTH - theme.MARGIN
_CARDS_X: Final = 640
_PILES_X: Final = 880
_TITLE_WIDTH: Final = 820
_LARGEST: Final = 108
_SMALLEST: Final = 52
_LEAST_ROOM: Final = 120
"""Px a name needs in the title; with less the winners are counted instead."""
_FASTEST_X: Final = _RIGHT - 32


def draw(view: ResultView) -> bytes:
    """PNG of the result, 1200 px wide; the height grows with the players."""
    said = phrases_in(view.language)
    names = shown_names(view.seats, [row.name for row in view.rows], said)
    canvas = Canvas(WIDTH, _TABLE_Y + len(view.rows) * _STEP + 84)
    _banner(canvas, view, [names[name] for name in view.winners], said)
    head = _TABLE_Y - 32
    canvas.text(_CARDS_X, head, said.CARDS, 32, theme.MUTED, "regular", "r")
    canvas.text(_PILES_X, head, said.PILES_SLAPPED, 32, theme.MUTED, "regular", "r")
    canvas.text(_FASTEST_X, head, said.FASTEST_SLAP, 32, theme.MUTED, "regular", "r")
    quickest = min((row.fastest for row in view.rows if row.fastest is not None), default=None)
    best = view.winners
    for at, row in enumerate(view.rows):
        fast = row.fastest is not None and row.fastest == quickest
        _row(canvas, _TABLE_Y + at * _STEP, row, names[row.name], row.name in best, fast, said)
    canvas.text(theme.MARGIN, canvas.height - 44, said.turned(view.flips, view.piles), 34, theme.MUTED, "regular")
    return png(mapped(canvas.reduced()))


def _banner(c: Canvas, view: ResultView, names: list[str], said: Phrases) -> None:
    c.rect(theme.MARGIN, 32, _RIGHT - theme.MARGIN, 272, theme.RAISED, 28)
    NEUTRALISERS["Z"](c, 172, 168, 92, theme.TEXT, theme.RAISED)
    _title(c, names, said)
    c.text(308, 230, said.how(view), 40, theme.TEXT, "regular", "l", 820, 32)


def _title(c: Canvas, names: list[str], said: Phrases) -> None:
    """The winners in one line, each name in its own font; names are cut, our words never."""
    parts = said.title_parts(names)
    size = _LARGEST
    while size > _SMALLEST and sum(text_width(part, size, "black") for part in parts) > _TITLE_WIDTH:
        size -= 4
    room = (_TITLE_WIDTH - sum(text_width(part, size, "black") for part in parts[1::2])) / max(1, len(names))
    if room < _LEAST_ROOM:
        parts, room = said.counted_title(len(names)), _TITLE_WIDTH
    if sum(text_width(part, size, "black") for part in parts) <= _TITLE_WIDTH:
        room = _TITLE_WIDTH
    x: float = 308
    for at, part in enumerate(parts):
        x += c.text(x, 136, part, size, theme.TEXT, "black", "l", None if at % 2 else room, size)


def _row(c: Canvas, y: float, row: ResultLine, name: str, best: bool, quickest: bool, said: Phrases) -> None:
    mid = y + _ROW / 2
    c.rect(theme.MARGIN, y, _RIGHT - theme.MARGIN, _ROW, theme.RAISED if best else theme.PANEL)
    c.text(theme.MARGIN + 60, mid, str(row.place), 60, theme.TEXT if best else theme.MUTED, "black", "m")
    c.text(152, mid, name, 48, theme.TEXT, "bold", "l", 370, 30)
    c.text(_CARDS_X, mid, str(row.cards), 52, theme.TEXT, "bold", "r")
    c.text(_PILES_X, mid, str(row.piles), 52, theme.TEXT if row.piles else theme.MUTED, "bold", "r")
    if row.fastest is None:
        c.text(_FASTEST_X, mid, "–", 44, theme.MUTED, "regular", "r")
        return
    weight: Weight = "bold" if quickest else "regular"
    used = c.text(_FASTEST_X, mid, f"{said.number(row.fastest)} ms", 44, theme.TEXT, weight, "r")
    if quickest:
        _bolt(c, _FASTEST_X - used - 28, mid, 46)


def _bolt(c: Canvas, x: float, y: float, tall: float) -> None:
    """The fastest slap of the game."""
    k = tall / 20
    edge = [(2, -10), (-7, 2), (-1, 2), (-3, 10), (7, -3), (1, -3)]
    c.poly([(x + a * k, y + b * k) for a, b in edge], theme.TEXT)
