"""The 71 cards: read once from ``deck.toml``, checked, and named for people."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Literal

import msgspec

SIZE = 71
ZODIAC = "Z"
"""Key of the card that lies face up as the first card of the first pile (R2)."""

Kind = Literal["number", "court", "hymn", "neutraliser"]


class DeckError(ValueError):
    """Raised when the deck's data cannot be a deck; the text says which entry and why."""


class Suit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    name: str
    element: str
    colour: str
    solid: str
    emoji: str


class Card(msgspec.Struct, frozen=True):
    key: str
    kind: Kind
    face: str
    """Face value (R24, R28): ``2`` to ``10``, ``J``, ``Q``, ``K``, ``A``, ``L``; empty for hymns and neutralisers."""
    element: str
    """Key of the suit whose element the card bears; empty for neutralisers."""
    chances: int
    """Chances it gives when it opens a challenge (R10, R15); 0 if it opens none."""
    name: str
    """Name without suit: ``9``, ``King``, ``VII Primary``, ``The Fool``."""
    label: str
    """With the suit as square and word: ``7 🟨 Gears``, ``0 The Fool ✂``."""


class _Court(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    name: str
    chances: int


class _Hymn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    numeral: str
    name: str
    kind: Literal["hymn", "neutraliser"]
    element: str = ""
    colour: str = ""
    """Colour of a neutraliser; a hymn has its suit's."""


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hymn_chances: int
    numbers: list[str]
    suits: list[Suit]
    courts: list[_Court]
    hymns: list[_Hymn]


def read(text: str) -> dict[str, Card]:
    """Build the deck, keys in order: suit by suit, then the hymns. Raises ``DeckError`` if it is wrong."""
    table = _table(text)
    suits = {suit.key: suit for suit in table.suits}
    cards = [card for suit in table.suits for card in _suit_cards(suit, table)]
    cards += [_hymn_card(hymn, suits, table.hymn_chances) for hymn in table.hymns]
    deck: dict[str, Card] = {}
    for card in cards:
        if card.key in deck:
            raise DeckError(f"the card key {card.key!r} comes twice")
        if card.kind in ("court", "hymn") and card.chances < 1:
            raise DeckError(f"the card {card.key!r} must give at least one chance, not {card.chances}")
        deck[card.key] = card
    if len(deck) != SIZE:
        raise DeckError(f"the deck has {len(deck)} cards instead of {SIZE}")
    if ZODIAC not in deck or deck[ZODIAC].kind != "neutraliser":
        raise DeckError(f"the deck needs a neutraliser with the key {ZODIAC!r}")
    return deck


def _table(text: str) -> _Table:
    try:
        return msgspec.convert(tomllib.loads(text), _Table)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DeckError(f"the deck table cannot be read: {error}") from error


def _suit_cards(suit: Suit, table: _Table) -> list[Card]:
    key, words = suit.key, f"{suit.emoji} {suit.name}"
    cards = [Card(n + key, "number", n, key, 0, n, f"{n} {words}") for n in table.numbers]
    for court in table.courts:
        label = f"{court.name} {words}"
        cards.append(Card(court.key + key, "court", court.key, key, court.chances, court.name, label))
    return cards


def _hymn_card(hymn: _Hymn, suits: Mapping[str, Suit], chances: int) -> Card:
    if hymn.kind == "neutraliser":
        if hymn.element:
            raise DeckError(f"the neutraliser {hymn.key!r} must not have an element")
        return Card(hymn.key, "neutraliser", "", "", 0, hymn.name, f"{hymn.numeral} {hymn.name} ✂")
    if hymn.element not in suits:
        raise DeckError(f"the hymn {hymn.key!r} has the element {hymn.element!r}, which is no suit's key")
    suit = suits[hymn.element]
    name = f"{hymn.numeral} {hymn.name}"
    return Card(hymn.key, "hymn", "", suit.key, chances, name, f"{name} {suit.emoji}")


_TEXT = resources.files("bot.slap").joinpath("deck.toml").read_text(encoding="utf-8")
DECK: Mapping[str, Card] = read(_TEXT)
SUITS: Mapping[str, Suit] = {suit.key: suit for suit in _table(_TEXT).suits}


def label(card: str) -> str:
    return DECK[card].label
