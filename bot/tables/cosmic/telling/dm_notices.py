"""When everybody who is newly asked is told: one push for each checkpoint and each decision, and none too many.

A push is the seat's one direct message sent anew, since an edit notifies nobody. Who has just pressed something looks
already: there the message is edited, and the push comes only if no answer does. So it is with responses and repeated
rounds of a checkpoint of which the seat has been told. Where people sit together at a live table, decisions are pushed
at once whoever looks where. A notice that nobody has come for stands for the rounds that follow, too, and where there
are plans for everything that stands on them; at daily and relaxed tables it stands for those of other tables, too
(``bot.play.outgoing.visits``), while a decision that no plan foresees always notifies.

Who can get no direct message is mentioned in the thread instead, and the mention is deleted when the answer is
there. Of rounds under seal either everybody who has to answer is told by direct message or nobody is, and nobody is
mentioned. What decides is public, or the seat's own doing: presses and wishes, never a card.
"""

from __future__ import annotations

from typing import Final

from bot.cosmic.timing import conditions, plans
from bot.cosmic.words.question_text import question
from bot.kernel.seat import Seat
from bot.tables.contract.table import Owe
from bot.tables.cosmic.clockwork import attention, stops
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Whisper
from bot.tables.cosmic.telling import notices
from bot.tables.cosmic.telling.owing import PLANS, Owed, must_answer, owed, plan_number
from bot.words.speech import speech

TELL: Final = "tell"
"""Timer: somebody who was told without a push, or not yet, has not answered."""
_PRESENT_MS: Final = 120_000
"""For how long after a press somebody is taken to be looking."""
_LIVE_MS: Final = 60_000
"""The same for whoever plays alone at a live table, and in a live negotiation, where the next offer comes soon."""
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
    for seat in range(len(record.names)):
        if record.house(seat):
            continue
        numbers = asked.get(seat, ())
        if not numbers or under_seal:
            notices.unping(table, seat)
        if seat not in waiting:
            notices.done(table, seat)
        if not numbers:
            continue
        if seat in table.served:
            notices.note(table, seat, numbers)
            record.tellings.pop(str(seat), None)
            if not under_seal and stops.at_the_table(table) and not set(numbers) <= set(before.get(seat, ())):
                record.tellings[str(seat)] = table.now + _patience(table)  # it looks, but maybe not for long
        elif not set(numbers) <= set(before.get(seat, ())):
            _tell(table, seat, numbers)
    if running:
        _tell_late(table, asked)
        for seat in range(len(record.names)):
            notices.freshen(table, seat)
    remind(table)


def remind(table: Running) -> None:
    """Keep everybody's reminders up to date."""
    record = table.record
    asked = must_answer(table) if record.mode == "running" else {}
    due = record.stop.due if record.stop is not None else 0
    for seat in range(len(record.names)):
        if record.house(seat):
            continue
        what = _what(table, seat) if seat in asked else ""
        wanted = (what, due if what else 0)
        if record.owes.get(str(seat), ("", 0)) != wanted:
            record.owes[str(seat)] = wanted
            if what:
                table.add(Owe(seat, *wanted, public=_is_public(table, seat), language=table.language(seat)))
            else:
                table.add(Owe(seat, ""))


def _is_public(table: Running, seat: Seat) -> bool:
    """Whether all may know that the seat is still asked: of decisions, whose actor is named anyway (8.14)."""
    return stops.sort_of(table) == "decision" and not any(ask.secret for ask in table.open_asks(seat).values())


def _what(table: Running, seat: Seat) -> str:
    asks = table.open_asks(seat)
    asked = next(iter(asks.values()), None)
    say = speech(table.language(seat))
    told = question(say, asked) if asked is not None else say("cosmic-table-deal")
    return told if len(told) <= _LONGEST else told[: _LONGEST - 1] + "…"


def _see_checkpoint(table: Running) -> None:
    """Where another checkpoint has begun, nobody has been told of it yet."""
    record, now = table.record, table.state.round
    name = now.name if now is not None else ""
    if name != record.checkpoint:
        record.checkpoint = name
        for whisper in record.whispers.values():
            whisper.told = False


