"""Pills of tokens: how many they are and, where Skill Tokens are played, in a small window which letters they have."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from bot.cosmic.expansions.skill_tokens.letters import NONE, brief
from bot.cosmic.expansions.skill_tokens.views import SkillView
from bot.cosmic.seen.views import BaseView, TableView
from renderers.cosmic.marks import SMALLEST_COUNT, mark, pill
from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
LETTERS: Final = "skill_tokens"
"""The expansion that gives letters to tokens."""
_SMALL, _LARGEST = 24, 30
"""Sizes of letters; those that do not fit in the smaller one are left to the words beside the picture."""
_LEAST: Final = 0.55
"""Share of a pill's height that its number keeps beside letters."""
_WINDOW: Final = 0.36
"""Share of a pill's width that its window has where there is room: pills below each other look alike."""
_TALL = 44
"""Height of a pill from which letters can stand in two lines."""
_CELL, _NARROW, _USUAL = 70, 100, 120
"""Widths of pills below which there is room for no letters (four or more owners of a planet), none to waste, or little.
"""
_COUNTED: Final = f"{NONE}0123456789"
"""What is written of tokens that have no letter of use; of those alone the number says as much."""
_MANY: Final = 3
"""From so many letters on they stand in two lines."""
_PART: Final = re.compile(r"\D\d*")
_DECODER: Final = msgspec.json.Decoder(SkillView)


@lru_cache(4)
def _decoded(data: bytes) -> SkillView:
    return _DECODER.decode(data)


def letters_of(table: TableView, seat: int | None, place: str, count: int) -> str:
    """The letters of so many tokens that a seat commands in a place, as pictures write them; empty without letters."""
    if seat is None or LETTERS not in table.expansions:
        return ""
    return brief(_decoded(bytes(table.expansions[LETTERS])).under(seat, place, count))


def leaders_of(table: TableView, seat: int) -> int | None:
    """How many active Leaders a seat has; None where letters are not played, and for whoever has left."""
    if LETTERS not in table.expansions:
        return None
    view = _decoded(bytes(table.expansions[LETTERS]))
    return view.leaders[seat] if view.playing[seat] else None


def guests(base: BaseView) -> tuple[str, ...]:
    """The other colours that stand or lie there under the player's command."""
    return tuple(dict.fromkeys(colour for colour, _ in (*base.guests, *base.piled)))


def token_pill(
    c: Canvas, table: TableView, colour: str, box: Box, place: str, count: int, others: Sequence[str] = ()
) -> None:
    """Tokens of one colour in a place: mark and number, and a window with their letters if it fits beside them.

    ``others`` are the colours of those among them that have another one: a dot each.
    """
    x, y, width, height = box
    if colour not in theme.PLAYERS:
        c.rect(x, y, width, height, theme.TEXT, min(14, height // 3), theme.GROUND, 3)
        size = max(SMALLEST_COUNT, round(height * 0.7))
        c.text(x + width / 2, y + height / 2, str(count), size, theme.INK, "bold", "m")
        return
    seat = next((player.seat for player in table.players if player.colour == colour), None)
    words = "" if others else letters_of(table, seat, place, count)
    if not words or not _lettered(c, colour, box, count, words):
        pill(c, colour, x, y, (width, height), count, others)


def _lettered(c: Canvas, colour: str, box: Box, count: int, words: str) -> bool:
    """Draw a pill with a window; False, and nothing drawn, if the number would be too small beside it."""
    x, y, width, height = box
    if width < _CELL or not words.strip(_COUNTED):
        return False
    narrow = width < _NARROW or height < _TALL
    rows = in_rows(words) if height >= _TALL else [words]
    r = min(height * 0.2, width * 0.1, 15)
    gap, pad = (3, 3) if narrow else (5, 5 if width < _USUAL else 8)
    large = max(_SMALL, min(_LARGEST, round(height * 0.36)))
    least = max(SMALLEST_COUNT, round(height * _LEAST))
    most = max(least, round(height * 0.74))
    sizes = ((number, size) for size in (large, _SMALL) for number in range(most, least - 1, -2))
    for number, size in sizes:
        window = max(text_width(row, size) for row in rows) + 2 * gap
        digits = text_width(str(count), number)
        room = width - 2 * pad - 2 * r - gap - digits
        if window <= room:
            break
    else:
        return False
    window = max(window, min(room, width * _WINDOW))
    left = x + (width - window - 2 * r - gap - digits) / 2
    look, middle = theme.PLAYERS[colour], y + height / 2
    c.rect(x, y, width, height, look.fill, min(14, height // 3), theme.GROUND, 3)
    mark(c, look.mark, left + r, middle, r, theme.INK)
    c.text(left + 2 * r + gap, middle, str(count), number, theme.INK)
    c.rect(x + width - window, y, window, height, theme.INK, min(14, height // 3), corners=(False, True, True, False))
    step = size - 3
    for at, row in enumerate(rows):
        c.text(x + width - window / 2, middle + step * (at - (len(rows) - 1) / 2), row, size, theme.TEXT, "bold", "m")
    return True


def in_rows(words: str) -> list[str]:
    """Letters with their numbers in one line or, if there are many, in two."""
    parts = _PART.findall(words)
    if len(parts) < _MANY:
        return [words]
    half = -(-len(parts) // 2)
    return ["".join(parts[:half]), "".join(parts[half:])]
