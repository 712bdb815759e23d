"""The powers that only asteroids have (AST27 to AST32), and their edict Strange Attractor (AST40)."""

from typing import NamedTuple

from bot.cosmic.api import *
from bot.cosmic.expansions.asteroids import state as asteroid_moves
from bot.cosmic.expansions.asteroids.rules import equip
from bot.cosmic.expansions.asteroids.state import MOST, NAME, Asteroid, asteroids, at, eligible, holdable, left_of

CLEAVE = Question("cleaver.act", Of.WORDS, rule="AST28")
BESIDES = Question("cleaver.besides", Of.PLAYERS, rule="AST28")
SPLIT, DESTROY = "split:", "destroy:"
_CLEAVES = 3
"""After Swap among simultaneous powers (AST18)."""
_SPLIT = aims.Aim[Seat]("split")
_DESTROYED = aims.Aim[Seat | Sequence[Seat]]("destroy")


class Act(NamedTuple):
    splits: bool
    location: Seat


def read_act(option: str) -> Act:
    return Act(option.startswith(SPLIT), int(option.rpartition(":")[2]))


def _acts(state: CosmicState) -> list[str]:
    """Split an asteroid whose neighbour is free, or destroy a duplicate of an earlier turn."""
    mine = asteroids(state)
    players = len(state.players)
    room = len(mine.disks) < MOST
    splits = [one for one in mine.disks if room and at(state, left_of(one.location, players)) is None]
    return [*(f"{SPLIT}{one.location}" for one in splits), *(f"{DESTROY}{one}" for one in _doubles(state))]


def _doubles(state: CosmicState) -> list[Seat]:
    return [one.location for one in asteroids(state).disks if one.duplicate_of >= 0 and one.made < state.turn_began]


class Cleaver(Power, kind=Kind.OPTIONAL, edition=Edition.WARP, level=Level.NOVICE):
    """Makes and destroys duplicates of asteroids (AST28)."""

    expansion = NAME

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        chosen = read_act((yield from CLEAVE.one_of(my.seat, _acts(game.state))))
        if chosen.splits:
            return _SPLIT.to(chosen.location)
        others = [one for one in _doubles(game.state) if one != chosen.location]
        if not others:
            return _DESTROYED.to(chosen.location)
        besides = yield from BESIDES.up_to(my.seat, len(others), others, default=[])
        return _DESTROYED.to([chosen.location, *besides])

    @ROTATING.after.at(_CLEAVES).by_name().when(roles.offense, lambda now: _acts(now.state))
    @DEFENSE_FIXED.at(_CLEAVES).by_name().when(roles.defense, lambda now: _acts(now.state))
    def cleave(self, game: Cosmic, my: Mine) -> None:
        """The offense acts right after the rotation, the defense as soon as it is known (AST19)."""
        if (found := at(game.state, _SPLIT.get(my))) is not None:
            asteroid_moves.split(game, found)
        named = _DESTROYED.get(my)
        for disk in [at(game.state, one) for one in ([named] if isinstance(named, int) else named or ())]:
            if disk is not None:
                asteroid_moves.destroy(game, disk)


TWO_RIGHT, ONE_LEFT = "two_right", "one_left"
_MOVED = aims.Aim[str]("way", words=(TWO_RIGHT, ONE_LEFT))
WAY = Question("orbital.way", Of.WORDS, rule="AST13", secret=True)
ORBITAL_COPY = Question("orbital.wild.copy", Of.POWERS, rule="AST31", sense="best_power")
_DECREES = -20
"""Before Stasis, which depends on the decree (AST14)."""
_STEPS = {TWO_RIGHT: 2, ONE_LEFT: -1}


def _undecided(now: Situation[object]) -> bool:
    return bool(asteroids(now.state).disks) and not asteroids(now.state).decreed


