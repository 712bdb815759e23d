"""Weapons and Shields in words on the board, whose Leaders are too few for powers, and what letters stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.expansions.skill_tokens.views import LETTERS, SkillView
from bot.cosmic.seen.picture_facts import decided
from bot.cosmic.seen.picture_views import BoardPicture
from bot.words.message import ids
from bot.words.speech import Speech, speech
from renderers.cosmic.board.places import HEIGHT, LABEL, LEGEND, WIDTH, Place, few_leaders, line
from renderers.cosmic.board.strip import TARGET, is_announced
from renderers.kit import theme
from renderers.kit.canvas import Canvas, text_width

_UNDER: Final = ((TARGET[0], 420), 36)
_ASIDE: Final = ((386, 431), 24)
"""The same where something else stands there: under the cone."""
_MOST: Final = 252
_SIZE: Final = 30
_STANDS_FOR: Final = ids("skill-letter-", tuple(LETTERS.lower()))
_KEY, _APART = 38, 56
_DECODER: Final = msgspec.json.Decoder(SkillView)


def draw(canvas: Canvas, places: Sequence[Place], data: bytes, board: BoardPicture) -> None:
    """In the colours of the text: hue belongs to players."""
    table, say = board.table, speech(board.language)
    view = _DECODER.decode(data)
    _legend(canvas, say)
    for seat, place in enumerate(places):
        if words := few_leaders(table, seat, say):
            _, right, y = line(table, seat, place, say)
            canvas.rect(right + 12, y - 18, text_width(words, LABEL) + 24, 36, theme.TEXT, 10)
            canvas.text(right + 24, y, words, LABEL, theme.INK)
    challenge = table.challenge
    if challenge is None or challenge.dealers or decided(board):  # the dealers' names stand there
        return
    if view.weapons or view.shields:
        words = say("skill-picture-sides", weapons=view.weapons, shields=view.shields)
        (x, y), size = _ASIDE if is_announced(table) else _UNDER
        width = min(text_width(words, size), _MOST if is_announced(table) else WIDTH) + size / 2
        canvas.rect(x - width / 2, y - size * 2 / 3, width, size * 4 / 3, theme.INK, 10)
        canvas.text(x, y, words, size, theme.TEXT, "bold", "m", width - size / 2)


def _legend(c: Canvas, say: Speech) -> None:
    rows = [(letter, say(_STANDS_FOR[letter.lower()])) for letter in LETTERS]
    wide = [_KEY + 12 + text_width(words, _SIZE, "regular") for _, words in rows]
    x, y = (WIDTH - sum(wide) - _APART * (len(rows) - 1)) / 2, HEIGHT + LEGEND / 2 - 8
    for (letter, words), width in zip(rows, wide, strict=True):
        c.rect(x, y - _KEY / 2, _KEY, _KEY, theme.RAISED, 8)
        c.text(x + _KEY / 2, y, letter, _SIZE, theme.TEXT, "bold", "m")
        c.text(x + _KEY + 12, y, words, _SIZE, theme.MUTED, "regular")
        x += width + _APART
