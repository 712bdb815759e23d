"""What temperaments do differently where *normal* judges: how much they bring, whom they call, whom they pay back.

Leanings, not mistakes: where the game is at stake all play alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from bot.cosmic.ai.tempers import Temper


class Manner(msgspec.Struct, frozen=True):
    """How one temperament leans."""

    brings: int
    """Tokens that it brings as an ally."""
    company: int
    """What each ally is worth to it beyond what it gains, in tenths of a card."""
    grudge: int
    """How much likelier it attacks somebody, and calls them later, for each thing that they have done to it."""
    opens: int
    """With which step of its offers it begins a deal."""


_MANNERS: Final[Mapping[str, Manner]] = MappingProxyType(
    {
        "bold": Manner(brings=4, company=-1, grudge=6, opens=0),
        "careful": Manner(brings=2, company=2, grudge=0, opens=2),
        "sly": Manner(brings=1, company=0, grudge=2, opens=1),
    }
)


def manner(temper: Temper) -> Manner:
    """The manner of a temperament. Raises KeyError for an unknown one."""
    return _MANNERS[temper.name]
