"""Results of a tournament: shares of wins by level, temperament and power, costs, and ends of challenges."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

from proving.tournament import Played, Seen, Tournament

_Z: Final = 1.959964
"""Of a standard normal distribution, 95 % lie nearer to the middle than this."""


class Share(msgspec.Struct, frozen=True):
    """So many out of so many, and the 95 % interval of what it is a sample of."""

    count: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """Between 0 and 1; 0 out of nothing."""
        return self.count / self.of if self.of else 0.0


def share(count: int, of: int) -> Share:
    """The interval of Wilson, which holds for few and for extreme counts too; everything for none."""
    if not of:
        return Share(0, 0, 0.0, 1.0)
    part, z2 = count / of, _Z * _Z
    middle = (part + z2 / (2 * of)) / (1 + z2 / of)
    reach = _Z * sqrt(part * (1 - part) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Share(count, of, max(0.0, middle - reach), min(1.0, middle + reach))


class Row(msgspec.Struct, frozen=True):
    """The share of the games won by those of whom one thing is true."""

    name: str
    wins: Share


class Levelled(msgspec.Struct, frozen=True):
    """One level in numbers."""

    name: str
    seats: int
    suicides: int
    own_zaps: int
    answers: int
    ms: float
    """Processor time for its answers, per seat and game."""


class Findings(msgspec.Struct, frozen=True):
    """All of it; every sequence in the order in which it is shown."""

    tournament: Tournament
    games: int
    fair: float
    """The share that each seat would have if all won alike; more than one part of the seats where winners share."""
    one: Row
    """How the one player fared who plays against the others."""
    tempers: tuple[Row, ...]
    """Of the one player's level, by temperament."""
    powers: tuple[Row, ...]
    """Of the one player's level, by power, the best first."""
    levels: tuple[Levelled, ...]
    challenges: float
    """How many challenges a game took on average."""
    outcomes: tuple[tuple[str, Share], ...]
    """How challenges ended, the most frequent first."""


def findings(tournament: Tournament, games: Sequence[Played]) -> Findings:
    """Sum up these games of a tournament. Raises ValueError if there are none."""
    if not games:
        raise ValueError("no games")
    ones = [game.seats[game.pairing.seat] for game in games]
    everybody = [seen for game in games for seen in game.seats]
    alike = [seen for seen in everybody if seen.level == tournament.level]
    outcomes: Counter[str] = Counter()
    for game in games:
        outcomes.update(game.outcomes)
    all_outcomes = outcomes.total()
    return Findings(
        tournament,
        len(games),
        sum(seen.won for seen in everybody) / len(everybody),
        Row(f"{tournament.level} against {tournament.against}", _won(ones)),
        tuple(sorted(_rows(alike, lambda seen: [seen.temper]), key=lambda row: row.name)),
        tuple(sorted(_rows(alike, lambda seen: seen.powers), key=lambda row: (-row.wins.share, row.name))),
        tuple(_levelled(name, everybody) for name in dict.fromkeys((tournament.level, tournament.against))),
        sum(game.challenges for game in games) / len(games),
        tuple((name, share(count, all_outcomes)) for name, count in outcomes.most_common()),
    )


def _won(seats: Sequence[Seen]) -> Share:
    return share(sum(seen.won for seen in seats), len(seats))


def _rows(seats: Iterable[Seen], named: Callable[[Seen], Iterable[str]]) -> list[Row]:
    found: dict[str, list[Seen]] = defaultdict(list)
    for seen in seats:
        for name in named(seen):
            found[name].append(seen)
    return [Row(name, _won(group)) for name, group in found.items()]


def _levelled(name: str, seats: Iterable[Seen]) -> Levelled:
    mine = [seen for seen in seats if seen.level == name]
    return Levelled(
        name,
        len(mine),
        sum(seen.suicides for seen in mine),
        sum(seen.own_zaps for seen in mine),
        sum(seen.answers for seen in mine),
        sum(seen.spent for seen in mine) / len(mine) / 1_000_000,
    )
