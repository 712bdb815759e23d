"""Whether a person plays a game for the first time: only their first table of it is told so, and told it for good."""

from __future__ import annotations

from typing import Final

PREFERENCE: Final = "first"
"""The name under which a desk hears ``YES``; the store keeps the number of the table, by ``kept_as``."""
YES: Final = "yes"


def kept_as(game: str) -> str:
    """The name under which the store keeps at which table somebody has played this game first."""
    return f"{PREFERENCE}.{game}"