class Orbital(Power, kind=Kind.OPTIONAL, edition=Edition.WARP, level=Level.NOVICE):
    """Doubles the step of a rotation (AST12)."""

    expansion = NAME
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The flare adds the opposite direction."""
        if dispatch.readied(game, my):
            way = yield from WAY.one_of(my.seat, (TWO_RIGHT, ONE_LEFT), default=TWO_RIGHT)
            if way == ONE_LEFT and (yield from dispatch.supported(game, my)):
                return _MOVED.to(ONE_LEFT)
        return _MOVED.to(TWO_RIGHT)

    @ROTATING.now.at(_DECREES).by_name().when(_undecided)
    def decree(self, game: Cosmic, my: Mine) -> None:
        """The first decision stands (AST13)."""
        asteroid_moves.decree(game, _STEPS[_MOVED.of(my)])


def _copiable(now: Situation[object]) -> dict[str, int]:
    """The powers in force of the player on the left, by name: own ones and that of an asteroid there (P1; AST31)."""
    state, left = now.state, board.after(now.state, now.seat)[0]
    held = (number for number in board.power_of(state, left) if force.in_force(state, state.powers[number]))
    mine = {state.powers[number].power for number in board.power_of(state, now.seat)}
    named = {state.powers[number].power: number for number in held if not state.powers[number].copied}
    powers = ((name, number, registry.POWERS[name]) for name, number in named.items() if name not in mine)
    return {name: number for name, number, power in powers if not (power.stays_home or power.bound)}


class WildOrbital(Flare, sense="good_neighbour"):
    """Copies a power of the left neighbour in its first state (AST31)."""

    aim = naming(aims.COPY, ORBITAL_COPY, _copiable)

    @ROTATING.after.when(_copiable)
    @DEFENSE_FIXED.when(_copiable)
    @ALLIES.committed.when(_copiable)
    @REVEALED.when(_copiable)
    def copy(self, game: Cosmic, my: Mine) -> None:
        """From the start of the challenge, once the main players or the sides are known, or in sight of the cards."""
        number = _copiable(Situation(game, my, None)).get(aims.COPY.of(my))
        if number is not None:
            asteroid_moves.copy_power(game, my.seat, number)


PROCESSED = Question("processor.asteroids", Of.PLAYERS, rule="AST30")
_PROCESSES = 1
"""After Strange Attractor, before Swap (AST17)."""
_CHOSEN = aims.Aim[Sequence[Seat]]("asteroids")


def _to_process(game: Cosmic, my: Mine) -> list[Seat]:
    """Asteroids that reached other players in this challenge and were not processed yet (AST30)."""
    fresh = (one for one in asteroids(game.state).disks if one.came_from != NOBODY and not one.processed)
    others = [one.location for one in fresh if one.location != my.seat and game.state.players[one.location].active]
    return others if others and eligible(game) else []


class Processor(Power, kind=Kind.OPTIONAL, edition=Edition.WARP, level=Level.NOVICE, worth=3):
    """Exchanges powers of asteroids that others got, in one combined decision (AST30)."""

    expansion = NAME

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Name the asteroids with the use, by silence none; the draw comes afterwards."""
        options = _to_process(game, my)
        return _CHOSEN.to((yield from PROCESSED.up_to(my.seat, len(options), options, default=[])))

    @ROTATING.after.at(_PROCESSES).by_name().when(lambda now: _to_process(now.game, now.my))
    def process(self, game: Cosmic, my: Mine) -> None:
        """One after the other; each new power is drawn before the old one becomes unused."""
        for name in _CHOSEN.of(my):
            found, powers = at(game.state, name), eligible(game)
            if found is not None and powers:
                asteroid_moves.process(game, found, powers[game.draw(len(powers))])
                equip(game, found.card)


HELD = Question("stasis.asteroid", Of.PLAYERS, rule="AST14")
_HOLDS = -10
"""After Orbital, before they move (AST14)."""


def _to_hold(state: CosmicState) -> list[Seat]:
    mine = asteroids(state)
    where = {one.id: one.location for one in mine.disks}
    fine = holdable(where, len(state.players), mine.step, set(mine.held), mine.last_held)
    return [one.location for one in mine.disks if one.id in fine]


