"""The end of a slap game as a picture, and its film: a frame for each pile."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from bot.slap.messages import HOW
from bot.slap.views import AwardLine, FilmView, ResultLine, ResultView, WonPile
from bot.words.speech import Speech, speech
from renderers.kit import pieces, theme
from renderers.kit.canvas import Canvas, mapped, png, rounded, text_width
from renderers.kit.lettering import Weight, seat_names, shown_names
from renderers.kit.pieces import WIDTH as FILM_WIDTH, shared
from renderers.slap.faces import NEUTRALISERS, SMALL, face, height, mask, solid

HEIGHT: Final = 272
_WIDTH: Final = 1200 - 2 * theme.MARGIN
_EMBLEM: Final = (140, HEIGHT / 2)
_RAYS: Final = 58
_FAR: Final = 1200
TITLE_X: Final = 308
_TITLE_WIDTH: Final = 820
_LARGEST: Final = 108
_SMALLEST: Final = 52
_LEAST: Final = 36
"""Size of a name that is cut; our words keep theirs."""
_LEAST_ROOM: Final = 210
"""Px that a long name needs in the title; with less the winners are counted instead."""
_MARK: Final = 0xE000
"""The first of the private characters that stand for names while a sentence is cut."""
_NIGHT_RAY: Final = theme.mix(theme.NIGHTS["Z"], theme.TEXT, 1 / 6)


def winners(c: Canvas, y: float, names: Sequence[str], how: str, suit: str, say: Speech) -> None:
    """``how`` the game ended; ``suit`` is empty for none."""
    ink = ground(c, y, suit)
    _title(c, y + 104, names, ink, say)
    c.text(TITLE_X, y + 198, say(HOW[how]), 40, ink, "regular", "l", _TITLE_WIDTH, 32)


def ground(c: Canvas, y: float, suit: str) -> str:
    """Rays of the suit's colour, night without a suit. Return the colour of words."""
    fill, shade, ink = theme.NIGHTS["Z"], _NIGHT_RAY, theme.TEXT
    if suit:
        fill, ink = theme.SUITS[suit], theme.INK
        shade = theme.mix(fill, theme.INK, theme.SHADES[1])
    tile, (x, middle) = Canvas(_WIDTH, HEIGHT, fill), _EMBLEM
    for at in range(0, _RAYS, 2):
        turns = (2 * math.pi * (at + edge) / _RAYS for edge in (0.5, 1.5))
        tile.poly(
            [(x, middle), *((x + _FAR * math.cos(turn), middle + _FAR * math.sin(turn)) for turn in turns)], shade
        )
    tile.disc(x, middle, 112, fill)
    if suit:
        solid(tile, suit, x, middle, 92, 6, plain=False)
    else:
        NEUTRALISERS["Z"].draw(tile, x, middle, 92, ink, fill)
    c.paste(tile.large(), theme.MARGIN, y, rounded(_WIDTH, HEIGHT, 28))
    return ink


def _title(c: Canvas, y: float, names: Sequence[str], ink: str, say: Speech) -> None:
    """The winners in one line, each name in its own font; names are cut, our words never."""
    parts = _title_parts(names, say)
    size = _LARGEST
    while size > _SMALLEST and sum(text_width(part, size, "black") for part, _ in parts) > _TITLE_WIDTH:
        size -= 4
    wanted = [text_width(name, size, "black") for name, named in parts if named]
    ours = sum(text_width(part, size, "black") for part, named in parts if not named)
    rooms = shared(_TITLE_WIDTH - ours, wanted)
    if any(room < min(wide, _LEAST_ROOM) for wide, room in zip(wanted, rooms, strict=True)):
        parts = [(say("slap-picture-title-counted", count=len(names)), False)]
    left = iter(rooms)
    x: float = TITLE_X
    for part, named in parts:
        x += c.text(x, y, part, size, ink, "black", "l", next(left) if named else None, _LEAST)


