"""Days of the calendar, compared with the standard library's."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.words.signs import day_and_month

BEGIN = datetime(1970, 1, 1, tzinfo=UTC)


def test_every_day_of_400_years_has_the_day_and_month_of_the_calendar() -> None:
    for number in range(146_097 + 366):
        day = BEGIN + timedelta(days=number)
        first = number * 86_400_000
        assert day_and_month(first) == day_and_month(first + 86_399_999) == (day.day, day.month)
