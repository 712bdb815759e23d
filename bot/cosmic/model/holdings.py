"""The places of a seat's tokens, looked up instead of searched for: most questions about the board end here.

Results are kept in ``CosmicState.holdings``, which is never saved; ``moves.places`` lets them follow when a
token moves, or drops them. ``problems`` names holdings that are not true any more.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.cosmic.model import cards
from bot.cosmic.model.state import CosmicState
from bot.kernel.event import Seat

TOKENS = cards.PLANETS * cards.TOKENS_PER_PLANET
"""Tokens of one set (2.1.3)."""
PLANETS = {colour: tuple(f"{colour}-{number}" for number in range(1, cards.PLANETS + 1)) for colour in cards.COLOURS}
COLOUR_OF = {planet: colour for colour, row in PLANETS.items() for planet in row}
OUTPOSTS: dict[str, str] = {}
"""Places of expansions on which tokens are bases although they are no planets, and in which home system they lie. Such
a base is neither a home base nor a foreign base (2.6.5). Expansions enter them as they are loaded.
"""


@dataclass(slots=True)
class Holdings:
    """The tokens that one seat commands (POW26). Written here alone; updated when tokens move."""

    at: dict[str, list[int]]
    """Token ids by place, ascending, captives last; empty places are left out."""
    bases: dict[str, int]
    """How many are on each base: home planets first, then by colour and number (1.3), outposts last."""
    home: int = 0
    foreign: int = 0
    """How many are on planets of others (7.2)."""
    half: int = 0
    """How many of those are on small planets, which count half (P3, Pygmy)."""
    counted: int = 0
    """Foreign bases for victory (7.1, 7.2): two small planets for one."""

    def move(self, state: CosmicState, number: int, old: str, new: str) -> None:
        foreign_tokens = state.foreign_tokens
        row = self.at[old]
        row.remove(number)
        if not row:
            del self.at[old]
        there = self.at.get(new)
        if there is None:
            self.at[new] = [number]
        elif foreign_tokens:
            insort(there, number, key=lambda one: (one in foreign_tokens, one))
        else:
            insort(there, number)
        if (not row and old in self.bases) or (there is None and (new in COLOUR_OF or new in OUTPOSTS)):
            self.count(system(state, state.players[state.tokens[number].seat].colour), state.rooms)
            return
        if old in self.bases:
            self.bases[old] -= 1
        if new in self.bases:
            self.bases[new] += 1

    def count(self, homes: Sequence[str], small: Container[str]) -> None:
        """Recount the bases from the places, given these home planets; ``small`` planets count half."""
        at = self.at
        self.bases = {planet: len(at[planet]) for planet in homes if planet in at}
        self.home = len(self.bases)
        planets = [place for place in at if place in COLOUR_OF and place not in self.bases]
        self.foreign = len(planets)
        self.half = sum(planet in small for planet in planets) if small else 0
        self.counted = self.foreign - self.half + self.half // 2
        planets.sort()
        outposts = [place for place in at if place in OUTPOSTS]
        outposts.sort()
        for place in (*planets, *outposts):
            self.bases[place] = len(at[place])


def system(state: CosmicState, colour: str) -> Sequence[str]:
    """The planets of a home system as they are now, by number."""
    return state.systems.get(colour) or PLANETS[colour]


def held(state: CosmicState, seat: Seat) -> Holdings:
    """The holdings of ``seat`` as they are now: to be read at once, not to be kept or changed."""
    try:
        found: Holdings = state.holdings[seat]
    except KeyError:
        found = state.holdings[seat] = look(state, seat)
    return found


def everybody(state: CosmicState) -> Mapping[Seat, Holdings]:
    """The holdings of all seats as they are now, in no order: to be read at once, not to be kept or changed."""
    found: Mapping[Seat, Holdings] = state.holdings
    if len(found) < len(state.players):
        for seat in range(len(state.players)):
            held(state, seat)
    return found


def look(state: CosmicState, seat: Seat) -> Holdings:
    tokens, first = state.tokens, seat * TOKENS
    mine: Iterable[int] = range(first, first + TOKENS)
    if state.foreign_tokens:
        captives = [number for number in sorted(state.foreign_tokens) if tokens[number].seat == seat]
        mine = [*(number for number in mine if number not in state.foreign_tokens), *captives]
    at: dict[str, list[int]] = {}
    for number in mine:
        at.setdefault(tokens[number].place, []).append(number)
    found = Holdings(at, {})
    found.count(system(state, state.players[seat].colour), state.rooms)
    return found


def follow(state: CosmicState, number: int, place: str) -> None:
    """A token is about to go to ``place``: what is known of its commander's tokens goes along, or is forgotten."""
    token = state.tokens[number]
    known: Holdings | None = state.holdings.get(token.seat)
    if known is not None and token.place != place:
        known.move(state, number, token.place, place)
