"""Where a player may take tokens from, and put them on, as on bases: bases, and what expansions count as such.

Such a further place is no base: it counts for nothing, pays no losses, and cannot be aimed at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.cosmic import board, registry
from bot.cosmic.state import Cosmic, CosmicState
from bot.kernel.table import Seat

__all__ = ["havens", "shifted", "sources"]


def sources(state: CosmicState, seat: Seat) -> dict[str, int]:
    """From where ``seat`` may commit or move tokens, and how many from each place."""
    counts = board.bases(state, seat)
    for name in state.expansions:
        counts.update(_some(registry.EXPANSIONS[name].sources(state, seat)))
    return counts


def havens(state: CosmicState, seat: Seat) -> dict[str, int]:
    """Places besides bases to which tokens of ``seat`` may come home, and how many to each."""
    found: dict[str, int] = {}
    for name in state.expansions:
        found.update(_some(registry.EXPANSIONS[name].havens(state, seat)))
    return found


def shifted(game: Cosmic, places: Iterable[str]) -> None:
    """Tokens went to or came from ``places``: the expansions to which one of them belongs learn of it."""
    state = game.state
    if not state.expansions:
        return
    touched = set(places)
    for name in state.expansions:
        expansion = registry.EXPANSIONS[name]
        if touched.intersection(expansion.places(state)):
            expansion.shifted(game)


def _some(places: Mapping[str, int]) -> dict[str, int]:
    return {place: count for place, count in places.items() if count > 0}
