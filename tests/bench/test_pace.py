"""``make bench`` writes the days that lobbies promise into the data file, as the page says them."""

from __future__ import annotations

import msgspec

from bench._pace import _QUARTERS, FILE, with_days
from bench._page import Figure, Report


def of(cell: str, *days: float) -> list[Figure]:
    """The median of the days of a row, and its quarters."""
    return [Figure(f"days/{cell}.days{name}", one) for name, one in zip(("", *_QUARTERS), days, strict=True)]


def report(*figures: Figure) -> Report:
    return Report("2026-12-31", "5b22861f", "CPython 3.13.1", "x86_64", 2, 1.25, [], figures)


def test_days_of_mixed_people_are_taken_over_with_the_digits_of_the_page() -> None:
    data = FILE.read_bytes()
    new = with_days(
        data,
        report(
            *of("daily.base.mixed", 9.1, 8.4567, 10.12),
            *of("daily.all.mixed", 12, 11.26, 14.0),
            *of("daily.base.first", 3.0, 2.0, 4.0),
            *of("daily.base.mixed.zones", 4.0, 3.0, 5.0),
            Figure("days/daily.base.mixed.hours", 5.0),
        ),
    )
    before, after = msgspec.json.decode(data), msgspec.json.decode(new)
    assert after["days"].pop("daily") == {"base": [8.46, 10.1], "all": [11.3, 14.0]}
    before["days"].pop("daily")
    assert after == before


def test_a_report_without_days_leaves_the_file_byte_for_byte() -> None:
    data = FILE.read_bytes()
    assert with_days(data, report(Figure("store/commits, p99 ms", 2.8))) == data
