"""The nouns of Cosmic Encounter in both languages: cards, hands, places."""

from __future__ import annotations

import pytest

from bot.cosmic.model import cards
from bot.cosmic.words import things
from bot.words.message import Message
from bot.words.speech import speech


def said(thing: str | Message, language: str = "en") -> str:
    return thing if isinstance(thing, str) else speech(language).message(thing)


@pytest.mark.parametrize(
    ("face", "english", "german"),
    [
        ("A12.1", "attack 12", "Angriff 12"),
        ("C.3", "compromise", "Kompromiss"),
        ("edict.card_zap.2", "Card Zap", "Card Zap"),
        ("flare.zombie", "Zombie flare", "Zombie-Flare"),
    ],
)
def test_a_card_is_named_by_what_it_is(face: str, english: str, german: str) -> None:
    assert said(things.card(face)) == english
    assert said(things.card(face), "de") == german


def test_equal_cards_of_a_hand_are_counted_where_the_first_stands() -> None:
    held = ["C.1", "A8.1", "C.2"]
    assert [said(one) for one in things.hand(held)] == ["2 × compromise", "attack 8"]


def test_every_planet_and_every_place_beside_the_board_has_a_name() -> None:
    for colour in cards.COLOURS:
        assert said(things.place(f"{colour}-3")).endswith(" 3")
    assert said(things.place("light_blue-2"), "de") == "Hellblau 2"
    assert [said(things.place(one)) for one in ("warp", "power.4", "ring.2")] == [
        "the warp",
        "a power's sheet",
        "a ring around a system",
    ]


def test_several_places_say_how_many_tokens_stand_there() -> None:
    assert [said(one) for one in things.places({"red-2": 3, "red-3": 1})] == ["red 2 (3)", "red 3"]
    assert [said(one) for one in things.places({"red-2": 3})] == ["red 2"]


def test_a_seat_without_anybody_is_nobody() -> None:
    assert said(things.name_of(("Ana", "Ben"), 1)) == "Ben"
    assert said(things.name_of(("Ana", "Ben"), -1), "de") == "niemand"
