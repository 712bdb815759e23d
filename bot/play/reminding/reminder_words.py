"""The words of reminders in every language, and which module speaks which one. No sentence of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bot.play.reminding import reminder_text, reminder_text_de
from bot.words.language import Language


class ReminderWords(Protocol):
    """Everything that reminders say, in one language; documented in ``reminder_text.py``."""

    LAST: str
    HINT: str

    def owed(self, game: str, what: str, due_s: int, link: str) -> str: ...
    def reminder(self, lines: Sequence[str]) -> str: ...


_LANGUAGES: Final[Mapping[Language, ReminderWords]] = {"en": reminder_text, "de": reminder_text_de}


def reminder_words(language: Language) -> ReminderWords:
    """The words of reminders in a language."""
    return _LANGUAGES[language]
