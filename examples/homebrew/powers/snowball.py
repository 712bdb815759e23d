"""Snowball: leaves it to chance."""

from bot.cosmic.api import *

_SIDES, _THROWS = 6, 3


def _throw(game: Cosmic) -> int:
    """A number from 1 to 6, and once more after each 6."""
    total = 0
    for _ in range(_THROWS):
        thrown = game.draw(_SIDES) + 1
        total += thrown
        if thrown < _SIDES:
            break
    return total


class Snowball(Power, kind=Kind.OPTIONAL, level=Level.NOVICE):
    """Adds what is thrown."""

    super_joins = True
    thrown = Attribute(0, told="thrown", begins=False)

    @REVEALED.when(roles.main_or_ally, roles.shows_attack)
    def throw(self, game: Cosmic, my: Mine) -> Flow[None]:
        thrown = _throw(game)
        if (yield from dispatch.supported(game, my)):
            thrown = max(thrown, _throw(game))
        moves.tell(game, my.card, Snowball.thrown, thrown)
        aims.NUMBER.put(my, thrown)
        dispatch.call(game, my)

    roll = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main_or_ally), lambda now: aims.NUMBER.of(now.my))


class WildSnowball(Flare):
    """Throws before the cards are chosen."""

    @CARDS.before.when(roles.main)
    def throw(self, game: Cosmic, my: Mine) -> None:
        aims.NUMBER.put(my, _throw(game))
        dispatch.call(game, my)

    roll = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: aims.NUMBER.of(now.my))
