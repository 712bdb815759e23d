"""Asteroids of a game (AST1): their state, layouts and rotation, and questions that have one answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set as AbstractSet

import msgspec

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import ROTATING
from bot.cosmic.kinds.registry import state_of
from bot.cosmic.model import board
from bot.cosmic.model.options import MAX_PLAYERS
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState, ExpansionState
from bot.kernel.seat import Seat

_NUMBERS = tuple(str(seat + 1) for seat in range(MAX_PLAYERS))


def custom(written: str) -> str | None:
    """A layout of one's own (AST4): the numbers of seats in the order of turns, from 1, each once, as ``1,3``.

    Commas or spaces may stand between them. None for anything else.
    """
    parts = written.replace(",", " ").split()
    if not parts or any(part not in _NUMBERS for part in parts) or len(set(parts)) < len(parts):
        return None
    return ",".join(sorted(parts))


def locations(layout: str, players: int, first: Seat) -> list[Seat]:
    """List the starting locations of a layout, from ``first`` on (AST4); a list says it by itself."""
    if custom(layout) is not None:
        return [int(number) - 1 for number in layout.split(",")]
    parts = {"one_random": 1, "two_opposite": 2, "three_spaced": 3}.get(layout, players)
    return [(first + players * part // parts) % players for part in range(parts)]


def left_of(location: Seat, players: int) -> Seat:
    """The next location clockwise (0.6)."""
    return (location + 1) % players


def after_rotation(
    where: Mapping[int, Seat], players: int, step: int, held: AbstractSet[int] = frozenset()
) -> dict[int, Seat]:
    """Return the locations after a move by ``step`` to the right, for all but those held (AST10, AST15)."""
    return {one: at if one in held else (at - step) % players for one, at in where.items()}


def holdable(
    where: Mapping[int, Seat], players: int, step: int, held: AbstractSet[int], last: Sequence[int]
) -> list[int]:
    """List further asteroids to hold (AST14): none that was in the last challenge, and no two end together."""
    found = []
    for one in where:
        then = after_rotation(where, players, step, {*held, one})
        if one not in held and one not in last and len(set(then.values())) == len(then):
            found.append(one)
    return found


NAME = "asteroids"
MOST = 12
"""Asteroids in a game at once, duplicates included (AST1)."""
OFF = "off"
LAYOUTS = ("one_random", "two_opposite", "three_spaced", "one_per_hex")
"""Where asteroids begin (AST4); the numbers of asteroids follow."""


class Asteroid(msgspec.Struct):
    """One asteroid. Its power is a roaming card of the game, with whatever belongs to it (AST6, AST7)."""

    id: int
    location: Seat
    """The seat in whose system it lies: the ring has one location for each seat (AST2)."""
    card: int
    """The number of its power card, by which its uses are counted (AST23)."""
    duplicate_of: int = -1
    """The id of the asteroid from which it was split; -1 for originals."""
    made: int = 0
    """The number of the challenge in which it was split off."""
    came_from: Seat = NOBODY
    """Where it was before rotation or Strange Attractor brought it here in this challenge; NOBODY if neither did."""
    processed: bool = False
    """Whether its power was exchanged in this challenge (AST30)."""
    miner: Seat = NOBODY
    """Who has taken the use of it for this challenge (AST29)."""


class AsteroidsState(ExpansionState, tag=NAME):
    """All asteroids, and how they move in this challenge."""

    disks: list[Asteroid] = msgspec.field(default_factory=list)
    """In the order in which they came into the game."""
    made: int = 0
    """The next id."""
    rotated: bool = False
    """Whether they have moved in this challenge, so that they can be used (AST8, AST9)."""
    step: int = 1
    """Locations that they move in this challenge, to the right; negative to the left."""
    decreed: bool = False
    """Whether Orbital has decided about that (AST13)."""
    held: list[int] = msgspec.field(default_factory=list)
    """The ids of those that do not move in this challenge (AST14)."""
    last_held: list[int] = msgspec.field(default_factory=list)
    """The ids of those that did not move in the last one (AST32)."""
    system: str = ""
    """The system in which this challenge took place when its defense was fixed: for whom Miner was asked then."""
    copies: list[int] = msgspec.field(default_factory=list)
    """Cards of powers that are copied until this challenge ends (flare of Orbital)."""
    spare: list[int] = msgspec.field(default_factory=list)
    """Cards of powers that have left the game, for the next ones that come."""


asteroids = state_of(AsteroidsState, NAME)
"""The asteroids of this game. Raises KeyError if it has none."""


def number_of(layout: object, players: int) -> int:
    """Number of asteroids with which a layout begins (AST4)."""
    if custom(str(layout)) is not None:
        return len(str(layout).split(","))
    return {OFF: 0, "one_random": 1, "two_opposite": 2, "three_spaced": 3}.get(str(layout), players)


def at(state: CosmicState, location: object) -> Asteroid | None:
    """The asteroid in a location (AST3); None if there is none."""
    return next((one for one in asteroids(state).disks if one.location == location), None)


def together(state: CosmicState, asteroid: Asteroid) -> list[Asteroid]:
    """An original and its duplicates, whichever of them is given: they share one power (AST28)."""
    root = _root(state, asteroid)
    return [one for one in asteroids(state).disks if _root(state, one) == root]


def _root(state: CosmicState, asteroid: Asteroid) -> int:
    twin = state.powers[asteroid.card].twin
    return asteroid.card if twin < 0 else twin


def eligible(game: Cosmic) -> list[str]:
    """The unused powers that an asteroid may get (AST5); none that may not come into a game with those in play."""
    state = game.state
    playing = {card.power for card in state.powers if card.holder != NOBODY or card.roaming}
    return registry.fitting((name for name in state.unused if registry.POWERS[name].roams), playing)


def user(state: CosmicState, asteroid: Asteroid) -> Seat:
    """Return the seat that may use it now, as far as the asteroid goes; NOBODY if nobody may.

    Rules: AST8, AST9, AST12, AST21, AST29.
    """
    mine = asteroids(state)
    if not mine.rotated and not registry.POWERS[state.powers[asteroid.card].power].answer_to(ROTATING.now):
        return NOBODY
    miner = asteroid.miner
    if miner != NOBODY and state.players[miner].active:
        return miner
    return asteroid.location if asteroid.location in board.active_seats(state) else NOBODY
