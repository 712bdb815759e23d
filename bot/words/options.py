"""Table options as every game has them: text values by name, their words, and the refusal of a value."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.words.message import DEFAULT, LANGUAGES, LOCALES
from bot.words.speech import read, speech

ENOUGH: Final = 0.95
"""Share of a table's messages that a language needs to be offered there."""
QUOTED = 80
"""Characters of typed text that a refusal repeats."""
LONGEST: Final = 32
"""Characters of a typed value, but for lists."""
Topic: TypeAlias = Literal["speed", "players", "powers", "slaps", "expansions", "look"]
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)
_SWITCH: Final = {"on", "off"}


class BadOption(ValueError):
    """Unknown, invalid or contradictory option; the text is for developers."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        value = value[:QUOTED] + "…" if isinstance(value, str) and len(value) > QUOTED else value
        super().__init__(f"{option}: {value} is not possible; allowed: {allowed}")
        self.option = option
        self.value = value
        self.allowed = allowed


class OptionText(msgspec.Struct, frozen=True):
    name: str
    title: str
    """At most 45 characters."""
    sentence: str
    """At most 100 characters."""
    values: tuple[tuple[str, str], ...]
    """Values with labels, the default first; at most 24."""
    topic: Topic
    typed: str = ""
    """Describes other values that may be typed; empty if there are none."""
    longest: int = LONGEST
    """Characters that may be typed."""

    @property
    def switch(self) -> bool:
        """True if it is on or off, and no more."""
        return {value for value, _ in self.values} == _SWITCH

    def read(self, written: str) -> str:
        """Parse typed text, each part of a list with commas: by label, by a part of it, or as a value."""
        parts_of = [(part, value) for value, label in reversed(self.values) for part in label.split(", ")]
        whole_of = [(label, value) for value, label in self.values]
        named = {name.casefold(): value for name, value in (*parts_of, *whole_of)}
        whole = written.strip()
        parts = [named.get(part.strip().casefold(), part.strip()) for part in whole.split(",")]
        return named.get(whole.casefold()) or ", ".join(parts)

    def label(self, value: str) -> str:
        """Label a value, or each part of a list with commas: itself if not listed. Long ones are cut."""
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
    """With its sign and markup."""
    thread: str
    """Name of its threads, before the number of the table."""

    @property
    def plain(self) -> str:
        return self.title.replace("*", "")


@cache
def languages(*said: str) -> tuple[tuple[str, str], ...]:
    """Languages with nearly all messages whose ids begin with ``said``, by their own names, English first."""
    wanted = {name for name in read(LOCALES / DEFAULT).entries if name.startswith(said)}
    finished = [one for one in LANGUAGES if len(wanted & read(LOCALES / one).entries.keys()) >= ENOUGH * len(wanted)]
    return tuple((language, speech(language)("language-name")) for language in finished)
