"""Questions: each is declared once, beside the phase, power or expansion that asks it, and asked by its declaration.

Clock, panel, standing orders, guards, labels and computer players read what is declared here. A declaration says
nothing about a game: this module imports no state, so that the clock may read it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from bot.cosmic.model import origin
from bot.kernel import flow
from bot.kernel.ask import Ask, Choice, Form, Split
from bot.kernel.codec import Plain
from bot.kernel.event import Seat
from bot.kernel.flow import Flow
from bot.words import brought

C = TypeVar("C", bound=Plain)

GENERAL = "8.15"
"""Rule of a question that has none of its own: illegal answers in general."""
USE = "use"
"""The sentence that asks whether to use an optional power now."""


NONE = "none"


class Of(StrEnum):
    """The kind of a question's options. Fixed choices such as ``none`` may stand beside any of them."""

    CARDS = "cards"
    COLOURS = "colours"
    DEAL = "deal"
    LETTERS = "letters"
    NUMBER = "number"
    OFFERS = "offers"
    PLACES = "places"
    PLAYERS = "players"
    POWERS = "powers"
    POWER_CARDS = "power_cards"
    """In play: by their numbers, or as places."""
    SIDES = "sides"
    TOKENS = "tokens"
    WORDS = "words"
    """Choices that the question itself names, nothing of the game."""
    YES_NO = "yes_no"


class Time(StrEnum):
    """The time a decision may take (8.12)."""

    LONG = "long"
    """A choice of the challenge itself."""
    SHORT = "short"
    """Any other mandatory choice."""
    RESPONSE = "response"


class Standing(StrEnum):
    """The reach of a standing order over a question (8.13)."""

    NONE = "none"
    USUAL = "usual"
    WEIGHTY = "weighty"
    """Asked where the answer matters to the rules, unless an order leaves it to the usual answer."""
    QUIET = "quiet"


class Guard(StrEnum):
    NONE = "none"
    BASES = "bases"
    """Those that take the last token off a base."""
    DUE_BASES = "due_bases"
    """As ``BASES``, where so many tokens are due anyway: bases that the usual answer would spare."""
    CARDS = "cards"
    BLEED = "bleed"


@dataclass(frozen=True, slots=True)
class Question:
    """A question that can be asked. Raises ValueError if its key is declared already."""

    key: str
    """Stable id as in saves, such as ``amoeba.way``: subject first, a pack's name before it."""
    of: Of
    says: str = ""
    """Id of its sentence; by default its key, or one shared by powers such as ``whom``."""
    rule: str = GENERAL
    time: Time = Time.SHORT
    standing: Standing = Standing.NONE
    guard: Guard = Guard.NONE
    topic: str = ""
    """Id of the public text about it; by default its key in the base game, else its subject's name."""
    secret: bool = False
    """True if the others learn only *that* it was answered."""
    untold: bool = False
    """True if the others never learn the answer."""
    allying: bool = False
    """True if it decides who becomes an ally, which the reverse cone inverts."""
    filled: bool = False
    """True if the rules fill up the choice: choosing nothing is no answer of its own."""
    unanswered: bool = False
    """True if silence has no answer of its own."""
    flare: str = ""
    """The text of a flare that asks, ``wild`` or ``super``, if the key does not say it."""
    words: tuple[str, ...] = ()
    """Options with words of their own, prefixed by the subject, because something else has that name."""
    sense: str = ""
    """The heuristic of computer players for it (``heuristics`` in ``ai``); by default from its key."""

    def __post_init__(self) -> None:
        """Fill in what is left out, and enter the question."""
        if origin.pack():
            object.__setattr__(self, "key", origin.owned(self.key))
            object.__setattr__(self, "says", origin.says("question-step-", self.says))
        if self.key in QUESTIONS:
            raise ValueError(f"the question {self.key} is declared twice")
        QUESTIONS[self.key] = self
        OWN_WORDS.update((f"{self.subject}.{word}", None) for word in self.words)
        BY_STANDING.setdefault(self.standing, []).append(self)
        if not self.says and self.rule != GENERAL:
            object.__setattr__(self, "says", self.key)
        if not self.topic and self.rule != GENERAL and "." not in self.key:
            object.__setattr__(self, "topic", self.key)

    @property
    def subject(self) -> str:
        pack = brought.pack_of(self.key)
        first = brought.bare(self.key).partition(".")[0]
        return f"{pack}.{first}" if pack else first

    @property
    def side(self) -> str:
        """``wild`` or ``super`` if a flare asks; empty for the power itself."""
        return self.flare or next((step for step in self.key.split(".") if step in ("wild", "super")), "")

    def ask(self, seat: Seat, form: Form, default: Choice = None) -> Ask:
        """The question to one seat, to be asked together with others. Raises ValueError if silence has no answer."""
        if default is None and not self.unanswered:
            raise ValueError(f"{self.key} has no answer for silence")
        return Ask(seat=seat, key=self.key, form=form, default=default, secret=self.secret)

    def one_of(self, seat: Seat, options: Sequence[C], *, default: Choice = None) -> Flow[C]:
        """Ask for one of ``options``, by default the first. A single one is taken without asking, unless secret."""
        default = options[0] if default is None else default
        return flow.one_of(seat, self.key, options, default=default, secret=self.secret)

    def up_to(self, seat: Seat, n: int, options: Sequence[C], *, default: list[C]) -> Flow[list[C]]:
        """Ask for at most ``n`` of ``options``. Does not ask if nothing can be chosen, unless secret."""
        return flow.up_to(seat, self.key, n, options, default=default, secret=self.secret)

    def number(self, seat: Seat, low: int, high: int, *, default: int) -> Flow[int]:
        """Ask for a whole number from ``low`` to ``high``. A single one is taken without asking, unless secret."""
        return flow.number(seat, self.key, low, high, default=default, secret=self.secret)

    def yes_no(self, seat: Seat, *, default: bool) -> Flow[bool]:
        """Ask for True or False."""
        return flow.yes_no(seat, self.key, default=default, secret=self.secret)

    def split(self, seat: Seat, form: Split, *, default: dict[str, int]) -> Flow[dict[str, int]]:
        """Ask for a division; all parts by name. A single one is taken without asking, unless secret."""
        return flow.split(seat, self.key, form, default=default, secret=self.secret)

    def order(self, seat: Seat, options: Sequence[C], *, default: list[C]) -> Flow[list[C]]:
        """Ask in which order. Fewer than two options are not asked about, unless the question is secret."""
        return flow.order(seat, self.key, options, default=default, secret=self.secret)


QUESTIONS: dict[str, Question] = {}
OWN_WORDS: dict[str, None] = {}
"""Options with words of their own, such as ``judge.loser``."""
BY_STANDING: dict[Standing, list[Question]] = {}


def declared(key: str) -> Question:
    """Raises KeyError if nobody declares the key."""
    return QUESTIONS[key]
