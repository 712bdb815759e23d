"""What it takes to win, where expansions change it (7.1)."""

from __future__ import annotations

from bot.cosmic.kinds import registry
from bot.cosmic.model.state import CosmicState
from bot.kernel.seat import Seat


def discount(state: CosmicState, seat: Seat) -> int:
    """How many foreign bases fewer than others ``seat`` needs to win, by what expansions say (7.1)."""
    return sum([one.discount(state, seat) for one in registry.joined(state, "discount")])
