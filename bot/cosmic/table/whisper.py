"""One push for everybody who is newly asked: their one direct message with hand, question and controls.

It is deleted and sent anew, because an edit notifies nobody; who has just pressed something, and looks therefore, finds
the next question in its place.

Who can get none is mentioned in the thread instead, and the mention is deleted when the answer is there. Of rounds
under seal either everybody who has to answer is told by direct message or nobody is, and nobody is mentioned.
"""

from __future__ import annotations

from typing import Final

from bot.cosmic import question_text
from bot.cosmic.table import asking, stops
from bot.cosmic.table.owing import Owed, owed
from bot.cosmic.table.record import Whisper
from bot.cosmic.table.running import Running
from bot.cosmic.table.words import words
from bot.kernel.table import Body, Button, Edit, Erase, Owe, Post, Seat, Unsent

__all__ = ["refused", "remind", "settle"]

_OLD_MS: Final = 50 * 60_000
_CLOSED_MS: Final = 24 * 3_600_000
"""For how long a closed direct message is not tried again."""
_PRESENT_MS: Final = 180_000
"""For how long after a press somebody is taken to be looking."""
_LONGEST: Final = 120


def settle(table: Running, before: Owed) -> None:
    """Tell those who are newly asked, and take back what is answered. ``before`` is who was asked before the input."""
    record = table.record
    asked = owed(table) if record.mode == "running" else {}
    under_seal = stops.sort_of(table) == "round"
    for seat in range(len(record.names)):
        if record.house(seat):
            continue
        numbers = asked.get(seat, ())
        if (not numbers or under_seal) and (ping := record.pings.pop(str(seat), None)) is not None:
            table.add(Erase(ping))
        if not numbers:
            _done(table, seat)
        elif seat in table.served:
            _note(table, seat, numbers)
        elif not set(numbers) <= set(before.get(seat, ())):
            _push(table, seat, numbers)
    remind(table)


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


def remind(table: Running) -> None:
    """Keep everybody's reminders up to date."""
    record = table.record
    asked = owed(table) if record.mode == "running" else {}
    due = record.stop.due if record.stop is not None else 0
    for seat in range(len(record.names)):
        if record.house(seat):
            continue
        what = _what(table, seat) if seat in asked else ""
        wanted = (what, due if what else 0)
        if record.owes.get(str(seat), ("", 0)) != wanted:
            record.owes[str(seat)] = wanted
            table.add(Owe(seat, *wanted, public=bool(what) and _is_public(table, seat)))


def _is_public(table: Running, seat: Seat) -> bool:
    """Whether all may know that the seat is still asked: of decisions, whose actor is named anyway (8.14)."""
    return stops.sort_of(table) == "decision" and not any(ask.secret for ask in table.open_asks(seat).values())


def _what(table: Running, seat: Seat) -> str:
    asks = table.open_asks(seat)
    told = question_text.question(next(iter(asks.values()))) if asks else table.text.DEAL
    return told if len(told) <= _LONGEST else told[: _LONGEST - 1] + "…"


def _push(table: Running, seat: Seat, numbers: tuple[int, ...]) -> None:
    record = table.record
    under_seal = stops.sort_of(table) == "round"
    if under_seal and not _is_told_of_rounds(table, seat):
        return
    since = record.closed.get(str(seat))
    if since is not None and table.now - since < _CLOSED_MS:
        if not under_seal:
            _ping(table, seat)
        return
    record.closed.pop(str(seat), None)
    old = record.whispers.get(str(seat))
    if old is not None and table.now - old.posted < _OLD_MS and _is_present(table, seat):
        old.asks = list(numbers)
        table.add(Edit(old.key, _body(table, seat, missed=seat in table.missed)))
        return
    key = record.message("w")
    record.whispers[str(seat)] = Whisper(key, table.now, list(numbers))
    said = _body(table, seat, missed=seat in table.missed)
    table.add(Post(key, said, place="dm", seat=seat))
    if old is not None:
        table.add(Erase(old.key))


def _is_present(table: Running, seat: Seat) -> bool:
    """Whether the person has just pressed something: who looks already needs no notification."""
    seen = table.record.seen.get(str(seat))
    return seen is not None and table.now - seen < _PRESENT_MS


def _is_told_of_rounds(table: Running, seat: Seat) -> bool:
    """Whether a direct message tells the seat of the round: everybody or nobody, by the table's speed.

    Whoever lets the bot pass is told if there is something to pass up, and only then.
    """
    if seat in table.record.autopass:
        return any(ask.form.count() > 1 for ask in table.open_asks(seat).values())
    return not stops.at_the_table(table)


def _body(table: Running, seat: Seat, *, missed: bool = False) -> Body:
    language = table.language(seat)
    text = words(language)
    return asking.body(table, seat, text, language, text.MISSED if missed else "")


def _note(table: Running, seat: Seat, numbers: tuple[int, ...]) -> None:
    """The seat sees the question in the answer to its own press."""
    whisper = table.record.whispers.get(str(seat))
    if whisper is not None:
        whisper.asks = list(numbers)


def _done(table: Running, seat: Seat) -> None:
    """Nothing is asked of the seat any more."""
    record = table.record
    whisper = record.whispers.get(str(seat))
    if whisper is None or not whisper.asks:
        return
    missed = seat in table.missed
    whisper.asks = []
    if missed and seat not in table.served and table.now - whisper.posted < _OLD_MS:
        table.add(Edit(whisper.key, _body(table, seat, missed=True)))


def _ping(table: Running, seat: Seat) -> None:
    record = table.record
    if (old := record.pings.pop(str(seat), None)) is not None:
        table.add(Erase(old))
    row = (Button(0, "answer", table.text.ANSWER, style="primary"),)
    record.pings[str(seat)] = table.post("m", Body(table.text.asked_in_thread(), (row,)), ping=(seat,))
