"""Alt texts: what a picture says, in words, from its view alone. Nothing is drawn and no drawing library is loaded.

Every text is at most ``LIMIT`` characters: lists lose their last entries, the first sentence stays whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.slap import phrases
from bot.slap.deck import spoken
from bot.slap.views import FacesView, PileView, ReceiptView, ResultLine, ResultView, SlapLine

LIMIT: Final = 1024
"""Discord's limit in characters."""
_NAME: Final = 40
"""Longer names are cut, so that a first sentence with several names always fits."""
_TITLED: Final = 10
"""Winners named in the first sentence at most; a table has no more seats."""


def pile(view: PileView) -> str:
    """Top card, the cards before it, count, chances, who is next. Nothing about patterns."""
    *before, top = view.last or ("",)
    sentence = f"Top card {spoken(top)}" if top else "No card yet"
    if before:
        sentence += f"; before it {', '.join(spoken(key) for key in reversed(before))}"
    parts = [sentence, _plural(view.cards, "card") + " in the pile"]
    if view.chances is not None:
        left, total = view.chances
        parts.append(f"{left} of {_plural(total, 'chance')} left")
    if view.next:
        parts.append(f"{_name(view.next)} turns next")
    return ". ".join(parts) + "."


def receipt(view: ReceiptView) -> str:
    """Who took the pile with what, all slaps in order, everybody's cards, who leads."""
    cards = ", ".join(spoken(key) for key, _ in view.shown)
    first = f"{_name(view.winner)} takes {_plural(view.cards, 'card')}: {phrases.pattern(view)} with {cards}."
    slaps, place = [], 0
    for slap in view.slaps:
        ranked = slap.verdict in ("wins", "beaten")
        place += ranked
        slaps.append((f"{place} " if ranked else "") + _slap(slap))
    counts = [f"{_name(name)} {cards_left}" for name, cards_left in view.counts]
    return _fitted(first, [("Slaps: ", slaps), ("Cards: ", counts)], f"{_name(view.leads)} leads.")


def result(view: ResultView) -> str:
    """Who won and how, then every player's place, cards, piles and fastest slap."""
    names = [_name(name) for name in view.winners[:_TITLED]]
    first = f"{phrases.title(names)}: {phrases.how(view)}."
    rows = [_line(row) for row in view.rows]
    return _fitted(first, [("", rows)], f"{_plural(view.flips, 'card')} turned, {_plural(view.piles, 'pile')}.")


def faces(view: FacesView) -> str:
    """The names of the cards shown."""
    return _fitted(f"{_plural(len(view.keys), 'card')}.", [("", [spoken(key) for key in view.keys])], "")


def _plural(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def _name(name: str) -> str:
    plain = " ".join(name.split())
    return plain if len(plain) <= _NAME else plain[: _NAME - 1].rstrip() + "…"


def _slap(slap: SlapLine) -> str:
    """One slap; a time that is not exact is not told (A18)."""
    name = _name(slap.name)
    if slap.verdict == "false":
        paid = ", ".join(spoken(key) for key in slap.paid) or "nothing"
        return f"{name} false{'' if slap.approx else f' at {slap.ms:,} ms'}, paid {paid}"
    if slap.verdict == "late":
        return f"{name} late, time unknown" if slap.approx else f"{name} {slap.gap:,} ms late"
    if slap.approx:
        return f"{name}, time unknown"
    return f"{name} {slap.gap:,} ms behind" if slap.verdict == "beaten" else f"{name} {slap.ms:,} ms"


def _line(row: ResultLine) -> str:
    fastest = "" if row.fastest is None else f", fastest slap {row.fastest:,} ms"
    return f"{row.place} {_name(row.name)}, {_plural(row.cards, 'card')}, {_plural(row.piles, 'pile')} slapped{fastest}"


def _fitted(first: str, lists: Sequence[tuple[str, list[str]]], last: str) -> str:
    """The sentences together; entries are taken from the end of the longest list until the whole fits."""
    kept = [len(entries) for _, entries in lists]
    while True:
        parts = [first]
        for (head, entries), count in zip(lists, kept, strict=True):
            if entries:
                more = [f"{len(entries) - count} more"] if count < len(entries) else []
                parts.append(head + "; ".join([*entries[:count], *more]) + ".")
        text = " ".join([*parts, last]).strip()
        if len(text) <= LIMIT or not any(kept):
            return text
        kept[kept.index(max(kept))] -= 1
