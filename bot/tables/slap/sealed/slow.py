"""Slow tables (T8): sealed slaps, and what comes of them when a card's window closes.

The window closes when its time is up, before the next card is posted: fines may change whose turn it is. A press
belongs to the card, not to its message: it still counts when the same pile is shown again.
"""

from __future__ import annotations

from bot.kernel.seat import Seat
from bot.slap import rules
from bot.tables.contract.table import Stamp
from bot.tables.slap import adjudication, posting, slaps
from bot.tables.slap.adjudication import Verdict
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Seal
from bot.tables.slap.sealed import seals


def press(table: Running, at: Stamp, seat: Seat, *, slap: bool) -> str | None:
    """Seal a press on the open card; None if it is noted, else why not (``repeat`` or a ``rules.Reason``)."""
    record = table.record
    state = record.open_state()
    if state is None:
        raise AssertionError("only the open card takes presses")
    key = record.key(state.number)
    after = max(0, at.ms - state.opened)
    why: str | None = rules.may_slap(table.state, seat)
    if why is None and seals.pressed(record, seat):
        why = "repeat"
    if why is not None:
        slaps.log(table, at, seat, key, adjudication.ignored(why, "T8", after))
        return why
    record.seals.append(Seal(seat, slap))
    table.note(at, seat, key, "sealed:slap" if slap else "sealed:pass", "T8", after)
    _hurry(table, at)
    return None


def forget(table: Running, at: Stamp, seat: Seat) -> None:
    """Somebody has left: their press is void, and nobody waits for it. Does nothing at a live table."""
    if table.slow and table.record.mode != "over":
        table.record.seals = [seal for seal in table.record.seals if seal.seat != seat]
        _hurry(table, at)


def press_for_absent(table: Running, at: Stamp) -> None:
    """Somebody is away from now on: what is open is pressed for them. Does nothing at a live table."""
    if table.slow and table.record.open is not None:
        seals.fill(table.state, table.record, table.game.seed)
        _hurry(table, at)


def close_window(table: Running, at: Stamp) -> None:
    """A pattern goes to one of those who slapped, by lot; without one each of them pays, in the order of pressing."""
    record = table.record
    state = record.open_state()
    if state is None:
        raise AssertionError("no window is open")
    key = record.key(state.number)
    able = seals.slappers(table.state, record)
    seals.count(record)
    record.seals = []
    record.settled = True
    if able and rules.pattern(table.state) is not None:
        slaps.win_sealed(table, at, able)
        winner = slaps.last(table).seat
        for seat in able:
            table.note(at, seat, key, "wins" if seat == winner else "undrawn", "T8")
        return
    posting.close(table, at, "closed")
    for seat in able:
        table.note(at, seat, key, "pays", "T8")
        slaps.fine(table, seat, state, Verdict("pays", "T8"), "clock")
    posting.post_next(table)


def _hurry(table: Running, at: Stamp) -> None:
    """Close early if nobody is left to press; what is in the air or stands still goes first."""
    if table.record.armed and table.record.air is None and seals.complete(table.state, table.record):
        table.arm(at)
