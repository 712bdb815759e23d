"""Whether a table of a tournament can begin, or is decided without a game because people have not come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.standing.result import Finish
from bot.standing.tournament import Entrant, Meeting

FRESH_MS: Final = 15 * 60_000
"""At a live table all have to have said within so long that they are there: it begins for all at once."""


def looked_at(meeting: Meeting, entrants: Sequence[Entrant], now_ms: int, *, live: bool) -> Meeting:
    """A table for which people are awaited, as it is now: with who plays, or decided, or as it was.

    Whoever has left is not waited for. When the time is over, those play who have come, and the others have lost; one
    alone has won without a game.
    """
    awaited = [seat for seat in meeting.seats if entrants[seat].present]
    over = now_ms >= meeting.until_ms
    fresh = [seat for seat in awaited if seat in meeting.here and (not live or now_ms - meeting.here[seat] < FRESH_MS)]
    if over:
        awaited = [seat for seat in awaited if seat in meeting.here]
    if len(awaited) < 2:
        return msgspec.structs.replace(meeting, places=tuple(int(seat in awaited) for seat in meeting.seats))
    if over or len(fresh) == len(awaited):
        return msgspec.structs.replace(meeting, playing=tuple(awaited))
    return meeting


def played(meeting: Meeting, finishes: Sequence[Finish]) -> Meeting:
    """The table after its game: the places of those who played it to the end, counted without all others."""
    staying = {
        seat: finish.place for seat, finish in zip(meeting.playing, finishes, strict=False) if not finish.conceded
    }
    return _placed(meeting, staying)


def given_up(meeting: Meeting) -> Meeting:
    """The table whose game was not over in time: it counts for nobody."""
    return _placed(meeting, {})


def _placed(meeting: Meeting, staying: Mapping[int, int]) -> Meeting:
    places = [
        1 + sum(other < staying[seat] for other in staying.values()) if seat in staying else 0 for seat in meeting.seats
    ]
    return msgspec.structs.replace(meeting, places=tuple(places))
