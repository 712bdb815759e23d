"""Alt texts of pictures from their views, at most ``LIMIT`` characters; no drawing library is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.slap.deck import DECK, SUITS
from bot.slap.messages import HOW, PATTERN, award
from bot.slap.views import FacesView, FilmView, PileView, ReceiptView, ResultLine, ResultView, SlapLine
from bot.words.message import ids
from bot.words.signs import away
from bot.words.speech import Speech, speech

LIMIT: Final = 1024
"""Discord's limit in characters."""
_NAME: Final = 40
"""Longer names are cut, so that a first sentence with several names always fits."""
_TITLED: Final = 10
"""Winners named in the first sentence at most; a table has no more seats."""
_LISTS: Final = ids("slap-picture-alt-", ("slaps", "counts", "undrawn"))


def card(say: Speech, key: str) -> str:
    """Name a card for reading aloud, without emoji: ``7 of Gears``, ``The Fool``."""
    found = DECK[key]
    if found.kind == "neutraliser":
        return say("slap-picture-neutraliser", card=found.name)
    suit = SUITS[found.element].name
    if found.kind == "hymn":
        return say("slap-picture-hymn", card=found.name, suit=suit)
    return say("slap-picture-card", card=found.name, suit=suit)


def _cards(say: Speech, keys: Sequence[str]) -> list[str]:
    return [card(say, key) for key in keys]


def pile(view: PileView) -> str:
    """Describe top card, cards before it, count, chances, next player. Nothing about patterns."""
    say = speech(view.language)
    parts = [_top(say, _cards(say, view.last[::-1])), say("slap-picture-alt-pile", count=view.cards)]
    if view.chances is not None:
        left, total = view.chances
        parts.append(say("slap-picture-alt-chances", left=left, total=total))
    if view.next:
        parts.append(say("slap-picture-alt-next", name=_name(view.next)))
    return " ".join([*parts, _away(say, view)]).strip()


def _top(say: Speech, shown: Sequence[str]) -> str:
    if not shown:
        return say("slap-picture-alt-no-card")
    if not shown[1:]:
        return say("slap-picture-alt-top", card=shown[0])
    return say("slap-picture-alt-top-before", card=shown[0], before=shown[1:])


def receipt(view: ReceiptView) -> str:
    say = speech(view.language)
    first = say(
        "slap-picture-alt-taken",
        name=_name(view.winner),
        count=view.cards,
        pattern=say(PATTERN[view.kind]),
        cards=_cards(say, [key for key, _ in view.shown]),
    )
    counts = [f"{_name(name)} {cards_left}" for name, cards_left in view.counts]
    last = " ".join(filter(None, [say("slap-picture-alt-next", name=_name(view.leads)), _away(say, view)]))
    if view.sealed:
        others = [_name(slap.name) for slap in view.slaps if slap.verdict == "undrawn"]
        first += " " + say("slap-picture-alt-drawn", count=len(view.slaps))
        return _fitted(say, first, [("undrawn", others), ("counts", counts)], last)
    slaps, place = [], 0
    for slap in view.slaps:
        ranked = slap.verdict in ("wins", "beaten")
        place += ranked
        slaps.append((f"{place} " if ranked else "") + _slap(say, slap))
    return _fitted(say, first, [("slaps", slaps), ("counts", counts)], last)


def _away(say: Speech, view: PileView | ReceiptView) -> str:
    return away(say, [(_name(name), until) for name, until in view.away])


def _slap(say: Speech, line: SlapLine) -> str:
    """One slap; a time that is not exact is not told (A18)."""
    name = _name(line.name)
    if line.verdict == "false":
        paid = _cards(say, line.paid)
        if line.approx:
            return say("slap-picture-alt-slap-false-unknown", name=name, paid=paid)
        return say("slap-picture-alt-slap-false", name=name, ms=line.ms, paid=paid)
    if line.verdict == "late":
        if line.approx:
            return say("slap-picture-alt-slap-late-unknown", name=name)
        return say("slap-picture-alt-slap-late", name=name, ms=line.gap)
    if line.approx:
        return say("slap-picture-alt-slap-unknown", name=name)
    if line.verdict == "undrawn":
        return say("slap-picture-alt-slap-undrawn", name=name, ms=line.ms)
    if line.verdict == "beaten":
        return say("slap-picture-alt-slap-behind", name=name, ms=line.gap)
    return say("slap-picture-alt-slap", name=name, ms=line.ms)


def result(view: ResultView) -> str:
    say = speech(view.language)
    title = say("slap-picture-title", names=[_name(name) for name in view.winners[:_TITLED]])
    first = say("slap-picture-alt-result", title=title, how=say(HOW[view.how]))
    last = say("slap-picture-alt-turned", flips=view.flips, piles=view.piles)
    rows, awards = [_row(say, row) for row in view.rows], [award(say, one, _name) for one in view.awards]
    return _fitted(say, first, [("", rows), ("", awards)], last)


def _row(say: Speech, row: ResultLine) -> str:
    name = _name(row.name)
    name = say("slap-result-left", name=name) if row.left else name
    if row.fastest is None:
        return say("slap-picture-alt-row", place=row.place, name=name, cards=row.cards, piles=row.piles)
    return say(
        "slap-picture-alt-row-fastest", place=row.place, name=name, cards=row.cards, piles=row.piles, ms=row.fastest
    )


def film(view: FilmView) -> str:
    say = speech(view.language)
    title = say("slap-picture-title", names=[_name(name) for name in view.winners])
    first = say("slap-picture-alt-film", title=title, how=say(HOW[view.how]), count=view.piles)
    held = [f"{_name(name)} {count}" for name, count in zip(view.names, view.counts, strict=True)]
    return _fitted(say, first, [("counts", held)], "")


def faces(view: FacesView) -> str:
    say = speech(view.language)
    if view.patterns:
        rows = [f"{say(PATTERN[kind])}: {', '.join(_cards(say, keys))}" for kind, keys in view.patterns]
        return say("slap-picture-alt-patterns", rows="; ".join(rows))
    first = say("slap-picture-alt-cards", count=len(view.keys))
    return _fitted(say, first, [("", _cards(say, view.keys))], "")


def _name(name: str) -> str:
    plain = " ".join(name.split())
    return plain if len(plain) <= _NAME else plain[: _NAME - 1].rstrip() + "…"


def _fitted(say: Speech, first: str, lists: Sequence[tuple[str, list[str]]], last: str) -> str:
    """Join the sentences; entries are taken from the end of the longest list until the whole fits."""
    kept = [len(entries) for _, entries in lists]
    while True:
        parts = [first]
        for (name, entries), count in zip(lists, kept, strict=True):
            if entries:
                more = [say("slap-picture-alt-more", count=len(entries) - count)] if count < len(entries) else []
                rows = "; ".join([*entries[:count], *more])
                parts.append(say(_LISTS[name], rows=rows) if name else f"{rows}.")
        text = " ".join([*parts, last]).strip()
        if len(text) <= LIMIT or not any(kept):
            return text
        kept[kept.index(max(kept))] -= 1
