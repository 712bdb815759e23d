"""How events are worded in every language: by kind, which module speaks which one. No word of its own.

A new kind of event is worded in both modules of its topic; ``test_event_words.py`` finds what is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from bot.cosmic.words import board_events, course_text, course_text_de, power_text, power_text_de
from bot.cosmic.words.lines import Line
from bot.words.language import DEFAULT, Language, Translated

__all__ = ["TOPICS", "EventWords", "kinds"]


class EventWords(Protocol):
    """The events of one topic, in one language."""

    KINDS: Mapping[str, Line]
    """How each kind is worded."""


TOPICS: Final[tuple[EventWords | Mapping[Language, EventWords], ...]] = (
    Translated({"en": course_text, "de": course_text_de}),
    board_events,
    Translated({"en": power_text, "de": power_text_de}),
)
"""The module of each topic; one in each language where it is not worded as messages."""
_KINDS: Final[Mapping[Language, Mapping[str, Line]]] = Translated(
    {
        language: {
            kind: line
            for topic in TOPICS
            for kind, line in (topic[language] if isinstance(topic, Mapping) else topic).KINDS.items()
        }
        for language in ("en", "de")
    }
)


def kinds(language: Language = DEFAULT) -> Mapping[str, Line]:
    """How each kind of event of the base game is worded in a language."""
    return _KINDS[language]
