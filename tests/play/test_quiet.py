"""Quiet hours: how a setting is read, and when it holds."""

from __future__ import annotations

from datetime import UTC, datetime, timezone
from zoneinfo import ZoneInfo

import pytest

from bot.play.digests import BadHours, hours, quiet_among
from bot.store.statements import persons
from tests.play.room import Room

BERLIN = ZoneInfo("Europe/Berlin")


def moment(written: str, zone: ZoneInfo | timezone = UTC) -> int:
    return int(datetime.fromisoformat(written).replace(tzinfo=zone).timestamp() * 1000)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("22-7 UTC", "22:00-07:00 UTC"),
        (" 9:30 - 17:05   Europe/Berlin ", "09:30-17:05 Europe/Berlin"),
        ("22:00-07:30 utc+2", "22:00-07:30 UTC+2"),
        ("0-23:59 UTC-3:30", "00:00-23:59 UTC-3:30"),
        ("22-7 america/new_york", "22:00-07:00 America/New_York"),
    ],
)
def test_a_setting_is_read_and_kept_in_one_spelling(typed: str, kept: str) -> None:
    assert hours(typed).written == kept
    assert hours(kept) == hours(typed)


@pytest.mark.parametrize(
    "typed",
    ["", "22-7", "22-22 UTC", "24-7 UTC", "22-7 Nowhere/Town", "22-7 UTC+15", "22-7 ../../etc", "7 UTC", "x-y UTC"],
)
def test_what_is_no_setting_is_refused(typed: str) -> None:
    with pytest.raises(BadHours):
        hours(typed)


@pytest.mark.parametrize(
    ("at", "quiet"),
    [("21:59", False), ("22:00", True), ("23:59", True), ("00:00", True), ("06:59", True), ("07:00", False)],
)
def test_hours_over_midnight_hold_from_their_beginning_up_to_their_end(at: str, quiet: bool) -> None:
    assert hours("22-7 Europe/Berlin").now(moment(f"2026-07-01T{at}", BERLIN)) is quiet


async def test_a_setting_that_this_machine_cannot_read_is_passed_over(room: Room) -> None:
    await room.store.write(persons.set_preference(1, "quiet", "22:00-07:00 Mars/Olympus"))
    await room.store.write(persons.set_preference(2, "quiet", "22:00-07:00 UTC"))
    assert await quiet_among(room.store, [1, 2], moment("2026-07-01T23:00:00")) == {2}
    assert await quiet_among(room.store, [1, 2], moment("2026-07-01T12:00:00")) == set()
