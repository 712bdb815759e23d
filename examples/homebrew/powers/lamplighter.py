"""Lamplighter: strong where it has lit lamps."""

from bot.cosmic.api import *

_EACH, _MORE, _HELP, _MOST = 2, 3, 4, 6


def _lit(now: Situation[object]) -> int:
    """Count the lamps in the system where the challenge takes place."""
    homes = board.planets(now.state, now.state.challenge.system) if now.state.challenge.system else ()
    lamps = [lamp for one in force.own(now.state, now.seat, now.my.name) for lamp in Lamplighter.lamps.of(one)]
    return len({*homes} & {*lamps})


class Lamplighter(Power, kind=Kind.MANDATORY, level=Level.NOVICE):
    """Lights a planet whenever it fights, and adds for each light."""

    lamps = Attribute[Sequence[PlaceId]]([], Shown.OPEN, told="lamps", marks=True)

    @TARGETING.after.quietly().when(roles.main, lambda now: now.state.challenge.target in COLOUR_OF)
    def light(self, game: Cosmic, my: Mine) -> None:
        """The oldest lamp goes out when there are too many."""
        target = str(game.state.challenge.target)
        lamps = [one for one in Lamplighter.lamps.of(my) if one != target]
        moves.remember(game, my.card, Lamplighter.lamps, [*lamps, target][-_MOST:])

    shine = adding(TOTALS.at(Tally.ADDITION).when(roles.main), lambda now: _EACH * _lit(now))


class WildLamplighter(Flare, sense="turns"):
    """Adds four."""

    call = calling(CARDS.down.when(roles.main))
    shine = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: _HELP)


class SuperLamplighter(Flare, sense="turns"):
    """Adds one more for each lamp."""

    call = calling(CARDS.down.when(roles.main, _lit))
    shine = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: (_MORE - _EACH) * _lit(now))
