"""Standing orders of one seat (8.13), and how what it holds is played without asking. Private."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import permutations
from typing import Final

import msgspec

from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import board
from bot.cosmic.model.state import Order
from bot.cosmic.timing import automation, premoves
from bot.cosmic.timing.automation import BOTH, CARD, COMMIT, JOINING, ZAP_BACK
from bot.cosmic.words import expansion_words, question_text
from bot.cosmic.words.expansion_words import Names
from bot.cosmic.words.things import card as card_named
from bot.kernel.ask import Ask, OneOf
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.tables.contract.choices import ACTS, asked_everywhere
from bot.tables.contract.message import LABEL, OPTIONS
from bot.tables.contract.table import Body, Button, Menu, MenuOption
from bot.tables.cosmic import chronicle, table_words
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import label
from bot.words.message import Language, ids
from bot.words.signs import of_colour
from bot.words.speech import Speech, speech

OPEN, _AS = "order_held", "order_held_as"
"""Choice that shows the list, also of its first menu; choice of the second menu."""
_WAYS: Final = ids("cosmic-held-", automation.HOLDING)


def page(table: Running, seat: Seat, language: Language, choice: str, values: Sequence[str] = ()) -> Body | None:
    """The page that a choice opens or belongs to; None for the list."""
    if choice == LETTERS:
        return _sequences(table, seat, speech(language))
    picked = "".join(values) if choice == OPEN else ""
    return _holding(table, seat, language, picked) if choice in (OPEN, _AS) else None


def _holding(table: Running, seat: Seat, language: Language, picked: str) -> Body:
    say = speech(language)
    held = _held(table, seat, language)
    if not held:
        return Body(say("cosmic-held-nothing"), ((Button(0, "orders", say("cosmic-table-orders")),),))
    now = automation.holding(table.game.state.orders[seat])
    lines = [
        say("cosmic-held-line", what=name, how=say(_WAYS[now.get(face, automation.HELPS)]))
        for face, name in held.items()
    ]
    rows = tuple(MenuOption(face, name[:LABEL], chosen=face == picked) for face, name in held.items())
    menus = [Menu(0, OPEN, say("cosmic-held-menu"), rows[:OPTIONS])]
    if picked in held:
        how = now.get(picked, automation.HELPS)
        ways = tuple(MenuOption(f"{picked} {way}", say(_WAYS[way]), chosen=way == how) for way in automation.HOLDING)
        menus.append(Menu(0, _AS, held[picked][:LABEL], ways))
    row = (Button(0, "orders", say("cosmic-table-orders")),)
    return Body("\n".join([say("cosmic-held-title"), *lines]), (row,), menus=tuple(menus))


def _held(table: Running, seat: Seat, language: Language) -> dict[str, str]:
    found: dict[str, str] = {}
    for moment in (*premoves.MOMENTS, automation.RESPONSE):
        for offer in premoves.offered(table.game.state, seat, moment):
            ask = Ask(seat=seat, key=automation.round_key(moment), form=OneOf((offer,)))
            asked = Asked(0, ask, table.view(seat), table.record.names, language)
            found.setdefault(automation.held_as(offer), label(asked, offer))
    return found


LETTERS: Final = "order_sequence"
"""Choice of the button that shows the menu of a sequence."""
PICK = "order_pick"
"""The menu below a round's question; each of its values is the choice of an order."""
_ROUNDS: Final = (automation.EVERY_ROUND, automation.RESPONSE)
_PASS: Final = encode(PASSED).decode()
PICKED: Final = ("order_unaimed", "order_pass", "order_main")
_PASSES: Final = ids("cosmic-table-pick-", PICKED)
_ALWAYS: Final = ":always"
"""Ends the option that leaves a question to the usual answer even where that makes a difference."""
_SAID: Final = ("invite.offense", "invite.defense", *JOINING.values(), BOTH, "join", COMMIT)
"""Answered ahead in a look, and changed there; the last two in games of the first version."""
_TOLD_AT_END: Final = ids("cosmic-table-time-up-told-", automation.TIME_UP_SETTINGS)


def buttons(table: Running, seat: Seat, ask: Ask | None, number: int, say: Speech) -> list[Button]:
    """The orders that go with a question; ``number`` says to show it again."""
    if ask is None:
        return [Button(0, "order_ask", say("cosmic-table-ask-me"))] if _passes(table, seat) else []
    if declared(ask.key).of is Of.OFFERS:
        return [Button(number, choice, say(_PASSES[choice])) for choice in PICKED]
    leaves = ask.key in _leaving(table, seat)
    return [Button(number, "order_usual", say("cosmic-table-always-usual"))] if leaves else []


def _passes(table: Running, seat: Seat) -> bool:
    return any(order.key in _ROUNDS for order in table.game.state.orders[seat])


