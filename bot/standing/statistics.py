"""What somebody's ended games come to, besides ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from bot.standing.result import Result


class Tally(msgspec.Struct, frozen=True):
    """Games and how many of them were won."""

    games: int = 0
    won: int = 0


class Numbers(msgspec.Struct, frozen=True):
    """Of one person. Games that were stopped and seats that changed hands do not count."""

    games: Tally = Tally()
    things: tuple[tuple[str, Tally], ...] = ()
    """By what they had at the end, such as a power: the most wins first, then the fewest games, then by name."""
    conceded: int = 0
    fastest_ms: int | None = None
    """The fastest winning slap that was measured exactly; None if there is none."""


def numbers(games: Iterable[Result], user: int) -> Numbers:
    """What the games of ``user`` come to."""
    played, won, conceded = 0, 0, 0
    had: Counter[str] = Counter()
    won_with: Counter[str] = Counter()
    times = []
    for game in games:
        mine = next((part for part in game.people if part.user == user), None)
        if mine is None or game.stopped:
            continue
        first = mine.finish.place == 1
        played, won, conceded = played + 1, won + first, conceded + mine.finish.conceded
        had.update(mine.finish.things)
        won_with.update(mine.finish.things if first else ())
        times += [] if mine.finish.fastest_ms is None else [mine.finish.fastest_ms]
    order = sorted(had, key=lambda thing: (-won_with[thing], had[thing], thing))
    things = tuple((thing, Tally(had[thing], won_with[thing])) for thing in order)
    return Numbers(Tally(played, won), things, conceded, min(times, default=None))