def _tell(table: Running, seat: Seat, numbers: tuple[int, ...]) -> None:
    """Tell a seat that is newly asked: by a push, or first without one if it looks already."""
    record, place = table.record, str(seat)
    record.tellings.pop(place, None)
    under_seal = stops.sort_of(table) == "round"
    if under_seal and not _is_told_of_rounds(table, seat):
        return
    old = record.whispers.get(place)
    if old is None or (under_seal and seat in record.autopass):
        _push(table, seat, numbers)
    elif (under_seal or _is_on_plan(table, numbers)) and _stands_unread(table, place, old):
        if not (_is_old(table, old) or _shows_plan(table, seat, numbers, old)):
            notices.edit(table, seat, numbers)
    elif not under_seal and stops.at_the_table(table) and stops.sort_of(table) != "deal":
        _push(table, seat, numbers)
    elif _is_present(table, seat) and not _is_old(table, old):
        notices.edit(table, seat, numbers)
        record.tellings[place] = table.now + _patience(table)
    elif under_seal and old.told:
        record.tellings[place] = table.now + _patience(table)
    else:
        _push(table, seat, numbers)


def _push(table: Running, seat: Seat, numbers: tuple[int, ...]) -> None:
    """Notify a seat, unless another table has notified its person and what is new here can wait as long as that."""
    foreseen = stops.sort_of(table) == "round" or _is_on_plan(table, numbers)
    notices.push(table, seat, numbers, patient=foreseen and table.speed.cap >= _UNREAD_MS)


def _tell_late(table: Running, asked: Owed) -> None:
    """Tell those from whom no answer has come meanwhile, and set the timer for the next of them."""
    tellings = table.record.tellings
    for place, when in list(tellings.items()):
        seat = int(place)
        if seat not in asked or when <= table.now:
            del tellings[place]
            if seat in asked:
                _push(table, seat, asked[seat])
    if tellings:
        table.ring(TELL, min(tellings.values()))
    else:
        table.hush(TELL)


def _patience(table: Running) -> int:
    """How long an answer is waited for before a seat is notified that may be looking, ms.

    No round closes before its floor, so that long costs nobody time.
    """
    if stops.sort_of(table) == "round":
        return max(_PRESENT_MS, stops.pace(table).floor)
    stop = table.record.stop
    left = stop.due - table.now if stop is not None and stop.due else 2 * _PRESENT_MS
    return min(_presence(table) // 3 if table.record.speed == "live" else _PRESENT_MS, left // 2)


def _is_old(table: Running, whisper: Whisper) -> bool:
    """Whether the message is not edited any more."""
    return table.now - whisper.posted >= notices.OLD_MS


def _stands_unread(table: Running, place: str, old: Whisper) -> bool:
    """Whether the seat was notified not long ago and has not come since: one notice is enough for all rounds."""
    return table.record.seen.get(place, 0) < old.posted and table.now - old.posted < _UNREAD_MS


def _is_on_plan(table: Running, numbers: tuple[int, ...]) -> bool:
    """Whether a plan is asked for, or only what stands on it: one notification for the whole challenge is enough."""
    asks = [table.game.asks.get(number) for number in numbers if number < PLANS]
    return attention.is_quiet(table) and all(ask is not None and plans.is_foreseen(table.state, ask) for ask in asks)


def _shows_plan(table: Running, seat: Seat, numbers: tuple[int, ...], old: Whisper) -> bool:
    """Whether the message shows the plan that can still be made, on which whatever is asked now can be answered: all
    but what is aimed at the seat.
    """
    shown = plan_number(table) in old.asks and not old.shows
    return shown and plan_number(table) in numbers and not conditions.is_aimed_at(table.state, seat)


def _is_present(table: Running, seat: Seat) -> bool:
    """Whether the person has just pressed something: who looks already needs no notification."""
    seen = table.record.seen.get(str(seat))
    return seen is not None and table.now - seen < _presence(table)


def _presence(table: Running) -> int:
    return _LIVE_MS if table.record.speed == "live" else _PRESENT_MS


def _is_told_of_rounds(table: Running, seat: Seat) -> bool:
    """Whether a direct message tells the seat of the round: everybody or nobody, by the table's speed.

    Whoever lets the bot pass is told if there is something to pass up, and only then.
    """
    if seat in table.record.autopass:
        return any(ask.form.count() > 1 for ask in table.open_asks(seat).values())
    return not stops.at_the_table(table)
