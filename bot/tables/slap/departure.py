"""A player leaves or has left the server, in the order of the stream (R48, A16)."""

from __future__ import annotations

from bot.kernel.decision import By
from bot.kernel.seat import Seat
from bot.tables.contract.table import Stamp
from bot.tables.slap import posting, votes
from bot.tables.slap.face import held
from bot.tables.slap.handling import Running
from bot.tables.slap.sealed import holidays, slow


def leave(table: Running, at: Stamp, seat: Seat, by: By) -> None:
    """Withdraw the leaver's card or pile if it is in the air, then take the player out; without people the game stops.

    Does nothing for somebody who has already left.
    """
    record = table.record
    if table.state.statuses[seat] == "left":
        return
    air = record.air
    in_air = air is not None and air.seat == seat
    if in_air:
        posting.withdraw(table, at, table.say("slap-owner-left", name=table.safe(seat)))
    count = len(table.state.stacks[seat])
    table.game.act("leave", seat, None, by)
    table.tell(table.say("slap-left", name=table.safe(seat), count=count, after=table.face.after(table.state)))
    if all(other in record.practice for other, _ in held(table.state)):
        posting.stop(table, at, "referee")
        return
    if in_air:
        posting.post_next(table)
    else:
        posting.correct_air(table)
        table.follow_turn(at)
    holidays.forget(table, seat)
    slow.forget(table, at, seat)
    votes.recount(table, at)
