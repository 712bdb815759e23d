"""Notary: earns by the deals of others."""

from bot.cosmic.api import *


def _of_others(now: Situation[object]) -> bool:
    return not roles.dealer(now)


class Notary(Power, kind=Kind.MANDATORY, level=Level.NOVICE):
    """Takes a fee for a deal, and a fine from those who make none."""

    super_joins = True

    @DEAL.stands
    def attest(self, game: Cosmic, my: Mine) -> Flow[None]:
        fee = 1 + (yield from dispatch.supported(game, my))
        yield from draws.draw(game, my.seat, fee, "notary")

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
    """Lays a flare as a compromise, as which every other card counts."""

    call = calling(CARDS.before.when(roles.main))

    @SELECTION.playable.declared().when(roles.own, roles.main)
    def seal(self, game: Cosmic, my: Mine, held: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
        flares = cards.of_kind(game.state.players[seat].hand, "flare")
        return (*held, *(card for card in flares if card not in held))
