"""Letters on the board: under the tokens of a planet with one owner, the active Leaders of each player in the footer of
the system, Weapons and Shields in the strip.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.expansions.skill_tokens.letters import LETTERS, NEEDED
from bot.cosmic.expansions.skill_tokens.views import SkillView
from renderers import theme
from renderers.board_places import Place
from renderers.kit import Canvas, text_width

_ROW: Final = 440
_LEADERS: Final = 200
"""Beside what the Zodiac shows."""
_SIDES: Final = (896, 414)
"""Between what stands under the target and what stands under the defense."""
_SIZE: Final = 30
_SPELLED: Final = 4
"""Letters that are written out; of more, each is written once with its number."""
_DECODER: Final = msgspec.json.Decoder(SkillView)


def draw(canvas: Canvas, places: Sequence[Place], data: bytes) -> None:
    """In the colours of the text: hue belongs to players."""
    view = _DECODER.decode(data)
    for seat, place in enumerate(places):
        if seat < len(view.homes):
            for letters, (x, y) in zip(view.homes[seat], place.planets(), strict=True):
                if letters:
                    _letters(canvas, letters, x, y + place.radius * 0.8, place.room - 4)
            if view.playing[seat]:
                _leaders(canvas, view.leaders[seat], place.x + _LEADERS, place.y + _ROW)
    if view.weapons or view.shields:
        _label(canvas, f"W {view.weapons} : {view.shields} S", *_SIDES)


def _letters(c: Canvas, letters: str, x: float, y: float, room: float) -> None:
    words = letters
    if len(letters) > _SPELLED:
        words = "".join(f"{one}{letters.count(one)}" for one in LETTERS if one in letters)
    size = _SIZE
    while size > 20 and text_width(words, size) + 12 > room:
        size -= 2
    width = text_width(words, size) + 12
    c.rect(x - width / 2, y - size / 2 - 2, width, size + 4, theme.INK, 8)
    c.text(x, y, words, size, theme.TEXT, "bold", "m")


def _leaders(c: Canvas, count: int, x: float, y: float) -> None:
    """Inverted when there are too few for powers (S17)."""
    words = f"L{count}"
    short = count < NEEDED
    if short:
        c.rect(x - 6, y - 22, text_width(words, 38) + 12, 44, theme.TEXT, 8)
    c.text(x, y, words, 38, theme.INK if short else theme.TEXT)


def _label(c: Canvas, words: str, x: float, y: float) -> None:
    width = text_width(words, 36) + 24
    c.rect(x - width / 2, y - 24, width, 48, theme.INK, 12)
    c.text(x, y, words, 36, theme.TEXT, "bold", "m")
