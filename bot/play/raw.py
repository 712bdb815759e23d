"""A table by Discord's ids: gateway events before the actor turns them into inputs, and the roster of who sits there.

Translation waits until an item's turn because an earlier item may be what makes its message known (slap A3, A13).

In a roster people have their Discord id, computer players none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from bot.tables.contract.table import Input, Stamp


class RawReaction(msgspec.Struct, frozen=True):
    """A reaction added or removed."""

    at: Stamp
    user: int
    message: int
    emoji: str
    added: bool
    name: str = ""


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


class RawBared(msgspec.Struct, frozen=True):
    """The bot's reaction was taken off a message: this one, or all where ``emoji`` is empty."""

    at: Stamp
    message: int
    emoji: str = ""


class RawPlaceLost(msgspec.Struct, frozen=True):
    """The thread, its channel or the server is gone, or the bot was removed from it."""

    at: Stamp


class RawAllowed(msgspec.Struct, frozen=True):
    """The bot's permissions on the table's server may have changed."""

    at: Stamp


class RawTyping(msgspec.Struct, frozen=True):
    """Somebody types into a slash command and wants suggestions; ``answer`` takes (label, value) once, in any case."""

    user: int
    command: str
    typed: str
    answer: Callable[[Sequence[tuple[str, str]]], None]


class RawPeople(msgspec.Struct, frozen=True):
    """Somebody's quiet hours have begun, ended, or been set anew, or something else that they prefer has."""


Raw: TypeAlias = (
    RawReaction | RawEcho | RawErased | RawBared | RawAllowed | RawPlaceLost | RawTyping | RawPeople | Input
)


class Giver(msgspec.Struct, frozen=True):
    user: int | None
    """None once their data are deleted."""
    gone: bool = False
    """As in ``Seated``."""


class Seated(msgspec.Struct, frozen=True, omit_defaults=True):
    """One place at a table, in the order of joining; a game's own seats may be in another order."""

    name: str
    user: int | None = None
    """Discord user id; None for a practice opponent."""
    temper: str = ""
    """Leaning of a computer player, as its game names it; empty for a person, or where all are alike."""
    gone: bool = False
    """A person who had their data deleted after the game: nobody any more, and no practice opponent either."""
    replaced: bool = False
    """True if somebody else sat here before, since the game began."""
    left: bool = False
    """True if they have left the game, which goes on without them."""
    given_by: Giver | None = None
    """First holder who gave the place away, once the game is over; until then the store keeps it apart."""


encode = msgspec.json.encode
_decoder = msgspec.json.Decoder(list[Seated])


def decode(roster: bytes) -> list[Seated]:
    return _decoder.decode(roster)
