"""Alt texts: what a picture says, in words, from its view alone. Nothing is drawn and no drawing library is loaded.

Every text is at most ``LIMIT`` characters: lists lose their last entries, the first sentence stays whole. The words are
those of the view's language (``phrases``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.slap.views import FacesView, PileView, ReceiptView, ResultView
from bot.slap.words import Phrases, phrases_in

LIMIT: Final = 1024
"""Discord's limit in characters."""
_NAME: Final = 40
"""Longer names are cut, so that a first sentence with several names always fits."""
_TITLED: Final = 10
"""Winners named in the first sentence at most; a table has no more seats."""


def pile(view: PileView) -> str:
    """Top card, the cards before it, count, chances, who is next. Nothing about patterns."""
    said = phrases_in(view.language)
    parts = [said.alt_top([said.card(key) for key in reversed(view.last)]), said.alt_pile(view.cards)]
    if view.chances is not None:
        parts.append(said.alt_chances(*view.chances))
    if view.next:
        parts.append(said.alt_next(_name(view.next)))
    return " ".join(parts)


def receipt(view: ReceiptView) -> str:
    """Who took the pile with what, all slaps in order, everybody's cards, who leads."""
    said = phrases_in(view.language)
    shown = [said.card(key) for key, _ in view.shown]
    first = said.alt_taken(_name(view.winner), view.cards, said.pattern(view), shown)
    counts = [f"{_name(name)} {cards_left}" for name, cards_left in view.counts]
    last = said.alt_leads(_name(view.leads))
    if view.sealed:
        others = [_name(slap.name) for slap in view.slaps if slap.verdict == "undrawn"]
        first += f" {said.alt_drawn(len(view.slaps))}"
        return _fitted(said, first, [(said.ALT_UNDRAWN, others), (said.ALT_COUNTS, counts)], last)
    slaps, place = [], 0
    for slap in view.slaps:
        ranked = slap.verdict in ("wins", "beaten")
        place += ranked
        slaps.append((f"{place} " if ranked else "") + said.alt_slap(slap, _name(slap.name)))
    lists = [(said.ALT_SLAPS, slaps), (said.ALT_COUNTS, counts)]
    return _fitted(said, first, lists, last)


def result(view: ResultView) -> str:
    """Who won and how, then every player's place, cards, piles and fastest slap."""
    said = phrases_in(view.language)
    names = [_name(name) for name in view.winners[:_TITLED]]
    first = f"{said.title(names)}: {said.how(view)}."
    rows = [said.alt_row(row, _name(row.name)) for row in view.rows]
    return _fitted(said, first, [("", rows)], said.alt_turned(view.flips, view.piles))


def faces(view: FacesView) -> str:
    """What can be slapped, or the names of the cards shown."""
    said = phrases_in(view.language)
    if view.patterns:
        return said.alt_patterns(
            [f"{said.pattern_name(kind)}: {', '.join(map(said.card, keys))}" for kind, keys in view.patterns]
        )
    return _fitted(said, said.alt_cards(len(view.keys)), [("", [said.card(key) for key in view.keys])], "")


def _name(name: str) -> str:
    plain = " ".join(name.split())
    return plain if len(plain) <= _NAME else plain[: _NAME - 1].rstrip() + "…"


def _fitted(said: Phrases, first: str, lists: Sequence[tuple[str, list[str]]], last: str) -> str:
    """The sentences together; entries are taken from the end of the longest list until the whole fits."""
    kept = [len(entries) for _, entries in lists]
    while True:
        parts = [first]
        for (head, entries), count in zip(lists, kept, strict=True):
            if entries:
                more = [said.alt_more(len(entries) - count)] if count < len(entries) else []
                parts.append(head + "; ".join([*entries[:count], *more]) + ".")
        text = " ".join([*parts, last]).strip()
        if len(text) <= LIMIT or not any(kept):
            return text
        kept[kept.index(max(kept))] -= 1
