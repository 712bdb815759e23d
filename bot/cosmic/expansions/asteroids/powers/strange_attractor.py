"""The edict Strange Attractor (AST40)."""

from bot.cosmic.api import *
from bot.cosmic.expansions.asteroids import state as asteroid_moves
from bot.cosmic.expansions.asteroids.state import NAME, asteroids, at

WHICH = Question("strange_attractor.asteroid", Of.PLAYERS, rule="AST40")


def _options(now: Situation[object]) -> list[Seat]:
    """All asteroids but that in the own system."""
    return [one.location for one in asteroids(now.state).disks if one.location != now.seat]


def _possible(now: Situation[object]) -> bool:
    """There is an asteroid to bring. As long as they have not moved nobody knows where they will be."""
    state = now.state
    if NAME not in state.expansions:
        return False
    if state.challenge.over or not asteroids(state).rotated:
        return bool(asteroids(state).disks)
    return bool(_options(now))


class StrangeAttractor(Edict, sense="no_asteroid_comes"):
    """Moves or exchanges an asteroid (AST40)."""

    aim = naming(aims.ASTEROID, WHICH, _options)

    @ROTATING.just_after.when(_possible)
    def attract(self, game: Cosmic, my: Mine) -> None:
        """Before everything else that follows rotation (AST16). Who may use them changes at once."""
        found = at(game.state, aims.ASTEROID.of(my))
        if found is not None and found.location != my.seat:
            asteroid_moves.attract(game, my.seat, found)
