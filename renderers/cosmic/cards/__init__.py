"""Cards of the main deck as pictures: faces, hands, and the emblems of powers and edicts on them.

The picture in the middle of a face shows the kind; the tint only helps. A hand is for a private message: numbered as
the buttons are; a white number can be played now. The figures are one file for each power and edict, in ``figures``:
no power and no edict is named in the code. Reveals and powers as cards are not drawn here but in ``renderers.cosmic``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec
from PIL import Image

from bot.cosmic.model import cards, ids
from bot.cosmic.seen.picture_views import HandCard, HandPicture
from bot.cosmic.words import things
from bot.words.message import Language
from bot.words.speech import speech
from renderers.cosmic.marks import png, standing
from renderers.kit import theme
from renderers.kit.canvas import FLAT, Canvas, ngon, rounded, text_width
from renderers.kit.kept import kept
from renderers.kit.pieces import Figure, Shape


def bars(c: Canvas, x: float, y: float, height: float, fill: str) -> None:
    """Attacks: four rising bars around ``x, y``, so high and a little wider."""
    step = height * 0.28
    for at in range(4):
        tall = height * (0.34 + 0.22 * at)
        c.rect(x + (at - 2) * step + step * 0.1, y + height / 2 - tall, step * 0.8, tall, fill, 0)


def rings(c: Canvas, x: float, y: float, r: float, fill: str) -> None:
    """Compromises: two rings of that radius, one over the other."""
    for side in (-1, 1):
        c.disc(x + r * side * 25 / 46, y, r, None, fill, r * 11 / 46)


def seal(c: Canvas, x: float, y: float, r: float, fill: str, core: str) -> None:
    """Edicts: a seal with a bolt."""
    c.poly(ngon(x, y, r, 16, inner=r * 0.88), fill)
    edge = [(6, -0.56), (-0.36, 0.1), (-3, 0.1), (-8, 0.56), (0.36, -0.12), (3, -0.12)]
    c.poly([(x + (a * r / 17 if abs(a) > 1 else a * r), y + b * r) for a, b in edge], core)


def flame(c: Canvas, x: float, y: float, height: float, fill: str, core: str) -> None:
    """Flares: a flame around ``x, y``, so high."""
    for size, colour in ((1.0, fill), (0.52, core)):
        low = height * 0.3 * (1 - size)
        half = height * 0.297 * size
        c.disc(x, y + height * 0.2 + low, height * 0.3 * size, colour)
        tip = (x + height * 0.06 * size, y - height * 0.5 * size + low)
        c.poly([(x - half, y + height * 0.16 + low), tip, (x + half, y + height * 0.16 + low)], colour)


_ROOM: Final = Path(__file__).with_name("figures")


def _read(kind: str) -> dict[str, Figure]:
    files = sorted((_ROOM / kind).glob("*.json"))
    return {file.stem: msgspec.json.decode(file.read_bytes(), type=Figure) for file in files}


POWERS: Final = _read("powers")
"""By the power's key: a new power's emblem is a file of that name."""
EDICTS: Final = _read("edicts")
_PLAIN: Final = Figure("A ring.", (Shape("oval", (0, 0, 0.9, 0.9)), Shape("oval", (0, 0, 0.5, 0.5), "ground")))
"""For powers of packs that bring no emblem."""


def bring(powers: Iterable[str], files: Mapping[str, Path]) -> None:
    """Take the emblems of packs; powers that have none, or one that cannot be drawn, get a plain one."""
    for name in powers:
        if name not in POWERS:
            try:
                POWERS[name] = msgspec.json.decode(files[name].read_bytes(), type=Figure)
            except (KeyError, OSError, msgspec.MsgspecError):
                POWERS[name] = _PLAIN


WIDTH: Final = 214
HEIGHT: Final = 300
_RADIUS: Final = 22
_MID: Final = WIDTH / 2
_EMBLEM: Final = (116, 58)
_CORNER: Final = (WIDTH - 28, 52)
"""Middle of the small sign that tells the kind of a card with an emblem; above it is the place for ``×3``."""
_BARS, _A_BAR = 8, 5
"""Bars on an attack card, and the points that fill one: the highest card fills them all."""
_BAR_WIDTH, _BAR_STEP, _BAR_LOW = 15, 20, 232


def mask() -> Image.Image:
    return rounded(WIDTH, HEIGHT, _RADIUS)


@kept(16)
def face(kind_and_name: str, playable: bool, language: Language) -> Image.Image:
    """At drawing size, dimmed if not ``playable``; only a large hand is kept. Raises ``KeyError``."""
    kind = cards.kind(kind_and_name)
    say = speech(language)
    tint = theme.KINDS.get(kind, theme.NIGHT)
    back, ink = (tint, theme.INK if kind in theme.KINDS else theme.TEXT) if playable else theme.dimmed(tint)
    soft = theme.mix(ink, back, theme.SOFT) if playable else ink
    c = Canvas(WIDTH, HEIGHT)
    c.rect(0, 0, WIDTH, HEIGHT, back, _RADIUS, None if playable else theme.LINE, 4)
    if kind == "attack":
        value = cards.value(kind_and_name)
        c.text(_MID, 108, str(value), 128, ink, "black", "m", WIDTH - 24)
        _strength(c, value, ink, theme.mix(back, ink, 0.14))
        _small(c, say("picture-attack"), soft)
    elif kind == "compromise":
        rings(c, _MID, 146, 46, ink)
        _small(c, say("picture-compromise"), soft)
    elif kind == "edict":
        EDICTS[ids.named(kind_and_name)].draw(c, _MID, *_EMBLEM, ink, back)
        seal(c, *_CORNER, 17, ink, back)
        _two_lines(c, say.message(things.card(kind_and_name)), ink)
    elif kind == "zodiac":
        name = ids.named(kind_and_name)
        standing(c, name, _MID, 112, 128, ink, back)
        c.text(_MID, 212, name.capitalize(), 36, ink, "bold", "m", WIDTH - 20, 24)
        _small(c, say("picture-zodiac"), soft)
    else:
        power = cards.flare_power(kind_and_name)
        POWERS[power].draw(c, _MID, *_EMBLEM, ink, back)
        flame(c, *_CORNER, 40, ink, back)
        name = cards.words(power)
        c.text(_MID, 212, name, 36, ink, "bold", "m", WIDTH - 20, 24)
        _small(c, say("picture-flare"), soft)
    return c.large()


def _small(c: Canvas, words: str, fill: str) -> None:
    c.text(_MID, 258, words, 32, fill, "regular", "m", WIDTH - 20, 26)


def _strength(c: Canvas, value: int, fill: str, empty: str) -> None:
    """Filled from the left and from below."""
    left = _MID - (_BARS * _BAR_STEP - (_BAR_STEP - _BAR_WIDTH)) / 2
    for at in range(_BARS):
        x, height = left + at * _BAR_STEP, 12 + at * 7
        c.rect(x, _BAR_LOW - height, _BAR_WIDTH, height, empty, 0)
        full = min(max(value - at * _A_BAR, 0), _A_BAR) / _A_BAR * height
        if full:
            c.rect(x, _BAR_LOW - full, _BAR_WIDTH, full, fill, 0)


def _two_lines(c: Canvas, words: str, fill: str) -> None:
    parts = words.split()
    if len(parts) == 1 or text_width(words, 36) <= WIDTH - 24:
        c.text(_MID, 238, words, 36, fill, "bold", "m", WIDTH - 20)
        return
    halves = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    first, second = min(halves, key=lambda half: abs(len(half[0]) - len(half[1])))
    c.text(_MID, 216, first, 36, fill, "bold", "m", WIDTH - 20)
    c.text(_MID, 260, second, 36, fill, "bold", "m", WIDTH - 20)


PICTURE: Final = 1200
_COLUMNS: Final = 5
_TOP: Final = 120
_STEP: Final = (WIDTH + 14, HEIGHT + 24)


def draw_hand(view: HandPicture) -> bytes:
    """Raises ``KeyError`` for an unknown card."""
    say = speech(view.language)
    canvas = Canvas(PICTURE, _TOP + max(1, -(-len(view.cards) // _COLUMNS)) * _STEP[1] + 16)
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
        words, right = f"×{place.count}", x + WIDTH - 8
        width = text_width(words, 36) + 24
        c.rect(right - width, y - 18, width, 48, theme.INK, 12)
        c.text(right - width / 2, y + 6, words, 36, theme.TEXT, "bold", "m")
