"""Choices of buttons and commands at a Cosmic table: each is read here, and written by its class.

Buttons stay on Discord for as long as their messages, so what is written never changes. A choice that is one
word, such as ``hand``, carries nothing else: its handler names it.

Data in and out of the controls of questions: a question as it is shown, the draft so far, results.

Plain data, no rules and no words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, Final, NamedTuple, TypeAlias

import msgspec

from bot.cosmic.kinds.questions import QUESTIONS, Question
from bot.cosmic.model.state import NOBODY
from bot.cosmic.seen.views import BaseView, SeatView
from bot.cosmic.words.expansion_words import Names
from bot.kernel.ask import Ask, Choice, Split, UpTo, whole_number
from bot.kernel.event import Seat
from bot.tables.contract.choices import Ballot, ballot
from bot.tables.contract.table import Button, Field, Menu
from bot.words.message import DEFAULT, Language
from bot.words.speech import Speech, speech

PREFIX: Final = "q_"
"""Begins the ``choice`` of every control of a question, and no other."""
_DEALS: Final = 10**9
"""First number of negotiations in control ids, beyond all questions."""
_CONTROL: Final = re.compile(
    r"(house_sure|sure|promise|take|decline|offer|give|seat|order|plan|side|q)_(.*)", re.DOTALL
)


class OpenAsk(msgspec.Struct, frozen=True, tag="ask", omit_defaults=True):
    number: int
    answered: bool = False
    """It has an answer under seal, which may still be changed."""


class OpenDeal(msgspec.Struct, frozen=True, tag="deal"):
    """A negotiation that is open, through all its steps."""

    number: int
    """Number that the next question will have."""

    @property
    def control(self) -> int:
        return _DEALS + self.number


def meant(number: int) -> OpenAsk | OpenDeal:
    return OpenDeal(number - _DEALS) if number >= _DEALS else OpenAsk(number)


@dataclass(frozen=True, slots=True)
class Sure:
    """A vote that was asked about once more: ``sure_house_2``; ``sure_guest_2_77`` if somebody offers to come."""

    ballot: Ballot
    guest: str = ""
    """The person who would come when it was asked; empty for all other votes."""

    def __str__(self) -> str:
        return "_".join(filter(None, ("sure", self.ballot.rest, self.guest)))


@dataclass(frozen=True)
class _Numbered:
    """Written as its word and a number: ``take_3``."""

    word: ClassVar[str]
    number: int | None
    """Of an offer or a seat; None for what is no number."""

    def __str__(self) -> str:
        return f"{self.word}_{self.number}"


class Take(_Numbered):
    word = "take"  # the offer of a seat


class Decline(_Numbered):
    word = "decline"


class ToComputer(_Numbered):
    word = "house_sure"


class Come(_Numbered):
    """Somebody who watches would take a sleeper's seat."""

    word = "offer"  # of somebody who watches, to take a sleeper's seat


class Give(_Numbered):
    word = "give"  # to the person who is chosen from a menu


class Missing(_Numbered):
    """Shows what the others can do about a seat at which nobody answers."""

    word = "seat"  # at which nobody answers


_NUMBERED: Final = {one.word: one for one in (Take, Decline, ToComputer, Come, Give, Missing)}


@dataclass(frozen=True, slots=True)
class Promising:
    kind: str
    to: Seat | None

    def __str__(self) -> str:
        return f"promise_{self.kind}_{self.to}"


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
    challenge: int = 0
    """Challenge in which it counts; 0 if not said."""

    def __str__(self) -> str:
        return "_".join(filter(None, ("side", self.verb, str(self.challenge or ""), self.about)))


@dataclass(frozen=True, slots=True)
class Answering:
    """A control of a question: ``q_o_12``. What its two parts mean is up to ``questions``, which writes it."""

    verb: str
    number: int
    """0 where there is none."""


Control: TypeAlias = Ballot | Sure | _Numbered | Promising | Ordering | Planning | Side | Answering
"""Choices of more than one word."""


def read(choice: str) -> Control | None:
    """Parse a choice; None if it is one word or nothing of this table's."""
    if choice == "plan":
        return Planning()
    found = _CONTROL.fullmatch(choice)
    if found is None:
        return ballot(choice)
    kind, rest = found.groups()
    if kind in _NUMBERED:
        return _NUMBERED[kind](whole_number(rest))
    verb, _, about = rest.partition("_")
    match kind:
        case "sure":
            about, _, guest = about.partition("_")
            return Sure(Ballot(verb, about), guest)
        case "promise":
            return Promising(verb, whole_number(about))
        case "order":
            return Ordering()
        case "plan":
            return Planning()
        case "side":
            first, _, asked = about.partition("_")
            challenge = whole_number(first)
            return Side(verb, about) if challenge is None else Side(verb, asked, challenge)
    return answering(choice)


def answering(choice: str) -> Answering:
    """Parse a control of a question; an empty verb if the choice is none."""
    if not choice.startswith(PREFIX):
        return Answering("", 0)
    verb, _, number = choice.removeprefix(PREFIX).partition("_")
    return Answering(verb, whole_number(number) or 0)


_AHEAD: Final = "8.13"
"""The rule of answers given ahead."""
PAGE = 25
MOST_BUTTONS = 15
"""Options that are buttons; if there are more, they are in a menu."""

