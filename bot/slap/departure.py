"""A player leaves or has left the server, in the order of the stream (R48, A16)."""

from __future__ import annotations

from bot.kernel.decision import By
from bot.kernel.table import Seat, Stamp
from bot.slap import course, slow, votes
from bot.slap.face import held
from bot.slap.running import Running


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
        course.withdraw(table, at, table.text.owner_left(table.name(seat)))
    count = len(table.state.stacks[seat])
    table.game.act("leave", seat, None, by)
    table.say(table.text.left(table.name(seat), count, table.face.after(table.state)))
    if all(other in record.practice for other, _ in held(table.state)):
        course.stop(table, at, "referee")
        return
    if in_air:
        course.post_next(table)
    else:
        course.correct_air(table)
    slow.forget(table, at, seat)
    votes.recount(table, at)
