"""Swap: exchanges the places of two asteroids."""

from bot.cosmic.api import *
from bot.cosmic.expansions.asteroids import state as asteroid_moves
from bot.cosmic.expansions.asteroids.state import NAME, asteroids, at

ONE = Question("swap.one", Of.PLAYERS, rule="AST27")
OTHER = Question("swap.other", Of.PLAYERS, rule="AST27")
RANK = 2
"""After Processor, before Cleaver (AST18)."""
_FIRST = aims.Aim[Seat]("one")
_SECOND = aims.Aim[Seat]("other")


def _two(now: Situation[object]) -> bool:
    return len(asteroids(now.state).disks) > 1


class Swap(Power, kind=Kind.OPTIONAL, edition=Edition.WARP, level=Level.NOVICE, worth=3):
    """Exchanges two asteroids (AST27)."""

    expansion = NAME

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Both are named with the use."""
        options = [one.location for one in asteroids(game.state).disks]
        one = yield from ONE.one_of(my.seat, options, default=options[0])
        others = [seat for seat in options if seat != one]
        return _FIRST.to(one) | _SECOND.to((yield from OTHER.one_of(my.seat, others, default=others[0])))

    @ROTATING.after.at(RANK).by_name().when(roles.offense, _two)
    @DEFENSE_FIXED.at(RANK).by_name().when(roles.defense, _two)
    def swap(self, game: Cosmic, my: Mine) -> None:
        """The offense acts right after the rotation, the defense as soon as it is known (AST19)."""
        one, other = at(game.state, _FIRST.of(my)), at(game.state, _SECOND.of(my))
        if one is not None and other is not None:
            asteroid_moves.swap(game, one, other)
