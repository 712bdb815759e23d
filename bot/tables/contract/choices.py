"""Choices and timer names known beyond their own controller, wishes of people, and holidays."""

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
"""Prefix of the choice that shows a picture privately; the expansion's name follows."""
ACTS: Final = "acts"
"""Choice of a menu whose options are button choices; ``12:answer`` belongs to question 12."""
MORE: Final = "more"
WATCH: Final = "watch"
SEERS: Final = "seers"
"""Choice that shows who predicts best; no table takes it, ``cogs.rating`` does."""
PREDICT: Final = "predict_"
"""Prefix of a spectator's prediction: ``offense`` or ``defense`` follows."""
FOLLOW: Final = "follow_"
"""Prefix of a wish to follow a game: ``challenge``, ``day`` or ``stop`` follows."""
MISSED: Final = "missed"
"""Choice that shows what has happened at the table since one's last look."""
_VOTE: Final = "vote_"
CARE: Final = "care"
"""Vote about a silent seat: a caretaker plays for it."""
ABSENT: Final = (CARE, "house", "remove", "freeze")
"""Votes about an absent person: caretaker, computer player for good, leaving, or the table waits."""
TALK: Final = "talk_"
"""Prefix of the choice that lets computer players talk (``on``) or mutes them (``off``)."""
REPORT: Final = "report"
"""Choice of the button that reports somebody to the moderators; no table takes it, ``cogs.reporting`` does."""


@dataclass(frozen=True, slots=True)
class Ballot:
    what: str
    about: str = ""
    """Number of the seat as written or typed; empty for the table."""

    @classmethod
    def on(cls, what: str, seat: Seat | None) -> Ballot:
        return cls(what, "" if seat is None else f"{seat}")

    @property
    def rest(self) -> str:
        return f"{self.what}_{self.about}" if self.about else self.what

    def __str__(self) -> str:
        return f"{_VOTE}{self.rest}"


def ballot(choice: str) -> Ballot | None:
    if not choice.startswith(_VOTE):
        return None
    what, _, about = choice.removeprefix(_VOTE).partition("_")
    return Ballot(what, about)


MOTION: Final = "motion"
SUGGESTIONS: Final = "suggestions"
OFF: Final = "off"


FIRST_GAMES: Final = "first"
"""Preference: a controller gets ``YES``, the store keeps the table's number by ``kept_as``."""
YES: Final = "yes"


NO_FIRST_GAME: Final = "0"
"""Kept instead of that number for people who want no tips."""


def kept_as(game: str) -> str:
    """Name in the store for the table at which somebody first played this game."""
    return f"{FIRST_GAMES}.{game}"


ATTENTION: Final = "attention"
OFTEN: Final = ("helps", "always", "main", "never")
"""At no moment, so that what they hold is played when it helps; whenever something can be played; as a main player, if
something is aimed at them, and between challenges; at none, so that what they have ordered decides.
"""
WHEN: Final = ("aimed", "response", "reveal", "player", "between", "always", "never")
"""Moments at which somebody can be asked; with ``never`` they pass at all others."""
ASKED: Final = "asked_"
"""Prefix of the choice that makes a wish hold at all tables; ``cogs.my`` takes it, no table."""


def asked_everywhere(moments: Collection[str]) -> str:
    return ASKED + ("_".join(one for one in WHEN if one in moments) or OFTEN[0])


class Attention(msgspec.Struct, frozen=True):
    often: str
    """One of ``OFTEN``, or some of ``WHEN`` with spaces between them."""
    told: bool = False
    """Everybody at their tables may know."""

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
    return ".".join((kind, *map(str, about)))


def timer(name: str) -> Timer:
    """Parse a timer's name; one about nothing if no numbers follow its kind."""
    kind, *rest = name.split(".")
    numbers = [number for one in rest if (number := whole_number(one)) is not None]
    return Timer(kind, tuple(numbers)) if len(numbers) == len(rest) else Timer(kind)


PREFERENCE: Final = "away"
SIGN: Final = "🌴"
BUTTON: Final = "away"
"""Choice of the button that leads to one's holiday; no table takes it, ``cogs.my`` does."""
Plan: TypeAlias = Literal["orders", "careful", "pass", "freeze", "silent"]
SILENT: Final[Plan] = "silent"
"""As ``careful``, for somebody who has stopped answering: until they play again, and at most so long."""
SILENT_MS: Final = 365 * 86_400_000
PLANS: Final[tuple[Plan, ...]] = ("orders", "careful", "pass", "freeze")
"""Standing orders; those and a careful computer player; passing; standing still if the others agree."""


class Away(msgspec.Struct, frozen=True):
    until: int
    """Unix milliseconds."""
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
