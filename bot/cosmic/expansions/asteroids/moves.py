"""The only writer of the asteroids' state. Each move emits one event."""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.expansions.asteroids.orbits import after_rotation, left_of
from bot.cosmic.expansions.asteroids.state import Asteroid, asteroids, at, together, user
from bot.cosmic.model.state import NOBODY, Cosmic
from bot.kernel.seat import Seat


def place(game: Cosmic, location: Seat, power: str) -> None:
    """An asteroid begins in this location, with this power (AST3, AST5)."""
    _add(game, location, moves.bring_power(game, power))
    game.emit("asteroid_placed", location=location, power=power)


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
    game.emit("system_noted", system=game.state.challenge.system)


def settle(game: Cosmic) -> None:
    """Whoever may use an asteroid now holds its power; what was lent stays where it is until the challenge ends."""
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
    game.emit("asteroids_decreed", step=step)


def hold(game: Cosmic, asteroid: Asteroid) -> None:
    """Stasis has named one that does not move (AST14)."""
    asteroids(game.state).held.append(asteroid.id)
    game.emit("asteroid_held", location=asteroid.location, power=_power(game, asteroid))


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
    game.emit("asteroids_rotated", step=mine.step, powers=powers, locations=locations)


def swap(game: Cosmic, one: Asteroid, other: Asteroid) -> None:
    """Two trade places (AST27); who may use them changes at once (AST8)."""
    one.location, other.location = other.location, one.location
    settle(game)
    game.emit(
        "asteroids_swapped",
        powers=[_power(game, one), _power(game, other)],
        locations=[one.location, other.location],
    )


def attract(game: Cosmic, seat: Seat, asteroid: Asteroid) -> None:
    """Strange Attractor: one comes to ``seat``; what lies there trades places with it (AST40)."""
    here = at(game.state, seat)
    if here is not None:
        here.came_from, here.location = here.location, asteroid.location
    asteroid.came_from, asteroid.location = asteroid.location, seat
    settle(game)
    game.emit(
        "asteroid_attracted",
        seat=seat,
        power=_power(game, asteroid),
        away=None if here is None else _power(game, here),
        location=asteroid.came_from,
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
    game.emit("asteroid_split", power=_power(game, asteroid), location=asteroid.location, to=one.location)


def destroy(game: Cosmic, asteroid: Asteroid) -> None:
    """A duplicate is removed from the game (AST28)."""
    mine = asteroids(game.state)
    power = _power(game, asteroid)
    mine.disks.remove(asteroid)
    moves.retire_power(game, asteroid.card)
    mine.spare.append(asteroid.card)
    game.emit("asteroid_destroyed", power=power, location=asteroid.location)


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
    game.emit("asteroid_processed", location=asteroid.location, old=old, new=power)


def move_house(game: Cosmic, one: Seat, other: Seat) -> None:
    """Two home systems have changed places, and the asteroids in them with them (AST34)."""
    goal = {one: other, other: one}
    for disk in asteroids(game.state).disks:
        if disk.location in goal:
            disk.location = goal[disk.location]
            game.emit("asteroid_moved_house", location=disk.location, power=_power(game, disk))
    settle(game)


def mine(game: Cosmic, seat: Seat, asteroid: Asteroid) -> None:
    """Miner has taken the use of it for this challenge (AST29)."""
    asteroid.miner = seat
    settle(game)
    game.emit("asteroid_mined", seat=seat, power=_power(game, asteroid), location=asteroid.location)


def release(game: Cosmic, seat: Seat) -> None:
    """What ``seat`` has mined falls back to whoever has it in the own system (AST29)."""
    for one in asteroids(game.state).disks:
        if one.miner == seat:
            one.miner = NOBODY
            game.emit("asteroid_released", location=one.location, power=_power(game, one))
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
    game.emit("asteroid_reattached", location=bearer.location, power=_power(game, bearer))


def trade_cards(game: Cosmic, one: int, other: int) -> None:
    """Two asteroids trade their power cards (AST25)."""
    for disk in asteroids(game.state).disks:
        if disk.card in (one, other):
            disk.card = other if disk.card == one else one
            game.emit("asteroid_reattached", location=disk.location, power=_power(game, disk))
    settle(game)


def copy_power(game: Cosmic, seat: Seat, number: int) -> None:
    """A power of another player is copied until the challenge ends, with the attributes it starts with (3.6)."""
    state = game.state
    mine = asteroids(state)
    slot = mine.spare.pop() if mine.spare else None
    card = moves.bring_power(game, state.powers[number].power, slot, copied=True)
    mine.copies.append(card)
    moves.hold_power(game, card, seat)
    game.emit("power_copied", seat=seat, power=state.powers[card].power, of=state.powers[number].holder)


def _add(game: Cosmic, location: Seat, card: int) -> Asteroid:
    mine = asteroids(game.state)
    found = Asteroid(mine.made, location, card)
    mine.made += 1
    mine.disks.append(found)
    return found


def _power(game: Cosmic, asteroid: Asteroid) -> str:
    return game.state.powers[asteroid.card].power
