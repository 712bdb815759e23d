"""What a reveal came to, line by line (4.8.3): plain data for events, pictures and words. Public."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.kernel.seat import Seat

SideName: TypeAlias = Literal["offense", "defense"]
Outcome: TypeAlias = Literal["", "offense", "defense", "both_lost", "deal", "no_deal", "landed", "aborted", "repulsed"]
"""How a challenge ends: a winner, both sides beaten, a deal made or failed, tokens that landed without a fight
(re-established, 8.8), aborted, repulsed; empty while it is open. Between the reveal and the negotiation ``deal`` says
that one is due.
"""
SumKind: TypeAlias = Literal["card", "becomes", "tokens", "changes"]
"""A card's value; the value it counts as instead; what a player's tokens are, each counting 1; what a power, flare or
expansion adds to or takes from that.
"""
Rule: TypeAlias = Literal["totals", "tie", "attack", "deal", "turned"]
"""What an outcome follows from: different totals, equal ones (5.1.2), an attack against a compromise (5.4.1), two
compromises (5.5); ``turned`` where no totals count and something has decided otherwise.
"""


class Change(msgspec.Struct, frozen=True):
    """What one power, flare or expansion has changed about the sum of one side (5.2.1)."""

    side: SideName
    name: str
    """Of the power, the expansion, or what of it counts, such as a moon."""
    flare: bool
    """Whether it is the flare of that power."""
    seat: Seat | None
    """Whose it is; None for an expansion."""
    by: int
    """How much more the side has by it; never 0."""


class Maker(msgspec.Struct, frozen=True):
    """A power, flare or expansion that took part, such as one that made an outcome other than cards and totals say
    (5.2.1 f).
    """

    name: str
    """Of the power, the expansion, or what of it counts, such as a moon."""
    flare: bool
    """Whether it is the flare of that power."""
    seat: Seat | None
    """Whose it is; None for an expansion."""


class SumLine(msgspec.Struct, frozen=True):
    """One line of a sum: the card or what it becomes, plus tokens, plus changes."""

    kind: SumKind
    value: int
    seat: Seat | None = None
    """Whose tokens they are, or whose power or flare it is."""
    powers: tuple[str, ...] = ()
    """Power, flare (``flare.virus``) or expansion that made the change."""


class RevealSide(msgspec.Struct, frozen=True):
    """One side of a reveal."""

    seat: Seat
    card: str
    """As it was laid; what is said of it if it was buried."""
    turned: bool
    """Whether an attack counted as a compromise (5.2.3)."""
    total: int | None
    """None where no totals count (5.4, 5.5)."""
    lines: tuple[SumLine, ...]
    """Adds up to ``total``; tokens alone where no totals count."""


class Reckoning(msgspec.Struct, frozen=True):
    """Both sides as the totals are worked out, and what came of it."""

    offense: RevealSide
    defense: RevealSide
    outcome: Outcome
    """Negotiation may still change it."""
    rule: Rule
    by: tuple[Maker, ...]
    """What decided, if the outcome is not as cards and totals say."""
    called: tuple[Maker, ...]
    """What was announced in an earlier window of the challenge and stands, if it has changed anything or not."""
    target: str
    colours: tuple[str, ...]
    """By seat."""


def named(one: Change | Maker) -> str:
    """How a line names it: ``virus``, and ``flare.virus`` for its flare."""
    return f"flare.{one.name}" if one.flare else one.name
