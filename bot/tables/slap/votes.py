"""Votes to pause (T6), stop (R49) or let computer players finish (T12), and their quick finish."""

from __future__ import annotations

from typing import Final

from bot.kernel.event import Seat
from bot.slap import options, practice, rules
from bot.tables.contract.table import Body, Button, Edit, Hush, Post, Ring
from bot.tables.slap import posting, slaps
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Vote, Wish
from bot.tables.slap.report import of_a_stop, stop_vote
from bot.words.message import ids
from bot.words.signs import ago
from bot.words.speech import Speech


def possible(table: Running) -> bool:
    """True while the table asks whether anybody is there, and once every person is out."""
    return posting.computers_left(table) and (table.record.mode == "asleep" or _watched(table))


def offer(table: Running) -> None:
    """Ask people who are all out, once, whether they want to watch the rest."""
    record = table.record
    if record.offered or record.mode != "running" or not (_watched(table) and posting.computers_left(table)):
        return
    record.offered = True
    row = (Button(0, "finish", table.say("slap-finish")),)
    table.add(Post(record.message("i"), Body(table.say("slap-all-out"), (row,))))


def play(table: Running) -> None:
    record = table.record
    posting.withdraw(table, table.say("slap-computers-finish"))
    lies_open = record.open is not None and not record.settled
    posting.close(table, "again")
    table.add(Hush("still"))
    while not table.game.over:
        lies_open = not (lies_open and _slap(table)) and _turn(table)
    posting.finish(table)


def _watched(table: Running) -> bool:
    return bool(table.people) and all(table.state.statuses[seat] == "out" for seat in table.people)


def _slap(table: Running) -> bool:
    """Give a pattern to the first computer player to see it; false if there is none."""
    if rules.pattern(table.state) is None:
        return False
    able = [seat for seat in table.record.practice if rules.may_slap(table.state, seat) is None]
    level, pace_ms = table.record.level, table.state.options.pace_ms
    waits = {seat: practice.delay(table.game.seed, table.record.number, seat, level, pace_ms) for seat in able}
    hits = {seat: ms for seat, ms in waits.items() if ms is not None and ms < pace_ms}
    if not hits:
        return False
    first, seat = min((ms, seat) for seat, ms in hits.items())
    drawn = sorted(seat for seat, ms in hits.items() if ms <= first + table.record.heat_ms)
    if table.record.heat_ms and len(drawn) > 1:
        table.game.act("lot", None, drawn, "computer")
    else:
        table.game.act("slap", seat, {"air": False}, "computer")
    slaps.keep(table, hits[slaps.last(table).seat], timed=not table.slow)
    return True


def _turn(table: Running) -> bool:
    """Close the window; true if that turns a card."""
    table.record.number += 1
    step = rules.next_step(table.state)
    if step.kind == "card":
        table.game.act("flip", None, None, "computer")
        return True
    posting.collect(table, step.seat if step.kind == "end" else None)
    return False


TIMER: Final = "vote"
_WISHES = ("pause", "resume", "stop", "finish")
_BUTTON = ids("slap-", _WISHES)
_OPEN = ids("slap-vote-", _WISHES)
_DONE = ids("slap-vote-done-", _WISHES)
_FAILED = ids("slap-vote-failed-", _WISHES)


def cast(table: Running, seat: Seat, choice: Wish, say: Speech) -> str:
    """Count a vote, replacing the voter's older wish, and carry it out if it is enough."""
    record = table.record
    if seat not in voters(table, choice):
        return say("slap-no-vote")
    vote = record.vote
    if vote is None or vote.choice != choice:
        vote = record.vote = Vote("", choice, [], table.at.ms + options.VOTE_MS[table.state.options.mode])
        watch(table)
    if seat in vote.seats:
        return say("slap-already-voted")
    vote.seats.append(seat)
    recount(table)
    return say("slap-noted" if record.vote is None else "slap-voted")


def recount(table: Running) -> None:
    """Carry out the open vote if it is enough; called after every vote and departure."""
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
            posting.stop(table, "host")
        elif vote.choice == "finish":
            if possible(table):
                play(table)
        elif vote.choice == "pause":
            record.held = record.agreed = any(holiday.plan == "freeze" for holiday in record.away.values())
            posting.pause(table)
        else:
            record.held = record.agreed = False
            posting.resume(table)


def watch(table: Running) -> None:
    vote = table.record.vote
    if vote is not None and not vote.until:  # of an older version, in which none ended by itself
        vote.until = table.at.ms + options.VOTE_MS[table.state.options.mode]
    if vote is not None and table.record.mode != "over":
        table.add(Ring(TIMER, max(0, vote.until - table.at.ms)))


def due(table: Running) -> None:
    vote = table.record.vote
    if vote is None or vote.until > table.at.ms:
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
    """Includes absent people."""
    if choice in ("stop", "finish"):
        return table.people
    return options.voters(table.state.statuses, table.record.practice)


def present(table: Running) -> list[Seat]:
    """Voters on a pause who are not away: without any the table waits."""
    return options.voters(table.state.statuses, [*table.record.practice, *table.record.away])
