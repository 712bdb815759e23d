"""The small words that all texts about Cosmic Encounter share, in English: places, cards, counts, lists, rule ids.

Names of people arrive by seat, clean and escaped by whoever shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.cosmic.model import cards
from bot.cosmic.words import expansion_words
from bot.cosmic.words.lines import Names
from bot.kernel.saving.codec import Plain

__all__ = ["capital", "count", "hand", "listed", "place", "places", "rule", "side", "who"]

_PLACES = {
    "warp": "the warp",
    "removed": "out of the game",
    "cone.offense": "the cone",
    "cone.defense": "the defensive end of the cone",
}
_STORES = {"power": "a power's sheet", "under": "a pile", "ring": "a ring around a system"}
"""Places beside the board, by how they begin."""
_SIDES = {"offense": "the offense", "defense": "the defense"}


def who(names: Names, seat: Plain) -> str:
    """The name of a seat; ``nobody`` if there is none."""
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "nobody"


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


def hand(ids: Sequence[str]) -> str:
    """Cards by name, equal ones counted: ``attack 8, 2 × compromise and Card Zap``."""
    tally: dict[str, int] = {}
    for card in ids:
        tally[cards.name(card)] = tally.get(cards.name(card), 0) + 1
    return listed([name if many == 1 else f"{many} × {name}" for name, many in tally.items()])


def place(where: str) -> str:
    """A place in words: ``red 2``, ``the warp``, ``the cone``."""
    if known := _PLACES.get(where) or expansion_words.place(where):
        return known
    store, dot, _ = where.partition(".")
    if dot:
        return _STORES.get(store, where)
    colour, dash, number = where.rpartition("-")
    return f"{cards.words(colour).lower()} {number}" if dash else cards.words(where).lower()


def places(found: Mapping[str, int], one: Callable[[str], str] = place) -> str:
    """Several places, with numbers where there is more than one token: ``red 2 (3) and red 3``."""
    if len(found) == 1:
        return one(next(iter(found)))
    return listed([one(where) + (f" ({many})" if many > 1 else "") for where, many in found.items()])


def side(name: Plain) -> str:
    """``the offense`` or ``the defense``."""
    return _SIDES.get(str(name), str(name))


def rule(number: str) -> str:
    """A rule id as shown to people: ``(cosmic 5.1.2)``."""
    return f"(cosmic {number})"
