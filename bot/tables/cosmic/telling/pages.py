"""Long texts in pages: the lines of a page, its number below, and buttons that turn to the one before and after.

A page is named in a button's ``choice``: ``log_2`` is the second page of what ``log`` shows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate

from bot.tables.contract.table import Body, Button
from bot.words.language import Language
from bot.words.signs import sent_length
from bot.words.speech import speech

_LONGEST = 1_900
"""Characters of the lines of a page, so that its number fits below."""
_TURNED = re.compile(r"([a-z]+)_(\d{1,4})")


def split(lines: Sequence[str], *, full_end: bool = False) -> list[list[str]]:
    """The lines in pages, with room for emojis of the bot's own in place of signs; a line that is longer than a page is
    cut. With ``full_end`` the first page is the short one, so that the last one has as much as fits.
    """
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


def page_of(lines: Sequence[str], place: int) -> int:
    """On which page of a log the line at ``place`` stands, counted from 1."""
    ends = accumulate(map(len, split(lines, full_end=True)))
    return next((number for number, end in enumerate(ends, 1) if place < end), 1)


def body(lines: Sequence[str], what: str, language: Language, number: int = 0, *, full_end: bool = False) -> Body:
    """One page of what the choice ``what`` shows, counted from 1; 0 is the last, as the newest of a log, which has a
    ``full_end``.
    """
    say = speech(language)
    pages = split(lines, full_end=full_end)
    at = len(pages) if number == 0 else max(1, min(number, len(pages)))
    text = "\n".join(pages[at - 1]) or say("cosmic-help-nothing-yet")
    if len(pages) == 1:
        return Body(text)
    turn = (
        Button(0, f"{what}_{at - 1}" if at > 1 else f"{what}_first", say("cosmic-ask-previous"), disabled=at == 1),
        Button(0, f"{what}_{at + 1}", say("cosmic-ask-next"), disabled=at == len(pages)),
    )
    return Body(f"{text}\n{say('cosmic-help-page', number=at, pages=len(pages))}", (turn,))


def turned(choice: str) -> tuple[str, int] | None:
    """What a page's button shows and which page of it; None if the choice turns no page."""
    match = _TURNED.fullmatch(choice)
    return (match[1], int(match[2])) if match else None
