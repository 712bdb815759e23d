"""The Zodiac in the library: which rule ids each topic tells, and its cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.cosmic.expansions.zodiac.chart import SIGNS
from bot.cosmic.library.pages import CardPage, add_cards
from bot.cosmic.library.rules import Entry, add_topics
from bot.words.message import ids
from bot.words.speech import Speech

_CARDS: Final = {"sign": SIGNS, "cusp": (), "nemesis": ()}
"""The kinds of Zodiac cards, and the names of those that have one."""
_TITLE: Final = ids("library-zodiac-", _CARDS)
_ALSO: Final = ids("library-zodiac-", _CARDS, ".also")
_TEXT: Final = ids("library-zodiac-", _CARDS, ".text")


def _cards(say: Speech) -> Iterator[CardPage]:
    kind = say("library-zodiac-card")
    for card, names in _CARDS.items():
        also = (*say(_ALSO[card]).split(", "), *names)
        yield CardPage(f"zodiac.{card}", say(_TITLE[card]), also, kind, say(_TEXT[card]))


add_topics(
    Entry(
        "zodiac",
        ("Z3", "Z8", "Z19", "Z20", "Z23", "Z24"),
        (
            *("Z1", "Z2", "Z4", "Z5", "Z6", "Z7", "Z18", "Z21", "Z22"),
            *("Z25", "Z26", "Z27", "Z42", "Z43", "Z44", "Z46"),
        ),
    ),
    Entry("zodiac_cards", ("Z9", "Z10", "Z12", "Z13", "Z14"), ("Z11", "Z15", "Z16", "Z17")),
    Entry(
        "spiritual_leader",
        ("Z28", "Z30", "Z31", "Z33", "Z34", "Z35", "Z37", "Z40"),
        ("Z29", "Z32", "Z36", "Z38", "Z39", "Z41", "Z45", "Z47"),
    ),
    Entry("zodiac_first_games", ("X7",)),
    Entry("zodiac_together", ("X1", "X2", "X3", "X4", "X5", "X6")),
)
add_cards(_cards)
