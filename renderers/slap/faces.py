"""Card faces: four classes at a glance, every suit by shape, letter and colour. Own designs.

Number: flooded with the suit's colour. Court: dark with a frame. Hymn: paper. Neutraliser: night with a dashed cut.
Faces are drawn once per process and kept on the fixed palette in each size that a picture uses.
"""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bot.slap.deck import DECK
from bot.words.language import LANGUAGES
from bot.words.speech import Speech, speech
from renderers.kit import theme
from renderers.kit.canvas import Canvas, mapped
from renderers.kit.kept import kept
from renderers.slap.cards import Look, look
from renderers.slap.figures import COURTS, EMBLEMS, NEUTRALISERS, SCISSORS
from renderers.slap.solids import solid

WIDTH: Final = 400
HEIGHT: Final = 560
LARGE: Final = 371
"""Width in px of the newest card in the pile picture."""
MEDIUM: Final = 212
"""Width on contact sheets."""
SMALL: Final = 178
"""Width of the cards before the newest, and of those on a receipt."""
_SIZES: Final = (LARGE, MEDIUM, SMALL)
_CORNER: Final = 32


def height(width: int) -> int:
    """Height in px of a face of that width."""
    return width * HEIGHT // WIDTH


def face(key: str, width: int, say: Speech) -> Image.Image:
    """A face in one of the three sizes, on the fixed palette; shared, not to be changed.

    Cards carry the deck's own names; only neutralisers say what they do, by ``say``.

    Raises ``KeyError`` for an unknown card or size.
    """
    if width not in _SIZES:
        raise KeyError(width)
    return _face(key, say("slap-picture-cuts") if DECK[key].kind == "neutraliser" else "", width)


@kept(1)
def mask(width: int) -> Image.Image:
    """The rounded outline of a face of that width: paste with it."""
    shape = Image.new("1", (width, height(width)), 0)
    box = (0, 0, width - 1, height(width) - 1)
    ImageDraw.Draw(shape).rounded_rectangle(box, round((_CORNER + 3) * width / WIDTH), 1)
    return shape


def warm() -> None:
    """Draw all faces of the deck as tables show them: some seconds of work, then every picture of a game pastes."""
    for key in DECK:
        for language in LANGUAGES:
            for width in (LARGE, SMALL):
                face(key, width, speech(language))


@kept(24)
def _face(key: str, effect: str, width: int) -> Image.Image:
    return mapped(_drawn(look(key), effect).resized(width, height(width)))


def _drawn(card: Look, effect: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    if card.kind == "neutraliser":
        _neutraliser(canvas, card, effect)
    else:
        {"number": _number, "court": _court, "hymn": _hymn}[card.kind](canvas, card)
    return canvas


def _letter(c: Canvas, card: Look, x: float, y: float, ground: str, sign: str) -> None:
    """The suit's letter, near the top right corner of every card that has a suit."""
    c.disc(x, y, 34, ground)
    c.text(x, y, card.suit, 46, sign, "bold", "m")


def _dots(c: Canvas, x: float, y: float, count: int, fill: str, r: float, step: float) -> None:
    for k in range(count):
        c.disc(x + (k - (count - 1) / 2) * step, y, r, fill)


def _number(c: Canvas, card: Look) -> None:
    c.rect(4, 4, WIDTH - 8, HEIGHT - 8, card.fill, _CORNER)
    c.text(32, 124, card.index, 208, theme.INK, "black", "l", 270)
    _letter(c, card, 344, 72, theme.INK, card.fill)
    solid(c, card.suit, 252, 338, 112, 6, plain=False)
    c.text(36, 508, card.suit_name, 54, theme.INK)


def _court(c: Canvas, card: Look) -> None:
    c.rect(4, 4, WIDTH - 8, HEIGHT - 8, card.fill, _CORNER)
    c.rect(20, 20, WIDTH - 40, HEIGHT - 40, theme.INK, 20)
    if card.index == "L":
        c.rect(29, 29, WIDTH - 58, HEIGHT - 58, None, 14, card.fill, 5)
    c.text(46, 120, card.index, 160, card.fill, "black")
    _letter(c, card, 322, 92, card.fill, theme.INK)
    COURTS[card.index].draw(c, 128, 272, 68, theme.TEXT, theme.INK)
    solid(c, card.suit, 278, 274, 70, 4, plain=True)
    c.text(WIDTH / 2, 386, card.title, 70, theme.TEXT, "bold", "m")
    c.text(WIDTH / 2, 449, card.suit_name, 46, card.fill, "bold", "m")
    _dots(c, WIDTH / 2, 500, card.chances, theme.TEXT, 14, 44)


def _hymn(c: Canvas, card: Look) -> None:
    c.rect(4, 4, WIDTH - 8, HEIGHT - 8, theme.PAPER, _CORNER)
    c.rect(4, HEIGHT - 152, WIDTH - 8, 148, card.fill, _CORNER, corners=(False, False, True, True))
    c.text(32, 92, card.index, 124, theme.INK, "black", "l", 268, 80)
    _letter(c, card, 344, 72, theme.INK, card.fill)
    solid(c, card.suit, 118, 280, 84, 6, plain=True)
    EMBLEMS[card.key].draw(c, 292, 280, 76, theme.INK, theme.PAPER)
    c.text(WIDTH / 2, HEIGHT - 104, card.title, 54, theme.INK, "bold", "m", WIDTH - 50)
    _dots(c, WIDTH / 2, HEIGHT - 44, card.chances, theme.INK, 14, 44)


def _neutraliser(c: Canvas, card: Look, effect: str) -> None:
    c.rect(4, 4, WIDTH - 8, HEIGHT - 8, card.fill, _CORNER, theme.MUTED, 5)
    c.text(WIDTH / 2, 112, card.index, 160, theme.TEXT, "black", "m", WIDTH - 60)
    for x in range(146, WIDTH - 24, 32):
        c.rect(x, 226, 20, 8, theme.TEXT, 3)
    SCISSORS.draw(c, 82, 230, 58, theme.TEXT, card.fill)
    NEUTRALISERS[card.key].draw(c, WIDTH / 2, 356, 74, theme.TEXT, card.fill)
    c.text(WIDTH / 2, 472, card.title, 54, theme.TEXT, "bold", "m", WIDTH - 40)
    c.text(WIDTH / 2, 522, effect, 36, theme.TEXT, "regular", "m", WIDTH - 40)
