"""One row of a game's log: what was decided, by whom, and what it led to. The log and a snapshot make up a game."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.kernel.ask import Choice
from bot.kernel.seat import Seat

By: TypeAlias = Literal["player", "standing", "timeout", "computer", "caretaker", "referee", "host", "clock", "echo"]
"""Who decided: the player, a standing order of the player, a default after a timeout, whoever answers for a player who
is away, and so on.
"""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """An accepted answer, action or interrupt."""

    phase: int
    """Number of the phase in this game, counted from 1."""
    seq: int
    """Place within the phase, counted from 0."""
    seat: Seat | None
    """Whose decision it is; None for an actor that is no seat."""
    key: str
    """Stable name of the question, action or interrupt."""
    choice: Choice
    """What was chosen. What chance made of it is in the events."""
    by: By
    digest: int
    """CRC-32 over all events of the game up to and including those of this decision."""
