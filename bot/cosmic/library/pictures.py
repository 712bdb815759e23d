"""Views and alt texts of pictures that teach: emblems, the course of a challenge, a power as a card. No secrets."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.words import things
from bot.words.language import DEFAULT, Language
from bot.words.speech import speech


class EmblemsPicture(msgspec.Struct, frozen=True):
    """Emblems to show, in reading order."""

    keys: tuple[str, ...]
    """Of powers and edicts."""
    language: Language = DEFAULT


def emblems_alt(view: EmblemsPicture) -> str:
    """Their names in reading order."""
    return speech(view.language)(
        "picture-alt-emblems", count=len(view.keys), names=[things.power(key) for key in view.keys]
    )


class LessonPicture(msgspec.Struct, frozen=True):
    """The seven steps; made up, but for the number of bases that win."""

    goal: int
    """Foreign bases that win at this table."""
    language: Language = DEFAULT


def lesson_alt(view: LessonPicture) -> str:
    """All steps in words."""
    say = speech(view.language)
    return say("lesson-alt", bases=view.goal)


_LONGEST: Final = 1_000


class Passage(msgspec.Struct, frozen=True):
    """A text with its heading and when it counts, all in words."""

    title: str
    facts: tuple[str, ...]
    text: str


class PowerPicture(msgspec.Struct, frozen=True):
    """A power as a card, for whoever looks it up."""

    key: str
    """Name of the power, by which its emblem is found."""
    power: Passage
    flares: tuple[Passage, ...] = ()
    language: Language = DEFAULT


def power_alt(view: PowerPicture) -> str:
    """Return its effect; its flares are in the message."""
    told = f"{_head(view.power)}. {view.power.text}"
    return told if len(told) <= _LONGEST else f"{told[: _LONGEST - 1]}…"


def _head(passage: Passage) -> str:
    return ", ".join([passage.title, *passage.facts])
