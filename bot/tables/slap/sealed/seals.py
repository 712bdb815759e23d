"""Presses on the open card of a slow table (T8). Nothing of it is public before the window closes."""

from __future__ import annotations

from bot.kernel.seat import Seat
from bot.slap import practice, rules
from bot.slap.state import SlapState
from bot.tables.slap.record import Record, Seal


def pressed(record: Record, seat: Seat | None) -> bool:
    return any(seal.seat == seat for seal in record.seals)


def complete(state: SlapState, record: Record) -> bool:
    """True if everybody who is *in* or *broke* has pressed, but for those who may not slap (R35)."""
    return all(pressed(record, seat) for seat in range(len(state.stacks)) if rules.may_slap(state, seat) is None)


def slappers(state: SlapState, record: Record) -> list[Seat]:
    """Return the seats whose sealed slaps count, in the order of pressing."""
    return [seal.seat for seal in record.seals if seal.slap and rules.may_slap(state, seal.seat) is None]


def count(record: Record) -> None:
    """The window is about to close: what caretakers have pressed stands, and is told when their people are back."""
    for seal in record.seals:
        holiday = record.chairs[seal.seat].away
        if holiday is not None and seal.caretaker:
            holiday.slaps += seal.slap
            holiday.passes += not seal.slap


def fill(state: SlapState, record: Record, seed: int) -> None:
    """Let the practice opponents press: they see as many patterns as at a live table and never err (T11).

    So do caretakers of people who are away, unless those have wanted them to pass.
    """
    if record.open is None:
        return
    pattern = rules.pattern(state) is not None
    away = record.away
    passing = [seat for seat, holiday in away.items() if holiday.plan in ("orders", "pass")]
    for seat in (*record.practice, *away):
        if rules.may_slap(state, seat) is None and not pressed(record, seat):
            slap = (
                pattern
                and seat not in passing
                and practice.delay(seed, record.open, seat, record.level, state.options.pace_ms) is not None
            )
            record.seals.append(Seal(seat, slap, caretaker=seat in away))
