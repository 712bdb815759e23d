"""The list *What I hold*: how cards and powers of a seat are played in windows without asking. Private (8.13)."""

from __future__ import annotations

from typing import Final

from bot.cosmic.model.state import Order
from bot.cosmic.timing import ahead, automation
from bot.kernel.ask import Ask, OneOf
from bot.kernel.saving.codec import encode
from bot.kernel.seat import Seat
from bot.tables.contract.table import Body, Button, Menu, MenuOption
from bot.tables.cosmic.drafts import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import label
from bot.words.language import Language
from bot.words.message import ids
from bot.words.speech import speech

OPEN, AS = "order_held", "order_held_as"
"""The choice that shows the list, and of its first menu; that of the second one."""
_WAYS: Final = ids("cosmic-held-", automation.HOLDING)
_MOST: Final = 25
_LONGEST: Final = 100


def body(table: Running, seat: Seat, language: Language, picked: str = "") -> Body:
    """The list, with the answers for what was ``picked`` there."""
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
    """The seat's orders once a thing is played as a value of the second menu says."""
    face, _, way = value.rpartition(" ")
    orders = table.state.orders[seat]
    if face not in _held(table, seat, table.language(seat)) or way not in automation.HOLDING:
        return orders
    key = automation.held_key(face)
    kept = [order for order in orders if order.key != key]
    return kept if way == automation.HELPS else [*kept, Order(key, encode(way).decode(), "revoked")]


def _held(table: Running, seat: Seat, language: Language) -> dict[str, str]:
    """Everything that the seat may play in a window, by its face, with its name."""
    found: dict[str, str] = {}
    for moment in (*ahead.MOMENTS, automation.RESPONSE):
        for offer in ahead.offered(table.state, seat, moment):
            ask = Ask(seat=seat, key=automation.round_key(moment), form=OneOf((offer,)))
            asked = Asked(0, ask, table.view(seat), table.record.names, language)
            found.setdefault(automation.held_as(offer), label(asked, offer))
    return found
