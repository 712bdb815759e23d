"""State of asteroids (AST1), layouts, rotation and events, with the moves that alone write the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set as AbstractSet

import msgspec

from bot.cosmic import moves
from bot.cosmic.events.event import CosmicEvent, OfPower
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
    """Parse a custom layout (AST4): distinct seats from 1, by commas or spaces; None if it is none."""
    parts = written.replace(",", " ").split()
    if not parts or any(part not in _NUMBERS for part in parts) or len(set(parts)) < len(parts):
        return None
    return ",".join(sorted(parts))


def locations(layout: str, players: int, first: Seat) -> list[Seat]:
    """Starting locations of a layout, from ``first`` on (AST4); a custom one ignores it."""
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
    """Locations after a move by ``step`` to the right of all not held (AST10, AST15)."""
    return {one: at if one in held else (at - step) % players for one, at in where.items()}


def holdable(
    where: Mapping[int, Seat], players: int, step: int, held: AbstractSet[int], last: Sequence[int]
) -> list[int]:
    """Further asteroids that may be held (AST14): not those of the last challenge, no collisions."""
    found = []
    for one in where:
        then = after_rotation(where, players, step, {*held, one})
        if one not in held and one not in last and len(set(then.values())) == len(then):
            found.append(one)
    return found


NAME = "asteroids"
MOST = 12
"""Most asteroids at once, duplicates included (AST1)."""
OFF = "off"
LAYOUTS = ("one_random", "two_opposite", "three_spaced", "one_per_hex")
"""Rule AST4."""


class Asteroid(msgspec.Struct):
    """Its power is a roaming card of the game, with all that belongs to it (AST6, AST7)."""

    id: int
    location: Seat
    """The seat in whose system it lies: one location per seat (AST2)."""
    card: int
    """Number of its power card, which counts its uses (AST23)."""
    duplicate_of: int = -1
    """Id of the asteroid it was split from; -1 for originals."""
    made: int = 0
    """Number of the challenge in which it was split off."""
    came_from: Seat = NOBODY
    """Former location, if rotation or Strange Attractor moved it in this challenge."""
    processed: bool = False
    """Its power was exchanged in this challenge (AST30)."""
    miner: Seat = NOBODY
    """The seat that has taken its use for this challenge (AST29)."""


class AsteroidsState(ExpansionState, tag=NAME):
    disks: list[Asteroid] = msgspec.field(default_factory=list)
    """In order of entry into the game."""
    made: int = 0
    rotated: bool = False
    """They have moved in this challenge, and can be used (AST8, AST9)."""
    step: int = 1
    """Locations to move in this challenge, to the right; negative to the left."""
    decreed: bool = False
    """Orbital has decided the step (AST13)."""
    held: list[int] = msgspec.field(default_factory=list)
    """Ids of those that do not move in this challenge (AST14)."""
    last_held: list[int] = msgspec.field(default_factory=list)
    """Ids of those that did not move in the last challenge (AST32)."""
    system: str = ""
    """System of the challenge as of the last question to Miner."""
    copies: list[int] = msgspec.field(default_factory=list)
    """Power cards copied until this challenge ends (flare of Orbital)."""
    spare: list[int] = msgspec.field(default_factory=list)
    """Power cards that have left the game, to be reused."""


asteroids = state_of(AsteroidsState, NAME)
"""Raises KeyError if the game has none."""


def number_of(layout: object, players: int) -> int:
    return 0 if layout == OFF else len(locations(str(layout), players, 0))


def at(state: CosmicState, location: object) -> Asteroid | None:
    return next((one for one in asteroids(state).disks if one.location == location), None)


def together(state: CosmicState, asteroid: Asteroid) -> list[Asteroid]:
    """An original and its duplicates, given any of them: they share one power (AST28)."""
    root = _root(state, asteroid)
    return [one for one in asteroids(state).disks if _root(state, one) == root]


def _root(state: CosmicState, asteroid: Asteroid) -> int:
    twin = state.powers[asteroid.card].twin
    return asteroid.card if twin < 0 else twin


def eligible(game: Cosmic) -> list[str]:
    """Unused powers that an asteroid may get (AST5) and that fit those in play."""
    playing = {card.power for card in game.state.powers if card.holder != NOBODY or card.roaming}
    return registry.fitting((name for name in game.state.unused if registry.POWERS[name].roams), playing)


def user(state: CosmicState, asteroid: Asteroid) -> Seat:
    """The seat that may use it now; NOBODY if none (AST8, AST9, AST12, AST21, AST29)."""
    if not asteroids(state).rotated and not registry.POWERS[state.powers[asteroid.card].power].answer_to(ROTATING.now):
        return NOBODY
    miner = asteroid.miner
    if miner != NOBODY and state.players[miner].active:
        return miner
    return asteroid.location if asteroid.location in board.active_seats(state) else NOBODY


class _Located(CosmicEvent, frozen=True):
    location: Seat
    power: PowerName


class AsteroidPlaced(_Located, frozen=True): ...


class SystemNoted(CosmicEvent, frozen=True):
    system: Colour


class AsteroidsDecreed(CosmicEvent, frozen=True):
    step: int


class AsteroidHeld(_Located, frozen=True): ...


class AsteroidsRotated(CosmicEvent, frozen=True):
    """All asteroids, held ones too; both lists are in the same order."""

    step: int
    powers: list[PowerName]
    locations: list[Seat]


class AsteroidsSwapped(CosmicEvent, frozen=True):
    powers: tuple[PowerName, PowerName]
    locations: tuple[Seat, Seat]


class AsteroidAttracted(OfPower, frozen=True):
    """``away`` is the power of the one that changed places with it."""

    away: PowerName | None
    location: Seat


class AsteroidSplit(CosmicEvent, frozen=True):
    power: PowerName
    location: Seat
    to: Seat


class AsteroidDestroyed(CosmicEvent, frozen=True):
    power: PowerName
    location: Seat


class AsteroidProcessed(CosmicEvent, frozen=True):
    location: Seat
    old: PowerName
    new: PowerName


class AsteroidMovedHouse(_Located, frozen=True): ...


class AsteroidMined(OfPower, frozen=True):
    location: Seat


class AsteroidReleased(_Located, frozen=True): ...


class AsteroidReattached(_Located, frozen=True): ...


class PowerCopied(OfPower, frozen=True):
    of: Seat


def place(game: Cosmic, location: Seat, power: str) -> None:
    """Rules AST3 and AST5."""
    _add(game, location, moves.bring_power(game, power))
    game.emit(AsteroidPlaced(location=location, power=power))


def begin(game: Cosmic) -> None:
    """Reset for a challenge: before moving only powers that act on rotation are used (AST9, AST12)."""
    mine = asteroids(game.state)
    mine.rotated, mine.step, mine.decreed, mine.held, mine.system = False, 1, False, [], ""
    for one in mine.disks:
        one.came_from, one.processed, one.miner = NOBODY, False, NOBODY
    for number in mine.copies:
        moves.retire_power(game, number)
    mine.spare, mine.copies = mine.spare + mine.copies, []
    settle(game)


def note_system(game: Cosmic) -> None:
    """If it changes, Miner is asked once more (AST29)."""
    asteroids(game.state).system = game.state.challenge.system
    game.emit(SystemNoted(system=game.state.challenge.system))


def settle(game: Cosmic) -> None:
    """Give each power to its present user; lent ones stay until the challenge ends."""
    state = game.state
    lent = {number for number, _, _ in state.challenge.loans}
    for one in asteroids(state).disks:
        seat = user(state, one)
        if state.powers[one.card].holder != seat and one.card not in lent:
            moves.hold_power(game, one.card, seat)


def decree(game: Cosmic, step: int) -> None:
    """Fix the step of the rotation for Orbital (AST13)."""
    mine = asteroids(game.state)
    mine.step, mine.decreed = step, True
    game.emit(AsteroidsDecreed(step=step))


def hold(game: Cosmic, asteroid: Asteroid) -> None:
    """Keep one out of the rotation for Stasis (AST14)."""
    asteroids(game.state).held.append(asteroid.id)
    game.emit(AsteroidHeld(location=asteroid.location, power=_power(game, asteroid)))


def rotate(game: Cosmic) -> None:
    """Move all that are not held at once; from now on they can be used (AST10, AST15)."""
    mine = asteroids(game.state)
    where = {one.id: one.location for one in mine.disks}
    then = after_rotation(where, len(game.state.players), mine.step, set(mine.held))
    for one in mine.disks:
        if then[one.id] != one.location:
            one.came_from, one.location = one.location, then[one.id]
    mine.rotated, mine.last_held = True, list(mine.held)
    settle(game)
    powers, locations = [_power(game, one) for one in mine.disks], [one.location for one in mine.disks]
    game.emit(AsteroidsRotated(step=mine.step, powers=powers, locations=locations))


def swap(game: Cosmic, one: Asteroid, other: Asteroid) -> None:
    """Exchange two locations (AST27); users change at once (AST8)."""
    one.location, other.location = other.location, one.location
    settle(game)
    game.emit(
        AsteroidsSwapped(powers=(_power(game, one), _power(game, other)), locations=(one.location, other.location))
    )


def attract(game: Cosmic, seat: Seat, asteroid: Asteroid) -> None:
    """Bring one to ``seat`` for Strange Attractor, in exchange for any asteroid there (AST40)."""
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
    """Add a duplicate with the same power in the next location clockwise (AST28)."""
    mine = asteroids(game.state)
    card = moves.share_power(game, asteroid.card, mine.spare.pop() if mine.spare else None)
    original = asteroid.id if asteroid.duplicate_of < 0 else asteroid.duplicate_of
    one = _add(game, left_of(asteroid.location, len(game.state.players)), card)
    one.duplicate_of, one.made = original, game.state.challenges
    settle(game)
    game.emit(AsteroidSplit(power=_power(game, asteroid), location=asteroid.location, to=one.location))


def destroy(game: Cosmic, asteroid: Asteroid) -> None:
    """Remove a duplicate from the game (AST28)."""
    mine = asteroids(game.state)
    power = _power(game, asteroid)
    mine.disks.remove(asteroid)
    moves.retire_power(game, asteroid.card)
    mine.spare.append(asteroid.card)
    game.emit(AsteroidDestroyed(power=power, location=asteroid.location))


def process(game: Cosmic, asteroid: Asteroid, power: str) -> None:
    """Exchange its power for an unused one (AST30); its duplicates keep sharing the old one."""
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
    """Move asteroids along with two exchanged home systems (AST34)."""
    goal = {one: other, other: one}
    for disk in asteroids(game.state).disks:
        if disk.location in goal:
            disk.location = goal[disk.location]
            game.emit(AsteroidMovedHouse(location=disk.location, power=_power(game, disk)))
    settle(game)


def mine(game: Cosmic, seat: Seat, asteroid: Asteroid) -> None:
    """Take its use for this challenge (AST29)."""
    asteroid.miner = seat
    settle(game)
    game.emit(AsteroidMined(seat=seat, power=_power(game, asteroid), location=asteroid.location))


def release(game: Cosmic, seat: Seat) -> None:
    """Return the use of what ``seat`` has mined to the systems' players (AST29)."""
    for one in asteroids(game.state).disks:
        if one.miner == seat:
            one.miner = NOBODY
            game.emit(AsteroidReleased(location=one.location, power=_power(game, one)))
    settle(game)


def reattach(game: Cosmic, old: int, new: int) -> None:
    """Put card ``new`` with the asteroids that had ``old``: duplicates share it (AST25)."""
    bearer = next(one for one in asteroids(game.state).disks if one.card == old)
    family = [one for one in together(game.state, bearer) if one is not bearer]
    moves.keep_power(game, old)
    bearer.card = new
    for one in family:
        moves.share_power(game, new, one.card)
    settle(game)
    game.emit(AsteroidReattached(location=bearer.location, power=_power(game, bearer)))


def trade_cards(game: Cosmic, one: int, other: int) -> None:
    """Rule AST25."""
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
