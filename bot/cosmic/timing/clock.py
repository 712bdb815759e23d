"""When rounds under seal close and when decisions are due (design: windows; 8.12). Pure arithmetic in milliseconds.

This is the wall between time and secrets: what opens a round is decided by public facts in the engine, and what closes
it here, from times and the names of questions alone. An import contract keeps the state, the board and every hand out
of this module. It reads no clock; the table hands times in.
"""

from __future__ import annotations

import msgspec

__all__ = ["SPEEDS", "Speed", "closes", "decision_ms", "take_a_day"]

_SECOND = 1_000
_MINUTE = 60 * _SECOND
_HOUR = 60 * _MINUTE


class Speed(msgspec.Struct, frozen=True):
    """A speed profile of a table."""

    floor: int
    """No round closes earlier than so long after it was opened."""
    tick: int
    """Rounds close at whole ticks after they were opened, so that nobody reads an answer off the moment."""
    cap: int
    """At the latest a round closes so long after it was opened; silence passes."""
    divisor: int
    """Decisions take the times of 8.12 divided by this."""


SPEEDS: dict[str, Speed] = {
    "live": Speed(20 * _SECOND, _SECOND, _MINUTE, 720),
    "lively": Speed(5 * _MINUTE, _MINUTE, _HOUR, 12),
    "daily": Speed(15 * _MINUTE, 15 * _MINUTE, 4 * _HOUR, 2),
    "relaxed": Speed(15 * _MINUTE, 15 * _MINUTE, 12 * _HOUR, 1),
}
"""The profiles by name, quickest first."""

_LONG, _SHORT, _RESPONSE = 24 * _HOUR, 12 * _HOUR, 8 * _HOUR
_TIMES: dict[str, int] = {
    "colour": _LONG,
    "powers": _LONG,
    "layout": _LONG,
    "regroup": _SHORT,
    "return": _SHORT,
    "own_colour": _LONG,
    "wild": _LONG,
    "target": _LONG,
    "commit": _LONG,
    "invite.offense": _LONG,
    "invite.defense": _LONG,
    "join": _LONG,
    "card": _LONG,
    "deal": _LONG,
    "found": _SHORT,
    "lose": _SHORT,
    "reward": _SHORT,
    "second_challenge": _SHORT,
    "stop_turn": _SHORT,
    "order_powers": _SHORT,
    "response": _RESPONSE,
}


def closes(speed: Speed, opened: int, last_answer: int | None, *, stood_still: int = 0) -> int:
    """When a round that was opened at ``opened`` closes.

    ``last_answer`` is when the last of those asked answered, None while somebody has not. ``stood_still`` is for how
    long the cap did not run, because half of the seats were in quiet hours or somebody held the round.
    """
    cap = opened + speed.cap + stood_still
    if last_answer is None:
        return cap
    open_for = max(speed.floor, last_answer - opened)
    ticks = -(-open_for // speed.tick)
    return min(opened + ticks * speed.tick, cap)


def take_a_day(key: str) -> None:
    """A question of an expansion that people may think about as long as about a target (8.12)."""
    _TIMES[key] = _LONG


def decision_ms(speed: Speed, key: str) -> int:
    """How long the decision ``key`` may take (8.12); questions of powers and cards have that of a mandatory choice."""
    return _TIMES.get(key, _SHORT) // speed.divisor
