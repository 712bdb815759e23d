"""Processor: changes the powers of asteroids that come to others."""

from bot.cosmic.api import *
from bot.cosmic.expansions.asteroids import state as asteroid_moves
from bot.cosmic.expansions.asteroids.rules import equip
from bot.cosmic.expansions.asteroids.state import NAME, asteroids, at, eligible

WHICH = Question("processor.asteroids", Of.PLAYERS, rule="AST30")
_RANK = 1
"""After Strange Attractor, before Swap (AST17)."""
_CHOSEN = aims.Aim[Sequence[Seat]]("asteroids")


def _options(game: Cosmic, my: Mine) -> list[Seat]:
    """The asteroids that have come to other players in this challenge, and were not processed yet (AST30)."""
    state = game.state
    if not eligible(game):
        return []
    return [
        one.location
        for one in asteroids(state).disks
        if one.came_from != NOBODY
        and one.location != my.seat
        and state.players[one.location].active
        and not one.processed
    ]


class Processor(Power, kind=Kind.OPTIONAL, edition=Edition.WARP, level=Level.NOVICE, worth=3):
    """Exchanges powers of asteroids that others got, in one combined decision (AST30)."""

    expansion = NAME

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Name the asteroids with the use, by silence none; the draw comes afterwards."""
        options = _options(game, my)
        chosen = yield from WHICH.up_to(my.seat, len(options), options, default=[])
        return _CHOSEN.to(chosen)

    @ROTATING.after.at(_RANK).by_name().when(lambda now: _options(now.game, now.my))
    def process(self, game: Cosmic, my: Mine) -> None:
        """One after the other; each new power is drawn before the old one becomes unused."""
        for name in _CHOSEN.of(my):
            found, powers = at(game.state, name), eligible(game)
            if found is not None and powers:
                asteroid_moves.process(game, found, powers[game.draw(len(powers))])
                equip(game, found.card)
