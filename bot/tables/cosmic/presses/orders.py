"""Standing orders of one seat (8.13): set on a question itself, seen and changed by ``/cosmic orders``. Private.

An order answers in the rules engine; here they are put together from buttons and menus.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

import msgspec

from bot.cosmic.engine import automation, registry
from bot.cosmic.engine.automation import CARD, COMMIT, ZAP_BACK
from bot.cosmic.model import board
from bot.cosmic.model.state import Order
from bot.cosmic.words import expansion_words
from bot.kernel.ask import Ask
from bot.kernel.codec import encode
from bot.kernel.seat import Seat
from bot.tables.contract.table import Body, Button, Menu, MenuOption
from bot.tables.cosmic.presses import ahead
from bot.tables.cosmic.running import Running
from bot.tables.cosmic.telling import chronicle
from bot.tables.cosmic.words.question_words import question_words
from bot.tables.cosmic.words.words import Words

__all__ = [
    "INVITED",
    "LETTERS",
    "PICK",
    "PICKED",
    "SMALL",
    "body",
    "buttons",
    "change",
    "invited",
    "menu",
    "passes",
    "sequence",
]

SMALL: Final = ("regroup", "return", "lose", "reward", "order_powers")
"""Small forced choices that an order may leave to the usual answer."""
INVITED, LETTERS = "order_invited", "order_sequence"
"""Choices of the buttons that show the menu of one order: for invitations, and of a sequence."""
PICK = "order_pick"
"""The menu below a round's question; each of its values is the choice of an order."""
PICKED: Final = ("order_unaimed", "order_pass", "order_main", INVITED)
_CHECKPOINTS, _RESPONSE = "checkpoint.*", "response"
_ROUNDS: Final = (_CHECKPOINTS, _RESPONSE)
_PASS: Final = '"pass"'
_SEQUENCE: Final = "order_seq"
_WITH: Final = ":"
_ALWAYS: Final = ":always"
"""Ends the option that leaves a question to the usual answer even where that makes a difference."""
_JOIN: Final = (
    *("ask", "decline"),
    *(f"{side}{many}" for side in ("offense", "defense") for many in ("", *(f"{_WITH}{n}" for n in range(1, 5)))),
)
"""What may be ordered for invitations of this challenge; ``ask`` is no order. A side alone leaves the number open."""
_INVITING: Final = ("checkpoint.between", "checkpoint.attack")
"""Rounds before the answers to invitations."""
_EARLY: Final = ("join", COMMIT)
"""The orders that answer an invitation early."""


def passes(table: Running, seat: Seat) -> str:
    """How long the seat passes all rounds: ``challenge``, ``main``, or empty."""
    return next((order.until for order in table.state.orders[seat] if order.key == _CHECKPOINTS), "")


def buttons(
    table: Running, seat: Seat, ask: Ask | None, number: int, text: Words, own: Sequence[Button]
) -> tuple[Button, ...]:
    """The orders that go with a question as buttons, beside ``own`` ones; their number says to show it again."""
    if ask is None:
        waits = any(order.key in _ROUNDS for order in table.state.orders[seat])
        return (*own, *([Button(0, "order_ask", text.ASK_ME)] if waits else []))
    if ask.key != _RESPONSE and not ask.key.startswith(_CHECKPOINTS[:-1]):
        usual = (*SMALL, *automation.usual(table.state, seat), *automation.weighty(table.state))
        return (*own, *([Button(number, "order_usual", text.ALWAYS_USUAL)] if ask.key in usual else []))
    return (*own, Button(0, "orders", text.ORDERS))


def menu(table: Running, seat: Seat, ask: Ask | None, number: int, text: Words) -> tuple[Menu, ...]:
    """The orders by which the rounds to come need no answer, in one menu below a round's question."""
    if ask is None or (ask.key != _RESPONSE and not ask.key.startswith(_CHECKPOINTS[:-1])):
        return ()
    options = [
        MenuOption("order_unaimed", text.PASS_UNAIMED),
        MenuOption("order_pass", text.PASS_CHALLENGE),
        MenuOption("order_main", text.PASS_UNTIL_MAIN),
    ]
    if ask.key in _INVITING and not board.is_main(table.state, seat):
        options.append(MenuOption(INVITED, text.IF_INVITED))
    return (Menu(number, PICK, text.ANSWER_AHEAD, tuple(options), below=True),)


