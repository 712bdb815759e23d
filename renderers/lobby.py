"""The lobby: what will be played, who sits there, and how many may still join, which is said first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.words.pictures import LobbyPicture, LobbySeat, lobby_status
from bot.words.speech import Speech, speech
from renderers.cosmic.marks import mark, png as cosmic_png
from renderers.kit import theme
from renderers.kit.canvas import Canvas, mapped, png, text_width
from renderers.kit.lettering import seat_names
from renderers.slap.faces import solid

WIDTH: Final = 1200
_HEAD: Final = 196
_SEAT: Final = (560, 96)
_CHIP: Final = 60
_COSMIC: Final = "cosmic"


def draw(view: LobbyPicture) -> bytes:
    """PNG of a lobby, 1200 px wide; the height grows with seats and chips."""
    say = speech(view.language)
    rows = -(-max(view.most, len(view.seats)) // 2)
    chips = _rows(view.chips)
    c = Canvas(WIDTH, _HEAD + rows * (_SEAT[1] + theme.GAP) + len(chips) * (_CHIP + theme.GAP) + theme.MARGIN)
    _head(c, view, say)
    names = seat_names([seat.name for seat in view.seats], say)
    for at in range(max(view.most, len(view.seats))):
        x = theme.MARGIN + at % 2 * (_SEAT[0] + theme.GAP)
        y = _HEAD + at // 2 * (_SEAT[1] + theme.GAP)
        if at < len(view.seats):
            _taken(c, x, y, at + 1, view.seats[at], names[at], say)
        else:
            _free(c, x, y, say, first=at == len(view.seats))
    top = _HEAD + rows * (_SEAT[1] + theme.GAP) + theme.GAP / 2
    for at, row in enumerate(chips):
        _chips(c, row, top + at * (_CHIP + theme.GAP))
    return cosmic_png(c.reduced()) if view.game == _COSMIC else png(mapped(c.reduced()))


def _head(c: Canvas, view: LobbyPicture, say: Speech) -> None:
    """The game with its marks, and on the right who may still join: the only white thing."""
    words = lobby_status(view, say)
    width = text_width(words, 40) + 64
    fill, ink = (theme.TEXT, theme.INK) if view.free else (theme.RAISED, theme.TEXT)
    c.rect(WIDTH - theme.MARGIN - width, 36, width, 76, fill, 38)
    c.text(WIDTH - theme.MARGIN - width / 2, 74, words, 40, ink, "bold", "m")
    c.text(theme.MARGIN, 74, view.title, 68, theme.TEXT, "black", "l", WIDTH - width - 3 * theme.MARGIN, 40)
    if view.game == _COSMIC:
        for at, look in enumerate(theme.PLAYERS.values()):
            mark(c, look.mark, theme.MARGIN + 20 + at * 56, 148, 17, look.fill)
    else:
        for at, suit in enumerate(theme.SUITS):
            solid(c, suit, theme.MARGIN + 22 + at * 64, 148, 24, 3, plain=False)


def _taken(c: Canvas, x: float, y: float, number: int, seat: LobbySeat, name: str, say: Speech) -> None:
    middle = y + _SEAT[1] / 2
    c.rect(x, y, *_SEAT, theme.PANEL)
    person = not seat.computer
    c.disc(x + 52, middle, 30, theme.TEXT if person else theme.PANEL, None if person else theme.MUTED, 4)
    c.text(x + 52, middle, str(number), 34, theme.INK if person else theme.MUTED, "bold", "m")
    room: float = _SEAT[0] - 104 - 28
    if person:
        c.text(x + 104, middle, name, 44, theme.TEXT, "bold", "l", room, 30)
        return
    words = " · ".join(filter(None, (say("lobby-picture-computer"), seat.temper)))
    c.text(x + 104, middle - 17, name, 38, theme.TEXT, "bold", "l", room, 30)
    c.text(x + 104, middle + 23, words, 28, theme.MUTED, "regular", "l", room, 26)


def _free(c: Canvas, x: float, y: float, say: Speech, *, first: bool) -> None:
    """An empty seat; the next one to be taken has a plus."""
    middle = y + _SEAT[1] / 2
    c.rect(x, y, *_SEAT, None, theme.RADIUS, theme.RAISED, 3)
    c.disc(x + 52, middle, 30, None, theme.TEXT if first else theme.LINE, 4)
    if first:
        c.rect(x + 38, middle - 3, 28, 6, theme.TEXT, 3)
        c.rect(x + 49, middle - 14, 6, 28, theme.TEXT, 3)
    c.text(x + 104, middle, say("lobby-picture-seat"), 38, theme.MUTED, "regular")


def _rows(chips: Sequence[str]) -> list[list[str]]:
    """As many chips a row as fit."""
    rows: list[list[str]] = []
    used = float(WIDTH)
    for chip in chips:
        width = _wide(chip)
        if used + width > WIDTH - 2 * theme.MARGIN:
            rows.append([])
            used = 0
        rows[-1].append(chip)
        used += width + theme.GAP
    return rows


def _wide(chip: str) -> float:
    return min(text_width(chip, 34, "regular") + 52, WIDTH - 2 * theme.MARGIN)


def _chips(c: Canvas, chips: Sequence[str], y: float) -> None:
    x = float(theme.MARGIN)
    for chip in chips:
        width = _wide(chip)
        c.rect(x, y, width, _CHIP, theme.RAISED, _CHIP / 2)
        c.text(x + width / 2, y + _CHIP / 2, chip, 34, theme.TEXT, "regular", "m", width - 40, 26)
        x += width + theme.GAP
