"""Questions and the shapes of their answers. Says what may be answered, never how it is worded or drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import comb
from typing import TypeAlias

import msgspec

from bot.kernel.codec import Plain, same
from bot.kernel.table import Seat

__all__ = ["Action", "Ask", "AskAny", "AskMany", "Choice", "Dice", "Form", "Number", "OneOf", "UpTo", "YesNo"]

Choice: TypeAlias = Plain
"""What was chosen: plain JSON data."""

Dice: TypeAlias = Callable[[int], int]
"""``dice(n)`` gives a whole number from 0 to n-1."""


def _refuse_repeats(options: tuple[Choice, ...]) -> None:
    scalars = [(type(option), option) for option in options if not isinstance(option, list | dict)]
    nested = [option for option in options if isinstance(option, list | dict)]
    twice = len(set(scalars)) < len(scalars)
    if twice or any(same(one, other) for index, one in enumerate(nested) for other in nested[:index]):
        raise ValueError("an option is given twice")


class OneOf(msgspec.Struct, frozen=True, tag="one_of"):
    """Exactly one of the options. Raises ValueError if an option is given twice."""

    options: tuple[Choice, ...]

    def __post_init__(self) -> None:
        """Refuse repeated options."""
        _refuse_repeats(self.options)

    def accepts(self, choice: Choice) -> bool:
        """Whether ``choice`` is one of the options, types included."""
        return any(same(choice, option) for option in self.options)

    def sample(self, dice: Dice) -> Choice:
        """An option, each as likely as the others."""
        return self.options[dice(len(self.options))]

    def count(self) -> int:
        """How many answers there are."""
        return len(self.options)


class UpTo(msgspec.Struct, frozen=True, tag="up_to"):
    """A list of at most ``n`` distinct options, in any order. Raises ValueError if an option is given twice."""

    n: int
    options: tuple[Choice, ...]

    def __post_init__(self) -> None:
        """Refuse repeated options."""
        _refuse_repeats(self.options)

    def accepts(self, choice: Choice) -> bool:
        """Whether ``choice`` is a list of distinct options that is not too long."""
        if type(choice) is not list or len(choice) > self.n:
            return False
        for index, item in enumerate(choice):
            if not any(same(item, option) for option in self.options):
                return False
            if any(same(item, other) for other in choice[:index]):
                return False
        return True

    def sample(self, dice: Dice) -> Choice:
        """A selection; its size is drawn first."""
        rest = list(self.options)
        return [rest.pop(dice(len(rest))) for _ in range(dice(min(self.n, len(rest)) + 1))]

    def count(self) -> int:
        """How many selections there are; the order within one does not matter."""
        return sum(comb(len(self.options), size) for size in range(min(self.n, len(self.options)) + 1))


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A whole number from ``low`` to ``high``, both included."""

    low: int
    high: int

    def accepts(self, choice: Choice) -> bool:
        """Whether ``choice`` is a whole number in the range; True and False are none."""
        return type(choice) is int and self.low <= choice <= self.high

    def sample(self, dice: Dice) -> Choice:
        """A number of the range."""
        return self.low + dice(self.count())

    def count(self) -> int:
        """How many numbers there are."""
        return max(0, self.high - self.low + 1)


class YesNo(msgspec.Struct, frozen=True, tag="yes_no"):
    """True or False."""

    def accepts(self, choice: Choice) -> bool:
        """Whether ``choice`` is True or False; 1 and 0 are not."""
        return type(choice) is bool

    def sample(self, dice: Dice) -> Choice:
        """True or False."""
        return dice(2) == 1

    def count(self) -> int:
        """Two."""
        return 2


Form: TypeAlias = OneOf | UpTo | Number | YesNo
"""The shape of an answer: ``accepts(choice)``, ``sample(dice)``, ``count()``."""


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """One question to one seat."""

    seat: Seat
    key: str
    """Stable name such as ``amoeba.ooze``; it lives in saved games."""
    form: Form
    default: Choice = None
    """What is answered for a seat that has left or run out of time. None if there is no such answer."""
    secret: bool = False
    """Whether the others learn only *that* it was answered."""


class AskMany(msgspec.Struct, frozen=True):
    """Questions that are open at once. The phase goes on with all choices, in this order, when all have answered."""

    asks: tuple[Ask, ...]


class Action(msgspec.Struct, frozen=True):
    """Something that may be done now, without anybody having to."""

    key: str
    seats: tuple[Seat, ...] | None = None
    """Who may do it; None = an actor that is no seat: echo, clock, host, referee."""
    form: Form | None = None
    """The shape of its choice; None = it carries none."""


@dataclass(frozen=True, slots=True)
class AskAny:
    """Actions of which the first accepted one lets the phase go on, with an ``Acted``.

    Build one and yield it as often as wanted. Raises ValueError if two actions share a key.
    """

    key: str
    actions: tuple[Action, ...]
    by_key: dict[str, Action] = field(init=False, repr=False, compare=False)
    """The actions by their keys. Not to be changed."""

    def __post_init__(self) -> None:
        """Index the actions."""
        table = {action.key: action for action in self.actions}
        if len(table) != len(self.actions):
            raise ValueError(f"two actions of {self.key!r} have one key")
        object.__setattr__(self, "by_key", table)
