"""Oracle: sees the opponent's card first."""

from __future__ import annotations

from bot.cosmic.api import *


def _orders(game: Cosmic, my: Mine, seat: Seat) -> bool:
    """The opponent is to choose, and no Oracle of the offense goes before that of the defense."""
    state = game.state
    if seat != board.opponent(state, my.seat):
        return False
    others = (card for card in state.powers if card.power == my.name and force.in_force(state, card))
    return roles.offense(game, my) or all(card.holder != seat for card in others)


class Oracle(Power):
    """As a main player: your opponent chooses a card first and lays it face up before all; only then do you choose. If
    both main players have this power, the defense shows first.
    """

    name = "oracle"
    kind = Kind.MANDATORY
    example = "Ben has to lay his 12 face up first. Ana sees it and answers with her 14."
    not_beside = ("sorcerer",)

    @SELECTION.shown_first.when(_orders)
    def foresee(self, game: Cosmic, my: Mine, shown: bool, seat: Seat) -> bool:
        """Also a card that was drawn by chance is shown."""
        return True


class WildOracle(Flare):
    """As a main player, before cards are chosen: your hand and your opponent's are shuffled together. You draw as many
    cards as you had, and the rest is your opponent's new hand.
    """

    of = "oracle"
    side = Side.WILD

    @CARDS.before.when(roles.main)
    def mingle(self, game: Cosmic, my: Mine) -> None:
        """The flare itself is on the table meanwhile."""
        moves.mingle_hands(game, my.seat, board.opponent(game.state, my.seat), "oracle")


def _has_seen(game: Cosmic, my: Mine) -> bool:
    """The opponent's card lies face up."""
    side = board.side_of(game.state, my.seat)
    return roles.main(game, my) and side is not None and board.side(game.state, board.other_side(side)).shown


class SuperOracle(Flare):
    """After you have seen your opponent's card you may end the challenge: the cards go back to hand and all tokens to
    bases. It counts as a deal in which nothing was exchanged.
    """

    of = "oracle"
    side = Side.SUPER

    @CARDS.down.at(ENDED).when(_has_seen)
    def end(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Asked together with the own card, which goes back unseen, as if it had not been chosen (P2)."""
        state = game.state
        for seat in (state.challenge.offense.seat, state.challenge.defense.seat):
            moves.take_card_back(game, seat)
        moves.fix_outcome(game, "deal")
        committed = board.tokens_at(state, OFFENSE_CONE) + board.tokens_at(state, DEFENSE_CONE)
        yield from placing.send_home(game, committed)
