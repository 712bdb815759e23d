"""Gateway events at a table, by Discord's ids, before the actor turns them into inputs.

Translation waits until an event's turn because an earlier one may be what makes its message known (slap A3, A13).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from bot.tables.contract.table import Input, Stamp


class ReactionEvent(msgspec.Struct, frozen=True):
    at: Stamp
    user: int
    message: int
    emoji: str
    added: bool
    name: str = ""


class EchoEvent(msgspec.Struct, frozen=True):
    """One of our own messages arrived over the gateway."""

    at: Stamp
    key: str
    message: int
    channel: int


class MessageDeleted(msgspec.Struct, frozen=True):
    at: Stamp
    message: int


class ReactionsCleared(msgspec.Struct, frozen=True):
    """The bot's reaction was taken off a message: this one, or all where ``emoji`` is empty."""

    at: Stamp
    message: int
    emoji: str = ""


class PlaceLost(msgspec.Struct, frozen=True):
    """The thread, its channel or the server is gone, or the bot was removed from it."""

    at: Stamp


class PermissionsChanged(msgspec.Struct, frozen=True):
    at: Stamp


class Autocomplete(msgspec.Struct, frozen=True):
    """Somebody types into a slash command and wants suggestions; ``answer`` takes (label, value) once, in any case."""

    user: int
    command: str
    typed: str
    answer: Callable[[Sequence[tuple[str, str]]], None]


class PreferencesChanged(msgspec.Struct, frozen=True):
    """Somebody's quiet hours have begun, ended, or been set anew, or something else that they prefer has."""


Incoming: TypeAlias = (
    ReactionEvent
    | EchoEvent
    | MessageDeleted
    | ReactionsCleared
    | PermissionsChanged
    | PlaceLost
    | Autocomplete
    | PreferencesChanged
    | Input
)
