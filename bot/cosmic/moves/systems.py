"""Moves of home systems: whose they are (P1, Wild Schizoid), and which planets they have (P3, Dragon)."""

from __future__ import annotations

from bot.cosmic.kinds import registry
from bot.cosmic.model import board, ids
from bot.cosmic.model.holdings import PLANETS
from bot.cosmic.model.state import DEFENSE_CONE, NOBODY, OFFENSE_CONE, REMOVED, UNDER, WARP, Cosmic, CosmicState
from bot.cosmic.moves.places import command, put
from bot.kernel.seat import Seat


def swap_colours(game: Cosmic, one: Seat, other: Seat) -> None:
    """Two players exchange colours, and with them home systems and the places of their tokens.

    Hands, powers and what lies on sheets and cards stay; so do, if one has more tokens in play, those left over.
    """
    state = game.state
    players = state.players
    players[one].colour, players[other].colour = players[other].colour, players[one].colour
    mine = sorted(_originals(state, one), key=lambda number: not _portable(state, number))
    theirs = sorted(_originals(state, other), key=lambda number: not _portable(state, number))
    whole = list(zip(mine, theirs, strict=True))
    pairs = [pair for pair in whole if all(_portable(state, number) for number in pair)]
    for number, partner in pairs:
        _exchange(state, number, partner)
    renamed = {f"{UNDER}{a}": f"{UNDER}{b}" for pair in pairs for a, b in (pair, pair[::-1])}
    for number, token in enumerate(state.tokens):
        if token.place in renamed:
            put(state, number, renamed[token.place])
    state.holdings.clear()
    state.moved = True
    places = {str(seat): board.bases(state, seat) for seat in (one, other)}
    game.emit(
        "colours_swapped", seats=[one, other], colours=[players[one].colour, players[other].colour], places=places
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
    game.emit("annexed", seat=seat, colour=colour, places=board.bases(state, seat))


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
    game.emit("burned", seat=by, planet=planet)


def _originals(state: CosmicState, seat: Seat) -> list[int]:
    """The twenty tokens of a colour, which go with it."""
    return [number for number in board.tokens_of(state, seat) if not board.is_second(state, number)]


def _portable(state: CosmicState, number: int) -> bool:
    """Whether a token lies where colours count: on planets, on the cone, in the warp, in piles, out of the game."""
    place = state.tokens[number].place
    known = place in (WARP, REMOVED, OFFENSE_CONE, DEFENSE_CONE) or isinstance(ids.place(place), ids.Pile | ids.Ring)
    return known or "-" in place


def _exchange(state: CosmicState, number: int, partner: int) -> None:
    """Two tokens of different owners exchange places and commanders; whoever holds the own colour just has it."""
    one, other = state.tokens[number], state.tokens[partner]
    there, here = (one.place, one.controller), (other.place, other.controller)
    for token, (place, controller) in ((number, here), (partner, there)):
        owner = state.tokens[token].owner
        put(state, token, place)
        command(state, token, NOBODY if controller == owner else controller)
        held = state.tokens[token].controller != NOBODY
        if held and token not in state.strays:
            state.strays.append(token)
        elif not held and token in state.strays:
            state.strays.remove(token)
