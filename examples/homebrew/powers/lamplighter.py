"""Lamplighter: strong where nobody is at home."""

from bot.cosmic.api import *

_EACH, _MORE, _HELP = 2, 3, 4


def _dark(state: CosmicState) -> int:
    """Count the planets of the defense's home system on which nobody has a token."""
    system = board.planets(state, state.players[state.challenge.defense.seat].colour)
    return sum(not board.tokens_at(state, planet) for planet in system)


class Lamplighter(Power, kind=Kind.MANDATORY, level=Level.NOVICE):
    """Adds to its total for each planet without light."""

    light = adding(TOTALS.at(Tally.ADDITION).when(roles.main), lambda now: _EACH * _dark(now.state))


class WildLamplighter(Flare, sense="turns"):
    """Adds four."""

    call = calling(CARDS.down.when(roles.main))
    light = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: _HELP)


class SuperLamplighter(Flare, sense="turns"):
    """Adds one more for each planet."""

    call = calling(CARDS.down.when(roles.main))
    light = adding(
        TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: (_MORE - _EACH) * _dark(now.state)
    )