def change(table: Running, seat: Seat, what: str, values: Sequence[str], key: str = "") -> None:
    """Carry out a press of one of the controls; ``key`` is that of the question on which it was."""
    orders = list(table.state.orders[seat])
    if what == "order_unaimed":
        orders = [order for order in orders if order.key != _RESPONSE]
        orders.append(Order(_RESPONSE, _PASS, "challenge", unaimed=True))
    elif what in ("order_pass", "order_main", "order_ask"):
        orders = [order for order in orders if order.key not in _ROUNDS]
        if what != "order_ask":
            until = "challenge" if what == "order_pass" else "main"
            unless = _unless(orders) if until == "challenge" else []
            orders += [Order(rounds, _PASS, until, unless) for rounds in _ROUNDS]  # type: ignore[arg-type]
    elif what == "order_usual" and key in (
        *(*SMALL, *automation.usual(table.state, seat), *automation.weighty(table.state)),
    ):
        orders = [*(order for order in orders if order.key != key), Order(key, until="revoked")]
    elif what == "order_zap":
        on = any(order.key == ZAP_BACK for order in orders)
        orders = [order for order in orders if order.key != ZAP_BACK]
        # it comes first, because the first order that fits answers
        orders = orders if on else [Order(ZAP_BACK, until="revoked"), *orders]
    elif what == "order_small":
        quiet, usual = automation.quiet(table.state), (*SMALL, *automation.usual(table.state, seat))
        weighty = automation.weighty(table.state)
        orders = [order for order in orders if order.key not in (*usual, *quiet, *weighty)]
        orders += [Order(small, until="revoked") for small in usual if small in values]
        orders += [Order(small, until="revoked") for small in weighty if f"{small}{_ALWAYS}" in values]
        rare = [small for small in weighty if f"{small}{_ALWAYS}" not in values]
        orders += [Order(small, automation.ASK, "revoked") for small in (*quiet, *rare) if small not in values]
    elif what == "order_join" and values and values[0] in _JOIN:
        unless = _unless(orders)
        orders = [order for order in orders if order.key not in _EARLY]
        way, _, tokens = values[0].partition(_WITH)
        orders += [Order("join", f'"{way}"', "challenge", unless)] if way != "ask" else []
        orders += [Order(COMMIT, tokens, "challenge", unless)] if tokens else []
    elif what == "order_unless":
        known = [other for other in board.after(table.state, seat) if str(other) in values]
        orders = [msgspec.structs.replace(order, unless=known) if _may_rest(order) else order for order in orders]
    elif what == _SEQUENCE:
        orders = [order for order in orders if order.key not in automation.sequences(table.state)]
        if values and (wanted := _sequences(table).get(values[0])) is not None:
            orders.append(Order(wanted[0], encode(wanted[1]).decode(), "revoked"))
    elif what == "order_auto":
        mine = table.record.autopass
        table.record.autopass = [one for one in mine if one != seat] if seat in mine else [*mine, seat]
        return
    if orders != table.state.orders[seat]:
        chronicle.interrupt(table, "orders", seat, [msgspec.to_builtins(order) for order in orders])


def _joins(orders: Sequence[Order]) -> str:
    """What the seat has ordered for invitations, as one of ``_JOIN``."""
    way = next((str(msgspec.json.decode(order.answer)) for order in orders if order.key == "join"), "ask")
    return way + next((f"{_WITH}{order.answer}" for order in orders if order.key == COMMIT and way != "ask"), "")


def _said(way: str, text: Words) -> str:
    side, _, tokens = way.partition(_WITH)
    return f"{text.joining(side)}, {text.joining_with(int(tokens))}" if tokens else text.joining(side)


def _may_rest(order: Order) -> bool:
    """Whether an order for this challenge can have a condition: those about invitations and rounds."""
    return order.until == "challenge" and order.key in (*_EARLY, *_ROUNDS)


def _unless(orders: Sequence[Order]) -> list[Seat]:
    """Whose joining lets the orders for this challenge rest, so that the seat is asked after all (design: windows)."""
    return next((order.unless for order in orders if order.unless and _may_rest(order)), [])


