"""The end of a game: who won and how, then everybody by place. Players are white; no suit colour is used."""

from __future__ import annotations

import re
from typing import Final

from bot.slap.views import ResultLine, ResultView
from bot.slap.words.messages import HOW
from bot.words.speech import Speech, speech
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
_MARK: Final = 0xE000
"""The first of the private characters that stand for names while a sentence is cut."""
_FASTEST_X: Final = _RIGHT - 32


def draw(view: ResultView) -> bytes:
    """PNG of the result, 1200 px wide; the height grows with the players."""
    say = speech(view.language)
    names = shown_names(view.seats, [row.name for row in view.rows], say)
    canvas = Canvas(WIDTH, _TABLE_Y + len(view.rows) * _STEP + 84)
    _banner(canvas, view, [names[name] for name in view.winners], say)
    head = _TABLE_Y - 32
    canvas.text(_CARDS_X, head, say("slap-picture-cards"), 32, theme.MUTED, "regular", "r")
    canvas.text(_PILES_X, head, say("slap-picture-piles-slapped"), 32, theme.MUTED, "regular", "r")
    canvas.text(_FASTEST_X, head, say("slap-picture-fastest-slap"), 32, theme.MUTED, "regular", "r")
    quickest = min((row.fastest for row in view.rows if row.fastest is not None), default=None)
    best = view.winners
    for at, row in enumerate(view.rows):
        fast = row.fastest is not None and row.fastest == quickest
        _row(canvas, _TABLE_Y + at * _STEP, row, names[row.name], row.name in best, fast, say)
    turned = say("slap-picture-turned", flips=view.flips, piles=view.piles)
    canvas.text(theme.MARGIN, canvas.height - 44, turned, 34, theme.MUTED, "regular")
    return png(mapped(canvas.reduced()))


def _banner(c: Canvas, view: ResultView, names: list[str], say: Speech) -> None:
    c.rect(theme.MARGIN, 32, _RIGHT - theme.MARGIN, 272, theme.RAISED, 28)
    NEUTRALISERS["Z"].draw(c, 172, 168, 92, theme.TEXT, theme.RAISED)
    _title(c, names, say)
    c.text(308, 230, say(HOW[view.how]), 40, theme.TEXT, "regular", "l", 820, 32)


def _title(c: Canvas, names: list[str], say: Speech) -> None:
    """The winners in one line, each name in its own font; names are cut, our words never."""
    parts = _title_parts(names, say)
    size = _LARGEST
    while size > _SMALLEST and sum(text_width(part, size, "black") for part, _ in parts) > _TITLE_WIDTH:
        size -= 4
    ours = sum(text_width(part, size, "black") for part, name in parts if not name)
    room = (_TITLE_WIDTH - ours) / max(1, len(names))
    if room < _LEAST_ROOM:
        parts = [(say("slap-picture-title-counted", count=len(names)), False)]
    if sum(text_width(part, size, "black") for part, _ in parts) <= _TITLE_WIDTH:
        room = _TITLE_WIDTH
    x: float = 308
    for part, name in parts:
        x += c.text(x, 136, part, size, theme.TEXT, "black", "l", room if name else None, size)


def _title_parts(names: list[str], say: Speech) -> list[tuple[str, bool]]:
    """The title cut into names and our own words, in the order of the language; True for a name."""
    marks = {chr(_MARK + at): name for at, name in enumerate(names)}
    pieces = re.split(f"([{''.join(marks)}])", say("slap-picture-title", names=list(marks))) if marks else []
    found = [(marks.get(piece, piece), piece in marks) for piece in pieces if piece]
    return found or [(say("slap-picture-title", names=[]), False)]


def _row(c: Canvas, y: float, row: ResultLine, name: str, best: bool, quickest: bool, say: Speech) -> None:
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
    used = c.text(_FASTEST_X, mid, f"{say.number(row.fastest)} ms", 44, theme.TEXT, weight, "r")
    if quickest:
        _bolt(c, _FASTEST_X - used - 28, mid, 46)


def _bolt(c: Canvas, x: float, y: float, tall: float) -> None:
    """The fastest slap of the game."""
    k = tall / 20
    edge = [(2, -10), (-7, 2), (-1, 2), (-3, 10), (7, -3), (1, -3)]
    c.poly([(x + a * k, y + b * k) for a, b in edge], theme.TEXT)