Rows: TypeAlias = tuple[tuple[Button, ...], ...]


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's unfinished answer to a question or negotiation. Secret of that seat."""

    picked: tuple[int, ...] | None = None
    """Places of options, in the order in which they were picked; None while untouched."""
    shares: tuple[int, ...] = ()
    """Amount of each part of a division; empty while untouched."""
    at: int = 0
    """The page that is shown (-1 for none of an offer that is put aside), or the line of a division being changed."""
    heaps: tuple[tuple[int, ...], ...] = ()
    """Of an offer: cards given, base given, cards wanted, base wanted, as places; empty while none is being made."""
    to: Seat = NOBODY
    """Of an offer: whom it is made to, where that could be several."""
    weighed: str = ""
    """The answer, as JSON, that gives something up for good and waits for a second press; empty if none does."""


class Answer(msgspec.Struct, frozen=True):
    """The answer is there: hand ``choice`` to ``game.answer``. It is one that the question accepts."""

    choice: Choice


class Act(msgspec.Struct, frozen=True):
    """An action of a negotiation: hand it to ``game.act``."""

    key: str
    choice: Choice


class Form(msgspec.Struct, frozen=True):
    """A form to be filled in: send it as a ``Prompt``; what comes back goes to ``press`` with ``choice``."""

    choice: str
    title: str
    fields: tuple[Field, ...]


class Refused(msgspec.Struct, frozen=True):
    """Why this cannot be, in one sentence with its rule, and what to do (8.15). What was put together stays."""

    text: str


Result: TypeAlias = Draft | Answer | Act | Form | Refused


class Controls(msgspec.Struct, frozen=True):
    """A question with everything by which it can be answered; at most four rows."""

    text: str
    """At most 1,500 characters; names are escaped."""
    menus: tuple[Menu, ...] = ()
    buttons: Rows = ()
    beside: tuple[Button, ...] = ()


class Option(NamedTuple):
    place: int
    """Index in the form, which controls carry."""
    choice: Choice
    label: str
    """At most 80 characters, unique within the question."""
    detail: str = ""
    """Plain text; may be long."""
    also: tuple[str, ...] = ()
    sign: str = ""


@dataclass(frozen=True)
class Asked:
    number: int
    """Names it in presses; any number that is not used twice."""
    ask: Ask
    view: SeatView
    names: Sequence[str]
    """Names by seat: clean and distinct, not escaped (``bot.words.signs``)."""
    language: Language = DEFAULT
    noted: Choice = None
    """The answer that was given under seal and may still be changed (8.16); None if there is none."""
    short: bool = False
    """Planets are called by their colour, which is short, and not by their owner."""
    unhurried: bool = False
    """Nobody waits for the answer, so that nothing is said of a time that is up."""
    suggested: Callable[[], Choice] = lambda: None
    """Work out what stands filled in where an answer takes several presses; None for nothing."""
    silent: Callable[[], Choice] = lambda: None
    """Work out the answer that is taken when the time is up; None for the usual one."""
    rows: Sequence[Option] = ()
    """Options of a question that is asked ahead, which have words of their own."""
    listed: list[Option] = field(default_factory=list, init=False, repr=False, compare=False)
    """All options, once ``labels.options`` has worked them out."""

    @cached_property
    def say(self) -> Speech:
        return speech(self.language)

    @cached_property
    def called(self) -> Names:
        return Names(self.names, self.view.table.colours)

    @cached_property
    def question(self) -> Question:
        return QUESTIONS[self.ask.key]

    @cached_property
    def subject(self) -> str:
        return self.question.subject

    @cached_property
    def bases(self) -> Mapping[str, Sequence[BaseView]]:
        """The bases on planets and outposts, in the order of the board."""
        table = self.view.table
        places = (*table.planets, *table.outposts)
        return {one.id: one.bases for player in table.players for one in places if one.owner == player.seat}

    @property
    def rule(self) -> str:
        return _AHEAD if self.rows else self.question.rule

    @cached_property
    def filled(self) -> Choice:
        """The answer so far, else the suggestion for one of several presses."""
        form = self.ask.form
        several = isinstance(form, Split) or (isinstance(form, UpTo) and form.n > 1)
        return self.suggested() if several and self.noted is None else self.noted

    @property
    def may_be_none(self) -> bool:
        """True if choosing nothing is an answer of its own: the rules fill up a choice of powers (8.12)."""
        asked = QUESTIONS.get(self.ask.key)
        return isinstance(self.ask.form, UpTo) and asked is not None and not asked.filled

    @property
    def none(self) -> str:
        """Said of what is chosen; moments for an order are no question of the game."""
        asked = QUESTIONS.get(self.ask.key)
        return self.say("cosmic-ask-none", of="moment" if asked is None else asked.of.value)

    def name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else "?"


def button(
    number: int, choice: str, label: str, style: str = "secondary", *, disabled: bool = False, sign: str = ""
) -> Button:
    """A button of the question ``number``; a label that does not fit is cut off."""
    shown = label if len(label) <= _LABEL else f"{label[: _LABEL - 1]}…"
    return Button(number, f"{PREFIX}{choice}", shown, sign, style, disabled)  # type: ignore[arg-type]


_LABEL = 80
