"""A tournament as plain data, and what follows from it: who is in, who has how many points, who has won.

Its rounds hold how every table came out, so that points are worked out at each look and nothing is counted twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["knockout", "swiss"]
WON: Final = 3
"""Points of a Swiss tournament for coming first alone."""
SECOND: Final = 1
"""And for coming second, or for sharing the first place."""


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who plays along; known by their number, which is their place in the list."""

    name: str
    user: int | None = None
    """None for somebody whose data are deleted."""
    gone: bool = False
    """A person whose data are deleted."""
    away: bool = False
    """Whether they have left, or did not come to their table."""

    @property
    def present(self) -> bool:
        """Whether a table may be set for them."""
        return not (self.gone or self.away)


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table of a round."""

    seats: tuple[int, ...]
    """Numbers of the entrants; one alone has nobody to play against, and goes on without playing."""
    until_ms: int = 0
    """Until when they may come, or once they play, until when the game has to be over."""
    here: dict[int, int] = {}
    """Who has said to be there, and when last."""
    playing: tuple[int, ...] = ()
    """Who sits at the game, in the order of its roster; empty before."""
    places: tuple[int, ...] | None = None
    """How ``seats`` came out: 1 is best, several share a place; 0 for who lost without playing to the end.

    None while nothing is decided.
    """

    @property
    def waits(self) -> bool:
        """Whether people are still awaited."""
        return self.places is None and not self.playing

    @property
    def firsts(self) -> list[int]:
        """Who came first; empty if nobody did, or nothing is decided."""
        return [seat for seat, place in zip(self.seats, self.places or (), strict=False) if place == 1]


Round: TypeAlias = tuple[Meeting, ...]


class Tournament(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament from its first entrant to its last result."""

    kind: Kind
    size: int
    """How many sit at one table at most."""
    most: int
    """With so many sign-up closes at once."""
    closes_ms: int
    """When it closes anyway."""
    come_ms: int
    """For so long the people of a round may come to their tables."""
    entrants: tuple[Entrant, ...] = ()
    lots: tuple[int, ...] = ()
    """The entrants in the order that was drawn when sign-up closed."""
    rounds: tuple[Round, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """How an entrant stands."""

    place: int
    """1 is best; who cannot be told apart shares it."""
    entrant: int
    points: int
    """Rounds won in a knock-out."""
    won: int


def points(tournament: Tournament, meeting: Meeting) -> dict[int, int]:
    """What a table has given to each of its people; nothing before it is decided."""
    if meeting.places is None:
        return {}
    alone = meeting.places.count(1) == 1
    if tournament.kind == "knockout":
        return {seat: int(place == 1) for seat, place in zip(meeting.seats, meeting.places, strict=True)}
    worth = {1: WON if alone else SECOND, 2: SECOND}
    return {seat: worth.get(place, 0) for seat, place in zip(meeting.seats, meeting.places, strict=True)}


def standings(tournament: Tournament) -> list[Standing]:
    """Everybody whose data are not deleted, best first.

    By points; in a Swiss tournament, of people with as many, by the points of those whom they have met.
    """
    scores = [0] * len(tournament.entrants)
    won = [0] * len(tournament.entrants)
    for meeting in (meeting for held in tournament.rounds for meeting in held):
        for seat, score in points(tournament, meeting).items():
            scores[seat] += score
        for seat in meeting.firsts:
            won[seat] += 1
    strength = [0] * len(scores)
    if tournament.kind == "swiss":
        for seat, other in met(tournament):
            strength[seat] += scores[other]
            strength[other] += scores[seat]
    drawn = {entrant: number for number, entrant in enumerate(tournament.lots)}
    known = [number for number, entrant in enumerate(tournament.entrants) if not entrant.gone]
    ranks = {number: (-scores[number], -strength[number]) for number in known}
    order = sorted(known, key=lambda number: (*ranks[number], drawn.get(number, number)))
    sorted_ranks = [ranks[number] for number in order]
    return [Standing(1 + sorted_ranks.index(ranks[number]), number, scores[number], won[number]) for number in order]


def met(tournament: Tournament) -> list[tuple[int, int]]:
    """Every two who were at one table, as often as they were, the lower number first."""
    tables = [meeting.seats for held in tournament.rounds for meeting in held]
    return [pair for seats in tables for pair in combinations(sorted(seats), 2)]


def going_on(tournament: Tournament) -> list[int]:
    """For whom tables of another round are to be set, in the order in which they are seated; empty if none is.

    In a knock-out whoever was first at their table of the last round, as long as they are at least two; else everybody
    who is present, the best first, until all rounds are over.
    """
    if not tournament.rounds:
        found = list(tournament.lots)
    elif tournament.kind == "knockout":
        found = _firsts(tournament.rounds[-1])
    elif more_to_come(tournament):
        found = [standing.entrant for standing in standings(tournament)]
    else:
        found = []
    found = [number for number in found if tournament.entrants[number].present]
    return found if len(found) > 1 else []


def winners(tournament: Tournament) -> list[int]:
    """Who has won a tournament for which no further round is to be set; empty if nobody has.

    Whoever leaves a knock-out before its last game has not won it, although their last table was theirs.
    """
    if not tournament.rounds:
        return []
    last = tournament.rounds[-1]
    if tournament.kind == "knockout":
        first = [number for number in _firsts(last) if not tournament.entrants[number].gone]
        staying = [number for number in first if tournament.entrants[number].present]
        return staying if staying or len(last) > 1 else first
    table = standings(tournament)
    return [standing.entrant for standing in table if standing.place == 1 and standing.points]


def more_to_come(tournament: Tournament) -> bool:
    """Whether a Swiss tournament that has begun has another round before it; never so for a knock-out."""
    return tournament.kind == "swiss" and len(tournament.rounds) < swiss_rounds(len(tournament.lots))


def swiss_rounds(people: int) -> int:
    """How many rounds a Swiss tournament of so many has: one more than a knock-out, at most one against each."""
    return max(1, min((people - 1).bit_length() + 1, people - 1))


def _firsts(held: Sequence[Meeting]) -> list[int]:
    """Who was first at each table."""
    return [seat for meeting in held for seat in meeting.firsts]
