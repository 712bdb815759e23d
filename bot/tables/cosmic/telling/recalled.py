"""What a seat has seen of the hands of others and of the deck, in lines below its own hand. For that seat alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.cosmic.seen.picture_facts import hand_order
from bot.cosmic.seen.views import KnownView
from bot.cosmic.words import things
from bot.kernel.seat import Seat
from bot.tables.cosmic.handling import Running
from bot.words.language import Language
from bot.words.message import ids
from bot.words.speech import Speech, speech

_CERTAIN: Final = 100
_LIKELY: Final = 50
"""From these odds on a card is probably still there."""
_HOW: Final = ids("cosmic-table-known-", ("has", "likely", "maybe"))


def told(table: Running, seat: Seat, language: Language) -> list[str]:
    """Player by player what is certain, what is likely and what may be, the latest first; then the deck."""
    view, say = table.view(seat), speech(language).signed
    rows = sorted(view.known, key=_order)
    lines = [
        say(_HOW[how], name=table.names[other], cards=things.hand(hand_order([row.card for row in same])), ago=ago)
        for (other, how, ago), same in groupby(rows, _class)
    ]
    lines += _deck([(row.above, row.card) for row in view.stacked], say)
    return [say("cosmic-table-known"), *lines] if lines else []


def _order(row: KnownView) -> tuple[Seat, int, int]:
    _, how, ago = _class(row)
    return row.seat, list(_HOW).index(how), ago


def _class(row: KnownView) -> tuple[Seat, str, int]:
    """What is told in one sentence."""
    how = "has" if row.odds == _CERTAIN else "likely" if row.odds >= _LIKELY else "maybe"
    return row.seat, how, row.ago


def _deck(found: Sequence[tuple[int, str]], say: Speech) -> Iterator[str]:
    """The cards that come next, and each one that lies deeper."""
    ordered = [card for _, card in sorted(found)]
    top = next((at for at, (above, _) in enumerate(sorted(found)) if above != at), len(found))
    if top:
        yield say("cosmic-table-known-top", cards=[things.card(card) for card in ordered[:top]])
    for above, card in sorted(found)[top:]:
        yield say("cosmic-table-known-deeper", card=things.card(card), count=above)
