"""Instant moons that move tokens (2.6.7)."""

from __future__ import annotations

from bot.cosmic import board, losses, moves, placing
from bot.cosmic.expansions.moons import moves as moons_moves
from bot.cosmic.expansions.moons.moon import Kind, Moon
from bot.cosmic.expansions.moons.state import system_of
from bot.cosmic.state import DEFENSE_CONE, OFFENSE_CONE, WARP, Cosmic, CosmicState
from bot.kernel.ask import Part, Split
from bot.kernel.flow import Flow, one_of, split
from bot.kernel.table import Seat

__all__ = ["BOON", "FLUX_ONE", "FLUX_TWO", "IMPLODE", "REVENGE"]

REVENGE = "moons.revenge"
FLUX_ONE = "moons.flux"
FLUX_TWO = "moons.flux_with"
IMPLODE = "moons.implode"
BOON = "moons.boon"
_BOONS = 4


def _bases(state: CosmicState) -> list[str]:
    """All bases as ``<place>:<seat>``, by seat in the order of 4.0.2."""
    return [f"{place}:{seat}" for seat in board.priority(state) for place in board.bases(state, seat)]


def _split(option: str) -> tuple[str, Seat]:
    place, _, seat = option.rpartition(":")
    return place, int(seat)


def _count(state: CosmicState, option: str) -> int:
    place, seat = _split(option)
    return len(board.tokens_at(state, place, seat))


class ColdRevenge(Moon):
    """Pick one token of anybody, on a base, on the cone or in the warp: it is out of the game for good."""

    name = "cold_revenge_moon"
    kind = Kind.INSTANT
    keyed = (REVENGE,)

    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """Nobody gets fewer tokens than bases are needed to win (8.4). Silence picks a token in the warp."""
        state = game.state
        beside = [
            f"{where}:{owner}"
            for where in (WARP, OFFENSE_CONE, DEFENSE_CONE)
            for owner in board.priority(state)
            if board.tokens_at(state, where, owner)
        ]
        options = [*beside, *_bases(state)]
        if options:
            there, owner = _split((yield from one_of(seat, REVENGE, options, default=options[0])))
            token = board.tokens_at(state, there, owner)[:1]
            spared = moves.remove(game, token, state.options.bases(len(state.players)), self.name)
            yield from losses.lose(game, spared, self.name, seat)


class Flux(Moon):
    """Choose two bases of two different players: one token of your choice from each goes to the other one."""

    name = "flux_moon"
    kind = Kind.INSTANT
    keyed = (FLUX_ONE, FLUX_TWO)

    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """Silence chooses the largest bases."""
        state = game.state
        options = _bases(state)
        if len({_split(option)[1] for option in options}) < 2:
            return
        default = max(options, key=lambda option: _count(state, option))
        first, owner = _split((yield from one_of(seat, FLUX_ONE, options, default=default)))
        others = [option for option in options if _split(option)[1] != owner and _split(option)[0] != first]
        if not others:
            return
        default = max(others, key=lambda option: _count(state, option))
        second, other = _split((yield from one_of(seat, FLUX_TWO, others, default=default)))
        one, two = board.tokens_at(state, first, owner)[:1], board.tokens_at(state, second, other)[:1]
        moves.move_tokens(game, one, second, self.name)
        moves.move_tokens(game, two, first, self.name)


class Implosion(Moon):
    """Choose a planet in this moon's system: all tokens on it and on this moon go to the warp, and the moon is out of
    the game.
    """

    name = "implosion_moon"
    kind = Kind.INSTANT
    keyed = (IMPLODE,)

    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """Silence chooses the planet with the fewest tokens."""
        state = game.state
        planets = board.planets(system_of(place))
        default = min(planets, key=lambda planet: len(board.tokens_at(state, planet)))
        planet = yield from one_of(seat, IMPLODE, list(planets), default=default)
        doomed = [*board.tokens_at(state, planet), *board.tokens_at(state, place)]
        yield from losses.lose(game, doomed, self.name, seat)
        # What a power has spared, or brought home to this very moon, cannot stay where nothing is.
        yield from placing.send_home(game, board.tokens_at(state, place))
        moves.to_warp(game, board.tokens_at(state, place), self.name)
        moons_moves.remove(game, place)


class Boon(Moon):
    """Take four boon tokens of a neutral kind, placed on your bases. They act as yours, but they are none of your
    twenty: they are never Karma and have no skill.
    """

    name = "moon_boon"
    kind = Kind.INSTANT
    keyed = (BOON,)

    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """The occupant has a base, since it is on this moon. Silence spreads them as returning tokens."""
        state = game.state
        bases = board.bases(state, seat)
        form = Split(_BOONS, _BOONS, tuple(Part(base, _BOONS) for base in bases))
        shares = yield from split(seat, BOON, form, default=dict(placing.spread(state, seat, _BOONS, bases)))
        moons_moves.grant(game, seat, shares, self.name)
