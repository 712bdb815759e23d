"""Answers in the words by which verdicts know them: ``A20`` (a card by its face), ``blue-2``, ``#3`` (how many),
``yes``; divisions also ``red-1*2`` (so many from there).

Of a negotiation: ``accept``, ``fail``, ``withdraw`` or ``offer``, and of an offer what it gives and takes, as
``give.A8``, ``take.blue-2``.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.cosmic.model import cards, ids
from bot.kernel.ask import Choice
from bot.tables.cosmic.lessons.lesson import Verdict
from bot.tables.cosmic.questions.questions import Act, Answer

NOTHING = "-"


def words(answer: Answer | Act) -> frozenset[str]:
    """All words of an answer."""
    if isinstance(answer, Act):
        what = ids.dealing(answer.key).step
        return frozenset({what, *(_offered(answer.choice) if what == "offer" else ())})
    return frozenset(_said(answer.choice))


def judged(answer: Answer | Act, verdicts: Iterable[Verdict]) -> str | None:
    """What is said to it; None if no verdict is about it."""
    said = words(answer)
    return next((verdict.says for verdict in verdicts if verdict.fits(said)), None)


def _said(choice: Choice) -> set[str]:
    if isinstance(choice, bool):
        return {"yes" if choice else "no"}
    if isinstance(choice, int):
        return {f"#{choice}"}
    if isinstance(choice, list):
        return {f"#{len(choice)}", *map(_one, choice)} if choice else {"#0", NOTHING}
    if isinstance(choice, dict):
        shares = {name: count for name, count in choice.items() if isinstance(count, int) and count}
        each = (f"{name}*{count}" for name, count in shares.items())
        return {f"#{sum(shares.values())}", *shares, *each} if shares else {"#0", NOTHING}
    return {_one(choice)}


def _one(choice: Choice) -> str:
    """An option: a card by its face, anything else as it is."""
    return cards.face(choice) if isinstance(choice, str) and ids.as_card(choice) is not None else str(choice)


def _offered(choice: Choice) -> set[str]:
    found: set[str] = set()
    for side in ("give", "take"):
        gift = choice[side] if isinstance(choice, dict) else None
        goods = gift["goods"] if isinstance(gift, dict) else None
        grant = gift["grant"] if isinstance(gift, dict) else None
        things = [*(goods if isinstance(goods, list) else ()), *((grant,) if grant else ())]
        found |= {f"{side}.{_one(thing)}" for thing in things}
    return found
