"""The banner of a slap game's end: who has won and how, in the suit of the last pile."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Final

from bot.slap.words.messages import HOW
from bot.words.speech import Speech
from renderers.kit import theme
from renderers.kit.canvas import Canvas, rounded, text_width
from renderers.kit.wrapping import shared
from renderers.slap.figures import NEUTRALISERS
from renderers.slap.solids import solid

HEIGHT: Final = 272
_WIDTH: Final = 1200 - 2 * theme.MARGIN
_EMBLEM: Final = (140, HEIGHT / 2)
"""The middle of the emblem in the banner; rays go out from there."""
_RAYS: Final = 58
_FAR: Final = 1200
"""Beyond every edge of the banner."""
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
    """Draw it with its upper edge at ``y``; ``how`` the game ended, ``suit`` empty for none."""
    ink = ground(c, y, suit)
    _title(c, y + 104, names, ink, say)
    c.text(TITLE_X, y + 198, say(HOW[how]), 40, ink, "regular", "l", _TITLE_WIDTH, 32)


def ground(c: Canvas, y: float, suit: str) -> str:
    """The suit's solid on rays of its colour, the Zodiac's sign on night without one; gives the colour of words."""
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
