"""What the asteroids keep in a game (AST1), and questions about it that have one answer."""

from __future__ import annotations

import msgspec

from bot.cosmic.expansions.asteroids.orbits import custom
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.expansion import state_of
from bot.cosmic.kinds.hooks import ROTATING
from bot.cosmic.model import board
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState, ExpansionState
from bot.kernel.seat import Seat

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
    """How many there have ever been: the next id."""
    rotated: bool = False
    """Whether they have moved in this challenge, so that they can be used (AST8, AST9)."""
    step: int = 1
    """How far they move in this challenge, to the right; negative to the left."""
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
    """How many asteroids a layout begins with (AST4)."""
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
    """Who may use it now, as far as the asteroid goes (AST8, AST9, AST12, AST21, AST29); NOBODY if nobody may."""
    mine = asteroids(state)
    if not mine.rotated and not registry.POWERS[state.powers[asteroid.card].power].answer_to(ROTATING.now):
        return NOBODY
    miner = asteroid.miner
    if miner != NOBODY and state.players[miner].active:
        return miner
    return asteroid.location if asteroid.location in board.active_seats(state) else NOBODY
