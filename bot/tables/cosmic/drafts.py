"""Data in and out of the controls of questions: a question as it is shown, the draft so far, results.

Plain data, no rules and no words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from bot.cosmic.kinds.questions import Question, declared
from bot.cosmic.model.state import NOBODY
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, UpTo
from bot.kernel.seat import Seat
from bot.tables.contract.table import Button, Field, Menu
from bot.tables.cosmic.controls import PREFIX
from bot.words.language import DEFAULT, Language
from bot.words.speech import Speech, speech

PAGE = 25
"""Options of one menu."""
MOST_BUTTONS = 15
"""Options that are buttons; if there are more, they are in a menu."""

Rows: TypeAlias = tuple[tuple[Button, ...], ...]


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's unfinished answer to a question or negotiation. Secret of that seat.

    Small and durable: keep it with the number of the question, and drop it when that is closed. ``Draft()`` is
    empty.
    """

    picked: tuple[int, ...] = ()
    """Places of options, in the order in which they were picked."""
    shares: tuple[int, ...] = ()
    """How much each part of a division gets; empty while nobody has touched it."""
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
    """What is rarely pressed, and stands behind *More …*."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One open question as one person sees it."""

    number: int
    """By which presses name it; any number that is not used twice."""
    ask: Ask
    view: SeatView
    """What the seat that is asked sees."""
    names: Sequence[str]
    """What people are called, by seat: clean and told apart, not escaped (``bot.words.signs``)."""
    language: Language = DEFAULT
    noted: Choice = None
    """The answer that was given under seal and may still be changed (8.16); None if there is none."""
    short: bool = False
    """Planets are called by their colour, which is short, and not by their owner."""
    unhurried: bool = False
    """Whether nobody waits for the answer, so that nothing is said of a time that is up."""
    suggested: Choice = None
    """The answer that is taken when the time is up; None for the usual one."""

    @property
    def say(self) -> Speech:
        """The voice in which it is asked."""
        return speech(self.language)

    @property
    def question(self) -> Question:
        return declared(self.ask.key)

    @property
    def rule(self) -> str:
        """The rule from which the question comes."""
        return self.question.rule

    @property
    def may_be_none(self) -> bool:
        """True if choosing nothing is an answer of its own: the rules fill up a choice of powers (8.12)."""
        return isinstance(self.ask.form, UpTo) and not self.question.filled

    def button(
        self, choice: str, label: str, style: str = "secondary", *, disabled: bool = False, sign: str = ""
    ) -> Button:
        """A button of this question."""
        return named(self.number, choice, label, style, disabled=disabled, sign=sign)

    def name(self, seat: Seat) -> str:
        """A person's name for a label."""
        return self.names[seat] if 0 <= seat < len(self.names) else "?"


def named(
    number: int, choice: str, label: str, style: str = "secondary", *, disabled: bool = False, sign: str = ""
) -> Button:
    """A button of the question ``number`` with a plain sign before it; what does not fit on it is cut off."""
    shown = label if len(label) <= _LABEL else f"{label[: _LABEL - 1]}…"
    return Button(number, f"{PREFIX}{choice}", shown, sign, style, disabled)  # type: ignore[arg-type]


_LABEL = 80