def _leaving(table: Running, seat: Seat) -> tuple[str, ...]:
    return (*automation.usual(table.game.state, seat), *automation.weighty(table.game.state))


def change(table: Running, seat: Seat, what: str, values: Sequence[str], key: str = "") -> None:
    """Carry out a press of one of the controls; ``key`` is that of the question on which it was."""
    if what == "order_auto":
        person = table.record.chairs[seat].person
        person.autopass = not person.autopass
    elif (orders := _changed(table, seat, what, values, key)) != table.game.state.orders[seat]:
        chronicle.interrupt(table, "orders", seat, [msgspec.to_builtins(order) for order in orders])


def _changed(table: Running, seat: Seat, what: str, values: Sequence[str], key: str) -> list[Order]:
    state, orders = table.game.state, table.game.state.orders[seat]
    value = "".join(values)
    match what:
        case "order_unaimed":
            return [*_without(orders, (automation.RESPONSE,)), Order(automation.RESPONSE, _PASS, unaimed=True)]
        case "order_pass":
            return [*_without(orders, _ROUNDS), *(Order(rounds, _PASS) for rounds in _ROUNDS)]
        case "order_main":
            return [*_without(orders, _ROUNDS), *(Order(rounds, _PASS, "main") for rounds in _ROUNDS)]
        case "order_ask":
            return _without(orders, _ROUNDS)
        case "order_usual" if key in _leaving(table, seat):
            return [*_without(orders, (key,)), Order(key, until="revoked")]
        case "order_zap":  # before all others, because the first one that fits answers
            rest = _without(orders, (ZAP_BACK,))
            return rest if len(rest) < len(orders) else [Order(ZAP_BACK, until="revoked"), *rest]
        case "order_small":
            return _with_small(table, seat, values)
        case "order_rounds" if set(values) <= set(automation.MOMENTS):
            as_wished = looks.wished(table, seat) == set(values)
            said = [] if as_wished else [_lasting(automation.ROUNDS, automation.moments_written(values))]
            return [*_without(orders, (automation.ROUNDS,)), *said]
        case "order_time_up":
            wanted = "usual" if looks.fills_in(table, seat) else "computer"
            return [*_without(orders, (automation.TIME_UP,)), _lasting(automation.TIME_UP, wanted)]
        case "order_unless":
            known = [other for other in board.after(state, seat) if str(other) in values]
            return [msgspec.structs.replace(one, unless=known) if _may_rest(one) else one for one in orders]
        case "order_seq":
            sequences, (key, *things) = automation.sequences(state), value.split() or [""]
            if not value:
                return _without(orders, sequences)
            if key in sequences and sorted(things) == sorted(sequences[key]):
                return [*_without(orders, sequences), _lasting(key, things)]
        case "order_held_as":
            face, _, way = value.rpartition(" ")
            if face in _held(table, seat, table.language(seat)) and way in automation.HOLDING:
                rest = _without(orders, (automation.held_key(face),))
                return rest if way == automation.HELPS else [*rest, _lasting(automation.held_key(face), way)]
    return orders


def _without(orders: Sequence[Order], keys: Collection[str]) -> list[Order]:
    return [order for order in orders if order.key not in keys]


def _lasting(key: str, answer: object) -> Order:
    return Order(key, encode(answer).decode(), "revoked")


def _with_small(table: Running, seat: Seat, values: Sequence[str]) -> list[Order]:
    """Apply the menu of small choices as a whole: those not picked are asked about."""
    rows = _small_choices(table, seat)
    asked = {key: automation.ASK for value, _, key, usual in rows if usual and value not in values}
    left = {key: automation.DEFAULT for value, _, key, usual in rows if not usual and value in values}
    given = (Order(key, answer, "revoked") for key, answer in (asked | left).items())
    return [*_without(table.game.state.orders[seat], [key for _, _, key, _ in rows]), *given]


def _may_rest(order: Order) -> bool:
    """True if an order can have a condition: those about rounds, for this challenge."""
    return order.until == "challenge" and order.key in _ROUNDS


