"""Cleaver: splits asteroids, and destroys what it has split off."""

from typing import NamedTuple

from bot.cosmic.api import *
from bot.cosmic.expansions.asteroids import state as asteroid_moves
from bot.cosmic.expansions.asteroids.state import MOST, NAME, asteroids, at, left_of

ACT = Question("cleaver.act", Of.WORDS, rule="AST28")
BESIDES = Question("cleaver.besides", Of.PLAYERS, rule="AST28")
SPLIT, DESTROY = "split:", "destroy:"
_RANK = 3
"""Among powers that answer in one moment it comes after Swap (AST18)."""
_SPLIT = aims.Aim[Seat]("split")
_DESTROYED = aims.Aim[Seat | Sequence[Seat]]("destroy")


class Act(NamedTuple):
    splits: bool
    """Whether it is split; else it is destroyed."""
    location: Seat


def read_act(option: str) -> Act:
    """Parse ``split:2`` or ``destroy:2``."""
    return Act(option.startswith(SPLIT), int(option.rpartition(":")[2]))


def _acts(state: CosmicState) -> list[str]:
    """List the possible acts: split an asteroid whose neighbour is free, destroy a duplicate of an earlier turn."""
    mine = asteroids(state)
    players = len(state.players)
    room = len(mine.disks) < MOST
    splits = [one for one in mine.disks if room and at(state, left_of(one.location, players)) is None]
    return [*(f"{SPLIT}{one.location}" for one in splits), *(f"{DESTROY}{one}" for one in _doubles(state))]


def _doubles(state: CosmicState) -> list[Seat]:
    """List the locations of duplicates of earlier turns."""
    disks = asteroids(state).disks
    return [one.location for one in disks if one.duplicate_of >= 0 and one.made < state.turn_began]


class Cleaver(Power, kind=Kind.OPTIONAL, edition=Edition.WARP, level=Level.NOVICE):
    """Makes and destroys duplicates of asteroids (AST28)."""

    expansion = NAME

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        acts = _acts(game.state)
        chosen = read_act((yield from ACT.one_of(my.seat, acts, default=acts[0])))
        if chosen.splits:
            return _SPLIT.to(chosen.location)
        others = [one for one in _doubles(game.state) if one != chosen.location]
        if not others:
            return _DESTROYED.to(chosen.location)
        besides = yield from BESIDES.up_to(my.seat, len(others), others, default=[])
        return _DESTROYED.to([chosen.location, *besides])

    @ROTATING.after.at(_RANK).by_name().when(roles.offense, lambda now: _acts(now.state))
    @DEFENSE_FIXED.at(_RANK).by_name().when(roles.defense, lambda now: _acts(now.state))
    def cleave(self, game: Cosmic, my: Mine) -> None:
        """The offense acts right after the rotation, the defense as soon as it is known (AST19)."""
        state = game.state
        one = _SPLIT.get(my)
        if one is not None:
            found = at(state, one)
            if found is not None:
                asteroid_moves.split(game, found)
            return
        named = _DESTROYED.of(my)
        for disk in [at(state, one) for one in ([named] if isinstance(named, int) else named)]:
            if disk is not None:
                asteroid_moves.destroy(game, disk)
