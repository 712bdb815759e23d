"""Signs of life: how long somebody has given none, from when on they are away, and the times of votes and offers.

Silence counts from when the table began to wait for what they then missed, or from what they did last after that, so
that nobody is late who was not asked (8.10, 8.11). Nothing of it depends on a hand: what is missed, everybody is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.seat import Seat
from bot.tables.contract.away import SILENT, SILENT_MS, Away
from bot.tables.contract.choices import named
from bot.tables.contract.table import Body, Silent
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.chair import Holiday
from bot.tables.cosmic.handling import SILENCE, Running

_MINUTE: Final = 60_000
_HOUR: Final = 60 * _MINUTE
VOTE_MS: Final[Mapping[str, int]] = {
    "live": 30 * _MINUTE,
    "lively": 12 * _HOUR,
    "daily": 72 * _HOUR,
    "relaxed": 168 * _HOUR,
}
"""A vote that is not carried by then has failed; by the table's speed."""
OBJECTION_MS: Final[Mapping[str, int]] = {
    "live": 10 * _MINUTE,
    "lively": 3 * _HOUR,
    "daily": 12 * _HOUR,
    "relaxed": 24 * _HOUR,
}
"""So long whoever sits there can keep a seat that others have offered, before anybody can take it."""
OFFER_MS: Final[Mapping[str, int]] = {
    "live": 10 * _MINUTE,
    "lively": 24 * _HOUR,
    "daily": 24 * _HOUR,
    "relaxed": 24 * _HOUR,
}
"""So long a seat can be taken."""
SILENCE_MS: Final[Mapping[str, int]] = {
    "live": 30 * _MINUTE,
    "lively": 3 * _HOUR,
    "daily": 48 * _HOUR,
    "relaxed": 96 * _HOUR,
}
"""After so long without a sign of life of somebody who has missed a deadline the others may vote about the seat."""


def miss(table: Running, seat: Seat, asked: int) -> None:
    """Somebody has missed what they were ``asked`` at that moment."""
    person = table.record.person(seat)
    if person.unheard and table.state.players[seat].strikes > 1:
        return
    forget(table, seat)
    person.unheard = True
    since = max(asked, person.seen)
    table.ring(named(SILENCE, seat), since + SILENCE_MS[table.record.speed])


def forget(table: Running, seat: Seat) -> None:
    """Somebody has done something, or nobody waits for them any more."""
    person = table.record.person(seat)
    if person.unheard:
        person.unheard = False
        table.hush(named(SILENCE, seat))


def begin_absence(table: Running, seat: Seat, wanted: Away) -> None:
    """A seat is answered for from now on; deadlines that its person has missed are forgotten."""
    player = table.state.players[seat]
    if player.strikes or player.autopilot:
        chronicle.interrupt(table, "back", seat, by="clock")
    forget(table, seat)
    person = table.record.person(seat)
    person.deeds, person.away = [], Holiday(wanted.until, wanted.plan, table.now)


def by_vote(table: Running, seat: Seat) -> None:
    """The others have voted that a caretaker plays for whoever is silent, who is told that once."""
    wanted = Away(table.now + SILENT_MS, SILENT)
    table.post("i", Body(table.say("away-by-vote", name=table.names[seat])), ping=(seat,))
    begin_absence(table, seat, wanted)
    table.add(Silent(seat, wanted.written))
