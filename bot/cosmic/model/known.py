"""What is remembered in a game: what each seat has seen of others' cards, secret, and who fought whom, public."""

from __future__ import annotations

import msgspec

from bot.kernel.seat import Seat

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
    """Who stood where in a challenge. Public."""

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
