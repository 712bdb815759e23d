"""Votes to pause, go on, undo, end (7.7) or stop, and about seats of absent people (8.10, 8.11)."""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile
from typing import Final, Literal, TypeAlias

from bot.cosmic.engine.dispatch import CLOSE
from bot.cosmic.model.board import may_end
from bot.cosmic.model.options import MORE
from bot.kernel.event import Seat
from bot.kernel.saved import Decision, InformationGained
from bot.tables.contract.choices import ABSENT, Ballot, named
from bot.tables.contract.table import Body, Button
from bot.tables.cosmic import chronicle, progress
from bot.tables.cosmic.clockwork import deadlines, looks
from bot.tables.cosmic.clockwork.deadlines import VOTE_MS
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.people import handover
from bot.tables.cosmic.record import Vote
from bot.tables.cosmic.table_words import moment
from bot.words.message import Message, ids
from bot.words.signs import safe_name
from bot.words.speech import Speech

TakenBack: TypeAlias = Literal["done", "nothing", "vote", "round"]
"""``vote``: the others have to agree; ``round``: it has to wait until the round has closed."""

_NOTED: Final = frozenset({"strike", "back", "substitute", "end"})
_LEFT: Final = "concede"


def last_step(table: Running) -> Decision | None:
    """The last step that the table could take back by vote; a departure cannot be."""
    row = next((row for row in reversed(table.game.log) if not _is_no_step(row)), None)
    return None if row is None or row.key == _LEFT else row


def own(table: Running, seat: Seat) -> TakenBack:
    """Take back the seat's own last step; in a round, what it has sealed there."""
    if table.sort == "round":
        return _sealed(table, seat)
    row = next((row for row in reversed(table.game.log) if not _is_beside(seat, row)), None)
    if row is None or row.key == _LEFT:
        return "nothing"
    try:
        undone = table.game.undo(seat, beside=lambda row: _is_beside(seat, row))
    except InformationGained:
        return "vote"
    _look_again(table, undone)
    return "done"


def _sealed(table: Running, seat: Seat) -> TakenBack:
    """Take back the person's sealed answers; those of others stay, and make no difference."""
    game = table.game
    mine = {game.asks[number].key for number in game.sealed if game.asks[number].seat == seat}
    since = takewhile(lambda row: row.key != CLOSE, reversed(game.log))
    if not any(_is_own(seat, row, mine) for row in since):
        return "round"
    _look_again(table, game.undo(seat, beside=lambda row: not _is_own(seat, row, mine)))
    return "done"


def _is_own(seat: Seat, row: Decision, keys: Collection[str]) -> bool:
    return row.seat == seat and row.key in keys and row.by == "player"


def _look_again(table: Running, undone: Decision) -> None:
    chronicle.forget(table, (undone.phase, undone.seq))
    looks.reopen(table, undone)
    progress.advance(table)


def _is_no_step(row: Decision) -> bool:
    return row.key in _NOTED or row.key == chronicle.ORDERS


def _is_beside(seat: Seat, row: Decision) -> bool:
    """True if a decision neither is a step to take back nor stands in the way of one (8.14)."""
    return row.key in _NOTED or (row.key == chronicle.ORDERS and row.seat != seat)


TIMER: Final = "vote"
FREEZE: Final = "freeze"
ABOUT_SEATS: Final = (*ABSENT, "guest")
OF_TABLE: Final = ("pause", "resume", "undo", "end", "stop")
ASKED: Final = ("house", "remove", "guest", "end", "stop")
"""Votes that end or give away something, and so need a second press."""
_ABOUT_SEATS: Final = ids("cosmic-table-vote-", ABOUT_SEATS)
_OF_TABLE: Final = ids("cosmic-table-vote-", OF_TABLE)


def cast(table: Running, seat: Seat, what: str, about: Seat | None, say: Speech) -> str:
    """Count a vote, and carry it out if it is enough. Return the answer for the voter."""
    if what == "undo" and table.sort == "round":  # taking back would show what has been sealed in it (8.14)
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
    table.voted.add(seat)
    recount(table)
    return say("cosmic-table-voted" if any(vote is one for one in table.record.votes) else "cosmic-table-noted")


def question(table: Running, what: str, about: Seat | None, say: Speech) -> str:
    if what == "stop":
        return say("cosmic-table-stop-sure") if len(voters(table, None)) < 2 else say("cosmic-table-stop-vote-sure")
    return say("cosmic-table-vote-sure", motion=_motion(table, _open(table, what, about) or Vote(what, about)))


def offer_seat(table: Running, about: Seat, guest: str, name: str) -> None:
    if (old := _open(table, "guest", about)) is not None:
        _close(table, old, "")
    vote = Vote("guest", about, guest=guest, name=name)
    table.record.votes.append(vote)
    _show(table, vote)


def matters(table: Running, what: str, about: Seat) -> bool:
    return not _is_idle(table, Vote(what, about))


def coming(table: Running, about: Seat | None) -> str | None:
    vote = _open(table, "guest", about)
    return None if vote is None else vote.guest


def ask_to_freeze(table: Running, seat: Seat) -> None:
    _show(table, _of(table, FREEZE, seat))


def end_freeze(table: Running, seat: Seat) -> None:
    if (vote := _open(table, FREEZE, seat)) is not None:
        _close(table, vote, table.say("cosmic-table-vote-void"))


def recount(table: Running) -> None:
    """Close carried votes; called after every vote, and when somebody leaves, wakes or returns."""
    for vote in list(table.record.votes):
        if not any(vote is one for one in table.record.votes):
            continue  # what was carried out before has closed it
        able = voters(table, vote.about)
        vote.seats = [seat for seat in vote.seats if seat in able]
        if _is_idle(table, vote):
            _close(table, vote, table.say("cosmic-table-vote-void"))
        elif vote.seats and 2 * len(vote.seats) > len(able):
            _tell_all(table, vote, table.say("cosmic-table-vote-done", motion=_motion(table, vote)))
            _carry_out(table, vote)
        elif vote.seats or vote.what in ("guest", FREEZE):
            _show(table, vote)


