"""Mutant: refills its hand card by card from anywhere; silence draws from the deck."""

from bot.cosmic.api import *

_DISCARD = Question("mutant.discard", Of.CARDS, guard=Guard.CARDS, secret=True)
_SOURCE = Question("mutant.source", Of.PLAYERS, says="whom", sense="full_hand")

DECK, STOP = "deck", "stop"


def _short(game: Cosmic, my: Mine) -> bool:
    return len(game.state.players[my.seat].hand) < cards.HAND


class Mutant(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE, worth=8):
    super_joins_always = True

    def by_silence(self, game: Cosmic, my: Mine) -> bool:
        """The default is the deck until the hand is full (P2 section 4)."""
        return _short(game, my)

    @INVITING.before.at(Hands.REFILL).when(
        roles.main, lambda now: _short(now.game, now.my) or dispatch.readied(now.game, now.my)
    )
    def refill(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Sources and numbers are public, faces are not."""
        mine = game.state.players[my.seat]
        if mine.hand and (yield from dispatch.supported(game, my)):
            gone = yield from _DISCARD.up_to(my.seat, min(3, len(mine.hand)), list(mine.hand), default=[])
            yield from draws.discard(game, my.seat, gone, "mutant")
        while len(mine.hand) < cards.HAND:
            options: list[str | int] = [DECK, *attributes.robbable(game.state, board.after(game.state, my.seat)), STOP]
            source = yield from _SOURCE.one_of(my.seat, options, default=DECK)
            if source == STOP:
                return
            if isinstance(source, int):
                moves.give_card(game, source, my.seat, draws.random_cards(game, source, 1), "mutant")
            elif not (yield from draws.draw(game, my.seat, 1, "mutant")):
                return


def _beaten(game: Cosmic, my: Mine) -> list[Seat]:
    side = board.side_of(game.state, my.seat)
    if side is None or not roles.main(Situation(game, my, None)) or totals.expected(game) not in (side, "deal"):
        return []
    return attributes.robbable(game.state, board.on_side(game.state, board.other_side(side)))


class WildMutant(Flare):
    @REWARDING.after.when(lambda now: _beaten(now.game, now.my))
    def rob(self, game: Cosmic, my: Mine) -> None:
        for seat in _beaten(game, my):
            moves.give_card(game, seat, my.seat, draws.random_cards(game, seat, 1), "mutant")
