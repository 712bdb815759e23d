"""The four letters (S1), and views of them (S2)."""

from __future__ import annotations

import msgspec

from bot.kernel.seat import Seat

ESCORT, LEADER, SHIELD, WEAPON = "E", "L", "S", "W"
LETTERS = "ELSW"
"""In the order in which they are written."""
NONE = "·"
"""Stands for a token without a letter of use to whoever commands it (S8)."""
USUAL = "EWSL"
"""In which order tokens go unless their owner wants another one (8.12)."""
NEEDED = 3
"""Active Leaders without which powers are dormant (S17)."""
_SPELLED = 4
"""Letters that are written out."""


def brief(letters: str) -> str:
    """Letters as pictures write them: up to four one by one, of more each once with its number: ``EELSW`` is E2LSW."""
    if len(letters) <= _SPELLED:
        return letters
    counts = {one: letters.count(one) for one in (*LETTERS, NONE)}
    return "".join(one if count == 1 else f"{one}{count}" for one, count in counts.items() if count)


class Lettered(msgspec.Struct, frozen=True):
    """The tokens of one player's colour in one place."""

    place: str
    letters: str
    """One letter for each token there, such as ``EELS``."""


class SkillView(msgspec.Struct, frozen=True):
    """All letters; nothing about them is hidden."""

    players: tuple[tuple[Lettered, ...], ...]
    """By seat whose colour the tokens have."""
    leaders: tuple[int, ...]
    """Active Leaders by seat (S18)."""
    playing: tuple[bool, ...] = ()
    """Who has not left."""
    weapons: int = 0
    """Of the offense's side in the challenge (S20)."""
    shields: int = 0
    """Of the defense's side."""

    def under(self, seat: Seat, place: str, tokens: int) -> str:
        """The letters of so many tokens that ``seat`` commands in a place: those of its own colour there, the others
        have none of use (S8).
        """
        mine = self.at(seat, place)[:tokens]
        return mine + NONE * (tokens - len(mine))

    def at(self, seat: Seat, place: str) -> str:
        """The letters of the tokens of ``seat`` in a place; empty if there are none."""
        return next((one.letters for one in self.players[seat] if one.place == place), "")
