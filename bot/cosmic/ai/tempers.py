"""Temperaments of computer players: a few weights each. What the weights do is in the modules that read them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """How one computer player leans. Percentages are of a hundred."""

    name: str
    tokens: int
    """What a lost token counts, in tenths of a card."""
    join: int
    """Chance of winning from which an invitation to the offense is taken, in percent."""
    commit: int
    """Tokens that it commits as an ally."""
    meddle: int
    """How often it plays an edict, flare or power that is of some use, in percent."""
    trust: int
    """How much worse a deal may be than it is for the other, in tenths of a card."""


TEMPERS: Mapping[str, Temper] = MappingProxyType(
    {
        temper.name: temper
        for temper in (
            Temper("bold", tokens=8, join=40, commit=4, meddle=90, trust=20),
            Temper("careful", tokens=14, join=60, commit=2, meddle=55, trust=5),
            Temper("sly", tokens=10, join=50, commit=3, meddle=75, trust=0),
        )
    }
)
"""The three temperaments by name."""
