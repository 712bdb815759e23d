"""Forgiving search by name: case, signs, word order, noise and typos do not matter; knows no games."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from rapidfuzz import fuzz

T = TypeVar("T")

LONGEST_TYPED = 2_000
"""Characters of an answer: room for every card and base of a deal. Discord allows 6,000."""
_NEARLY = 74
"""Least ``fuzz.ratio`` (0 to 100) of a typo."""
_CLEARLY = 6
"""Least lead of the best match over the next."""
_ROUGHLY = 45
"""Least ``fuzz.ratio`` of a suggestion."""


class Named(NamedTuple, Generic[T]):
    """A thing and its names; the first one is shown."""

    value: T
    names: tuple[str, ...]


def too_long(typed: str) -> bool:
    """Counts each character as its compatibility form: a ligature may be 18 letters."""
    return len(unicodedata.normalize("NFKD", typed)) > LONGEST_TYPED


@lru_cache(maxsize=1_024)
def plain(text: str) -> str:
    """Lower case, without signs and accents, numbers apart from letters."""
    folded = unicodedata.normalize("NFKD", text).casefold()
    words = "".join(" " if not (char.isalnum() or unicodedata.combining(char)) else char for char in folded)
    bare = "".join(char for char in words if not unicodedata.combining(char))
    return " ".join(re.sub(r"(?<=[^\W\d])(?=\d)|(?<=\d)(?=[^\W\d])", " ", bare).split())


def find(typed: str, things: Sequence[Named[T]], noise: Collection[str] = ()) -> list[Named[T]]:
    """Things that the words mean: one if clear, several if ambiguous; the first step with a match decides."""
    wanted = typed.strip().casefold()
    shown = [thing for thing in things if thing.names[0].strip().casefold() == wanted]
    if shown:
        return shown[:1]
    words = plain(typed)
    if not words:
        return []
    bare = _without(words, noise)
    steps: tuple[Callable[[str, str], bool], ...] = (
        str.__eq__,
        lambda one, name: one == _without(name, noise),
        _words,
        _beginnings,
    )
    for one in dict.fromkeys((words, bare)):
        for fits in steps:
            if found := [thing for thing in things if any(fits(one, plain(name)) for name in thing.names)]:
                return found
    return _nearly(bare, things, noise)


def closest(typed: str, things: Sequence[Named[T]], most: int = 3) -> list[Named[T]]:
    words = plain(typed)
    rated = [(max(_alike(words, plain(name), _ROUGHLY) for name in thing.names), thing) for thing in things]
    rated.sort(key=lambda row: -row[0])
    return [thing for rate, thing in rated[:most] if rate]


def completions(typed: str, things: Sequence[Named[T]], noise: Collection[str] = ()) -> list[Named[T]]:
    """Things that the words may become, in their order; if there are none, similar ones."""
    words = _without(plain(typed), noise)
    if not words:
        return list(things)
    begun = [thing for thing in things if any(_beginnings(words, plain(name)) for name in thing.names)]
    return begun or closest(typed, things, 5)


def _words(words: str, name: str) -> bool:
    return bool(words) and set(words.split()) <= set(name.split())


def _beginnings(words: str, name: str) -> bool:
    """True if each word begins a word of the name; a number has to match whole."""
    there = name.split()
    return bool(words) and all(
        word in there if word.isdecimal() else any(one.startswith(word) for one in there) for word in words.split()
    )


def _nearly(words: str, things: Sequence[Named[T]], noise: Collection[str]) -> list[Named[T]]:
    rated = []
    for thing in things:
        names = [plain(name) for name in thing.names]
        rate = max(_typo(words, one) for name in names for one in (name, _without(name, noise)))
        if rate:
            rated.append((rate, thing))
    rated.sort(key=lambda row: -row[0])
    if len(rated) > 1 and rated[0][0] - rated[1][0] < _CLEARLY:
        return [thing for rate, thing in rated if rated[0][0] - rate < _CLEARLY]
    return [thing for _, thing in rated[:1]]


def _typo(words: str, name: str) -> float:
    """``fuzz.ratio``, 0 below ``_NEARLY``; numbers are never a typo of each other."""
    return _alike(words, name, _NEARLY) if _numbers(words) == _numbers(name) else 0.0


def _alike(words: str, name: str, least: float) -> float:
    """``fuzz.ratio``; 0 below ``least``, which saves most of the work."""
    return fuzz.ratio(words, name, score_cutoff=least)


def _numbers(text: str) -> list[str]:
    return [word for word in text.split() if word.isdecimal()]


def _without(words: str, noise: Collection[str]) -> str:
    return " ".join(word for word in words.split() if word not in noise) or words
