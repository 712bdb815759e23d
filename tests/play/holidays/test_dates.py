"""Moments as people write them."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.play.holidays import BadDate, moment, soon

BERLIN = ZoneInfo("Europe/Berlin")
NOW = int(datetime(2026, 11, 25, 14, 30, tzinfo=UTC).timestamp() * 1000)
"""A Wednesday."""


def read(written: str) -> str:
    return datetime.fromtimestamp(moment(written, NOW, BERLIN) / 1000, BERLIN).strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("2026-12-24", "2026-12-25 00:00"),
        ("2026-12-24 18:00", "2026-12-24 18:00"),
        ("2026-12-24T18:05", "2026-12-24 18:05"),
        ("24.12.", "2026-12-25 00:00"),
        ("24.12", "2026-12-25 00:00"),
        (" bis zum  24.12.2026 ", "2026-12-25 00:00"),
        ("24.12.26, 9 Uhr", "2026-12-24 09:00"),
        ("3. 1.", "2027-01-04 00:00"),
        ("until 24 December", "2026-12-25 00:00"),
        ("Dec 24th, 2026", "2026-12-25 00:00"),
        ("24. Dezember um 18:30", "2026-12-24 18:30"),
        ("1 März", "2027-03-02 00:00"),
        ("24/12", "2026-12-25 00:00"),
        ("12/24/2026", "2026-12-25 00:00"),
        ("today", "2026-11-26 00:00"),
        ("25.11.", "2026-11-26 00:00"),
        ("tomorrow 8:00", "2026-11-26 08:00"),
        ("übermorgen", "2026-11-28 00:00"),
        ("Friday", "2026-11-28 00:00"),
        ("next Wednesday", "2026-12-03 00:00"),
        ("Sonntag 20:00", "2026-11-29 20:00"),
        ("Sonntag um 20:15 Uhr", "2026-11-29 20:15"),
        ("24.12.2026, 18.30 Uhr", "2026-12-24 18:30"),
        ("Friday 6pm", "2026-11-27 18:00"),
        ("12/24/2026 at 9:05 a.m.", "2026-12-24 09:05"),
        ("tomorrow 12 am", "2026-11-26 00:00"),
        ("tomorrow 12:30 PM", "2026-11-26 12:30"),
        ("in 2 weeks", "2026-12-09 15:30"),
        ("2w", "2026-12-09 15:30"),
        ("in einer Woche", "2026-12-02 15:30"),
        ("10 days", "2026-12-05 15:30"),
        ("in 12 hours", "2026-11-26 03:30"),
        ("24.12. 24:00", "2026-12-25 00:00"),
        ("24.12. 18:00 America/New_York", "2026-12-25 00:00"),
        ("24.12. 18:00 america/new_york", "2026-12-25 00:00"),
        ("24.12. 18:00 utc+2", "2026-12-24 17:00"),
        ("<t:1798131600:R>", "2026-12-24 18:00"),
        ("2027-11-25", "2027-11-26 00:00"),
    ],
)
def test_what_people_write_is_understood(written: str, meant: str) -> None:
    assert read(written) == meant


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("", "unknown"),
        ("soon", "unknown"),
        ("31.2.", "unknown"),
        ("2026-13-01", "unknown"),
        ("0000-01-01", "unknown"),
        ("32 December", "unknown"),
        ("3 bananas", "unknown"),
        ("in many weeks", "unknown"),
        ("24.12. 18:00 Mars/Olympus", "unknown"),
        ("24.12. ../../etc/passwd", "unknown"),
        ("9" * 200, "unknown"),
        ("2026-12-24" + " " * 51, "unknown"),
        ("t" * 6_000, "unknown"),
        ("24.12. 31:00", "unknown"),
        ("Friday 18pm", "unknown"),
        ("Friday 0 am", "unknown"),
        ("3/4", "unclear"),
        ("2026-11-24", "past"),
        ("1999-12-31", "past"),
        ("today 8:00", "past"),
        ("in 0 days", "past"),
        ("<t:1:R>", "past"),
        ("2036-12-24", "far"),
        ("9999-12-31", "far"),
        ("in 9999 weeks", "far"),
        ("in 13 months", "far"),
        ("2027-11-28", "far"),
    ],
)
def test_what_is_no_moment_in_the_near_future_is_refused_with_a_reason(written: str, why: str) -> None:
    with pytest.raises(BadDate) as refused:
        read(written)
    assert refused.value.why == why


def test_a_time_alone_is_one_of_today_where_something_is_to_start() -> None:
    for written, meant in (("23:15", "today 23:15"), ("11:30 pm", "today 23:30"), ("in 2 days", "in 2 days")):
        assert soon(written, NOW, BERLIN) == moment(meant, NOW, BERLIN)
    for written in ("soon", "25:00", "9" * 58):
        with pytest.raises(BadDate):
            soon(written, NOW, BERLIN)


def test_a_day_ends_when_it_ends_there_also_where_a_clock_is_put_back() -> None:
    before = int(datetime(2026, 10, 20, tzinfo=UTC).timestamp() * 1000)
    found = moment("25.10.2026", before, BERLIN)
    assert datetime.fromtimestamp(found / 1000, UTC) == datetime(2026, 10, 25, 23, tzinfo=UTC)
