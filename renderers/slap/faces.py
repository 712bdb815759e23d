"""Card faces in our own designs (four classes, suits by shape, letter and colour), and the open pile of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from PIL import Image, ImageDraw

from bot.slap.deck import DECK, Kind
from bot.slap.messages import PATTERN
from bot.slap.views import FacesView, PileView
from bot.words.message import LANGUAGES
from bot.words.signs import until_day
from bot.words.speech import Speech, speech
from renderers.kit import theme
from renderers.kit.canvas import RAMP, Canvas, Point, blank, box_mask, mapped, ngon, png
from renderers.kit.kept import kept
from renderers.kit.lettering import Weight, fitted, shown_names
from renderers.kit.pieces import Figure, palm
from renderers.kit.theme import GAP, MARGIN


class Look(msgspec.Struct, frozen=True):
    key: str
    kind: Kind
    index: str
    """The large sign at the top: ``7``, ``K``, ``VII``, ``00``."""
    title: str
    """``King``, ``Primary``, ``The Fox``; empty for number cards."""
    suit: str
    """Suit key, also the letter shown; empty for neutralisers."""
    suit_name: str
    fill: str
    """Colour of the suit, or night colour of a neutraliser."""
    chances: int


@lru_cache(128)
def look(key: str) -> Look:
    """Read from the deck's label, such as ``7 🟨 Gears``. Raises ``KeyError`` for an unknown card."""
    card = DECK[key]
    words = card.label.split(" ")
    if card.kind in ("number", "court"):
        title = words[0] if card.kind == "court" else ""
        index, suit_name = card.face, words[-1]
    else:
        index, title = words[0], " ".join(words[1:-1])
        suit_name = look("2" + card.element).suit_name if card.element else ""
    fill = theme.SUITS[card.element] if card.element else theme.NIGHTS[key]
    return Look(key, card.kind, index, title, card.element, suit_name, fill, card.chances)


_FIGURES: Final = msgspec.json.decode(
    Path(__file__).with_name("figures.json").read_bytes(), type=dict[str, dict[str, Figure]]
)
COURTS: Final = _FIGURES["courts"]
NEUTRALISERS: Final = _FIGURES["neutralisers"]
EMBLEMS: Final = _FIGURES["emblems"]
SCISSORS: Final = _FIGURES["signs"]["scissors"]
"""Open, pointing to the right."""
_Side: TypeAlias = tuple[Sequence[Point], int]
"""Corners and brightness: 0 lit, 1 middle, 2 deep."""


def _cube(x: float, y: float, r: float) -> list[_Side]:
    p, mid = ngon(x, y, r, 6), (x, y)
    return [([p[0], p[1], mid, p[5]], 0), ([p[5], mid, p[3], p[4]], 1), ([p[1], p[2], p[3], mid], 2)]


def _octahedron(x: float, y: float, r: float) -> list[_Side]:
    top, low = (x, y - r * 1.1), (x, y + r * 1.1)
    left, right, mid = (x - r * 0.86, y - r * 0.06), (x + r * 0.86, y - r * 0.06), (x + r * 0.14, y + r * 0.2)
    return [([top, left, mid], 0), ([top, mid, right], 1), ([left, low, mid], 1), ([mid, low, right], 2)]


def _tetrahedron(x: float, y: float, r: float) -> list[_Side]:
    p, mid = ngon(x, y + r * 0.2, r * 1.12, 3), (x + r * 0.16, y + r * 0.42)
    return [([p[0], p[2], mid], 0), ([p[0], mid, p[1]], 2), ([p[2], mid, p[1]], 1)]


def _icosahedron(x: float, y: float, r: float) -> list[_Side]:
    o, i = ngon(x, y, r, 6), ngon(x, y, r * 0.56, 3)
    return [
        ([i[0], i[1], i[2]], 0),
        ([i[0], i[1], o[1]], 1),
        ([i[1], i[2], o[3]], 2),
        ([i[2], i[0], o[5]], 1),
        ([o[0], o[1], i[0]], 1),
        ([o[1], o[2], i[1]], 2),
        ([o[2], o[3], i[1]], 2),
        ([o[3], o[4], i[2]], 2),
        ([o[4], o[5], i[2]], 1),
        ([o[5], o[0], i[0]], 0),
    ]


_SOLIDS: Final[dict[str, Callable[[float, float, float], list[_Side]]]] = {
    "C": _cube,
    "S": _icosahedron,
    "G": _tetrahedron,
    "B": _octahedron,
}


