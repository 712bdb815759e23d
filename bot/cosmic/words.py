"""The small words that all texts about Cosmic Encounter share, in English: places, cards, counts, lists, rule ids.

Names of people arrive by seat, clean and escaped by whoever shows them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.cosmic import cards
from bot.kernel.codec import Plain

__all__ = ["Names", "count", "hand", "listed", "origin", "place", "rule", "side", "who"]

Names: TypeAlias = Sequence[str]
"""What people are called, by seat."""

_PLACES = {
    "warp": "the warp",
    "removed": "out of the game",
    "cone.offense": "the cone",
    "cone.defense": "the defensive end of the cone",
}
_SIDES = {"offense": "the offense", "defense": "the defense"}


def who(names: Names, seat: Plain) -> str:
    """The name of a seat; ``nobody`` if there is none."""
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "nobody"


def count(number: int, thing: str) -> str:
    """``1 token``, ``3 tokens``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(things: Sequence[str], last: str = "and") -> str:
    """``a``, ``a and b``, ``a, b and c``; ``nothing`` if there are none."""
    if not things:
        return "nothing"
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} {last} {things[-1]}"


def hand(ids: Sequence[str]) -> str:
    """Cards by name, equal ones counted: ``attack 8, 2 × compromise and Card Zap``."""
    tally: dict[str, int] = {}
    for card in ids:
        tally[cards.name(card)] = tally.get(cards.name(card), 0) + 1
    return listed([name if many == 1 else f"{many} × {name}" for name, many in tally.items()])


def place(where: str) -> str:
    """A place in words: ``red 2``, ``the warp``, ``the cone``."""
    if where in _PLACES:
        return _PLACES[where]
    colour, dash, number = where.rpartition("-")
    return f"{cards.words(colour).lower()} {number}" if dash else cards.words(where).lower()


def origin(places: Mapping[str, Plain]) -> str:
    """Where tokens came from: ``red 2`` or ``2 from red 2 and 1 from red 3``."""
    if len(places) == 1:
        return place(next(iter(places)))
    return listed([f"{many} from {place(where)}" for where, many in places.items()])


def side(name: Plain) -> str:
    """``the offense`` or ``the defense``."""
    return _SIDES.get(str(name), str(name))


def rule(number: str) -> str:
    """A rule id as shown to people: ``(cosmic 5.1.2)``."""
    return f"(cosmic {number})"
