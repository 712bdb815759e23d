"""Facts for messages that Discord shows in its own way: people, roles, channels and points in time.

They are text, so that no language puts marks between the digits of an id.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.words.speech import Speech


def mention(user: int) -> str:
    """A person, as a link that pings."""
    return f"<@{user}>"


def channel(number: int) -> str:
    """A channel or thread, as a link."""
    return f"<#{number}>"


def ago(at_s: int) -> str:
    """A time from now, counted by whoever reads it: ``in 3 hours``, ``5 minutes ago``."""
    return f"<t:{at_s}:R>"


def clock_time(at_s: int) -> str:
    """A time of day, in the zone of whoever reads it."""
    return f"<t:{at_s}:t>"


def day(at_s: int) -> str:
    """A day as Discord shows it in everybody's own way."""
    return f"<t:{at_s}:d>"


def role(number: int) -> str:
    """A role of a server."""
    return f"<@&{number}>"


def date_time(at_s: int) -> str:
    """A day with its time, in the zone of whoever reads it: ``24 December 2026 18:40``."""
    return f"<t:{at_s}:f>"


_DAY_MS = 86_400_000
_ERA = 146_097
"""Days of 400 years, after which the calendar repeats."""
_TO_MARCH = 719_468
"""Days from the first of March of the year 0 to 1970."""


def day_and_month(ms: int) -> tuple[int, int]:
    """The day in UTC on which a moment lies, in unix milliseconds: day of the month, and month from 1 to 12.

    Years begin in March here, so that the leap day is their last one.
    """
    in_era = (ms // _DAY_MS + _TO_MARCH) % _ERA
    year = (in_era - in_era // 1_460 + in_era // 36_524 - in_era // (_ERA - 1)) // 365
    in_year = in_era - (365 * year + year // 4 - year // 100)
    month = (5 * in_year + 2) // 153
    return in_year - (153 * month + 2) // 5 + 1, month + 3 if month < 10 else month - 9


def until_day(say: Speech, until: int) -> str:
    """The day on which somebody is back, in UTC as dates are read; ``until`` in unix milliseconds."""
    day, month = day_and_month(until)
    return say("picture-day", day=day, month=month)


def away(say: Speech, people: Sequence[tuple[str, int]]) -> str:
    """List absent people for alt texts: names, each with its end in unix milliseconds, 0 if that is unknown.

    Empty if nobody is away.
    """
    rows = [
        say("picture-alt-away-until", name=name, day=until_day(say, until)) if until else name for name, until in people
    ]
    return say("picture-alt-away", names=rows) if rows else ""
