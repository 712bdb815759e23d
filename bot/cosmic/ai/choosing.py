"""Temperaments of computer players: leanings, not mistakes, and none where the game is at stake."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType, ModuleType
from typing import Final, TypeAlias

import msgspec

from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Action, Ask, Choice, Dice, Form, OneOf, UpTo


class Temper(msgspec.Struct, frozen=True):
    name: str
    tokens: int
    """Cost of a lost token, in tenths of a card."""
    join: int
    """Chance of winning from which an invitation to the offense is taken, in percent."""
    commit: int
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


class Manner(msgspec.Struct, frozen=True):
    brings: int
    grudge: int
    """Weight of each wrong done to it when it attacks, invites and joins."""
    favour: int
    opens: int
    """Step of its offers at which it begins a deal."""


_MANNERS: Final[Mapping[str, Manner]] = MappingProxyType(
    {
        "bold": Manner(brings=4, grudge=6, favour=3, opens=0),
        "careful": Manner(brings=2, grudge=0, favour=4, opens=2),
        "sly": Manner(brings=1, grudge=2, favour=2, opens=1),
    }
)


def manner(temper: Temper) -> Manner:
    """Raises KeyError for an unknown temperament."""
    return _MANNERS[temper.name]


Heuristic: TypeAlias = Callable[[SeatView, Ask, Temper, Dice], Choice]
_HEURISTIC: Final = {"view": "SeatView", "ask": "Ask", "temper": "Temper", "dice": "Dice", "return": "Choice"}
Bargain: TypeAlias = Callable[[SeatView, Sequence[Action], Temper, Dice], tuple[str, Choice] | None]


def by_name(room: ModuleType) -> dict[str, Heuristic]:
    """Collect the heuristics of a module: ``_rival`` answers questions whose sense is ``rival``."""
    rows = vars(room).items()
    return {name.strip("_"): one for name, one in rows if getattr(one, "__annotations__", None) == _HEURISTIC}


class Level(msgspec.Struct, frozen=True):
    name: str
    heuristics: Mapping[str, Heuristic]
    """By the question's sense, else its key; they precede those of expansions."""
    offers: Heuristic
    bargain: Bargain
    remembers: bool = True
    eager: bool = True
    """Uses its own powers whenever useful, not as often as its temperament likes."""


BROUGHT: dict[str, Heuristic] = {}
"""Heuristics about the questions of expansions, by key; their ``ai`` modules enter them."""
OFFERED: dict[str, Callable[[SeatView, str], bool]] = {}
"""Tests of usefulness of an expansion's options at checkpoints, by prefix of the option."""


AIMED: dict[str, Callable[[SeatView, str], int]] = {}
"""An expansion's worth of a planet as the target, on the scale of targets, by the expansion's name."""
WANTED: dict[str, Callable[[SeatView, str, int], int]] = {}
"""An expansion's wish for one more token from a place that loses so many, by the expansion's name."""
JOINED: dict[str, Callable[[SeatView, str], int]] = {}
"""An expansion's worth of joining a side, on the scale of joining, by the expansion's name."""
STOPS: dict[str, Callable[[SeatView, str, int], bool]] = {}
"""Tests if so many tokens for a side end a challenge before cards; replaces ``JOINED`` where weighed."""
HALTS: dict[str, Callable[[SeatView, Sequence[int], Sequence[int]], float]] = {}
"""Chance that a challenge ends before cards with these seats on offense and defense, by expansion."""
WEIGHED: dict[str, Heuristic] = {}
"""Heuristics for questions of expansions at levels that weigh; other levels use ``BROUGHT``."""
ASKED: dict[str, str] = {}
"""Questions that expansions ask only of those who order it (8.13), and that computer players want to be asked; with
the name of the expansion.
"""
USEFUL: dict[str, Callable[[SeatView], bool]] = {}
"""Tests of usefulness of an expansion's edicts, by name."""


def best(choices: Sequence[Choice], worth: Callable[[Choice], float], dice: Dice) -> Choice:
    """Break ties by chance. Raises ValueError if there are no choices."""
    worths = [worth(choice) for choice in choices]
    top = max(worths)
    equal = [choice for choice, one in zip(choices, worths, strict=True) if one == top]
    return equal[dice(len(equal))]


def options(form: Form) -> Sequence[Choice]:
    return form.options if isinstance(form, OneOf | UpTo) else ()
