"""Notify everybody who is newly asked: one push for each checkpoint and each decision, and none too many.

Every seat has one direct message. A push is that message sent anew, which deletes the old one, since an edit notifies
nobody. Who has just pressed something looks
already: there the message is edited, and the push comes only if no answer does. So it is with responses and repeated
rounds of a checkpoint of which the seat has been told. Where people sit together at a live table, decisions are pushed
at once whoever looks where. A notice that nobody has come for stands for the rounds that follow, too; at daily and
relaxed tables it stands for those of other tables, too (``bot.play.outgoing.direct_messages``), while a decision always
notifies. What is asked by the way notifies nobody.

Who can get no direct message is mentioned in the thread instead, and the mention is deleted when the answer is
there. Of rounds under seal either everybody who has to answer is told by direct message or nobody is, and nobody is
mentioned. What decides is public, or the seat's own doing: presses and wishes, never a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.timing import automation
from bot.cosmic.words.question_text import question
from bot.kernel.event import Seat
from bot.tables.contract.table import Body, Button, Edit, Erase, Owe, Post, Unsent
from bot.tables.cosmic import table_words
from bot.tables.cosmic.ahead import sides
from bot.tables.cosmic.chair import Person, Prompt, Waiting
from bot.tables.cosmic.clockwork import computers, looks, stops
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.telling import asking
from bot.tables.cosmic.telling.asking import Owed, open_sides, owed, present
from bot.words.message import Message, ids
from bot.words.speech import speech

OLD_MS: Final = 50 * 60_000
"""A message of that age is not edited any more but sent anew: Discord slows down edits of old messages."""
_DIGEST: Final = "y"
_MISSED: Final = ids("cosmic-table-missed-", automation.TIME_UP_SETTINGS)
"""What somebody is told whose time was up, by what happens then."""
_CLOSED_MS: Final = 24 * 3_600_000
"""For how long a closed direct message is not tried again."""


def push(table: Running, seat: Seat, waiting: tuple[Waiting, ...], *, patient: bool = False) -> None:
    """The seat's direct message is sent anew and notifies; where it can get none, a mention tells of decisions.

    A patient one notifies only if nobody else's notification waits for the person.
    """
    person = table.record.person(seat)
    under_seal = stops.sort_of(table) == "round"
    if person.closed is not None and table.now - person.closed < _CLOSED_MS:
        if not under_seal:
            _ping(table, seat)
        return
    person.closed, old = None, person.prompt
    key = table.record.message("w")
    person.prompt = Prompt(key, table.now, shows=present(table, seat), told=old is not None and old.told)
    note(table, seat, waiting)
    table.add(Post(key, _body(table, seat), place="dm", seat=seat, patient=patient))
    if old is not None:
        table.add(Erase(old.key))


def edit(table: Running, seat: Seat, waiting: tuple[Waiting, ...]) -> None:
    """The seat's direct message shows what is asked, which notifies nobody."""
    note(table, seat, waiting)
    if (prompt := table.record.person(seat).prompt) is not None:
        prompt.shows = present(table, seat)
        table.add(Edit(prompt.key, _body(table, seat)))


def note(table: Running, seat: Seat, waiting: tuple[Waiting, ...]) -> None:
    """The seat sees what is asked: in its direct message, or in the answer to its own press."""
    prompt = table.record.person(seat).prompt
    if prompt is not None:
        prompt.asks = list(waiting)
        prompt.told = prompt.told or stops.sort_of(table) == "round"


def done(table: Running, seat: Seat) -> None:
    """Nothing is asked of the seat any more."""
    if (prompt := table.record.person(seat).prompt) is not None:
        prompt.asks = []


def freshen(table: Running, seat: Seat) -> None:
    """Questions that are answered or closed leave the message at once, without notifying anybody.

    Of a round that people are not told of, the message shows nothing, so that it is not out of date when that closes;
    nor does that of somebody on autopilot, whom nobody asks.
    """
    prompt = table.record.person(seat).prompt
    if prompt is None or not prompt.shows or prompt.shows == present(table, seat):
        return
    untold = stops.at_the_table(table) and stops.sort_of(table) == "round"
    rests = untold or table.state.players[seat].autopilot or not present(table, seat)
    prompt.shows = [] if rests else present(table, seat)
    table.add(Edit(prompt.key, _body(table, seat, rests=rests)))


def sealed(table: Running, seat: Seat) -> None:
    """The seat has said elsewhere whom it invites or joins: its message does not ask for that any more."""
    prompt = table.record.person(seat).prompt
    if prompt is not None and not prompt.shows and open_sides(table) in prompt.asks:
        edit(table, seat, owed(table).get(seat, ()))


def digest(table: Running, seat: Seat, body: Body) -> str:
    """A direct message of its own, which stands beside the one that asks and is never changed; returns its key."""
    key = table.record.message(_DIGEST)
    table.add(Post(key, body, place="dm", seat=seat))
    return key


