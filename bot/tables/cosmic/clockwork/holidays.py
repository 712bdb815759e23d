"""Holidays at the table: they begin and change as their person says, and end by date, by word, or by playing.

Whoever is away owes nothing, is told nothing, has no vote, and is answered for (``caretaking``). The table stands still
if the others agree, and while nobody is there who is awake. Whoever is back is told what was done for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.seat import Seat
from bot.tables.contract.away import PREFERENCE, Away, away_of
from bot.tables.contract.table import Preference, Returned
from bot.tables.cosmic.clockwork import caring, pausing, progress, sleepers
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.presses import missed, votes
from bot.tables.cosmic.record import Holiday
from bot.tables.cosmic.telling import notices
from bot.words.speech import speech

TIMER: Final = pausing.UNHELD


def prefer(table: Running, chosen: Sequence[Preference]) -> None:
    """From now on these people are away, and nobody else is."""
    found = {one.seat: away_of(one.value) for one in chosen if one.name == PREFERENCE}
    for seat in table.people():
        wanted, known = found.get(seat), table.away(seat)
        if wanted is not None and wanted.until <= table.now:
            table.add(Returned(seat))
            wanted = None
        if wanted is None:
            if known is not None:
                _end(table, seat)
        elif known is None:
            _begin(table, seat, wanted)
        elif (known.until, known.plan) != (wanted.until, wanted.plan):
            _change(table, seat, known, wanted)


def back(table: Running, seat: Seat) -> None:
    """Whoever is away plays on."""
    table.add(Returned(seat))
    _end(table, seat)


def due(table: Running) -> None:
    """Somebody's holiday is over by its date."""
    for place, holiday in list(table.record.away.items()):
        if holiday.until <= table.now:
            back(table, int(place))


def look(table: Running) -> None:
    """Forget whoever has no seat any more, and keep the timer for whoever is back next."""
    record, people = table.record, table.people()
    record.away = {place: holiday for place, holiday in record.away.items() if int(place) in people}
    if record.away and not table.game.over:
        table.ring(TIMER, min(holiday.until for holiday in record.away.values()))
    else:
        table.hush(TIMER)


def _begin(table: Running, seat: Seat, wanted: Away) -> None:
    caring.begin(table, seat, wanted)
    _settle(table, seat)


def _change(table: Running, seat: Seat, known: Holiday, wanted: Away) -> None:
    """What the others have agreed to, or voted for so far, holds for no longer holiday, and for no other plan."""
    covered = wanted.plan == known.plan and wanted.until <= known.until
    agreed = known.agreed and covered
    if not covered:
        votes.end_freeze(table, seat)
    table.record.away[str(seat)] = Holiday(wanted.until, wanted.plan, known.since, agreed)
    _settle(table, seat)


def _settle(table: Running, seat: Seat) -> None:
    """What follows for the others, and for what is asked now."""
    votes.recount(table)
    _thaw(table)
    holiday = table.record.away[str(seat)]
    if holiday.plan == votes.FREEZE and not holiday.agreed and votes.voters(table, seat):
        votes.ask_to_freeze(table, seat)
    if table.record.mode == "running" and sleepers.awake(table):
        progress.advance(table)


def _end(table: Running, seat: Seat) -> None:
    record = table.record
    del record.away[str(seat)]
    stop = record.stop
    if stop is not None and stop.sort == "decision" and table.open_asks(seat):
        stop.opened, stop.due = table.clock, 0
    votes.recount(table)
    _thaw(table)
    pausing.wake_sleepers(table)
    if record.mode == "running":
        progress.advance(table)
    if not table.game.over:
        notices.digest(table, seat, missed.welcome(table, seat, speech(table.language(seat))))


def _thaw(table: Running) -> None:
    """A table that stood still for a holiday goes on, unless it does for another one."""
    frozen = table.record.frozen
    if frozen is not None and frozen.holiday and not any(one.agreed for one in table.record.away.values()):
        pausing.resume(table)
