"""What may be slapped: doubles, hymn pairs and sandwiches, and nothing else (R24, R25, R26, R28, R29).

Works on the history alone, so neutralisers, leftovers and penalty cards never count (R20, R23).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.slap.deck import DECK
from bot.slap.state import Pattern, PatternKind


def alike(one: str, other: str) -> bool:
    """Whether two cards make a pair: equal face values (R24) or hymns of one element (R25); never mixed (R28)."""
    first, second = DECK[one], DECK[other]
    if first.kind == "hymn":
        return second.kind == "hymn" and first.element == second.element
    return first.face != "" and first.face == second.face


def find(history: Sequence[str]) -> Pattern | None:
    """The pattern that includes the newest card of a history, or None (R26, R27); a double goes before a sandwich."""
    if len(history) < 2:
        return None
    top = history[-1]
    if alike(history[-2], top):
        kind: PatternKind = "hymns" if DECK[top].kind == "hymn" else "double"
        return Pattern(kind, ((history[-2], True), (top, True)))
    if len(history) > 2 and alike(history[-3], top):
        return Pattern("sandwich", ((history[-3], True), (history[-2], False), (top, True)))
    return None
