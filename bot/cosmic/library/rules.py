"""The rules of play in short topics: which rule ids each tells. Their words are in ``locales/*/rules.ftl``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

from bot.cosmic.kinds import registry
from bot.words.language import Language
from bot.words.message import ids
from bot.words.speech import Speech, speech


class Entry(msgspec.Struct, frozen=True):
    """One topic, and where the rulebook has it."""

    name: str
    rules: tuple[str, ...]
    """What it tells, the most important first; ``5.1`` stands for all of its parts."""
    details: tuple[str, ...] = ()
    """Further rule ids that lead here, because nothing else comes nearer to them."""
    listing: Callable[[Speech], str] | None = None
    """A list that follows the text, a line each."""


class Topic(msgspec.Struct, frozen=True):
    """A short page of rules in one language."""

    entry: Entry
    title: str
    also: tuple[str, ...]
    """Other words under which people look for it."""
    text: str
    example: str


_BASE: Final = (
    Entry("overview", ("4.0.1", "7.1"), ("1.1", "4.0", "4.11")),
    Entry("reading", ("0.4", "0.5", "0.6"), ("0.1", "0.2", "0.3", "0.7", "0.8", "0.9")),
    Entry("winning", ("7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7")),
    Entry(
        "setup",
        ("3.1", "3.4", "3.5", "3.8", "3.12", "3.13"),
        ("3.2", "3.3", "3.6", "3.7", "3.9", "3.10", "3.11", "3.14"),
    ),
    Entry("tokens", ("1.3", "1.2", "2.1", "5.9"), ("1.4",)),
    Entry("turn", ("4.0.1", "4.10")),
    Entry("regroup", ("4.1", "4.1.5")),
    Entry("destiny", ("4.2", "2.2")),
    Entry("aim", ("4.3",)),
    Entry("commit", ("4.4",)),
    Entry("invite", ("4.5",)),
    Entry("allies", ("4.6",)),
    Entry("cards", ("4.7", "4.7.4")),
    Entry("totals", ("5.1", "4.8", "5.2")),
    Entry("outcome", ("5.3", "4.9")),
    Entry("compromise", ("5.4",)),
    Entry("deal", ("5.5",)),
    Entry("rewards", ("5.6",)),
    Entry("reverse_cone", ("5.7", "2.2.2", "4.2.7")),
    Entry("returning", ("5.8",)),
    Entry("second_challenge", ("4.10",)),
    Entry("new_hand", ("4.1.2", "4.7.1", "4.7.2")),
    Entry("attack_cards", ("2.3", "3.12", "8.1"), ("2.8", "2.8.1", "2.8.2")),
    Entry("edicts", ("2.4",)),
    Entry("flares", ("2.5",)),
    Entry("powers", ("6.1", "6.2", "6.3", "6.4"), ("2.7", "6.10", "6.12")),
    Entry("zap", ("4.0.6", "2.4.3", "6.5")),
    Entry("two_powers", ("6.6", "6.8", "6.11"), ("6.7", "6.9")),
    Entry("windows", ("4.0.2", "4.0.3", "4.0.4", "4.0.5", "4.0.8", "4.0.9"), ("4.0.7", "4.0.10")),
    Entry("lost_tokens", ("8.2", "8.3", "8.4", "8.5")),
    Entry("two_players", ("8.6",)),
    Entry("leaving", ("8.7", "8.8", "8.9", "8.10")),
    Entry("deadlines", ("8.12", "8.11")),
    Entry("orders", ("8.13",)),
    Entry("secrecy", ("8.14", "8.15", "8.16", "2.1.5")),
)
_ENTRIES: Final = {entry.name: entry for entry in _BASE}
_TITLE: Final = ids("rules-", _ENTRIES)
_ALSO: Final = ids("rules-", _ENTRIES, ".also")
_TEXT: Final = ids("rules-", _ENTRIES, ".text")
_EXAMPLE: Final = ids("rules-", _ENTRIES, ".example")


def add_topics(*entries: Entry) -> None:
    """Enter the topics of an expansion: ``rules-<name>`` in every language."""
    _ENTRIES.update({entry.name: entry for entry in entries})


@cache
def topics(language: Language) -> tuple[Topic, ...]:
    """All topics, always in the same order; those of expansions come last."""
    registry.load()
    say = speech(language)
    return tuple(
        Topic(
            entry,
            say(_TITLE[name]),
            tuple(say(_ALSO[name]).split(", ")),
            "\n".join([_flowing(say(_TEXT[name])), *([entry.listing(say)] if entry.listing else [])]),
            _flowing(say(_EXAMPLE[name])),
        )
        for name, entry in _ENTRIES.items()
    )


def _flowing(text: str) -> str:
    """One line: the files break long texts where it suits whoever reads them."""
    return " ".join(text.split())
