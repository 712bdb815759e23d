"""A hand, for a private message: numbered as the buttons are; a white number can be played now."""

from __future__ import annotations

from typing import Final

from bot.cosmic.model import cards
from bot.cosmic.seen.picture_views import HandCard, HandPicture
from bot.cosmic.words import things
from bot.words.language import Language
from bot.words.speech import speech
from renderers.cosmic.cards.faces import HEIGHT, WIDTH, face, mask
from renderers.cosmic.marks import png, text_tag
from renderers.kit import theme
from renderers.kit.canvas import FLAT, Canvas

PICTURE: Final = 1200
_COLUMNS: Final = 5
_TOP: Final = 120
_STEP: Final = (WIDTH + 14, HEIGHT + 24)


def draw(view: HandPicture) -> bytes:
    """PNG of the hand, 1200 px wide; the height grows with the rows of five. Raises KeyError for an unknown card."""
    say = speech(view.language)
    rows = max(1, -(-len(view.cards) // _COLUMNS))
    canvas = Canvas(PICTURE, _TOP + rows * _STEP[1] + 16)
    held = say("picture-cards", count=sum(place.count for place in view.cards))
    right = held if view.laid is None else f"{say('picture-laid', card=things.card(view.laid))} · {held}"
    used = canvas.text(theme.MARGIN, 56, say("picture-your-hand"), 48)
    canvas.text(PICTURE - theme.MARGIN, 56, right, 38, theme.MUTED, "regular", "r", PICTURE - used - 96)
    for at, place in enumerate(view.cards):
        _place(canvas, at, place, view.language)
    if not view.cards:
        middle = _TOP + HEIGHT / 2
        canvas.text(
            PICTURE / 2, middle, say("picture-empty-hand"), 72, theme.MUTED, "black", "m", PICTURE - 2 * theme.MARGIN
        )
    return png(canvas.reduced(), FLAT)


def _place(c: Canvas, at: int, place: HandCard, language: Language) -> None:
    x, y = 40 + at % _COLUMNS * _STEP[0], _TOP + at // _COLUMNS * _STEP[1]
    c.paste(face(cards.face(place.card), place.playable, language), x, y, mask())
    number = theme.INK if place.playable else theme.MUTED
    c.disc(x + 18, y + 18, 30, theme.GROUND)
    c.disc(x + 18, y + 18, 25, theme.TEXT if place.playable else theme.RAISED)
    c.text(x + 18, y + 18, str(at + 1), 32, number, "bold", "m")
    if place.count > 1:
        text_tag(c, x + WIDTH - 8, y + 6, f"×{place.count}")
