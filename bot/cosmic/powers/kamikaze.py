"""Kamikaze: pays with tokens of bases for cards of the deck."""

from bot.cosmic.api import *

_TOKENS = Question("kamikaze.tokens", Of.TOKENS, says="sacrifice", guard=Guard.BASES, sense="trade")
_NUMBER = Question("kamikaze.wild.number", Of.NUMBER, says="number")
_REGAIN = Question("kamikaze.super", Of.TOKENS, says="back")

_MOST = 4


class Kamikaze(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED, worth=3, sense="weak_hand"):
    @CARDS.before.at(Hands.BUY).when(roles.main, roles.has_base)
    def crash(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The defense's tokens on the target planet are tokens of a base, too. Silence sends none."""
        shares = yield from _TOKENS.split(my.seat, picking.up_to(_MOST, board.bases(game.state, my.seat)), default={})
        tokens = yield from picking.pick(game, my.seat, shares)
        yield from losses.lose(game, tokens, "kamikaze", my.seat)
        if tokens:
            yield from draws.draw(game, my.seat, 2 * len(tokens), "kamikaze")


def _outside(now: Situation[object]) -> dict[str, int]:
    return losses.outside(now.state, now.seat)


class WildKamikaze(Flare):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        most = min(_MOST, sum(losses.outside(game.state, my.seat).values()))
        return aims.NUMBER.to((yield from _NUMBER.number(my.seat, 1, most, default=1)))

    @CARDS.before.when(roles.ally, _outside)
    @CARDS.down.when(roles.main_or_ally, _outside)
    def crash(self, game: Cosmic, my: Mine) -> Flow[None]:
        """An ally may play it before the cards are down, since allies are not asked then."""
        places = {my.seat: losses.outside(game.state, my.seat)}
        tokens = yield from losses.chosen(game, {my.seat: aims.NUMBER.of(my)}, places)
        yield from losses.lose(game, tokens, "kamikaze.wild", my.seat)
        dispatch.call(game, my)

    add = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main_or_ally), lambda now: 3 * aims.NUMBER.of(now.my))


class SuperKamikaze(Flare):
    @ROTATING.before.when(roles.offense, roles.in_warp)
    def regain(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from placing.from_warp(game, my.seat, 3, _REGAIN)
