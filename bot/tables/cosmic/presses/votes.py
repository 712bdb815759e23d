"""Votes of the table: to pause, to go on, to take a step back, to stop, and about a seat that sleeps (8.11).

A simple majority of those who can vote decides: people who are neither asleep nor away, without the seat it is about.
"""

from __future__ import annotations

from typing import Final

from bot.kernel.decision import Decision
from bot.kernel.seat import Seat
from bot.tables.contract.choices import ABSENT, Ballot
from bot.tables.contract.table import Body, Button
from bot.tables.cosmic.clockwork import caring, pausing, progress
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.presses import handing, leaving, taking_back
from bot.tables.cosmic.record import Vote
from bot.tables.cosmic.telling import chronicle
from bot.tables.cosmic.words import table_words
from bot.words.names import safe_name
from bot.words.speech import Speech

FREEZE: Final = "freeze"
ABOUT_SEATS: Final = (*ABSENT, "guest")
"""What can be voted about a seat: also that somebody takes it who has offered that."""
ASKED: Final = ("house", "remove", "guest", "stop")
"""What ends or gives away something: a vote for it is asked about once more."""


def cast(table: Running, seat: Seat, what: str, about: Seat | None, say: Speech) -> str:
    """Count a vote, and carry it out if it is enough. Returns the answer for the voter, in the words of ``say``."""
    if what == "undo" and taking_back.in_round(table):
        return say("cosmic-table-undo-in-round")
    vote = _of(table, what, about)
    if seat not in voters(table, about):
        return say("cosmic-table-no-vote")
    if seat in vote.seats:
        return say("cosmic-table-already-voted")
    if _is_idle(table, vote):
        recount(table)
        return say("cosmic-table-vote-nothing")
    vote.seats.append(seat)
    recount(table)
    return say("cosmic-table-voted")


def question(table: Running, what: str, about: Seat | None, say: Speech) -> str:
    """What is asked once more before such a vote counts."""
    if what == "stop":
        return say("cosmic-table-stop-sure") if len(voters(table, None)) < 2 else say("cosmic-table-stop-vote-sure")
    found = next((vote for vote in table.record.votes if vote.what == what and vote.about == about), None)
    named = Vote(what, about) if found is None else found
    return table_words.vote_sure(say, what, _about(table, named))


def offer_seat(table: Running, about: Seat, guest: str, name: str) -> None:
    """Somebody who watches would take over a seat that sleeps: the table votes on it."""
    old = next((vote for vote in table.record.votes if vote.what == "guest" and vote.about == about), None)
    if old is not None:
        _close(table, old, "")
    vote = Vote("guest", about, guest=guest, name=name)
    table.record.votes.append(vote)
    _show(table, vote)


def coming(table: Running, about: Seat | None) -> str | None:
    """Who offers to take over that seat, as far as there is a vote on it; None if nobody does."""
    return next((vote.guest for vote in table.record.votes if vote.what == "guest" and vote.about == about), None)


def ask_to_freeze(table: Running, seat: Seat) -> None:
    """Whoever is away would like the table to stand still: the others vote on it."""
    _show(table, _of(table, FREEZE, seat))


def end_freeze(table: Running, seat: Seat) -> None:
    """What was voted on is no more what that person asks for."""
    for vote in [vote for vote in table.record.votes if vote.what == FREEZE and vote.about == seat]:
        _close(table, vote, table.say("cosmic-table-vote-void"))


def recount(table: Running) -> None:
    """See whether an open vote is carried; called after every vote, and when somebody leaves, wakes or returns."""
    for vote in list(table.record.votes):
        if not any(vote is one for one in table.record.votes):
            continue  # what was carried out before has closed it
        able = voters(table, vote.about)
        vote.seats = [seat for seat in vote.seats if seat in able]
        if _is_idle(table, vote):
            _close(table, vote, table.say("cosmic-table-vote-void"))
        elif vote.seats and 2 * len(vote.seats) > len(able):
            _tell_all(table, vote, table_words.vote_done(table.say, vote.what, _about(table, vote)))
            _carry_out(table, vote)
        elif vote.seats or vote.what in ("guest", FREEZE):
            _show(table, vote)


