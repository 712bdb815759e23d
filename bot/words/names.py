"""Names of people, made harmless: for pictures and alt texts as clean characters, for messages also without markup.

Names are untrusted. Nothing here decides who somebody is; two people may have the same name.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from bot.words.signs import disowned

LONGEST = 32
"""Characters of a name that are shown."""
NAMELESS = "Player"
_MARKS = 2
"""Combining marks kept per letter; more would run over the lines above and below."""
_DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control and format characters (direction overrides, zero widths), surrogates, private and unassigned characters."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
_MARKUP = frozenset("\\*_~`|>#[]()<:-+.!&")
_NO_PING = "\u200b"
_LEFTWARD = ("R", "AL")
_KEPT = 1_024
"""Names that are remembered as they are shown: a table says each of its few again and again."""
_ISOLATED, _ISOLATION_ENDS = "\u2068", "\u2069"


def clean_name(raw: str) -> str:
    """The name in one line of at most 32 visible characters; ``Player`` if nothing is left. Not escaped."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", raw):
        kind = unicodedata.category(char)
        if kind in ("Mn", "Me"):
            marks += 1
            if not kept or kept[-1] == " " or marks > _MARKS:
                continue
        else:
            marks = 0
        if char.isspace():
            if kept and kept[-1] != " ":
                kept.append(" ")
        elif kind not in _DROPPED and char not in _BLANK:
            kept.append(char)
    return "".join(kept)[:LONGEST].strip() or NAMELESS


def told_apart(names: Sequence[str]) -> list[str]:
    """Clean names by seat; equal ones get their seats' letters (``Ben A``, ``Ben C``), to be told apart."""
    often = Counter(name.casefold() for name in names)
    lettered = [f"{name[: LONGEST - 2].rstrip()} {chr(ord('A') + seat)}" for seat, name in enumerate(names)]
    told = [long if often[name.casefold()] > 1 else name for name, long in zip(names, lettered, strict=True)]
    # somebody may already be called what another one would get; the letters alone make all different
    return told if len({name.casefold() for name in told}) == len(told) else lettered


@lru_cache(maxsize=_KEPT)
def safe_name(raw: str) -> str:
    """The name for a message's text: clean, with all markup escaped, no way to mention anybody, no sign of a game.

    One that is written from right to left stands by itself: numbers and names beside it stay in their order.
    """
    clean = clean_name(raw)
    escaped = "".join("\\" + char if char in _MARKUP else char for char in clean)
    shown = disowned(escaped.replace("@", "@" + _NO_PING))
    leftward = any(unicodedata.bidirectional(char) in _LEFTWARD for char in clean)
    return f"{_ISOLATED}{shown}{_ISOLATION_ENDS}" if leftward else shown
