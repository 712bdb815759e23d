"""The rules of play in short topics: which rule ids each tells. Their words are in ``locales/*/rules.ftl``."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.library.topic import Topic
from bot.words.message import ids
from bot.words.speech import Speech

__all__ = ["topics"]


class Entry(msgspec.Struct, frozen=True):
    """One topic, and where the rulebook has it."""

    name: str
    rules: tuple[str, ...]
    """What it tells, the most important first; ``5.1`` stands for all of its parts."""
    details: tuple[str, ...] = ()
    """Further rule ids that lead here, because nothing else comes nearer to them."""


_ENTRIES: Final = (
    Entry("overview", ("4.0.1", "7.1"), ("1.1", "4.0", "4.11")),
    Entry("reading", ("0.4", "0.5", "0.6"), ("0.1", "0.2", "0.3", "0.7", "0.8", "0.9")),
    Entry("winning", ("7.1", "7.2", "7.3", "7.4", "7.5", "7.6")),
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
_NAMES: Final = tuple(entry.name for entry in _ENTRIES)
_TITLE: Final = ids("rules-", _NAMES)
_ALSO: Final = ids("rules-", _NAMES, ".also")
_TEXT: Final = ids("rules-", _NAMES, ".text")
_EXAMPLE: Final = ids("rules-", _NAMES, ".example")


def topics(say: Speech) -> tuple[Topic, ...]:
    """All topics of the base game, always in the same order."""
    return tuple(
        Topic(
            entry.name,
            say(_TITLE[entry.name]),
            tuple(say(_ALSO[entry.name]).split(", ")),
            entry.rules,
            _flowing(say(_TEXT[entry.name])),
            _flowing(say(_EXAMPLE[entry.name])),
            entry.details,
        )
        for entry in _ENTRIES
    )


def _flowing(text: str) -> str:
    """One line: the files break long texts where it suits whoever reads them."""
    return " ".join(text.split())
