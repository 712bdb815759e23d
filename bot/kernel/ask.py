"""Questions and the shapes of their answers, whole numbers as people type them included. Nothing is worded or drawn."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb, factorial
from typing import TypeAlias

import msgspec

from bot.kernel.codec import Plain, same
from bot.kernel.event import Seat

Choice: TypeAlias = Plain
"""Answer to a question: plain JSON data."""

Dice: TypeAlias = Callable[[int], int]
"""``dice(n)`` gives a whole number from 0 to n-1."""


def _among(choice: Choice, options: Sequence[Choice]) -> bool:
    if type(choice) is str:  # Nothing but a string equals one.
        return choice in options
    return any(same(choice, option) for option in options)


def _refuse_repeats(options: tuple[Choice, ...]) -> None:
    try:
        different = len(set(options))
    except TypeError:  # Lists and dictionaries have no hash.
        different = 0
    if different == len(options):
        return
    scalars = [(type(option), option) for option in options if not isinstance(option, list | dict)]
    nested = [option for option in options if isinstance(option, list | dict)]
    twice = len(set(scalars)) < len(scalars)
    if twice or any(same(one, other) for index, one in enumerate(nested) for other in nested[:index]):
        raise ValueError("an option is given twice")


class OneOf(msgspec.Struct, frozen=True, tag="one_of", gc=False):
    """Exactly one of the options. Raises ValueError if an option is given twice."""

    options: tuple[Choice, ...]

    def __post_init__(self) -> None:
        _refuse_repeats(self.options)

    def accepts(self, choice: Choice) -> bool:
        """True if ``choice`` is one of the options, types included."""
        # ``_among`` written out: most questions are answered with a string.
        return choice in self.options if type(choice) is str else _among(choice, self.options)

    def sample(self, dice: Dice) -> Choice:
        return self.options[dice(len(self.options))]

    def possible(self) -> bool:
        return bool(self.options)

    def count(self) -> int:
        return len(self.options)


class UpTo(msgspec.Struct, frozen=True, tag="up_to", gc=False):
    """A list of at most ``n`` distinct options, in any order. Raises ValueError if an option is given twice."""

    n: int
    options: tuple[Choice, ...]

    def __post_init__(self) -> None:
        _refuse_repeats(self.options)

    def accepts(self, choice: Choice) -> bool:
        if type(choice) is not list or len(choice) > self.n:
            return False
        for index, item in enumerate(choice):
            if not _among(item, self.options) or _among(item, choice[:index]):
                return False
        return True

    def sample(self, dice: Dice) -> Choice:
        """A selection; its size is drawn first."""
        rest = list(self.options)
        return [rest.pop(dice(len(rest))) for _ in range(dice(min(self.n, len(rest)) + 1))]

    def possible(self) -> bool:
        return self.n >= 0

    def count(self) -> int:
        """Count the selections; the order within one does not matter."""
        return sum(comb(len(self.options), size) for size in range(min(self.n, len(self.options)) + 1))


class Number(msgspec.Struct, frozen=True, tag="number", gc=False):
    """A whole number from ``low`` to ``high``, both included."""

    low: int
    high: int

    def accepts(self, choice: Choice) -> bool:
        """True if ``choice`` is a whole number in the range; True and False are none."""
        return type(choice) is int and self.low <= choice <= self.high

    def sample(self, dice: Dice) -> Choice:
        return self.low + dice(self.count())

    def possible(self) -> bool:
        return self.low <= self.high

    def count(self) -> int:
        return max(0, self.high - self.low + 1)


class YesNo(msgspec.Struct, frozen=True, tag="yes_no", gc=False):
    def accepts(self, choice: Choice) -> bool:
        """True if ``choice`` is True or False; 1 and 0 are not."""
        return type(choice) is bool

    def sample(self, dice: Dice) -> Choice:
        return dice(2) == 1

    def possible(self) -> bool:
        return True

    def count(self) -> int:
        return 2


class Part(msgspec.Struct, frozen=True, gc=False):
    """A named share of a ``Split``: a whole number from ``low`` to ``high``, both included."""

    name: str
    high: int
    low: int = 0


class Split(msgspec.Struct, frozen=True, tag="split", gc=False):
    """A whole divided over named parts: a dictionary from part names to whole numbers; a part left out gets 0.

    The whole is from ``low`` to ``high``, both included; each part has limits of its own. Raises ValueError if two
    parts have one name.
    """

    low: int
    high: int
    parts: tuple[Part, ...]

    def __post_init__(self) -> None:
        if len({part.name for part in self.parts}) < len(self.parts):
            raise ValueError("two parts have one name")

    def accepts(self, choice: Choice) -> bool:
        if type(choice) is not dict:
            return False
        whole = known = 0
        for part in self.parts:
            share = choice.get(part.name, 0)
            if type(share) is not int or not part.low <= share <= part.high:
                return False
            whole += share
            known += part.name in choice
        return known == len(choice) and self.low <= whole <= self.high

    def sample(self, dice: Dice) -> Choice:
        """A division; the whole is drawn first, then part after part. Parts that get nothing are left out."""
        low, high, least, most = self._limits()
        rest = low + dice(high - low + 1)
        shares: dict[str, int] = {}
        for part in self.parts:
            least -= part.low
            most -= part.high
            low, high = max(part.low, rest - most), min(part.high, rest - least)
            share = low + dice(high - low + 1)
            rest -= share
            if share:
                shares[part.name] = share
        return shares

    def possible(self) -> bool:
        for part in self.parts:
            if part.low > part.high:
                return False
        low, high, _, _ = self._limits()
        return low <= high

    def single(self) -> bool:
        """True if there is exactly one division: ``count() == 1`` without the counting."""
        low, high, least, most = self._limits()
        if low != high or not self.possible():
            return False
        return low in (least, most) or sum(part.low < part.high for part in self.parts) < 2

    def _limits(self) -> tuple[int, int, int, int]:
        least = most = 0
        for part in self.parts:
            least += part.low
            most += part.high
        return max(self.low, least), min(self.high, most), least, most

    def count(self) -> int:
        return _divisions(self.low, self.high, tuple((part.low, part.high) for part in self.parts))


@lru_cache(maxsize=4096)
def _divisions(low: int, high: int, limits: tuple[tuple[int, int], ...]) -> int:
    """Count the ways to divide ``low`` to ``high`` over parts with these limits."""
    ways = [1] + [0] * max(0, high)
    for least, most in limits:
        ways = [sum(ways[max(0, whole - most) : max(0, whole - least + 1)]) for whole in range(len(ways))]
    return sum(ways[max(0, low) : high + 1]) if high >= 0 else 0


class Order(msgspec.Struct, frozen=True, tag="order", gc=False):
    """All options as a list, in any order. Raises ValueError if an option is given twice."""

    options: tuple[Choice, ...]

    def __post_init__(self) -> None:
        _refuse_repeats(self.options)

    def accepts(self, choice: Choice) -> bool:
        return UpTo(len(self.options), self.options).accepts(choice) and len(choice) == len(self.options)  # type: ignore[arg-type]

    def sample(self, dice: Dice) -> Choice:
        rest = list(self.options)
        return [rest.pop(dice(len(rest))) for _ in self.options]

    def possible(self) -> bool:
        """Always: without options the empty list is the answer."""
        return True

    def count(self) -> int:
        return factorial(len(self.options))


class Gift(msgspec.Struct, frozen=True, gc=False):
    """One side's possible part in a ``Deal``. Raises ValueError if something is listed twice."""

    goods: tuple[Choice, ...] = ()
    """Any number of these may be given."""
    grants: tuple[Choice, ...] = ()
    """At most one of these may be given. None is not among them."""
    most: int | None = None
    """Most goods; None for any number."""

    def __post_init__(self) -> None:
        _refuse_repeats(self.goods)
        _refuse_repeats(self.grants)

    def accepts(self, choice: Choice) -> bool:
        """True if ``choice`` is ``{"goods": [distinct goods], "grant": a grant or None}``."""
        if type(choice) is not dict or choice.keys() != {"goods", "grant"}:
            return False
        granted = choice["grant"] is None or OneOf(self.grants).accepts(choice["grant"])
        return granted and self._goods().accepts(choice["goods"])

    def sample(self, dice: Dice) -> Choice:
        return {"goods": self._goods().sample(dice), "grant": (None, *self.grants)[dice(len(self.grants) + 1)]}

    def count(self) -> int:
        return self._goods().count() * (len(self.grants) + 1)

    def _goods(self) -> UpTo:
        return UpTo(len(self.goods) if self.most is None else self.most, self.goods)


