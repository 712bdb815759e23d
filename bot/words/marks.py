"""What Discord shows in its own way, as facts for messages: people, roles, channels and points in time.

They are text, so that no language puts marks between the digits of an id.
"""

from __future__ import annotations


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
