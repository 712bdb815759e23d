"""What stood out in a game: three awards at most, by rule, from what everybody saw of each challenge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from bot.kernel.seat import Seat

MOST = 3
_HELPED, _STOPPED, _LOST = 2, 2, 6
"""An award is given from so many shared wins, stopped cards and powers, and lost tokens on."""


class Leg(msgspec.Struct, frozen=True):
    """What one challenge has come to. All of it is public."""

    phase: int
    seq: int
    """Of the decision that it came with, so that taking that back takes it back too."""
    bases: list[int]
    """Everybody's foreign bases after it, by seat."""
    winner: Seat | None = None
    """The main player who has won; None where nobody did."""
    loser: Seat | None = None
    allies: list[Seat] = []
    """Who won beside the winner."""
    sides: list[list[Seat]] = []
    """Who stood together in the end, whoever won: each main player, then their allies."""
    totals: tuple[int, int] | None = None
    """Of the winner and of the loser."""
    stopped: Seat | None = None
    """Whose card or power was stopped."""
    lost: dict[str, int] = {}
    """Tokens that went to the warp, by seat as text."""


class Award(msgspec.Struct, frozen=True):
    """One award: for what, to whom, and by how much."""

    key: str
    """``ally``, ``upset``, ``narrow``, ``stopped`` or ``lost``."""
    seat: Seat
    count: int
    other: Seat | None = None
    """Against whom, for an upset."""


def awards(legs: Sequence[Leg]) -> tuple[Award, ...]:
    """The first three that somebody has earned, in this order: best ally, greatest upset, closest win, most often
    stopped, most tokens lost. Of several the first to get so far in the order of the seats has it.
    """
    return tuple(_earned(legs))[:MOST]


def _earned(legs: Sequence[Leg]) -> Iterator[Award]:
    yield from _most("ally", (seat for leg in legs for seat in leg.allies), _HELPED)
    before = [leg.bases for leg in legs[:-1]]
    upsets = [
        Award("upset", leg.winner, bases[leg.loser] - bases[leg.winner], leg.loser)
        for bases, leg in zip(before, legs[1:], strict=True)
        if leg.winner is not None and leg.loser is not None and bases[leg.loser] > bases[leg.winner]
    ]
    if upsets:
        yield max(upsets, key=lambda award: award.count)
    narrow = [
        Award("narrow", leg.winner, abs(leg.totals[0] - leg.totals[1]))
        for leg in legs
        if leg.winner is not None and leg.totals is not None
    ]
    if narrow:
        yield min(narrow, key=lambda award: award.count)
    yield from _most("stopped", (leg.stopped for leg in legs if leg.stopped is not None), _STOPPED)
    tokens = (int(seat) for leg in legs for seat, count in leg.lost.items() for _ in range(count))
    yield from _most("lost", tokens, _LOST)


def _most(key: str, seats: Iterator[Seat], least: int) -> Iterator[Award]:
    often = Counter(seats)
    if often:
        seat = min(often, key=lambda one: (-often[one], one))
        if often[seat] >= least:
            yield Award(key, seat, often[seat])