def is_digest(table: Running, key: str) -> bool:
    """True if the message is a digest: if it is refused, anyone who asks is told all that it says."""
    return table.record.letter(key) == _DIGEST


def over(table: Running, winners: Sequence[str], how: str, won_by: Sequence[Message]) -> None:
    """The direct messages say how the game ended, in everybody's language; old ones are not edited any more."""
    for seat, person in enumerate(table.record.people):
        prompt = person.prompt
        if prompt is not None and table.now - prompt.posted < OLD_MS:
            say = speech(table.language(seat))
            table.add(Edit(prompt.key, Body(table_words.result(say, winners, how, won_by))))


def refused(table: Running, event: Unsent) -> None:
    """A direct message did not get through: the thread has to do."""
    for seat, person in enumerate(table.record.people):
        if person.prompt is not None and person.prompt.key == event.key and event.what == "post":
            person.prompt, person.closed, person.untold = None, table.now, True
            asked = seat in owed(table) and stops.sort_of(table) != "round"
            if asked and table.record.mode == "running":
                _ping(table, seat)


def unpinged(table: Running, key: str) -> None:
    """A mention cannot be posted."""
    for person in table.record.people:
        if person.ping == key:
            person.ping = ""


def ping_again(table: Running) -> None:
    """The thread takes messages again: mention those who decide something and cannot be told of it elsewhere."""
    record = table.record
    if record.mode != "running" or stops.sort_of(table) == "round":
        return
    for seat in owed(table):
        person = record.person(seat)
        if person.closed is not None and not person.ping:
            _ping(table, seat)


def unping(table: Running, seat: Seat) -> None:
    """Delete the mention of the seat, if there is one."""
    person = table.record.person(seat)
    if person.ping:
        table.erase(person.ping)
        person.ping = ""


def _ping(table: Running, seat: Seat) -> None:
    unping(table, seat)
    row = (Button(0, "answer", table.say("cosmic-table-answer"), style="primary"),)
    table.record.person(seat).ping = table.post(
        "m", Body(table.say("cosmic-table-asked-in-thread"), (row,)), ping=(seat,)
    )


def _body(table: Running, seat: Seat, *, rests: bool = False) -> Body:
    language = table.language(seat)
    say = speech(language)
    late = [say(_MISSED[looks.setting(table, seat)])] if seat in table.missed else []
    head = "\n".join([*late, *([say("cosmic-table-missed-back")] if late and looks.is_quiet(table) else [])])
    body = asking.body(table, seat, say, language, head, heading=True, rests=rests)
    return msgspec.structs.replace(body, elsewhere=language)


TELL: Final = "tell"
"""Timer: somebody who was told without a push, or not yet, has not answered."""
_PRESENT_MS: Final = 120_000
"""For how long after a press somebody is taken to be looking."""
_LIVE_MS: Final = 60_000
"""The same for whoever plays alone at a live table, and in a live negotiation, where the next offer comes soon."""
_PATIENT_MS: Final = 8 * 3_600_000
"""A table whose looks last so long lets its rounds wait for a visit to another table."""
_UNREAD_MS: Final = 12 * 3_600_000
"""For how long a notice for which nobody comes stands for the rounds that follow; reminders come all the same."""
_LONGEST: Final = 120


def settle(table: Running, before: Owed) -> None:
    """Tell those who are newly asked, and take back what is answered. ``before`` is who was asked before the input.

    A table that stands still tells nobody anything: whoever has not been told before is told when it goes on.
    """
    record = table.record
    running = record.mode == "running"
    waiting = owed(table)
    asked = waiting if running else {}
    under_seal = stops.sort_of(table) == "round"
    _see_checkpoint(table)
    for seat, chair in enumerate(record.chairs):
        if chair.is_computer:
            continue
        mine = asked.get(seat, ())
        if not mine or under_seal:
            unping(table, seat)
        if seat not in waiting:
            done(table, seat)
        if not mine:
            continue
        if seat in table.served:
            note(table, seat, mine)
            chair.person.telling = None
            if not under_seal and stops.at_the_table(table) and not set(mine) <= set(before.get(seat, ())):
                chair.person.telling = table.now + _patience(table)  # it looks, but maybe not for long
        elif not set(mine) <= set(before.get(seat, ())):
            _tell(table, seat, mine)
    if running:
        _tell_late(table, asked)
        for seat in range(len(record.chairs)):
            freshen(table, seat)
    remind(table)


def remind(table: Running) -> None:
    """Keep everybody's reminders up to date."""
    record = table.record
    waits = record.mode == "running" and not stops.by_the_way(table)
    asked = owed(table) if waits else {}
    due = record.stop.due if record.stop is not None else 0
    for seat, chair in enumerate(record.chairs):
        if chair.is_computer:
            continue
        what = _what(table, seat) if seat in asked else ""
        wanted = (what, due if what else 0)
        if chair.person.owes != wanted:
            chair.person.owes = wanted
            if what:
                table.add(Owe(seat, *wanted, public=_is_public(table, seat), language=table.language(seat)))
            else:
                table.add(Owe(seat, ""))