def _title_parts(names: Sequence[str], say: Speech) -> list[tuple[str, bool]]:
    """The title cut into names and our own words, in the order of the language; True for a name."""
    marks = {chr(_MARK + at): name for at, name in enumerate(names)}
    pieces = re.split(f"([{''.join(marks)}])", say("slap-picture-title", names=list(marks))) if marks else []
    found = [(marks.get(piece, piece), piece in marks) for piece in pieces if piece]
    return found or [(say("slap-picture-title", names=[]), False)]


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
    say = speech(view.language)
    names = shown_names(view.seats, [row.name for row in view.rows], say)
    below = _TABLE_Y + len(view.rows) * _STEP - (_STEP - _ROW)
    canvas = Canvas(WIDTH, below + bool(view.awards) * pieces.AWARD_HEIGHT + 92)
    winners(canvas, 32, [names[name] for name in view.winners], view.how, view.suit, say)
    head = _TABLE_Y - 32
    canvas.text(_CARDS_X, head, say("slap-picture-cards"), 32, theme.MUTED, "regular", "r")
    canvas.text(_PILES_X, head, say("slap-picture-piles-slapped"), 32, theme.MUTED, "regular", "r")
    canvas.text(_FASTEST_X, head, say("slap-picture-fastest-slap"), 32, theme.MUTED, "regular", "r")
    quickest = min((row.fastest for row in view.rows if row.fastest is not None), default=None)
    for at, row in enumerate(view.rows):
        fast = row.fastest is not None and row.fastest == quickest
        _row(canvas, _TABLE_Y + at * _STEP, row, names[row.name], row.name in view.winners, fast, say)
    if view.awards:
        fill = theme.SUITS[view.suit] if view.suit else theme.MUTED
        pieces.awards(canvas, below, [_award(one, names, fill, say) for one in view.awards])
    turned = say("slap-picture-turned", flips=view.flips, piles=view.piles)
    canvas.text(theme.MARGIN, canvas.height - 44, turned, 34, theme.MUTED, "regular")
    return png(mapped(canvas.reduced()))


def _row(c: Canvas, y: float, row: ResultLine, name: str, best: bool, quickest: bool, say: Speech) -> None:
    mid = y + _ROW / 2
    c.rect(theme.MARGIN, y, _RIGHT - theme.MARGIN, _ROW, theme.RAISED if best else theme.PANEL)
    c.text(theme.MARGIN + 60, mid, str(row.place), 60, theme.TEXT if best else theme.MUTED, "black", "m", 84)
    c.text(_NAME_X, mid, name, 48, theme.TEXT, "bold", "l", _CARDS_X - 96 - _NAME_X, 30)
    if row.left:
        c.text(_CARDS_X, mid, say("slap-picture-left"), 44, theme.MUTED, "regular", "r")
    else:
        c.text(_CARDS_X, mid, str(row.cards), 52, theme.TEXT, "bold", "r")
    c.text(_PILES_X, mid, str(row.piles), 52, theme.TEXT if row.piles else theme.MUTED, "bold", "r")
    if row.fastest is None:
        c.text(_FASTEST_X, mid, "–", 44, theme.MUTED, "regular", "r")
        return
    weight: Weight = "bold" if quickest else "regular"
    room = _FASTEST_X - _PILES_X - 24 - _BOLT * quickest
    used = c.text(_FASTEST_X, mid, f"{say.number(row.fastest)} ms", 44, theme.TEXT, weight, "r", room)
    if quickest:
        pieces.bolt(c, _FASTEST_X - used - _BOLT / 2, mid, 46)


def _award(one: AwardLine, names: dict[str, str], fill: str, say: Speech) -> pieces.Shown:
    other = names[one.other] if one.other else ""
    label = say("slap-picture-award", award=one.key)
    why = say("slap-picture-award-why", award=one.key, count=one.count, other=other)
    return pieces.Shown(label, names[one.name], why, fill, _SIGNS[one.key])


def _stack(c: Canvas, x: float, y: float) -> None:
    for layer in range(4):
        c.rect(x - 22 + 4 * (layer % 2), y + 11 - 10 * layer, 40, 7, theme.TEXT, 3)


def _flag(c: Canvas, x: float, y: float) -> None:
    c.rect(x - 22, y - 22, 5, 44, theme.TEXT, 2)
    for row in range(3):
        for column in range(4):
            if (row + column) % 2 == 0:
                c.rect(x - 17 + 9 * column, y - 22 + 9 * row, 9, 9, theme.TEXT, 0)


_SIGNS: Final[dict[str, Callable[[Canvas, float, float], None]]] = {
    "longest": _stack,
    "quickest": pieces.bolt,
    "photo": _flag,
}


_TOP: Final = pieces.HEAD + 8
_ROWS: Final = _TOP + HEIGHT + 16
_FILM_RIGHT: Final = FILM_WIDTH - theme.MARGIN
_CARD_STEP: Final = SMALL + 12
_BAR: Final = 404
_SHORTEST, _USUAL, _WHOLE, _LAST = 350, 1_000, 20_000, 4_000
"""Ms: least and most of a frame, about the most of all steps, and of the end."""
_CARD: Final = (6, 9)
"""Width of a card seen from the side, and from one to the next: whole px pack well, and the whole deck has room."""


