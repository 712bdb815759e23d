"""The roster of a table: who sits there, by Discord's ids; computer players have none."""

from __future__ import annotations

import msgspec


class Giver(msgspec.Struct, frozen=True):
    user: int | None
    """None once their data are deleted."""
    gone: bool = False


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
    given_by: Giver | None = None
    """First holder who gave the place away, once the game is over; until then the store keeps it apart."""


encode = msgspec.json.encode
_decoder = msgspec.json.Decoder(list[Seated])


def decode(roster: bytes) -> list[Seated]:
    return _decoder.decode(roster)
