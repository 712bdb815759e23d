"""Ratings by openskill: who counts in a game, in which order, and what that makes of everybody's rating.

A pool is one game with one number of players. The rules:

- A game that was stopped counts nothing.
- A seat that changed hands counts for nobody: neither sat there for all of the game. Nor does somebody who is gone.
- Whoever conceded comes last, and all who did share that place.
- Cosmic Encounter knows winners and others; the slap game has places.
- Computer players are anchors: their rating is fixed, and they are never ranked.
- What is left counts if it holds two people at least.
- A win over somebody who was clearly expected to come out ahead is an upset.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from bot.standing.result import Part, Result

PROVISIONAL: Final = 10
"""So many games must have counted before a rating is more than provisional."""
UPSET: Final = 0.25
"""A win over somebody is an upset if by the ratings before the game the chance of beating them was below this."""
WINNERS_ALONE: Final = frozenset({"cosmic"})
"""Games in which all who have not won are equal."""
LEVELS: Final[Mapping[str, float]] = MappingProxyType({"easy": 18.0})
"""The anchors that are not average, by level."""
ANCHOR_SIGMA: Final = 1.0
_MODEL: Final = PlackettLuce()
_SCALE, _BASE = 40, 1_000


class Rating(msgspec.Struct, frozen=True):
    """What is known of how well somebody plays in one pool."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    """How many have counted."""
    upsets: int = 0
    """How many of them were won against the odds."""

    @property
    def points(self) -> int:
        """What is shown: how well they play at least, on a scale that begins at 1,000."""
        return round(_BASE + _SCALE * (self.mu - 3 * self.sigma))

    @property
    def provisional(self) -> bool:
        """Whether too few games have counted for a place."""
        return self.games < PROVISIONAL


def rated(game: Result) -> dict[int, int]:
    """The people whose rating a game changes, with their rank in it (1 is best); empty if it counts nothing."""
    people = [] if game.stopped else [part for part in _counting(game) if part.user is not None]
    ranks = {part.user: _rank(game, part) for part in people if part.user is not None}
    return ranks if len(ranks) > 1 else {}


def rate(game: Result, before: Mapping[int, Rating]) -> dict[int, Rating]:
    """The new ratings of those whom a game changes; who is missing in ``before`` has played none."""
    if not rated(game):
        return {}
    counting = _counting(game)
    teams = [[_MODEL.rating(*_strength(part, before))] for part in counting]
    upsets = _upsets(rated(game), before)
    after = _MODEL.rate(teams, ranks=[float(_rank(game, part)) for part in counting])
    made = {}
    for part, team in zip(counting, after, strict=True):
        if part.user is not None:
            old = before.get(part.user, Rating())
            made[part.user] = Rating(team[0].mu, team[0].sigma, old.games + 1, old.upsets + (part.user in upsets))
    return made


def _upsets(ranks: Mapping[int, int], before: Mapping[int, Rating]) -> set[int]:
    """The winners who were clearly expected to come out behind somebody whom they have beaten."""
    winners = [user for user, rank in ranks.items() if rank == 1]
    beaten = [user for user, rank in ranks.items() if rank > 1]
    return {user for user in winners if any(_chance(user, other, before) < UPSET for other in beaten)}


def _chance(user: int, other: int, before: Mapping[int, Rating]) -> float:
    """Of the first to beat the second in a game of the two."""
    pair = [before.get(one, Rating()) for one in (user, other)]
    return _MODEL.predict_win([[_MODEL.rating(one.mu, one.sigma)] for one in pair])[0]


def _counting(game: Result) -> list[Part]:
    return [part for part in game.parts if not part.replaced and not part.gone]


def _strength(part: Part, before: Mapping[int, Rating]) -> tuple[float, float]:
    if part.user is None:
        return LEVELS.get(part.level, _MODEL.mu), ANCHOR_SIGMA
    rating = before.get(part.user, Rating())
    return rating.mu, rating.sigma


def _rank(game: Result, part: Part) -> int:
    if part.finish.conceded:
        return len(game.parts) + 1
    if game.game in WINNERS_ALONE:
        return 1 if part.finish.place == 1 else 2
    return part.finish.place