class Stasis(Power, kind=Kind.MANDATORY, edition=Edition.WARP, level=Level.NOVICE, worth=2):
    """Keeps one asteroid out of the rotation, never the same twice running (AST32)."""

    expansion = NAME

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Silence names one by chance."""
        options = _to_hold(game.state)
        default = options[game.draw(len(options))]
        return aims.ASTEROID.to((yield from HELD.one_of(my.seat, options, default=default)))

    @ROTATING.now.at(_HOLDS).when(lambda now: _to_hold(now.state))
    def hold(self, game: Cosmic, my: Mine) -> None:
        """Its use stays with the player in whose system it lies (AST15)."""
        found = at(game.state, aims.ASTEROID.of(my))
        if found is not None:
            asteroid_moves.hold(game, found)


TO_ATTRACT = Question("strange_attractor.asteroid", Of.PLAYERS, rule="AST40")


def _to_attract(now: Situation[object]) -> list[Seat]:
    return [one.location for one in asteroids(now.state).disks if one.location != now.seat]


def _attractive(now: Situation[object]) -> bool:
    """True if there is one to bring; before the rotation any may come to be elsewhere."""
    state = now.state
    if NAME not in state.expansions:
        return False
    if state.challenge.over or not asteroids(state).rotated:
        return bool(asteroids(state).disks)
    return bool(_to_attract(now))


class StrangeAttractor(Edict, sense="no_asteroid_comes"):
    """Moves or exchanges an asteroid (AST40)."""

    aim = naming(aims.ASTEROID, TO_ATTRACT, _to_attract)

    @ROTATING.just_after.when(_attractive)
    def attract(self, game: Cosmic, my: Mine) -> None:
        """Before all else that follows rotation (AST16); users change at once."""
        found = at(game.state, aims.ASTEROID.of(my))
        if found is not None and found.location != my.seat:
            asteroid_moves.attract(game, my.seat, found)


SWAP_ONE = Question("swap.one", Of.PLAYERS, rule="AST27")
SWAP_OTHER = Question("swap.other", Of.PLAYERS, rule="AST27")
_SWAPS = 2
"""After Processor, before Cleaver (AST18)."""
_ONE = aims.Aim[Seat]("one")
_OTHER = aims.Aim[Seat]("other")


def _two(now: Situation[object]) -> bool:
    return len(asteroids(now.state).disks) > 1


class Swap(Power, kind=Kind.OPTIONAL, edition=Edition.WARP, level=Level.NOVICE, worth=3):
    """Exchanges two asteroids (AST27)."""

    expansion = NAME

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        options = [one.location for one in asteroids(game.state).disks]
        one = yield from SWAP_ONE.one_of(my.seat, options)
        others = [seat for seat in options if seat != one]
        return _ONE.to(one) | _OTHER.to((yield from SWAP_OTHER.one_of(my.seat, others)))

    @ROTATING.after.at(_SWAPS).by_name().when(roles.offense, _two)
    @DEFENSE_FIXED.at(_SWAPS).by_name().when(roles.defense, _two)
    def swap(self, game: Cosmic, my: Mine) -> None:
        """The offense acts right after the rotation, the defense as soon as it is known (AST19)."""
        one, other = at(game.state, _ONE.of(my)), at(game.state, _OTHER.of(my))
        if one is not None and other is not None:
            asteroid_moves.swap(game, one, other)


_SYSTEM = aims.Aim[Seat]("system")


def _to_mine(game: Cosmic, my: Mine) -> Asteroid | None:
    state = game.state
    if not state.challenge.system:
        return None
    found = at(state, board.seat_of(state, state.challenge.system))
    if found is None or my.seat in (found.location, found.miner):
        return None
    return found


def _moved(now: Situation[object]) -> bool:
    return asteroids(now.state).system != now.state.challenge.system


class Miner(Power, kind=Kind.OPTIONAL, edition=Edition.WARP, level=Level.NOVICE):
    """Stands aside for the asteroid's power until the challenge ends (AST29)."""

    expansion = NAME
    powers_per_player = 2
    settled = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        yield from ()
        found = _to_mine(game, my)
        return _SYSTEM.to(NOBODY if found is None else found.location)

    @DEFENSE_FIXED.by_name().when(roles.main, lambda now: _to_mine(now.game, now.my))
    @TARGETING.after.by_name().when(roles.main, lambda now: _to_mine(now.game, now.my), _moved)
    @ALLIES.committed.by_name().when(roles.ally, lambda now: _to_mine(now.game, now.my))
    def strip(self, game: Cosmic, my: Mine) -> None:
        """Asked when the system is known, and again if the challenge moves or once Miner has joined."""
        found = _to_mine(game, my)
        if found is not None:
            asteroid_moves.mine(game, my.seat, found)
