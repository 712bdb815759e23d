"""Seats whose people are absent: deadlines missed, and holidays, which end by date, by word, or by playing (8.11).

About whoever sleeps the others are asked; without anybody awake the table waits. Whoever is on holiday owes nothing, is
told nothing, has no vote, and is answered for (``prepared``). The table stands still if the others agree. Whoever is
back is told what was done for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.seat import Seat
from bot.tables.contract.away import PREFERENCE, Away, away_of
from bot.tables.contract.choices import ABSENT, CARE, Ballot
from bot.tables.contract.table import Body, Button, Preference, Returned
from bot.tables.cosmic import chronicle, progress
from bot.tables.cosmic.chair import Chair, Holiday
from bot.tables.cosmic.clockwork import looks, silence
from bot.tables.cosmic.controls import Come
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.people import missed, votes
from bot.tables.cosmic.telling import notices
from bot.words.message import ids
from bot.words.speech import Speech, speech


def look_for_sleepers(table: Running) -> None:
    """Ask about whoever has fallen asleep, stop asking about whoever has not; stand still if everybody sleeps.

    Of whoever a computer plays for, nobody has to be asked: the others may still vote.

    A table without people never stands still.
    """
    record = table.record
    if table.game.over:
        return
    people = table.people()
    absent = asleep(table)
    for seat, chair in enumerate(record.chairs):
        person = chair.person
        if seat not in people:
            silence.forget(table, seat)
        dormant = seat in people and table.sleeps(seat)
        person.slept = (table.now if person.slept is None else person.slept) if dormant else None
        if seat not in absent:
            _stop_asking(table, chair)
        elif chair.asleep and seat in table.missed:
            table.edit(chair.asleep, _question(table, seat))  # who was silent is on autopilot now
        elif not chair.asleep and not looks.suggests(table, seat):
            chair.asleep = table.post("z", _question(table, seat))
    if not people:
        progress.resume(table)  # nobody could press that it goes on
    elif not awake(table) and record.mode == "running":
        progress.pause(table, asleep=True)


def asleep(table: Running) -> list[Seat]:
    """People who are on autopilot, or have been silent for too long."""
    return [seat for seat in table.people() if table.vanished(seat)]


def awake(table: Running) -> list[Seat]:
    """People who neither sleep nor are away: without any the table waits."""
    return [seat for seat in table.people() if table.awake(seat)]


def woken(table: Running, seat: Seat) -> None:
    """Wake the seat after any action: it is no sleeper any more, and missed deadlines are forgotten (8.11)."""
    player = table.state.players[seat]
    if not player.active or table.game.over:
        return
    slept = table.vanished(seat)
    if player.strikes or player.autopilot:
        chronicle.interrupt(table, "back", seat)
    silence.forget(table, seat)
    progress.wake_sleepers(table)
    _stop_asking(table, table.record.chairs[seat])
    if slept:
        votes.recount(table)


def _stop_asking(table: Running, chair: Chair) -> None:
    if chair.asleep:
        table.erase(chair.asleep)
        chair.asleep = ""


_VOTES: Final = ids("cosmic-table-seat-", ABSENT)


def buttons(table: Running, seat: Seat, say: Speech) -> tuple[Button, ...]:
    """The votes about a seat that would change something."""
    able = [what for what in ABSENT if votes.matters(table, what, seat)]
    return tuple(
        Button(0, str(Ballot.on(what, seat)), say(_VOTES[what]), style="primary" if what == CARE else "secondary")
        for what in able
    )


def _question(table: Running, seat: Seat) -> Body:
    say = table.say
    row = (*buttons(table, seat, say), Button(0, str(Come(seat)), say("cosmic-table-seat-to-me")))
    name = table.names[seat]
    autopilot = table.state.players[seat].autopilot
    return Body(say("cosmic-table-asleep", name=name) if autopilot else say("cosmic-table-silent", name=name), (row,))


TIMER: Final = progress.UNHELD


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
    table.add(Returned(seat))
    _end(table, seat)


def due(table: Running) -> None:
    """Somebody's holiday is over by its date."""
    for seat, holiday in table.record.away.items():
        if holiday.until <= table.now:
            back(table, seat)


def look_for_holidays(table: Running) -> None:
    """Forget whoever has no seat any more, and keep the timer for whoever is back next.

    If the game is over they are told at once how it ended.
    """
    record, people = table.record, table.people()
    for seat in set(record.away).difference(people):
        record.person(seat).away = None
    if table.game.over:
        for seat in record.away:
            notices.digest(table, seat, missed.ended(table, seat, speech(table.language(seat))))
        for person in record.people:
            person.away = None
    if away := record.away:
        table.ring(TIMER, min(holiday.until for holiday in away.values()))
    else:
        table.hush(TIMER)


def _begin(table: Running, seat: Seat, wanted: Away) -> None:
    silence.begin_absence(table, seat, wanted)
    _settle(table, seat)


def _change(table: Running, seat: Seat, known: Holiday, wanted: Away) -> None:
    """Keep the others' consent or votes only for the same plan and a holiday that is no longer."""
    covered = wanted.plan == known.plan and wanted.until <= known.until
    agreed = known.agreed and covered
    if not covered:
        votes.end_freeze(table, seat)
    table.record.person(seat).away = Holiday(wanted.until, wanted.plan, known.since, agreed)
    _settle(table, seat)


def _settle(table: Running, seat: Seat) -> None:
    """Recount the votes, resume the table or ask for a freeze, and go on with what is asked now."""
    votes.recount(table)
    _thaw(table)
    holiday = table.away(seat)
    if holiday is not None and holiday.plan == votes.FREEZE and not holiday.agreed and votes.voters(table, seat):
        votes.ask_to_freeze(table, seat)
    if table.record.mode == "running" and awake(table):
        progress.advance(table)


def _end(table: Running, seat: Seat) -> None:
    record = table.record
    record.person(seat).away = None
    stop = record.stop
    if stop is not None and stop.sort == "decision" and table.open_asks(seat):
        stop.opened, stop.limit, stop.due = table.clock, 0, 0
    votes.recount(table)
    _thaw(table)
    progress.wake_sleepers(table)
    if record.mode == "running":
        progress.advance(table)
    if not table.game.over:
        notices.digest(table, seat, missed.welcome(table, seat, speech(table.language(seat))))


def _thaw(table: Running) -> None:
    """A table that stood still for a holiday goes on, unless it does for another one."""
    frozen = table.record.frozen
    if frozen is not None and frozen.holiday and not any(one.agreed for one in table.record.away.values()):
        progress.resume(table)
