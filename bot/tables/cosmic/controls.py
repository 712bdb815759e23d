"""Choices of buttons and commands at a Cosmic table: each is read here, and written by its class.

Buttons stay on Discord for as long as their messages, so what is written never changes. A choice that is one
word, such as ``hand``, carries nothing else: its handler names it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from bot.kernel.numbers import whole_number
from bot.kernel.seat import Seat
from bot.tables.contract.choices import Ballot, ballot

PREFIX: Final = "q_"
"""With which the ``choice`` of every control of a question begins; the controller's own controls begin otherwise."""
_DEALS: Final = 10**9
"""With which the numbers of negotiations begin in the ids of controls, beyond those of all questions."""
_CONTROL: Final = re.compile(r"(house_sure|sure|take|decline|offer|give|seat|order|plan|side|q)_(.*)", re.DOTALL)


class OpenAsk(msgspec.Struct, frozen=True, tag="ask", omit_defaults=True):
    """A question that is open."""

    number: int
    answered: bool = False
    """Whether it has an answer under seal, which may still be changed."""


class OpenDeal(msgspec.Struct, frozen=True, tag="deal"):
    """A negotiation that is open, through all its steps."""

    number: int
    """That the next question will have."""

    @property
    def control(self) -> int:
        """The number that its controls carry."""
        return _DEALS + self.number


def meant(number: int) -> OpenAsk | OpenDeal:
    """Return the question or negotiation that a control's number stands for."""
    return OpenDeal(number - _DEALS) if number >= _DEALS else OpenAsk(number)


@dataclass(frozen=True, slots=True)
class Sure:
    """A vote that was asked about once more: ``sure_house_2``; ``sure_guest_2_77`` if somebody offers to come."""

    ballot: Ballot
    guest: str = ""
    """Who it was who would come when it was asked; empty for all other votes."""

    def __str__(self) -> str:
        return "_".join(filter(None, ("sure", self.ballot.rest, self.guest)))


@dataclass(frozen=True, slots=True)
class Take:
    """Somebody takes a seat that was offered to them: ``take_3``."""

    number: int | None
    """Of the offer; None for what is no number."""

    def __str__(self) -> str:
        return f"take_{self.number}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Somebody ends the offer of a seat: ``decline_3``."""

    number: int | None

    def __str__(self) -> str:
        return f"decline_{self.number}"


@dataclass(frozen=True, slots=True)
class ToComputer:
    """A seat goes to a computer player: ``house_sure_2``."""

    seat: Seat | None

    def __str__(self) -> str:
        return f"house_sure_{self.seat}"


@dataclass(frozen=True, slots=True)
class Come:
    """Somebody who watches would take a sleeper's seat: ``offer_2``."""

    seat: Seat | None

    def __str__(self) -> str:
        return f"offer_{self.seat}"


@dataclass(frozen=True, slots=True)
class Give:
    """A seat is offered to the person who is chosen from a menu: ``give_2``."""

    seat: Seat | None

    def __str__(self) -> str:
        return f"give_{self.seat}"


@dataclass(frozen=True, slots=True)
class Missing:
    """Shows what the others can do about a seat at which nobody answers: ``seat_2``."""

    seat: Seat | None

    def __str__(self) -> str:
        return f"seat_{self.seat}"


@dataclass(frozen=True, slots=True)
class Ordering:
    """A standing order is set or looked at: ``order_pass``; which one is up to ``presses.orders``."""


@dataclass(frozen=True, slots=True)
class Planning:
    """A control of a plan, on a message of an earlier version: ``plan``, ``plan_done_3``, ``plan_of_card``."""


@dataclass(frozen=True, slots=True)
class Side:
    """A control of what is asked ahead: shown, ``side_show_card``; taken, ``side_done_3``; ``side_of_3_join``."""

    verb: str
    about: str = ""
    """A question; empty for all."""
    challenge: int = 0
    """In which it counts; 0 where nothing is said."""

    def __str__(self) -> str:
        number = str(self.challenge) if self.challenge else ""
        return "_".join(filter(None, ("side", self.verb, number, self.about)))


@dataclass(frozen=True, slots=True)
class Answering:
    """A control of a question: ``q_o_12``. What its two parts mean is up to ``questions``, which writes it."""

    verb: str
    number: int
    """0 where there is none."""


Control: TypeAlias = (
    Ballot | Sure | Take | Decline | ToComputer | Come | Give | Missing | Ordering | Planning | Side | Answering
)
"""What a choice stands for that is more than one word."""


def read(choice: str) -> Control | None:
    """Parse a choice; None if it is one word or nothing of this table's."""
    if choice == "plan":
        return Planning()
    found = _CONTROL.fullmatch(choice)
    if found is None:
        return ballot(choice)
    kind, rest = found.groups()
    number = whole_number(rest)
    match kind:
        case "sure":
            what, _, about = rest.partition("_")
            about, _, guest = about.partition("_")
            return Sure(Ballot(what, about), guest)
        case "house_sure":
            return ToComputer(number)
        case "take":
            return Take(number)
        case "decline":
            return Decline(number)
        case "offer":
            return Come(number)
        case "give":
            return Give(number)
        case "seat":
            return Missing(number)
        case "order":
            return Ordering()
        case "plan":
            return Planning()
        case "side":
            verb, _, about = rest.partition("_")
            first, _, asked = about.partition("_")
            challenge = whole_number(first)
            return Side(verb, about) if challenge is None else Side(verb, asked, challenge)
    return answering(choice)


def answering(choice: str) -> Answering:
    """The two parts of a control of a question; an empty verb if the choice is none."""
    if not choice.startswith(PREFIX):
        return Answering("", 0)
    verb, _, number = choice.removeprefix(PREFIX).partition("_")
    return Answering(verb, whole_number(number) or 0)
