"""One forgiving search over rules, powers, cards and signs of both games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from bot.cosmic.library import pages
from bot.cosmic.library.rules import topics
from bot.words.language import Language
from bot.words.search import Named, completions, find
from bot.words.signs import safe_name
from bot.words.speech import speech

Key: TypeAlias = pages.Key | tuple[Literal["slap"], str]
_SLAP: Final[Key] = ("slap", "rules")
_NEAR, _MOST = 5, 25
"""Suggestions in an answer, and in a list of Discord's autocomplete."""


class Page(msgspec.Struct, frozen=True):
    words: str
    power: str = ""
    """The power that it tells, which has a picture as well."""


def answer(typed: str, language: Language) -> Page:
    """The page that is meant, or what comes nearest."""
    say = speech(language)
    if not typed.strip():
        return Page(say("library-contents"))
    key = pages.by_rule(typed) or _meant(find(typed, _things(language)))
    if key is None:
        near = [f"*{label}*" for label in suggest(typed, language)[:_NEAR]]
        return Page(say("library-unknown", typed=safe_name(typed), near=near))
    if key[0] == "slap":
        return Page(say("slap-rules-both"))
    return Page(pages.page(key, language), key[1] if key[0] == "power" else "")


def suggest(typed: str, language: Language) -> list[str]:
    """Names of what may be meant, the likeliest first: at most 25."""
    found = _things(language)
    titles = {thing.value: thing.names[0] for thing in found}
    first = pages.by_rule(typed) or _meant(find(typed, found))
    near = [thing.value for thing in completions(typed, found)]
    keys = dict.fromkeys(near if first is None else (first, *near))
    return [titles[key] for key in list(keys)[:_MOST]]


def contents(language: Language) -> list[str]:
    """Titles of all rules, those of the slap game first."""
    return [speech(language)("library-slap"), *(topic.title for topic in topics(language))]


def _things(language: Language) -> Sequence[Named[Key]]:
    say = speech(language)
    slap = Named(_SLAP, (say("library-slap"), *say("library-slap.also").split(", ")))
    return [slap, *(Named[Key](one.value, one.names) for one in pages.everything(language))]


def _meant(found: Sequence[Named[Key]]) -> Key | None:
    """The one thing that is meant; of several the one that stands alone on its shelf. None if that is not clear."""
    for shelf in ("slap", *pages.SHELVES):
        here = [one.value for one in found if one.value[0] == shelf]
        if len(here) == 1:
            return here[0]
    return None
