"""Forgiving search: what is meant, and when it is not clear."""

from __future__ import annotations

import pytest

from bot.cosmic.library.search import Named, found, matching

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
    assert found(typed, THINGS) == key


@pytest.mark.parametrize("typed", ["", "   ", "!?", "zap", "attack", "qqqqq", "x" * 5_000])
def test_what_is_unclear_or_unknown_is_not_guessed(typed: str) -> None:
    assert found(typed, THINGS) is None


def test_suggestions_begin_with_the_likeliest_and_leave_out_what_is_far_off() -> None:
    assert matching("zap", THINGS) == ["zap", "card"]
    assert matching("kosmik sap", THINGS)[0] == "zap"
    assert matching("qqqqq", THINGS) == []


def test_nothing_typed_lists_what_there_is_from_the_start() -> None:
    assert matching("", THINGS, 3) == ["zap", "card", "tubes"]
    assert len(matching("", [Named(str(n), (str(n),)) for n in range(40)])) == 25
