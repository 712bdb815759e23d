"""Leaving a seat, and handing it to another person or to a computer player (8.7, 8.10, 8.11)."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.kernel.event import Seat
from bot.kernel.saved import By
from bot.tables.contract.choices import named
from bot.tables.contract.table import Body, Button, Pressed, Reseat
from bot.tables.cosmic import chronicle, news, progress, table_words
from bot.tables.cosmic.clockwork import computers, deadlines
from bot.tables.cosmic.clockwork.deadlines import OBJECTION_MS, OFFER_MS
from bot.tables.cosmic.controls import Decline, Take
from bot.tables.cosmic.handling import Running, described
from bot.tables.cosmic.messages import notices
from bot.tables.cosmic.messages.asking import at_table
from bot.tables.cosmic.record import SeatOffer
from bot.tables.cosmic.table_words import until_when
from bot.words.signs import clean_name, safe_name, told_apart
from bot.words.speech import Speech, speech


def leave(table: Running, seat: Seat, by: By) -> None:
    """The player leaves the game (8.7). When no person is left, nobody plays on: the game is stopped.

    It is stopped before the last person leaves, so that 8.9 makes no computer player the winner.
    """
    players = table.game.state.players
    if any(one != seat and not players[one].leaving for one in table.people):
        chronicle.interrupt(table, "concede", seat, by=by)
    else:
        chronicle.interrupt(table, "stop", by="clock")
    progress.advance(table)


def reseat(table: Running, seat: Seat, guest: str, name: str, *, own: bool) -> None:
    """Somebody else has the seat from now on, with an empty ``guest`` a computer player; all else stays (8.10).

    The thread hears of it at once, and whoever sat there is mentioned. Who comes has the full time to decide. ``own``
    says that whoever sat there has wanted it: they answer for it, as they do if they have been missing for long.
    """
    record = table.record
    given = own or table.vanished(seat)
    before = table.names[seat]
    wanted = clean_name(name) if guest else record.names[seat]
    names = [wanted if one == seat else old for one, old in enumerate(record.names)]
    for chair, shown in zip(record.chairs, told_apart(names), strict=True):
        chair.name = shown
    record.chairs[seat].temper = "" if guest else computers.USUAL
    notices.unping(table, seat)
    if (prompt := record.chairs[seat].person.prompt) is not None:
        table.erase(prompt.key)
    deadlines.forget(table, seat)
    record.change_person(seat)
    table.moved()
    news.heard(table, seat)  # what came before is no news to whoever comes
    table.post("i", Body(_told(table, seat, guest, before)), ping=(seat,))
    if guest and (stop := record.stop) is not None and stop.sort == "decision":
        stop.opened, stop.limit, stop.due = table.clock, 0, 0
    table.add(Reseat(seat, guest, record.names[seat], given))
    chronicle.interrupt(table, "substitute", seat, by="host")
    table.came.add(seat)
    progress.advance(table)


def _told(table: Running, seat: Seat, guest: str, before: str) -> str:
    name = table.names[seat] if guest else table.say("cosmic-table-computer", name=before)
    if guest and table.game.state.players[seat].hand:
        return table.say("cosmic-table-plays-and-knows", name=name, before=before)
    return table.say("cosmic-table-plays-now", name=name, before=before)


TIMER: Final = "offer"


def offer(table: Running, seat: Seat, guest: str, name: str, by: Seat | None) -> None:
    """Offer the seat, ending earlier offers of it; an absent owner is notified and has time to object."""
    for old in [old for old in table.record.offers if old.seat == seat]:
        _end(table, old)
    made = SeatOffer(0, seat, guest, name, "", by, waits=False)
    _post(table, msgspec.structs.replace(made, waits=_needs_objecting(table, made)))


def refused(table: Running, event: Pressed, say: Speech) -> str | None:
    """Why whoever is meant can take no seat here: they have one, or have left the game (8.7)."""
    if event.guest_seat is None:
        return None
    playing = table.game.state.players[event.guest_seat].active
    return say("cosmic-table-has-a-seat") if playing else say("cosmic-table-has-left")


def accept(table: Running, event: Pressed, number: int | None, say: Speech) -> None:
    """Give the seat to the invited person, but not while its owner may object."""
    found = _found(table, number)
    if found is None:
        table.reply(event.reply, say("cosmic-table-offer-gone"))
    elif event.guest != found.guest:
        table.reply(event.reply, say("cosmic-table-offer-for", guest=safe_name(found.name)))
    elif (refusal := refused(table, event, say)) is not None:
        table.reply(event.reply, refusal)
    elif found.waits:
        table.reply(event.reply, say("cosmic-table-offer-waits", name=table.names[found.seat]))
    else:
        _end(table, found)
        reseat(table, found.seat, found.guest, found.name, own=found.by == found.seat)
        table.record.chairs[found.seat].person.language = event.language
        powers = described(table, found.seat)
        table.reply(event.reply, say("cosmic-table-you-play", powers=powers) if powers else say("cosmic-table-you-sit"))


def declined(table: Running, event: Pressed, number: int | None, say: Speech) -> None:
    found = _found(table, number)
    if found is None:
        table.reply(event.reply, say("cosmic-table-offer-gone"))
    elif event.guest == found.guest or (event.seat is not None and event.seat in (found.seat, found.by)):
        _end(table, found)
        table.reply(event.reply, say("cosmic-table-offer-ended"))
    else:
        table.reply(event.reply, say("cosmic-table-offer-for", guest=safe_name(found.name)))


def keep(table: Running, seat: Seat) -> bool:
    ended = [found for found in table.record.offers if found.seat == seat and found.by != seat]
    for found in ended:
        _end(table, found)
    return bool(ended)


def look(table: Running) -> None:
    """End offers that are void or have run out, and open those that nobody has objected to."""
    record = table.record
    for found in list(record.offers):
        old = found.waits is None and _needs_objecting(table, found)
        gone = table.game.over or not table.game.state.players[found.seat].active or found.seat in table.came
        void = gone or (_needs_objecting(table, found) and table.here(found.seat))
        if named(TIMER, found.number) in record.timers and not void and not old:
            continue
        _end(table, found)
        if not void and (old or found.waits):
            _post(table, msgspec.structs.replace(found, waits=old))


def _needs_objecting(table: Running, found: SeatOffer) -> bool:
    return found.by != found.seat and not table.record.is_computer(found.seat)


def _post(table: Running, made: SeatOffer) -> None:
    record, say, seat = table.record, table.say, made.seat
    number = record.messages + 1
    until = table.clock + (OBJECTION_MS if made.waits else OFFER_MS)[record.speed]
    row = (
        Button(0, str(Take(number)), say("cosmic-table-take-seat"), style="success"),
        Button(0, str(Decline(number)), say("cosmic-table-decline-seat")),
    )
    maker = "" if made.by is None or made.by == seat else table.names[made.by]
    sitter, guest = table.names[seat], safe_name(made.name)
    opens = until if made.waits else 0
    said = table_words.seat_offer(say, guest, sitter, maker, described(table, seat), opens, until)
    person = () if record.is_computer(seat) else (seat,)
    key = table.post("o", Body(said, (row,)), ping=person, guest=made.guest)
    notice = _tell(table, seat, number, guest, until) if made.waits else ""
    record.offers.append(msgspec.structs.replace(made, number=number, key=key, notice=notice))
    table.ring(named(TIMER, number), until)


def _tell(table: Running, seat: Seat, number: int, guest: str, until: int) -> str:
    """Notify the seat's person by direct message with a button to keep it; return the message's key."""
    say = speech(table.language(seat))
    said = say("cosmic-table-seat-at-stake", guest=guest, until=until_when(until))
    row = (Button(0, str(Decline(number)), say("cosmic-table-keep-seat"), style="primary"),)
    return notices.digest(table, seat, Body(f"{said}\n{at_table(table, seat, say)}", (row,)))


def _found(table: Running, number: int | None) -> SeatOffer | None:
    return next((one for one in table.record.offers if one.number == number), None)


def _end(table: Running, found: SeatOffer) -> None:
    table.record.offers.remove(found)
    table.hush(named(TIMER, found.number))
    table.erase(found.key)
    if found.notice:
        table.erase(found.notice)