def body(table: Running, seat: Seat, text: Words, head: str = "") -> Body:
    """All orders of a seat, and the controls to change them."""
    orders = table.state.orders[seat]
    keys = [order.key for order in orders]
    quiet = {key: expansion_words.small(key, table.language(seat)) for key in automation.quiet(table.state)}
    asking = [order.key for order in orders if order.answer == automation.ASK]
    all_rounds = any(order.key == _CHECKPOINTS for order in orders)
    told = [_told(table, seat, order, text) for order in orders if order.key != _RESPONSE or not all_rounds]
    auto = seat in table.record.autopass
    if auto:
        told.append(text.AUTO_TOLD)
    small = tuple(MenuOption(key, text.small(key), chosen=key in keys) for key in SMALL)
    usual = {key: _called(table, seat, key) for key in automation.usual(table.state, seat)}
    small += tuple(MenuOption(key, label, chosen=key in keys) for key, label in usual.items())
    small += tuple(MenuOption(key, label, chosen=key not in keys) for key, label in quiet.items())
    for key in automation.weighty(table.state):
        label = expansion_words.small(key, table.language(seat))
        small += (MenuOption(key, text.where_all_the_same(label), chosen=key not in asking),)
        small += (MenuOption(f"{key}{_ALWAYS}", text.in_any_case(label), chosen=key in keys and key not in asking),)
    sequences = [Button(0, LETTERS, f"{_called(table, seat, key)} …") for key in automation.sequences(table.state)]
    rows: tuple[tuple[Button, ...], ...] = (
        (
            Button(0, "order_pass", text.PASS_CHALLENGE),
            Button(0, "order_main", text.PASS_UNTIL_MAIN),
            Button(0, "order_ask", text.ASK_ME, disabled=not any(key in _ROUNDS for key in keys)),
            Button(0, "order_unaimed", text.PASS_UNAIMED),
        ),
        (
            Button(0, "order_zap", text.zap_back(ZAP_BACK in keys)),
            Button(0, "order_auto", text.auto_pass(auto)),
            Button(0, ahead.CHOOSE, text.AHEAD),
            *sequences[:1],
        ),
    )
    menus = (Menu(0, "order_small", text.SMALL_MENU, small, 0, len(small)), *_joining_menus(table, seat, text))
    lines = [*([head] if head else []), text.ORDERS_TITLE, *(told or [text.NO_ORDERS])]
    return Body("\n".join(lines), rows, menus=menus)


def invited(table: Running, seat: Seat, text: Words) -> Body:
    """The controls for invitations alone, as they are reached from the question about the attack."""
    return Body(text.IF_INVITED_TOLD, menus=_joining_menus(table, seat, text))


def sequence(table: Running, seat: Seat, text: Words) -> Body:
    """The controls for the order of things alone."""
    sequences = _sequences(table)
    menu = _sequence_menu(table, seat, sequences) if sequences else None
    return Body(text.ORDERS_TITLE, menus=(menu,) if menu is not None else ())


def _joining_menus(table: Running, seat: Seat, text: Words) -> tuple[Menu, ...]:
    """What is answered to invitations of this challenge, and whose joining lets all that rest."""
    orders = table.state.orders[seat]
    now = _joins(orders)
    join = Menu(
        0, "order_join", text.JOIN_MENU, tuple(MenuOption(way, _said(way, text), chosen=way == now) for way in _JOIN)
    )
    if not any(map(_may_rest, orders)):
        return (join,)
    others = board.after(table.state, seat)
    rest = tuple(MenuOption(str(one), table.names[one], chosen=one in _unless(orders)) for one in others)
    return (join, Menu(0, "order_unless", text.UNLESS_MENU, rest, 0, len(rest)))


def _told(table: Running, seat: Seat, order: Order, text: Words) -> str:
    """An order as a line."""
    if order.key == CARD:
        said = question_words(table.language(seat))
        return text.ahead(said.card(str(automation.read_answer(order.answer))))
    if order.unaimed:
        return text.UNAIMED_TOLD
    if order.key in automation.sequences(table.state):
        things = automation.sequence(table.state, seat, order.key)
        return text.sequence(_called(table, seat, order.key), _things(table, seat, order.key, things))
    if order.answer == automation.ASK:
        return text.asked_about(_called(table, seat, order.key))
    if order.key in (*automation.usual(table.state, seat), *automation.weighty(table.state)):
        return text.left_to_usual(_called(table, seat, order.key))
    return text.order(order.key, order.answer, order.until, [table.names[other] for other in order.unless])


def _called(table: Running, seat: Seat, key: str) -> str:
    """What a small choice of a power or an expansion decides."""
    language = table.language(seat)
    held = (registry.POWERS[table.state.powers[number].power] for number in board.power_of(table.state, seat))
    found = next((power.usual[key] for power in held if key in power.usual), None)
    return expansion_words.small(key, language) if found is None else found[language]


def _sequences(table: Running) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Every order of things that may be chosen, by the value of its menu: the key and the things."""
    found = [(key, one) for key, things in automation.sequences(table.state).items() for one in permutations(things)]
    return {str(place): one for place, one in enumerate(found)}


def _sequence_menu(table: Running, seat: Seat, sequences: dict[str, tuple[str, tuple[str, ...]]]) -> Menu:
    """The menu of an order of things; choosing nothing goes back to that of set-up."""
    key, _ = sequences["0"]
    now = automation.sequence(table.state, seat, key)
    ways = tuple(
        MenuOption(value, ", ".join(_things(table, seat, key, things)), chosen=things == now)
        for value, (_, things) in sequences.items()
    )
    return Menu(0, _SEQUENCE, f"{_called(table, seat, key)} …", ways, 0)


def _things(table: Running, seat: Seat, key: str, things: Sequence[str]) -> list[str]:
    named = expansion_words.option(key, table.language(seat))
    return [thing if named is None else named(thing, table.record.names, table.table_view()) for thing in things]