def body(table: Running, seat: Seat, say: Speech, head: str = "") -> Body:
    orders = table.game.state.orders[seat]
    keys = [order.key for order in orders]
    elsewhere = [*_SAID, *map(automation.held_key, automation.holding(orders)), automation.TIME_UP]
    elsewhere += [automation.RESPONSE] if automation.EVERY_ROUND in keys else []
    told = [_told(table, seat, order, say) for order in orders if order.key not in elsewhere]
    auto = table.record.chairs[seat].person.autopass
    if auto:
        told.append(say("cosmic-table-auto-told"))
    if automation.TIME_UP in keys or looks.suggests(table, seat):
        told.append(say(_TOLD_AT_END[looks.setting(table, seat)]))
    asked = {order.key: order.answer == automation.ASK for order in orders}
    small = tuple(
        MenuOption(value, label, chosen=not asked.get(key, not usual))
        for value, label, key, usual in _small_choices(table, seat)
    )
    sequences = [Button(0, LETTERS, f"{_called(table, seat, key)} …") for key in automation.sequences(table.game.state)]
    now = looks.asked_at(table, seat, lasting=True)
    moments = tuple(MenuOption(one, say(table_words.WHEN[one]), chosen=one in now) for one in automation.MOMENTS)
    acts = (
        *(MenuOption(choice, say(_PASSES[choice])) for choice in PICKED),
        *([MenuOption("order_ask", say("cosmic-table-ask-me"))] if _passes(table, seat) else []),
        MenuOption(asked_everywhere(now), say("cosmic-table-when-everywhere")),
        MenuOption("order_zap", say("cosmic-table-zap-back", on=ZAP_BACK in keys)),
        MenuOption("order_auto", say("cosmic-table-auto-pass", on=auto)),
        MenuOption("order_time_up", say("cosmic-table-time-up", on=looks.fills_in(table, seat))),
    )
    row = (Button(0, OPEN, say("cosmic-held-open")), *sequences[:1])
    menus = (
        Menu(0, ACTS, say("cosmic-table-orders-menu"), acts),
        Menu(0, "order_small", say("cosmic-table-small-menu"), small, 0, len(small)),
        Menu(0, "order_rounds", say("cosmic-table-when-menu"), moments, 0, len(moments)),
        *_unless_menu(table, seat, say),
    )
    lines = [*([head] if head else []), say("cosmic-table-orders-title"), *(told or [say("cosmic-table-no-orders")])]
    return Body("\n".join(lines), (row,), menus=menus)


def _small_choices(table: Running, seat: Seat) -> list[tuple[str, str, str, bool]]:
    """Value, label and key of each option; True if it is chosen without an order, until one says to be asked."""
    state, say = table.game.state, speech(table.language(seat))
    at_once = automation.small() if table.quiet else ()
    rows = [(key, _called(table, seat, key), key, key in at_once) for key in automation.usual(state, seat)]
    rows += [(key, _called(table, seat, key), key, True) for key in automation.quiet(state)]
    for key in automation.weighty(state):
        what = _called(table, seat, key)
        rows.append((key, say("cosmic-table-where-all-the-same", what=what), key, True))
        rows.append((f"{key}{_ALWAYS}", say("cosmic-table-in-any-case", what=what), key, False))
    return rows


def _sequences(table: Running, seat: Seat, say: Speech) -> Body:
    menus = []
    for key, things in automation.sequences(table.game.state).items():
        now, orders = automation.sequence(table.game.state, seat, key), permutations(things)
        named = ((one, ", ".join(_things(table, seat, key, one))) for one in orders)
        ways = [MenuOption(" ".join((key, *one)), words, chosen=one == now) for one, words in named]
        menus.append(Menu(0, "order_seq", f"{_called(table, seat, key)} …", tuple(ways), 0))
    return Body(say("cosmic-table-orders-title"), menus=tuple(menus))


def _unless_menu(table: Running, seat: Seat, say: Speech) -> tuple[Menu, ...]:
    passing = [order for order in table.game.state.orders[seat] if _may_rest(order)]
    if not passing:
        return ()
    players, names, chosen = table.game.state.players, table.record.names, passing[0].unless
    rest = tuple(
        MenuOption(str(one), names[one], chosen=one in chosen, emoji=of_colour(players[one].colour))
        for one in board.after(table.game.state, seat)
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
    if order.key in automation.sequences(table.game.state):
        things = _things(table, seat, order.key, automation.sequence(table.game.state, seat, order.key))
        return say("cosmic-table-sequence", what=_called(table, seat, order.key), things=things)
    if order.answer == automation.ASK:
        return say("cosmic-table-asked-about", what=_called(table, seat, order.key))
    if order.key in _leaving(table, seat):
        return say("cosmic-table-left-to-usual", what=_called(table, seat, order.key))
    return table_words.order(say, order.key, order.until, [table.names[other] for other in order.unless])


def _called(table: Running, seat: Seat, key: str) -> str:
    language = table.language(seat)
    if key in table_words.SMALL:
        return speech(language)(table_words.SMALL[key])
    return question_text.usual_answer(speech(language), key) or expansion_words.small(key, language)


def _things(table: Running, seat: Seat, key: str, things: Sequence[str]) -> list[str]:
    named = expansion_words.KNOWN.options.get(key)
    if named is None:
        return [*things]
    say, names = speech(table.language(seat)), Names(table.record.names, table.seen.colours)
    return [say.message(named(thing, names, table.seen)) for thing in things]
