"""What powers are worth to a computer player, whatever the game looks like. Rough numbers, no views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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


def power_worth(name: str) -> int:
    """How good a power is to have, up to ten."""
    return _POWERS.get(name, _USUAL)
