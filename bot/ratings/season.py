"""The table of points of a season: worked out from ended games each time, so that nothing can be counted twice."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

import msgspec

from bot.ratings.rating import Counting
from bot.ratings.result import Part, Result


class Season(msgspec.Struct, frozen=True):
    game: str
    """``slap`` or ``cosmic``; empty for all."""
    begin_ms: int
    end_ms: int

    def counts(self, result: Result) -> bool:
        """True if a game belongs to it: one of two people or more that ended in it with a result, wherever it began."""
        within = self.begin_ms <= result.ended_ms <= self.end_ms
        fits = self.game in ("", result.game) and not result.stopped
        return within and fits and sum(map(_human, result.parts)) > 1


class Line(msgspec.Struct, frozen=True):
    place: int
    """1 is best; who has as many points shares it."""
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
        places = sorted([part.finish.place for part in result.parts if _human(part)])
        for part in result.people:
            user, finish = part.user or 0, part.finish
            games[user] = games.get(user, 0) + 1
            behind = len(places) - bisect_right(places, finish.place)
            points[user] = points.get(user, 0) + (0 if finish.conceded else 1 + behind)
    order = sorted(points, key=lambda user: (-points[user], games[user], user))
    scores = [points[user] for user in order]
    return [Line(1 + scores.index(points[user]), user, points[user], games[user]) for user in order]


def _human(part: Part) -> bool:
    """True if a person sat there, even one whose data are deleted: others keep the points for having beaten them."""
    return part.user is not None or part.gone
