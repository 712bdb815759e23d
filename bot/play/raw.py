"""What the intake hands to a table, still in Discord's ids; the actor turns it into kernel inputs in its own turn.

Translation waits until an item's turn because an earlier item may be what makes its message known (slap A3, A13).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from bot.tables.contract.table import Input, Stamp
from bot.words.language import DEFAULT, Language


class RawReaction(msgspec.Struct, frozen=True):
    """A reaction added or removed."""

    at: Stamp
    user: int
    message: int
    emoji: str
    added: bool
    name: str = ""


class RawPress(msgspec.Struct, frozen=True):
    """A button, menu, form or slash command that belongs to this table."""

    at: Stamp
    user: int
    ask: int
    choice: str
    reply: str
    name: str
    host: bool
    """Whether the presser is a moderator, who may do what the host may."""
    language: Language = DEFAULT
    """The language in which the presser is answered."""
    values: tuple[str, ...] = ()
    guest: int = 0
    """The person whom a command names; 0 for none."""
    message: int = 0
    """The message in which the control sits; 0 for commands."""
    away: bool = False
    """Whether it is a command that was given somewhere else than in the table's thread."""


class RawEcho(msgspec.Struct, frozen=True):
    """One of our own messages arrived over the gateway."""

    at: Stamp
    key: str
    message: int
    channel: int


class RawErased(msgspec.Struct, frozen=True):
    """A message was deleted."""

    at: Stamp
    message: int


class RawPlaceLost(msgspec.Struct, frozen=True):
    """The thread, its channel or the server is gone, or the bot was removed from it."""

    at: Stamp


class RawTyping(msgspec.Struct, frozen=True):
    """Somebody types into a slash command and wants suggestions; ``answer`` takes (label, value) once, in any case."""

    user: int
    command: str
    typed: str
    answer: Callable[[Sequence[tuple[str, str]]], None]


class RawPeople(msgspec.Struct, frozen=True):
    """Somebody's quiet hours have begun, ended, or been set anew, or something else that they prefer has."""


Raw: TypeAlias = RawReaction | RawPress | RawEcho | RawErased | RawPlaceLost | RawTyping | RawPeople | Input
