"""Fido: offers a challenge card from the discard pile to somebody else."""

from bot.cosmic.api import *

_CARD = Question("fido.card", Of.CARDS, says="card")
_TAKER = Question("fido.taker", Of.PLAYERS, says="whom")
_ACCEPT = Question("fido.accept", Of.YES_NO, says="accept", sense="take")
_KEEP = Question("fido.keep", Of.YES_NO)
_THANKS = Question("fido.thanks", Of.WORDS)
_BASE = Question("fido.base", Of.TOKENS, says="back")

REGAIN, DRAW = "regain", "draw"


def _lying(state: CosmicState) -> list[str]:
    challenge = state.challenge
    return [card for card in (challenge.offense.spent, challenge.defense.spent) if card in state.discard and card]


class Fido(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED):
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        lying = _lying(game.state)
        card = yield from _CARD.one_of(my.seat, lying, default=cheapest(lying)[-1])
        return aims.CARD.to(card) | aims.TAKER.to((yield from _taker(game, my.seat)))

    @ENDING.discards.at(1).by_name().when(lambda now: _lying(now.state))
    def fetch(self, game: Cosmic, my: Mine) -> Flow[None]:
        """In any role, after all who take a card back. With the super flare the other one, too."""
        yield from _offer(game, my.seat, aims.CARD.of(my), aims.TAKER.of(my))
        others = [card for card in _lying(game.state) if card != aims.CARD.of(my)]
        if others and (yield from dispatch.supported(game, my)):
            for card in others:
                yield from _offer(game, my.seat, card, (yield from _taker(game, my.seat)))


def _taker(game: Cosmic, seat: Seat) -> Flow[Seat]:
    return (yield from _TAKER.one_of(seat, board.after(game.state, seat)))


def _offer(game: Cosmic, seat: Seat, card: str, taker: Seat) -> Flow[None]:
    """The giver may keep a card that is refused, and is rewarded for one that is taken."""
    if card not in _lying(game.state):
        return
    if (yield from _ACCEPT.yes_no(taker, default=False)):
        moves.take_discarded(game, taker, card)
        state = game.state
        home = bool(board.warp_tokens(state, seat)) and bool(board.bases(state, seat) or sources.havens(state, seat))
        if (yield from _THANKS.one_of(seat, [REGAIN, DRAW] if home else [DRAW])) == REGAIN:
            yield from placing.from_warp(game, seat, 1, _BASE)
        else:
            yield from draws.draw(game, seat, 1, "fido")
    elif (yield from _KEEP.yes_no(seat, default=True)):
        moves.take_discarded(game, seat, card)


class WildFido(Flare):
    @CARDS.before.at(Hands.GIVE).when(roles.main, lambda now: now.state.discard)
    def hand_over(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The opponent cannot refuse it."""
        if game.state.discard:
            moves.take_discarded(game, board.opponent(game.state, my.seat), game.state.discard[-1])
        yield from draws.draw(game, my.seat, 1, "fido.wild")
