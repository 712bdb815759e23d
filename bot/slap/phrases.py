"""The few words that pictures and alt texts share, in English, so that both say the same. No drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.slap.views import ReceiptView, ResultView

_PATTERNS: Final = {
    "double": "double",
    "hymns": "hymn pair",
    "sandwich": "sandwich",
    "hymn sandwich": "hymn sandwich",
}
_HOW: Final = {
    "cards": "last player with cards",
    "count": "most cards at the count-out",
    "repetition": "most cards: the same position came a third time",
    "stopped": "most cards: the game was stopped",
}


def number(value: int) -> str:
    """A number with its thousands apart."""
    return f"{value:,}"


def pattern(view: ReceiptView) -> str:
    """``double``, ``hymn pair``, ``sandwich`` or ``hymn sandwich`` (R24-R26)."""
    return _PATTERNS[view.kind]


def how(view: ResultView) -> str:
    """How the game ended (R43-R46, R49)."""
    return _HOW.get(view.how, view.how)


def title_parts(names: Sequence[str]) -> list[str]:
    """The title in pieces, names at the even places: names may need other fonts than our own words."""
    if not names:
        return ["Nobody", " wins"]
    parts: list[str] = []
    for at, name in enumerate(names):
        left = len(names) - at - 1
        parts += [name, ", " if left > 1 else " and " if left else " share it" if at else " wins"]
    return parts


def title(names: Sequence[str]) -> str:
    """``Ana wins``, ``Ana and Ben share it``, ``Ana, Ben and Cy share it``; ``Nobody wins`` without names."""
    return "".join(title_parts(names))
