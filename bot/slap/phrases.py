"""The few words that pictures and alt texts share, so that both say the same. No drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.slap.deck import DECK
from bot.slap.views import ReceiptView, ResultView

_PATTERNS: Final = {"double": "double", "hymns": "hymn pair", "sandwich": "sandwich"}
_HOW: Final = {
    "cards": "last player with cards",
    "count": "most cards at the count-out",
    "repetition": "most cards: the same position came a third time",
    "stopped": "most cards: the game was stopped",
}


def pattern(view: ReceiptView) -> str:
    """``double``, ``hymn pair``, ``sandwich``, or ``hymn sandwich`` if its outer cards are hymns (R24-R26)."""
    hymns = view.pattern == "sandwich" and bool(view.shown) and DECK[view.shown[-1][0]].kind == "hymn"
    return "hymn sandwich" if hymns else _PATTERNS.get(view.pattern, view.pattern)


def how(view: ResultView) -> str:
    """How the game ended (R43-R46, R49)."""
    return _HOW.get(view.how, view.how)


def winners(view: ResultView) -> list[str]:
    """Names that share the best place, in the order of the rows (R45)."""
    best = min((row.place for row in view.rows), default=1)
    return [row.name for row in view.rows if row.place == best]


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
