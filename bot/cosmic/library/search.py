"""Forgiving search: which of some named things people mean by what they typed. Knows nothing about games."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple

__all__ = ["Named", "found", "matching"]

MOST = 25
"""As many as an autocomplete list of Discord shows."""
_SURE = 70
"""A single thing that scores so much is meant."""
_CLEAR = 8
"""So much better than the next one it has to be if it is only similar."""
_NEAR = 50
"""What scores less is not worth suggesting."""
_SIMILAR = 84
"""What is similar scores this in proportion, so that a slip of the finger in a short name is still sure."""
_PART = 76
"""Likewise for what is similar to one word of a name."""
_LONGEST = 60
"""Characters that are looked at."""


class Named(NamedTuple):
    """Something that can be looked up. The first of ``names`` is its title."""

    key: str
    names: Sequence[str]


def found(typed: str, things: Sequence[Named]) -> str | None:
    """The key of the one thing that is meant; None if nothing or several things come near."""
    ranked = _ranked(typed, things)
    if not ranked or ranked[0][0] < _SURE:
        return None
    score, key = ranked[0]
    equal = [other for points, other in ranked if points > score - (_CLEAR if score < 80 else 1)]
    return key if equal == [key] else None


def matching(typed: str, things: Sequence[Named], most: int = MOST) -> list[str]:
    """Keys of what may be meant, the likeliest first; the first ``most`` of all if nothing was typed."""
    if not _plain(typed):
        return [thing.key for thing in things][:most]
    return [key for score, key in _ranked(typed, things) if score >= _NEAR][:most]


def _ranked(typed: str, things: Iterable[Named]) -> list[tuple[int, str]]:
    wanted = _plain(typed)
    if not wanted:
        return []
    scored = [(max(_score(wanted, name, first=not place) for place, name in enumerate(n)), key) for key, n in things]
    return sorted(scored, key=lambda pair: -pair[0])  # equal ones stay in their order


def _score(wanted: str, name: str, *, first: bool) -> int:
    """0 to 100; titles are worth a little more than other names."""
    plain = _plain(name)
    bonus = 2 if first else 0
    if plain == wanted:
        return 98 + bonus
    if len(wanted) > 1:
        if plain.startswith(wanted):
            return 88 + bonus
        if any(_plain(word).startswith(wanted) for word in name.split()):
            return 80 + bonus
        if wanted in plain or (len(plain) > 3 and plain in wanted):
            return 70 + bonus
    parts = (_similar(wanted, _plain(word), _PART) for word in name.split())
    return int(max(_similar(wanted, plain, _SIMILAR), *parts)) + bonus


def _similar(wanted: str, plain: str, worth: int) -> float:
    """0 to ``worth``; 0 for what a look at lengths and letters shows to be too far off to be suggested."""
    least = _NEAR - 2  # a title's bonus
    if 2 * min(len(wanted), len(plain)) * worth < least * (len(wanted) + len(plain)):
        return 0.0
    matcher = SequenceMatcher(None, wanted, plain)
    return matcher.ratio() * worth if matcher.quick_ratio() * worth >= least else 0.0


@lru_cache(maxsize=4_096)
def _plain(text: str) -> str:
    """Letters and digits alone, in one case and without accents: ``Card-Zap!`` is ``cardzap``."""
    letters = unicodedata.normalize("NFKD", text[:_LONGEST].casefold())
    return "".join(char for char in letters if char.isalnum())
