"""A challenge card that is chosen ahead (8.13): by menu below one's hand, in the list of orders, or in words. Private.

It is sealed, may be changed and revoked, and is given as the answer a while after its seat is asked for a card. If the
seat does not hold it then, nor one like it, it is asked as usual.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.engine import force
from bot.cosmic.model import board, cards
from bot.cosmic.model.state import Order
from bot.cosmic.timing import automation
from bot.cosmic.timing.automation import CARD
from bot.kernel.ask import Ask, OneOf
from bot.kernel.saving.codec import encode
from bot.kernel.seat import Seat
from bot.tables.contract.table import Body, Menu, MenuOption
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.drafts import Answer, Asked, Refused
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions import reading
from bot.tables.cosmic.questions.labels import options
from bot.words.language import Language
from bot.words.speech import Speech, speech

CHOOSE: Final = "order_card"
"""Choice of the button that shows the menu, and of the menu."""
_NOT: Final = "not"
"""Value of the menu's option to choose nothing ahead."""
_MOST: Final = 24
"""Cards in the menu, besides that option."""


def body(table: Running, seat: Seat, say: Speech, language: Language) -> Body:
    shown = menus(table, seat, say, language)
    return Body(say("cosmic-table-ahead-told") if shown else say("cosmic-table-no-card"), menus=shown)


def menus(table: Running, seat: Seat, say: Speech, language: Language) -> tuple[Menu, ...]:
    """The menu of the cards that the seat may choose ahead; none without a challenge card."""
    asked = _asked(table, seat, language)
    if asked is None:
        return ()
    now = automation.ahead(table.state, asked.ask)
    face = "" if now is None else cards.face(str(now))
    ways = [MenuOption(_NOT, say("cosmic-table-ahead-not"), chosen=now is None)]
    # by name, as it can be read there: the hand may have changed by the time of the press
    for row in options(asked)[:_MOST]:
        ways.append(MenuOption(row.label, row.label, chosen=cards.face(str(row.choice)) == face))
        face = "" if ways[-1].chosen else face
    return (Menu(0, CHOOSE, say("cosmic-table-ahead-menu"), tuple(ways)),)


def choose(table: Running, seat: Seat, wanted: str, language: Language) -> str:
    """Choose the card called so ahead, or none any more; why not, in a sentence, or an empty text."""
    asked = _asked(table, seat, language)
    kept = [order for order in table.state.orders[seat] if order.key != CARD]
    if wanted != _NOT:
        if asked is None:
            return speech(language)("cosmic-table-no-card")
        found = reading.read(asked, wanted)
        if isinstance(found, Refused):
            return found.text
        if not isinstance(found, Answer):
            raise TypeError("one card needs no second press")
        kept.append(Order(CARD, encode(found.choice).decode(), "laid"))
    if kept != table.state.orders[seat]:
        chronicle.interrupt(table, "orders", seat, [msgspec.to_builtins(order) for order in kept])
    return ""


def typed(said: str, language: Language) -> str | None:
    """The card in words that begin like those of ``suggest``; None if they do not."""
    first, _, rest = said.strip().partition(" ")
    return rest.strip() if first.casefold() == speech(language)("cosmic-table-ahead-word") and rest.strip() else None


def suggest(table: Running, seat: Seat, said: str, language: Language) -> Sequence[tuple[str, str]]:
    asked = _asked(table, seat, language)
    word = speech(language)("cosmic-table-ahead-word")
    first, space, rest = said.lstrip().partition(" ")
    begun = first.casefold() == word if space else word.startswith(first.casefold())
    if asked is None or not begun:
        return ()
    return [(f"{word} {label}", f"{word} {value}") for label, value in reading.suggest(asked, rest)]


def _asked(table: Running, seat: Seat, language: Language) -> Asked | None:
    """The question as it would be asked now; None without a challenge card."""
    held = board.challenge_cards(force.playable(table.state, seat))
    if not held:
        return None
    ask = Ask(seat=seat, key=CARD, form=OneOf(tuple(held)), default=None, secret=True)
    return Asked(0, ask, table.view(seat), table.record.names, language)
