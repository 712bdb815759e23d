"""Wrack: replaces the cards by offers, each refusal paid by a torture."""

from bot.cosmic.api import *
from bot.cosmic.phases import negotiation

_ON = Question("wrack.on", Of.YES_NO, says="on")
_TORTURE = Question("wrack.torture", Of.PLACES, says="torture", sense="torture")


def _possible(game: Cosmic, my: Mine) -> bool:
    return negotiation.offer_form(game, my.seat, board.opponent(game.state, my.seat)).possible()


class Wrack(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=2, sense="hopeless_hand"):
    super_joins = True

    @CARDS.before.when(roles.main, lambda now: _possible(now.game, now.my))
    def rack(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Torture until an offer is accepted; a player who accepts what it cannot keep has refused."""
        tortures = len(board.in_challenge(game.state, my.seat))
        free: bool | None = None
        for step in range(tortures + 1):
            if (yield from _offer(game, my)):
                return
            if free is None:
                free = yield from dispatch.supported(game, my)
            if free and not (yield from _ON.yes_no(my.seat, default=True)):
                moves.clear_offers(game)
                return
            if step < tortures:
                yield from _torture(game, my)
        moves.clear_offers(game)
        moves.fix_outcome(game, board.other_side(board.side_of(game.state, my.seat) or "offense"))


def _offer(game: Cosmic, my: Mine) -> Flow[bool]:
    """True if the offer was accepted. With nothing left to offer it counts as refused."""
    if not _possible(game, my):
        return False
    offer = yield from negotiation.propose(game, my.seat)
    if offer is None or not (yield from negotiation.accepted(game, offer)):
        return False
    moves.accept_early(game, offer)
    return True


def _torture(game: Cosmic, my: Mine) -> Flow[None]:
    """A victim without tokens and cards uses up a step all the same."""
    victim = board.opponent(game.state, my.seat)
    places = picking.places(game, victim, losses.places(game.state, victim, cone=True))
    yield from draws.exact(game, victim, places, _TORTURE, my.seat, my.name)


class WildWrack(Flare):
    threaten = calling(CARDS.before.when(roles.main))

    @POWER_USED.declared().when(roles.opponent, lambda now: now.about.power)
    def punish(self, game: Cosmic, my: Mine, used: Used) -> Flow[Used]:
        yield from losses.lose_by_choice(game, {used.seat: 1}, "wrack.wild", my.seat)
        return used
