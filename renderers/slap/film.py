"""The film of a slap game: a frame for each pile, who took it with what and how fast, and everybody's cards.

Players are white and keep their places; what somebody has just taken has the colour of the suit on top of the pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.slap.views import FilmView, WonPile
from bot.words.speech import Speech, speech
from renderers.kit import film as kit, theme
from renderers.kit.canvas import Canvas, mapped
from renderers.kit.film import WIDTH
from renderers.kit.lettering import seat_names
from renderers.slap import result
from renderers.slap.faces import SMALL, face, height, mask

_TOP: Final = kit.HEAD + 8
_ROWS: Final = _TOP + result.HEIGHT + 16
_RIGHT: Final = WIDTH - theme.MARGIN
_CARD_STEP: Final = SMALL + 12
_BAR: Final = 404
"""Where the cards of a player begin."""
_CARD: Final = (6, 9)
"""Width of a card seen from the side, and from one to the next: whole px pack well, and the whole deck has room."""


def draw(view: FilmView) -> bytes:
    """GIF of the game, 1200 px wide; taller with more players. Raises ``KeyError`` for an unknown card."""
    say = speech(view.language)
    names = seat_names(view.names, say)
    piles = [_pile(view, view.steps[at], names, say) for at in kit.shown(len(view.steps))]
    return kit.film([_start(view, names, say), *piles], _end(view, names, say))


def _begun(view: FilmView, words: str, at: int) -> Canvas:
    step = _step(len(view.names))
    c = Canvas(WIDTH, _ROWS + len(view.names) * step + theme.MARGIN - 8)
    kit.head(c, words, at, view.piles)
    return c


def _start(view: FilmView, names: Sequence[str], say: Speech) -> Image.Image:
    """Before the first card."""
    c = _begun(view, say("slap-picture-film-start"), 0)
    ink = result.ground(c, _TOP, "")
    each = say("slap-picture-film-each", count=view.dealt)
    c.text(result.TITLE_X, _TOP + result.HEIGHT / 2, each, 84, ink, "black", "l", _RIGHT - result.TITLE_X - 32, 52)
    _rows(c, names, (view.dealt,) * len(names))
    return mapped(c.reduced())


def _pile(view: FilmView, step: WonPile, names: Sequence[str], say: Speech) -> Image.Image:
    """Draw the taking of a pile: by whom, by which cards, and everybody's standing after it."""
    c = _begun(view, say("slap-picture-film-step", number=step.number, count=view.piles), step.number)
    fill, ink = (theme.TEXT, theme.INK) if step.slapped else (theme.RAISED, theme.TEXT)
    cards_x = _RIGHT + 12 - len(step.shown) * _CARD_STEP
    wide = cards_x - 20 - theme.MARGIN
    middle, x, room = _TOP + result.HEIGHT / 2, theme.MARGIN + 32, wide - 64
    c.rect(theme.MARGIN, _TOP, wide, result.HEIGHT, fill, 28)
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
        where = (cards_x + at * _CARD_STEP, _TOP + (result.HEIGHT - height(SMALL)) // 2)
        image.paste(face(key, SMALL, say), where, mask(SMALL))
    return image


def _end(view: FilmView, names: Sequence[str], say: Speech) -> Image.Image:
    """As the result begins."""
    c = _begun(view, say("slap-picture-film-end"), view.piles)
    shown = dict(zip(view.names, names, strict=True))
    result.winners(c, _TOP, [shown[name] for name in view.winners], view.how, "", say)
    _rows(c, names, view.counts)
    return mapped(c.reduced())


def _step(players: int) -> int:
    """From one row to the next: many players have lower ones."""
    return 92 if players <= 6 else 72


def _rows(c: Canvas, names: Sequence[str], counts: Sequence[int], taker: int | None = None, gained: int = 0) -> None:
    """Everybody's cards side by side, those just gained in white, on a lighter row."""
    step = _step(len(names))
    (wide, apart), tall = _CARD, 4 * (step // 9)
    for seat, (name, count) in enumerate(zip(names, counts, strict=True)):
        y = _ROWS + seat * step
        middle = y + (step - 8) / 2
        c.rect(theme.MARGIN, y, WIDTH - 2 * theme.MARGIN, step - 8, theme.RAISED if seat == taker else theme.PANEL)
        size, room = 42 if step > 80 else 38, _BAR - theme.MARGIN - 56
        c.text(theme.MARGIN + 28, middle, name, size, theme.TEXT, "bold", "l", room, 28)
        own = count - gained if seat == taker else count
        for at in range(count):
            ink = theme.MUTED if at < own else theme.TEXT
            c.rect(_BAR + at * apart, middle - tall / 2, wide, tall, ink, 0)
        c.text(_RIGHT - 28, middle, str(count), 54, theme.TEXT if count else theme.MUTED, "bold", "r")
