"""``make bench`` writes the days that lobbies promise into the data file, as the page says them."""

from __future__ import annotations

import msgspec

from bench._pace import FILE, with_days
from bench._page import Figure, Report


def report(*figures: Figure) -> Report:
    return Report("2026-12-31", "CPython 3.13.1", "x86_64", 2, 1.25, [], figures)


def test_days_of_mixed_people_are_taken_over_with_the_digits_of_the_page() -> None:
    data = FILE.read_bytes()
    new = with_days(
        data,
        report(
            Figure("days/daily.base.mixed.days", 8.4567),
            Figure("days/daily.all.mixed.days", 11.26),
            Figure("days/daily.base.first.days", 3.0),
            Figure("days/daily.base.mixed.zones.days", 4.0),
            Figure("days/daily.base.mixed.hours", 5.0),
        ),
    )
    before, after = msgspec.json.decode(data), msgspec.json.decode(new)
    assert after["days"].pop("daily") == {"base": 8.46, "all": 11.3}
    before["days"].pop("daily")
    assert after == before


def test_a_report_without_days_leaves_the_file_byte_for_byte() -> None:
    data = FILE.read_bytes()
    assert with_days(data, report(Figure("store/commits, p99 ms", 2.8))) == data
