"""Views of moons (2.1.5, 2.6): who is where, which lie face up, and names that every language has alike."""

from __future__ import annotations

import msgspec

from bot.cosmic.model import cards
from bot.kernel.seat import Seat


def title(moon: str) -> str:
    """A moon by its name: ``Cone Size 3 Moon``, ``Ally One-Half Moon``."""
    return cards.words(moon).replace("One Half", "One-Half")


class MoonView(msgspec.Struct, frozen=True):
    """One moon as everybody sees it."""

    place: str
    """Such as ``red-moon1``."""
    owner: Seat
    """In whose home system it is."""
    moon: str
    """Its name; empty while it lies face down."""
    gone: bool
    """Whether it is out of the game."""
    tokens: tuple[tuple[str, int], ...]
    """Who stands there, by colour of the player, and with how many tokens."""


class MoonsView(msgspec.Struct, frozen=True):
    """All moons, system by system."""

    moons: tuple[MoonView, ...]


class KnownMoons(msgspec.Struct, frozen=True):
    """The face-down moons at which a player may look, or has looked."""

    names: dict[str, str]
    """Names of moons by their place, such as ``red-moon1``."""
