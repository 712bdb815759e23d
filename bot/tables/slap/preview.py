"""What the table will look like when a posted message lands, worked out on a copy: the message has to say it before.

The game itself is not touched, and the copy tells nobody anything.
"""

from __future__ import annotations

from bot.kernel.event import Audience
from bot.kernel.saving.codec import Plain, decode, encode
from bot.slap import moves
from bot.slap.state import SlapState


class Preview:
    """A copy of a state on which a step is tried out; ``state`` is what comes of it."""

    def __init__(self, state: SlapState) -> None:
        self.state = decode(encode(state), SlapState)

    def emit(self, kind: str, audience: Audience = None, /, **data: Plain) -> None:
        """Nobody is told of what is only tried out."""

    def draw(self, sides: int) -> int:
        """Refused: neither a turned card nor a closing window depends on chance. Raises AssertionError."""
        raise AssertionError("a preview must not use chance")


def after_card(state: SlapState) -> SlapState:
    """The state after the next card has landed."""
    table = Preview(state)
    moves.turn_card(table)
    return table.state


def after_close(state: SlapState) -> SlapState:
    """The state after the open window has closed on a collection or the end."""
    table = Preview(state)
    moves.close_window(table)
    return table.state
