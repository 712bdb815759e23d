"""Notify everybody who is newly asked: one push for each checkpoint and each decision, and none too many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.seen.views import TableView
from bot.cosmic.timing import automation
from bot.cosmic.words.question_text import question
from bot.kernel.event import Seat
from bot.tables.contract.table import Body, Button, Edit, Erase, Owe, Post, Unsent
from bot.tables.cosmic import table_words
from bot.tables.cosmic.chair import Prompt, Waiting
from bot.tables.cosmic.clockwork import deadlines, looks
from bot.tables.cosmic.editors import sides
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import asking
from bot.tables.cosmic.messages.asking import Owed, open_sides, owed, present
from bot.words.message import Message, ids
from bot.words.speech import speech

OLD_MS: Final = 50 * 60_000
"""Older messages are sent anew: Discord slows down edits of old messages."""
_DIGEST: Final = "y"
_MISSED: Final = ids("cosmic-table-missed-", automation.TIME_UP_SETTINGS)
_CLOSED_MS: Final = 24 * 3_600_000
"""A closed direct message is not tried again for so long."""


def _push(table: Running, seat: Seat, waiting: tuple[Waiting, ...]) -> None:
    """Send the seat's message anew to notify it; if closed, mention it for decisions."""
    person = table.record.chairs[seat].person
    under_seal = table.sort == "round"
    if person.closed is not None and table.now - person.closed < _CLOSED_MS:
        if not under_seal:
            _ping(table, seat)
        return
    person.closed, old = None, person.prompt
    key = table.record.message("w")
    person.prompt = Prompt(key, table.now, shows=present(table, seat), notified=old is not None and old.notified)
    note(table, seat, waiting)
    patient = under_seal and table.speed.cap >= _PATIENT_MS
    table.add(Post(key, _body(table, seat), place="dm", seat=seat, patient=patient))
    if old is not None:
        table.add(Erase(old.key))


def edit(table: Running, seat: Seat, waiting: tuple[Waiting, ...]) -> None:
    note(table, seat, waiting)
    if (prompt := table.record.chairs[seat].person.prompt) is not None:
        prompt.shows = present(table, seat)
        table.add(Edit(prompt.key, _body(table, seat)))


def note(table: Running, seat: Seat, waiting: tuple[Waiting, ...]) -> None:
    """Note that the seat sees the questions, in its message or in the answer to its own press."""
    prompt = table.record.chairs[seat].person.prompt
    if prompt is not None:
        prompt.asks = list(waiting)
        prompt.notified = prompt.notified or table.sort == "round"


def freshen(table: Running, seat: Seat, prompt: Prompt) -> None:
    """Remove answered and closed questions from the message without notifying anybody."""
    now = present(table, seat)
    if prompt.shows == now:
        return
    silent = table.together and table.sort == "round"
    missed = deadlines.by_the_way(table) and not _is_present(table, seat)  # gone again sooner than they look
    rests = silent or missed or table.game.state.players[seat].autopilot or not now
    prompt.shows = [] if rests else now
    table.add(Edit(prompt.key, _body(table, seat, rests=rests)))


def sealed(table: Running, seat: Seat) -> None:
    """After an answer ahead from elsewhere, edit the seat's message so that it asks no more."""
    prompt = table.record.chairs[seat].person.prompt
    if prompt is not None and not prompt.shows and open_sides(table) in prompt.asks:
        edit(table, seat, owed(table).get(seat, ()))


def digest(table: Running, seat: Seat, body: Body) -> str:
    """A direct message beside the prompt, never changed; returns its key."""
    key = table.record.message(_DIGEST)
    table.add(Post(key, body, place="dm", seat=seat))
    return key


def is_digest(table: Running, key: str) -> bool:
    """True for a digest; if one is refused, its text is shown to those who ask."""
    return table.record.letter(key) == _DIGEST


