"""The order in which options of a question are shown: that of the board and of the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.cosmic.model import cards, ids
from bot.cosmic.seen.picture_facts import hand_order
from bot.cosmic.words import expansion_words
from bot.kernel.ask import Choice, Form, Number, OneOf, Order, Split, UpTo, YesNo
from bot.tables.cosmic.controls import Asked

ENUMERATED = 10
"""Divisions with at most so many answers are listed one by one."""


def holding(asked: Asked, place: str) -> str:
    """The seat's tokens in a place in words, with their marks: ``4 E2LW``; empty for none."""
    table = asked.view.table
    for one in asked.bases.get(place, ()):
        if one.seat == asked.view.seat and one.tokens:
            marks = expansion_words.marks(table, one.seat, place, one.tokens) if table.expansions else ""
            return f"{one.tokens}{marks}"
    return ""


def numbers(asked: Asked) -> dict[str, int]:
    """Number the places that the question offers as the board's picture does, in board order."""
    form = asked.ask.form
    offered = set[str]()
    if isinstance(form, Split):
        offered = {ids.targeted(one.name)[0] for one in form.parts}
    elif isinstance(form, OneOf | UpTo | Order):
        for option in form.options:
            for one in option if isinstance(option, list) else (option,):
                if isinstance(one, str):
                    offered.add(ids.targeted(one)[0])
                elif isinstance(one, dict):
                    offered |= {name for name, count in one.items() if count}
    return {place: ids.number(place) for place in asked.bases if place in offered}


def parts_in_order(asked: Asked, form: Split) -> list[int]:
    rank = {place: at for at, place in enumerate(asked.bases)}
    return sorted(range(len(form.parts)), key=lambda at: rank.get(form.parts[at].name, len(rank)))


def divisions(form: Split) -> Iterator[dict[str, int]]:
    """Parts that get nothing are left out; the first part gets much first."""

    def divide(at: int, given: dict[str, int], whole: int) -> Iterator[dict[str, int]]:
        if at == len(form.parts):
            if form.low <= whole <= form.high:
                yield dict(given)
            return
        share = form.parts[at]
        counts = range(share.low, min(share.high, form.high - whole) + 1)
        for count in counts if len(form.parts) == 1 else reversed(counts):
            yield from divide(at + 1, {**given, share.name: count} if count else given, whole + count)

    yield from divide(0, {}, 0)


def shown(asked: Asked, form: Form) -> list[tuple[int, Choice]]:
    match form:
        case OneOf():
            seen: dict[tuple[str, bool], int] = {}
            rows: list[tuple[int, Choice]] = []
            for place, choice in enumerate(form.options):
                if isinstance(choice, str) and ids.as_card(choice) is not None:
                    key = (cards.face(choice), choice in asked.view.hand)
                    if seen.setdefault(key, place) != place:
                        continue
                rows.append((place, choice))
            return _sorted(asked, rows)
        case UpTo() | Order():
            return _sorted(asked, list(enumerate(form.options)))
        case Number():
            return [(number - form.low, number) for number in range(form.low, form.high + 1)]
        case YesNo():
            return [(1, True), (0, False)]
        case Split() if form.count() <= ENUMERATED:
            found = list(enumerate(divisions(form)))
            if form.low == form.high == 1:
                order = [form.parts[at].name for at in parts_in_order(asked, form)]
                found.sort(key=lambda row: order.index(next(iter(row[1]))))
            return [(at, {**one}) for at, one in found]
        case _:
            return []


def _sorted(asked: Asked, rows: list[tuple[int, Choice]]) -> list[tuple[int, Choice]]:
    """Sort cards as in the hand's picture, places as on the board; leave everything else."""
    held = [choice for _, choice in rows if isinstance(choice, str) and ids.is_copy(choice)]
    if held:
        rows = _ranked(rows, {card: place for place, card in enumerate(hand_order(held))})
    return _ranked(rows, {place: at for at, place in enumerate(asked.bases)})


def _ranked(rows: list[tuple[int, Choice]], rank: Mapping[str, int]) -> list[tuple[int, Choice]]:
    """Sort the ranked rows among the lines they hold; the others stay."""
    known = {at: ids.targeted(choice)[0] for at, (_, choice) in enumerate(rows) if isinstance(choice, str)}
    lines = [at for at, name in known.items() if name in rank]
    again = list(rows)
    for line, at in zip(lines, sorted(lines, key=lambda at: rank[known[at]]), strict=True):
        again[line] = rows[at]
    return again
