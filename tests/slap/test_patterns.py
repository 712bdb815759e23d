from __future__ import annotations

from itertools import product

import pytest

from bot.slap.deck import DECK
from bot.slap.rules import alike, find


def kind(*history: str) -> str:
    found = find(history)
    return found.kind if found else "-"


def test_equal_faces_are_a_double_and_unequal_ones_are_not() -> None:  # R24
    for one, other in product(["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "L"], repeat=2):
        assert kind(one + "C", other + "G") == ("double" if one == other else "-")


def test_two_hymns_of_one_element_are_a_pair_and_others_are_not() -> None:  # R25
    for one, other in product(range(1, 13), repeat=2):
        if one != other:
            same = DECK[f"H{one}"].element == DECK[f"H{other}"].element
            assert kind(f"H{one}", f"H{other}") == ("hymns" if same else "-")


def test_a_sandwich_has_exactly_one_card_between() -> None:  # R26
    assert kind("7C", "9G", "7S") == "sandwich"
    assert kind("7C", "9G", "8G", "7S") == "-"
    assert kind("H1", "9G", "H5") == "sandwich"


def test_a_double_goes_before_a_sandwich() -> None:  # R26
    assert kind("7C", "7G", "7S") == "double"


def test_only_the_newest_card_counts() -> None:  # R27
    assert kind("7C", "7G", "9S") == "-"
    assert kind("7C", "9G", "7S", "2C") == "-"


def test_numerals_are_no_faces_and_elements_no_pattern_across_kinds() -> None:  # R28
    assert kind("2S", "H2") == "-"
    assert kind("H2", "2S") == "-"
    assert kind("5C", "H1") == "-"


@pytest.mark.parametrize(
    "history", [("KC", "QG"), ("4C", "6G"), ("5C", "6C", "7C"), ("4C", "2S", "9G", "4G"), ("H1", "2S", "9G", "H5")]
)
def test_house_rules_of_other_games_are_no_patterns(history: tuple[str, ...]) -> None:  # R29
    assert kind(*history) == "-"


def test_neutralisers_go_with_nothing() -> None:  # R21
    for one, other in product(("Z", "FOOL", "FOX"), DECK):
        assert not alike(one, other)
        assert not alike(other, one)


def test_the_pattern_names_its_cards_lowest_first_and_marks_the_filling() -> None:
    found = find(["2C", "7C", "9G", "7S"])
    assert found is not None
    assert found.cards == (("7C", True), ("9G", False), ("7S", True))
    pair = find(["2C", "H1", "H5"])
    assert pair is not None
    assert pair.cards == (("H1", True), ("H5", True))


def test_a_lone_card_or_none_is_no_pattern() -> None:  # R24
    assert kind() == kind("7C") == "-"
