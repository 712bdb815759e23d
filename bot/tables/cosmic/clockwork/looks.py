"""The three looks of a challenge, in which people choose with new knowledge: Attack, Sides, Cards (8.12).

A table waits for the first question of a look, once. What follows in the same look, and all small choices and questions
of powers, is open for a glance, where nobody is there for the floor, and then taken as it is suggested. What is asked
anew, because something has happened, opens its look again. Whoever has missed a look is not waited for in the same
challenge, nor as a guest, until they are back. In windows what people hold is played when it helps, unless they wish to
be asked at that moment: as they have said in the challenge or at the table, else as they wish at all tables. Moments
depend on no hand: somebody who is asked at one is waited for, also where they can only pass. Between two challenges
that counts for whole turns, and is told as a turn begins.

In Sides everybody but the offense is asked as soon as target and tokens are known, and what they say becomes orders
(``editors.sides``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.kinds.questions import QUESTIONS, Of
from bot.cosmic.model import board
from bot.cosmic.timing import automation, premoves
from bot.cosmic.timing.automation import CARD, COMMIT, ROUNDS
from bot.cosmic.timing.clock import GLANCE
from bot.kernel.ask import Ask, Choice
from bot.kernel.event import Seat
from bot.kernel.saved import By, Decision
from bot.tables.contract.choices import ATTENTION, attention_of
from bot.tables.contract.clocks import Hours
from bot.tables.contract.table import Preference
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.clockwork import computers
from bot.tables.cosmic.handling import SIDES_ASKED, Running

ATTACK, SIDES, CARDS = "attack", "sides", "cards"
LOOKS: Final = {
    "wild": ATTACK,
    "own_colour": ATTACK,
    "target": ATTACK,
    "invite.offense": ATTACK,
    "invite.defense": SIDES,
    "join": SIDES,
    CARD: CARDS,
}
"""The look of each question; the number of tokens belongs to the first or the second."""
_GUESTS: Final = "invite.offense"
_MISSED: Final = ""
"""Marks a look whose time was up among what was asked."""


def hours(table: Running) -> Hours:
    """The hours in which limits run: always where people sit together, and for whoever plays alone."""
    return table.record.hours if table.quiet else Hours()


def limit(table: Running) -> int:
    """Time people have for a look or a round, ms of those hours."""
    return table.pace.limit(always=hours(table).always)


def opens(table: Running, ask: Ask) -> bool:
    """True if the table waits for the question: it is the first of its look, or asked anew; at set-up every one is."""
    if not table.game.state.challenges:
        return True
    look = look_of(table, ask)
    asked = _asked(table, ask.seat, look)
    return bool(look) and (not asked or ask.key in asked) and not _is_out(table, ask.seat)


def begin(table: Running, ask: Ask) -> None:
    look = look_of(table, ask)
    if look:
        asked = _asked(table, ask.seat, look)
        _note(table, ask.seat, look, [ask.key] if ask.key in asked else [*asked, ask.key])


def miss(table: Running, seat: Seat, look: str) -> None:
    if look:
        _note(table, seat, look, [*_asked(table, seat, look), _MISSED])
    if look == SIDES:
        table.record.chairs[seat].person.aimed = _aim(table)


def is_missed(table: Running, ask: Ask) -> bool:
    return _MISSED in _asked(table, ask.seat, look_of(table, ask))


def _is_out(table: Running, seat: Seat) -> bool:
    """True if the person has missed a look and is not back; as a main player only if it was one of this challenge."""
    missed = any(_MISSED in asked for asked in _looked(table, seat).values())
    return table.game.state.players[seat].strikes > 0 and (missed or not board.is_main(table.game.state, seat))


def until(table: Running, opened: int, seats: Sequence[Seat]) -> int:
    """End of an open question that nobody waits for: a glance if somebody is there, else the floor."""
    here = any(opened - table.record.chairs[seat].person.seen < GLANCE for seat in seats)
    return opened + (GLANCE if here else table.pace.floor)


def look_of(table: Running, ask: Ask) -> str:
    if ask.key == COMMIT:
        return ATTACK if board.is_main(table.game.state, ask.seat) else SIDES
    return LOOKS.get(ask.key, "")


def _looked(table: Running, seat: Seat) -> dict[str, list[str]]:
    challenge, looked = table.record.chairs[seat].person.looked
    return looked if challenge == table.game.state.challenges else {}


def _asked(table: Running, seat: Seat, look: str) -> list[str]:
    return _looked(table, seat).get(look, [])


def _note(table: Running, seat: Seat, look: str, asked: list[str]) -> None:
    looked = {**_looked(table, seat), look: asked}
    table.record.chairs[seat].person.looked = (table.game.state.challenges, looked)


# --- Sides, and what the offense says with it -------------------------------------------------------------------------


def asks(table: Running, seat: Seat) -> list[Ask]:
    """The seat's questions ahead that can still be changed: no announced guests, no uninvited joining."""
    known = guests(table)
    found = premoves.asks(table.game.state, seat, invited=known is None or seat in known) if table.quiet else []
    return [ask for ask in found if known is None or ask.key != _GUESTS]


