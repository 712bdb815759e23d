"""Texts that are whole numbers, and texts that are not."""

from __future__ import annotations

import pytest

from bot.kernel.ask import whole_number


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("12", 12), ("007", 7), ("9" * 9, 999_999_999)])
def test_digits_are_a_number(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize(
    "text", ["", " 1", "1 ", "-1", "+1", "1.0", "1_0", "²", "٣", "½", "x", "9" * 10, "9" * 5_000, "1\n"]
)
def test_nothing_else_is(text: str) -> None:
    assert whole_number(text) is None
