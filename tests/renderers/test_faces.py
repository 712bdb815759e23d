"""All 71 faces are there and differ; the four classes are told at a glance."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageChops

from bot.slap.deck import DECK
from renderers.kit import theme
from renderers.slap.faces import COURTS, EMBLEMS, LARGE, MEDIUM, NEUTRALISERS, SMALL, face, height, look
from tests.words.voices import DE, EN


def test_every_card_has_a_face_in_every_size() -> None:
    for key in DECK:
        for width in (LARGE, MEDIUM, SMALL):
            assert face(key, width, EN).size == (width, height(width))


def test_no_two_faces_are_alike_at_phone_size() -> None:
    small = {key: face(key, SMALL, EN).convert("L").reduce(2) for key in DECK}
    for one, other in combinations(small, 2):
        box = ImageChops.difference(small[one], small[other]).getbbox()
        assert box is not None, (one, other)


def test_every_court_hymn_and_neutraliser_has_a_figure_of_its_own() -> None:
    by_kind = {kind: [card for card in DECK.values() if card.kind == kind] for kind in ("court", "hymn", "neutraliser")}
    assert {card.face for card in by_kind["court"]} == set(COURTS)
    assert {card.key for card in by_kind["hymn"]} == set(EMBLEMS)
    assert {card.key for card in by_kind["neutraliser"]} == set(NEUTRALISERS)
    assert len(set(EMBLEMS.values()) | set(COURTS.values()) | set(NEUTRALISERS.values())) == 12 + 5 + 3


@pytest.mark.parametrize(
    ("key", "ground"),
    [
        ("7C", theme.SUITS["C"]),
        ("10B", theme.SUITS["B"]),
        ("KS", theme.INK),
        ("H7", theme.PAPER),
        ("FOX", theme.NIGHTS["FOX"]),
    ],
)
def test_the_class_is_told_by_the_ground_of_the_card(key: str, ground: str) -> None:
    picture = face(key, LARGE, EN).convert("RGB")
    counted = picture.getcolors(LARGE * height(LARGE))
    assert counted is not None
    assert max(counted)[1] == theme.channels(ground)


@pytest.mark.parametrize(
    ("key", "index", "title", "suit", "suit_name", "chances"),
    [
        ("10S", "10", "", "S", "Souls", 0),
        ("LB", "L", "Lord", "B", "Blades", 5),
        ("H9", "IX", "The Shade", "C", "Claws", 3),
        ("FOOL", "0", "The Fool", "", "", 0),
        ("Z", "XIII", "Zodiac", "", "", 0),
    ],
)
def test_the_look_says_what_the_deck_says(
    key: str, index: str, title: str, suit: str, suit_name: str, chances: int
) -> None:
    seen = look(key)
    assert (seen.index, seen.title, seen.suit, seen.suit_name, seen.chances) == (index, title, suit, suit_name, chances)
    assert seen.kind == DECK[key].kind


def test_a_hymn_shows_the_element_of_the_deck_and_no_fixed_one() -> None:
    for card in DECK.values():
        if card.kind == "hymn":
            assert look(card.key).suit == card.element
            assert look(card.key).fill == theme.SUITS[card.element]


def test_only_neutralisers_say_something_in_the_tables_language() -> None:
    for key, card in DECK.items():
        same = face(key, SMALL, EN).tobytes() == face(key, SMALL, DE).tobytes()
        assert same == (card.kind != "neutraliser")
