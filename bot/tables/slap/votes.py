"""Votes to pause and to go on: more than half of the players who are in (T6). Votes to stop the game: more than half of
the people who have not left, since it ends for whoever has no cards as well (R49).
"""

from __future__ import annotations

from bot.kernel.seat import Seat
from bot.slap import pace, rules
from bot.tables.contract.table import Body, Button, Edit, Post, Stamp
from bot.tables.slap import posting
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Vote, Wish
from bot.words.message import ids
from bot.words.speech import Speech

_WISHES = ("pause", "resume", "stop")
_BUTTON = ids("slap-", _WISHES)
_OPEN = ids("slap-vote-", _WISHES)
_DONE = ids("slap-vote-done-", _WISHES)


def cast(table: Running, at: Stamp, seat: Seat, choice: Wish, say: Speech) -> str:
    """Count a vote and carry it out if it is enough; a new wish replaces an older one.

    Returns the answer for the voter, by ``say``.
    """
    record = table.record
    if seat not in voters(table, choice):
        return say("slap-no-vote")
    vote = record.vote
    if vote is None or vote.choice != choice:
        vote = record.vote = Vote("", choice, [])
    if seat in vote.seats:
        return say("slap-already-voted")
    vote.seats.append(seat)
    recount(table, at)
    return say("slap-voted")


def recount(table: Running, at: Stamp) -> None:
    """See whether the open vote is carried; called after every vote and departure. Does nothing without one."""
    record = table.record
    vote = record.vote
    if vote is None:
        return
    able = voters(table, vote.choice)
    vote.seats = [seat for seat in vote.seats if seat in able]
    needed = pace.majority(len(able))
    if not vote.seats:
        record.vote = None
    elif len(vote.seats) < needed:
        _show(table, vote, needed)
    else:
        record.vote = None
        if vote.key:
            table.add(Edit(vote.key, Body(table.say(_DONE[vote.choice]))))
        if vote.choice == "stop":
            posting.stop(table, at, "host")
        elif vote.choice == "pause":
            record.held = record.agreed = any(holiday.plan == "freeze" for holiday in record.away.values())
            posting.pause(table)
        else:
            record.held = record.agreed = False
            posting.resume(table, at)


def _show(table: Running, vote: Vote, needed: int) -> None:
    name, votes = table.safe(vote.seats[0]), len(vote.seats)
    words = table.say(_OPEN[vote.choice], name=name, votes=votes, needed=needed)
    body = Body(words, ((Button(0, vote.choice, table.say(_BUTTON[vote.choice])),),))
    if vote.key:
        table.add(Edit(vote.key, body))
    else:
        vote.key = table.record.message("v")
        table.add(Post(vote.key, body))


def voters(table: Running, choice: Wish) -> list[Seat]:
    """Who may vote on it: nobody who is away."""
    if choice == "stop":
        statuses = enumerate(table.state.statuses)
        return [seat for seat, held in statuses if held != "left" and not table.unattended(seat)]
    return pace.voters(rules.statuses(table.state), [*table.record.practice, *map(int, table.record.away)])
