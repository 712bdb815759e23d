"""Lists that have to fit a message of Discord: as many lines as it holds, the rest is counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

LONGEST: Final = 2_000
"""Characters of a message."""


def as_many(lines: Sequence[str], more: Callable[[int], str], longest: int = LONGEST) -> str:
    """The first lines, as many as ``longest`` characters hold; ``more`` says how many were left out.

    A first line that is too long by itself is cut.
    """
    for kept in range(len(lines), 0, -1):
        left = [more(len(lines) - kept)] if kept < len(lines) else []
        if len(whole := "\n".join([*lines[:kept], *left])) <= longest:
            return whole
    return "\n".join(lines)[:longest]