def solid(canvas: Canvas, suit: str, x: float, y: float, r: float, line: float, plain: bool) -> None:
    """``plain`` keeps the middle side in the suit's colour, for grounds that have another one."""
    fill = theme.SUITS[suit]
    tones = (
        theme.mix(fill, theme.WHITE, theme.LIT),
        theme.mix(fill, theme.INK, theme.SHADES[0] if plain else theme.SHADES[1]),
        theme.mix(fill, theme.INK, theme.SHADES[2]),
    )
    for corners, tone in _SOLIDS[suit](x, y, r):
        canvas.poly(corners, tones[tone], theme.INK, line)


WIDTH: Final = 400
HEIGHT: Final = 560
LARGE: Final = 371
MEDIUM: Final = 212
SMALL: Final = 178
_CORNER: Final = 32


def height(width: int) -> int:
    return width * HEIGHT // WIDTH


def face(key: str, width: int, say: Speech) -> Image.Image:
    """On the fixed palette, and shared: not to be changed. Raises ``KeyError`` for a card or size."""
    if width not in (LARGE, MEDIUM, SMALL):
        raise KeyError(width)
    return _face(key, say("slap-picture-cuts") if DECK[key].kind == "neutraliser" else "", width)


def mask(width: int) -> Image.Image:
    return box_mask(width, height(width), round((_CORNER + 3) * width / WIDTH))


def warm() -> None:
    """It takes some seconds; then every picture of a game pastes."""
    for key in DECK:
        for language in LANGUAGES:
            for width in (LARGE, SMALL):
                face(key, width, speech(language))


@kept(24)
def _face(key: str, effect: str, width: int) -> Image.Image:
    return mapped(_drawn(look(key), effect).large().resize((width, height(width)), Image.Resampling.LANCZOS))


