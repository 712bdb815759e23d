"""Miner: takes the use of the asteroid where it fights."""

from bot.cosmic.api import *
from bot.cosmic.expansions.asteroids import state as asteroid_moves
from bot.cosmic.expansions.asteroids.state import NAME, Asteroid, asteroids, at

_SYSTEM = aims.Aim[Seat]("system")


def _there(game: Cosmic, my: Mine) -> Asteroid | None:
    """The asteroid in the system of this challenge, if its use is another's."""
    state = game.state
    if not state.challenge.system:
        return None
    found = at(state, board.seat_of(state, state.challenge.system))
    if found is None or my.seat in (found.location, found.miner):
        return None
    return found


def _moved(now: Situation[object]) -> bool:
    """The challenge is in another system than it was."""
    return asteroids(now.state).system != now.state.challenge.system


class Miner(Power, kind=Kind.OPTIONAL, edition=Edition.WARP, level=Level.NOVICE):
    """Stands aside for the asteroid's power until the challenge ends (AST29)."""

    expansion = NAME
    powers_per_player = 2
    settled = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        yield from ()
        found = _there(game, my)
        return _SYSTEM.to(NOBODY if found is None else found.location)

    @DEFENSE_FIXED.by_name().when(roles.main, lambda now: _there(now.game, now.my))
    @TARGETING.after.by_name().when(roles.main, lambda now: _there(now.game, now.my), _moved)
    @ALLIES.committed.by_name().when(roles.ally, lambda now: _there(now.game, now.my))
    def strip(self, game: Cosmic, my: Mine) -> None:
        """As soon as the system is known, again if the challenge has moved to another one, or once it has joined."""
        found = _there(game, my)
        if found is not None:
            asteroid_moves.mine(game, my.seat, found)
