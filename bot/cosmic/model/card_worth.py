"""What cards are worth, whatever the game looks like: for defaults and computer players. Rough numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bot.cosmic.model import cards, ids

_MILD: Final = 9
"""What a compromise is worth; an attack is worth its value."""
_OTHERS: Mapping[str, int] = {"edict": 9, "flare": 7, "zodiac": 12}
_ZAPS: Mapping[str, int] = {"cosmic_zap": 14, "card_zap": 11}


def card_price(card: str) -> int:
    """How much a card is missed, about as much as an attack of that value."""
    kind = cards.kind(card)
    if kind == "attack":
        return cards.value(card)
    if kind == "compromise":
        return _MILD
    return _ZAPS.get(ids.named(card), _OTHERS[kind])


def cheapest(held: Iterable[str]) -> list[str]:
    """Cards, those first that are missed least."""
    return sorted(held, key=card_price)


def dearest(held: Iterable[str]) -> list[str]:
    """Cards, those first that are missed most."""
    return sorted(held, key=card_price, reverse=True)
