"""Standing orders of one seat (8.13), and how what it holds is played without asking. Private."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

import msgspec

from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import board
from bot.cosmic.model.state import Order
from bot.cosmic.timing import ahead, automation
from bot.cosmic.timing.automation import BOTH, CARD, COMMIT, JOINING, ZAP_BACK
from bot.cosmic.words import expansion_words, question_text
from bot.cosmic.words.things import card as card_named
from bot.kernel.ask import Ask, OneOf
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.tables.contract.choices import ACTS, asked_everywhere
from bot.tables.contract.table import Body, Button, Menu, MenuOption
from bot.tables.cosmic import chronicle, table_words
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import label
from bot.words.message import Language, ids
from bot.words.signs import of_colour
from bot.words.speech import Speech, speech

OPEN, AS = "order_held", "order_held_as"
"""Choice that shows the list, also of its first menu; choice of the second menu."""
_WAYS: Final = ids("cosmic-held-", automation.HOLDING)
_MOST: Final = 25
_LONGEST: Final = 100


def holding_body(table: Running, seat: Seat, language: Language, picked: str = "") -> Body:
    say = speech(language)
    held = _held(table, seat, language)
    if not held:
        return Body(say("cosmic-held-nothing"), ((Button(0, "orders", say("cosmic-table-orders")),),))
    now = automation.holding(table.state.orders[seat])
    lines = [
        say("cosmic-held-line", what=name, how=say(_WAYS[now.get(face, automation.HELPS)]))
        for face, name in held.items()
    ]
    rows = tuple(MenuOption(face, name[:_LONGEST], chosen=face == picked) for face, name in held.items())
    menus = [Menu(0, OPEN, say("cosmic-held-menu"), rows[:_MOST])]
    if picked in held:
        how = now.get(picked, automation.HELPS)
        ways = tuple(MenuOption(f"{picked} {way}", say(_WAYS[way]), chosen=way == how) for way in automation.HOLDING)
        menus.append(Menu(0, AS, held[picked][:_LONGEST], ways))
    return Body(
        "\n".join([say("cosmic-held-title"), *lines]),
        ((Button(0, "orders", say("cosmic-table-orders")),),),
        menus=tuple(menus),
    )


def changed(table: Running, seat: Seat, value: str) -> list[Order]:
    face, _, way = value.rpartition(" ")
    orders = table.state.orders[seat]
    if face not in _held(table, seat, table.language(seat)) or way not in automation.HOLDING:
        return orders
    key = automation.held_key(face)
    kept = [order for order in orders if order.key != key]
    return kept if way == automation.HELPS else [*kept, Order(key, encode(way).decode(), "revoked")]


def _held(table: Running, seat: Seat, language: Language) -> dict[str, str]:
    found: dict[str, str] = {}
    for moment in (*ahead.MOMENTS, automation.RESPONSE):
        for offer in ahead.offered(table.state, seat, moment):
            ask = Ask(seat=seat, key=automation.round_key(moment), form=OneOf((offer,)))
            asked = Asked(0, ask, table.view(seat), table.record.names, language)
            found.setdefault(automation.held_as(offer), label(asked, offer))
    return found


LETTERS: Final = "order_sequence"
"""Choice of the button that shows the menu of a sequence."""
PICK = "order_pick"
"""The menu below a round's question; each of its values is the choice of an order."""
PICKED: Final = ("order_unaimed", "order_pass", "order_main")
_CHECKPOINTS, _RESPONSE = automation.EVERY_ROUND, automation.RESPONSE
_ROUNDS: Final = (_CHECKPOINTS, _RESPONSE)
_PASS: Final = '"pass"'
_SEQUENCE: Final = "order_seq"
_ALWAYS: Final = ":always"
"""Ends the option that leaves a question to the usual answer even where that makes a difference."""
_EARLY: Final = ("join", COMMIT)
"""Answers to invitations in games that earlier versions have saved."""
_SAID: Final = ("invite.offense", "invite.defense", *JOINING.values(), BOTH)
"""Answered ahead in a look, and changed there."""
_ROUND: Final = "order_rounds"
_TIME_UP: Final = "order_time_up"
_TOLD_AT_END: Final = ids("cosmic-table-time-up-told-", automation.TIME_UP_SETTINGS)


