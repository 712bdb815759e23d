"""Orbital: affects how far asteroids move."""

from bot.cosmic.api import *
from bot.cosmic.expansions.asteroids import state as asteroid_moves
from bot.cosmic.expansions.asteroids.state import NAME, asteroids

TWO, LEFT = "two_right", "one_left"
_MOVED = aims.Aim[str]("way", words=(TWO, LEFT))
WAY = Question("orbital.way", Of.WORDS, rule="AST13", secret=True)
COPY = Question("orbital.wild.copy", Of.POWERS, rule="AST31", sense="best_power")
FIRST = -20
"""Before Stasis, which knows what was decreed (AST14)."""
_STEPS = {TWO: 2, LEFT: -1}


class Orbital(Power, kind=Kind.OPTIONAL, edition=Edition.WARP, level=Level.NOVICE):
    """Doubles the step of a rotation (AST12)."""

    expansion = NAME
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """With the flare the other way round is possible too; the way is named with the use."""
        if dispatch.readied(game, my):
            way = yield from WAY.one_of(my.seat, (TWO, LEFT), default=TWO)
            if way == LEFT and (yield from dispatch.supported(game, my)):
                return _MOVED.to(LEFT)
        return _MOVED.to(TWO)

    @ROTATING.now.at(FIRST).by_name().when(lambda now: _undecided(now.state))
    def decree(self, game: Cosmic, my: Mine) -> None:
        """The first decision stands (AST13)."""
        asteroid_moves.decree(game, _STEPS[_MOVED.of(my)])


def _undecided(state: CosmicState) -> bool:
    return bool(asteroids(state).disks) and not asteroids(state).decreed


def _copiable(state: CosmicState, seat: Seat) -> dict[str, int]:
    """The powers in force of the player on the left, by name: own ones and that of an asteroid there (P1; AST31)."""
    left = board.after(state, seat)[0]
    held = (number for number in board.power_of(state, left) if force.in_force(state, state.powers[number]))
    mine = {state.powers[number].power for number in board.power_of(state, seat)}
    named = {state.powers[number].power: number for number in held if not state.powers[number].copied}
    powers = ((name, number, registry.POWERS[name]) for name, number in named.items() if name not in mine)
    return {name: number for name, number, power in powers if not (power.stays_home or power.bound)}


def _can_copy(now: Situation[object]) -> bool:
    return bool(_copiable(now.state, now.seat))


class WildOrbital(Flare, sense="good_neighbour"):
    """Copies a power of the left neighbour in its first state (AST31)."""

    aim = naming(aims.COPY, COPY, lambda now: _copiable(now.state, now.seat))

    @ROTATING.after.when(_can_copy)
    @DEFENSE_FIXED.when(_can_copy)
    @ALLIES.committed.when(_can_copy)
    @REVEALED.when(_can_copy)
    def copy(self, game: Cosmic, my: Mine) -> None:
        """From the start of the challenge, once the main players or the sides are known, or in sight of the cards."""
        number = _copiable(game.state, my.seat).get(aims.COPY.of(my))
        if number is not None:
            asteroid_moves.copy_power(game, my.seat, number)
