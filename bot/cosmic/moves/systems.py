"""Moves of home systems: whose they are (P1, Wild Schizoid), and which planets they have (P3, Dragon)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.cosmic import events
from bot.cosmic.kinds import registry
from bot.cosmic.model import board, ids
from bot.cosmic.model.attributes import LEASED
from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS, PLANETS
from bot.cosmic.model.state import DEFENSE_CONE, NOBODY, OFFENSE_CONE, REMOVED, UNDER, WARP, Cosmic, CosmicState
from bot.cosmic.moves.tokens import command, put
from bot.kernel.seat import Seat


def swap_colours(game: Cosmic, one: Seat, other: Seat) -> None:
    """Two players exchange colours, and with them home systems, the places of their tokens and what else they command
    there: each then has the bases that the other had.

    Hands, powers and what lies on sheets and cards or in a ring stay. If one has more of the twenty in play, those left
    over are in the warp or go to bases of their owner.
    """
    state = game.state
    players = state.players
    players[one].colour, players[other].colour = players[other].colour, players[one].colour
    whole = list(zip(_originals(state, one, other), _originals(state, other, one), strict=True))
    pairs = [pair for pair in whole if all(_portable(state, number) for number in pair)]
    _hand_over(state, one, other)
    for number, partner in pairs:
        _exchange(state, number, partner)
    _rename(state, pairs)
    state.holdings.clear()
    for number in (number for pair in whole if pair not in pairs for number in pair):
        if state.tokens[number].seat in (one, other):
            _bring_home(state, number)
    state.moved = True
    places = {seat: board.bases(state, seat) for seat in (one, other)}
    game.emit(
        events.ColoursSwapped(seats=(one, other), colours=(players[one].colour, players[other].colour), places=places)
    )
    for name in state.expansions:
        registry.EXPANSIONS[name].moved_house(game, one, other, whole)


def annex_planets(game: Cosmic, seat: Seat, colour: str, limit: int) -> None:
    """The planets of a colour that nobody plays belong to the home system of ``seat`` as well, where all planets become
    small from then on: room for ``limit`` tokens. The tokens at home are laid out evenly (P3, Pygmy).
    """
    state = game.state
    own = state.players[seat].colour
    homes = [*board.homes(state, seat), *PLANETS[colour]]
    mine = [number for number in board.tokens_of(state, seat) if state.tokens[number].place in homes]
    state.systems[own] = homes
    state.rooms.update(dict.fromkeys(homes, limit))
    state.holdings.clear()
    for at, number in enumerate(mine):
        put(state, number, homes[at % len(homes)])
    game.emit(events.Annexed(seat=seat, colour=colour, places=board.bases(state, seat)))


def burn_planet(game: Cosmic, planet: str, by: Seat) -> None:
    """A planet on which nobody stands any more leaves the game; what powers have put there is theirs again (P3)."""
    state = game.state
    colour = board.system_of(state, planet)
    state.rooms.pop(planet, None)
    state.systems[colour] = [one for one in board.planets(state, colour) if one != planet]
    for card in state.powers:
        for key, datum in card.data.items():
            if isinstance(datum, list) and planet in datum:
                card.data[key] = [one for one in datum if one != planet]
    state.moved = True
    game.emit(events.Burned(seat=by, planet=planet))


def _originals(state: CosmicState, seat: Seat, partner: Seat) -> list[int]:
    """The twenty tokens of a colour, which go with it. Last those that stay, before them those that ``partner`` has
    no counterpart for: such as wait in the warp, else one by one of the largest bases.
    """
    mine = [number for number in _first_set(state, seat) if _portable(state, number)]
    theirs = [number for number in _first_set(state, partner) if _portable(state, number)]
    over = sorted(_spare(state, mine), reverse=True)[: max(0, len(mine) - len(theirs))]
    last = [number for _, number in over]
    kept = [number for number in mine if number not in last]
    return [*kept, *last, *(number for number in _first_set(state, seat) if number not in mine)]


def _first_set(state: CosmicState, seat: Seat) -> list[int]:
    return [number for number in board.tokens_of(state, seat) if not board.is_second(state, number)]


def _spare(state: CosmicState, tokens: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Tokens that their owner commands, each after how easily it is spared."""
    below: Counter[str] = Counter()
    for number in tokens:
        place = state.tokens[number].place
        if place == WARP:
            yield len(tokens), number
        elif board.is_original(state, number) and _is_base(place):
            yield below[place], number
            below[place] += 1


def _is_base(place: str) -> bool:
    return place in COLOUR_OF or place in OUTPOSTS


def _portable(state: CosmicState, number: int) -> bool:
    """True if a token lies where colours count: on planets, on the cone, in the warp, in piles, out of the game."""
    place = state.tokens[number].place
    known = place in (WARP, REMOVED, OFFENSE_CONE, DEFENSE_CONE) or isinstance(ids.place(place), ids.Pile)
    return known or "-" in place


def _hand_over(state: CosmicState, one: Seat, other: Seat) -> None:
    """Whatever one of two players commands where colours count, captives and second sets too, the other commands."""
    partner = {one: other, other: one}
    for number, token in enumerate(state.tokens):
        if token.seat in partner and _portable(state, number) and not _commanded_by_none(token.place):
            _obey(state, number, partner[token.seat])


def _commanded_by_none(place: str) -> bool:
    """True if tokens there are their owners' alone (POW26)."""
    return place in (WARP, REMOVED) or isinstance(ids.place(place), ids.Pile)


def _exchange(state: CosmicState, number: int, partner: int) -> None:
    """Two tokens of different owners exchange places and commanders."""
    one, other = state.tokens[number], state.tokens[partner]
    there, here = (one.place, one.seat), (other.place, other.seat)
    for token, (place, commander) in ((number, here), (partner, there)):
        put(state, token, place)
        _obey(state, token, state.tokens[token].owner if _commanded_by_none(place) else commander)


def _obey(state: CosmicState, number: int, commander: Seat) -> None:
    """A token is commanded by ``commander`` from now on, and counts as a foreign token if that is not its owner."""
    own = commander == state.tokens[number].owner
    command(state, number, NOBODY if own else commander)
    if own and not board.is_second(state, number) and number in state.foreign_tokens:
        state.foreign_tokens.remove(number)
    elif not own and number not in state.foreign_tokens:
        state.foreign_tokens.append(number)


def _rename(state: CosmicState, pairs: Sequence[tuple[int, int]]) -> None:
    """Rename tokens to those that are in their places now: in piles, what flares hold, leases."""
    partners = {a: b for pair in pairs for a, b in (pair, pair[::-1])}
    for number, token in enumerate(state.tokens):
        where = ids.place(token.place)
        if isinstance(where, ids.Pile) and where.top in partners:
            put(state, number, f"{UNDER}{partners[where.top]}")
    for bond in state.bonds:
        bond.tokens = [partners.get(number, number) for number in bond.tokens]
    for card in state.powers:
        if leased := LEASED.of(card):
            LEASED.put(card, [partners.get(number, number) for number in leased])


def _bring_home(state: CosmicState, number: int) -> None:
    """A token that is left over on a base goes to the smallest base of its owner, into the warp if there is none."""
    token = state.tokens[number]
    if _is_base(token.place):
        bases = board.planet_bases(state, token.owner)
        _obey(state, number, token.owner)
        put(state, number, min(bases, key=lambda base: bases[base], default=WARP))
