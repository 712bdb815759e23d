"""Names of moons, the same in every language."""

from __future__ import annotations

from bot.cosmic.model import cards


def title(moon: str) -> str:
    """A moon by its name: ``Cone Size 3 Moon``, ``Ally One-Half Moon``."""
    return cards.words(moon).replace("One Half", "One-Half")
