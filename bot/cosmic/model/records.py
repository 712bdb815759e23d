"""Records kept by a game: reveals (4.8.3) and fights are public, knowledge of others' cards is secret."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from bot.kernel.event import Seat

SideName: TypeAlias = Literal["offense", "defense"]
SIDES: Final[tuple[SideName, SideName]] = ("offense", "defense")
Outcome: TypeAlias = Literal["", "offense", "defense", "both_lost", "deal", "no_deal", "landed", "aborted", "repulsed"]
"""How a challenge ends: a winner, both sides beaten, a deal made or failed, tokens that landed without a fight
(re-established, 8.8), aborted, repulsed; empty while it is open. Between the reveal and the negotiation ``deal`` says
that one is due.
"""
SumKind: TypeAlias = Literal["card", "becomes", "tokens", "changes"]
"""A card's value; a value instead; number of tokens; an addition or subtraction by an effect."""
Rule: TypeAlias = Literal["totals", "tie", "attack", "deal", "turned"]
"""Reason for an outcome: totals, equal ones (5.1.2), one attack (5.4.1), none (5.5), or ``turned`` by something."""


class Change(msgspec.Struct, frozen=True):
    """The change one power, flare or expansion made to the sum of one side (5.2.1)."""

    side: SideName
    name: str
    """Of the power, the expansion, or its component such as a moon."""
    flare: bool
    seat: Seat | None
    by: int


class Maker(msgspec.Struct, frozen=True):
    """A power, flare or expansion that took part, such as in an outcome that cards and totals do not say (5.2.1 f)."""

    name: str
    """Of the power, the expansion, or its component such as a moon."""
    flare: bool
    seat: Seat | None


class Tokens(msgspec.Struct, frozen=True):
    seat: Seat
    count: int


class SumLine(msgspec.Struct, frozen=True):
    kind: SumKind
    value: int
    seat: Seat | None = None
    powers: tuple[str, ...] = ()


class RevealSide(msgspec.Struct, frozen=True):
    seat: Seat
    card: str
    """The card as laid; its note if it was buried."""
    turned: bool
    """Whether an attack counted as a compromise (5.2.3)."""
    total: int | None
    """None where no totals count (5.4, 5.5)."""
    lines: tuple[SumLine, ...]
    """Adds up to ``total``; tokens alone where no totals count."""


def named(one: Change | Maker) -> str:
    """Return the name a line gives it: ``virus``, and ``flare.virus`` for its flare."""
    return f"flare.{one.name}" if one.flare else one.name


CERTAIN = 100
"""Odds, in percent, of what cannot be otherwise."""
FAINT = 10


class Known(msgspec.Struct, array_like=True, gc=False):
    """A card that somebody is known to have had: in hand, face down on the table or on a power."""

    card: str
    """Its id; a face where only that is known."""
    seat: Seat
    since: int
    odds: int = CERTAIN
    """In percent; lower after cards have left unseen."""


class Placed(msgspec.Struct, array_like=True, gc=False):
    card: str
    depth: int


class Fight(msgspec.Struct, array_like=True, gc=False):
    challenge: int
    offense: list[Seat]
    """The main player first, then the allies."""
    defense: list[Seat]
    outcome: str


class Memory(msgspec.Struct, gc=False):
    hands: dict[Seat, list[Known]] = {}
    """By the seat that remembers; without empty lists."""
    deck: dict[Seat, list[Placed]] = {}
    """Known cards of the deck, by the seat that remembers; without empty lists."""
    hoards: dict[int, Seat] = {}
    """Last holders of power cards with cards on them, by number."""
    fights: list[Fight] = []
