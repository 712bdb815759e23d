"""A lesson: a position, what is good in it, and what is said to every other answer. Read from ``curriculum``.

A lesson has two files: one is written by hand (``aim.toml``), the other is made from it by ``python -m
tests.tables.cosmic.lessons`` (``aim.json``): the position as a saved game. Its words are in ``locales``.

Verdicts know answers in words: ``A20`` (a card by its face), ``blue-2``, ``#3`` (how many), ``yes``; divisions also
``red-1*2`` (so many from there). Of a negotiation: ``accept``, ``fail``, ``withdraw`` or ``offer``, and of an offer
what it gives and takes, as ``give.A8``, ``take.blue-2``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final, Literal
from zlib import crc32

import msgspec

from bot.cosmic.model import cards, ids
from bot.kernel.ask import Choice
from bot.kernel.decision import Decision
from bot.kernel.game import Saved
from bot.tables.cosmic.drafts import Act, Answer

CURRICULUM: Final = (
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
    """A reply to some answers, known by the words of ``answers.words``. The first verdict that fits counts."""

    says: str
    all: tuple[str, ...] = ()
    """Words that all have to be in the answer."""
    any: tuple[str, ...] = ()
    """Words one of which has to be in it, if there are any here."""
    none: tuple[str, ...] = ()
    """Words that must not be in it."""

    def fits(self, words: frozenset[str]) -> bool:
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
    """The file that is made: the position, ready to be loaded."""

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
    return resources.files(__package__).joinpath("curriculum", file).read_text(encoding="utf-8")


NOTHING = "-"


def words(answer: Answer | Act) -> frozenset[str]:
    """All words of an answer."""
    if isinstance(answer, Act):
        what = ids.dealing(answer.key).step
        return frozenset({what, *(_offered(answer.choice) if what == "offer" else ())})
    return frozenset(_said(answer.choice))


def judged(answer: Answer | Act, verdicts: Iterable[Verdict]) -> str | None:
    """Return the lesson's reply to an answer; None if no verdict is about it."""
    said = words(answer)
    return next((verdict.says for verdict in verdicts if verdict.fits(said)), None)


def _said(choice: Choice) -> set[str]:
    if isinstance(choice, bool):
        return {"yes" if choice else "no"}
    if isinstance(choice, int):
        return {f"#{choice}"}
    if isinstance(choice, list):
        return {f"#{len(choice)}", *map(_one, choice)} if choice else {"#0", NOTHING}
    if isinstance(choice, dict):
        shares = {name: count for name, count in choice.items() if isinstance(count, int) and count}
        each = (f"{name}*{count}" for name, count in shares.items())
        return {f"#{sum(shares.values())}", *shares, *each} if shares else {"#0", NOTHING}
    return {_one(choice)}


def _one(choice: Choice) -> str:
    """An option: a card by its face, anything else as it is."""
    return cards.face(choice) if isinstance(choice, str) and ids.as_card(choice) is not None else str(choice)


def _offered(choice: Choice) -> set[str]:
    found: set[str] = set()
    for side in ("give", "take"):
        gift = choice[side] if isinstance(choice, dict) else None
        goods = gift["goods"] if isinstance(gift, dict) else None
        grant = gift["grant"] if isinstance(gift, dict) else None
        things = [*(goods if isinstance(goods, list) else ()), *((grant,) if grant else ())]
        found |= {f"{side}.{_one(thing)}" for thing in things}
    return found
