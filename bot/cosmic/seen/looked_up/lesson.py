"""How a challenge goes, as one picture for newcomers: the view and its alt text. No state, no secrets."""

from __future__ import annotations

import msgspec

from bot.words.language import DEFAULT, Language
from bot.words.speech import speech


class LessonPicture(msgspec.Struct, frozen=True):
    """The seven steps; made up, but for the number of bases that win."""

    goal: int
    """Foreign bases that win at this table."""
    language: Language = DEFAULT


def alt(view: LessonPicture) -> str:
    """All steps in words."""
    say = speech(view.language)
    return say("lesson-alt", bases=view.goal)
