"""How events are worded in every language: by kind, which module speaks which one. No word of its own.

A new kind of event is worded in both modules of its topic; ``test_event_words.py`` finds what is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from bot.cosmic.words import board_text, board_text_de, course_text, course_text_de, power_text, power_text_de
from bot.cosmic.words.lines import Line
from bot.words.language import DEFAULT, Language, Translated

__all__ = ["TOPICS", "EventWords", "kinds"]


class EventWords(Protocol):
    """The events of one topic, in one language."""

    KINDS: Mapping[str, Line]
    """How each kind is worded."""


TOPICS: Final[Mapping[Language, tuple[EventWords, ...]]] = Translated(
    {
        "en": (course_text, board_text, power_text),
        "de": (course_text_de, board_text_de, power_text_de),
    }
)
"""The modules of every language, topic by topic."""
_KINDS: Final[Mapping[Language, Mapping[str, Line]]] = Translated(
    {
        language: {kind: line for topic in topics for kind, line in topic.KINDS.items()}
        for language, topics in TOPICS.items()
    }
)


def kinds(language: Language = DEFAULT) -> Mapping[str, Line]:
    """How each kind of event of the base game is worded in a language."""
    return _KINDS[language]