def look(table: Running) -> None:
    """Recount, end votes that have run out, and show the others' terms."""
    if table.game.over:
        return
    if any(_is_due(table, vote) for vote in table.record.votes):
        recount(table)
    for vote in [vote for vote in table.record.votes if vote.key]:
        if _is_due(table, vote):
            failed = table.say("cosmic-table-vote-failed", motion=_motion(table, vote), needed=_needed(table, vote))
            _close(table, vote, failed)
        else:
            _show(table, vote)


def voters(table: Running, about: Seat | None) -> list[Seat]:
    """People who may vote: not those who left or slept for a week, nor the seat that it is about."""
    players = table.game.state.players
    able = [seat for seat in table.people if seat != about and not players[seat].leaving]
    return [seat for seat in able if not table.gone(seat)]


def _open(table: Running, what: str, about: Seat | None) -> Vote | None:
    return next((vote for vote in table.record.votes if vote.what == what and vote.about == about), None)


def _of(table: Running, what: str, about: Seat | None) -> Vote:
    found = _open(table, what, about)
    if found is None:
        found = Vote(what, about)
        if what == "undo" and (last := last_step(table)) is not None:
            found.step, found.decision = (last.phase, last.seq), last
        table.record.votes.append(found)
    return found


def _is_idle(table: Running, vote: Vote) -> bool:
    if vote.what == "pause":
        return table.record.mode != "running"
    if vote.what == "resume":
        return table.record.mode != "paused"
    if vote.what == "stop":
        return table.record.mode == "over"
    if vote.what == "end":
        return not may_end(table.game.state)
    if vote.what == "undo":
        last = last_step(table)
        if last is None or table.sort == "round":
            return True
        # it is about this very step, not one that has its place since
        return (last.phase, last.seq) != vote.step or vote.decision not in (None, last)
    if vote.about is None:
        return True
    if vote.what == FREEZE:
        holiday = table.record.chairs[vote.about].person.away
        return holiday is None or holiday.agreed or holiday.plan != FREEZE
    if not table.game.state.players[vote.about].active:
        return True
    return table.here(vote.about) if vote.what == "guest" else not table.vanished(vote.about)


def _carry_out(table: Running, vote: Vote) -> None:
    match vote.what:
        case "pause":
            progress.pause(table)
        case "resume":
            for holiday in table.record.away.values():
                holiday.agreed = False
            progress.resume(table)
        case "freeze" if vote.about is not None and vote.about in table.record.away:
            table.record.away[vote.about].agreed = True
            progress.pause(table, holiday=True)
        case "undo" if last_step(table) is not None:
            _look_again(table, table.game.undo(consent=True, beside=_is_no_step))
        case "end":
            chronicle.interrupt(table, "end", by="host")
            progress.advance(table)
        case "stop":
            table.record.stopped_by = vote.seats
            chronicle.interrupt(table, "stop", by="host")
            progress.advance(table)
        case "guest" if vote.about is not None:
            handover.offer(table, vote.about, vote.guest, vote.name, None)
        case "care" if vote.about is not None:
            deadlines.by_vote(table, vote.about)
            recount(table)
            progress.advance(table)
        case "remove" if vote.about is not None:
            handover.leave(table, vote.about, "referee")
        case "house" if vote.about is not None:
            handover.reseat(table, vote.about, "", "", own=False)


def _show(table: Running, vote: Vote) -> None:
    if not vote.number:
        vote.number = max(one.number for one in table.record.votes) + 1
        table.ring(named(TIMER, vote.number), table.clock + VOTE_MS[table.record.speed])
    until = table.record.timers.get(named(TIMER, vote.number), 0) if table.record.mode == "running" else 0
    who = [table.names[seat] for seat in vote.seats]
    said = table.say("cosmic-table-open-vote", motion=_motion(table, vote), names=who, needed=_needed(table, vote))
    said += f" {table.say('cosmic-table-open-vote-until', until=moment(until))}" if until else ""
    body = Body(said, ((Button(0, str(Ballot.on(vote.what, vote.about)), table.say("cosmic-table-vote")),),))
    if not vote.key:
        vote.key = table.post("v", body)
    elif vote.said != said:
        table.edit(vote.key, body)
    vote.said = said


def _is_due(table: Running, vote: Vote) -> bool:
    """True if its time is up; votes of older versions get theirs when they are shown again."""
    return bool(vote.number) and named(TIMER, vote.number) not in table.record.timers


def _needed(table: Running, vote: Vote) -> int:
    return len(voters(table, vote.about)) // 2 + 1


def _tell_all(table: Running, vote: Vote, said: str) -> None:
    """Announce the result, even if the first vote carried it and no open vote was shown."""
    if vote.key:
        _close(table, vote, said)
    else:
        table.record.votes.remove(vote)
        table.post("v", Body(said))


def _close(table: Running, vote: Vote, said: str) -> None:
    table.record.votes.remove(vote)
    table.hush(named(TIMER, vote.number))
    if not vote.key:
        return
    if said:
        table.edit(vote.key, Body(said))
    else:
        table.erase(vote.key)


def _motion(table: Running, vote: Vote) -> Message:
    if vote.about is None:
        return Message(_OF_TABLE[vote.what], left=MORE)
    about = safe_name(vote.name) if vote.what == "guest" else table.names[vote.about]
    return Message(_ABOUT_SEATS[vote.what], about=about)
