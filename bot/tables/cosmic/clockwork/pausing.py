"""A table that stands still: by vote, or because nobody is awake. No deadline runs, nothing is answered (8.11)."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.tables.contract.table import Hush, Ring
from bot.tables.cosmic.clockwork import progress, stops
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Frozen
from bot.tables.cosmic.telling import panel

UNHELD: Final = "away"
"""The timer that no pause holds: when somebody's holiday ends."""


def pause(table: Running, *, asleep: bool = False, holiday: bool = False) -> None:
    """Stop all clocks. ``asleep``: nobody decided that, and whoever comes back lets them run on.

    ``holiday``: it lasts until somebody is back. A table that stands still already stands still for that, too, unless
    a vote has stopped it: nothing but a vote lets that one go on.
    """
    record = table.record
    if record.frozen is not None:
        if record.frozen.asleep or record.frozen.holiday:
            record.frozen = msgspec.structs.replace(record.frozen, asleep=asleep, holiday=holiday)
        return
    record.mode = "paused"
    record.frozen = Frozen(table.now, asleep, holiday)
    table.hush(panel.REFRESH)
    for name in record.timers:
        if name != UNHELD:
            table.add(Hush(name))


def resume(table: Running) -> None:
    """Let all clocks run on from where they stood."""
    record = table.record
    if record.frozen is None:
        return
    gap, opened = table.now - record.frozen.since, 0 if record.stop is None else record.stop.opened
    record.mode, record.frozen = "running", None
    record.timers = {name: when if name == UNHELD else when + gap for name, when in record.timers.items()}
    for name, when in record.timers.items():
        table.add(Ring(name, max(0, when - table.now)))
    stops.shift(table, min(gap, max(0, table.now - opened)))  # tables saved before could open something in a pause
    progress.advance(table)


def wake_sleepers(table: Running) -> None:
    """Somebody acts again: a table at which everybody slept goes on."""
    frozen = table.record.frozen
    if frozen is not None and frozen.asleep:
        resume(table)
