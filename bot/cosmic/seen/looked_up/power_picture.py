"""A power as a card: the view and its alt text. No state, no secrets."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.words.language import DEFAULT, Language

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


def alt(view: PowerPicture) -> str:
    """What it does; its flares are in the message."""
    told = f"{_head(view.power)}. {view.power.text}"
    return told if len(told) <= _LONGEST else f"{told[: _LONGEST - 1]}…"


def _head(passage: Passage) -> str:
    return ", ".join([passage.title, *passage.facts])
