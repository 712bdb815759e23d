"""Rows of buttons as a phone shows them: 400 px wide, so that a row which is too long goes on in the next line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import east_asian_width

from bot.tables.contract.message import Button

LINES: Final = 2
"""So many lines of buttons a message has at most."""
_ROOM: Final = 328
"""Pixels beside the picture of whoever writes."""
_AROUND, _SIGN = 40, 25
"""Around the label with what lies between two buttons; for a sign before it."""
_LETTER, _WIDE = 7.6, 14
IN_A_ROW: Final = 5
ROWS: Final = 5
"""Of buttons and menus in one message."""


def lines(row: Sequence[Button]) -> int:
    """In how many lines a phone shows this row."""
    return len(_packed(row, len(row)))


def fitted(rows: Sequence[Sequence[Button]], menus: int) -> tuple[tuple[Button, ...], ...]:
    """These rows, in as few lines as a phone needs if there are more than two; beside so many menus."""
    if sum(map(lines, rows)) <= LINES and len(rows) + menus <= ROWS:
        return tuple(map(tuple, rows))
    every = [button for row in rows for button in row]
    tight = _packed(every, IN_A_ROW)
    if len(tight) + menus <= ROWS:
        return tight
    return tuple(tuple(every[at : at + IN_A_ROW]) for at in range(0, len(every), IN_A_ROW))


def _packed(buttons: Sequence[Button], in_a_row: int) -> tuple[tuple[Button, ...], ...]:
    rows: list[list[Button]] = []
    left = 0.0
    for button in buttons:
        width = min(_width(button), _ROOM)
        if not rows or width > left or len(rows[-1]) >= in_a_row:
            rows.append([])
            left = _ROOM
        rows[-1].append(button)
        left -= width
    return tuple(map(tuple, rows))


def _width(button: Button) -> float:
    letters = sum(_WIDE if east_asian_width(letter) in "WF" else _LETTER for letter in button.label)
    return _AROUND + letters + (_SIGN if button.emoji else 0)
