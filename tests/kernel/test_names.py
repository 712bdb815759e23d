"""Names of people made harmless: one clean line, no markup, no mention, nobody mistaken for another."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, strategies as st

from bot.words.signs import clean_name, safe_name, told_apart


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Ana", "Ana"),
        ("**Ben**", "\\*\\*Ben\\*\\*"),
        ("a_b_c", "a\\_b\\_c"),
        ("[x](http://y.z)", "\\[x\\]\\(http\\://y\\.z\\)"),
        ("`code`", "\\`code\\`"),
        ("  two \n lines\t", "two lines"),
        ("\u202eevil\u202c", "evil"),
        ("\u200b\u200b", "Player"),
        ("\u3164", "Player"),
        ("\u2800 \u115f\uffa0", "Player"),
        ("\u3164Ana\u3164", "Ana"),
        ("", "Player"),
        ("Zoë", "Zoë"),
    ],
)
def test_names_lose_their_markup(raw: str, shown: str) -> None:
    assert safe_name(raw) == shown


@pytest.mark.parametrize("raw", ["@everyone", "@here", "<@123456>", "<@&99>", "<#5>", "<:x:1>"])
def test_names_mention_nobody(raw: str) -> None:
    shown = safe_name(raw)
    assert not re.search(r"@(everyone|here)", shown)
    assert not re.search(r"(?<!\\)<", shown)


def test_stacked_marks_are_cut_down() -> None:
    assert clean_name("Z" + "\u0300" * 30) == "Z" + "\u0300" * 2


@given(st.text(max_size=80))
def test_any_name_is_short_visible_and_in_one_line(raw: str) -> None:
    name = clean_name(raw)
    assert 0 < len(name) <= 32
    assert name == name.strip()
    assert "\n" not in safe_name(raw)
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Ana", "Ben", "Cy"], ["Ana", "Ben", "Cy"]),
        (["Ben", "Ana", "ben"], ["Ben A", "Ana", "ben C"]),
        (["Ben", "Ben", "Ben A"], ["Ben A", "Ben B", "Ben A C"]),
        (["x" * 32, "x" * 32], ["x" * 30 + " A", "x" * 30 + " B"]),
    ],
)
def test_equal_names_get_their_seats_letters(names: list[str], told: list[str]) -> None:
    assert told_apart(names) == told


@given(st.lists(st.sampled_from(["Ben", "ben", "Ben A", "Ben B", "Cy"]), max_size=10))
def test_no_two_players_have_one_name(names: list[str]) -> None:
    told = told_apart(names)
    assert len({name.casefold() for name in told}) == len(names)
    assert all(len(name) <= 32 for name in told)


def test_a_name_written_from_right_to_left_keeps_what_stands_beside_it_in_its_order() -> None:
    assert safe_name("محمد") == "\u2068محمد\u2069"
    assert safe_name("Zoë דנה") == "\u2068Zoë דנה\u2069"
    assert safe_name("山田") == "山田"
    assert safe_name(safe_name("محمد")) == safe_name("محمد"), "a name that brings its own marks has them once"
