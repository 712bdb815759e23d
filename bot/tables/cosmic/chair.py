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
"""Whoever has done nothing for so long begins another visit. Until then all that is told of since the visit before
stays the same, however often it is asked for.
"""


class DealStep(msgspec.Struct, frozen=True, tag="step"):
    """A negotiation after so many decisions: each step is asked about anew."""

    deal: int
    step: int


class OpenSides(msgspec.Struct, frozen=True, tag="plan"):
    """The question ahead whom one invites or joins in a challenge (8.12)."""

    challenge: int


Waiting: TypeAlias = OpenAsk | DealStep | OpenSides
"""What waits for an answer."""


class Prompt(msgspec.Struct):
    """The one direct message of a seat."""

    key: str
    posted: int
    asks: list[Waiting] = []
    """What it asks; empty once that is answered."""
    shows: list[Waiting] = []
    """What its controls answer, as ``asking.present`` has it; empty where no control can become stale."""
    told: bool = False
    """Whether its seat was told of the checkpoint that is open or was last."""


class Holiday(msgspec.Struct):
    """Somebody is away, and is answered for."""

    until: int
    """By the clock of the world, which no pause holds."""
    plan: Way
    since: int
    agreed: bool = False
    """Whether the others have agreed that the table stands still."""


class Deed(msgspec.Struct, frozen=True):
    """An action taken for an absent player. Secret: it is told in their words, to them alone."""

    phase: int
    seq: int
    """Of the decision, so that taking that back takes it back too."""
    text: str
    """What they did, as goes behind *you*: ``invited Dot``. A whole line where ``challenge`` is 0."""
    challenge: int = 0
    side: str = ""
    """Which side they joined by it, if they did."""


class Mark(msgspec.Struct, frozen=True):
    """Snapshot of a seat's view at one moment. Secret: it holds the hand."""

    at: int
    """When it was seen, in unix milliseconds."""
    phase: int
    seq: int
    """Of the last decision by then."""
    challenge: int
    hand: tuple[str, ...]
    home: int
    foreign: int
    warp: int
    missed: int = 0
    """How many answers of the seat had not been there in time by then."""

    def taken_back(self, gone: tuple[int, int]) -> Mark:
        """Note that decisions from this one on were taken back: nobody has seen what comes in their place."""
        if (self.phase, self.seq) < gone:
            return self
        return msgspec.structs.replace(self, phase=gone[0], seq=gone[1] - 1)


class Person(msgspec.Struct, omit_defaults=True):
    """The person on a seat: what they wish and have begun, what they were told, and how they are written to."""

    language: Language | None = None
    """In which language they read; None where that is not known, for the table's."""
    seen: int = 0
    """When they pressed something last; 0 if they never have."""
    rounds: str = ""
    """At which moments they prefer to be asked at all their tables; empty where they have not said."""
    rounds_told: bool = False
    """Whether they want everybody to know."""
    autopass: bool = False
    """Whether the bot passes for them after a while (design 4)."""
    still: bool = False
    """Whether they want pictures that do not move."""
    plain: bool = False
    """They want no suggestions at any table."""
    first: bool = False
    """Whether they play Cosmic Encounter for the first time."""
    hints: bool = True
    """Whether they want tips for a first game."""
    hinted: dict[str, int] = {}
    """With which question they got the hint of a phase."""
    prompt: Prompt | None = msgspec.field(default=None, name="whisper")
    telling: int | None = None
    """When they are notified of what they are asked, if nobody has answered by then."""
    closed: int | None = None
    """When their direct messages were refused; None while they take them."""
    untold: bool = False
    """Whether they have not been told of that yet."""
    ping: str = ""
    """Key of the message that mentions them in the thread; empty for none."""
    owes: tuple[str, int] = ("", 0)
    """What they were last said to owe, and until when."""
    heard: int = 0
    """Up to which challenge they have read how it ended."""
    settled: list[str] = []
    """Small choices that took the usual answer since they were told of any."""
    reopened: str = ""
    """Key of a small choice that they took back and are asked about now; empty for none."""
    draft: tuple[OpenAsk | OpenDeal, Draft] | None = None
    """What they have put together, and for what."""
    looked: tuple[int, dict[str, list[str]]] = (0, {})
    """In which challenge they were asked last, and what so far, by look."""
    aimed: list[int | str | None] = []
    """The challenge and its target for which they have said whom they invite or join; empty for none."""
    away: Holiday | None = None
    slept: int | None = None
    """Since when they have not acted, if they are on autopilot or cared for by vote."""
    unheard: bool = False
    """Whether they have done nothing since they missed a deadline."""
    deeds: list[Deed] = []
    """What was done for them while they are or were away last, oldest first."""
    missed: int = 0
    """How many of their answers were not there in time so far."""
    latest: Mark | None = None
    """How the table stood when they pressed something last, before that press."""
    before: Mark | None = None
    """The last press of the visit before this one."""

    def come(self, mark: Mark) -> None:
        """Note that they do something at a table that stands like this."""
        if self.latest is not None and mark.at - self.latest.at >= VISIT_MS:
            self.before = self.latest
        self.latest = mark

    def last_look(self, now: int) -> Mark | None:
        """Their last press before this visit, or before the one that would begin by now; None if there is none."""
        latest = self.latest
        return latest if latest is not None and now - latest.at >= VISIT_MS else self.before

    def forget(self, gone: tuple[int, int]) -> None:
        """Forget what was told and begun from a decision on that was taken back, named by phase and place.

        What they have put together so far goes, too: what they are about to confirm may not be there any more.
        """
        self.draft, self.reopened, self.looked = None, "", (0, {})
        self.latest = self.latest and self.latest.taken_back(gone)
        self.before = self.before and self.before.taken_back(gone)
        self.deeds = [deed for deed in self.deeds if (deed.phase, deed.seq) < gone]

    def turn_back(self, ms: int) -> None:
        """Put every moment as far before a clock that was set back as it was before the old one."""
        self.seen -= ms if self.seen else 0
        self.telling = _earlier(self.telling, ms)
        self.closed, self.slept = _earlier(self.closed, ms), _earlier(self.slept, ms)
        self.latest = self.latest and msgspec.structs.replace(self.latest, at=self.latest.at - ms)
        self.before = self.before and msgspec.structs.replace(self.before, at=self.before.at - ms)
        if self.prompt is not None:
            self.prompt.posted -= ms
        if self.away is not None:
            self.away.since -= ms


class Chair(msgspec.Struct, omit_defaults=True):
    """One seat."""

    name: str
    """Of whoever sits there: clean, not escaped."""
    temper: str = ""
    """The temperament of its computer player; empty for a person."""
    holds: int = 0
    """How often it has held a round."""
    asleep: str = ""
    """Key of the message that asks the others about it, while it is on autopilot or silent; empty for none."""
    person: Person = msgspec.field(default_factory=Person)

    @property
    def is_computer(self) -> bool:
        """True if a computer player sits there."""
        return bool(self.temper)


def _earlier(moment: int | None, ms: int) -> int | None:
    return None if moment is None else moment - ms
