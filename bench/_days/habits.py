"""What people say ahead: the presses by which each habit gives its orders. One function a habit.

``asked`` wants to be asked for everything, also where expansions ask only those who want it. ``usual`` orders nothing:
the settings that everybody begins with. ``plans`` gives ahead whatever can be given ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from bot.cosmic.ai.player import Computer
from bot.cosmic.model import board, cards
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_seat
from bot.cosmic.timing import automation
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.seat import Seat

Press = tuple[str, ...]
"""The choice of a control, then its values."""


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table: the seat, how they think, and how many tokens they bring as an ally."""

    seat: Seat
    mind: Computer
    tokens: int


Habit = Callable[[CosmicState, Person, Sequence[Ask]], Iterator[Press]]
"""What somebody who looks would order now, given what they are asked; a press that changes nothing may be among it."""


def asked(state: CosmicState, person: Person, asks: Sequence[Ask]) -> Iterator[Press]:
    """To be asked for everything."""
    silent = {*automation.quiet(state), *automation.weighty(state)}
    told = {order.key for order in state.orders[person.seat] if order.answer == automation.ASK}
    if silent - told:
        yield ("order_small",)


def usual(state: CosmicState, person: Person, asks: Sequence[Ask]) -> Iterator[Press]:
    """Nothing."""
    yield from ()


def plans(state: CosmicState, person: Person, asks: Sequence[Ask]) -> Iterator[Press]:
    """Small choices by the usual answer; responses only to what is aimed at them; who has nothing to play passes until
    they are a main player; whom they would join, and with how many; a main player's card.
    """
    seat = person.seat
    given = {order.key: order for order in state.orders[seat]}
    small = {*automation.usual(state, seat), *automation.quiet(state), *automation.weighty(state)}
    if not small - {*automation.quiet(state)} <= given.keys():
        yield ("order_small", *small, *(f"{key}:always" for key in automation.weighty(state)))
    if not state.challenges:
        return
    main = board.is_main(state, seat)
    if not main and any(ask.key.startswith("checkpoint.") and ask.form.count() == 1 for ask in asks):
        yield ("order_main",)
    elif "response" not in given:
        yield ("order_unaimed",)
    if not main and "join" not in given and state.challenge.target is not None and not state.challenge.offense.card:
        yield ("order_join", _joining(state, person))
    held = board.challenge_cards(state.players[seat].hand)
    if main and held and automation.CARD not in given:
        choice = _think(state, person, automation.CARD, tuple(held), None)
        yield ("order_card", cards.name(str(choice)))


def _joining(state: CosmicState, person: Person) -> str:
    side = _think(state, person, "join", ("decline", "offense", "defense"), "decline")
    return "decline" if side == "decline" else f"{side}:{person.tokens}"


def _think(state: CosmicState, person: Person, key: str, options: tuple[Choice, ...], default: Choice) -> Choice:
    """What they would answer if they were asked now."""
    ask = Ask(seat=person.seat, key=key, form=OneOf(options), default=default)
    return person.mind.answer(see_seat(state, person.seat), ask)


HABITS: Mapping[str, Habit] = {"asked": asked, "usual": usual, "plans": plans}
"""Every habit by its name."""