def over(table: Running, seen: TableView, won_by: Sequence[Message]) -> None:
    for seat, person in enumerate(table.record.people):
        prompt = person.prompt
        if prompt is not None and table.now - prompt.posted < OLD_MS:
            say = speech(table.language(seat))
            table.add(Edit(prompt.key, Body(table_words.result(say, seen, table.names, won_by))))


def refused(table: Running, event: Unsent) -> None:
    """After a refused direct message fall back on the thread."""
    for seat, person in enumerate(table.record.people):
        if person.prompt is not None and person.prompt.key == event.key and event.what == "post":
            person.prompt, person.closed, person.untold = None, table.now, True
            asked = seat in owed(table) and table.sort != "round"
            if asked and table.record.mode == "running":
                _ping(table, seat)


def ping_again(table: Running) -> None:
    """Once the thread takes messages again, mention players who decide and have closed messages."""
    record = table.record
    if record.mode != "running" or table.sort == "round":
        return
    for seat in owed(table):
        person = record.chairs[seat].person
        if person.closed is not None and not person.ping:
            _ping(table, seat)


def unping(table: Running, seat: Seat) -> None:
    person = table.record.chairs[seat].person
    if person.ping:
        table.erase(person.ping)
        person.ping = ""


def _ping(table: Running, seat: Seat) -> None:
    unping(table, seat)
    row = (Button(0, "answer", table.say("cosmic-table-answer"), style="primary"),)
    said = Body(table.say("cosmic-table-asked-in-thread"), (row,))
    table.record.chairs[seat].person.ping = table.post("m", said, ping=(seat,))


def _body(table: Running, seat: Seat, *, rests: bool = False) -> Body:
    language = table.language(seat)
    say = speech(language)
    late = [say(_MISSED[looks.setting(table, seat)])] if seat in table.missed else []
    late += [say("cosmic-table-missed-back")] if late and table.quiet else []
    below = [asking.at_table(table, seat, say), *late]
    body = asking.body(table, seat, say, language, below=below, rests=rests)
    return msgspec.structs.replace(body, elsewhere=language)


LATE_PUSH: Final = "tell"
"""Timer: the push to somebody who was probably looking is due."""
_PRESENT_MS: Final = 120_000
"""After a press somebody counts as looking for so long."""
_LIVE_MS: Final = 60_000
"""The same for a lone player at a live table, and in a live negotiation."""
_PATIENT_MS: Final = 8 * 3_600_000
"""With looks this long, rounds wait for a visit to another table."""
_UNREAD_MS: Final = 12 * 3_600_000
"""An unread notice stands for so long for the rounds that follow; reminders come all the same."""
_LONGEST: Final = 120


def settle(table: Running, before: Owed) -> None:
    """Notify newly asked people, unless paused; ``before`` is who was asked before the input."""
    record = table.record
    running = record.mode == "running"
    waiting = owed(table)
    asked = waiting if running else {}
    under_seal = table.sort == "round"
    if table.checkpoint != record.checkpoint:
        record.checkpoint = table.checkpoint
        for person in record.people:
            if person.prompt is not None:
                person.prompt.notified = False
    for seat, chair in enumerate(record.chairs):
        if chair.temper:
            continue
        mine = asked.get(seat, ())
        if chair.person.ping and (not mine or under_seal):
            unping(table, seat)
        if seat not in waiting and chair.person.prompt is not None:
            chair.person.prompt.asks = []
        if not mine:
            continue
        if seat in table.served:
            note(table, seat, mine)
            chair.person.push_due = None
            if not under_seal and table.together and not set(mine) <= set(before.get(seat, ())):
                chair.person.push_due = table.now + _patience(table)  # it looks, but maybe not for long
        elif not set(mine) <= set(before.get(seat, ())):
            _notify(table, seat, mine)
    if running:
        _push_late(table, asked)
        for seat, person in enumerate(record.people):
            if person.prompt is not None and person.prompt.shows:
                freshen(table, seat, person.prompt)
    remind(table)


