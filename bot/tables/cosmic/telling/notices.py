"""Carries out how a seat is told of what it is asked: its direct message sent anew or edited, or a mention.

Every seat has one direct message, so that a new one deletes the old one. When which way is taken is ``whisper``'s part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.timing import automation
from bot.kernel.seat import Seat
from bot.tables.contract.table import Body, Button, Edit, Erase, Post, Unsent
from bot.tables.cosmic.clockwork import silence, stops
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions import asking
from bot.tables.cosmic.record import Whisper
from bot.tables.cosmic.telling.owing import owed, plan_number, present
from bot.tables.cosmic.words import table_words
from bot.words.message import Message, ids
from bot.words.speech import speech

OLD_MS: Final = 50 * 60_000
"""A message of that age is not edited any more but sent anew: Discord slows down edits of old messages."""
_DIGEST: Final = "y"
_MISSED: Final = ids("cosmic-table-missed-", automation.TIME_UP_SETTINGS)
"""What somebody is told whose time was up, by what happens then."""
_CLOSED_MS: Final = 24 * 3_600_000
"""For how long a closed direct message is not tried again."""


def push(table: Running, seat: Seat, numbers: tuple[int, ...], *, patient: bool = False) -> None:
    """The seat's direct message is sent anew and notifies; where it can get none, a mention tells of decisions.

    A patient one notifies only if nobody else's notification waits for the person.
    """
    record, place = table.record, str(seat)
    under_seal = stops.sort_of(table) == "round"
    since = record.closed.get(place)
    if since is not None and table.now - since < _CLOSED_MS:
        if not under_seal:
            _ping(table, seat)
        return
    record.closed.pop(place, None)
    old = record.whispers.get(place)
    key = record.message("w")
    record.whispers[place] = Whisper(key, table.now, shows=present(table, seat), told=old is not None and old.told)
    note(table, seat, numbers)
    table.add(Post(key, _body(table, seat), place="dm", seat=seat, patient=patient))
    if old is not None:
        table.add(Erase(old.key))


def edit(table: Running, seat: Seat, numbers: tuple[int, ...]) -> None:
    """The seat's direct message shows what is asked, which notifies nobody."""
    note(table, seat, numbers)
    whisper = table.record.whispers[str(seat)]
    whisper.shows = present(table, seat)
    table.add(Edit(whisper.key, _body(table, seat)))


def note(table: Running, seat: Seat, numbers: tuple[int, ...]) -> None:
    """The seat sees what is asked: in its direct message, or in the answer to its own press."""
    whisper = table.record.whispers.get(str(seat))
    if whisper is not None:
        whisper.asks = list(numbers)
        whisper.told = whisper.told or stops.sort_of(table) == "round"


def done(table: Running, seat: Seat) -> None:
    """Nothing is asked of the seat any more."""
    if (whisper := table.record.whispers.get(str(seat))) is not None:
        whisper.asks = []


def freshen(table: Running, seat: Seat) -> None:
    """Questions that are answered or closed leave the message at once, without notifying anybody.

    Of a round that people are not told of, the message shows nothing, so that it is not out of date when that closes;
    nor does that of somebody on autopilot, whom nobody asks.
    """
    whisper = table.record.whispers.get(str(seat))
    if whisper is None or not whisper.shows or whisper.shows == present(table, seat):
        return
    untold = stops.at_the_table(table) and stops.sort_of(table) == "round"
    rests = untold or table.state.players[seat].autopilot
    whisper.shows = [] if rests else present(table, seat)
    table.add(Edit(whisper.key, _body(table, seat, rests=rests)))


def sealed(table: Running, seat: Seat) -> None:
    """The seat has sealed its plan elsewhere: its message does not ask for one any more."""
    whisper = table.record.whispers.get(str(seat))
    if whisper is not None and not whisper.shows and plan_number(table) in whisper.asks:
        edit(table, seat, owed(table).get(seat, ()))


def digest(table: Running, seat: Seat, body: Body) -> None:
    """A direct message of its own, which stands beside the one that asks and is never changed."""
    table.add(Post(table.record.message(_DIGEST), body, place="dm", seat=seat))


def is_digest(table: Running, key: str) -> bool:
    """Whether a message is such a one: if it is refused, all that it says is told to whoever asks."""
    return table.record.letter(key) == _DIGEST


def over(table: Running, winners: Sequence[str], how: str, won_by: Sequence[Message]) -> None:
    """The direct messages say how the game ended, in everybody's language; old ones are not edited any more."""
    for place, whisper in table.record.whispers.items():
        if table.now - whisper.posted < OLD_MS:
            say = speech(table.language(int(place)))
            table.add(Edit(whisper.key, Body(table_words.result(say, winners, how, won_by))))


def refused(table: Running, event: Unsent) -> None:
    """A direct message did not get through: the thread has to do."""
    record = table.record
    for place, whisper in list(record.whispers.items()):
        if whisper.key == event.key and event.what == "post":
            del record.whispers[place]
            record.closed[place] = table.now
            record.untold.append(int(place))
            asked = int(place) in owed(table) and stops.sort_of(table) != "round"
            if asked and record.mode == "running":
                _ping(table, int(place))


def unping(table: Running, seat: Seat) -> None:
    """Delete the mention of the seat, if there is one."""
    if (ping := table.record.pings.pop(str(seat), None)) is not None:
        table.add(Erase(ping))


def _ping(table: Running, seat: Seat) -> None:
    unping(table, seat)
    row = (Button(0, "answer", table.say("cosmic-table-answer"), style="primary"),)
    table.record.pings[str(seat)] = table.post(
        "m", Body(table.say("cosmic-table-asked-in-thread"), (row,)), ping=(seat,)
    )


def _body(table: Running, seat: Seat, *, rests: bool = False) -> Body:
    language = table.language(seat)
    say = speech(language)
    head = say(_MISSED[silence.setting(table, seat)]) if seat in table.missed else ""
    body = asking.body(table, seat, say, language, head, heading=True, rests=rests)
    return msgspec.structs.replace(body, elsewhere=language)
