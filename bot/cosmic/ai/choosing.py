"""How a computer player picks among the options of a question. No rules, no views of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from bot.cosmic.ai.tempers import Temper
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Action, Ask, Choice, Dice, Form, OneOf, UpTo

Thought: TypeAlias = Callable[[SeatView, Ask, Temper, Dice], Choice]
"""What a computer player answers to one question; an answer that does not fit is replaced by the default."""
Bargain: TypeAlias = Callable[[SeatView, Sequence[Action], Temper, Dice], tuple[str, Choice] | None]
"""What a computer player does about a deal; None to wait."""


class Level(msgspec.Struct, frozen=True):
    """How well a computer player plays: with which thoughts it answers what."""

    name: str
    thoughts: Mapping[str, Thought]
    """By the sense of the question, else its key; they come before those of expansions."""
    offers: Thought
    """In windows and responses."""
    bargain: Bargain
    remembers: bool = True
    """Whether it goes by what its seat has seen of the cards of others."""
    eager: bool = True
    """Whether it uses its own powers whenever they are of use, not as often as its temperament likes."""


BROUGHT: dict[str, Thought] = {}
"""Thoughts about the questions of expansions, by key; their ``ai`` modules enter them."""
OFFERED: dict[str, Callable[[SeatView, str], bool]] = {}
"""Whether what an expansion lets a seat do at a checkpoint is of use now, by how its option begins."""


AIMED: dict[str, Callable[[SeatView, str], int]] = {}
"""What an expansion makes of a planet as the target, on the scale of targets, by the expansion's name."""
WANTED: dict[str, Callable[[SeatView, str, int], int]] = {}
"""How much an expansion wants one token more from a place from which so many are taken, by the expansion's name."""
JOINED: dict[str, Callable[[SeatView, str], int]] = {}
"""What an expansion makes of joining a side, on the scale of joining, by the expansion's name."""
STOPS: dict[str, Callable[[SeatView, str, int], bool]] = {}
"""Whether an expansion ends the challenge before cards are laid if the seat brings a side so many tokens (none: as it
stands), by the expansion's name. For levels that weigh this instead of ``JOINED``.
"""
HALTS: dict[str, Callable[[SeatView, Sequence[int], Sequence[int]], float]] = {}
"""How likely an expansion ends a challenge before cards are laid if these seats come to the offense and those may come
to the defense, by the expansion's name.
"""
WEIGHED: dict[str, Thought] = {}
"""Thoughts about the questions of expansions for levels that weigh; for others those of ``BROUGHT``."""
ASKED: dict[str, str] = {}
"""Questions that expansions ask only of those who order it (8.13), and that computer players want to be asked; with
the name of the expansion.
"""
USEFUL: dict[str, Callable[[SeatView], bool]] = {}
"""When an edict of an expansion is of use, by its name; their ``ai`` modules enter it."""


def best(choices: Sequence[Choice], worth: Callable[[Choice], int], dice: Dice) -> Choice:
    """The one that is worth most; by chance among equals. Raises ValueError if there is none."""
    top = max(map(worth, choices))
    equal = [choice for choice in choices if worth(choice) == top]
    return equal[dice(len(equal))]


def options(form: Form) -> Sequence[Choice]:
    """What a question for one or several options offers; nothing for other forms."""
    return form.options if isinstance(form, OneOf | UpTo) else ()
