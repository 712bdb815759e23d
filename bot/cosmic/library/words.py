"""The library's words in every language, and which module speaks which one. No sentence of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, Protocol

from bot.cosmic.kinds import registry
from bot.cosmic.library import rules, text, text_de
from bot.cosmic.library.topic import CardPage, Topic
from bot.words.language import DEFAULT, Language, Translated
from bot.words.speech import speech

__all__ = ["Words", "add_cards", "add_topics", "cards_in", "topics_in", "words"]


class Words(Protocol):
    """Everything around the pages, in one language; documented in ``text.py``."""

    MANDATORY: str
    OPTIONAL: str
    WILD: str
    SUPER: str
    EXAMPLE: str
    EDICT: str
    FLARE: str
    CHALLENGE_CARD: str
    ATTACK: str
    COMPROMISE: str
    NEEDS_ALLIES: str
    ATTACK_TEXT: str
    COMPROMISE_TEXT: str
    EMPTY: str
    PHASES: dict[str, str]

    def copies(self, count: int) -> str: ...
    def rules(self, ids: Sequence[str]) -> str: ...
    def contents(self, titles: Sequence[str]) -> str: ...
    def unknown(self, typed: str, near: Sequence[str]) -> str: ...


_LANGUAGES: Final[Mapping[Language, Words]] = Translated({"en": text, "de": text_de})

_BROUGHT: dict[Language, list[Topic]] = {}
_CARDS: dict[Language, list[CardPage]] = {}


def words(language: Language) -> Words:
    """The library's words in a language."""
    return _LANGUAGES[language]


def topics_in(language: Language) -> tuple[Topic, ...]:
    """The topics of the rules in a language, always in the same order; those of expansions come last."""
    registry.load()
    return (*_base(language), *_BROUGHT.get(language, _BROUGHT[DEFAULT]))


@cache
def _base(language: Language) -> tuple[Topic, ...]:
    return rules.topics(speech(language))


def add_topics(language: Language, topics: Sequence[Topic]) -> None:
    """Enter the topics of an expansion; called once for each language when its modules are imported."""
    _BROUGHT.setdefault(language, []).extend(topics)


def cards_in(language: Language) -> Sequence[CardPage]:
    """The cards of expansions in a language, always in the same order."""
    registry.load()
    return _CARDS.get(language, _CARDS[DEFAULT])


def add_cards(language: Language, pages: Sequence[CardPage]) -> None:
    """Enter the cards of an expansion; called once for each language, with the same names."""
    _CARDS.setdefault(language, []).extend(pages)