def voters(table: Running, about: Seat | None) -> list[Seat]:
    """Who may vote: people who are there and play for themselves, but for the seat that it is about."""
    players = table.state.players
    return [seat for seat in table.present() if seat != about and not players[seat].autopilot]


def _of(table: Running, what: str, about: Seat | None) -> Vote:
    """The open vote on it, or a new one."""
    votes = table.record.votes
    found = next((vote for vote in votes if vote.what == what and vote.about == about), None)
    if found is None:
        found = Vote(what, about)
        if what == "undo" and (last := taking_back.last(table)) is not None:
            found.step, found.decision = (last.phase, last.seq), last
        votes.append(found)
    return found


def _is_idle(table: Running, vote: Vote) -> bool:
    """Whether what is voted on has become pointless."""
    if vote.what == "pause":
        return table.record.mode != "running"
    if vote.what == "resume":
        return table.record.mode != "paused"
    if vote.what == "stop":
        return table.record.mode == "over"
    if vote.what == "undo":
        last = taking_back.last(table)
        return last is None or taking_back.in_round(table) or not _is_of(vote, last)
    if vote.what == FREEZE:
        holiday = None if vote.about is None else table.away(vote.about)
        return holiday is None or holiday.agreed or holiday.plan != FREEZE
    player = table.state.players[vote.about] if vote.about is not None else None
    return player is None or not player.active or not player.autopilot


def _is_of(vote: Vote, step: Decision) -> bool:
    """Whether that is the step that the vote is about, and none that came to its place since."""
    return (step.phase, step.seq) == vote.step and vote.decision in (None, step)


def _carry_out(table: Running, vote: Vote) -> None:
    match vote.what:
        case "pause":
            pausing.pause(table)
        case "resume":
            for holiday in table.record.away.values():
                holiday.agreed = False
            pausing.resume(table)
        case "freeze":
            _freeze(table, vote)
        case "undo":
            taking_back.by_consent(table)
        case "stop":
            chronicle.interrupt(table, "stop", by="host")
            progress.advance(table)
        case "guest" if vote.about is not None:
            handing.offer(table, vote.about, vote.guest, vote.name, None)
        case "care" if vote.about is not None:
            caring.by_vote(table, vote.about)
            recount(table)
            progress.advance(table)
        case "remove" if vote.about is not None:
            leaving.leave(table, vote.about, "referee")
        case _ if vote.about is not None:
            leaving.reseat(table, vote.about, "", "")


def _freeze(table: Running, vote: Vote) -> None:
    holiday = None if vote.about is None else table.away(vote.about)
    if holiday is not None:
        holiday.agreed = True
        pausing.pause(table, holiday=True)


def _show(table: Running, vote: Vote) -> None:
    able = voters(table, vote.about)
    who = [table.names[seat] for seat in vote.seats]
    said = table_words.vote(table.say, vote.what, _about(table, vote), who, len(able) // 2 + 1)
    choice = Ballot(vote.what, "" if vote.about is None else str(vote.about))
    body = Body(said, ((Button(0, str(choice), table.say("cosmic-table-vote")),),))
    if vote.key:
        if vote.said != said:
            table.edit(vote.key, body)
    else:
        vote.key = table.post("v", body)
    vote.said = said


def _tell_all(table: Running, vote: Vote, said: str) -> None:
    """Say what was decided, also if the first vote was enough and nobody has seen an open one."""
    if vote.key:
        _close(table, vote, said)
    else:
        table.record.votes.remove(vote)
        table.post("v", Body(said))


def _close(table: Running, vote: Vote, said: str) -> None:
    table.record.votes.remove(vote)
    if not vote.key:
        return
    if said:
        table.edit(vote.key, Body(said))
    else:
        table.erase(vote.key)


def _about(table: Running, vote: Vote) -> str:
    """The name of whom the vote is about, or who offers to come."""
    if vote.what == "guest":
        return safe_name(vote.name)
    return "" if vote.about is None else table.names[vote.about]
