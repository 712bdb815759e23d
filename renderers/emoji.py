"""The bot's emojis: what pictures show for players, suits, cards, signs and powers, with a dark rim for every theme."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PIL import Image, ImageChops, ImageOps

from bot.words.signs import Sign
from renderers.cosmic import cards
from renderers.cosmic.cards import EDICTS, POWERS
from renderers.cosmic.marks import crown, mark, standing
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.pieces import Figure
from renderers.slap.faces import solid

SIZE: Final = 128
"""Width and height: 128 px, of which Discord shows 22 among words and 48 alone."""
_DRAWN: Final = 2 * SIZE
_MID: Final = _DRAWN / 2
_RADIUS: Final = 100
_EMBLEM: Final = 100
"""Radius of an emblem: as large as its tile lets it be, since most see it at 22 px."""
_SUITS: Final = {"claws": "C", "souls": "S", "gears": "G", "blades": "B"}


def draw(sign: Sign) -> bytes:
    """PNG with a transparent ground. Raises ``KeyError`` for a sign that has no drawing."""
    kind, _, what = sign.name.replace("__", ".").partition("_")
    image, form = _cut_out(lambda c: _PAINTERS[kind](c, what))
    rimmed = Image.new("RGB", form.size, theme.INK)
    rimmed.paste(image, None, form)
    rimmed.putalpha(_grown(form, 9))
    out = io.BytesIO()
    rimmed.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()


def _cut_out(paint: Callable[[Canvas], None]) -> tuple[Image.Image, Image.Image]:
    """The mask is solid where the painting looks the same on black and on white."""
    grounds = []
    for ground in ("#000000", "#FFFFFF"):
        c = Canvas(_DRAWN, _DRAWN, ground)
        paint(c)
        grounds.append(c.reduced())
    through = ImageChops.difference(*grounds).convert("L")
    return grounds[0], ImageChops.invert(through)


def _grown(form: Image.Image, by: int) -> Image.Image:
    """Each point as bright as the brightest of the square around it; quicker than ``MaxFilter``."""
    width, height = form.size
    grown = ImageOps.expand(form, by)
    for right, down in ((1, 0), (0, 1)):
        reach = 1
        while reach <= 2 * by:
            step = min(reach, 2 * by + 1 - reach)
            grown = ImageChops.lighter(grown, ImageChops.offset(grown, right * step, down * step))
            reach += step
    return grown.crop((2 * by, 2 * by, 2 * by + width, 2 * by + height))


def _player(c: Canvas, colour: str) -> None:
    look = theme.PLAYERS[colour]
    mark(c, look.mark, _MID, _MID + (_RADIUS * 0.1 if look.mark == "triangle" else 0), _RADIUS, look.fill)


def _suit(c: Canvas, name: str) -> None:
    solid(c, _SUITS[name], _MID, _MID, _RADIUS * 1.1, 5, plain=True)


def _card(c: Canvas, kind: str) -> None:
    c.rect(_MID - 96, 14, 192, _DRAWN - 28, theme.KINDS[kind], 34)
    match kind:
        case "attack":
            cards.bars(c, _MID, _MID, 140, theme.INK)
        case "compromise":
            cards.rings(c, _MID, _MID, 52, theme.INK)
        case "edict":
            cards.seal(c, _MID, _MID, 84, theme.INK, theme.KINDS[kind])
        case _:
            cards.flame(c, _MID, _MID, 180, theme.INK, theme.KINDS[kind])


def _zodiac(c: Canvas, what: str) -> None:
    c.rect(14, 14, _DRAWN - 28, _DRAWN - 28, theme.NIGHT, 54)
    if what == "leader":
        crown(c, _MID, _MID, 160, theme.TEXT)
    elif what == "karma":
        _yin_yang(c, 82)
    else:
        standing(c, what, _MID, _MID, 176, theme.TEXT, theme.NIGHT)


def _tile(c: Canvas, tint: str) -> None:
    c.rect(8, 8, _DRAWN - 16, _DRAWN - 16, tint, 54)


def _emblem(figures: Mapping[str, Figure], tint: str, c: Canvas, key: str) -> None:
    _tile(c, tint)
    figures[key].draw(c, _MID, _MID, _EMBLEM, theme.INK, tint)


def _role(c: Canvas, role: str) -> None:
    """In no player's colour."""
    _tile(c, theme.PAPER)
    match role:
        case "offense":
            shaft, tip = 34, 92
            c.poly(
                [
                    *((_MID - 96, _MID - shaft), (_MID + 4, _MID - shaft), (_MID + 4, _MID - tip), (_MID + 98, _MID)),
                    *((_MID + 4, _MID + tip), (_MID + 4, _MID + shaft), (_MID - 96, _MID + shaft)),
                ],
                theme.INK,
            )
        case "defense":
            right, top = _MID + 82, _MID - 90
            sides = [(right, top + 22), (right - 4, _MID + 26), (_MID + 44, _MID + 78), (_MID, _MID + 104)]
            shield = [(_MID, top - 8), *sides, *((2 * _MID - x, y) for x, y in sides[-2::-1])]
            c.poly(shield, theme.INK)
            c.poly([(_MID + (x - _MID) * 0.66, _MID + (y - _MID) * 0.66) for x, y in shield if x >= _MID], theme.PAPER)
        case _:
            c.disc(_MID - 40, _MID + 28, 62, theme.INK)
            c.disc(_MID + 44, _MID - 30, 68, theme.PAPER)
            c.disc(_MID + 44, _MID - 30, 56, theme.INK)
            c.stroke([(_MID + 44, _MID - 62), (_MID + 44, _MID + 2)], theme.PAPER, 16)
            c.stroke([(_MID + 12, _MID - 30), (_MID + 76, _MID - 30)], theme.PAPER, 16)


def _yin_yang(c: Canvas, r: float) -> None:
    c.disc(_MID, _MID, r, theme.TEXT)
    c.pie(_MID, _MID, r - 8, -90, 90, theme.NIGHT)
    for side, fill, eye in ((-1, theme.NIGHT, theme.TEXT), (1, theme.TEXT, theme.NIGHT)):
        c.disc(_MID, _MID + side * r / 2, r / 2 - (4 if side < 0 else 0), fill)
        c.disc(_MID, _MID + side * r / 2, r / 7, eye)


_PAINTERS: Final[dict[str, Callable[[Canvas, str], None]]] = {
    "mark": _player,
    "suit": _suit,
    "card": _card,
    "zodiac": _zodiac,
    "power": partial(_emblem, POWERS, theme.KINDS["flare"]),
    "edict": partial(_emblem, EDICTS, theme.KINDS["edict"]),
    "role": _role,
}
