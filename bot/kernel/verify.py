"""What checking a finished game's shuffle brings to light."""

from __future__ import annotations

import msgspec


class Check(msgspec.Struct, frozen=True):
    """What was published, and what comes out when the beginning is repeated."""

    seed: int
    published: str
    """The hash posted when the game began."""
    recomputed: str
    """The hash of the seed and what the game makes of it; another one if the beginning was not made from the seed."""
