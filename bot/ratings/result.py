"""One ended game as it counts for ratings, seasons and tournaments; statistics of a person's games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from statistics import median
from typing import Final

import msgspec


class Finish(msgspec.Struct, frozen=True, omit_defaults=True):
    """Result of one place of the roster by the game's rules. Without names, so that it can be kept."""

    place: int
    """1 is best; several share a place."""
    score: int = 0
    """Foreign bases in Cosmic Encounter, cards in the slap game."""
    conceded: bool = False
    things: tuple[str, ...] = ()
    fastest_ms: int | None = None
    times_ms: tuple[int, ...] = ()
    """All winning slaps with exact times, in the order of the game; empty where not stored."""
    estimated: int = 0
    """Winning slaps without exact time."""
    allied: tuple[int, ...] = ()
    """Challenges as main player and ally, by the other's place; empty without allies or if not stored."""
    broke_off: bool = False
    """True if the player wanted the stopped game to be stopped."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    user: int | None
    """None for a computer player, and for somebody whose data are deleted."""
    level: str = ""
    """Level of a computer player, as its game names it; empty for people."""
    gone: bool = False
    """True for a person whose data are deleted."""
    replaced: bool = False
    """True if the seat changed hands and nobody answers for that: it counts for nobody."""
    finish: Finish

    @property
    def human(self) -> bool:
        """True for a person, even one whose data are deleted: others keep the points for beating them."""
        return self.user is not None or self.gone


class Result(msgspec.Struct, frozen=True, kw_only=True):
    table: int
    game: str
    """``slap`` or ``cosmic``."""
    guild: int
    ended_ms: int
    stopped: bool
    """True if it was broken off: nobody has won."""
    parts: tuple[Part, ...]
    """In the order of the roster."""
    turns: int | None = None
    """Length in cards or challenges; None if unknown."""
    decided: bool = False
    """True if somebody has won by the rules, and not because others gave up."""

    @property
    def people(self) -> tuple[Part, ...]:
        """Return ``parts`` of known people who played from the first card to the end or their concession."""
        return tuple(part for part in self.parts if part.user is not None and not part.replaced)

    def given_up(self, part: Part) -> bool:
        """True for a player who left, or broke off while behind somebody who did not."""
        if part.finish.conceded or not (self.stopped and part.finish.broke_off):
            return part.finish.conceded
        others = [one.finish for one in self.parts if one.human and not one.replaced]
        return any(one.place < part.finish.place for one in others if not (one.conceded or one.broke_off))


ENOUGH: Final = 10
"""Games from which a share of wins means something; below, one more moves it by ten percent."""


class Tally(msgspec.Struct, frozen=True):
    games: int = 0
    won: int = 0


class Numbers(msgspec.Struct, frozen=True):
    """Statistics of one person. Stopped games and seats that changed hands do not count."""

    games: Tally = Tally()
    kinds: tuple[tuple[str, Tally], ...] = ()
    """By game, the most played first."""
    things: tuple[tuple[str, Tally], ...] = ()
    """By things at the end, such as a power: most wins first, then fewest games, then by name."""
    conceded: int = 0
    fastest_ms: int | None = None
    typical_ms: int | None = None
    """Median of the winning slaps with exact times, in games that stored them all."""
    measured: int = 0
    estimated: int = 0
    """Winning slaps besides them without exact time."""
    allies: tuple[tuple[int, int], ...] = ()
    """People fought beside, with the number of challenges: most first, then by id."""


def numbers(games: Iterable[Result], user: int) -> Numbers:
    played, won, had, won_with = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    allies = Counter[int]()
    fastest, times, conceded, estimated = [], list[int](), 0, 0
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
        beside = [(part, count) for part, count in zip(game.parts, mine.finish.allied, strict=False) if count]
        allies.update({one.user: count for one, count in beside if one.user is not None and not one.replaced})
    order = sorted(had, key=lambda thing: (-won_with[thing], had[thing], thing))
    things = tuple((thing, Tally(had[thing], won_with[thing])) for thing in order)
    kinds = tuple((kind, Tally(games, won[kind])) for kind, games in played.most_common())
    return Numbers(
        Tally(played.total(), won.total()),
        kinds,
        things,
        conceded,
        min(fastest, default=None),
        round(median(times)) if times else None,
        len(times),
        estimated,
        tuple(sorted(allies.items(), key=lambda one: (-one[1], one[0]))),
    )


def by_thing(games: Iterable[Result]) -> dict[str, Tally]:
    """Count each thing's games and wins: no stopped games, replaced seats or computers; gone people do."""
    had, won = Counter[str](), Counter[str]()
    for part in (part for game in games if not game.stopped for part in game.parts):
        if part.human and not part.replaced:
            had.update(part.finish.things)
            won.update(part.finish.things if part.finish.place == 1 else ())
    return {thing: Tally(games, won[thing]) for thing, games in had.items()}


def best(tallies: Mapping[str, Tally]) -> list[tuple[str, Tally]]:
    """Sort by share of wins, then games; those with fewer than ``ENOUGH`` come last, by games."""

    def order(one: tuple[str, Tally]) -> tuple[bool, float, int, str]:
        thing, tally = one
        few = tally.games < ENOUGH
        return few, 0 if few else -tally.won / tally.games, -tally.games, thing

    return sorted(tallies.items(), key=order)
