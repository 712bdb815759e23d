"""Searches of ``/table history``: dates as people write them, buttons that carry all of it, pages of a log."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.errors import UserError
from cogs.finished.history import _LIST, _LOG_PAGE, Wanted, _pages, wanted

NOVEMBER_25 = 20_782
"""Days since 1970."""


def asking(**more: str) -> Wanted:
    interaction: Any = SimpleNamespace(locale=SimpleNamespace(value="en-US"))
    given = {"thing": "", "since": "", "until": "", **more}
    return wanted(interaction, None, given["thing"], given["since"], given["until"])


@pytest.mark.parametrize(
    ("typed", "first", "after"),
    [
        ("2026-11-25", NOVEMBER_25, NOVEMBER_25 + 1),
        (" 2026-11 ", NOVEMBER_25 - 24, NOVEMBER_25 + 6),
        ("2026", NOVEMBER_25 - 328, NOVEMBER_25 + 37),
        ("1969", 0, 0),
    ],
)
def test_days_months_and_years_are_understood_from_their_first_to_their_last_day(
    typed: str, first: int, after: int
) -> None:
    assert asking(since=typed).since == first
    if after:
        assert asking(until=typed).until == after


@pytest.mark.parametrize("typed", ["soon", "2026-13", "25.11.2026", "2026-02-30", "٢٠٢٦-٠٠", "9" * 50])
def test_what_is_no_date_is_refused_in_words(typed: str) -> None:
    with pytest.raises(UserError, match="no date that I understand"):
        asking(since=typed)


def test_dates_at_the_end_of_time_do_no_harm() -> None:
    assert asking(until="9999-12-31").until > NOVEMBER_25
    assert asking(until="9999").until > NOVEMBER_25
    assert asking(until="9999-12").until > NOVEMBER_25


def test_a_power_is_found_by_its_name_in_any_form() -> None:
    assert asking(thing="zombie").thing == "zombie"
    assert asking(thing="Machine").thing == "machine"
    with pytest.raises(UserError, match="no power called"):
        asking(thing="nothing of the kind")


LARGEST = 8_999_999_999_999_999_999
"""Of people's ids, as they are stored."""


def test_a_button_carries_the_whole_search_and_fits() -> None:
    search = Wanted(LARGEST, "a" * 32, 19_000, 20_000)
    button = search.button(10**6)
    assert len(button) <= 100
    found = _LIST.fullmatch(button)
    assert found is not None
    assert found.groups() == ("1000000", str(LARGEST), "a" * 32, "19000", "20000")


def test_a_log_is_told_in_pages_that_fit() -> None:
    lines = [f"line {number} " + "x" * 200 for number in range(40)] + ["y" * 5_000]
    pages = _pages(lines)
    assert all(len(page) <= _LOG_PAGE for page in pages)
    assert "\n".join(pages).startswith("line 0 ")
    assert "line 39" in pages[-2]
    assert pages[-1] == "y" * _LOG_PAGE
