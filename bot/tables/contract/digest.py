"""How challenges that somebody has not seen are told: in full if they are few, else shorter, and of many the last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_IN_FULL: Final = 3
"""So many challenges are told in all their lines."""
AT_ALL: Final = 6
"""So many are told, in one line each."""


def digest(chapters: Sequence[Sequence[str]]) -> list[str]:
    """The lines of the last challenges; each chapter is the story of one, its first line says what it came to."""
    return [line for one in chapters[-AT_ALL:] for line in (one if len(chapters) <= _IN_FULL else one[:1])]
