"""What fits into one message, and how Discord is told a moment. No words of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

__all__ = ["LONGEST", "ending_of", "moment", "whole"]

LONGEST: Final = 2_000
"""Characters of one message."""
_CUT: Final = "…"


def whole(text: str) -> str:
    """The text, cut at the end if it is too long."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + _CUT


def ending_of(lines: Sequence[str]) -> str:
    """As many of the last lines as fit, in order; a mark where the beginning is left out."""
    kept: list[str] = []
    room = LONGEST - len(_CUT) - 1
    for line in reversed(lines):
        if len(line) + 1 > room:
            return "\n".join([_CUT, *reversed(kept)]) if kept else whole(line)
        kept.append(line)
        room -= len(line) + 1
    return "\n".join(reversed(kept))


def moment(ms: int) -> str:
    """A moment as Discord shows it in everybody's own time: ``in 5 minutes``."""
    return f"<t:{ms // 1000}:R>"