class Deal(msgspec.Struct, frozen=True, tag="deal", gc=False):
    """An offer: ``{"give": ..., "take": ...}``, each as its ``Gift`` says. Something goes in at least one direction."""

    give: Gift
    """Possible gifts of the one who is asked."""
    take: Gift
    """Possible return gifts. Nothing hidden from the one who is asked belongs here."""

    def accepts(self, choice: Choice) -> bool:
        if type(choice) is not dict or choice.keys() != {"give", "take"}:
            return False
        both = self.give.accepts(choice["give"]) and self.take.accepts(choice["take"])
        return both and any(half["goods"] or half["grant"] is not None for half in choice.values())

    def sample(self, dice: Dice) -> Choice:
        """An offer; if chance makes an empty one, a single thing is put into it."""
        offer = {"give": self.give.sample(dice), "take": self.take.sample(dice)}
        if not self.accepts(offer):
            things = self._things()
            side, part, thing = things[dice(len(things))]
            offer[side] = {"goods": [thing], "grant": None} if part == "goods" else {"goods": [], "grant": thing}
        return offer

    def possible(self) -> bool:
        return any((gift.goods and gift.most != 0) or gift.grants for gift in (self.give, self.take))

    def count(self) -> int:
        return self.give.count() * self.take.count() - 1

    def _things(self) -> list[tuple[str, str, Choice]]:
        return [
            (side, part, thing)
            for side, gift in (("give", self.give), ("take", self.take))
            for part, things in (("goods", gift.goods if gift.most != 0 else ()), ("grant", gift.grants))
            for thing in things
        ]


