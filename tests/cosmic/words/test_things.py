"""The nouns of Cosmic Encounter in both languages: cards, hands, places."""

from __future__ import annotations

import pytest

from bot.cosmic.model import cards
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import Names
from bot.words.message import Message
from bot.words.speech import speech

HERE = Names(("Ana", "Jonas"), ("red", "light_blue"))


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


def test_a_planet_is_called_by_whoever_plays_its_colour() -> None:
    assert said(things.place("red-3", HERE)) == "Ana's planet 3"
    assert said(things.place("light_blue-2", HERE)) == "Jonas's planet 2"
    assert said(things.place("light_blue-2", HERE), "de") == "Planet 2 von Jonas"
    assert said(things.place("warp", HERE)) == "the warp"


def test_a_planet_of_a_colour_that_nobody_plays_keeps_the_colour() -> None:
    assert said(things.place("purple-3", HERE)) == "purple 3"
    assert said(things.place("red-3", Names(("Ana", "Jonas")))) == "red 3"


def test_planets_of_one_owner_are_told_together() -> None:
    found = {"red-2": 3, "red-3": 1, "light_blue-1": 2, "purple-4": 1, "purple-5": 1}
    told = things.places(found, HERE)
    assert [said(one) for one in told] == ["Ana's planets 2 (3) and 3", "Jonas's planet 1 (2)", "purple 4", "purple 5"]
    assert said(told[0], "de") == "Planeten 2 (3) und 3 von Ana"


def test_all_planets_of_a_system_go_by_their_owner_too() -> None:
    assert said(things.every_planet("red", 2, HERE)) == "all of Ana's planets (2 each)"
    assert said(things.every_planet("red", 1, HERE), "de") == "alle Planeten von Ana"
    assert said(things.every_planet("blue", 2, HERE)) == "every blue planet (2 each)"


def test_whose_a_colour_is_follows_whoever_plays_it_now() -> None:
    assert HERE.wearing(("light_blue", "red")).owners["red"] == "Jonas"


def test_in_messages_whoever_is_named_stands_behind_the_sign_of_their_colour() -> None:
    marked = Names(HERE, HERE.colours, marked=True)
    assert said(things.place("red-3", marked)) == "🔺 Ana's planet 3"
    assert said(things.place("red-3", marked), "de") == "Planet 3 von 🔺 Ana"
    assert things.name_of(marked.wearing(("blue", "red")), 1) == "🔺 Jonas"
    assert tuple(Names(HERE, marked=True)) == tuple(HERE) == ("Ana", "Jonas")
    assert Names.of(HERE).owners["red"] == "Ana"
    assert Names.of(["Ana", "Jonas"]).owners.get("red") is None


def test_a_seat_without_anybody_is_nobody() -> None:
    assert said(things.name_of(("Ana", "Ben"), 1)) == "Ben"
    assert said(things.name_of(("Ana", "Ben"), -1), "de") == "niemand"
