"""At which rounds people are asked, and their plans while the challenge goes on.

People are asked as they have ordered at the table, else as they wish at all tables, else as usual; it is told to others
only if somebody wants that, and depends on no hand.

An answer given ahead is the answer when its question comes, unless something has happened since that its owner did not
know: the own power or card was zapped, something was aimed at the seat, or the target or the defense is another. Then
its question is asked, with the old answer beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec

from bot.cosmic import events
from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import board
from bot.cosmic.model.state import Order
from bot.cosmic.timing import automation, plans
from bot.kernel.ask import Ask, Choice
from bot.kernel.decision import Decision
from bot.kernel.event import Event
from bot.kernel.seat import Seat
from bot.tables.contract.choices import ATTENTION, attention_of
from bot.tables.contract.table import Preference
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.chair import Plan
from bot.tables.cosmic.clockwork import computers
from bot.tables.cosmic.handling import Running


def prefer(table: Running, chosen: Sequence[Preference]) -> None:
    """From now on people wish this at all their tables, and whoever is left out wishes nothing."""
    found = {one.seat: attention_of(one.value) for one in chosen if one.name == ATTENTION}
    wishes = {seat: wish for seat, wish in found.items() if wish is not None}
    for seat, person in enumerate(table.record.people):
        wish = wishes.get(seat)
        person.rounds, person.rounds_told = ("", False) if wish is None else (wish.often, wish.told)


def asked_at(table: Running, seat: Seat) -> str:
    """At which rounds the seat is asked, of ``automation.ROUND_SETTINGS``."""
    said = automation.rounds(table.state, seat) or table.record.person(seat).rounds
    return said or ("main" if is_quiet(table) else "always")


def open_about_it(table: Running) -> list[Seat]:
    """List the seats that tell everybody at which rounds they are asked, in their order."""
    return [
        seat
        for seat, person in enumerate(table.record.people)
        if person.rounds_told and table.state.players[seat].active
    ]


def is_quiet(table: Running) -> bool:
    """True if people look in now and then; false where they sit together, or where somebody plays alone."""
    return table.record.speed != "live" and not computers.alone(table)


_UNHURRIED: Final = ("daily", "relaxed")
"""Speeds at which there is time to ask whoever has got something since they made their plan."""


def is_asked(table: Running, ask: Ask) -> bool:
    """True if a person is asked that at all: in windows only if the setting or the plan says so."""
    state, seat = table.state, ask.seat
    if declared(ask.key).of is not Of.OFFERS or automation.asks_always(state, seat, ask.key):
        return True
    wanted = asked_at(table, seat)
    if wanted == "main" and ask.key == automation.BETWEEN:
        return True  # nobody is a main player then, and whoever has made a plan once has said what to do
    return wanted == "always" or (wanted == "main" and automation.is_meant(state, seat))


def asks_again(table: Running, ask: Ask, ordered: Choice) -> bool:
    """True if a person who would pass by their plan is asked in a window after all, as without a plan.

    Since they sealed it they have got cards, or a power that may be used there, which everybody saw. People who
    are away or asleep are not asked, nor those who wait.
    """
    if declared(ask.key).of is not Of.OFFERS or ordered != PASSED or table.record.speed not in _UNHURRIED:
        return False
    player = table.state.players[ask.seat]
    attends = player.active and not (player.leaving or player.autopilot) and table.away(ask.seat) is None
    return attends and has_outgrown(table, ask)


def has_outgrown(table: Running, ask: Ask) -> bool:
    """True if a person has got cards, or a power usable in the window, since they gave their orders for it.

    False for people who have ordered to pass all windows.
    """
    waits = any(order.key == automation.EVERY_ROUND for order in table.state.orders[ask.seat])
    return not waits and (table.record.person(ask.seat).grown or _may_use_new_power(table, ask))


def _may_use_new_power(table: Running, ask: Ask) -> bool:
    """True if a power gained since the plan was sealed may be used in the open window."""
    came = table.record.person(ask.seat).empowered
    return not set(came).isdisjoint(plans.usable(table.state, ask.seat, ask.key))


def settles_itself(table: Running, ask: Ask) -> bool:
    """True if a small choice takes the usual answer at once, because its person has not ordered to be asked."""
    asked = automation.asks_always(table.state, ask.seat, ask.key)
    return is_quiet(table) and _is_small(table, ask.key) and not asked


def reopen(table: Running, undone: Decision) -> None:
    """A decision was taken back: if it is a small choice that took the usual answer, its person is asked this time."""
    if undone.seat is None or undone.by != "standing" or not _is_small(table, undone.key):
        return
    if not is_quiet(table):
        return
    person, small = table.record.person(undone.seat), automation.small_like(undone.key)
    person.reopened = undone.key
    if small in person.settled:
        person.settled.remove(small)


def _is_small(table: Running, key: str) -> bool:
    return automation.small_like(key) in (*automation.small(), *automation.weighty(table.state))


def is_reopened(table: Running, ask: Ask) -> bool:
    return table.record.person(ask.seat).reopened == ask.key


def is_due(table: Running, seat: Seat) -> bool:
    """True if the seat has still to make and seal a plan for the challenge under way."""
    return is_quiet(table) and plans.is_open(table.state, seat) and not is_sealed(table, seat)


def is_sealed(table: Running, seat: Seat) -> bool:
    plan = current(table, seat)
    return plan is not None and plan.done


def current(table: Running, seat: Seat) -> Plan | None:
    """Return the seat's plan for the challenge under way; None if it has touched nothing yet."""
    plan = table.record.person(seat).plan
    return plan if plan is not None and plan.challenge == table.state.challenges else None


