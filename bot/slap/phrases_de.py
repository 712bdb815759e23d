"""The few words that pictures and alt texts share, in German; the counterpart of ``phrases.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.slap.views import ReceiptView, ResultView

_PATTERNS: Final = {
    "double": "Doppel",
    "hymns": "Hymnenpaar",
    "sandwich": "Sandwich",
    "hymn sandwich": "Hymnen-Sandwich",
}
_HOW: Final = {
    "cards": "als Einzige noch Karten",
    "count": "die meisten Karten bei der Auszählung",
    "repetition": "die meisten Karten: dieselbe Stellung kam zum dritten Mal",
    "stopped": "die meisten Karten: das Spiel wurde beendet",
}


def number(value: int) -> str:
    return f"{value:,}".replace(",", ".")


def pattern(view: ReceiptView) -> str:
    return _PATTERNS[view.kind]


def how(view: ResultView) -> str:
    return _HOW.get(view.how, view.how)


def title_parts(names: Sequence[str]) -> list[str]:
    if not names:
        return ["Niemand", " gewinnt"]
    parts: list[str] = []
    for at, name in enumerate(names):
        left = len(names) - at - 1
        parts += [name, ", " if left > 1 else " und " if left else " teilen sich den Sieg" if at else " gewinnt"]
    return parts


def title(names: Sequence[str]) -> str:
    return "".join(title_parts(names))
