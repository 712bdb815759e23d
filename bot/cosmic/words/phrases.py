"""The small words that all texts about Cosmic Encounter share, in English: counts, lists, rule ids."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.saving.codec import Plain

__all__ = ["capital", "count", "listed", "rule", "side"]

_SIDES = {"offense": "the offense", "defense": "the defense"}


def capital(text: str) -> str:
    """The text with a capital first letter; the others stay."""
    return text[:1].upper() + text[1:]


def count(number: int, thing: str) -> str:
    """``1 token``, ``3 tokens``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(things: Sequence[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``; ``nothing`` if there are none."""
    if not things:
        return "nothing"
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} {last} {things[-1]}"


def side(name: Plain) -> str:
    """``the offense`` or ``the defense``."""
    return _SIDES.get(str(name), str(name))


def rule(number: str) -> str:
    """A rule id as shown to people: ``(cosmic 5.1.2)``."""
    return f"(cosmic {number})"