def guests(table: Running) -> list[Seat] | None:
    """The guests whom the offense has announced with target and tokens (4.5.1); None before that."""
    stop = table.record.stop
    return stop.guests if stop is not None and table.asks_sides else None


def announce(table: Running, *, late: bool) -> None:
    """Let the offense announce its guests once it has said them, or as they are suggested if it is ``late``."""
    stop, offense = table.record.stop, table.game.state.challenge.offense.seat
    if stop is None or stop.guests is not None or not table.asks_sides:
        return
    ask = next((ask for ask in asks(table, offense) if ask.key == _GUESTS), None)
    if ask is None:  # it has invited them already, or there is nobody to invite
        stop.guests = [*table.game.state.challenge.offense.invited]
        return
    absent = table.unattended(offense) or table.game.state.players[offense].autopilot
    if is_due(table, offense):
        if not (late or absent):
            return
        seal(table, offense, by="computer" if table.record.is_computer(offense) else "standing")
    said = premoves.said(table.game.state, ask)
    stop.guests = [seat for seat in said if isinstance(seat, int)] if isinstance(said, list) else []


def is_due(table: Running, seat: Seat) -> bool:
    """True if the seat has still to say whom it invites or joins, as this target is attacked."""
    if table.checkpoint != SIDES_ASKED:
        return False
    asked = [ask for ask in asks(table, seat) if ask.key not in (CARD, ROUNDS)]
    aimed = table.record.chairs[seat].person.aimed == _aim(table)
    return bool(asked) and (not aimed or any(premoves.said(table.game.state, ask) is None for ask in asked))


def _aim(table: Running) -> list[int | str | None]:
    return [table.game.state.challenges, table.game.state.challenge.target]


def _is_waited_for(table: Running, seat: Seat) -> bool:
    """True until the seat has said it, or its time for this target was up."""
    missed = _MISSED in _asked(table, seat, SIDES)
    due = is_due(table, seat) and not _is_out(table, seat)
    return due and not (missed and table.record.chairs[seat].person.aimed == _aim(table))


def awaited(table: Running) -> list[Seat]:
    """Seats the table waits for in Sides, once the offense has announced its guests."""
    if guests(table) is None:
        return []
    offense, players = table.game.state.challenge.offense.seat, table.game.state.players
    others = (seat for seat in table.present() if seat != offense)
    able = (seat for seat in others if not (players[seat].autopilot or players[seat].leaving))
    return [seat for seat in able if _is_waited_for(table, seat)]


def begin_sides(table: Running) -> None:
    """Note that all others are asked, waited for or not: what follows from that is not waited for again."""
    if guests(table) is None:
        return
    for seat in table.present():
        if seat != table.game.state.challenge.offense.seat and SIDES not in _looked(table, seat):
            _note(table, seat, SIDES, [SIDES])


def filled(table: Running, ask: Ask) -> Choice:
    if ask.key == ROUNDS:
        now = asked_at(table, ask.seat)
        return [one for one in automation.IN_A_LOOK if one in now or automation.ALWAYS in now]
    said = premoves.said(table.game.state, ask)
    if said is not None or ask.key == CARD or not suggests(table, ask.seat):
        return ask.default if said is None else said
    known = guests(table) or table.game.state.challenge.offense.invited
    return table.once(lambda: computers.foresees(table, ask, known), "foreseen", ask.seat, ask.key, *known)


def setting(table: Running, seat: Seat) -> str:
    """Answer at the end of the seat's time, one of ``automation.TIME_UP_SETTINGS``."""
    return "computer" if suggests(table, seat) else "usual"


def suggests(table: Running, seat: Seat) -> bool:
    """True if silence takes what is suggested; where people sit together only by order."""
    return fills_in(table, seat) and (table.quiet or bool(automation.time_up(table.game.state, seat)))


def fills_in(table: Running, seat: Seat) -> bool:
    said = automation.time_up(table.game.state, seat)
    return said == "computer" if said else not (table.record.chairs[seat].person.plain or table.alone)


