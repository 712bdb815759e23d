"""Table options as every game has them: text values by name, their words, and the refusal of a value.

Which options there are, what they mean and which go together is each game's own: ``options.py``, ``option_words.py``.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.words.message import DEFAULT, LANGUAGES, LOCALES
from bot.words.speech import read, speech

ENOUGH: Final = 0.95
"""The share of what a table says that a language needs, so that it is offered there."""
QUOTED = 80
"""Characters of what somebody typed that are repeated to them."""
LONGEST: Final = 32
"""Characters of a value that is typed, but for lists."""
Topic: TypeAlias = Literal["speed", "players", "powers", "slaps", "expansions", "look"]
"""The form in which an option is chosen."""
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)
_SWITCH: Final = {"on", "off"}


class BadOption(ValueError):
    """Raised when an option does not exist, has a value it cannot have, or contradicts another one.

    The text is for developers; each game words its refusals for players. ``allowed`` says what would be possible. Of a
    long ``value`` only the beginning is kept: it is quoted.
    """

    def __init__(self, option: str, value: object, allowed: str) -> None:
        value = value[:QUOTED] + "…" if isinstance(value, str) and len(value) > QUOTED else value
        super().__init__(f"{option}: {value} is not possible; allowed: {allowed}")
        self.option = option
        self.value = value
        self.allowed = allowed


class OptionText(msgspec.Struct, frozen=True):
    """One option in words."""

    name: str
    title: str
    """At most 45 characters."""
    sentence: str
    """What it does; at most 100 characters."""
    values: tuple[tuple[str, str], ...]
    """(value as the game reads it, what it is called), the default first; at most 24."""
    topic: Topic
    typed: str = ""
    """What may be typed instead, in words; empty if the list is all there is."""
    longest: int = LONGEST
    """Characters that may be typed."""

    @property
    def switch(self) -> bool:
        """True if it is on or off, and no more."""
        return {value for value, _ in self.values} == _SWITCH

    def read(self, written: str) -> str:
        """The value that somebody typed: by its name or a part of that, or as the game reads it.

        Of a list with commas that is each part.
        """
        parts_of = [(part, value) for value, label in reversed(self.values) for part in label.split(", ")]
        whole_of = [(label, value) for value, label in self.values]
        named = {name.casefold(): value for name, value in (*parts_of, *whole_of)}
        whole = written.strip()
        parts = [named.get(part.strip().casefold(), part.strip()) for part in whole.split(",")]
        return named.get(whole.casefold()) or ", ".join(parts)

    def label(self, value: str) -> str:
        """Name a value, or each part of a list with commas: itself if it is not listed. Long ones are cut."""
        known = dict(self.values)
        named = known.get(value) or re.sub(r"[^\s,][^,]*", lambda part: known.get(part[0].strip(), part[0]), value)
        return named if len(named) <= QUOTED else f"{named[:QUOTED]}…"


class Temperament(msgspec.Struct, frozen=True):
    name: str
    label: str
    sentence: str
    """At most 100 characters."""


class GameName(msgspec.Struct, frozen=True):
    title: str
    """With its sign and markup, as a lobby begins."""
    thread: str
    """What its threads are called, before the number of the table."""

    @property
    def plain(self) -> str:
        """The title for buttons and forms, where markup would be read as it is written."""
        return self.title.replace("*", "")


@cache
def languages(*said: str) -> tuple[tuple[str, str], ...]:
    """The values of a game's option ``language``, each by its own name, English first: the languages that have nearly
    all messages which begin with what is ``said`` at its tables.
    """
    wanted = {name for name in read(LOCALES / DEFAULT).entries if name.startswith(said)}
    finished = [one for one in LANGUAGES if len(wanted & read(LOCALES / one).entries.keys()) >= ENOUGH * len(wanted)]
    return tuple((language, speech(language)("language-name")) for language in finished)
