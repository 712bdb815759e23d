"""A question or a negotiation, shown outside a table with controls that carry a number of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from bot.tables.contract import message
from bot.tables.contract.choices import ACTS
from bot.tables.contract.table import Body, Button, Menu, MenuOption, Picture
from bot.tables.cosmic.controls import PREFIX, Asked, Controls, Draft, Result, Rows
from bot.tables.cosmic.questions import bargaining, questions, reading, reading_deals
from bot.tables.cosmic.questions.bargaining import Bargain
from bot.tables.cosmic.table_words import whole
from bot.words.speech import Speech

Either: TypeAlias = Asked | Bargain
_TYPED: Final = f"{PREFIX}typed"


def controls(question: Either, draft: Draft) -> Controls:
    return questions.show(question, draft) if isinstance(question, Asked) else bargaining.show(question, draft)


def press(question: Either, draft: Draft, choice: str, values: Sequence[str]) -> Result:
    if isinstance(question, Asked):
        return questions.press(question, draft, choice, values)
    if choice == _TYPED and values:
        return reading_deals.read(question, values[0])
    return bargaining.press(question, draft, choice, values)


def read(question: Either, words: str) -> Result:
    return reading.read(question, words) if isinstance(question, Asked) else reading_deals.read(question, words)


def suggest(question: Either, words: str) -> Sequence[tuple[str, str]]:
    return reading.suggest(question, words) if isinstance(question, Asked) else reading_deals.suggest(question, words)


def below(controls: Controls, own: Sequence[Button], say: Speech) -> tuple[Rows, tuple[Menu, ...]]:
    """Merge controls with a message's ``own`` buttons; those without room on a phone become a menu."""
    rows = message.fitted((*controls.buttons, own), len(controls.menus))
    if not controls.beside and sum(map(message.lines, rows)) <= message.LINES:
        return rows, controls.menus
    rare = [one for one in (*controls.beside, *own) if not one.disabled]
    if len(controls.buttons) + len(controls.menus) >= message.ROWS:
        return message.fitted((*controls.buttons, rare), len(controls.menus)), controls.menus
    options = tuple(MenuOption(one.choice, one.label) for one in rare)
    return controls.buttons, (*controls.menus, Menu(0, ACTS, say("cosmic-table-more"), options, below=True))


def numbered(
    number: int, lines: Sequence[str], rows: Rows, picture: Picture | None, menus: Sequence[Menu] = ()
) -> Body:
    named = tuple(tuple(msgspec.structs.replace(button, ask=number) for button in row) for row in rows)
    lists = tuple(msgspec.structs.replace(menu, ask=number) for menu in menus)
    return Body(whole("\n".join(filter(None, lines))), named, picture, lists)
