"""What powers and cards are worth to a computer player, whatever the game looks like. Rough numbers, no views."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from bot.cosmic import cards

__all__ = ["card_price", "cheapest", "dearest", "power_worth"]

_USUAL: Final = 5
_POWERS: Mapping[str, int] = {
    "anti_matter": 4,
    "assessor": 4,
    "calculator": 4,
    "changeling": 2,
    "chronos": 8,
    "clone": 7,
    "filch": 7,
    "fungus": 7,
    "gambler": 7,
    "gorgon": 3,
    "hate": 3,
    "loser": 7,
    "machine": 9,
    "macron": 8,
    "masochist": 2,
    "miser": 8,
    "mutant": 8,
    "oracle": 9,
    "pacifist": 8,
    "philanthropist": 3,
    "processor": 3,
    "schizoid": 4,
    "spiff": 3,
    "stasis": 2,
    "swap": 3,
    "symbiote": 8,
    "terrorist": 3,
    "trader": 7,
    "tripler": 8,
    "vampire": 7,
    "virus": 9,
    "void": 7,
    "warpish": 7,
    "warrior": 7,
    "will": 4,
    "wrack": 2,
    "wraith": 6,
    "zombie": 8,
}
"""On a scale to ten; those not named are in the middle."""
_MILD: Final = 9
"""What a compromise is worth; an attack is worth its value."""
_OTHERS: Mapping[str, int] = {"edict": 9, "flare": 7, "zodiac": 12}
_ZAPS: Mapping[str, int] = {"cosmic_zap": 14, "card_zap": 11}


def power_worth(name: str) -> int:
    """How good a power is to have, up to ten."""
    return _POWERS.get(name, _USUAL)


def card_price(card: str) -> int:
    """How much a computer player minds to lose a card."""
    kind = cards.kind(card)
    if kind == "attack":
        return cards.value(card)
    if kind == "compromise":
        return _MILD
    return _ZAPS.get(card.split(".")[1], _OTHERS[kind])


def cheapest(held: Iterable[str]) -> list[str]:
    """Cards, those first that are missed least."""
    return sorted(held, key=card_price)


def dearest(held: Iterable[str]) -> list[str]:
    """Cards, those first that are missed most."""
    return sorted(held, key=card_price, reverse=True)
