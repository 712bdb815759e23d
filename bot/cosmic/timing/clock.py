"""Closing times of rounds under seal, and deadlines of decisions (design: windows; 8.12). Pure, in milliseconds.

This is the wall between time and secrets: what opens a round is decided by public facts in the engine, and what closes
it here, from times and the declarations of questions alone. An import contract keeps the state, the board and every
hand out of this module. It reads no clock; the table hands times in.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.cosmic.kinds.questions import Time, declared

_SECOND = 1_000
_MINUTE = 60 * _SECOND
_HOUR = 60 * _MINUTE


class Speed(msgspec.Struct, frozen=True):
    floor: int
    """No round closes earlier than so long after it was opened."""
    tick: int
    """Rounds close at whole ticks after they were opened, so that nobody reads an answer off the moment."""
    cap: int
    """At the latest a round closes so long after it was opened; where people look in now and then, the limit of a look
    (8.12), by day and night.
    """
    awake: int = 0
    """The same limit at a table whose limits stand still for part of the time."""
    stretch: float = 0
    """Decisions may take the times of 8.12 times this; 0 where they may take as long as a look."""

    def limit(self, *, always: bool) -> int:
        return self.cap if always else self.awake


GLANCE = 2 * _MINUTE
"""Time for which somebody counts as present after a press, and has for what is asked by the way."""
SPEEDS: dict[str, Speed] = {
    "live": Speed(20 * _SECOND, _SECOND, _MINUTE, stretch=1 / 720),
    "lively": Speed(30 * _SECOND, 15 * _SECOND, 75 * _MINUTE, 75 * _MINUTE),
    "daily": Speed(GLANCE, _MINUTE, 12 * _HOUR, 7 * _HOUR),
    "relaxed": Speed(GLANCE, _MINUTE, 24 * _HOUR, 20 * _HOUR),
}

_TIMES: Mapping[Time, int] = {Time.LONG: 24 * _HOUR, Time.SHORT: 12 * _HOUR, Time.RESPONSE: 8 * _HOUR}


def closes(speed: Speed, opened: int, last_answer: int | None, *, latest: int) -> int:
    """Return the time at which a round that was opened at ``opened`` closes, ``latest`` at the latest.

    ``last_answer`` is when the last of those asked answered, None while somebody has not.
    """
    if last_answer is None:
        return latest
    open_for = max(speed.floor, last_answer - opened)
    ticks = -(-open_for // speed.tick)
    return min(opened + ticks * speed.tick, latest)


def decision_ms(speed: Speed, key: str) -> int:
    """Return the time for decision ``key`` (8.12). Raises KeyError if no question with this key is declared."""
    return round(_TIMES[declared(key).time] * speed.stretch) or speed.cap
