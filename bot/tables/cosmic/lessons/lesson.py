"""What a lesson is: a position, what is good in it, and what is said to every other answer. Read from ``course``.

A lesson has two files: one is written by hand (``aim.toml``), the other is made from it by ``python -m
tests.tables.cosmic.lessons`` (``aim.json``): the position as a saved game. Its words are in ``locales``.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Literal
from zlib import crc32

import msgspec

from bot.kernel.decision import Decision
from bot.kernel.game import Saved

COURSE: Final = (
    "aim",
    "tokens",
    "invite",
    "join",
    "card",
    "deal",
    "zap",
    "flare",
    "zodiac",
    "letters",
    "asteroid",
    "moon",
)
"""The lessons in the order in which they are taught."""
GOOD: Final = "good"
"""What a verdict says to a good answer; everything else is a kind of wrong answer."""


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to some answers, known by the words of ``answers.words``. The first verdict that fits counts."""

    says: str
    all: tuple[str, ...] = ()
    """Words that all have to be in the answer."""
    any: tuple[str, ...] = ()
    """Words one of which has to be in it, if there are any here."""
    none: tuple[str, ...] = ()
    """Words that must not be in it."""

    def fits(self, words: frozenset[str]) -> bool:
        """Whether it is about an answer with these words."""
        return (
            words.issuperset(self.all)
            and (not self.any or not words.isdisjoint(self.any))
            and words.isdisjoint(self.none)
        )


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file that is written by hand."""

    picture: Literal["board", "hand"]
    """What is shown first."""
    position: str
    """A scenario of docs/notation.md: up to its first ``then`` the position, after it a good answer and what follows,
    and last what that leads to.
    """
    verdicts: tuple[Verdict, ...]


class Position(msgspec.Struct, frozen=True):
    """The file that is made: the position, ready to be taken up."""

    game: Saved
    key: str
    """The question that is to be answered; that of an action begins with ``deal.``."""
    after: tuple[Decision, ...]
    """What everybody does after a good answer."""


@cache
def written(name: str) -> Written:
    """The hand-written half of a lesson."""
    return msgspec.convert(tomllib.loads(_text(f"{name}.toml")), Written)


@cache
def position(name: str) -> Position:
    """The position from which a lesson begins."""
    return msgspec.json.decode(_text(f"{name}.json"), type=Position)


def edition(name: str) -> int:
    """A number that changes with the position."""
    return crc32(position(name).game.snapshot)


def _text(file: str) -> str:
    return resources.files(__package__).joinpath("course", file).read_text(encoding="utf-8")
