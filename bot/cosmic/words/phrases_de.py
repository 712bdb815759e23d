"""The small words that the texts about Cosmic Encounter share, in German; what each is for is said in ``phrases``.

Names of powers, edicts and flares stay as the cards print them. Places are named without article or case, so that they
can stand after an arrow or in brackets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.cosmic.model import cards
from bot.cosmic.words import expansion_words
from bot.cosmic.words.lines import Names
from bot.cosmic.words.phrases import capital, rule
from bot.cosmic.words.picture_words import phrases_in
from bot.kernel.saving.codec import Plain

__all__ = [
    "capital",
    "card",
    "cards_of",
    "colour",
    "hand",
    "listed",
    "place",
    "places",
    "rule",
    "side",
    "side_dative",
    "tokens",
    "tokens_dative",
    "who",
]

_PLACES: Final = {
    "warp": "Warp",
    "removed": "aus dem Spiel",
    "cone.offense": "Kegel",
    "cone.defense": "Kegel der Abwehr",
}
_STORES: Final = {"power": "Blatt einer Kraft", "under": "Stapel von Steinen", "ring": "Ring um ein System"}
_SIDES: Final = {"offense": "der Angriff", "defense": "die Abwehr"}
_TO_SIDES: Final = {"offense": "dem Angriff", "defense": "der Abwehr"}


def who(names: Names, seat: Plain) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "niemand"


def tokens(number: int) -> str:
    return "1 Stein" if number == 1 else f"{number} Steine"


def tokens_dative(number: int) -> str:
    """``einem Stein`` or ``3 Steinen``."""
    return "einem Stein" if number == 1 else f"{number} Steinen"


def cards_of(number: int) -> str:
    return "1 Karte" if number == 1 else f"{number} Karten"


def listed(things: Sequence[str], last: str = "und") -> str:
    if not things:
        return "nichts"
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} {last} {things[-1]}"


def card(face: str) -> str:
    return phrases_in("de").card(face)


def colour(key: str) -> str:
    return phrases_in("de").colour(key)


def hand(ids: Sequence[str]) -> str:
    tally: dict[str, int] = {}
    for one in ids:
        tally[card(one)] = tally.get(card(one), 0) + 1
    return listed([name if many == 1 else f"{many} × {name}" for name, many in tally.items()])


def place(where: str) -> str:
    if where in _PLACES:
        return _PLACES[where]
    system, dash, number = where.rpartition("-")
    if dash and number[-1:].isdecimal():
        return phrases_in("de").place(system, number)
    if known := expansion_words.place(where, "de"):
        return known
    store, dot, _ = where.partition(".")
    return _STORES.get(store, where) if dot else cards.words(where)


def places(found: Mapping[str, int], one: Callable[[str], str] = place) -> str:
    if len(found) == 1:
        return one(next(iter(found)))
    return listed([one(where) + (f" ({many})" if many > 1 else "") for where, many in found.items()])


def side(name: Plain) -> str:
    return _SIDES.get(str(name), str(name))


def side_dative(name: Plain) -> str:
    """``dem Angriff`` or ``der Abwehr``."""
    return _TO_SIDES.get(str(name), str(name))
