"""Extortionist: takes half of what somebody has drawn, or a token instead."""

from bot.cosmic.api import *

_BRIBE = Question("extortionist.bribe", Of.YES_NO, says="bribe")
_TOKEN = Question("extortionist.token", Of.PLACES, says="token")


def _left(game: Cosmic, drew: Drew) -> list[str]:
    hand = attributes.takeable(game.state, drew.seat)
    return [card for card in drew.cards if card in hand]


def _worth_it(now: Situation[Drew]) -> bool:
    return now.about.seat != now.seat and len(_left(now.game, now.about)) > 1


def _at_risk(game: Cosmic, seat: Seat) -> dict[str, int]:
    return picking.places(game, seat, losses.places(game.state, seat, cone=True))


class Extortionist(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=7):
    super_joins = True

    @DRAWING.gained.at(Gained.SHARED).once().when(_worth_it)
    def extort(self, game: Cosmic, my: Mine, drew: Drew) -> Flow[Drew]:
        """Silence pays in cards; they change hands by chance. The super flare refuses a token."""
        offered = bool(_at_risk(game, drew.seat)) and (yield from _BRIBE.yes_no(drew.seat, default=False))
        if offered and not (yield from dispatch.supported(game, my)):
            places = _at_risk(game, drew.seat)
            if places:
                place = yield from _TOKEN.one_of(my.seat, list(places), default=picking.largest(places))
                lost = yield from picking.pick(game, drew.seat, {place: 1}, taker=my.seat)
                yield from losses.lose(game, lost, "extortionist", my.seat)
            return drew
        rest = _left(game, drew)
        taken = [rest.pop(game.draw(len(rest))) for _ in range(len(rest) // 2)]
        if taken:
            moves.give_card(game, drew.seat, my.seat, taken, "extortionist")
        return drew


class WildExtortionist(Flare):
    pass_on = changing(DEAL.fine.when(roles.dealer), lambda now, fine: 0 if now.about == now.seat else 2 * fine)
