"""The challenges that decided a game, by what happened in them: no chances, no estimates. All of it is public."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from bot.cosmic.seen.picture_views import Leg
from bot.kernel.seat import Seat

MOST = 3
"""Turning points before the last challenge."""
Turn: TypeAlias = Literal["missed", "back", "short"]
_WEIGHTS: dict[Turn, int] = {"missed": 2, "back": 1, "short": 0}


class TurningPoint(msgspec.Struct, frozen=True):
    challenge: int
    seat: Seat
    turn: Turn
    """The offense was one base short and lost; somebody one short lost bases; somebody was the first to come there."""
    bases: int
    """Foreign bases of that seat after it."""
    totals: tuple[int, int] | None = None
    """Of that seat's side and of the other one, where a win was missed."""


def turning_points(legs: Sequence[Leg], goals: Sequence[int]) -> list[TurningPoint]:
    """At most three before the last challenge, in order; none where nobody came close before it.

    ``goals`` are the foreign bases that each seat needs. Neighbours about the same player count as one.
    """
    found: list[TurningPoint] = []
    for point in _facts(legs, goals):
        last = found[-1] if found else None
        if last is not None and last.seat == point.seat and point.challenge - last.challenge <= 1:
            found[-1] = max(last, point, key=lambda one: _WEIGHTS[one.turn])
        else:
            found.append(point)
    found.sort(key=lambda one: (-_WEIGHTS[one.turn], -one.challenge))
    return sorted(found[:MOST], key=lambda one: one.challenge)


def _facts(legs: Sequence[Leg], goals: Sequence[int]) -> Iterator[TurningPoint]:
    came = False
    for number, (before, leg) in enumerate(pairwise(legs[:-1]), 2):
        offense = leg.sides[0][0] if leg.sides and leg.sides[0] else None
        for seat, goal in enumerate(goals):
            was, now = before.bases[seat], leg.bases[seat]
            short = goal - 1
            if seat == offense and was == short and now <= short and leg.loser == seat:
                yield TurningPoint(number, seat, "missed", now, None if leg.totals is None else leg.totals[::-1])
            elif was >= short > now:
                yield TurningPoint(number, seat, "back", now)
            elif was < short <= now and not came:
                came = True
                yield TurningPoint(number, seat, "short", now)
