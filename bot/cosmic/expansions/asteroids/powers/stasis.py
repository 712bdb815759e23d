"""Stasis: holds asteroids in place."""

from bot.cosmic.api import *
from bot.cosmic.expansions.asteroids import state as asteroid_moves
from bot.cosmic.expansions.asteroids.state import NAME, asteroids, at, holdable

HELD = Question("stasis.asteroid", Of.PLAYERS, rule="AST14")
_SECOND = -10
"""After Orbital, before they move (AST14)."""


def _options(state: CosmicState) -> list[Seat]:
    """The asteroids that may be held, by the name by which questions call them."""
    mine = asteroids(state)
    where = {one.id: one.location for one in mine.disks}
    fine = holdable(where, len(state.players), mine.step, set(mine.held), mine.last_held)
    return [one.location for one in mine.disks if one.id in fine]


class Stasis(Power, kind=Kind.MANDATORY, edition=Edition.WARP, level=Level.NOVICE, worth=2):
    """Keeps one asteroid out of the rotation, never the same twice running (AST32)."""

    expansion = NAME

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Silence names one by chance."""
        options = _options(game.state)
        default = options[game.draw(len(options))]
        return aims.ASTEROID.to((yield from HELD.one_of(my.seat, options, default=default)))

    @ROTATING.now.at(_SECOND).when(lambda now: _options(now.state))
    def hold(self, game: Cosmic, my: Mine) -> None:
        """The player in whose system it lies goes on using it (AST15)."""
        found = at(game.state, aims.ASTEROID.of(my))
        if found is not None:
            asteroid_moves.hold(game, found)
