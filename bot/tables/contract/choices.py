"""Choices of a person and of buttons that others than their own controller know, and names of timers.

Holidays: until when somebody is away from a table, and what is done for them there meanwhile.

A controller learns of it as a ``Preference`` under this name, and says with ``Returned`` that it is over before its
time. The others may vote that somebody who is silent counts as away; the controller says so with ``Silent``.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec

from bot.kernel.ask import whole_number
from bot.kernel.event import Seat

REMATCH: Final = "rematch"
"""Choice of the button below a result: no table takes it, because the game is over, but the lobbies do (R1)."""
SEE: Final = "see_"
"""Begins the choice that shows a picture to whoever asks; the name of the expansion whose picture it is follows."""
ACTS: Final = "acts"
"""Choice of a menu each of whose options is what a button with that choice would be; ``12:answer`` is one of another
question than the menu's.
"""
MORE: Final = "more"
"""Choice of the button that shows everything that can be done at a table."""
WATCH: Final = "watch"
"""Choice that shows what those can do who watch."""
SEERS: Final = "seers"
"""Choice that shows who predicts best; no table takes it, ``cogs.rating`` does."""
PREDICT: Final = "predict_"
"""Begins the choice of somebody who watches: ``offense`` or ``defense`` follows, whoever they think will win."""
FOLLOW: Final = "follow_"
"""Begins the choice of somebody who wants to be told how a game goes on: ``challenge``, ``day`` or ``stop`` follows."""
MISSED: Final = "missed"
"""Choice that tells whoever asks what has happened at the table since they last looked."""
_VOTE: Final = "vote_"
CARE: Final = "care"
"""What is voted about a seat that is silent: a caretaker plays for it."""
ABSENT: Final = (CARE, "house", "remove", "freeze")
"""What can be voted about whoever is not there: that, a computer player for good, leaving, or that the table waits."""
TALK: Final = "talk_"
"""Begins the choice that lets computer players talk at a table, ``on``, or mutes them, ``off``."""
REPORT: Final = "report"
"""Choice of the button that reports somebody to the moderators; no table takes it, ``cogs.reporting`` does."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """The choice of a vote: ``vote_pause``, ``vote_house_2``."""

    what: str
    about: str = ""
    """The number of the seat that it is about, as it was written or typed; empty for the table."""

    @classmethod
    def on(cls, what: str, seat: Seat | None) -> Ballot:
        """The choice of a vote about a seat, or about the table."""
        return cls(what, "" if seat is None else f"{seat}")

    @property
    def rest(self) -> str:
        """Return the part after the word that says it is a vote."""
        return f"{self.what}_{self.about}" if self.about else self.what

    def __str__(self) -> str:
        return f"{_VOTE}{self.rest}"


def ballot(choice: str) -> Ballot | None:
    """The vote that a choice stands for; None if it stands for something else."""
    if not choice.startswith(_VOTE):
        return None
    what, _, about = choice.removeprefix(_VOTE).partition("_")
    return Ballot(what, about)


MOTION: Final = "motion"
"""The name under which the store keeps it; nothing is kept for whoever does not mind."""
SUGGESTIONS: Final = "suggestions"
"""Likewise."""
OFF: Final = "off"


FIRST_GAMES: Final = "first"
"""The name under which a controller hears ``YES``; the store keeps the number of the table, by ``kept_as``."""
YES: Final = "yes"


NO_FIRST_GAME: Final = "0"
"""Kept instead of that number for whoever wants no tips."""


def kept_as(game: str) -> str:
    """The name under which the store keeps at which table somebody has played this game first."""
    return f"{FIRST_GAMES}.{game}"


ATTENTION: Final = "attention"
"""The name under which the store keeps a person's wish."""
OFTEN: Final = ("helps", "always", "main", "never")
"""At no moment, so that what they hold is played when it helps; whenever something can be played; as a main player, if
something is aimed at them, and between challenges; at none, so that what they have ordered decides.
"""
WHEN: Final = ("aimed", "response", "reveal", "player", "between", "always", "never")
"""The moments at which somebody can be asked; with the last one they pass at all others."""
ASKED: Final = "asked_"
"""Begins the choice that makes a wish hold at all tables; no table takes it, ``cogs.my`` does."""


def asked_everywhere(moments: Collection[str]) -> str:
    return ASKED + ("_".join(one for one in WHEN if one in moments) or OFTEN[0])


class Attention(msgspec.Struct, frozen=True):
    often: str
    """One of ``OFTEN``, or some of ``WHEN`` with spaces between them."""
    told: bool = False
    """Whether they want everybody at their tables to know."""

    @property
    def written(self) -> str:
        """As the store keeps it and ``attention_of`` reads it."""
        return f"{self.often} told" if self.told else self.often


def attention_of(written: str | None) -> Attention | None:
    """A stored wish; None for nothing, and for what an older or newer version has written."""
    words = (written or "").split()
    told = words[-1:] == ["told"]
    often = words[:-1] if told else words
    known = often and set(often) <= {*OFTEN, *WHEN}
    return Attention(" ".join(often), told) if known else None


@dataclass(frozen=True, slots=True)
class Timer:
    """The purpose of a timer, and which of several things of that kind it is about: ``think.12``, ``hit.4.1``."""

    kind: str
    about: tuple[int, ...] = ()


def named(kind: str, *about: int) -> str:
    """The name of a timer, as ``timer`` reads it."""
    return ".".join((kind, *map(str, about)))


def timer(name: str) -> Timer:
    """The timer with this name; one about nothing if what follows its kind is no row of numbers."""
    kind, *rest = name.split(".")
    numbers = [number for one in rest if (number := whole_number(one)) is not None]
    return Timer(kind, tuple(numbers)) if len(numbers) == len(rest) else Timer(kind)


PREFERENCE: Final = "away"
SIGN: Final = "🌴"
"""Stands behind the name of whoever is away."""
BUTTON: Final = "away"
"""Choice of the button that leads to one's holiday; no table takes it, ``cogs.my`` does."""
Plan: TypeAlias = Literal["orders", "careful", "pass", "freeze", "silent"]
SILENT: Final[Plan] = "silent"
"""As ``careful``, for somebody who has stopped answering: until they play again, and at most so long."""
SILENT_MS: Final = 365 * 86_400_000
PLANS: Final[tuple[Plan, ...]] = ("orders", "careful", "pass", "freeze")
"""One's standing orders alone; these, and a careful computer player for the rest; passing everything; the table stands
still, if the others agree. What people choose from.
"""


class Away(msgspec.Struct, frozen=True):
    """One person's holiday at one table."""

    until: int
    """When the holiday ends, in unix milliseconds."""
    plan: Plan

    @property
    def written(self) -> str:
        """As a preference says it and ``away_of`` reads it."""
        return f"{self.until} {self.plan}"


def away_of(written: str) -> Away | None:
    """Read a preference; None for what an older or newer version has written."""
    until, _, plan = written.partition(" ")
    try:
        return msgspec.convert({"until": until, "plan": plan}, Away, strict=False)
    except msgspec.ValidationError:
        return None
