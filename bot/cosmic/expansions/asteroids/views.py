"""Views of the asteroids: locations, powers, moves (AST6). Data alone."""

from __future__ import annotations

import msgspec

from bot.cosmic.seen.views import PowerView
from bot.kernel.seat import Seat


class AsteroidView(msgspec.Struct, frozen=True):
    """One asteroid, as everybody sees it."""

    location: Seat
    """In whose system it lies; by it questions name the asteroid."""
    power: PowerView
    user: Seat | None
    """Who may use it now; None if nobody may (AST8, AST9)."""
    duplicate: bool = False
    """Whether it was split off another one, and may be destroyed (AST28)."""
    came_from: Seat | None = None
    """Where it was before it moved here in this challenge; None if it did not move."""
    held: bool = False
    """Whether Stasis has held it in this challenge."""


class AsteroidsView(msgspec.Struct, frozen=True):
    """All asteroids, as everybody sees them."""

    asteroids: tuple[AsteroidView, ...]
    rotated: bool
    step: int
    """Locations that they move in this challenge, to the right; negative to the left."""
    colours: tuple[str, ...]
    """Of the players, by seat."""

    def at(self, location: Seat) -> AsteroidView | None:
        """The asteroid in a location; None if there is none."""
        return next((one for one in self.asteroids if one.location == location), None)
