"""A tournament as plain data, and what follows from it; points are worked out anew at each look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain, combinations
from typing import Final, Literal, TypeAlias

import msgspec

from bot.ratings.result import Finish

Kind: TypeAlias = Literal["knockout", "swiss"]
WON: Final = 3
"""Points of a Swiss tournament for a first place alone."""
SECOND: Final = 1
"""Points for a second place, or a shared first."""


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Player of a tournament, known by number, the place in the list."""

    name: str
    user: int | None = None
    gone: bool = False
    away: bool = False
    """True after leaving, or missing at their table."""
    out: bool = False
    """True if the organiser has taken them out."""
    looked: bool = False
    """True once they have pressed anything but *I'm in*."""
    language: str = ""

    @property
    def present(self) -> bool:
        return not (self.gone or self.away)


class Meeting(msgspec.Struct, frozen=True, omit_defaults=True):
    seats: tuple[int, ...]
    """Numbers of the entrants; one alone goes on without playing."""
    until_ms: int = 0
    """Last moment to come, or once they play, to end the game."""
    here: dict[int, int] = {}
    """By entrant, time of their last press to be there."""
    stale: tuple[int, ...] = ()
    """Entrants whose press has run out, as shown in the table's message."""
    called: dict[int, int] = {}
    """By entrant, time of the last message that somebody is there."""
    reminded: bool = False
    again: bool = False
    """True if its game was stopped before it had really begun, and another one is to be played."""
    longer: bool = False
    """True if nobody was there at the date, and there is a later one."""
    playing: tuple[int, ...] = ()
    """Entrants at the game, in the order of its roster; empty before."""
    places: tuple[int, ...] | None = None
    """Places of ``seats``: 1 is best, may be shared, 0 for a loss by leaving; None while undecided."""

    @property
    def rests(self) -> bool:
        return len(self.seats) == 1

    @property
    def waits(self) -> bool:
        return self.places is None and not self.playing

    @property
    def firsts(self) -> list[int]:
        return [seat for seat, place in zip(self.seats, self.places or (), strict=False) if place == 1]


Round: TypeAlias = tuple[Meeting, ...]