def remind(table: Running) -> None:
    record = table.record
    waits = record.mode == "running" and not deadlines.by_the_way(table)
    asked = owed(table) if waits else {}
    due = record.stop.due if record.stop is not None else 0
    for seat, chair in enumerate(record.chairs):
        if chair.temper:
            continue
        what = _what(table, seat) if seat in asked else ""
        wanted = (what, due if what else 0)
        if chair.person.owes != wanted:
            chair.person.owes = wanted
            if what:
                # all may know that somebody is still asked of decisions, whose actor is named anyway (8.14)
                secret = any(ask.secret for ask in table.open_asks(seat).values())
                public = table.sort == "decision" and not secret
                table.add(Owe(seat, *wanted, public=public, language=table.language(seat)))
            else:
                table.add(Owe(seat, ""))


def _what(table: Running, seat: Seat) -> str:
    asked, say = next(iter(table.open_asks(seat).values()), None), speech(table.language(seat))
    if asked is None and table.sort != "deal":
        text = sides.question(table, seat, table.language(seat))
    else:
        text = question(say, asked) if asked is not None else say("cosmic-table-deal")
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _notify(table: Running, seat: Seat, waiting: tuple[Waiting, ...]) -> None:
    """Notify a newly asked seat: by a push, or first by an edit if it is looking already."""
    person = table.record.chairs[seat].person
    person.push_due = None
    under_seal = table.sort == "round"
    if under_seal and not _hears_of_rounds(table, seat):
        return
    old = person.prompt
    unread = old is not None and person.seen < old.posted and table.now - old.posted < _UNREAD_MS
    if deadlines.by_the_way(table):
        if old is not None and _is_present(table, seat) and not _is_old(table, old):
            edit(table, seat, waiting)
    elif old is None or (under_seal and person.autopass):
        _push(table, seat, waiting)
    elif under_seal and unread and open_sides(table) not in waiting:
        if not _is_old(table, old):  # a notice that is still unread is enough for all rounds
            edit(table, seat, waiting)
    elif not under_seal and table.together and table.sort != "deal":
        _push(table, seat, waiting)
    elif _is_present(table, seat) and not _is_old(table, old):
        edit(table, seat, waiting)
        person.push_due = table.now + _patience(table)
    elif under_seal and old.notified:
        person.push_due = table.now + _patience(table)
    else:
        _push(table, seat, waiting)


def _push_late(table: Running, asked: Owed) -> None:
    people = table.record.people
    for seat, person in enumerate(people):
        if person.push_due is not None and (seat not in asked or person.push_due <= table.now):
            person.push_due = None
            if seat in asked and not deadlines.by_the_way(table):
                _push(table, seat, asked[seat])
    if moments := [person.push_due for person in people if person.push_due is not None]:
        table.ring(LATE_PUSH, min(moments))
    else:
        table.hush(LATE_PUSH)


def _patience(table: Running) -> int:
    """Return the wait before a push to a seat that may be looking, ms; no round closes before its floor."""
    if table.sort == "round":
        return max(_PRESENT_MS, table.pace.floor)
    stop = table.record.stop
    left = stop.due - table.now if stop is not None and stop.due else 2 * _PRESENT_MS
    return min(_presence(table) // 3 if table.record.speed == "live" else _PRESENT_MS, left // 2)


def _is_old(table: Running, prompt: Prompt) -> bool:
    return table.now - prompt.posted >= OLD_MS


def _is_present(table: Running, seat: Seat) -> bool:
    """True if the person has pressed something recently and needs no notification."""
    return table.now - table.record.chairs[seat].person.seen < _presence(table)


def _presence(table: Running) -> int:
    return _LIVE_MS if table.record.speed == "live" else _PRESENT_MS


def _hears_of_rounds(table: Running, seat: Seat) -> bool:
    """True if rounds are notified: everybody or nobody, by speed; with autopass only if there is a choice."""
    if table.record.chairs[seat].person.autopass:
        return any(ask.form.count() > 1 for ask in table.open_asks(seat).values())
    return not table.together
