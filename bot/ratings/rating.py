"""Ratings by openskill: who counts in a game, in which order, and what that makes of everybody's rating.

Which ended games count, for ratings, for seasons, and for what powers have won:

- A game of few cards or challenges counts nothing, unless somebody has won it by its rules. It counts where it is not
  known how long it was, as of some that ended before that was kept.
- A game in which every two people meet for the third time in a day counts nothing. Each kind of game counts by itself,
  days are those of UTC, by when games ended, and all whose data are deleted are taken for one person.
- A game that was stopped counts for those alone who have caused that and lost by it (``Result.given_up``).

A pool is one game with one number of players, or with all of them. Who counts in a game that does:

- A seat that changed hands counts for whoever gave it away, who comes last, and else for nobody: neither sat there for
  all of the game.
- Somebody who is gone is an opponent of whom nothing is known, as at a first game; so others keep what they have won.
- Whoever conceded comes last, and all who did share that place.
- In a game that was stopped nobody has won: only who comes last in it, because they have caused that, is rated.
- Cosmic Encounter knows winners and others; the slap game has places.
- Computer players are anchors: their rating is fixed, and they are never ranked.
- What is left counts if it holds two people at least.
- A win over somebody who was clearly expected to come out ahead is an upset.

The table of points of a season: worked out from ended games each time, so that nothing can be counted twice.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec
from openskill.models import PlackettLuce

from bot.ratings.result import Part, Result

Why: TypeAlias = Literal["short", "stopped", "often", "packs"]
LEAST: Final[Mapping[str, int]] = MappingProxyType({"slap": 60, "cosmic": 4})
"""Least cards or challenges for a game that ended otherwise than by its rules."""
MEETINGS: Final = 2
"""Games of a day between the same two people that count."""
DAY_MS: Final = 24 * 3_600_000
_GONE: Final = 0


def day_of(ms: int) -> int:
    """Return the first moment of the day (UTC), in unix ms: earlier games do not matter."""
    return ms - ms % DAY_MS


class Counting:
    """Decides which games of one server count; it has to see them in the order in which they ended."""

    def __init__(self, *, packs: bool = False) -> None:
        """``packs``: games with powers of packs count as well."""
        self._packs = packs
        self._day = 0
        self._met: Counter[tuple[str, int, int]] = Counter()

    def why_not(self, game: Result) -> Why | None:
        """Return the reason why a game counts nothing, None if it counts; call it once for each game."""
        if not game.decided and game.turns is not None and game.turns < LEAST.get(game.game, 0):
            return "short"
        if game.stopped and not any(map(game.given_up, game.people)):
            return "stopped"
        if not self._packs and any("." in thing for part in game.parts for thing in part.finish.things):
            return "packs"
        if self._day != day_of(game.ended_ms):
            self._day = day_of(game.ended_ms)
            self._met.clear()
        people = sorted({part.user or _GONE for part in game.parts if part.human and not part.replaced})
        pairs = [(game.game, *pair) for pair in combinations(people, 2)]
        if pairs and all(self._met[pair] >= MEETINGS for pair in pairs):
            return "often"
        self._met.update(pairs)
        return None


PROVISIONAL: Final = 10
UPSET: Final = 0.25
"""Chance before the game below which a win over somebody is an upset."""
WINNERS_ALONE: Final = frozenset({"cosmic"})
"""Games in which all who have not won are equal."""
LEVELS: Final[Mapping[str, float]] = MappingProxyType({"easy": 18.0})
"""Ratings of computer players by level, where not average."""
ANCHOR_SIGMA: Final = 1.0
_MODEL: Final = PlackettLuce()
_SCALE, _BASE = 40, 1_000
DOUBT: Final = 1
"""Deviations subtracted for display; with more, people rise who win nothing."""
_BEGIN: Final = _MODEL.mu - DOUBT * _MODEL.sigma
ALL: Final = 0
"""Stands for all numbers of players."""


class Rating(msgspec.Struct, frozen=True):
    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    upsets: int = 0

    @property
    def points(self) -> int:
        """Return the points to show: a lower bound of skill, on a scale that begins at 1,000."""
        return round(_BASE + _SCALE * (self.mu - DOUBT * self.sigma - _BEGIN))

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL


def rated(game: Result) -> dict[int, int]:
    """Return the people whose rating a game changes, with their rank (1 is best); empty if none."""
    people = [part for part in _counting(game) if part.human]
    changed = [part for part in people if not game.stopped or game.given_up(part)]
    return {part.user: _rank(game, part) for part in changed if part.user is not None} if len(people) > 1 else {}


def rate(game: Result, before: Mapping[int, Rating]) -> dict[int, Rating]:
    """Return the new ratings of those whom a game changes; people missing in ``before`` are new."""
    ranks = rated(game)
    if not ranks:
        return {}
    counting = _counting(game)
    teams = [[_MODEL.rating(*_strength(part, before))] for part in counting]
    upsets = _upsets(ranks, before)
    after = _MODEL.rate(teams, ranks=[float(_rank(game, part)) for part in counting])
    made = {}
    for part, team in zip(counting, after, strict=True):
        if part.user in ranks:
            old = before.get(part.user, Rating())
            made[part.user] = Rating(team[0].mu, team[0].sigma, old.games + 1, old.upsets + (part.user in upsets))
    return made


def _upsets(ranks: Mapping[int, int], before: Mapping[int, Rating]) -> set[int]:
    winners = [user for user, rank in ranks.items() if rank == 1]
    beaten = [user for user, rank in ranks.items() if rank > 1]
    return {user for user in winners if any(_chance(user, other, before) < UPSET for other in beaten)}


def _chance(user: int, other: int, before: Mapping[int, Rating]) -> float:
    pair = [before.get(one, Rating()) for one in (user, other)]
    return _MODEL.predict_win([[_MODEL.rating(one.mu, one.sigma)] for one in pair])[0]


def _counting(game: Result) -> list[Part]:
    return [part for part in game.parts if not part.replaced]


def _strength(part: Part, before: Mapping[int, Rating]) -> tuple[float, float]:
    if part.gone:
        return _MODEL.mu, _MODEL.sigma
    if part.user is None:
        return LEVELS.get(part.level, _MODEL.mu), ANCHOR_SIGMA
    rating = before.get(part.user, Rating())
    return rating.mu, rating.sigma


def _rank(game: Result, part: Part) -> int:
    if game.given_up(part):
        return len(game.parts) + 1
    if game.stopped:
        return 1
    if game.game in WINNERS_ALONE:
        return 1 if part.finish.place == 1 else 2
    return part.finish.place


class Season(msgspec.Struct, frozen=True):
    game: str
    """``slap`` or ``cosmic``; empty for all."""
    begin_ms: int
    end_ms: int

    def counts(self, result: Result) -> bool:
        """True for a game of two people or more that ended in it with a result, whenever it began."""
        within = self.begin_ms <= result.ended_ms <= self.end_ms
        fits = self.game in ("", result.game) and not result.stopped
        return within and fits and sum(part.human for part in result.parts) > 1


class Line(msgspec.Struct, frozen=True):
    place: int
    """1 is best; equal points share a place."""
    user: int
    points: int
    games: int


def standings(season: Season, results: Iterable[Result]) -> list[Line]:
    """Everybody who has played in a season, best first. ``results`` begin with those of the season's first day.

    A game gives one point to whoever played it from the first card to the end, and one more for each person who came
    out behind them. Who gave up gets none. Computer players give and get none.
    """
    points: dict[int, int] = {}
    games: dict[int, int] = {}
    counting = Counting()
    in_order = sorted(results, key=lambda result: (result.ended_ms, result.table))
    for result in [one for one in in_order if counting.why_not(one) is None and season.counts(one)]:
        places = sorted([part.finish.place for part in result.parts if part.human])
        for part in result.people:
            user, finish = part.user or 0, part.finish
            games[user] = games.get(user, 0) + 1
            behind = len(places) - bisect_right(places, finish.place)
            points[user] = points.get(user, 0) + (0 if finish.conceded else 1 + behind)
    order = sorted(points, key=lambda user: (-points[user], games[user], user))
    scores = [points[user] for user in order]
    return [Line(1 + scores.index(points[user]), user, points[user], games[user]) for user in order]