class Tournament(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Kind
    size: int
    most: int
    """Sign-up closes at once with so many."""
    closes_ms: int
    come_ms: int
    entrants: tuple[Entrant, ...] = ()
    lots: tuple[int, ...] = ()
    """Entrants in the order drawn when sign-up closed."""
    rounds: tuple[Round, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    place: int
    """1 is best; equal ones share it."""
    entrant: int
    points: int
    """In a knock-out, rounds won."""
    won: int
    byes: int = 0
    """Rounds won without a game: nobody was left to play against."""


def points(tournament: Tournament, meeting: Meeting) -> dict[int, int]:
    if meeting.places is None:
        return {}
    alone = meeting.places.count(1) == 1
    worth = {1: 1} if tournament.kind == "knockout" else {1: WON if alone else SECOND, 2: SECOND}
    return {seat: worth.get(place, 0) for seat, place in zip(meeting.seats, meeting.places, strict=True)}


def standings(tournament: Tournament) -> list[Standing]:
    """Return people with data, best first: by points, in Swiss then by points of those they met."""
    scores, won, strength = Counter[int](), Counter[int](), Counter[int]()
    byes = Counter(entrant for held in tournament.rounds for entrant in resting(held))
    for meeting in chain.from_iterable(tournament.rounds):
        scores.update(points(tournament, meeting))
        won.update(meeting.firsts)
    if tournament.kind == "swiss":
        for seat, other in met(tournament):
            strength[seat] += scores[other]
            strength[other] += scores[seat]
    drawn = {entrant: number for number, entrant in enumerate(tournament.lots)}
    known = [
        number
        for number, entrant in enumerate(tournament.entrants)
        if not entrant.gone and (number in drawn or not entrant.out)
    ]
    ranks = {number: (-scores[number], -strength[number]) for number in known}
    order = sorted(known, key=lambda number: (*ranks[number], drawn.get(number, number)))
    sorted_ranks = [ranks[number] for number in order]
    return [
        Standing(1 + sorted_ranks.index(ranks[number]), number, scores[number], won[number], byes[number])
        for number in order
    ]


def resting(held: Sequence[Meeting]) -> list[int]:
    return [meeting.seats[0] for meeting in held if meeting.rests]


def met(tournament: Tournament) -> list[tuple[int, int]]:
    """Return every pair at one table, once for each meeting, the lower number first."""
    tables = [meeting.seats for held in tournament.rounds for meeting in held]
    return [pair for seats in tables for pair in combinations(sorted(seats), 2)]


def going_on(tournament: Tournament) -> list[int]:
    """Return those to seat in a next round, best first; in a knock-out the first of each table. Or empty."""
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
    """Return the winners once no round follows; nobody who left a knock-out before its last game."""
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
    return tournament.kind == "swiss" and len(tournament.rounds) < swiss_rounds(len(tournament.lots))


def swiss_rounds(people: int) -> int:
    """Return the rounds of a Swiss tournament: one more than a knock-out, at most one against each."""
    return max(1, min((people - 1).bit_length() + 1, people - 1))


def _firsts(held: Sequence[Meeting]) -> list[int]:
    return [seat for meeting in held for seat in meeting.firsts]


Pair: TypeAlias = tuple[int, int]
Table: TypeAlias = tuple[int, ...]
TRIES: Final = 5_000
"""Tables tried for a round in which nobody meets again; then a near solution is taken."""


class _TooLong(Exception):
    """There may be such a round, but it takes too long to find."""


def seated(
    order: Sequence[int], size: int, rested: Iterable[int], met: Sequence[Pair], looked: Collection[int] = ()
) -> list[Table]:
    """Seat all in tables of up to ``size``; an odd one rests: least ``rested``, ``looked``, the last."""
    over: list[Table] = []
    if size == 2 and len(order) % 2:
        rests = Counter(rested)
        alone = min(reversed(order), key=lambda one: (rests[one], one not in looked))
        order, over = [one for one in order if one != alone], [(alone,)]
    sizes, times = _sizes(len(order), size), Counter(met)
    try:
        found = _search(list(order), sizes, times, [TRIES])
    except _TooLong:
        found = None
    return [*(_near(list(order), sizes, times) if found is None else found), *over]


def _sizes(people: int, size: int) -> list[int]:
    tables = -(-people // size)
    return [people // tables + (number < people % tables) for number in range(tables)]


def _search(order: list[int], sizes: Sequence[int], times: Mapping[Pair, int], left: list[int]) -> list[Table] | None:
    """Return tables at which nobody meets again; None if there are none. Raises ``_TooLong``."""
    if not sizes:
        return []
    first, rest = order[0], order[1:]
    for mates in combinations(rest, sizes[0] - 1):
        left[0] -= 1
        if left[0] < 0:
            raise _TooLong
        table = (first, *mates)
        if any(times.get(pair) for pair in combinations(sorted(table), 2)):
            continue
        found = _search([one for one in rest if one not in mates], sizes[1:], times, left)
        if found is not None:
            return [table, *found]
    return None


def _near(order: list[int], sizes: Sequence[int], times: Mapping[Pair, int]) -> list[Table]:
    """Fill table after table with those who have met the fewest there; of several the nearest."""
    tables = []
    for size in sizes:
        table = [order.pop(0)]
        while len(table) < size:
            again = [sum(times.get((min(one, mate), max(one, mate)), 0) for mate in table) for one in order]
            table.append(order.pop(again.index(min(again))))
        tables.append(tuple(table))
    return tables


FRESH_MS: Final = 15 * 60_000  # at a live table a press holds for so long: the game begins for all at once
MORE_MS: Final = 86_400_000  # if nobody is there at the date, the table waits for so long more, once
ANEW: Final = 10  # a game stopped before so many cards are turned counts nothing: its table plays again
CALL_MS: Final = 3_600_000  # nobody is called to the same table twice within it


def holds_until(meeting: Meeting, seat: int) -> int:
    return meeting.here[seat] + FRESH_MS


def there(meeting: Meeting, now_ms: int, *, live: bool) -> list[int]:
    """Return the people who said they are there and still are: at a live table a press runs out."""
    said = [seat for seat in meeting.seats if seat in meeting.here]
    return [seat for seat in said if holds_until(meeting, seat) > now_ms] if live else said


def come(
    meeting: Meeting, mine: int, entrants: Sequence[Entrant], now_ms: int, *, live: bool
) -> tuple[Meeting, list[int]]:
    """Note an arrival; return whom to call, now that there is somebody to play against."""
    before = there(meeting, now_ms, live=live)
    here = {**meeting.here, mine: now_ms}
    meeting = msgspec.structs.replace(meeting, here=here, stale=tuple(seat for seat in meeting.stale if seat != mine))
    if not live or mine in before:
        return meeting, []
    absent = [seat for seat in meeting.seats if seat not in (mine, *before) and entrants[seat].present]
    called = [seat for seat in absent if now_ms - meeting.called.get(seat, -CALL_MS) >= CALL_MS]
    return msgspec.structs.replace(meeting, called={**meeting.called, **dict.fromkeys(called, now_ms)}), called


def looked_at(meeting: Meeting, entrants: Sequence[Entrant], now_ms: int, *, live: bool) -> Meeting:
    """A table for which people are awaited, as it is now: with who plays, or decided, or as it was.

    Whoever has left is not waited for. When the time is over those play who are there, and the others have lost; one
    alone has won without a game. If nobody is there the time is longer once; after that somebody has won who is the
    only one to have come at all, and else nobody.
    """
    awaited = [seat for seat in meeting.seats if entrants[seat].present]
    fresh = [seat for seat in there(meeting, now_ms, live=live) if seat in awaited]
    over = now_ms >= meeting.until_ms
    if len(awaited) < 2:
        return won_by(meeting, awaited)
    if len(fresh) == len(awaited) or (over and len(fresh) > 1):
        return msgspec.structs.replace(meeting, playing=tuple(fresh))
    if over and not fresh and not meeting.longer:
        return msgspec.structs.replace(meeting, longer=True, until_ms=now_ms + MORE_MS)
    if over:
        came = [seat for seat in awaited if seat in meeting.here]
        return won_by(meeting, fresh or (came if len(came) == 1 else []))
    stale = tuple(seat for seat in meeting.seats if seat in meeting.here and seat not in fresh)
    return msgspec.structs.replace(meeting, stale=stale) if live else meeting


def half_time(meeting: Meeting, come_ms: int) -> int:
    return meeting.until_ms - come_ms // 2


def won_by(meeting: Meeting, firsts: Sequence[int]) -> Meeting:
    return msgspec.structs.replace(meeting, places=tuple(int(seat in firsts) for seat in meeting.seats))


def played(meeting: Meeting, finishes: Sequence[Finish]) -> Meeting:
    """Decide a table by its game: the places of those who stayed, counted without all others."""
    rows = zip(meeting.playing, finishes, strict=False)
    return _placed(meeting, {seat: finish.place for seat, finish in rows if not finish.conceded})


def set_anew(meeting: Meeting, finishes: Sequence[Finish], until_ms: int) -> Meeting | None:
    """Let a table wait again after an early stop; None if at most one has stayed, who has won."""
    if sum(not finish.conceded for finish in finishes) < 2:
        return None
    return Meeting(meeting.seats, until_ms=until_ms, again=True)


def given_up(meeting: Meeting) -> Meeting:
    """Decide a table whose game was not over in time: it counts for nobody."""
    return _placed(meeting, {})


def _placed(meeting: Meeting, staying: Mapping[int, int]) -> Meeting:
    places = [
        1 + sum(other < staying[seat] for other in staying.values()) if seat in staying else 0 for seat in meeting.seats
    ]
    return msgspec.structs.replace(meeting, places=tuple(places))
