"""Names of moons and of their places, as every language has them: moons keep the names that their list gives them."""

from __future__ import annotations

from bot.cosmic.model import cards

__all__ = ["place_name", "title"]


def title(moon: str) -> str:
    """A moon by its name: ``Cone Size 3 Moon``, ``Ally One-Half Moon``."""
    return cards.words(moon).replace("One Half", "One-Half")


def place_name(place: str) -> str:
    """A place of a moon in English: ``red moon 1``."""
    colour, _, number = place.rpartition("-moon")
    return f"{cards.words(colour).lower()} moon {number}"