def seal(table: Running, seat: Seat, key: str = "", choice: Choice = None, by: By = "player") -> None:
    """Count all that is asked ahead as filled in, but for the one answer that was changed."""
    if key == ROUNDS and isinstance(choice, list):
        choice = [*choice, *asked_at(table, seat).difference(automation.IN_A_LOOK, (automation.ALWAYS,))]
    answers = [
        (ask.key, choice if ask.key == key else filled(table, ask))
        for ask in asks(table, seat)
        if ask.key == key or ask.key != ROUNDS
    ]
    orders = premoves.written(table.game.state, seat, answers)
    if orders != table.game.state.orders[seat]:
        given: list[Choice] = [msgspec.to_builtins(order) for order in orders]
        chronicle.interrupt(table, "orders", seat, given, by)
    table.record.chairs[seat].person.aimed = _aim(table)


# --- windows ----------------------------------------------------------------------------------------------------------


def prefer(table: Running, chosen: Sequence[Preference]) -> None:
    """Replace people's wishes at all their tables; anybody left out wishes nothing."""
    found = {one.seat: attention_of(one.value) for one in chosen if one.name == ATTENTION}
    wishes = {seat: wish for seat, wish in found.items() if wish is not None}
    for seat, person in enumerate(table.record.people):
        wish = wishes.get(seat)
        person.rounds, person.rounds_told = ("", False) if wish is None else (wish.often, wish.told)


def asked_at(table: Running, seat: Seat, *, lasting: bool = False) -> frozenset[str]:
    """Moments at which the seat is asked; with ``lasting`` without what it has said in a look."""
    ordered = automation.rounds(table.game.state, seat, lasting=lasting)
    return wished(table, seat) if ordered is None else ordered


def wished(table: Running, seat: Seat) -> frozenset[str]:
    """Moments at which the person wishes to be asked at all tables; the usual ones if unsaid."""
    said = automation.moments(table.record.chairs[seat].person.rounds)
    return frozenset(() if table.quiet else (automation.ALWAYS,)) if said is None else said


def see_stops(table: Running) -> None:
    """Begin a turn: until the next one the table waits between challenges for seats with the stop on."""
    challenge, record = table.game.state.challenge, table.record
    if not table.quiet:
        record.stops = (0, [])
    elif challenge.ordinal == 1 and record.stops[0] != table.game.state.challenges:
        wanted = {automation.STOP, automation.ALWAYS}
        seats = [seat for seat in table.people if wanted & asked_at(table, seat, lasting=True)]
        record.stops = (table.game.state.challenges, seats)


def open_about_it(table: Running) -> list[Seat]:
    told = (seat for seat, person in enumerate(table.record.people) if person.rounds_told)
    return [seat for seat in told if table.game.state.players[seat].active]


def is_asked(table: Running, ask: Ask) -> bool:
    """True if a person is asked at all: in windows by wish, or with a public power for between challenges."""
    state, seat = table.game.state, ask.seat
    if QUESTIONS[ask.key].of is not Of.OFFERS or automation.asks_always(state, seat, ask.key):
        return True
    if automation.zaps_back(state, ask):  # whoever holds no Un-Zap would be asked alone
        return False
    chosen = asked_at(table, seat)
    if ask.key != automation.BETWEEN:
        return automation.is_moment(state, seat, ask.key, chosen)
    if not table.quiet:
        return bool({automation.STOP, automation.ALWAYS} & chosen)
    holds = automation.NEVER not in chosen and bool(premoves.usable(state, seat, ask.key))
    return holds or seat in table.stopping()


def has_answered(table: Running, ask: Ask) -> bool:
    """True if the seat was asked that in an earlier round between the same two challenges (4.0.3)."""
    now = table.game.state.round
    again = ask.key == automation.BETWEEN and now is not None and now.asked
    return again and table.quiet and is_asked(table, ask)


# --- small choices ----------------------------------------------------------------------------------------------------


def settles_itself(table: Running, ask: Ask) -> bool:
    """True if a small choice is taken as suggested at once, because its person has not ordered to be asked."""
    asked = ask.default is None or automation.asks_always(table.game.state, ask.seat, ask.key)
    return table.quiet and automation.is_small(table.game.state, ask.key) and not asked


def reopen(table: Running, undone: Decision) -> None:
    """Ask a person about a small choice that settled itself and was taken back."""
    if (
        undone.seat is None
        or undone.by != "standing"
        or not (table.quiet and automation.is_small(table.game.state, undone.key))
    ):
        return
    person, small = table.record.chairs[undone.seat].person, automation.small_like(undone.key)
    person.reopened = undone.key
    if small in person.settled:
        person.settled.remove(small)
