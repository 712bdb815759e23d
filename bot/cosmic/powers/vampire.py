"""Vampire: takes command of tokens that the opponent loses, as many as it has there."""

from bot.cosmic.api import *

_WILD_VICTIM = Question("vampire.wild.victim", Of.PLAYERS, says="victim", sense="rival")
_BASES = Question("vampire.bases", Of.TOKENS, says="settle")
_WILD_BASES = Question("vampire.wild.bases", Of.TOKENS, says="settle")


def _may_bite(now: Situation[Loss]) -> bool:
    usual = roles.committed(now) and bool(now.about.of(now.state, board.opponent(now.state, now.seat)))
    return usual or (dispatch.readied(now.game, now.my) and roles.beating(now))


class Vampire(Power, kind=Kind.MANDATORY, edition=Edition.MAYFAIR, level=Level.ADVANCED, worth=7):
    super_joins_always = True
    not_beside = ("fungus", "zombie")

    @LOSING.before.at(Fate.CONVERT).when(roles.winning, roles.has_base, _may_bite)
    def bite(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """With the super flare the tokens of the opposing allies too, and without a limit."""
        state = game.state
        beaten = loss.of(state, board.opponent(state, my.seat))
        prey = yield from picking.some(game, beaten, len(board.in_challenge(state, my.seat)), my.seat, taken=True)
        if (yield from dispatch.supported(game, my)):
            prey = captives.beaten(state, loss, my.seat)
        if prey:
            yield from captives.settle(game, my.seat, prey, _BASES, loss.cause)
        return loss.without(prey)


class WildVampire(Flare):
    after = "discard"

    @LOSING.before.at(Fate.CONVERT).once().when(roles.winning, roles.beating, roles.has_base)
    def bite_once(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        prey = captives.opposing(game.state, loss, my.seat)
        victim = yield from _WILD_VICTIM.one_of(my.seat, list(prey), default=next(iter(prey)))
        taken = yield from picking.some(game, prey[victim], 1, my.seat, taken=True)
        yield from captives.settle(game, my.seat, taken, _WILD_BASES, loss.cause)
        return loss.without(taken)
