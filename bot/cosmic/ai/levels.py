"""The levels of computer players, by name."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from types import MappingProxyType

from msgspec import structs

from bot.cosmic.ai.choosing import WEIGHED, Level
from bot.cosmic.ai.normal import aiming, alliances, deals, laying, windows
from bot.cosmic.ai.player import EASY

NORMAL = Level(
    "normal",
    ChainMap(
        WEIGHED,
        {
            **EASY.thoughts,
            **aiming.thoughts(),
            **alliances.thoughts(),
            **laying.thoughts(),
            **windows.thoughts(),
        },
    ),
    windows.answer,
    deals.act,
)
"""Plays by what everybody gains."""
STRONG = structs.replace(NORMAL, name="strong")
"""Plays as *normal* where it is not told what looking ahead has found (``bot.cosmic.strong``)."""
LEVELS: Mapping[str, Level] = MappingProxyType({level.name: level for level in (EASY, NORMAL, STRONG)})
"""From the weakest to the strongest."""
