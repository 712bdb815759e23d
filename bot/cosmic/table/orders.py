"""Standing orders of one seat (8.13): set on a question itself, seen and changed by ``/cosmic orders``. Private.

An order answers in the rules engine; here they are put together from buttons and menus.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

import msgspec

from bot.cosmic import automation, board, expansion_words
from bot.cosmic.automation import COMMIT, ZAP_BACK
from bot.cosmic.state import Order
from bot.cosmic.table import story
from bot.cosmic.table.running import Running
from bot.cosmic.table.words import Words
from bot.kernel.ask import Ask
from bot.kernel.codec import encode
from bot.kernel.table import Body, Button, Menu, MenuOption, Seat

__all__ = ["SMALL", "body", "buttons", "change", "passes"]

SMALL: Final = ("regroup", "return", "lose", "reward", "order_powers")
"""Small forced choices that an order may leave to the usual answer."""
_ROUNDS: Final = ("checkpoint.*", "response")
_PASS: Final = '"pass"'
_SEQUENCE: Final = "order_seq"
_WITH: Final = ":"
_JOIN: Final = (
    *("ask", "decline"),
    *(f"{side}{many}" for side in ("offense", "defense") for many in ("", *(f"{_WITH}{n}" for n in range(1, 5)))),
)
"""What may be ordered for invitations of this challenge; ``ask`` is no order. A side alone leaves the number open."""
_EARLY: Final = ("join", COMMIT)
"""The orders that answer an invitation early."""


def passes(table: Running, seat: Seat) -> str:
    """How long the seat passes all rounds: ``challenge``, ``main``, or empty."""
    return next((order.until for order in table.state.orders[seat] if order.key in _ROUNDS), "")


def buttons(table: Running, seat: Seat, ask: Ask | None, number: int, text: Words) -> list[Button]:
    """The orders that go with a question; their number says that the question is to be shown again."""
    if ask is None:
        return [Button(0, "order_ask", text.ASK_ME)] if passes(table, seat) else []
    if ask.key == "response" or ask.key.startswith("checkpoint."):
        return [
            Button(number, "order_pass", text.PASS_CHALLENGE),
            Button(number, "order_main", text.PASS_UNTIL_MAIN),
            Button(0, "orders", text.ORDERS),
        ]
    usual = (*SMALL, *automation.usual(table.state))
    return [Button(number, "order_usual", text.ALWAYS_USUAL)] if ask.key in usual else []


def change(table: Running, seat: Seat, what: str, values: Sequence[str], key: str = "") -> None:
    """Carry out a press of one of the controls; ``key`` is that of the question on which it was."""
    orders = list(table.state.orders[seat])
    if what in ("order_pass", "order_main", "order_ask"):
        orders = [order for order in orders if order.key not in _ROUNDS]
        if what != "order_ask":
            until = "challenge" if what == "order_pass" else "main"
            unless = _unless(orders) if until == "challenge" else []
            orders += [Order(rounds, _PASS, until, unless) for rounds in _ROUNDS]  # type: ignore[arg-type]
    elif what == "order_usual" and key in (*SMALL, *automation.usual(table.state)):
        orders = [*(order for order in orders if order.key != key), Order(key, until="revoked")]
    elif what == "order_zap":
        on = any(order.key == ZAP_BACK for order in orders)
        orders = [order for order in orders if order.key != ZAP_BACK]
        # it comes first, because the first order that fits answers
        orders = orders if on else [Order(ZAP_BACK, until="revoked"), *orders]
    elif what == "order_small":
        quiet, usual = automation.quiet(table.state), (*SMALL, *automation.usual(table.state))
        orders = [order for order in orders if order.key not in (*usual, *quiet)]
        orders += [Order(small, until="revoked") for small in usual if small in values]
        orders += [Order(small, automation.ASK, "revoked") for small in quiet if small not in values]
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
        story.interrupt(table, "orders", seat, [msgspec.to_builtins(order) for order in orders])


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
    joining = _joins(orders)
    quiet = {key: expansion_words.small(key, table.language(seat)) for key in automation.quiet(table.state)}
    told = [_told(table, seat, order, text) for order in orders if order.key != _ROUNDS[1]]
    auto = seat in table.record.autopass
    if auto:
        told.append(text.AUTO_TOLD)
    small = tuple(MenuOption(key, text.small(key), chosen=key in keys) for key in SMALL)
    usual = {key: expansion_words.small(key, table.language(seat)) for key in automation.usual(table.state)}
    small += tuple(MenuOption(key, label, chosen=key in keys) for key, label in usual.items())
    small += tuple(MenuOption(key, label, chosen=key not in keys) for key, label in quiet.items())
    join = tuple(MenuOption(way, _said(way, text), chosen=way == joining) for way in _JOIN)
    rows: tuple[tuple[Button, ...], ...] = (
        (
            Button(0, "order_pass", text.PASS_CHALLENGE),
            Button(0, "order_main", text.PASS_UNTIL_MAIN),
            Button(0, "order_ask", text.ASK_ME, disabled=not passes(table, seat)),
        ),
        (
            Button(0, "order_zap", text.zap_back(ZAP_BACK in keys)),
            Button(0, "order_auto", text.auto_pass(auto)),
        ),
    )
    menus = [
        Menu(0, "order_small", text.SMALL_MENU, small, 0, len(small)),
        Menu(0, "order_join", text.JOIN_MENU, join),
    ]
    if any(map(_may_rest, orders)):
        others = board.after(table.state, seat)
        rest = tuple(MenuOption(str(one), table.names[one], chosen=one in _unless(orders)) for one in others)
        menus.append(Menu(0, "order_unless", text.UNLESS_MENU, rest, 0, len(rest)))
    if sequences := _sequences(table):
        menus.append(_sequence_menu(table, seat, sequences))
        rows = ((*rows[0], *rows[1]),)  # a message has room for five rows
    lines = [*([head] if head else []), text.ORDERS_TITLE, *(told or [text.NO_ORDERS])]
    return Body("\n".join(lines), rows, menus=tuple(menus))


def _told(table: Running, seat: Seat, order: Order, text: Words) -> str:
    """An order as a line."""
    if order.key in automation.sequences(table.state):
        things = automation.sequence(table.state, seat, order.key)
        return text.sequence(_called(table, seat, order.key), _things(table, seat, order.key, things))
    if order.key in automation.quiet(table.state):
        return text.asked_about(_called(table, seat, order.key))
    if order.key in automation.usual(table.state):
        return text.left_to_usual(_called(table, seat, order.key))
    return text.order(order.key, order.answer, order.until, [table.names[other] for other in order.unless])


def _called(table: Running, seat: Seat, key: str) -> str:
    return expansion_words.small(key, table.language(seat))


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
