"""The start of a tournament's table, or its decision without a game because people have not come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.ratings.result import Finish
from bot.ratings.tournament import Entrant, Meeting

FRESH_MS: Final = 15 * 60_000
"""At a live table a press holds for so long: the game begins for all at once."""
MORE_MS: Final = 86_400_000
"""If nobody is there at the date the table waits for so long more, once."""
ANEW: Final = 10
"""A game that is stopped before so many cards are turned counts nothing: its table plays again."""
CALL_MS: Final = 3_600_000
"""Nobody is called to the same table twice within so long."""


def holds_until(meeting: Meeting, seat: int) -> int:
    """Until when the press of somebody at a live table holds."""
    return meeting.here[seat] + FRESH_MS


def there(meeting: Meeting, now_ms: int, *, live: bool) -> list[int]:
    """Return the people who said they are there and still are: at a live table a press runs out."""
    said = [seat for seat in meeting.seats if seat in meeting.here]
    return [seat for seat in said if holds_until(meeting, seat) > now_ms] if live else said


def come(
    meeting: Meeting, mine: int, entrants: Sequence[Entrant], now_ms: int, *, live: bool
) -> tuple[Meeting, list[int]]:
    """Somebody is at a table that waits; with whom to call there, now that there is somebody to play against."""
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
    """Return the time at which missing people are reminded."""
    return meeting.until_ms - come_ms // 2


def won_by(meeting: Meeting, firsts: Sequence[int]) -> Meeting:
    """The table decided without a game."""
    return msgspec.structs.replace(meeting, places=tuple(int(seat in firsts) for seat in meeting.seats))


def played(meeting: Meeting, finishes: Sequence[Finish]) -> Meeting:
    """The table after its game: the places of those who played it to the end, counted without all others."""
    staying = {
        seat: finish.place for seat, finish in zip(meeting.playing, finishes, strict=False) if not finish.conceded
    }
    return _placed(meeting, staying)


def set_anew(meeting: Meeting, finishes: Sequence[Finish], until_ms: int) -> Meeting | None:
    """The table after a game that was stopped before it had really begun: it waits again for its people until
    ``until_ms``. None if at most one of them has stayed, who has won then.
    """
    if sum(not finish.conceded for finish in finishes) < 2:
        return None
    return Meeting(meeting.seats, until_ms=until_ms, again=True)


def given_up(meeting: Meeting) -> Meeting:
    """The table whose game was not over in time: it counts for nobody."""
    return _placed(meeting, {})


def _placed(meeting: Meeting, staying: Mapping[int, int]) -> Meeting:
    places = [
        1 + sum(other < staying[seat] for other in staying.values()) if seat in staying else 0 for seat in meeting.seats
    ]
    return msgspec.structs.replace(meeting, places=tuple(places))
