from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from bot.slap.alt import card as spoken
from bot.slap.deck import DECK, SIZE, SUITS, DeckError, label, read
from tests.words.voices import EN

TEXT = resources.files("bot.slap").joinpath("deck.toml").read_text(encoding="utf-8")


def test_the_deck_has_71_different_cards_of_the_right_kinds() -> None:
    assert len(DECK) == SIZE == 71
    assert Counter(card.kind for card in DECK.values()) == {"number": 36, "court": 20, "hymn": 12, "neutraliser": 3}
    assert all(card.key == key for key, card in DECK.items())


def test_court_cards_give_one_to_five_chances_and_hymns_three() -> None:  # R10 R15
    assert [DECK[rank + "S"].chances for rank in "JQKAL"] == [1, 2, 3, 4, 5]
    assert {DECK[f"H{n}"].chances for n in range(1, 13)} == {3}
    assert {DECK[key].chances for key in ("Z", "FOOL", "FOX", "7C")} == {0}


def test_each_suit_has_its_element_colour_and_solid() -> None:
    assert [(suit.key, suit.name, suit.element, suit.colour, suit.solid) for suit in SUITS.values()] == [
        ("C", "Claws", "earth", "red", "cube"),
        ("S", "Souls", "water", "orange", "icosahedron"),
        ("G", "Gears", "fire", "yellow", "tetrahedron"),
        ("B", "Blades", "air", "green", "octahedron"),
    ]
    assert {card.element for card in DECK.values()} == {*SUITS, ""}


def test_only_suit_cards_have_a_face_and_neutralisers_bear_no_element() -> None:  # R21 R28
    for card in DECK.values():
        assert bool(card.face) == (card.kind in ("number", "court"))
        assert bool(card.element) == (card.kind != "neutraliser")


def test_names_show_suit_as_square_and_word_and_mark_neutralisers() -> None:
    assert [label(card) for card in ("7G", "KC", "H7", "FOOL", "10S", "Z")] == [
        "7 🟨 Gears",
        "King 🟥 Claws",
        "VII Primary 🟨",
        "0 The Fool ✂",
        "10 🟧 Souls",
        "XIII Zodiac ✂",
    ]
    assert len({label(card) for card in DECK}) == 71


def test_spoken_names_have_no_emoji() -> None:
    assert [spoken(EN, card) for card in ("7G", "LB", "H7", "FOOL")] == [
        "7 of Gears",
        "Lord of Blades",
        "hymn VII Primary of Gears",
        "The Fool",
    ]
    assert all(spoken(EN, card).isascii() for card in DECK)


def test_any_assignment_of_hymns_to_elements_is_a_deck() -> None:
    deck = read(TEXT.replace('element = "S"', 'element = "C"'))
    assert Counter(card.element for card in deck.values() if card.kind == "hymn") == {"C": 6, "G": 3, "B": 3}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('key = "H1"', 'key = "H2"', "'H2' comes twice"),
        ('element = "C"', 'element = "X"', "'H1' has the element 'X'"),
        ('numbers = ["2", ', "numbers = [", "67 cards instead of 71"),
        ("chances = 4", "chances = 0", "'AC' must give at least one chance"),
        ("hymn_chances = 3", "", "hymn_chances"),
        ("hymn_chances = 3", 'hymn_chances = "many"', "hymn_chances"),
        ('kind = "hymn"', 'kind = "song"', "song"),
        ('name = "Claws"', 'name = "Claws"\nweight = 3', "weight"),
        ('key = "Z"', 'key = "ZZ"', "needs a neutraliser with the key 'Z'"),
        ('kind = "neutraliser"', 'kind = "neutraliser"\nelement = "C"', "'FOOL' must not have an element"),
        ("[[suits]]", "[[suits", "cannot be read"),
    ],
)
def test_a_table_that_is_no_deck_is_refused_with_a_reason(old: str, new: str, told: str) -> None:
    with pytest.raises(DeckError, match=told):
        read(TEXT.replace(old, new, 1))
