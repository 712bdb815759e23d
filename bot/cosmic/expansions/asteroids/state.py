"""State of asteroids (AST1), layouts and rotation, questions that have one answer, and the moves that change them.

Moves are the only writers of the state. Each emits one of the events that stand here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set as AbstractSet

import msgspec

from bot.cosmic import moves
from bot.cosmic.events.event import CosmicEvent
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import ROTATING
from bot.cosmic.kinds.registry import state_of
from bot.cosmic.model import board
from bot.cosmic.model.ids import Colour, PowerName
from bot.cosmic.model.options import MAX_PLAYERS
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState, ExpansionState
from bot.kernel.event import Seat

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


class AsteroidPlaced(CosmicEvent, frozen=True):
    """An asteroid begins in a location."""

    location: Seat
    power: PowerName


class SystemNoted(CosmicEvent, frozen=True):
    """The system of the challenge is known."""

    system: Colour


class AsteroidsDecreed(CosmicEvent, frozen=True):
    step: int


class AsteroidHeld(CosmicEvent, frozen=True):
    """One does not move."""

    location: Seat
    power: PowerName


class AsteroidsRotated(CosmicEvent, frozen=True):
    """The others have moved; all of them, in the same order twice."""

    step: int
    powers: list[PowerName]
    locations: list[Seat]


class AsteroidsSwapped(CosmicEvent, frozen=True):
    """Two trade places."""

    powers: tuple[PowerName, PowerName]
    locations: tuple[Seat, Seat]


class AsteroidAttracted(CosmicEvent, frozen=True):
    """One comes to a player; what lay there goes to its location."""

    seat: Seat
    power: PowerName
    away: PowerName | None
    location: Seat


class AsteroidSplit(CosmicEvent, frozen=True):
    """A duplicate lies in another location."""

    power: PowerName
    location: Seat
    to: Seat


class AsteroidDestroyed(CosmicEvent, frozen=True):
    """A duplicate is gone."""

    power: PowerName
    location: Seat


class AsteroidProcessed(CosmicEvent, frozen=True):
    """Its power is exchanged for an unused one."""

    location: Seat
    old: PowerName
    new: PowerName


class AsteroidMovedHouse(CosmicEvent, frozen=True):
    """It has moved with its home system."""

    location: Seat
    power: PowerName


class AsteroidMined(CosmicEvent, frozen=True):
    """Somebody has taken its use for this challenge."""

    seat: Seat
    power: PowerName
    location: Seat


class AsteroidReleased(CosmicEvent, frozen=True):
    """Its use falls back."""

    location: Seat
    power: PowerName


class AsteroidReattached(CosmicEvent, frozen=True):
    """Another power card lies with it."""

    location: Seat
    power: PowerName


class PowerCopied(CosmicEvent, frozen=True):
    """A power of another player is copied until the challenge ends."""

    seat: Seat
    power: PowerName
    of: Seat


def place(game: Cosmic, location: Seat, power: str) -> None:
    """An asteroid begins in this location, with this power (AST3, AST5)."""
    _add(game, location, moves.bring_power(game, power))
    game.emit(AsteroidPlaced(location=location, power=power))


def begin(game: Cosmic) -> None:
    """A challenge begins: until they have moved nobody uses them, but for the powers that act on that (AST9, AST12)."""
    mine = asteroids(game.state)
    mine.rotated, mine.step, mine.decreed, mine.held, mine.system = False, 1, False, [], ""
    for one in mine.disks:
        one.came_from, one.processed, one.miner = NOBODY, False, NOBODY
    for number in mine.copies:
        moves.retire_power(game, number)
    mine.spare, mine.copies = mine.spare + mine.copies, []
    settle(game)


def note_system(game: Cosmic) -> None:
    """The system of the challenge is known; if it changes, Miner is asked once more (AST29)."""
    asteroids(game.state).system = game.state.challenge.system
    game.emit(SystemNoted(system=game.state.challenge.system))


def settle(game: Cosmic) -> None:
    """Give each asteroid's power to its user now; what was lent stays where it is until the challenge ends."""
    state = game.state
    lent = {number for number, _, _ in state.challenge.loans}
    for one in asteroids(state).disks:
        seat = user(state, one)
        if state.powers[one.card].holder != seat and one.card not in lent:
            moves.hold_power(game, one.card, seat)


def decree(game: Cosmic, step: int) -> None:
    """Orbital has decided how far they move (AST13)."""
    mine = asteroids(game.state)
    mine.step, mine.decreed = step, True
    game.emit(AsteroidsDecreed(step=step))


def hold(game: Cosmic, asteroid: Asteroid) -> None:
    """Stasis has named one that does not move (AST14)."""
    asteroids(game.state).held.append(asteroid.id)
    game.emit(AsteroidHeld(location=asteroid.location, power=_power(game, asteroid)))


def rotate(game: Cosmic) -> None:
    """All others move at once, and can be used (AST10, AST15)."""
    state = game.state
    mine = asteroids(state)
    where = {one.id: one.location for one in mine.disks}
    then = after_rotation(where, len(state.players), mine.step, set(mine.held))
    for one in mine.disks:
        if then[one.id] != one.location:
            one.came_from, one.location = one.location, then[one.id]
    mine.rotated, mine.last_held = True, list(mine.held)
    settle(game)
    powers, locations = [_power(game, one) for one in mine.disks], [one.location for one in mine.disks]
    game.emit(AsteroidsRotated(step=mine.step, powers=powers, locations=locations))


