"""Leaving a seat, and giving it to somebody else: a person or a computer player (8.7, 8.10)."""

from __future__ import annotations

from bot.kernel.decision import By
from bot.kernel.seat import Seat
from bot.tables.contract.table import Body, Erase, Reseat
from bot.tables.cosmic.clockwork import computers, progress
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.telling import chronicle
from bot.words.names import clean_name, told_apart


def leave(table: Running, seat: Seat, by: By) -> None:
    """The player leaves the game (8.7). When no person is left, nobody plays on: the game is stopped.

    It is stopped before the last person leaves, so that 8.9 makes no computer player the winner.
    """
    players = table.state.players
    if any(one != seat and not players[one].leaving for one in table.people()):
        chronicle.interrupt(table, "concede", seat, by=by)
    else:
        chronicle.interrupt(table, "stop", by="clock")
    progress.advance(table)


def reseat(table: Running, seat: Seat, guest: str, name: str) -> None:
    """Somebody else has the seat from now on, with an empty ``guest`` a computer player; all else stays (8.10).

    The thread hears of it at once, and whoever sat there is mentioned. Who comes has the full time to decide.
    """
    record = table.record
    before = table.names[seat]
    wanted = clean_name(name) if guest else record.names[seat]
    record.names = told_apart([wanted if one == seat else old for one, old in enumerate(record.names)])
    record.tempers[seat] = "" if guest else computers.USUAL
    place = str(seat)
    if (ping := record.pings.pop(place, None)) is not None:
        table.add(Erase(ping))
    if (whisper := record.whispers.pop(place, None)) is not None:
        table.add(Erase(whisper.key))
    for kept in (
        record.away,
        record.closed,
        record.deeds,
        record.drafts,
        record.languages,
        record.owes,
        record.plans,
        record.reopened,
        record.seen,
        record.settled,
        record.tellings,
    ):
        kept.pop(place, None)
    record.visits.leave(seat)
    for vote in record.votes:
        vote.seats = [one for one in vote.seats if one != seat]
    record.autopass = [one for one in record.autopass if one != seat]
    record.untold = [one for one in record.untold if one != seat]
    after = table.say("cosmic-table-computer", name=before) if not guest else table.names[seat]
    table.post("i", Body(table.say("cosmic-table-plays-now", name=after, before=before)), ping=(seat,))
    if guest and (stop := record.stop) is not None and stop.sort == "decision":
        stop.opened, stop.due = table.clock, 0
    table.add(Reseat(seat, guest, record.names[seat]))
    chronicle.interrupt(table, "substitute", seat, by="host")
    table.came.add(seat)
    progress.advance(table)
