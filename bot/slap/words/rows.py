"""Texts that fit into a message: rows below each other, cut at the end. Holds no words of any language."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST_TEXT = 2_000
"""Characters of a Discord message."""
_MORE = "…"


def cut(text: str, limit: int = LONGEST_TEXT) -> str:
    """The text, shortened at its end if it is longer than ``limit`` characters."""
    return text if len(text) <= limit else text[: limit - len(_MORE)] + _MORE


def lines(rows: Sequence[str], limit: int = LONGEST_TEXT) -> str:
    """Rows below each other; the last ones are left out, with a mark, if they do not fit."""
    kept: list[str] = []
    length = 0
    for index, row in enumerate(rows):
        room = limit - length - (len(_MORE) + 1 if index + 1 < len(rows) else 0)
        if len(row) > room:
            kept.append(cut(row, room) if not kept else _MORE)
            break
        kept.append(row)
        length += len(row) + 1
    return "\n".join(kept)