Form: TypeAlias = OneOf | UpTo | Number | YesNo | Split | Order | Deal
"""The shape of an answer: ``accepts(choice)``, ``sample(dice)``, ``possible()``, which is ``count() > 0`` without the
counting, and ``count()``.
"""


class Ask(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    seat: Seat
    key: str
    """Stable name such as ``amoeba.ooze``; it lives in saved games."""
    form: Form
    default: Choice = None
    """Answer for a seat that has left or run out of time. None if there is no such answer."""
    secret: bool = False
    """True if the others learn only *that* it was answered."""


class AskMany(msgspec.Struct, frozen=True, gc=False):
    """Questions that are open at once. The phase goes on with all choices, in this order, when all have answered."""

    asks: tuple[Ask, ...]
    sealed: bool = False
    """True if an answer may be changed until the phase goes on; questions stay open until then."""
    closer: str | None = None
    """Key of the action by which an actor that is no seat lets a sealed phase go on, and the only way it does.

    Whoever has not answered then gets the default, so each question has one.
    """


class Action(msgspec.Struct, frozen=True, gc=False):
    """Something that may be done now, without anybody having to."""

    key: str
    seats: tuple[Seat, ...] | None = None
    """Seats that may do it; None = an actor that is no seat: echo, clock, host, referee."""
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
        table = {action.key: action for action in self.actions}
        if len(table) != len(self.actions):
            raise ValueError(f"two actions of {self.key!r} have one key")
        object.__setattr__(self, "by_key", table)


_WHOLE = re.compile(r"[0-9]{1,9}")


def whole_number(text: str) -> int | None:
    """The number that these are the digits of; None for anything else, and for numbers that no game has.

    ``int`` alone also takes signs, blanks and the digits of other scripts, and raises for thousands of digits.
    """
    return int(text) if _WHOLE.fullmatch(text) else None
