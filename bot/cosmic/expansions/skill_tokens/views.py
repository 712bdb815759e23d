"""What everybody sees of the letters (S2)."""

from __future__ import annotations

import msgspec

from bot.cosmic.expansions.skill_tokens.letters import NONE
from bot.kernel.seat import Seat


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
