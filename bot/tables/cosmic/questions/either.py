"""A question or a negotiation, whichever of the two somebody has before them, shown outside a table: in a message whose
controls all carry one number of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from bot.tables.contract.table import Body, Menu, Picture
from bot.tables.cosmic.questions import bargaining, questions, reading_deals
from bot.tables.cosmic.questions.bargaining import Bargain
from bot.tables.cosmic.questions.drafts import Rows
from bot.tables.cosmic.questions.questions import Asked, Controls, Draft, Result
from bot.tables.cosmic.telling.cutting import whole

Either: TypeAlias = Asked | Bargain
_TYPED: Final = f"{questions.PREFIX}typed"


def controls(question: Either, draft: Draft) -> Controls:
    """What can be pressed."""
    return questions.show(question, draft) if isinstance(question, Asked) else bargaining.show(question, draft)


def press(question: Either, draft: Draft, choice: str, values: Sequence[str]) -> Result:
    """What a press comes to; what was typed into the form of a negotiation is read."""
    if isinstance(question, Asked):
        return questions.press(question, draft, choice, values)
    if choice == _TYPED and values:
        return reading_deals.read(question, values[0])
    return bargaining.press(question, draft, choice, values)


def read(question: Either, words: str) -> Result:
    """What typed words come to."""
    return questions.read(question, words) if isinstance(question, Asked) else reading_deals.read(question, words)


def suggest(question: Either, words: str) -> Sequence[tuple[str, str]]:
    """What can be typed: labels with their values."""
    return questions.suggest(question, words) if isinstance(question, Asked) else reading_deals.suggest(question, words)


def numbered(
    number: int, lines: Sequence[str], rows: Rows, picture: Picture | None, menus: Sequence[Menu] = ()
) -> Body:
    """A message whose controls carry ``number`` instead of the question's."""
    named = tuple(tuple(msgspec.structs.replace(button, ask=number) for button in row) for row in rows)
    lists = tuple(msgspec.structs.replace(menu, ask=number) for menu in menus)
    return Body(whole("\n".join(filter(None, lines))), named, picture, lists)
