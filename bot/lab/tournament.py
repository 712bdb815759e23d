"""What a tournament is: one player of a level against others of another, each deal once from every seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from bot.cosmic.model.options import FlagValue

SETTINGS: Final[Mapping[str, Mapping[str, FlagValue]]] = MappingProxyType(
    {
        "base": {},
        "skills": {"skill_tokens": True},
        "all": {"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite", "moons": True},
    }
)
"""The expansions of the tables at which tournaments are played, by the setting's name."""


class Tournament(msgspec.Struct, frozen=True):
    """One player against others of one kind, again and again."""

    level: str
    against: str
    setting: str
    seats: int
    games: int
    seed: int
    """Of the first deal."""

    def pairings(self) -> Iterator[Pairing]:
        """Every deal is played from each seat in turn before the next one comes, so that all have the same luck."""
        for number in range(self.games):
            deal, seat = divmod(number, self.seats)
            yield Pairing(self, self.seed + deal, seat)


class Pairing(msgspec.Struct, frozen=True):
    """One game of a tournament."""

    of: Tournament
    seed: int
    seat: int
    """Where the one player sits."""

    @property
    def levels(self) -> list[str]:
        """The level on each seat."""
        return [self.of.level if seat == self.seat else self.of.against for seat in range(self.of.seats)]
