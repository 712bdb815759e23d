"""What fits into one message, and how Discord is told a moment. No words of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

LONGEST: Final = 2_000
"""Characters of one message."""
_IN_A_PANEL: Final = 4_000
"""Characters of one that is laid out like a panel."""
_CUT: Final = "…"


def until_when(ms: int) -> str:
    """A moment by the clock, and how far off it is: ``18:40 (in 3 hours)``."""
    return f"<t:{ms // 1000}:t> ({moment(ms)})"


def whole(text: str) -> str:
    """The text, cut at the end if it is too long."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + _CUT


def telling(lines: Sequence[tuple[str, bool]], left_out: Callable[[int], str]) -> str:
    """All lines if a panel has room for them; else without the minor ones, those whose mark is True.

    If that is too much as well, the first line and as many of the last ones as fit. ``left_out`` words how many are
    missing.
    """
    kept = [line for line, _ in lines]
    if _length(kept) <= _IN_A_PANEL:
        return "\n".join(kept)
    kept = [line for line, minor in lines if not minor]
    note = left_out(len(lines))
    head, rest = kept[:1], kept[1:]
    while rest and _length([*head, *rest, note]) > _IN_A_PANEL:
        del rest[0]
    return "\n".join([*head, *rest, left_out(len(lines) - len(head) - len(rest))])[:_IN_A_PANEL]


def _length(lines: Sequence[str]) -> int:
    """Of these lines in one text."""
    return sum(map(len, lines)) + len(lines) - 1


def day(ms: int) -> str:
    """A moment with its date, as Discord shows it in everybody's own time: ``24 December 2026 18:40``."""
    return f"<t:{ms // 1000}:f>"


def moment(ms: int) -> str:
    """A moment as Discord shows it in everybody's own time: ``in 5 minutes``."""
    return f"<t:{ms // 1000}:R>"
