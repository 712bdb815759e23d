"""Quiet hours: how a setting is read, when it begins and ends, and what tables are told of it."""

from __future__ import annotations

from datetime import UTC, datetime, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st

from bot.play.reminding.quiet import BadHours, Hours, hours
from bot.play.running.hall import Hall
from bot.store.rows import TableHead
from bot.store.statements import persons
from tests.play.room import Room
from tests.play.test_contract import act
from tests.play.workshop import WorkshopKind

BERLIN = ZoneInfo("Europe/Berlin")
ZONES = st.sampled_from(["Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC", "UTC-3:30"])


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


def test_hours_follow_the_summer_time_of_their_zone() -> None:
    setting = hours("22-7 Europe/Berlin")
    assert setting.next_change(moment("2026-03-28T23:00:00")) == moment("2026-03-29T05:00:00")  # seven, an hour earlier
    assert setting.next_change(moment("2026-10-24T23:00:00")) == moment("2026-10-25T06:00:00")


@given(st.integers(0, 1439), st.integers(0, 1439), ZONES, st.integers(1_700_000_000, 1_900_000_000))
def test_between_a_moment_and_the_next_change_nothing_changes(begin: int, end: int, zone: str, second: int) -> None:
    if begin == end:
        return
    setting, now = Hours(begin, end, zone), second * 1000
    change = setting.next_change(now)
    assert now < change <= now + 26 * 3_600_000
    assert {setting.now(now + part * (change - 1 - now) // 7) for part in range(8)} == {setting.now(now)}


def seats() -> list[tuple[int, ...]]:
    """What the table has been told so far, whether or not it slept meanwhile."""
    told = [line.removeprefix("quiet ") for line in WorkshopKind.newest.record.heard if line.startswith("quiet ")]
    return [tuple(int(seat) for seat in line.split(",") if seat) for line in told]


async def test_tables_hear_who_is_in_quiet_hours_at_the_start_and_whenever_that_changes(room: Room) -> None:
    room.clock.set(moment("2026-07-01T21:30:00"), 0)
    room.services = room.services_with({"workshop": WorkshopKind()})
    hall = Hall(room.services)
    await hall.set_quiet(2, hours("22-7 UTC"))
    await hall.set_quiet(3, hours("21-6 UTC"))
    await hall.set_quiet(9, hours("0-23 UTC"))  # sits elsewhere
    actor = await room.seat("Ana", "Ben", "Cy", game="workshop")
    await actor.close()
    hall.start(TableHead(room.table, "workshop", 1, 2, 3, None, "running"))
    await room.until(lambda: room.said("Choose an act.") and seats() == [(2,)])
    room.clock.set(moment("2026-07-01T22:00:00"), 0)
    await room.until(lambda: seats()[-1] == (1, 2))
    room.clock.set(moment("2026-07-02T06:00:00"), 0)
    await room.until(lambda: seats()[-1] == (1,))
    await hall.set_quiet(2, None)
    await room.until(lambda: seats()[-1] == ())
    await hall.set_quiet(1, hours("6-7 UTC"))
    await room.until(lambda: seats()[-1] == (0,))
    assert seats() == [(2,), (1, 2), (1,), (), (0,)]
    await hall.close()


async def test_a_setting_that_this_machine_cannot_read_stops_no_table(room: Room) -> None:
    await room.store.write(persons.set_preference(1, "quiet", "22:00-07:00 Mars/Olympus"))
    room.services = room.services_with({"workshop": WorkshopKind()})
    actor = await room.seat("Ana", "Ben", game="workshop")
    await room.until(lambda: room.said("Choose an act.") and seats() == [()])
    await actor.close()
    assert (await room.row()).status == "running"


async def test_somebody_who_takes_a_seat_brings_their_quiet_hours(room: Room) -> None:
    room.clock.set(moment("2026-07-01T23:00:00"), 0)
    await room.store.write(persons.set_preference(4, "quiet", "22:00-07:00 UTC"))
    room.services = room.services_with({"workshop": WorkshopKind()})
    actor = await room.seat("Ana", "Ben", game="workshop")
    await room.until(lambda: room.said("Choose an act.") and seats() == [()])
    actor.put(act("reseat", values=("Dot",), guest=4))
    await room.until(lambda: seats() == [(), (0,)])
    await actor.close()