def swap(game: Cosmic, one: Asteroid, other: Asteroid) -> None:
    """Two trade places (AST27); who may use them changes at once (AST8)."""
    one.location, other.location = other.location, one.location
    settle(game)
    game.emit(
        AsteroidsSwapped(powers=(_power(game, one), _power(game, other)), locations=(one.location, other.location))
    )


def attract(game: Cosmic, seat: Seat, asteroid: Asteroid) -> None:
    """Strange Attractor: one comes to ``seat``; what lies there trades places with it (AST40)."""
    here = at(game.state, seat)
    if here is not None:
        here.came_from, here.location = here.location, asteroid.location
    asteroid.came_from, asteroid.location = asteroid.location, seat
    settle(game)
    game.emit(
        AsteroidAttracted(
            seat=seat,
            power=_power(game, asteroid),
            away=None if here is None else _power(game, here),
            location=asteroid.came_from,
        )
    )


def split(game: Cosmic, asteroid: Asteroid) -> None:
    """A duplicate with the same power, and all that belongs to it, lies in the next location clockwise (AST28)."""
    state = game.state
    mine = asteroids(state)
    slot = mine.spare.pop() if mine.spare else None
    card = moves.share_power(game, asteroid.card, slot)
    original = asteroid.id if asteroid.duplicate_of < 0 else asteroid.duplicate_of
    one = _add(game, left_of(asteroid.location, len(state.players)), card)
    one.duplicate_of, one.made = original, state.challenges
    settle(game)
    game.emit(AsteroidSplit(power=_power(game, asteroid), location=asteroid.location, to=one.location))


def destroy(game: Cosmic, asteroid: Asteroid) -> None:
    """A duplicate is removed from the game (AST28)."""
    mine = asteroids(game.state)
    power = _power(game, asteroid)
    mine.disks.remove(asteroid)
    moves.retire_power(game, asteroid.card)
    mine.spare.append(asteroid.card)
    game.emit(AsteroidDestroyed(power=power, location=asteroid.location))


def process(game: Cosmic, asteroid: Asteroid, power: str) -> None:
    """Its power is exchanged for an unused one (AST30); duplicates that shared the old one go on sharing it."""
    old = _power(game, asteroid)
    family = [one for one in together(game.state, asteroid) if one is not asteroid]
    if family and asteroid.duplicate_of < 0:
        heir = family[0]
        for one in family:
            one.duplicate_of = -1 if one is heir else heir.id
    moves.exchange_for_unused(game, asteroid.card, power)
    asteroid.duplicate_of, asteroid.processed = -1, True
    game.emit(AsteroidProcessed(location=asteroid.location, old=old, new=power))


def move_house(game: Cosmic, one: Seat, other: Seat) -> None:
    """Two home systems have changed places, and the asteroids in them with them (AST34)."""
    goal = {one: other, other: one}
    for disk in asteroids(game.state).disks:
        if disk.location in goal:
            disk.location = goal[disk.location]
            game.emit(AsteroidMovedHouse(location=disk.location, power=_power(game, disk)))
    settle(game)


def mine(game: Cosmic, seat: Seat, asteroid: Asteroid) -> None:
    """Miner has taken the use of it for this challenge (AST29)."""
    asteroid.miner = seat
    settle(game)
    game.emit(AsteroidMined(seat=seat, power=_power(game, asteroid), location=asteroid.location))


def release(game: Cosmic, seat: Seat) -> None:
    """Return what ``seat`` has mined to the player in whose system it lies (AST29)."""
    for one in asteroids(game.state).disks:
        if one.miner == seat:
            one.miner = NOBODY
            game.emit(AsteroidReleased(location=one.location, power=_power(game, one)))
    settle(game)


def reattach(game: Cosmic, old: int, new: int) -> None:
    """Another power card lies with the asteroids that had the card ``old``: a duplicate shares the new one (AST25)."""
    state = game.state
    bearer = next(one for one in asteroids(state).disks if one.card == old)
    family = [one for one in together(state, bearer) if one is not bearer]
    moves.keep_power(game, old)
    bearer.card = new
    for one in family:
        moves.share_power(game, new, one.card)
    settle(game)
    game.emit(AsteroidReattached(location=bearer.location, power=_power(game, bearer)))


def trade_cards(game: Cosmic, one: int, other: int) -> None:
    """Two asteroids trade their power cards (AST25)."""
    for disk in asteroids(game.state).disks:
        if disk.card in (one, other):
            disk.card = other if disk.card == one else one
            game.emit(AsteroidReattached(location=disk.location, power=_power(game, disk)))
    settle(game)


def copy_power(game: Cosmic, seat: Seat, number: int) -> None:
    """A power of another player is copied until the challenge ends, with the attributes it starts with (3.6)."""
    state = game.state
    mine = asteroids(state)
    slot = mine.spare.pop() if mine.spare else None
    card = moves.bring_power(game, state.powers[number].power, slot, copied=True)
    mine.copies.append(card)
    moves.hold_power(game, card, seat)
    game.emit(PowerCopied(seat=seat, power=state.powers[card].power, of=state.powers[number].holder))


def _add(game: Cosmic, location: Seat, card: int) -> Asteroid:
    mine = asteroids(game.state)
    found = Asteroid(mine.made, location, card)
    mine.made += 1
    mine.disks.append(found)
    return found


def _power(game: Cosmic, asteroid: Asteroid) -> str:
    return game.state.powers[asteroid.card].power
