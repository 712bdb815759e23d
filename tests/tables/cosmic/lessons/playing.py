"""Every answer that a lesson can be given."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product

from bot.kernel.ask import Action, Choice, Deal, Form, Gift, Number, OneOf, Order, Split, UpTo, YesNo
from bot.tables.cosmic.controls import Act, Answer
from bot.tables.cosmic.lessons import LEARNER, Scene, position

_GOODS, _KINDS, _BASES = 2, 4, 3
"""Of the offers that are tried: things on one side, out of so many, and bases out of so many."""


def scene(name: str) -> Scene:
    return Scene(position(name), "Ana", "en")


def answers(name: str) -> Iterator[Answer | Act]:
    """All of them, but of offers those alone that are made of the first few things."""
    shown = scene(name)
    asked = shown.asked()
    if asked is not None:
        yield from (Answer(choice) for choice in choices(asked[1].form))
        return
    actions = shown.table.game.actions
    for action in (one for one in actions if one.seats is not None and LEARNER in one.seats):
        yield from _acts(action)


def _acts(action: Action) -> Iterator[Act]:
    if action.form is None:
        yield Act(action.key, None)
    else:
        yield from (Act(action.key, choice) for choice in choices(action.form))


def choices(form: Form) -> Iterator[Choice]:
    match form:
        case YesNo():
            yield from (True, False)
        case Number(low, high):
            yield from range(low, high + 1)
        case OneOf(options):
            yield from options
        case UpTo(most, options):
            for size in range(min(most, len(options)) + 1):
                yield from map(list, combinations(options, size))
        case Split():
            ranges = [range(part.low, part.high + 1) for part in form.parts]
            names = [part.name for part in form.parts]
            divided = ({name: n for name, n in zip(names, row, strict=True) if n} for row in product(*ranges))
            yield from (choice for choice in divided if form.accepts(choice))
        case Deal():
            both = product(_gifts(form.give), _gifts(form.take))
            offers: Iterator[Choice] = ({"give": give, "take": take} for give, take in both)
            yield from (offer for offer in offers if form.accepts(offer))
        case Order(options):
            yield from map(list, permutations(options))


def _gifts(gift: Gift) -> list[Choice]:
    goods = [list(some) for size in range(_GOODS + 1) for some in combinations(gift.goods[:_KINDS], size)]
    return [{"goods": some, "grant": grant} for some in goods for grant in (None, *gift.grants[:_BASES])]
