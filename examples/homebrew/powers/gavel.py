"""Gavel: sells the top card of the deck for tokens."""

from bot.cosmic.api import *

_BID = Question("gavel.bid", Of.NUMBER, says="bid", secret=True)
_UNDER = Question("gavel.wild.under", Of.YES_NO, says="under", secret=True)
_MOST = 3


def _able(state: CosmicState, seat: Seat) -> int:
    return min(_MOST, sum(losses.places(state, seat, cone=False).values()))


class Gavel(Power, kind=Kind.MANDATORY, level=Level.ADVANCED):
    """Holds one round of bids under seal."""

    super_joins = True

    @TURN.start.when(roles.offense)
    def sell(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The card is public; the bids are secret until all have bid."""
        state = game.state
        joins = yield from dispatch.supported(game, my)
        turned = moves.turn_up(game, my.seat)
        seats = (*board.after(state, my.seat), *([my.seat] if joins else []))
        asks = [_BID.ask(seat, Number(0, _able(state, seat)), 0) for seat in seats]
        bids = dict(zip(seats, (yield from under_seal(asks)), strict=True))
        best = max(bids, key=lambda seat: int(bids[seat]))
        taker = best if bids[best] else my.seat
        for card in turned[:-1]:
            moves.discard_released(game, card)
        if turned:
            moves.take_released(game, taker, turned[-1])
        if bids[best]:
            yield from losses.lose_by_choice(game, {taker: int(bids[best])}, "gavel", my.seat)


class WildGavel(Flare):
    """May refuse the next destiny card."""

    @ROTATING.before.when(roles.offense, roles.turn_begins)
    def look(self, game: Cosmic, my: Mine) -> Flow[None]:
        seen = moves.look_at_destiny(game, my.seat, 1)
        if (yield from _UNDER.yes_no(my.seat, default=False)):
            moves.stack_destiny(game, my.seat, [], seen)