def buttons(table: Running, seat: Seat, ask: Ask | None, number: int, say: Speech) -> tuple[Button, ...]:
    """The orders that go with a question; ``number`` says to show it again."""
    if ask is None:
        waits = any(_is_of_round(order.key) for order in table.state.orders[seat])
        return (Button(0, "order_ask", say("cosmic-table-ask-me")),) if waits else ()
    if declared(ask.key).of is not Of.OFFERS:
        usual = (*automation.usual(table.state, seat), *automation.weighty(table.state))
        return (Button(number, "order_usual", say("cosmic-table-always-usual")),) if ask.key in usual else ()
    return (
        Button(number, "order_unaimed", say("cosmic-table-pass-unaimed")),
        Button(number, "order_pass", say("cosmic-table-pass-challenge")),
        Button(number, "order_main", say("cosmic-table-pass-until-main")),
    )


class _Press(NamedTuple):
    table: Running
    seat: Seat
    orders: Sequence[Order]
    values: Sequence[str]
    key: str

    @property
    def usual(self) -> tuple[str, ...]:
        return automation.usual(self.table.state, self.seat)

    def without(self, keys: Collection[str]) -> list[Order]:
        return [order for order in self.orders if order.key not in keys]


def change(table: Running, seat: Seat, what: str, values: Sequence[str], key: str = "") -> None:
    """Carry out a press of one of the controls; ``key`` is that of the question on which it was."""
    if what == "order_auto":
        person = table.record.person(seat)
        person.autopass = not person.autopass
        return
    if what not in _CHANGES:
        return
    orders = _CHANGES[what](_Press(table, seat, table.state.orders[seat], values, key))
    if orders != table.state.orders[seat]:
        chronicle.interrupt(table, "orders", seat, [msgspec.to_builtins(order) for order in orders])


def _pass_unaimed(press: _Press) -> list[Order]:
    return [*press.without((_RESPONSE,)), Order(_RESPONSE, _PASS, "challenge", unaimed=True)]


def _pass_challenge(press: _Press) -> list[Order]:
    orders = press.without(_ROUNDS)
    unless = _unless(orders)
    return [*orders, *(Order(rounds, _PASS, "challenge", unless) for rounds in _ROUNDS)]


def _pass_until_main(press: _Press) -> list[Order]:
    return [*press.without(_ROUNDS), *(Order(rounds, _PASS, "main") for rounds in _ROUNDS)]


def _ask_me(press: _Press) -> list[Order]:
    return [order for order in press.orders if not _is_of_round(order.key)]


def _is_of_round(key: str) -> bool:
    """True for an order about answer windows, also one left by a plan of an earlier version."""
    return key == _RESPONSE or key.startswith(_CHECKPOINTS.removesuffix("*"))


def _leave_to_usual(press: _Press) -> list[Order]:
    if press.key not in (*press.usual, *automation.weighty(press.table.state)):
        return list(press.orders)
    return [*press.without((press.key,)), Order(press.key, until="revoked")]


def _toggle_zap_back(press: _Press) -> list[Order]:
    """The order comes first, because the first one that fits answers."""
    orders = press.without((ZAP_BACK,))
    return orders if len(orders) < len(press.orders) else [Order(ZAP_BACK, until="revoked"), *orders]


def _choose_small(press: _Press) -> list[Order]:
    """Apply the menu as a whole: choices not picked are asked about."""
    state, values = press.table.state, press.values
    quiet, weighty = automation.quiet(state), automation.weighty(state)
    always = [small for small in weighty if f"{small}{_ALWAYS}" in values]
    rare = [small for small in weighty if small not in always]
    at_once = automation.small() if looks.is_quiet(press.table) else ()
    return [
        *press.without((*press.usual, *quiet, *weighty)),
        *(Order(small, until="revoked") for small in press.usual if small in values and small not in at_once),
        *(Order(small, until="revoked") for small in always),
        *(Order(small, automation.ASK, "revoked") for small in (*at_once, *quiet, *rare) if small not in values),
    ]


def _ask_at_moments(press: _Press) -> list[Order]:
    others = press.without((automation.ROUNDS,))
    if not set(press.values) <= set(automation.MOMENTS):
        return list(press.orders)
    if looks.wished(press.table, press.seat) == set(press.values):
        return others
    wanted = encode(automation.moments_written(press.values)).decode()
    return [*others, Order(automation.ROUNDS, wanted, "revoked")]


