"""The numbers that places carry on the board's picture and on the buttons of a question about places.

They are made from the question alone, so that picture, buttons and alt text cannot say different things.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.cosmic.model import ids
from bot.kernel.ask import Choice, Deal, OneOf, Order, Split, UpTo
from bot.tables.cosmic.questions.drafts import Asked

_CIRCLED = 0x2460
"""The sign for 1 in a circle; those up to 20 follow."""
_MOST_CIRCLED = 20


def numbers(asked: Asked) -> dict[str, int]:
    """The number of every place that the question offers, in the order of the board; empty if it is about no places.

    Where all lie in one system planets have their own numbers, and what else can be there those that follow.
    """
    offered = {place for choice in _choices(asked) for place in _named(choice)}
    table = asked.view.table
    systems: dict[int, list[str]] = {}
    for place in (*table.planets, *table.outposts):
        systems.setdefault(place.owner, []).append(place.id)
    homes = [owner for owner, places in systems.items() if offered & set(places)]
    if len(homes) == 1:
        return {place: at for at, place in enumerate(systems[homes[0]], 1) if place in offered}
    ordered = [place for owner in sorted(systems) for place in systems[owner] if place in offered]
    return {place: at for at, place in enumerate(ordered, 1)}


def badge(given: dict[str, int], choice: Choice) -> str:
    """The numbers of the places in an answer, to stand before its words; empty if there are none."""
    found = [given[place] for place in dict.fromkeys(_named(choice)) if place in given]
    signs = [chr(_CIRCLED + one - 1) if one <= _MOST_CIRCLED else f"({one})" for one in found]
    return f"{''.join(signs)} " if signs else ""


def _choices(asked: Asked) -> Iterator[Choice]:
    match asked.ask.form:
        case OneOf(options) | UpTo(_, options) | Order(options):
            yield from options
        case Split() as form:
            yield from (one.name for one in form.parts)
        case Deal() | _:
            return


def _named(choice: Choice) -> Iterator[str]:
    """What could be a place in an answer: a text, the part before whom it is about, the parts of a division."""
    if isinstance(choice, str):
        yield ids.targeted(choice)[0]
    elif isinstance(choice, dict):
        yield from (name for name, count in choice.items() if count)
    elif isinstance(choice, list):
        for one in choice:
            yield from _named(one)
