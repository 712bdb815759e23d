"""Oracle: makes the opponent choose and show first."""

from bot.cosmic.api import *


def _orders(now: Situation[Seat]) -> bool:
    """The opponent is to choose, and no Oracle of the offense goes before that of the defense."""
    if now.about != board.opponent(now.state, now.seat):
        return False
    others = (card for card in now.state.powers if card.power == now.my.name and force.in_force(now.state, card))
    return roles.offense(now) or all(card.holder != now.about for card in others)


class Oracle(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE, worth=9):
    not_beside = ("sorcerer",)

    foresee = setting(SELECTION.laying.when(_orders), first=True)
    """A card that was drawn by chance is shown, too."""


class WildOracle(Flare, sense="weak_hand"):
    @CARDS.before.when(roles.main)
    def mingle(self, game: Cosmic, my: Mine) -> None:
        """The flare itself is on the table meanwhile. A hand that is covered is mixed with none."""
        opponent = board.opponent(game.state, my.seat)
        if not attributes.covered(game.state, opponent, attributes.ASSET_HAND):
            moves.mingle_hands(game, my.seat, opponent, "oracle")


class SuperOracle(Flare, sense="breaks_off"):
    @CARDS.down.at(ENDED).when(roles.main, lambda now: board.against(now.state, now.seat).shown)
    def end(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Asked together with the own card, which goes back unseen, as if it had not been chosen (P2)."""
        for seat in board.mains(game.state):
            moves.take_card_back(game, seat)
        moves.fix_outcome(game, "deal")
        yield from placing.send_home(game, board.on_cone(game.state))
