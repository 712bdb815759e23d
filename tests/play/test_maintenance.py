"""The night's work under a turned clock: a verified backup, the newest kept, old games deleted, and never by half."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ops.maintenance import DAY_MS, HOUR_MS, NIGHT_MS, PAGES, RESERVED, START_DELAY_MS, Maintenance, Plan, newest
from bot.play.clock import Clock
from bot.play.policy import Policies, Policy
from bot.store.errors import StoreFull
from bot.store.rows import TableRow
from bot.store.sqlite.backup import check
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing, tables
from tests.patience import TIMEOUT_S
from tests.store.spoiling import spoil

FIRST_DAY = 20_000 * DAY_MS
"""Midnight UTC of some day."""


class Place:
    """A store, a clock that stands, and the night's work as a task."""

    def __init__(self, store: SqliteStore, clock: Clock, data: Path) -> None:
        self.store, self.clock, self.data = store, clock, data
        self.nights = 0
        self.task: asyncio.Task[None] | None = None

    def start(self, backups: int = 7, days: int = 90) -> None:
        maintenance = Maintenance(self.store, self.clock, self.data, Plan(backups, days))
        night = maintenance.night

        async def counted() -> bool:
            done = await night()
            self.nights += 1
            return done

        maintenance.night = counted  # type: ignore[method-assign]  # counts nights
        self.task = asyncio.create_task(maintenance.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def advance(self, ms: int, nights: int) -> None:
        """Turn the clock and wait until so many nights' work have been done in all."""
        await asyncio.sleep(0)
        self.clock.set(self.clock.now() + ms, 0)
        async with asyncio.timeout(TIMEOUT_S):
            while self.nights < nights:  # noqa: ASYNC110  # the work's end has no event
                await asyncio.sleep(0.002)
        assert self.nights == nights

    def backups(self) -> list[str]:
        """Without their digests, of which each that was made here has one."""
        names = {path.name for path in (self.data / "backups").glob("*")}
        assert {name.removesuffix(".sha256") for name in names} <= names
        return sorted(name for name in names if not name.endswith(".sha256"))

    async def ended(self, days_ago: int, guild: int = 1) -> int:
        now = self.clock.now()
        at = now - days_ago * DAY_MS
        row = TableRow(game="slap", guild=guild, parent=2, host=3, status="ended", updated_ms=at)
        return await self.store.write(changing.create_table(row))


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    clock = Clock(FIRST_DAY + NIGHT_MS - HOUR_MS, 0)
    store = await SqliteStore.open(tmp_path / "t.sqlite3", holder="test", now=clock.now)
    place = Place(store, clock, tmp_path)
    yield place
    await place.stop()
    await store.close()


async def test_every_night_a_sound_backup_is_made_and_the_newest_are_kept(place: Place) -> None:
    table = await place.ended(0)
    place.start(backups=3, days=0)
    await place.advance(START_DELAY_MS, 1)  # there was none yet
    await place.advance(HOUR_MS - START_DELAY_MS, 2)
    for night in range(3, 6):
        await place.advance(DAY_MS, night)
    assert len(place.backups()) == 3
    made = newest(place.data / "backups", place.clock.now())
    assert made is not None
    assert made[1] == FIRST_DAY + NIGHT_MS + 3 * DAY_MS == place.clock.now()
    report = check(place.data / "backups" / place.backups()[-1])
    assert report.problems == []
    assert report.counts["tables"] == 1
    assert await place.store.read(tables.table(table)) is not None  # 0 days: for ever


async def test_a_night_slept_through_is_made_up_for_and_one_done_is_not_repeated(place: Place) -> None:
    place.start()
    await place.advance(START_DELAY_MS, 1)
    await place.stop()
    place.start()  # the same day: nothing is due before the night
    await place.advance(START_DELAY_MS, 1)
    await place.stop()
    place.clock.set(place.clock.now() + 2 * DAY_MS, 0)
    place.start()
    await place.advance(START_DELAY_MS, 2)
    assert len(place.backups()) == 2


async def test_the_age_of_the_newest_backup_is_known(place: Place) -> None:
    maintenance = Maintenance(place.store, place.clock, place.data, Plan(7, 90))
    assert maintenance.backup_age_ms() is None
    assert await maintenance.night()
    place.clock.set(place.clock.now() + 5_000, 0)
    assert maintenance.backup_age_ms() == 5_000


@pytest.mark.parametrize("how", ["emptied", "changed", "without digest", "cut off"])
async def test_a_backup_that_is_not_sound_does_not_count_for_the_age(place: Place, how: str) -> None:
    maintenance = Maintenance(place.store, place.clock, place.data, Plan(7, 90))
    assert await maintenance.night()
    place.clock.set(place.clock.now() + DAY_MS, 0)
    assert await maintenance.night()
    assert maintenance.backup_age_ms() == 0
    spoil(place.data / "backups" / place.backups()[-1], how)
    watching = asyncio.create_task(maintenance.watch())
    async with asyncio.timeout(TIMEOUT_S):
        while maintenance.backup_age_ms() != DAY_MS:  # noqa: ASYNC110  # the look's end has no event
            await asyncio.sleep(0.002)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    spoil(place.data / "backups" / place.backups()[0], how)
    await maintenance.look()
    assert maintenance.backup_age_ms() is None


async def test_old_games_are_deleted_after_the_backup_that_still_has_them(place: Place) -> None:
    old, young = await place.ended(91), await place.ended(89)
    running = await place.store.write(
        changing.create_table(
            TableRow(
                game="slap", guild=1, parent=2, host=3, status="running", updated_ms=place.clock.now() - 400 * DAY_MS
            )
        )
    )
    place.start()
    await place.advance(START_DELAY_MS, 1)
    assert await place.store.read(tables.table(old)) is None
    assert await place.store.read(tables.table(young)) is not None
    assert await place.store.read(tables.table(running)) is not None
    assert check(place.data / "backups" / place.backups()[0]).counts["tables"] == 3


async def test_a_server_may_keep_its_ended_games_shorter_and_no_longer(place: Place) -> None:
    mine = [await place.ended(days) for days in (6, 8, 91)]
    theirs = await place.ended(8, guild=2)
    policies = Policies(place.store)
    await policies.write(1, Policy(kept=7))
    await policies.write(2, Policy(kept=365))
    too_old = await place.ended(91, guild=2)
    place.start()
    await place.advance(START_DELAY_MS, 1)
    assert [await place.store.read(tables.table(number)) is not None for number in (*mine, theirs, too_old)] == [
        *(True, False, False),
        *(True, False),
    ]


async def test_a_failed_backup_deletes_nothing_keeps_the_older_ones_and_is_tried_again_in_an_hour(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.start(backups=1)
    await place.advance(START_DELAY_MS, 1)
    earlier = place.backups()
    old = await place.ended(200)

    async def full(self: SqliteStore, to: Path) -> None:
        raise StoreFull

    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "backup", full)
        await place.advance(HOUR_MS - START_DELAY_MS, 2)
        assert place.backups() == earlier
        assert await place.store.read(tables.table(old)) is not None
    await place.advance(HOUR_MS, 3)
    assert place.backups() != earlier
    assert len(place.backups()) == 1
    assert await place.store.read(tables.table(old)) is None


async def test_without_nightly_backups_old_games_still_go(place: Place) -> None:
    old = await place.ended(91)
    place.start(backups=0)
    await place.advance(START_DELAY_MS, 1)
    assert await place.store.read(tables.table(old)) is None
    assert place.backups() == []


async def test_leftovers_of_a_killed_backup_go_and_other_files_in_the_folder_stay(place: Place) -> None:
    folder = place.data / "backups"
    folder.mkdir()
    (folder / "tables-20200101-040000.sqlite3.partial").touch()
    (folder / "tables-by-hand.sqlite3").touch()
    (folder / "notes.txt").touch()
    place.start(backups=1)
    await place.advance(START_DELAY_MS, 1)
    assert len(place.backups()) == 3
    assert {"notes.txt", "tables-by-hand.sqlite3"} < set(place.backups())


async def test_after_a_clock_that_ran_ahead_the_next_night_is_not_lost(place: Place) -> None:
    folder = place.data / "backups"
    folder.mkdir()
    (folder / "tables-20990101-040000.sqlite3").touch()
    place.start(backups=1)
    await place.advance(START_DELAY_MS, 1)
    found = newest(folder, place.clock.now())
    assert found is not None
    assert found[1] == place.clock.now()
    assert len(place.backups()) == 2


async def test_what_a_restore_put_aside_is_kept_as_long_as_backups_are(place: Place) -> None:
    now_s = place.clock.now() // 1000
    for suffix, days in (("", 8), ("-wal", 6)):
        put_aside = place.data / f"t.sqlite3.replaced{suffix}"
        put_aside.touch()
        os.utime(put_aside, (now_s - days * 86_400, now_s - days * 86_400))
    place.start(backups=7)
    await place.advance(START_DELAY_MS, 1)
    assert [path.name for path in place.data.glob("*.replaced*")] == ["t.sqlite3.replaced-wal"]


async def test_the_copy_of_before_an_upgrade_goes_after_a_week(place: Place) -> None:
    now_s = place.clock.now() // 1000
    (place.data / "backups").mkdir()
    for version, days in ((7, 8), (8, 6)):
        for suffix in ("", ".sha256"):
            copy = place.data / "backups" / f"before-v{version}.sqlite3{suffix}"
            copy.touch()
            os.utime(copy, (now_s - days * 86_400, now_s - days * 86_400))
    place.start(backups=0)
    await place.advance(START_DELAY_MS, 1)
    assert place.backups() == ["before-v8.sqlite3"]  # with its digest


async def test_room_that_deleted_games_leave_is_given_back(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[tuple[int, int]]()

    async def shrink(self: SqliteStore, most: int, keep: int) -> bool:
        asked.append((most, keep))
        return len(asked) < 3

    monkeypatch.setattr(SqliteStore, "shrink", shrink)
    place.start()
    await place.advance(START_DELAY_MS, 1)
    assert asked == [(PAGES, RESERVED)] * 3
