"""What a face needs to know about a card, read from the deck. No drawing, no rules."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bot.slap.deck import DECK, Kind
from renderers.kit import theme


class Look(msgspec.Struct, frozen=True):
    """One card as it is drawn."""

    key: str
    kind: Kind
    index: str
    """The large sign at the top: ``7``, ``K``, ``VII``, ``00``."""
    title: str
    """``King``, ``Primary``, ``The Fox``; empty for number cards."""
    suit: str
    """Suit key, also the letter shown; empty for neutralisers."""
    suit_name: str
    fill: str
    """The suit's colour, or the night colour of a neutraliser."""
    chances: int


@lru_cache(128)
def look(key: str) -> Look:
    """The look of a card.

    Numerals, titles and suit names are taken from the deck's labels, such as ``7 🟨 Gears`` and ``VII Primary 🟨``.
    Raises ``KeyError`` for a key that is not in the deck.
    """
    card = DECK[key]
    words = card.label.split(" ")
    if card.kind in ("number", "court"):
        title = words[0] if card.kind == "court" else ""
        index, suit_name = card.face, words[-1]
    else:
        index, title = words[0], " ".join(words[1:-1])
        suit_name = look("2" + card.element).suit_name if card.element else ""
    fill = theme.SUITS[card.element] if card.element else theme.NIGHTS[key]
    return Look(key, card.kind, index, title, card.element, suit_name, fill, card.chances)
