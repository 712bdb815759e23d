"""Parts of a table's message, digests, and rows of buttons as a phone of 400 px shows them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal
from unicodedata import east_asian_width

import msgspec

from bot.words.message import Language
from bot.words.signs import sent_length

OPTIONS: Final = 25
"""Of a menu at most, and suggestions for typed words."""
LABEL: Final = 100
"""Characters of each at most."""


class Button(msgspec.Struct, frozen=True):
    """One button; its custom_id becomes ``t<table>:<ask>:<choice>``. ``label`` at most 80 characters."""

    ask: int
    choice: str
    label: str
    emoji: str = ""
    """A plain sign before the label (``bot.words.signs``), or any Unicode emoji."""
    style: Literal["primary", "secondary", "success", "danger"] = "secondary"
    disabled: bool = False


class MenuOption(msgspec.Struct, frozen=True):
    """One line of a menu. ``label`` and ``description`` have at most 100 characters each."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False
    emoji: str = ""


class Menu(msgspec.Struct, frozen=True):
    """A menu of 1 to 25 options; its custom_id becomes ``t<table>:<ask>:<choice>`` and its press brings ``values``.

    With ``choices.ACTS`` as its choice it stands for so many buttons, whose choices are its values.
    """

    ask: int
    choice: str
    placeholder: str
    """At most 150 characters."""
    options: tuple[MenuOption, ...] = ()
    least: int = 1
    most: int = 1
    below: bool = False
    people: bool = False
    """Offers the server's people instead of options; the chosen one is the press's ``guest``."""


class Field(msgspec.Struct, frozen=True):
    """One line, or with ``long`` one box, to be filled in a form. ``label`` has at most 45 characters."""

    label: str
    hint: str = ""
    """Shown while it is empty; at most 100 characters."""
    value: str = ""
    most: int = 100
    """Characters that fit; at most 4,000."""
    long: bool = False
    required: bool = True
    note: str = ""
    """Below the label; at most 100 characters."""


class Pick(msgspec.Struct, frozen=True):
    """In a form: one of 2 to 25 options, or with ``several`` any of up to ten. ``label`` as of a field."""

    label: str
    options: Sequence[tuple[str, str]]
    """Value and label of each; where several can be chosen, values have no spaces."""
    chosen: Collection[str] = ()
    several: bool = False
    hint: str = ""
    """Below the label; at most 100 characters."""
    required: bool = True
    notes: Mapping[str, str] = {}
    """Below some options, by value."""


class Picture(msgspec.Struct, frozen=True):
    renderer: str
    view: bytes
    alt: str
    """At most 1,024 characters."""
    file: str
    """File name shown by Discord. Never depends on anything hidden."""
    still: Picture | None = None
    """The same without motion, for where this one cannot be drawn or is refused."""


class Body(msgspec.Struct, frozen=True):
    """The content of a message. ``text`` alone is enough to play by."""

    text: str
    """At most 2,000 characters, in a ``panel`` 4,000."""
    buttons: tuple[tuple[Button, ...], ...] = ()
    picture: Picture | None = None
    menus: tuple[Menu, ...] = ()
    """One row each, above the buttons; with them at most five rows."""
    panel: bool = False
    """Whether the picture is laid out between words and buttons (Components V2); for the message's whole life."""
    elsewhere: Language | None = None
    """In direct messages: questions at other tables are added below, in this language."""


_LONGEST: Final = 1_900
"""Characters of the lines of a page, so that a title or a number fits beside them."""


def split(lines: Sequence[str], *, full_end: bool = False) -> list[list[str]]:
    """Split lines into pages; a longer line is cut. With ``full_end`` the first page is the short one."""
    if full_end:
        return [page[::-1] for page in split(lines[::-1])][::-1]
    pages: list[list[str]] = [[]]
    size = 0
    for line in lines:
        short = line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
        length = sent_length(short)
        if pages[-1] and size + length > _LONGEST:
            pages.append([])
            size = 0
        pages[-1].append(short)
        size += length + 1
    return pages


_IN_FULL: Final = 3
"""Challenges told in all their lines."""
AT_ALL: Final = 6
"""Challenges told at all, in one line each."""


def digest(chapters: Sequence[Sequence[str]]) -> list[str]:
    """Lines of the last challenges; the first line of each chapter says what it came to."""
    return [line for one in chapters[-AT_ALL:] for line in (one if len(chapters) <= _IN_FULL else one[:1])]


FILM: Final = "film"
"""Choice of the button. No table takes it, because the game is over; ``cogs.games`` does."""
REPLAY: Final = "replay"
"""Likewise; ``cogs.learning`` does."""
CHECK: Final = "verify"
"""Likewise: seed, check and file of a game that is over; ``cogs.history`` answers."""
FILM_FILE: Final = "film.gif"


LINES: Final = 2
_ROOM: Final = 328
"""Pixels beside the author's picture."""
_AROUND, _SIGN = 40, 25
"""Pixels around a label with the gap between buttons, and for a sign before it."""
_NARROW, _BROAD = frozenset("fijlrtI.,:;'|() "), frozenset("mwMW…")
_WIDTHS = (4.8, 8.5, 12.6, 14)
"""Pixels of a narrow letter, a usual one, a broad one and an East Asian one, in a bold face."""
IN_A_ROW: Final = 5
ROWS: Final = 5


def lines(row: Sequence[Button]) -> int:
    """Lines in which a phone shows this row."""
    return len(_packed(row, len(row)))


def fitted(rows: Sequence[Sequence[Button]], menus: int) -> tuple[tuple[Button, ...], ...]:
    """Repack rows that take more than two lines on a phone; ``menus`` more rows are in the message."""
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
        width = min(_AROUND + _letters(button.label) + (_SIGN if button.emoji else 0), _ROOM)
        if not rows or width > left or len(rows[-1]) >= in_a_row:
            rows.append([])
            left = _ROOM
        rows[-1].append(button)
        left -= width
    return tuple(map(tuple, rows))


@lru_cache(maxsize=4096)
def _letters(label: str) -> float:
    kinds = (3 if east_asian_width(one) in "WF" else 1 - (one in _NARROW) + (one in _BROAD) for one in label)
    return sum(_WIDTHS[kind] for kind in kinds)
