"""Zones are read as people write them, and limits run in the hours of a table's own clock (8.12)."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from hypothesis import given, strategies as st

from bot.tables.contract.clocks import BadZone, Hours, spelled, zone_named

HOUR = 3_600_000
QUARTER = HOUR // 4
ZONES = ("Europe/Berlin", "America/New_York", "America/Santiago", "Africa/Cairo", "Asia/Kolkata", "UTC", "UTC-3:30")
"""With clocks that change at night, at midnight, and never."""
CHANGES = (
    "2026-03-29T01:00",
    "2026-10-25T01:00",
    "2026-04-24T00:00",
    "2026-10-30T00:00",
    "2026-09-06T04:00",
    "2026-04-05T03:00",
)
"""In UTC, within hours of when clocks there are put forward or back."""
hours_of_a_table = st.builds(
    Hours, st.sampled_from(ZONES), st.sampled_from([0, 7, 9, 18]), st.sampled_from([21, 23, 24]), st.booleans()
)
moments = st.builds(
    lambda change, quarters: moment(change, "UTC") + quarters * QUARTER,
    st.sampled_from(CHANGES),
    st.integers(-700, 700),
)


def moment(written: str, zone: str) -> int:
    return int(datetime.fromisoformat(written).replace(tzinfo=zone_named(zone)).timestamp() * 1000)


def runs(hours: Hours, ms: int) -> bool:
    """True if limits run in the quarter of an hour that begins then, read off the zone's calendar."""
    local = datetime.fromtimestamp(ms / 1000, zone_named(hours.zone))
    return hours.begin <= local.hour < hours.end and not (hours.free_weekend and local.isoweekday() > 5)


@given(hours_of_a_table, moments, st.integers(0, 400))
def test_a_limit_runs_in_just_the_quarters_of_an_hour_that_the_calendar_says(hours: Hours, since: int, n: int) -> None:
    quarters = range(since, since + n * QUARTER, QUARTER)
    assert hours.between(since, since + n * QUARTER) == QUARTER * sum(runs(hours, one) for one in quarters)


@given(hours_of_a_table, moments, st.integers(1, 30 * HOUR), st.integers(0, HOUR))
def test_a_limit_ends_when_it_has_run_for_its_whole_length_and_no_sooner(
    hours: Hours, since: int, ms: int, more: int
) -> None:
    end = hours.after(since, ms)
    assert end >= since + ms
    assert hours.between(since, end) == ms
    assert hours.between(since, end - 1) == ms - 1
    assert hours.after(since, ms + more) >= end
    assert hours.after(since + more, ms) >= end


@given(st.sampled_from(ZONES), moments, st.integers(0, 30 * HOUR))
def test_a_clock_that_never_stands_still_leaves_limits_as_they_are(zone: str, since: int, ms: int) -> None:
    assert Hours(zone).after(since, ms) == since + ms
    assert Hours(zone).between(since, since + ms) == ms


@pytest.mark.parametrize(
    ("asked", "until", "apart"),
    [
        ("2026-06-10T09:00", "2026-06-10T16:00", 7),
        ("2026-06-10T16:00", "2026-06-10T23:00", 7),
        ("2026-06-10T22:00", "2026-06-11T13:00", 15),
        ("2026-06-10T23:00", "2026-06-11T14:00", 15),
        ("2026-06-11T03:00", "2026-06-11T14:00", 11),
        ("2026-03-28T22:00", "2026-03-29T13:00", 14),  # that night has an hour less
        ("2026-10-24T22:00", "2026-10-25T13:00", 16),  # and that one an hour more
    ],
)
def test_seven_hours_stand_still_from_23_to_7_by_the_tables_clock(asked: str, until: str, apart: int) -> None:
    since = moment(asked, "Europe/Berlin")
    end = Hours("Europe/Berlin", 7, 23).after(since, 7 * HOUR)
    assert end == moment(until, "Europe/Berlin") == since + apart * HOUR


def test_a_free_weekend_lasts_from_midnight_to_midnight() -> None:
    free = Hours("Europe/Berlin", free_weekend=True)
    assert free.after(moment("2026-06-12T23:00", "Europe/Berlin"), 2 * HOUR) == moment(
        "2026-06-15T01:00", "Europe/Berlin"
    )
    evenings = Hours("Europe/Berlin", 18, 23, free_weekend=True)
    assert evenings.after(moment("2026-06-12T21:00", "Europe/Berlin"), 7 * HOUR) == moment(
        "2026-06-15T23:00", "Europe/Berlin"
    )


def test_an_hour_that_is_left_out_begins_the_day_with_the_next_there_is() -> None:
    """In Santiago clocks go from 0 to 1 o'clock that Sunday."""
    free = Hours("America/Santiago", free_weekend=True)
    saturday = moment("2026-09-05T00:00", "America/Santiago")
    assert free.between(saturday, saturday + int(timedelta(hours=47) / timedelta(milliseconds=1))) == 0
    assert free.after(saturday, 1) == saturday + 47 * HOUR + 1


def test_a_zone_that_this_machine_does_not_know_stops_no_table() -> None:
    since = moment("2026-06-10T22:00", "UTC")
    assert Hours("Mars/Olympus", 7, 23).after(since, 7 * HOUR) == Hours("UTC", 7, 23).after(since, 7 * HOUR)


@pytest.mark.parametrize(
    ("typed", "kept"), [("europe/athens", "Europe/Athens"), ("utc+5:30", "UTC+5:30"), ("UTC", "UTC")]
)
def test_a_zone_has_one_spelling(typed: str, kept: str) -> None:
    assert spelled(typed) == kept


@pytest.mark.parametrize("typed", ["", "Nowhere/Town", "UTC+15", "../../etc/passwd", "Europe"])
def test_what_is_no_zone_is_refused(typed: str) -> None:
    with pytest.raises(BadZone):
        zone_named(typed)
