"""One ended game as it counts: for ratings and statistics, for seasons and tournaments.

Statistics of somebody's ended games, besides ratings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from statistics import median
from typing import Final

import msgspec


class Finish(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of one place of the roster, as the game's rules tell. It names nobody, so that it can be kept."""

    place: int
    """1 is best; several share a place."""
    score: int = 0
    """What the game counts: foreign bases in Cosmic Encounter, cards in the slap game."""
    conceded: bool = False
    """Whether it left the game before the end."""
    things: tuple[str, ...] = ()
    """What it had, such as powers."""
    fastest_ms: int | None = None
    """Its fastest winning slap that was measured exactly; None if there is none."""
    times_ms: tuple[int, ...] = ()
    """All its winning slaps that were measured exactly, in the order of the game; empty where that was not noted."""
    estimated: int = 0
    """Its winning slaps that were not."""
    allied: tuple[int, ...] = ()
    """By place of the roster: in how many challenges one of the two was a main player and the other fought for them.

    Empty for games in which nobody has allies, and where that was not noted.
    """
    broke_off: bool = False
    """Whether it was for stopping the game, when that was stopped."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    user: int | None
    """None for a computer player, and for somebody whose data are deleted."""
    level: str = ""
    """Of a computer player, as its game names it; empty for people."""
    gone: bool = False
    """A person whose data are deleted."""
    replaced: bool = False
    """Whether the seat has changed hands during the game, and nobody is to answer for that: it counts for nobody."""
    finish: Finish


class Result(msgspec.Struct, frozen=True, kw_only=True):
    table: int
    game: str
    """Which game it was: ``slap`` or ``cosmic``."""
    guild: int
    ended_ms: int
    stopped: bool
    """Whether it was broken off: nobody has won."""
    parts: tuple[Part, ...]
    """In the order of the roster."""
    turns: int | None = None
    """How long it was, in cards or challenges; None where that is not known."""
    decided: bool = False
    """Whether somebody has won it by its rules, and not because others gave up."""

    @property
    def people(self) -> tuple[Part, ...]:
        """Those of ``parts`` who are still known and played from the first card to the end or to their concession."""
        return tuple(part for part in self.parts if part.user is not None and not part.replaced)

    def given_up(self, part: Part) -> bool:
        """True if somebody comes last: they left, or broke off while they were behind somebody who had not."""
        if part.finish.conceded or not (self.stopped and part.finish.broke_off):
            return part.finish.conceded
        others = [one for one in self.parts if (one.user is not None or one.gone) and not one.replaced]
        staying = [one.finish for one in others if not (one.finish.conceded or one.finish.broke_off)]
        return any(finish.place < part.finish.place for finish in staying)


ENOUGH: Final = 10
"""From so many games on a share of wins says something: below, one game more or less moves it by ten percent."""


class Tally(msgspec.Struct, frozen=True):
    """Games and how many of them were won."""

    games: int = 0
    won: int = 0


class Numbers(msgspec.Struct, frozen=True):
    """Of one person. Games that were stopped and seats that changed hands do not count."""

    games: Tally = Tally()
    kinds: tuple[tuple[str, Tally], ...] = ()
    """By game: the one that was played most first."""
    things: tuple[tuple[str, Tally], ...] = ()
    """By what they had at the end, such as a power: the most wins first, then the fewest games, then by name."""
    conceded: int = 0
    fastest_ms: int | None = None
    """The fastest winning slap that was measured exactly; None if there is none."""
    typical_ms: int | None = None
    """The middle one of the winning slaps that were measured exactly, in games that have noted them all."""
    measured: int = 0
    """How many those are."""
    estimated: int = 0
    """Winning slaps beside them whose time is not known exactly."""
    allies: tuple[tuple[int, int], ...] = ()
    """People beside whom they fought, with the number of challenges: the most first, then by id."""


def numbers(games: Iterable[Result], user: int) -> Numbers:
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    conceded = 0
    had: Counter[str] = Counter()
    won_with: Counter[str] = Counter()
    allies: Counter[int] = Counter()
    fastest, times, estimated = [], list[int](), 0
    for game in games:
        mine = next((part for part in game.people if part.user == user), None)
        if mine is None or game.stopped:
            continue
        first = mine.finish.place == 1
        played[game.game] += 1
        won[game.game] += first
        conceded += mine.finish.conceded
        had.update(mine.finish.things)
        won_with.update(mine.finish.things if first else ())
        fastest += [] if mine.finish.fastest_ms is None else [mine.finish.fastest_ms]
        times += mine.finish.times_ms
        estimated += mine.finish.estimated
        allies.update(_allies(game, mine))
    order = sorted(had, key=lambda thing: (-won_with[thing], had[thing], thing))
    things = tuple((thing, Tally(had[thing], won_with[thing])) for thing in order)
    beside = tuple(sorted(allies.items(), key=lambda one: (-one[1], one[0])))
    kinds = tuple((kind, Tally(games, won[kind])) for kind, games in played.most_common())
    whole = Tally(played.total(), won.total())
    return Numbers(
        whole,
        kinds,
        things,
        conceded,
        min(fastest, default=None),
        round(median(times)) if times else None,
        len(times),
        estimated,
        beside,
    )


def by_thing(games: Iterable[Result]) -> dict[str, Tally]:
    """In how many games people had each thing at the end, such as a power, and won.

    Games that were stopped, seats that changed hands and computer players do not count. People who are gone do.
    """
    found: dict[str, Tally] = {}
    for part in (part for game in games if not game.stopped for part in game.parts):
        if part.replaced or not (part.user is not None or part.gone):
            continue
        for thing in part.finish.things:
            old = found.get(thing, Tally())
            found[thing] = Tally(old.games + 1, old.won + (part.finish.place == 1))
    return found


def best(tallies: Mapping[str, Tally]) -> list[tuple[str, Tally]]:
    """Those with ``ENOUGH`` games first, by their share of wins; of equal ones whoever has more games; then the others
    by games, without a share to go by.
    """

    def order(one: tuple[str, Tally]) -> tuple[bool, float, int, str]:
        thing, tally = one
        few = tally.games < ENOUGH
        return few, 0 if few else -tally.won / tally.games, -tally.games, thing

    return sorted(tallies.items(), key=order)


def _allies(game: Result, mine: Part) -> dict[int, int]:
    """Beside which people somebody fought in a game, and in how many challenges."""
    beside = dict(enumerate(mine.finish.allied))
    return {
        part.user: beside[place]
        for place, part in enumerate(game.parts)
        if part.user is not None and not part.replaced and beside.get(place)
    }
