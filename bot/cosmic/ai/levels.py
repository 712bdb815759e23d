"""The levels of computer players, by name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.cosmic.ai.choosing import Level
from bot.cosmic.ai.player import EASY

LEVELS: Mapping[str, Level] = MappingProxyType({level.name: level for level in (EASY,)})
"""From the weakest to the strongest."""
