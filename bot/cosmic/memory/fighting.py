"""Who fought whom, and who stood together: public, so that it is remembered once for all."""

from __future__ import annotations

from bot.cosmic.memory.told import Audience, Data
from bot.cosmic.model.known import Fight
from bot.cosmic.model.state import CosmicState, Side
from bot.kernel.seat import Seat

LAST = 12
"""So many challenges are remembered."""


def fought(state: CosmicState, data: Data, audience: Audience) -> None:
    """A challenge has its outcome; one that is fought anew counts once."""
    challenge, number = state.challenge, state.challenges
    row = Fight(number, _together(challenge.offense), _together(challenge.defense), data["outcome"])
    fights = [fight for fight in state.memory.fights if fight.challenge != number]
    state.memory.fights = [*fights, row][-LAST:]


def _together(side: Side) -> list[Seat]:
    return [side.seat, *side.allies]
