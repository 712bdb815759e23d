"""Chosen: replaces its card by the next challenge card of the deck."""

from bot.cosmic.api import *


class Chosen(Power, kind=Kind.OPTIONAL, edition=Edition.MAYFAIR, level=Level.NOVICE):
    super_joins = True

    @REVEALED.at(Flipped.CARD).when(roles.main)
    def pray(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The old card is discarded at once, and is no used card (P3, Chosen). What is turned up is no draw."""
        turned = moves.turn_up(game, my.seat)
        rest = [card for card in turned if not cards.is_challenge(card)]
        for card in turned[len(rest) :]:
            moves.replace_card(game, my.seat, card)
        if rest and (yield from dispatch.supported(game, my)):
            for card in rest:
                moves.take_released(game, my.seat, card)
        elif rest:  # Turned up in vain: they were never in a hand.
            for card in rest:
                moves.discard_released(game, card)
            yield from dispatch.replace(game, DISCARDING.after, Discarded(my.seat, tuple(rest), "chosen"))


class WildChosen(Flare):
    @CARDS.before.when(roles.main)
    def draw(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from draws.draw(game, my.seat, 1, "chosen")
