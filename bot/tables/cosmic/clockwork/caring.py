"""Somebody is away from now on: how the table stands is noted for their return, and nobody waits for them."""

from __future__ import annotations

from bot.kernel.seat import Seat
from bot.tables.contract.away import SILENT, SILENT_MS, Away
from bot.tables.contract.table import Body, Silent
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.presses import missed
from bot.tables.cosmic.record import Holiday
from bot.tables.cosmic.telling import chronicle


def begin(table: Running, seat: Seat, wanted: Away) -> None:
    """A seat is answered for from now on; deadlines that its person has missed are forgotten."""
    player = table.state.players[seat]
    if player.strikes or player.autopilot:
        chronicle.interrupt(table, "back", seat, by="clock")
    missed.leave(table, seat)
    table.record.deeds.pop(str(seat), None)
    table.record.away[str(seat)] = Holiday(wanted.until, wanted.plan, table.now)


def by_vote(table: Running, seat: Seat) -> None:
    """The others have voted that a caretaker plays for whoever is silent, who is told that once."""
    wanted = Away(table.now + SILENT_MS, SILENT)
    table.post("i", Body(table.say("away-by-vote", name=table.names[seat])), ping=(seat,))
    begin(table, seat, wanted)
    table.add(Silent(seat, wanted.written))
