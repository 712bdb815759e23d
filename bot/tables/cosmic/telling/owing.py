"""Who is asked something now, by number: what pushes, reminders and the stale buttons of a table go by."""

from __future__ import annotations

from typing import TypeAlias

from bot.cosmic.model import ids
from bot.cosmic.timing import automation
from bot.kernel.seat import Seat
from bot.tables.cosmic.clockwork import planning, stops
from bot.tables.cosmic.handling import Running

Owed: TypeAlias = dict[Seat, tuple[int, ...]]
"""Numbers of what waits for an answer, by seat; people only, and nobody who is away."""
_DEALS = 10**9
"""Numbers of negotiations begin here: no game has so many questions."""
_STEPS = 10**5
PLANS = 10**15
"""Numbers of plans begin here, beyond those of all deals."""


def owed(table: Running) -> Owed:
    """Everybody who is asked something and has not answered yet; after each step of a deal it is asked anew.

    Who has chosen a card ahead is not asked for it; only a mention, which everybody sees, does not know that.
    """
    if table.game.over:
        return {}
    if stops.sort_of(table) == "deal":
        step = deal_number(table) * _STEPS + len(table.game.log)
        return {seat: (step,) for seat in table.present() if _to_act(table, seat)}
    found: Owed = {}
    for seat in table.present():
        known = str(seat) in table.record.closed
        asks = table.open_asks(seat).items()
        numbers = [n for n, ask in asks if known or automation.ahead(table.state, ask) is None]
        if planning.is_due(table, seat):
            numbers.append(plan_number(table))
        if numbers:
            found[seat] = tuple(numbers)
    return found


def told(table: Running) -> Owed:
    """Who among them was told of it, at a table that stands still: by the message that asks them, and no mention."""
    whispers = table.record.whispers
    return {seat: tuple(whispers[str(seat)].asks) for seat in owed(table) if str(seat) in whispers}


def must_answer(table: Running) -> Owed:
    """Those among them whose answer the table waits for: a plan is nobody's duty."""
    plan = plan_number(table)
    asked = {seat: tuple(number for number in numbers if number != plan) for seat, numbers in owed(table).items()}
    return {seat: numbers for seat, numbers in asked.items() if numbers}


def plan_number(table: Running) -> int:
    """By which the plan of the challenge under way is known among what waits for somebody: nobody has to make one."""
    return PLANS + table.state.challenges


def present(table: Running, seat: Seat) -> list[int]:
    """What a seat can answer or change now: the numbers of its questions, negative once answered; a deal's step."""
    if table.game.over:
        return []
    if stops.sort_of(table) == "deal":
        return [deal_number(table) * _STEPS + len(table.game.log)] if table.deals(seat) else []
    sealed = table.game.sealed
    mine = (number for number, ask in table.game.asks.items() if ask.seat == seat)
    return sorted(-number if number in sealed else number for number in mine)


def deal_number(table: Running) -> int:
    """By which presses name the negotiation that is open: the same through all its steps."""
    return _DEALS + table.game.save().next_ask


def _to_act(table: Running, seat: Seat) -> bool:
    """Whether the seat is to act in the negotiation: not if it has given up, or waits for an answer to its own act."""
    last = next((made.seat for made in reversed(table.game.log) if ids.as_dealing(made.key) is not None), None)
    return table.deals(seat) and seat != last and seat not in table.state.challenge.gave_up
