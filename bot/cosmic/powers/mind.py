"""Mind: looks at the hand of a main player before allies are invited."""

from bot.cosmic.api import *

_TARGET = Question("mind.target", Of.PLAYERS, says="look")


def _readable(game: Cosmic, my: Mine) -> list[Seat]:
    return [main for main in board.mains(game.state) if main != my.seat and game.state.players[main].hand]


class Mind(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED):
    super_joins = True

    aim = naming(
        aims.TARGET, _TARGET, lambda now: _readable(now.game, now.my), lambda now: _readable(now.game, now.my)[-1]
    )

    @INVITING.before.at(Hands.READ).when(lambda now: _readable(now.game, now.my))
    def read(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The hand as it is now; it is not shown again. The super flare shows the other main player's as well."""
        target = aims.TARGET.of(my)
        moves.show_hand(game, target, (my.seat,), "mind")
        others = [seat for seat in _readable(game, my) if seat != target]
        if others and not roles.main(Situation(game, my, None)) and (yield from dispatch.supported(game, my)):
            moves.show_hand(game, others[0], (my.seat,), "mind")


class WildMind(Flare):
    @DRAWING.before.when(
        lambda now: now.about.seat != now.seat and now.about.why != draws.EXCHANGE,
        lambda now: all(watcher != now.seat for watcher, _ in now.state.challenge.watched),
    )
    def watch(self, game: Cosmic, my: Mine, draw: Draw) -> Draw:
        moves.watch_draws(game, my.seat, draw.seat)
        return draw
