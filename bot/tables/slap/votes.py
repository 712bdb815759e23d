"""Votes to pause and to go on: more than half of the players who are in (T6). Votes to stop the game: more than half of
the people who have not left, since it ends for whoever has no cards as well (R49); so do votes to let the computer
players finish (T12). Whoever is away counts in both: a
vote that does not get there ends by itself, and says so.
"""

from __future__ import annotations

from typing import Final

from bot.kernel.seat import Seat
from bot.slap import options, rules
from bot.tables.contract.table import Body, Button, Edit, Post, Ring, Stamp
from bot.tables.slap import posting, quickly
from bot.tables.slap.finishing import of_a_stop, stop_vote
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Vote, Wish
from bot.words.marks import ago
from bot.words.message import ids
from bot.words.speech import Speech

TIMER: Final = "vote"
_WISHES = ("pause", "resume", "stop", "finish")
_BUTTON = ids("slap-", _WISHES)
_OPEN = ids("slap-vote-", _WISHES)
_DONE = ids("slap-vote-done-", _WISHES)
_FAILED = ids("slap-vote-failed-", _WISHES)


def cast(table: Running, at: Stamp, seat: Seat, choice: Wish, say: Speech) -> str:
    """Count a vote and carry it out if it is enough; a new wish replaces an older one.

    Returns the answer for the voter, by ``say``.
    """
    record = table.record
    if seat not in voters(table, choice):
        return say("slap-no-vote")
    vote = record.vote
    if vote is None or vote.choice != choice:
        vote = record.vote = Vote("", choice, [], at.ms + options.VOTE_MS[table.state.options.mode])
        watch(table, at)
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
    needed = options.majority(len(able))
    if not vote.seats:
        record.vote = None
    elif len(vote.seats) < needed:
        _show(table, vote, needed)
    else:
        record.vote = None
        if vote.key:
            table.add(Edit(vote.key, Body(table.say(_DONE[vote.choice]))))
        if vote.choice == "stop":
            record.stopped_by = vote.seats
            posting.stop(table, at, "host")
        elif vote.choice == "finish":
            if quickly.possible(table):
                quickly.play(table, at)
        elif vote.choice == "pause":
            record.held = record.agreed = any(holiday.plan == "freeze" for holiday in record.away.values())
            posting.pause(table)
        else:
            record.held = record.agreed = False
            posting.resume(table, at)


def watch(table: Running, at: Stamp) -> None:
    """Ring when the open vote ends; a timer that rings for none does nothing."""
    vote = table.record.vote
    if vote is not None and not vote.until:  # of an older version, in which none ended by itself
        vote.until = at.ms + options.VOTE_MS[table.state.options.mode]
    if vote is not None and table.record.mode != "over":
        table.add(Ring(TIMER, max(0, vote.until - at.ms)))


def due(table: Running, at: Stamp) -> None:
    """The open vote has stood for long enough."""
    vote = table.record.vote
    if vote is None or vote.until > at.ms:
        return
    table.record.vote = None
    if vote.key:
        needed = options.majority(len(voters(table, vote.choice)))
        table.add(Edit(vote.key, Body(table.say(_FAILED[vote.choice], votes=len(vote.seats), needed=needed))))


def _show(table: Running, vote: Vote, needed: int) -> None:
    name, votes = table.safe(vote.seats[0]), len(vote.seats)
    words = table.say(_OPEN[vote.choice], name=name, votes=votes, needed=needed)
    until = table.say("slap-vote-until", until=ago(vote.until // 1000))
    if vote.choice == "stop" and of_a_stop(table) != "stopped":
        until = f"{stop_vote(table)} {until}"
    body = Body(f"{words} {until}", ((Button(0, vote.choice, table.say(_BUTTON[vote.choice])),),))
    if vote.key:
        table.add(Edit(vote.key, body))
    else:
        vote.key = table.record.message("v")
        table.add(Post(vote.key, body))


def voters(table: Running, choice: Wish) -> list[Seat]:
    """Return the people who may vote on it, also those who are away."""
    if choice in ("stop", "finish"):
        return table.people
    return options.voters(rules.statuses(table.state), table.record.practice)


def present(table: Running) -> list[Seat]:
    """Of those who may vote on a pause nobody who is away: without any the table waits."""
    return options.voters(rules.statuses(table.state), [*table.record.practice, *table.record.away])