def draw_film(view: FilmView) -> bytes:
    """Raises ``KeyError`` for an unknown card."""
    say = speech(view.language)
    names = seat_names(view.names, say)
    piles = [_pile(view, view.steps[at], names, say) for at in pieces.shown(len(view.steps))]
    frames = [_start(view, names, say), *piles]
    each = max(_SHORTEST, min(_USUAL, _WHOLE // len(frames)))
    return pieces.gif([*((frame, each) for frame in frames), (_end(view, names, say), _LAST)])


def _begun(view: FilmView, words: str, at: int) -> Canvas:
    c = Canvas(FILM_WIDTH, _ROWS + len(view.names) * _step(len(view.names)) + theme.MARGIN - 8)
    pieces.head(c, words, at, view.piles)
    return c


def _start(view: FilmView, names: Sequence[str], say: Speech) -> Image.Image:
    c = _begun(view, say("slap-picture-film-start"), 0)
    ink = ground(c, _TOP, "")
    each = say("slap-picture-film-each", count=view.dealt)
    c.text(TITLE_X, _TOP + HEIGHT / 2, each, 84, ink, "black", "l", _FILM_RIGHT - TITLE_X - 32, 52)
    _rows(c, names, (view.dealt,) * len(names))
    return mapped(c.reduced())


def _pile(view: FilmView, step: WonPile, names: Sequence[str], say: Speech) -> Image.Image:
    c = _begun(view, say("slap-picture-film-step", number=step.number, count=view.piles), step.number)
    fill, ink = (theme.TEXT, theme.INK) if step.slapped else (theme.RAISED, theme.TEXT)
    cards_x = _FILM_RIGHT + 12 - len(step.shown) * _CARD_STEP
    wide = cards_x - 20 - theme.MARGIN
    middle, x, room = _TOP + HEIGHT / 2, theme.MARGIN + 32, wide - 64
    c.rect(theme.MARGIN, _TOP, wide, HEIGHT, fill, 28)
    does = say("slap-picture-film-slaps" if step.slapped else "slap-picture-film-collects", count=step.cards)
    if not step.slapped:
        c.text(x, middle - 34, names[step.seat], 60, ink, "black", "l", room, 34)
        c.text(x, middle + 42, does, 44, ink, "regular", "l", room, 32)
    else:
        c.text(x, middle - 82, names[step.seat], 60, ink, "black", "l", room, 34)
        c.text(x, middle - 10, does, 44, ink, "regular", "l", room, 32)
        time = say("slap-picture-time-unknown") if step.ms is None else f"{say.number(step.ms)} ms"
        c.text(x, middle + 76, time, 40 if step.ms is None else 76, ink, "black", "l", room, 32)
    _rows(c, names, step.counts, step.seat, step.cards)
    image = mapped(c.reduced())
    for at, key in enumerate(step.shown):
        where = (cards_x + at * _CARD_STEP, _TOP + (HEIGHT - height(SMALL)) // 2)
        image.paste(face(key, SMALL, say), where, mask(SMALL))
    return image


def _end(view: FilmView, names: Sequence[str], say: Speech) -> Image.Image:
    c = _begun(view, say("slap-picture-film-end"), view.piles)
    shown = dict(zip(view.names, names, strict=True))
    winners(c, _TOP, [shown[name] for name in view.winners], view.how, "", say)
    _rows(c, names, view.counts)
    return mapped(c.reduced())


def _step(players: int) -> int:
    return 92 if players <= 6 else 72


def _rows(c: Canvas, names: Sequence[str], counts: Sequence[int], taker: int | None = None, gained: int = 0) -> None:
    """Cards just gained are white, on a lighter row."""
    step = _step(len(names))
    (wide, apart), tall = _CARD, 4 * (step // 9)
    for seat, (name, count) in enumerate(zip(names, counts, strict=True)):
        y = _ROWS + seat * step
        middle = y + (step - 8) / 2
        c.rect(theme.MARGIN, y, FILM_WIDTH - 2 * theme.MARGIN, step - 8, theme.RAISED if seat == taker else theme.PANEL)
        size, room = 42 if step > 80 else 38, _BAR - theme.MARGIN - 56
        c.text(theme.MARGIN + 28, middle, name, size, theme.TEXT, "bold", "l", room, 28)
        own = count - gained if seat == taker else count
        for at in range(count):
            c.rect(_BAR + at * apart, middle - tall / 2, wide, tall, theme.MUTED if at < own else theme.TEXT, 0)
        c.text(_FILM_RIGHT - 28, middle, str(count), 54, theme.TEXT if count else theme.MUTED, "bold", "r")
