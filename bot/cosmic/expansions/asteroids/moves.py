"""Move asteroids: the only writer of their state. Each move emits one of the events that stand here."""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.events.event import CosmicEvent
from bot.cosmic.expansions.asteroids.state import Asteroid, after_rotation, asteroids, at, left_of, together, user
from bot.cosmic.model.ids import Colour, PowerName
from bot.cosmic.model.state import NOBODY, Cosmic
from bot.kernel.seat import Seat


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
