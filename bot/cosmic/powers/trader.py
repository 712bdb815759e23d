"""Trader: exchanges its whole hand for its opponent's."""

from bot.cosmic.api import *

_TARGET = Question("trader.target", Of.PLAYERS, says="whom", secret=True, sense="opponent")
_RETURN = Question("trader.return", Of.CARDS, says="return", secret=True, sense="worst", flare="wild")


class Trader(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE, worth=7, sense="another_hand"):
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The super flare joins only if a player besides the opponent is named."""
        opponent = board.opponent(game.state, my.seat)
        if not dispatch.readied(game, my):
            return aims.TARGET.to(opponent)
        target = yield from _TARGET.one_of(my.seat, board.after(game.state, my.seat), default=opponent)
        if target != opponent and not (yield from dispatch.supported(game, my)):
            target = opponent
        return aims.TARGET.to(target)

    @CARDS.before.at(Hands.TRADE).when(roles.main)
    def trade(self, game: Cosmic, my: Mine) -> None:
        """Only the hands move, nothing that is put aside, and no hand that is covered."""
        target = aims.TARGET.of(my)
        if not attributes.covered(game.state, target, attributes.ASSET_HAND):
            moves.exchange_hands(game, my.seat, target, "trader")


class WildTrader(Flare):
    @INVITING.before.when(roles.opponent_holds_cards)
    def barter(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The card that was taken may go back. Answers may have emptied both hands."""
        opponent = board.opponent(game.state, my.seat)
        moves.give_card(game, opponent, my.seat, draws.random_cards(game, opponent, 1), "trader")
        hand = list(game.state.players[my.seat].hand)
        if hand:
            card = yield from _RETURN.one_of(my.seat, hand, default=hand[-1])
            moves.give_card(game, my.seat, opponent, [card], "trader")
