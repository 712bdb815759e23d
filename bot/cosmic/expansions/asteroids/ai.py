"""Computer players and asteroids: powers wanted where usable, and away from players close to winning."""

from __future__ import annotations

from bot.cosmic.ai.choosing import BROUGHT, USEFUL, WEIGHED, Temper, best, options
from bot.cosmic.ai.estimate import needs, power_worth
from bot.cosmic.expansions.asteroids import powers
from bot.cosmic.expansions.asteroids.state import NAME, after_rotation, left_of
from bot.cosmic.expansions.asteroids.views import AsteroidsView, AsteroidView
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice
from bot.kernel.event import Seat

_MINE = 6
_ANOTHERS = -1
"""Worth of one with somebody else, times the fear of a leader."""
_FEARED = 3
_WORTHWHILE = 4
_GAIN = 2
_CLOSE = 2
"""Missing bases from which a player is feared."""


def worth(view: SeatView, location: Seat, power: str = "") -> int:
    player = view.table.players[location]
    if not player.active or player.dormant:
        return 0
    good = _MINE if not power else 1 + power_worth(power)
    if location == view.seat:
        return good
    return _ANOTHERS * good * (_FEARED if needs(view.table, location) <= _CLOSE else 1) // _MINE


def _sky(view: SeatView) -> AsteroidsView:
    return view.table.part(NAME, AsteroidsView)


def _where(view: SeatView) -> dict[int, Seat]:
    return {number: one.location for number, one in enumerate(_sky(view).asteroids)}


def _turned(view: SeatView, step: int, held: frozenset[int] = frozenset()) -> int:
    powers = [one.power.power for one in _sky(view).asteroids]
    where = after_rotation(_where(view), len(view.table.players), step, held)
    return sum(worth(view, location, powers[number]) for number, location in where.items())


def _hold(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    step = _sky(view).step
    number = {one.location: at for at, one in enumerate(_sky(view).asteroids)}
    return best(options(ask.form), lambda at: _turned(view, step, frozenset({number[_seat(at)]})), dice)


def _use_swap(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Swap only to get another power for a used one: locations with an asteroid stay the same."""
    mine = _sky(view).at(view.seat)
    return mine is not None and mine.power.used


def _exchanges(view: SeatView) -> dict[tuple[Seat, Seat], int]:
    """Rate each exchange of two asteroids; a used power is worth nothing where it lies."""

    def value(location: Seat, disk: AsteroidView) -> int:
        return 0 if location == view.seat and disk.power.used else worth(view, location, disk.power.power)

    found = {}
    disks = _sky(view).asteroids
    for one, first in enumerate(disks):
        for second in disks[one + 1 :]:
            here, there = first.location, second.location
            now = value(here, first) + value(there, second)
            found[here, there] = value(here, second) + value(there, first) - now
    return found


def _of_best_exchange(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Choose one of the two that are worth most, with the one that was chosen first."""
    first = {one.location for one in _sky(view).asteroids}.difference(options(ask.form))
    found = {pair: gain for pair, gain in _exchanges(view).items() if first.issubset(pair)}
    return best(
        options(ask.form), lambda at: max((gain for pair, gain in found.items() if at in pair), default=0), dice
    )


def _fresh(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    def value(at: Choice) -> int:
        found = _sky(view).at(_seat(at))
        return -worth(view, _seat(at)) - (_MINE if found is not None and found.power.used else 0)

    return best(options(ask.form), value, dice)


def _use_cleaver(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    players = len(view.table.players)
    sky = _sky(view)
    near = sky.at((view.seat - 1) % players) is not None and sky.at(view.seat) is None
    return near or any(one.duplicate and worth(view, one.location) < 0 for one in sky.asteroids)


def _cleave(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    players = len(view.table.players)

    def value(choice: Choice) -> int:
        splits, at = powers.read_act(str(choice))
        return worth(view, left_of(at, players)) if splits else -worth(view, at)

    return best(options(ask.form), value, dice)


def _use_processor(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return any(needs(view.table, one.location) <= _CLOSE for one in _sky(view).asteroids if one.location != view.seat)


def _mine(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Mine a good power that is not used up: own gain and another's loss."""
    challenge = view.table.challenge
    target = None if challenge is None else challenge.target
    system = challenge.defense.seat if challenge is not None and target is None else None
    if target is not None:
        system = view.table.planet(target).owner
    found = None if system is None else _sky(view).at(system)
    return found is None or (not found.power.used and power_worth(found.power.power) >= _WORTHWHILE)


def _seat(choice: Choice) -> Seat:
    return choice if isinstance(choice, int) else -1


def _none_comes(view: SeatView) -> bool:
    """True if the next rotation brings the viewer none: Strange Attractor is chosen before it."""
    then = after_rotation(_where(view), len(view.table.players), 1)
    return bool(then) and view.seat not in then.values()


WEIGHED.update(
    {
        "swap.use": lambda view, ask, temper, dice: max(_exchanges(view).values(), default=0) >= _GAIN,
        powers.SWAP_ONE.key: _of_best_exchange,
        powers.SWAP_OTHER.key: _of_best_exchange,
    }
)
USEFUL["no_asteroid_comes"] = _none_comes
BROUGHT.update(
    {
        "orbital.use": lambda view, ask, temper, dice: _turned(view, 2) > _turned(view, 1),
        powers.WAY.key: lambda view, ask, temper, dice: (
            powers.ONE_LEFT if _turned(view, -1) > _turned(view, 2) else powers.TWO_RIGHT
        ),
        powers.HELD.key: _hold,
        "swap.use": _use_swap,
        powers.SWAP_ONE.key: lambda view, ask, temper, dice: best(
            options(ask.form), lambda at: int(at == view.seat), dice
        ),
        powers.SWAP_OTHER.key: _fresh,
        "cleaver.use": _use_cleaver,
        powers.CLEAVE.key: _cleave,
        "processor.use": _use_processor,
        # From players close to winning: another power may suit them less.
        powers.PROCESSED.key: lambda view, ask, temper, dice: [
            at for at in options(ask.form) if needs(view.table, _seat(at)) <= _CLOSE
        ],
        "miner.use": _mine,
        powers.TO_ATTRACT.key: _fresh,
    }
)
