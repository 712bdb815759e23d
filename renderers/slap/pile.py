"""The open pile: newest card large, the two before it in full at the left, count, chances, who turns next.

Palette faces are pasted and words moved onto the palette's grey ramp; nothing is drawn large per card. The
picture looks the same whether or not a pattern lies there.
"""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bot.slap.views import PileView
from bot.words.marks import until_day
from bot.words.speech import speech
from renderers.kit.canvas import RAMP, Canvas, blank, png
from renderers.kit.kept import kept
from renderers.kit.lettering import Weight, fitted, shown_names
from renderers.kit.pieces import palm
from renderers.slap.faces import LARGE, SMALL, face, height, mask

WIDTH: Final = 1000
HEIGHT: Final = 560
_TOP: Final = 20
_BELOW: Final = HEIGHT - _TOP - height(SMALL)
_PLACES: Final = ((SMALL, 20, _BELOW), (SMALL, 20, _TOP), (LARGE, 214, _TOP))
"""Width, x, y of the card two before the newest, one before, newest."""
_WORDS_X: Final = 620
_WORDS_WIDTH: Final = 360
_BRIGHT: Final = 255
_QUIET: Final = 190
_DOT: Final = 44
_PALM: Final = 36
_TO_RAMP: Final = [value * (RAMP - 1) // 255 for value in range(256)]


@kept(1)
def _dot(full: bool) -> Image.Image:
    large = Image.new("L", (_DOT * 4, _DOT * 4), 0)
    box = (4, 4, _DOT * 4 - 4, _DOT * 4 - 4)
    ImageDraw.Draw(large).ellipse(box, _BRIGHT if full else 0, _BRIGHT, 22)
    return large.reduce(4)


@kept(1)
def _palm() -> Image.Image:
    """Draw the palm for a next player who is away."""
    c = Canvas(_PALM, _PALM, "#000000")
    palm(c, _PALM / 2, _PALM / 2, _PALM - 8, "#ffffff")
    return c.reduced().convert("L")


class _Words:
    """The right third: grey words on black, later moved onto the ramp."""

    def __init__(self) -> None:
        self.image = Image.new("L", (WIDTH - _WORDS_X, HEIGHT), 0)
        self._draw = ImageDraw.Draw(self.image)

    def put(self, base: int, words: str, size: int, weight: Weight, grey: int, indent: int = 0) -> None:
        shown, face = fitted(words, size, weight, _WORDS_WIDTH - indent, 30, 1)
        face.draw(self._draw, (4 + indent, base), shown, grey, "l")

    def dots(self, y: int, full: int, total: int) -> None:
        step = min(58, (_WORDS_WIDTH - _DOT) // max(1, total - 1))
        for k in range(total):
            self.image.paste(_dot(k < full), (4 + k * step, y))


def draw(view: PileView) -> bytes:
    """PNG of the pile, 1000x560 px. Raises ``KeyError`` for a key that is not in the deck."""
    image = blank(WIDTH, HEIGHT)
    say = speech(view.language)
    cards = view.last[-3:]
    for key, (width, x, y) in zip(cards, _PLACES[3 - len(cards) :], strict=True):
        image.paste(face(key, width, say), (x, y), mask(width))
    words = _Words()
    words.put(152, str(view.cards), 168, "black", _BRIGHT)
    words.put(204, say("slap-picture-in-the-pile", count=view.cards), 40, "regular", _QUIET)
    if view.chances is not None:
        left, total = view.chances
        words.dots(268, left, total)
        words.put(360, say("slap-picture-chances-left", count=left), 40, "regular", _QUIET)
    until = dict(view.away).get(view.next)
    if until is not None:
        words.image.paste(_palm(), (4, 374))
        words.put(406, until_day(say, until), 36, "regular", _QUIET, _PALM + 12)
    if view.next:
        words.put(472, shown_names(view.seats, [view.next], say)[view.next], 60, "bold", _BRIGHT)
        words.put(520, say("slap-picture-turns-next"), 40, "regular", _QUIET)
    image.paste(words.image.point(_TO_RAMP), (_WORDS_X, 0))
    return png(image, 3)
