"""Temperaments of computer players, and picking among the options of a question by them. No rules.

Manners are leanings, not mistakes: where the game is at stake all play alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Action, Ask, Choice, Dice, Form, OneOf, UpTo


class Temper(msgspec.Struct, frozen=True):
    """A computer player's leanings. Percentages are of a hundred."""

    name: str
    tokens: int
    """Cost of a lost token, in tenths of a card."""
    join: int
    """Chance of winning from which an invitation to the offense is taken, in percent."""
    commit: int
    """Tokens that it commits as an ally."""
    meddle: int
    """Percent of useful edicts, flares and powers that it plays."""
    trust: int
    """Disadvantage that it accepts in a deal, in tenths of a card."""


TEMPERS: Mapping[str, Temper] = MappingProxyType(
    {
        temper.name: temper
        for temper in (
            Temper("bold", tokens=8, join=40, commit=4, meddle=90, trust=20),
            Temper("careful", tokens=14, join=60, commit=2, meddle=55, trust=5),
            Temper("sly", tokens=10, join=50, commit=3, meddle=75, trust=0),
        )
    }
)
"""The three temperaments by name."""


class Manner(msgspec.Struct, frozen=True):
    """A temperament's leanings where *normal* judges."""

    brings: int
    """Tokens that it brings as an ally."""
    company: int
    """Worth of each ally beyond what it gains, in tenths of a card."""
    grudge: int
    """Weight of each thing that somebody has done to it when it attacks, invites and joins."""
    favour: int
    """Weight of each thing that somebody has done for it."""
    opens: int
    """With which step of its offers it begins a deal."""


_MANNERS: Final[Mapping[str, Manner]] = MappingProxyType(
    {
        "bold": Manner(brings=4, company=-1, grudge=6, favour=3, opens=0),
        "careful": Manner(brings=2, company=2, grudge=0, favour=4, opens=2),
        "sly": Manner(brings=1, company=0, grudge=2, favour=2, opens=1),
    }
)


def manner(temper: Temper) -> Manner:
    """The manner of a temperament. Raises KeyError for an unknown one."""
    return _MANNERS[temper.name]


Heuristic: TypeAlias = Callable[[SeatView, Ask, Temper, Dice], Choice]
"""A computer player's answer to one question; one that does not fit is replaced by the default."""
Bargain: TypeAlias = Callable[[SeatView, Sequence[Action], Temper, Dice], tuple[str, Choice] | None]
"""A computer player's act in a deal; None to wait."""


class Level(msgspec.Struct, frozen=True):
    """A strength of computer players: the heuristic that answers each question."""

    name: str
    heuristics: Mapping[str, Heuristic]
    """By the sense of the question, else its key; they come before those of expansions."""
    offers: Heuristic
    """In windows and responses."""
    bargain: Bargain
    remembers: bool = True
    """It goes by cards of others that its seat has seen."""
    eager: bool = True
    """It uses its own powers whenever they are of use, not as often as its temperament likes."""


BROUGHT: dict[str, Heuristic] = {}
"""Heuristics about the questions of expansions, by key; their ``ai`` modules enter them."""
OFFERED: dict[str, Callable[[SeatView, str], bool]] = {}
"""Tests of an expansion's options at checkpoints for being of use now, by how an option begins."""


AIMED: dict[str, Callable[[SeatView, str], int]] = {}
"""An expansion's worth of a planet as the target, on the scale of targets, by the expansion's name."""
WANTED: dict[str, Callable[[SeatView, str, int], int]] = {}
"""An expansion's wish for one token more from a place from which so many are taken, by the expansion's name."""
JOINED: dict[str, Callable[[SeatView, str], int]] = {}
"""An expansion's worth of joining a side, on the scale of joining, by the expansion's name."""
STOPS: dict[str, Callable[[SeatView, str, int], bool]] = {}
"""Whether an expansion ends the challenge before cards are laid if the seat brings a side so many tokens (none: as it
stands), by the expansion's name. For levels that weigh this instead of ``JOINED``.
"""
HALTS: dict[str, Callable[[SeatView, Sequence[int], Sequence[int]], float]] = {}
"""How likely an expansion ends a challenge before cards are laid if these seats come to the offense and those may come
to the defense, by the expansion's name.
"""
WEIGHED: dict[str, Heuristic] = {}
"""Heuristics about the questions of expansions for levels that weigh; for others those of ``BROUGHT``."""
ASKED: dict[str, str] = {}
"""Questions that expansions ask only of those who order it (8.13), and that computer players want to be asked; with
the name of the expansion.
"""
USEFUL: dict[str, Callable[[SeatView], bool]] = {}
"""Tests of an expansion's edicts for being of use, by name; the ``ai`` modules enter them."""


def best(choices: Sequence[Choice], worth: Callable[[Choice], int], dice: Dice) -> Choice:
    """The one that is worth most; by chance among equals. Raises ValueError if there is none."""
    top = max(map(worth, choices))
    equal = [choice for choice in choices if worth(choice) == top]
    return equal[dice(len(equal))]


def options(form: Form) -> Sequence[Choice]:
    """Options of a question for one or several; none for other forms."""
    return form.options if isinstance(form, OneOf | UpTo) else ()
