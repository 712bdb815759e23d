"""What people say ahead: the presses by which each habit gives its orders. One function a habit.

``asked`` wants to be asked for everything, also where expansions ask only those who want it. ``usual`` orders nothing,
and presses through the plan of each challenge. ``plans`` gives ahead whatever can be given ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from bot.cosmic.ai.player import Computer
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.model import cards
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_seat
from bot.cosmic.timing import automation, plans
from bot.kernel.ask import Ask, Choice, Dice, Number, OneOf, UpTo, YesNo
from bot.kernel.seat import Seat
from bot.tables.cosmic.questions.drafts import Asked
from bot.tables.cosmic.questions.labels import options

Press = tuple[str, ...]
"""The choice of a control, then its values."""


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table: the seat, and how they think."""

    seat: Seat
    mind: Computer
    temper: Temper
    dice: Dice


Habit = Callable[[CosmicState, Person, Sequence[Ask]], Iterator[Press]]
"""What somebody who looks would order now, given what they are asked; a press that changes nothing may be among it."""


def asked(state: CosmicState, person: Person, asks: Sequence[Ask]) -> Iterator[Press]:
    """To be asked for everything."""
    silent = {*automation.small(), *automation.quiet(state), *automation.weighty(state)}
    told = {order.key for order in state.orders[person.seat] if order.answer == automation.ASK}
    if silent - told:
        yield ("order_small",)
    if automation.rounds(state, person.seat) != "always":
        yield ("order_rounds", "always")


def usual(state: CosmicState, person: Person, asks: Sequence[Ask]) -> Iterator[Press]:
    """The plan of the challenge, pressed through: what they would answer if they were asked now, and whom they join;
    they are asked at moments for which they hold something.
    """
    seat = person.seat
    for line in plans.lines(state, seat, {}):
        if plans.is_moments(line.key):
            yield (f"plan_of_{line.key.replace('.', '_')}", *_at_moments(state, person, line))
        elif line.said is None:
            yield (f"plan_of_{line.key.replace('.', '_')}", *_planned(state, person, line.ask))
    if plans.is_open(state, seat):
        yield ("plan_done",)


def _at_moments(state: CosmicState, person: Person, line: plans.Line) -> Iterator[str]:
    """What they would do they say ahead, with a condition where there is one. They are asked for nothing else but what
    is aimed at them, and not even for that if there is nothing that they could do.
    """
    options = line.ask.form.options if isinstance(line.ask.form, UpTo) else ()
    for at, act in enumerate(plans.Act.read(str(choice)) for choice in options):
        if act.condition or (act.offer and act.moment != "reveal" and _would(state, person, act)):
            yield str(at)


def _would(state: CosmicState, person: Person, act: plans.Act) -> bool:
    """Whether they would do it if they were asked now, and in the mood."""
    eager = Computer(msgspec.structs.replace(person.temper, meddle=100), person.dice)
    key = automation.round_key(act.moment)
    ask = Ask(seat=person.seat, key=key, form=OneOf((PASSED, act.offer)), default=PASSED)
    return eager.answer(see_seat(state, person.seat), ask) == act.offer


def _planned(state: CosmicState, person: Person, ask: Ask) -> tuple[str, ...]:
    """What somebody picks in the menu of a line: the places of the options."""
    seat, form = person.seat, ask.form
    if ask.key == automation.TOKENS:
        return (str(form.count() - 1),)
    if ask.key in automation.JOINING.values():
        side = ask.key.partition(".")[2]
        joins = _think(state, person, "join", ("decline", side), "decline") == side
        return (str(min(person.temper.commit, form.count() - 2) if joins else 0),)  # the last is to wait
    if ask.key == automation.BOTH:
        return (str(int(_think(state, person, "join", ("decline", "offense", "defense"), "decline") == "defense")),)
    if plans.is_use(ask.key):
        eager = person.mind.answer(see_seat(state, seat), Ask(seat=seat, key=ask.key, form=YesNo(), default=True))
        return ("1" if eager else "2",)
    if ask.key == automation.CARD and isinstance(form, OneOf):
        ask = Ask(seat=seat, key=ask.key, form=OneOf(form.options[1:]))
    choice = person.mind.answer(see_seat(state, seat), ask)
    if isinstance(form, Number):
        return (str(choice - form.low if isinstance(choice, int) else 0),)
    if ask.key == plans.AGAIN:
        return (str(int(not choice)),)
    shown = Asked(0, ask, see_seat(state, seat), [""] * len(state.players))
    wanted = choice if isinstance(choice, list) else [choice]
    first = int(ask.key == automation.CARD)  # before the cards stands to be asked
    faces = [cards.face(str(one)) for one in wanted] if first else wanted
    rows = enumerate(options(shown), first)
    return tuple(str(at) for at, row in rows if (cards.face(str(row.choice)) if first else row.choice) in faces)


def plans_well(state: CosmicState, person: Person, asks: Sequence[Ask]) -> Iterator[Press]:
    """The same, and standing orders for all that can be left to them: small choices, and every round without a plan."""
    seat = person.seat
    given = {order.key: order for order in state.orders[seat]}
    small = {*automation.usual(state, seat), *automation.quiet(state), *automation.weighty(state)}
    if not small - {*automation.quiet(state)} <= given.keys():
        yield ("order_small", *small, *(f"{key}:always" for key in automation.weighty(state)))
    if automation.rounds(state, seat) != "never":
        yield ("order_rounds", "never")
    yield from usual(state, person, asks)


def _think(state: CosmicState, person: Person, key: str, options: tuple[Choice, ...], default: Choice) -> Choice:
    """What they would answer if they were asked now."""
    ask = Ask(seat=person.seat, key=key, form=OneOf(options), default=default)
    return person.mind.answer(see_seat(state, person.seat), ask)


HABITS: Mapping[str, Habit] = {"asked": asked, "usual": usual, "plans": plans_well}
"""Every habit by its name."""
