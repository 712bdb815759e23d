"""Forgiving search: what is meant, and when it is not clear."""

from __future__ import annotations

import pytest

from bot.words.search import Named, closest, completions, find

THINGS = [
    Named("zap", ("Cosmic Zap",)),
    Named("card", ("Card Zap",)),
    Named("tubes", ("Mobius Tubes",)),
    Named("plague", ("The Plague",)),
    Named("tie", ("Totals", "tie", "who wins")),
    Named("eight", ("Attack 8", "8")),
    Named("eighteen", ("Attack 18", "18")),
]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Cosmic Zap", "zap"),
        ("cosmic-zap", "zap"),
        ("  CARDZAP ", "card"),
        ("crad zap", "card"),
        ("mobius", "tubes"),
        ("Möbius tube", "tubes"),
        ("plague", "plague"),
        ("the plage", "plague"),
        ("tie", "tie"),
        ("8", "eight"),
        ("attack 18", "eighteen"),
    ],
)
def test_small_mistakes_are_forgiven(typed: str, key: str) -> None:
    assert _keys(find(typed, THINGS)) == [key]


def _keys(found: list[Named[str]]) -> list[str]:
    return [thing.value for thing in found]


@pytest.mark.parametrize("typed", ["", "   ", "!?", "zap", "attack", "qqqqq", "x" * 5_000])
def test_what_is_unclear_or_unknown_is_not_guessed(typed: str) -> None:
    assert len(find(typed, THINGS)) != 1


def test_suggestions_begin_with_the_likeliest_and_leave_out_what_is_far_off() -> None:
    assert _keys(completions("zap", THINGS)) == ["zap", "card"]
    assert _keys(completions("kosmik sap", THINGS))[0] == "zap"
    assert _keys(completions("qqqqq", THINGS)) == []
    assert _keys(closest("totalls", THINGS, 1)) == ["tie"]


def test_nothing_typed_completes_to_all_there_is_from_the_start() -> None:
    assert completions("", THINGS) == THINGS


def test_letters_of_a_name_that_is_nearly_another_s_mean_neither() -> None:
    alike = [Named("left", ("Marvin Red",)), Named("right", ("Marvin Rod",))]
    assert _keys(find("Marvn rd", alike)) == ["left", "right"]
    assert _keys(find("Marvn red", alike)) == ["left"]
