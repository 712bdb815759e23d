"""Plain data that a game keeps of what came to pass: reveals line by line, fights, cards that were seen.

Reveals (4.8.3) and who fought whom are public; what each seat has seen of others' cards is secret.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.kernel.event import Seat

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
    """The change one power, flare or expansion made to the sum of one side (5.2.1)."""

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


class Tokens(msgspec.Struct, frozen=True):
    """An ally's tokens in the challenge."""

    seat: Seat
    count: int


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


def named(one: Change | Maker) -> str:
    """Return the name a line gives it: ``virus``, and ``flare.virus`` for its flare."""
    return f"flare.{one.name}" if one.flare else one.name


CERTAIN = 100
"""The odds of what cannot be otherwise."""
FAINT = 10
"""What is less likely than this is forgotten."""


class Known(msgspec.Struct, array_like=True, gc=False):
    """A card that somebody is known to have had: in hand, face down on the table or on a power."""

    card: str
    """Its id; a face where only that is known."""
    seat: Seat
    """In whose hand it was last seen."""
    since: int
    """Number of the challenge in which it was last seen there."""
    odds: int = CERTAIN
    """How likely it is still there, in percent: less where cards have left since and nobody here saw which."""


class Placed(msgspec.Struct, array_like=True, gc=False):
    """A card that is known to lie in the main deck."""

    card: str
    depth: int
    """How many cards lie below it."""


class Fight(msgspec.Struct, array_like=True, gc=False):
    """The sides in a challenge. Public."""

    challenge: int
    offense: list[Seat]
    """The main player first, then the allies."""
    defense: list[Seat]
    """The main player first, then the allies."""
    outcome: str


class Memory(msgspec.Struct, gc=False):
    """All that is remembered in a game."""

    hands: dict[Seat, list[Known]] = {}
    """By who remembers; whoever remembers nothing is left out."""
    deck: dict[Seat, list[Placed]] = {}
    """Known cards of the deck, by who remembers; whoever remembers none is left out."""
    hoards: dict[int, Seat] = {}
    """Power cards with cards on them, by number: with whom they were last."""
    fights: list[Fight] = []
    """The last challenges, the latest last."""
