"""Pills of tokens that say which letters they have, where Skill Tokens are played; else how many they are."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from bot.cosmic.expansions.skill_tokens.letters import brief
from bot.cosmic.expansions.skill_tokens.views import SkillView
from bot.cosmic.seen.views import TableView
from renderers.cosmic.marks import mark, pill
from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
_EXPANSION: Final = "skill_tokens"
_SMALLEST: Final = 20
"""Letters that do not fit in this size leave the number where it is."""
_DECODER: Final = msgspec.json.Decoder(SkillView)


@lru_cache(4)
def _decoded(data: bytes) -> SkillView:
    return _DECODER.decode(data)


def letters_of(table: TableView, seat: int | None, place: str, count: int) -> str:
    """The letters of so many tokens that a seat commands in a place, as pictures write them; empty without letters."""
    if seat is None or _EXPANSION not in table.expansions:
        return ""
    return brief(_decoded(bytes(table.expansions[_EXPANSION])).under(seat, place, count))


def leaders_of(table: TableView, seat: int) -> int | None:
    """How many active Leaders a seat has; None where letters are not played, and for whoever has left."""
    if _EXPANSION not in table.expansions:
        return None
    view = _decoded(bytes(table.expansions[_EXPANSION]))
    return view.leaders[seat] if view.playing[seat] else None


def token_pill(c: Canvas, table: TableView, colour: str, box: Box, place: str, count: int) -> None:
    """Tokens of one colour in a place: mark and letters if they fit, else mark and number."""
    x, y, width, height = box
    if colour not in theme.PLAYERS:
        c.rect(x, y, width, height, theme.TEXT, min(14, height // 3), theme.GROUND, 3)
        c.text(x + width / 2, y + height / 2, str(count), round(height * 0.7), theme.INK, "bold", "m")
        return
    seat = next((player.seat for player in table.players if player.colour == colour), None)
    if not lettered(c, colour, box, letters_of(table, seat, place, count)):
        pill(c, colour, x, y, (width, height), count)


def lettered(c: Canvas, colour: str, box: Box, words: str) -> bool:
    """A pill with a mark and letters, as large as they fit; False, and nothing drawn, if they do not."""
    x, y, width, height = box
    r = min(height * 0.22, 14)
    size = min(40, round(height * 0.78))
    while size > _SMALLEST and text_width(words, size) > width - r * 2 - 18:
        size -= 1
    if not words or text_width(words, size) > width - r * 2 - 12:
        return False
    look = theme.PLAYERS[colour]
    c.rect(x, y, width, height, look.fill, min(14, height // 3), theme.GROUND, 3)
    left = x + (width - r * 2 - 5 - text_width(words, size)) / 2
    mark(c, look.mark, left + r, y + height / 2, r, theme.INK)
    c.text(left + r * 2 + 5, y + height / 2, words, size, theme.INK)
    return True
