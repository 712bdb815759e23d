"""How a challenge goes, as one picture for newcomers: the view and its words. No state, no secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

import msgspec

from bot.cosmic.words import lesson_text, lesson_text_de
from bot.kernel.saving.codec import encode
from bot.tables.contract.table import Picture
from bot.words.language import DEFAULT, Language, Translated

__all__ = ["Lesson", "LessonPicture", "alt", "lesson_in", "picture"]

_NAME, _FILE = "cosmic.lesson", "challenge.png"


class LessonPicture(msgspec.Struct, frozen=True):
    """The seven steps; made up, but for the number of bases that win."""

    goal: int
    """Foreign bases that win at this table."""
    language: Language = DEFAULT


class Lesson(Protocol):
    """The words of the picture, in one language."""

    TITLE: str
    OFFENSE: str
    DEFENSE: str
    STEPS: tuple[tuple[str, str], ...]
    """The first six steps, two lines each."""
    BASE: str

    def goal(self, bases: int) -> str:
        """How many foreign bases win."""

    def alt(self, bases: int) -> str:
        """All steps in sentences."""


_LANGUAGES: Final[Mapping[Language, Lesson]] = Translated({"en": lesson_text, "de": lesson_text_de})


def lesson_in(language: Language) -> Lesson:
    """The words in a language."""
    return _LANGUAGES[language]


def alt(view: LessonPicture) -> str:
    """All steps in words."""
    return lesson_in(view.language).alt(view.goal)


def picture(goal: int, language: Language) -> Picture:
    """The picture for a table where so many foreign bases win."""
    view = LessonPicture(goal, language)
    return Picture(_NAME, encode(view), alt(view), _FILE)
