"""Count the words that people read, and compare versions."""

from __future__ import annotations

import pytest

from bench._wording import Kind, count, ratio


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("**Your move** until <t:1:t> (<t:1:R>):", 3),
        ("-# You don't lose 4 tokens.", 4),
        ("[board](https://example.org/a/b) · Ana’s planet 3", 3),
        ("", 0),
    ],
)
def test_marks_numbers_and_addresses_are_no_words(text: str, words: int) -> None:
    assert count(text) == words


def test_messages_are_compared_by_what_they_were_and_how_often_they_came() -> None:
    before = {"often": Kind(9, 90), "seldom": Kind(1, 100), "gone": Kind(5, 50)}
    now = {"often": Kind(3, 15), "seldom": Kind(2, 200), "new": Kind(1, 1)}
    assert ratio(before, now) == pytest.approx((9 * 5 + 1 * 100) / 190)
