"""Seats whose people miss their deadlines (8.11): the others are asked about them; without anybody awake it waits."""

from __future__ import annotations

from bot.kernel.seat import Seat
from bot.tables.contract.choices import CARE, Ballot
from bot.tables.contract.table import Body, Button
from bot.tables.cosmic.clockwork import pausing, silence
from bot.tables.cosmic.controls import Come
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.presses import handing, votes
from bot.tables.cosmic.telling import chronicle


def look(table: Running) -> None:
    """Ask about whoever has fallen asleep, stop asking about whoever has not; stand still if everybody sleeps.

    Of whoever a computer plays for, nobody has to be asked: the others may still vote.

    A table without people never stands still.
    """
    record, players = table.record, table.state.players
    if table.game.over:
        return
    people = table.people()
    for place in list(record.asleep):
        seat = int(place)
        if seat not in people or not players[seat].autopilot:
            table.erase(record.asleep.pop(place))
    for seat in asleep(table):
        if str(seat) not in record.asleep and not silence.is_played(table, seat):
            record.asleep[str(seat)] = table.post("z", _question(table, seat))
    if not people:
        pausing.resume(table)  # nobody could press that it goes on
    elif not awake(table) and record.mode == "running":
        pausing.pause(table, asleep=True)


def asleep(table: Running) -> list[Seat]:
    """People who are on autopilot."""
    return [seat for seat in table.people() if table.state.players[seat].autopilot]


def awake(table: Running) -> list[Seat]:
    """People who neither sleep nor are away: without any the table waits."""
    return [seat for seat in table.present() if not table.state.players[seat].autopilot]


def woken(table: Running, seat: Seat) -> None:
    """Whoever does something is no sleeper any more, and missed deadlines are forgotten (8.11)."""
    player = table.state.players[seat]
    if not player.active or table.game.over:
        return
    slept = player.autopilot
    if player.strikes or slept:
        chronicle.interrupt(table, "back", seat)
    pausing.wake_sleepers(table)
    if str(seat) in table.record.asleep:
        table.erase(table.record.asleep.pop(str(seat)))
    if slept:
        votes.recount(table)
        handing.woken(table, seat)


def _question(table: Running, seat: Seat) -> Body:
    say = table.say
    row = (
        Button(0, str(Ballot(CARE, str(seat))), say("cosmic-table-seat-cared-for"), style="primary"),
        Button(0, str(Ballot("house", str(seat))), say("cosmic-table-seat-to-house")),
        Button(0, str(Ballot("remove", str(seat))), say("cosmic-table-seat-removed"), style="danger"),
        Button(0, str(Come(seat)), say("cosmic-table-seat-to-me")),
    )
    return Body(say("cosmic-table-asleep", name=table.names[seat]), (row,))