def lines(table: Running, seat: Seat) -> list[plans.Line]:
    """The lines of the seat's plan; empty while none is open."""
    plan = current(table, seat)
    return plans.lines(table.state, seat, {} if plan is None else plan.picks)


def pick(table: Running, seat: Seat, key: str, choice: Choice) -> None:
    """The seat fills a line in, which counts once it is sealed. What is filled in about moments is kept together."""
    plan = current(table, seat) or Plan(table.state.challenges, (0, 0), table.state.challenge.defense.seat)
    answers = [(key, choice)]
    if plans.is_moments(key):
        wanted = asked_at(table, seat)
        rows = [line for line in lines(table, seat) if plans.is_moments(line.key)]
        shown = [(line.key, plans.filled(table.state, seat, line, wanted)) for line in rows]
        answers = [(one, choice if one == key else filled) for one, filled in shown]
        plan.picks = {one: picked for one, picked in plan.picks.items() if not plans.is_moments(one)}
    plan.picks |= plans.kept(answers)
    table.record.person(seat).plan = plan


def seal(table: Running, seat: Seat, lost: Collection[str] = ()) -> None:
    """All lines count as they are filled in, knowing what has happened so far; those that are ``lost`` say nothing."""
    table.record.person(seat).knows_all()
    rows, wanted = lines(table, seat), asked_at(table, seat)
    kept = [(line.key, plans.filled(table.state, seat, line, wanted)) for line in rows if line.key not in lost]
    answers = [*kept, *((key, None) for key in lost)]
    orders = plans.written(table.state, seat, answers)
    if orders != table.state.orders[seat]:
        given: list[Choice] = [msgspec.to_builtins(order) for order in orders]
        chronicle.interrupt(table, "orders", seat, given)
    for number, ask in table.game.asks.items():
        if ask.seat == seat and number in table.game.sealed and declared(ask.key).of is Of.OFFERS:
            ordered = automation.automatic(table.state, ask)
            if ordered is not None and ordered != table.game.sealed[number]:
                chronicle.answer(table, number, seat, ordered, "standing")
    challenge, plan = table.state.challenge, current(table, seat)
    anew = [line.key for line in rows]
    rests = {} if plan is None else {key: answer for key, answer in plan.rests.items() if key not in anew}
    table.record.person(seat).plan = Plan(
        table.state.challenges,
        chronicle.reached(table),
        challenge.defense.seat,
        challenge.target,
        done=True,
        rests=rests,
    )


def confirm(table: Running, seat: Seat, number: int) -> None:
    """The seat says on question ``number`` that its plan still holds: what a plan that rests had said counts again, and
    not what was picked and never sealed. What is no longer possible is asked. A response is passed.
    """
    plan = current(table, seat)
    if plan is not None and plan.rested:
        plan.picks = plan.said or plan.picks
        seal(table, seat, [line.key for line in lines(table, seat) if line.key in plan.rests and line.picked is None])
    _pass_response(table, seat, number)


