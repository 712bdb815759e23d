"""Handing a seat to another person (8.10, 8.11): it is offered in the thread, and given to nobody who does not take it.

The offer mentions whom it is for and whoever sits there. Either of them, and whoever made it, can end it; else it ends
by itself after a while.
"""

from __future__ import annotations

from typing import Final

from bot.kernel.seat import Seat
from bot.tables.contract.table import Body, Button, Pressed
from bot.tables.contract.timers import named
from bot.tables.cosmic.controls import Decline, Take
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.presses import leaving
from bot.tables.cosmic.record import SeatOffer
from bot.tables.cosmic.seats import described
from bot.tables.cosmic.words import table_words
from bot.words.names import safe_name
from bot.words.speech import Speech

TIMER: Final = "offer"
"""Timer: an offer may have run out; its number follows."""
_LIVE_MS: Final = 10 * 60_000
_MS: Final = 24 * 3_600_000
"""For how long an offer stands, at live tables and elsewhere."""


def offer(table: Running, seat: Seat, guest: str, name: str, by: Seat | None) -> None:
    """Offer the seat to somebody; an earlier offer of it ends."""
    record, say = table.record, table.say
    for old in [old for old in record.offers if old.seat == seat]:
        _end(table, old)
    number = record.messages + 1
    until = table.now + (_LIVE_MS if record.speed == "live" else _MS)
    row = (
        Button(0, str(Take(number)), say("cosmic-table-take-seat"), style="success"),
        Button(0, str(Decline(number)), say("cosmic-table-decline-seat")),
    )
    maker = "" if by is None or by == seat else table.names[by]
    said = table_words.seat_offer(say, safe_name(name), table.names[seat], maker, described(table, seat), until)
    sitter = () if table.unattended(seat) else (seat,)
    key = table.post("o", Body(said, (row,)), ping=sitter, guest=guest)
    record.offers.append(SeatOffer(number, seat, guest, name, key, by))
    table.ring(named(TIMER, number), until)


def taken(table: Running, event: Pressed, number: int | None, say: Speech) -> None:
    """Somebody presses *I'll take it*: only whom the seat was offered to gets it."""
    found = _found(table, number)
    if found is None:
        table.reply(event.reply, say("cosmic-table-offer-gone"))
    elif event.guest != found.guest:
        table.reply(event.reply, say("cosmic-table-offer-for", guest=safe_name(found.name)))
    elif event.guest_seat is not None:
        table.reply(event.reply, say("cosmic-table-has-a-seat"))
    else:
        _end(table, found)
        leaving.reseat(table, found.seat, found.guest, found.name)
        table.record.languages[str(found.seat)] = event.language
        table.reply(event.reply, table_words.you_play(say, described(table, found.seat)))


def declined(table: Running, event: Pressed, number: int | None, say: Speech) -> None:
    """Whom it is for, who sits there, and who made it end an offer."""
    found = _found(table, number)
    if found is None:
        table.reply(event.reply, say("cosmic-table-offer-gone"))
    elif event.guest == found.guest or event.host or (event.seat is not None and event.seat in (found.seat, found.by)):
        _end(table, found)
        table.reply(event.reply, say("cosmic-table-offer-ended"))
    else:
        table.reply(event.reply, say("cosmic-table-offer-for", guest=safe_name(found.name)))


def woken(table: Running, seat: Seat) -> None:
    """Whoever slept is back: what was offered in their absence is not to be had any more."""
    for found in [found for found in table.record.offers if found.seat == seat and found.by != seat]:
        _end(table, found)


def look(table: Running) -> None:
    """End what has run out, or cannot be taken any more."""
    record, players = table.record, table.state.players
    for found in list(record.offers):
        timer = named(TIMER, found.number)
        if table.game.over or not players[found.seat].active or timer not in record.timers:
            _end(table, found)


def _found(table: Running, number: int | None) -> SeatOffer | None:
    return next((one for one in table.record.offers if one.number == number), None)


def _end(table: Running, found: SeatOffer) -> None:
    table.record.offers.remove(found)
    table.hush(named(TIMER, found.number))
    table.erase(found.key)