def _is_public(table: Running, seat: Seat) -> bool:
    """True if all may know that the seat is still asked: of decisions, whose actor is named anyway (8.14)."""
    return stops.sort_of(table) == "decision" and not any(ask.secret for ask in table.open_asks(seat).values())


def _what(table: Running, seat: Seat) -> str:
    asks = table.open_asks(seat)
    asked = next(iter(asks.values()), None)
    say = speech(table.language(seat))
    if asked is None and stops.sort_of(table) != "deal":
        told = sides.question(table, seat, table.language(seat))
    else:
        told = question(say, asked) if asked is not None else say("cosmic-table-deal")
    return told if len(told) <= _LONGEST else told[: _LONGEST - 1] + "…"


def _see_checkpoint(table: Running) -> None:
    """Count everybody as not told yet once another checkpoint has begun."""
    record, now = table.record, table.state.round
    name = now.name if now is not None else ""
    if name != record.checkpoint:
        record.checkpoint = name
        for person in record.people:
            if person.prompt is not None:
                person.prompt.told = False


def _tell(table: Running, seat: Seat, waiting: tuple[Waiting, ...]) -> None:
    """Tell a seat that is newly asked: by a push, or first without one if it looks already."""
    person = table.record.person(seat)
    person.telling = None
    under_seal = stops.sort_of(table) == "round"
    if under_seal and not _is_told_of_rounds(table, seat):
        return
    old = person.prompt
    if stops.by_the_way(table):
        if old is not None and _is_present(table, seat) and not _is_old(table, old):
            edit(table, seat, waiting)
    elif old is None or (under_seal and person.autopass):
        _push(table, seat, waiting)
    elif under_seal and open_sides(table) not in waiting and _stands_unread(table, person, old):
        if not _is_old(table, old):
            edit(table, seat, waiting)
    elif not under_seal and stops.at_the_table(table) and stops.sort_of(table) != "deal":
        _push(table, seat, waiting)
    elif _is_present(table, seat) and not _is_old(table, old):
        edit(table, seat, waiting)
        person.telling = table.now + _patience(table)
    elif under_seal and old.told:
        person.telling = table.now + _patience(table)
    else:
        _push(table, seat, waiting)


def _push(table: Running, seat: Seat, waiting: tuple[Waiting, ...]) -> None:
    """Notify a seat, unless another table has notified its person and what is new here can wait as long as that."""
    push(table, seat, waiting, patient=stops.sort_of(table) == "round" and table.speed.cap >= _PATIENT_MS)


def _tell_late(table: Running, asked: Owed) -> None:
    """Tell those from whom no answer has come meanwhile, and set the timer for the next of them."""
    people = table.record.people
    for seat, person in enumerate(people):
        if person.telling is not None and (seat not in asked or person.telling <= table.now):
            person.telling = None
            if seat in asked and not stops.by_the_way(table):
                _push(table, seat, asked[seat])
    if tellings := [person.telling for person in people if person.telling is not None]:
        table.ring(TELL, min(tellings))
    else:
        table.hush(TELL)


def _patience(table: Running) -> int:
    """Return the wait before a push to a seat that may be looking, ms.

    No round closes before its floor, so that long costs nobody time.
    """
    if stops.sort_of(table) == "round":
        return max(_PRESENT_MS, computers.pace(table).floor)
    stop = table.record.stop
    left = stop.due - table.now if stop is not None and stop.due else 2 * _PRESENT_MS
    return min(_presence(table) // 3 if table.record.speed == "live" else _PRESENT_MS, left // 2)


def _is_old(table: Running, prompt: Prompt) -> bool:
    """True if the message is not edited any more."""
    return table.now - prompt.posted >= OLD_MS


def _stands_unread(table: Running, person: Person, old: Prompt) -> bool:
    """True if the seat was notified not long ago and has not come since: one notice is enough for all rounds."""
    return person.seen < old.posted and table.now - old.posted < _UNREAD_MS


def _is_present(table: Running, seat: Seat) -> bool:
    """True if the person has just pressed something: they look already and need no notification."""
    return table.now - table.record.person(seat).seen < _presence(table)


def _presence(table: Running) -> int:
    return _LIVE_MS if table.record.speed == "live" else _PRESENT_MS


def _is_told_of_rounds(table: Running, seat: Seat) -> bool:
    """True if a direct message tells the seat of the round: everybody or nobody, by the table's speed.

    People who let the bot pass are told if there is something to pass up, and only then.
    """
    if table.record.person(seat).autopass:
        return any(ask.form.count() > 1 for ask in table.open_asks(seat).values())
    return not stops.at_the_table(table)