def _drawn(card: Look, effect: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    if card.kind == "neutraliser":
        _neutraliser(canvas, card, effect)
    else:
        {"number": _number, "court": _court, "hymn": _hymn}[card.kind](canvas, card)
    return canvas


def _letter(c: Canvas, card: Look, x: float, y: float, ground: str, sign: str) -> None:
    c.disc(x, y, 34, ground)
    c.text(x, y, card.suit, 46, sign, "bold", "m")


def _chances(c: Canvas, y: float, count: int, fill: str) -> None:
    for k in range(count):
        c.disc(WIDTH / 2 + (k - (count - 1) / 2) * 44, y, 14, fill)


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
    _chances(c, 500, card.chances, theme.TEXT)


def _hymn(c: Canvas, card: Look) -> None:
    c.rect(4, 4, WIDTH - 8, HEIGHT - 8, theme.PAPER, _CORNER)
    c.rect(4, HEIGHT - 152, WIDTH - 8, 148, card.fill, _CORNER, corners=(False, False, True, True))
    c.text(32, 92, card.index, 124, theme.INK, "black", "l", 268, 80)
    _letter(c, card, 344, 72, theme.INK, card.fill)
    solid(c, card.suit, 118, 280, 84, 6, plain=True)
    EMBLEMS[card.key].draw(c, 292, 280, 76, theme.INK, theme.PAPER)
    c.text(WIDTH / 2, HEIGHT - 104, card.title, 54, theme.INK, "bold", "m", WIDTH - 50)
    _chances(c, HEIGHT - 44, card.chances, theme.INK)


def _neutraliser(c: Canvas, card: Look, effect: str) -> None:
    c.rect(4, 4, WIDTH - 8, HEIGHT - 8, card.fill, _CORNER, theme.MUTED, 5)
    c.text(WIDTH / 2, 112, card.index, 160, theme.TEXT, "black", "m", WIDTH - 60)
    for x in range(146, WIDTH - 24, 32):
        c.rect(x, 226, 20, 8, theme.TEXT, 3)
    SCISSORS.draw(c, 82, 230, 58, theme.TEXT, card.fill)
    NEUTRALISERS[card.key].draw(c, WIDTH / 2, 356, 74, theme.TEXT, card.fill)
    c.text(WIDTH / 2, 472, card.title, 54, theme.TEXT, "bold", "m", WIDTH - 40)
    c.text(WIDTH / 2, 522, effect, 36, theme.TEXT, "regular", "m", WIDTH - 40)


_COLUMNS: Final = 5
_NAMES: Final = 372
_DROP: Final = 44
_MOST: Final = 20


def draw(view: FacesView) -> bytes:
    """Raises ``KeyError`` for an unknown card."""
    if view.patterns:
        return _patterns(view)
    keys = view.keys[:_MOST]
    rows = max(1, -(-len(keys) // _COLUMNS))
    step_x, step_y = MEDIUM + GAP, height(MEDIUM) + GAP
    image = blank(2 * MARGIN - GAP + _COLUMNS * step_x, 2 * MARGIN - GAP + rows * step_y)
    say = speech(view.language)
    for at, key in enumerate(keys):
        where = (MARGIN + at % _COLUMNS * step_x, MARGIN + at // _COLUMNS * step_y)
        image.paste(face(key, MEDIUM, say), where, mask(MEDIUM))
    return png(image)


def _patterns(view: FacesView) -> bytes:
    """A row for each pattern: its name, then its cards; what lies between the two that match is lower."""
    say = speech(view.language)
    step = height(MEDIUM) + _DROP + GAP
    words = Canvas(_NAMES + 3 * (MEDIUM + GAP) + MARGIN, 2 * MARGIN - GAP + len(view.patterns) * step)
    for row, (kind, _) in enumerate(view.patterns):
        words.text(MARGIN, MARGIN + row * step + height(MEDIUM) / 2, say(PATTERN[kind]), 48, width=_NAMES - 2 * MARGIN)
    image = mapped(words.reduced())
    for row, (_, keys) in enumerate(view.patterns):
        for at, key in enumerate(keys):
            drop = _DROP if 0 < at < len(keys) - 1 else 0
            where = (_NAMES + at * (MEDIUM + GAP), MARGIN + row * step + drop)
            image.paste(face(key, MEDIUM, say), where, mask(MEDIUM))
    return png(image)


PILE_WIDTH: Final = 1000
_TOP: Final = 20
_BELOW: Final = HEIGHT - _TOP - height(SMALL)
_PLACES: Final = ((SMALL, 20, _BELOW), (SMALL, 20, _TOP), (LARGE, 214, _TOP))
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
    ImageDraw.Draw(large).ellipse((4, 4, _DOT * 4 - 4, _DOT * 4 - 4), _BRIGHT if full else 0, _BRIGHT, 22)
    return large.reduce(4)


@kept(1)
def _palm() -> Image.Image:
    c = Canvas(_PALM, _PALM, "#000000")
    palm(c, _PALM / 2, _PALM / 2, _PALM - 8, "#ffffff")
    return c.reduced().convert("L")


class _Words:
    """The right third: grey words on black, later moved onto the ramp."""

    def __init__(self) -> None:
        self.image = Image.new("L", (PILE_WIDTH - _WORDS_X, HEIGHT), 0)
        self._draw = ImageDraw.Draw(self.image)

    def put(self, base: int, words: str, size: int, weight: Weight, grey: int, indent: int = 0) -> None:
        shown, face = fitted(words, size, weight, _WORDS_WIDTH - indent, 30, 1)
        face.draw(self._draw, (4 + indent, base), shown, grey, "l")

    def dots(self, full: int, total: int) -> None:
        step = min(58, (_WORDS_WIDTH - _DOT) // max(1, total - 1))
        for k in range(total):
            self.image.paste(_dot(k < full), (4 + k * step, 268))


def draw_pile(view: PileView) -> bytes:
    """Raises ``KeyError`` for a key that is not in the deck."""
    image = blank(PILE_WIDTH, HEIGHT)
    say = speech(view.language)
    cards = view.last[-3:]
    for key, (width, x, y) in zip(cards, _PLACES[3 - len(cards) :], strict=True):
        image.paste(face(key, width, say), (x, y), mask(width))
    words = _Words()
    words.put(152, str(view.cards), 168, "black", _BRIGHT)
    words.put(204, say("slap-picture-in-the-pile", count=view.cards), 40, "regular", _QUIET)
    if view.chances is not None:
        words.dots(*view.chances)
        words.put(360, say("slap-picture-chances-left", count=view.chances[0]), 40, "regular", _QUIET)
    until = dict(view.away).get(view.next)
    if until is not None:
        words.image.paste(_palm(), (4, 374))
        words.put(406, until_day(say, until), 36, "regular", _QUIET, _PALM + 12)
    if view.next:
        words.put(472, shown_names(view.seats, [view.next], say)[view.next], 60, "bold", _BRIGHT)
        words.put(520, say("slap-picture-turns-next"), 40, "regular", _QUIET)
    image.paste(words.image.point(_TO_RAMP), (_WORDS_X, 0))
    return png(image, 3)
