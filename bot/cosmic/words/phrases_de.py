"""The small words that the texts about Cosmic Encounter share, in German; what each is for is said in ``phrases``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.words.phrases import capital, rule
from bot.kernel.saving.codec import Plain

__all__ = ["capital", "listed", "rule", "side"]

_SIDES: Final = {"offense": "der Angriff", "defense": "die Abwehr"}


def listed(things: Sequence[str], last: str = "und") -> str:
    if not things:
        return "nichts"
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} {last} {things[-1]}"


def side(name: Plain) -> str:
    return _SIDES.get(str(name), str(name))
