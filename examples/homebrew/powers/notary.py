"""Notary: earns by the deals of others."""

from bot.cosmic.api import *


def _of_others(now: Situation[object]) -> bool:
    return not roles.dealer(now)


class Notary(Power, kind=Kind.MANDATORY, level=Level.NOVICE):
    """Takes a fee for a deal, and a fine from those who make none."""

    @DEAL.stands.when(_of_others)
    def attest(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from draws.draw(game, my.seat, 1, "notary")

    @ENDING.settled.when(_of_others, lambda now: now.state.challenge.outcome == "no_deal")
    def fine(self, game: Cosmic, my: Mine) -> None:
        for seat in board.dealers(game.state):
            if taken := draws.random_cards(game, seat, 1):
                moves.give_card(game, seat, my.seat, taken, "notary")

    @DEAL.fine.when(roles.own)
    def waive(self, game: Cosmic, my: Mine, value: int, seat: Seat) -> int:
        """Its own failed deals cost the holder nothing."""
        return 0


class WildNotary(Flare):
    """Draws two for an own deal."""

    @DEAL.stands.when(roles.dealer)
    def draw(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from draws.draw(game, my.seat, 2, "notary.wild")


class SuperNotary(Flare):
    """Takes a second fee."""

    @DEAL.stands.when(_of_others)
    def attest(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from draws.draw(game, my.seat, 1, "notary")
