"""What happened, and who may know. Words, pictures and statistics are made of events, never by running rules again."""

from __future__ import annotations

import msgspec

from bot.kernel.saving.codec import Plain
from bot.kernel.seat import Seat

Audience = tuple[Seat, ...] | None
"""The seats that may see an event; None = everybody, the empty tuple = nobody."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """One change of the state. Emitted by the move that made it."""

    kind: str
    data: dict[str, Plain]
    """Everything about it; whoever is in the audience sees all of it. Split an event that has a secret part."""
    audience: Audience = None