def _toggle_time_up(press: _Press) -> list[Order]:
    wanted = "usual" if looks.suggests(press.table, press.seat) else "computer"
    return [*press.without((automation.TIME_UP,)), Order(automation.TIME_UP, encode(wanted).decode(), "revoked")]


def _rest_if_they_join(press: _Press) -> list[Order]:
    known = [other for other in board.after(press.table.state, press.seat) if str(other) in press.values]
    return [msgspec.structs.replace(order, unless=known) if _may_rest(order) else order for order in press.orders]


def _choose_sequence(press: _Press) -> list[Order]:
    orders = press.without(automation.sequences(press.table.state))
    wanted = _sequences(press.table).get(press.values[0]) if press.values else None
    return orders if wanted is None else [*orders, Order(wanted[0], encode(wanted[1]).decode(), "revoked")]


_CHANGES: Final[Mapping[str, Callable[[_Press], list[Order]]]] = {
    "order_unaimed": _pass_unaimed,
    "order_pass": _pass_challenge,
    "order_main": _pass_until_main,
    "order_ask": _ask_me,
    "order_usual": _leave_to_usual,
    "order_zap": _toggle_zap_back,
    "order_small": _choose_small,
    _ROUND: _ask_at_moments,
    _TIME_UP: _toggle_time_up,
    "order_unless": _rest_if_they_join,
    _SEQUENCE: _choose_sequence,
    AS: lambda press: changed(press.table, press.seat, "".join(press.values)),
}


def _may_rest(order: Order) -> bool:
    """True if an order for this challenge can have a condition: those about invitations and rounds."""
    return order.until == "challenge" and order.key in (*_EARLY, *_ROUNDS)


def _unless(orders: Sequence[Order]) -> list[Seat]:
    """Players whose joining suspends the orders, so that the seat is asked after all (design: windows)."""
    return next((order.unless for order in orders if order.unless and _may_rest(order)), [])


def body(table: Running, seat: Seat, say: Speech, head: str = "") -> Body:
    orders = table.state.orders[seat]
    keys = [order.key for order in orders]
    all_rounds = any(order.key == _CHECKPOINTS for order in orders)
    held = automation.holding(orders)
    lasting = [order for order in orders if order.key != automation.TIME_UP]
    said = [order.key for order in lasting if order.key in _SAID or order.key in map(automation.held_key, held)]
    standing = [order for order in lasting if order.key not in said]
    told = [_told(table, seat, order, say) for order in standing if order.key != _RESPONSE or not all_rounds]
    auto = table.record.person(seat).autopass
    if auto:
        told.append(say("cosmic-table-auto-told"))
    if lasting != orders or looks.suggests(table, seat):
        told.append(say(_TOLD_AT_END[looks.setting(table, seat)]))
    small = _small_choices(table, seat, say)
    sequences = [Button(0, LETTERS, f"{_called(table, seat, key)} …") for key in automation.sequences(table.state)]
    acts = (
        MenuOption("order_pass", say("cosmic-table-pass-challenge")),
        MenuOption("order_main", say("cosmic-table-pass-until-main")),
        *([MenuOption("order_ask", say("cosmic-table-ask-me"))] if any(map(_is_of_round, keys)) else []),
        MenuOption("order_unaimed", say("cosmic-table-pass-unaimed")),
        MenuOption(asked_everywhere(looks.asked_at(table, seat, lasting=True)), say("cosmic-table-when-everywhere")),
        MenuOption("order_zap", say("cosmic-table-zap-back", on=ZAP_BACK in keys)),
        MenuOption("order_auto", say("cosmic-table-auto-pass", on=auto)),
        MenuOption(_TIME_UP, say("cosmic-table-time-up", on=looks.suggests(table, seat))),
    )
    row = (Button(0, OPEN, say("cosmic-held-open")), *sequences[:1])
    menus = (
        Menu(0, ACTS, say("cosmic-table-orders-menu"), acts),
        Menu(0, "order_small", say("cosmic-table-small-menu"), small, 0, len(small)),
        _moments_menu(table, seat, say),
        *_unless_menu(table, seat, say),
    )
    lines = [*([head] if head else []), say("cosmic-table-orders-title"), *(told or [say("cosmic-table-no-orders")])]
    return Body("\n".join(lines), (row,), menus=menus)


