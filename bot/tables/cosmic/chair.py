"""A seat of a Cosmic table with the person on it: what a controller keeps of both. Plain data, saved with the record.

A ``Person`` leaves with the seat's person: handing a seat over puts another one in its place. What happened to the seat
stays in its ``Chair``. All of it is secret, but for what ``panel`` and the story tell.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from bot.tables.contract.choices import Plan as Way
from bot.tables.cosmic.controls import Draft, OpenAsk, OpenDeal
from bot.words.message import Language

VISIT_MS: Final = 30 * 60_000
"""Idle time that ends a visit; until then news since the visit before stay the same."""


class DealStep(msgspec.Struct, frozen=True, tag="step"):
    """A negotiation after so many decisions: each step is asked about anew."""

    deal: int
    step: int


class OpenSides(msgspec.Struct, frozen=True, tag="plan"):
    """The question ahead whom one invites or joins in a challenge (8.12)."""

    challenge: int


Waiting: TypeAlias = OpenAsk | DealStep | OpenSides


class Prompt(msgspec.Struct):
    key: str
    posted: int
    asks: list[Waiting] = []
    shows: list[Waiting] = []
    """Answered by its controls, as ``asking.present`` has it; empty where none can become stale."""
    notified: bool = msgspec.field(default=False, name="told")
    """The seat was notified of the checkpoint that is open or was last."""


class Holiday(msgspec.Struct):
    until: int
    """By the world's clock, which no pause holds."""
    plan: Way
    since: int
    agreed: bool = False
    """The others have agreed that the table stands still."""


class Deed(msgspec.Struct, frozen=True):
    """An action taken for an absent player. Secret: it is told in their words, to them alone."""

    phase: int
    seq: int
    """Of the decision, so that taking that back takes it back too."""
    text: str
    """Their action as it follows *you*: ``invited Dot``. A whole line where ``challenge`` is 0."""
    challenge: int = 0
    side: str = ""


class Mark(msgspec.Struct, frozen=True):
    """Snapshot of a seat's view at one moment. Secret: it holds the hand."""

    at: int
    """Unix milliseconds."""
    phase: int
    seq: int
    """Of the last decision by then."""
    challenge: int
    hand: tuple[str, ...]
    home: int
    foreign: int
    warp: int
    missed: int = 0
    """Answers of the seat that had not been there in time by then."""

    def taken_back(self, gone: tuple[int, int]) -> Mark:
        """Leave out decisions from this one on, which were taken back: nobody has seen what replaces them."""
        if (self.phase, self.seq) < gone:
            return self
        return msgspec.structs.replace(self, phase=gone[0], seq=gone[1] - 1)


class Person(msgspec.Struct, omit_defaults=True):
    language: Language | None = None
    """Reading language; None if unknown, for the table's."""
    seen: int = 0
    rounds: str = ""
    """Moments at which they prefer to be asked at all tables; empty if they have not said."""
    rounds_told: bool = False
    """They want everybody to know."""
    autopass: bool = False
    """The bot passes for them after a while (design 4)."""
    still: bool = False
    """They want pictures that do not move."""
    plain: bool = False
    """They want no suggestions at any table."""
    first: bool = False
    hints: bool = True
    hinted: dict[str, int] = {}
    """The question with which they got the hint of each phase."""
    prompt: Prompt | None = msgspec.field(default=None, name="whisper")
    push_due: int | None = msgspec.field(default=None, name="telling")
    """Moment at which they are notified of a question, if nobody has answered by then."""
    closed: int | None = None
    """Moment at which their direct messages were refused; None while they take them."""
    untold: bool = False
    """They have not been told of that yet."""
    ping: str = ""
    owes: tuple[str, int] = ("", 0)
    """Last thing they were said to owe, and until when."""
    heard: int = 0
    """Last challenge whose end they have read."""
    settled: list[str] = []
    """Small choices that took the usual answer and are still to be mentioned."""
    reopened: str = ""
    """Key of a small choice that they took back and are asked about now; empty for none."""
    draft: tuple[OpenAsk | OpenDeal, Draft] | None = None
    looked: tuple[int, dict[str, list[str]]] = (0, {})
    """The challenge in which they were asked last, and the keys asked so far, by look."""
    aimed: list[int | str | None] = []
    """The challenge and its target for which they have said whom they invite or join; empty for none."""
    away: Holiday | None = None
    slept: int | None = None
    """Moment of their last action, if they are on autopilot or cared for by vote."""
    unheard: bool = False
    """They have done nothing since they missed a deadline."""
    deeds: list[Deed] = []
    """Actions taken for them in the present or last absence, oldest first."""
    missed: int = 0
    """Answers that were not there in time so far."""
    latest: Mark | None = None
    before: Mark | None = None

    def last_look(self, now: int) -> Mark | None:
        """Last press before this visit, or before the one that would begin by ``now``."""
        latest = self.latest
        return latest if latest is not None and now - latest.at >= VISIT_MS else self.before

    def forget(self, gone: tuple[int, int]) -> None:
        """Forget what was told and begun from a decision on that was taken back, named by phase and place."""
        self.draft, self.reopened, self.looked = None, "", (0, {})
        self.latest = self.latest and self.latest.taken_back(gone)
        self.before = self.before and self.before.taken_back(gone)
        self.deeds = [deed for deed in self.deeds if (deed.phase, deed.seq) < gone]

    def turn_back(self, ms: int) -> None:
        self.seen -= ms if self.seen else 0
        self.push_due = _earlier(self.push_due, ms)
        self.closed, self.slept = _earlier(self.closed, ms), _earlier(self.slept, ms)
        self.latest = self.latest and msgspec.structs.replace(self.latest, at=self.latest.at - ms)
        self.before = self.before and msgspec.structs.replace(self.before, at=self.before.at - ms)
        if self.prompt is not None:
            self.prompt.posted -= ms
        if self.away is not None:
            self.away.since -= ms


class Chair(msgspec.Struct, omit_defaults=True):
    name: str
    """Clean, not escaped."""
    temper: str = ""
    """Of the computer player that sits there; empty for a person."""
    holds: int = 0
    """Rounds it has held so far."""
    asleep: str = ""
    """Key of the message that asks the others about it, while it is on autopilot or silent; empty for none."""
    person: Person = msgspec.field(default_factory=Person)


def _earlier(moment: int | None, ms: int) -> int | None:
    return None if moment is None else moment - ms