def _pass_response(table: Running, seat: Seat, number: int) -> None:
    """Pass a response, unless the plan answers it or wants its seat asked."""
    ask = table.game.asks.get(number)
    if ask is None or ask.seat != seat or ask.key != automation.RESPONSE or number in table.game.sealed:
        return
    wants = any(order.key == ask.key and order.answer == automation.ASK for order in table.state.orders[seat])
    if not wants and automation.automatic(table.state, ask) is None:
        chronicle.answer(table, number, seat, PASSED, "player")


def is_resting(table: Running, seat: Seat) -> bool:
    """True if an order of the seat no longer counts, and it has not confirmed its plan since."""
    plan = current(table, seat)
    return plan is not None and plan.rested


def said_before(table: Running, ask: Ask) -> Choice:
    """Return the seat's answer ahead of time, given before something happened; None if nothing fits."""
    plan = current(table, ask.seat)
    if plan is None or not plan.rests:
        return None
    said = [Order(key, answer, "challenge") for key, answer in plan.rests.items()]
    card = automation.chosen(ask, said)
    return automation.by_orders(table.state, ask, said) if card is None else card


def look_again(table: Running) -> None:
    """Let the answers ahead rest of everybody to whom something has happened since they gave them."""
    for seat, person in enumerate(table.record.people):
        plan = person.plan
        if plan is None or plan.challenge != table.state.challenges:
            person.plan = None
            continue
        changed = plan.done and _has_changed(table, seat, plan)
        aimed = plan.done and plans.minds_aims(table.state.orders[seat]) and _happened(table, seat, plan, _is_aimed)
        if changed or aimed:
            _let_rest(table, seat, plan, against=not changed)


def _let_rest(table: Running, seat: Seat, plan: Plan, *, against: bool) -> None:
    """Take the orders of a plan back and keep what they said; with ``against`` but for what answers things aimed at
    the seat.
    """
    said = plans.kept([(line.key, line.said) for line in lines(table, seat) if line.said is not None])
    plan.said = plan.said if plan.rested else said
    plan.picks = said | plan.picks  # so that sealing it again confirms what was said
    orders, answers = plans.without(table.state.orders[seat], against=against)
    plan.rests |= answers
    plan.rested = plan.rested or orders != table.state.orders[seat]
    plan.since, plan.defense = chronicle.reached(table), table.state.challenge.defense.seat
    plan.target = table.state.challenge.target
    if orders != table.state.orders[seat]:
        wanted: list[Choice] = [msgspec.to_builtins(order) for order in orders]
        chronicle.interrupt(table, "orders", seat, wanted, "standing")


def _has_changed(table: Running, seat: Seat, plan: Plan) -> bool:
    """True if a fact behind the plan has changed, or the seat or something of it was zapped."""
    challenge = table.state.challenge
    if plan.defense != challenge.defense.seat or plan.target not in (None, challenge.target):
        return True
    return _is_aimed_elsewhere(table, seat) or _happened(table, seat, plan, _is_zap)


def _happened(table: Running, seat: Seat, plan: Plan, concerns: Callable[[Running, Seat, Event], bool]) -> bool:
    """True if an event that ``concerns`` the seat has happened since it sealed its plan."""
    since = (past.event for past in table.record.told.before if (past.phase, past.seq) > plan.since)
    return any(concerns(table, seat, event) for event in since)


def _is_aimed_elsewhere(table: Running, seat: Seat) -> bool:
    """True if the cone points elsewhere than the seat has ordered ahead."""
    target = table.state.challenge.target
    said = next((order.answer for order in table.state.orders[seat] if order.key == plans.TARGET), None)
    return target is not None and said is not None and automation.read_answer(said) != target


def _is_zap(table: Running, seat: Seat, event: Event) -> bool:
    match event:
        case events.Silenced():  # nobody's power works any more
            return bool(board.power_of(table.state, seat))
        case events.Zapped() | events.Cancelled():
            return event.seat == seat
    return False


def _is_aimed(table: Running, seat: Seat, event: Event) -> bool:
    if not isinstance(event, events.Announced) or event.seat == seat:
        return False
    return automation.names(table.state, seat, event.aim)
