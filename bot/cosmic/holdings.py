"""Where the tokens of a seat are, looked up instead of searched for: most questions about the board end here.

What is found is kept in ``CosmicState.holdings``, which is never saved; ``moves.places`` drops it when a token moves.
``problems`` names holdings that are not true any more.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.cosmic import cards
from bot.cosmic.state import CosmicState, Token
from bot.kernel.table import Seat

__all__ = ["COLOUR_OF", "OUTPOSTS", "PLANETS", "TOKENS", "Holdings", "held", "look"]

TOKENS = cards.PLANETS * cards.TOKENS_PER_PLANET
"""Tokens of one set (2.1.3)."""
PLANETS = {colour: tuple(f"{colour}-{number}" for number in range(1, cards.PLANETS + 1)) for colour in cards.COLOURS}
"""The planets of each home system."""
COLOUR_OF = {planet: colour for colour, row in PLANETS.items() for planet in row}
"""In which home system a planet lies."""
OUTPOSTS: dict[str, str] = {}
"""Places of expansions on which tokens are bases although they are no planets, and in which home system they lie. Such
a base is neither a home base nor a foreign base (2.6.5). Expansions enter them as they are loaded.
"""


class Holdings(NamedTuple):
    """The tokens that one seat commands (P1 0.6). Not to be changed."""

    at: dict[str, list[int]]
    """Their ids by place, ascending, captives last; places without any are left out."""
    bases: dict[str, int]
    """How many are on each base: home planets first, then by colour and number (1.3), outposts last."""
    home: int
    """How many of the bases are home bases."""
    foreign: int
    """How many are on planets of others (7.2)."""


def held(state: CosmicState, seat: Seat) -> Holdings:
    """The holdings of ``seat`` as they are now."""
    found = state.holdings.get(seat)
    if found is None:
        found = state.holdings[seat] = look(state, seat)
    return found


def look(state: CosmicState, seat: Seat) -> Holdings:
    """The holdings of ``seat``, from the tokens themselves."""
    mine: Iterable[tuple[int, Token]]
    if state.strays:
        commanded = ((number, token) for number, token in enumerate(state.tokens) if token.seat == seat)
        mine = sorted(commanded, key=lambda pair: pair[0] in state.strays)
    else:
        first = seat * TOKENS
        mine = enumerate(state.tokens[first : first + TOKENS], first)
    at: dict[str, list[int]] = {}
    for number, token in mine:
        at.setdefault(token.place, []).append(number)
    bases = {planet: len(at[planet]) for planet in PLANETS[state.players[seat].colour] if planet in at}
    home = len(bases)
    for planet in sorted([place for place in at if place in COLOUR_OF and place not in bases]):
        bases[planet] = len(at[planet])
    foreign = len(bases) - home
    if OUTPOSTS:
        bases.update((place, len(at[place])) for place in sorted(OUTPOSTS.keys() & at))
    return Holdings(at, bases, home, foreign)