def _small_choices(table: Running, seat: Seat, say: Speech) -> tuple[MenuOption, ...]:
    orders = table.state.orders[seat]
    keys = [order.key for order in orders]
    asking = [order.key for order in orders if order.answer == automation.ASK]
    at_once = looks.is_quiet(table)
    small = tuple(
        MenuOption(key, say(table_words.SMALL[key]), chosen=(key in keys or at_once) and key not in asking)
        for key in automation.small()
    )
    usual = [key for key in automation.usual(table.state, seat) if key not in automation.small()]
    small += tuple(MenuOption(key, _called(table, seat, key), chosen=key in keys) for key in usual)
    for key in automation.quiet(table.state):
        small += (MenuOption(key, expansion_words.small(key, table.language(seat)), chosen=key not in keys),)
    for key in automation.weighty(table.state):
        label = expansion_words.small(key, table.language(seat))
        always = key in keys and key not in asking
        small += (
            MenuOption(key, say("cosmic-table-where-all-the-same", what=label), chosen=key not in asking),
            MenuOption(f"{key}{_ALWAYS}", say("cosmic-table-in-any-case", what=label), chosen=always),
        )
    return small


def sequence(table: Running, seat: Seat, say: Speech) -> Body:
    sequences = _sequences(table)
    menu = _sequence_menu(table, seat, sequences) if sequences else None
    return Body(say("cosmic-table-orders-title"), menus=(menu,) if menu is not None else ())


def _moments_menu(table: Running, seat: Seat, say: Speech) -> Menu:
    now = looks.asked_at(table, seat, lasting=True)
    ways = tuple(MenuOption(one, say(table_words.WHEN[one]), chosen=one in now) for one in automation.MOMENTS)
    return Menu(0, _ROUND, say("cosmic-table-when-menu"), ways, 0, len(ways))


def _unless_menu(table: Running, seat: Seat, say: Speech) -> tuple[Menu, ...]:
    orders = table.state.orders[seat]
    if not any(map(_may_rest, orders)):
        return ()
    others = board.after(table.state, seat)
    players, names, chosen = table.state.players, table.record.names, _unless(orders)
    rest = tuple(
        MenuOption(str(one), names[one], chosen=one in chosen, emoji=of_colour(players[one].colour)) for one in others
    )
    return (Menu(0, "order_unless", say("cosmic-table-unless-menu"), rest, 0, len(rest)),)


def _told(table: Running, seat: Seat, order: Order, say: Speech) -> str:
    if order.key == CARD:
        card = card_named(str(automation.read_answer(order.answer)))
        return say("cosmic-table-ahead-order", card=speech(table.language(seat))("cosmic-ask-card", card=card))
    if order.unaimed:
        return say("cosmic-table-unaimed-told")
    if order.key == automation.ROUNDS:
        return table_words.asked_when(say, looks.asked_at(table, seat, lasting=order.until == "revoked"))
    if order.key in automation.sequences(table.state):
        things = automation.sequence(table.state, seat, order.key)
        return say(
            "cosmic-table-sequence",
            what=_called(table, seat, order.key),
            things=_things(table, seat, order.key, things),
        )
    if order.answer == automation.ASK:
        return say("cosmic-table-asked-about", what=_called(table, seat, order.key))
    small = order.key in automation.small()
    if not small and order.key in (*automation.usual(table.state, seat), *automation.weighty(table.state)):
        return say("cosmic-table-left-to-usual", what=_called(table, seat, order.key))
    return table_words.order(say, order.key, order.answer, order.until, [table.names[other] for other in order.unless])


def _called(table: Running, seat: Seat, key: str) -> str:
    language = table.language(seat)
    if key in table_words.SMALL:
        return speech(language)(table_words.SMALL[key])
    return question_text.usual_answer(speech(language), key) or expansion_words.small(key, language)


def _sequences(table: Running) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Orders that may be chosen, by menu value: the key and the things in order."""
    found = [(key, one) for key, things in automation.sequences(table.state).items() for one in permutations(things)]
    return {str(place): one for place, one in enumerate(found)}


def _sequence_menu(table: Running, seat: Seat, sequences: dict[str, tuple[str, tuple[str, ...]]]) -> Menu:
    """Menu for an order of things; choosing nothing restores that of set-up."""
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
