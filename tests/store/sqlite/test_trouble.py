"""Full, broken and damaged volumes: a clear sentence, nothing half done, and work goes on when it can."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.errors import (
    BatchRefused,
    StoreBroken,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreUnwritable,
    explained_os,
)
from bot.store.rows import Batch, PowerRow, RatingRow, SeasonRow
from bot.store.sqlite.opening import explained
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing, events, rating_rows, tables
from bot.store.statements.script import Steps, change, find_one, script
from tests.store.conftest import Opener
from tests.store.samples import content_of, decision, note, table_row, write_file


@script
def limit(room: int) -> Steps[None]:
    """Room for so many pages more."""
    (used,) = yield from find_one("PRAGMA page_count")
    yield from change(f"PRAGMA max_page_count = {used + room}")


@script
def ruin() -> Steps[None]:
    yield from change("ROLLBACK")
    raise sqlite3.OperationalError("disk I/O error")


async def limit_pages(store: SqliteStore, room: int) -> None:
    """Give the database room for so many pages more: what SQLite then reports is what a full disk reports."""
    await store.write(limit(room))


async def test_a_full_disk_refuses_whole_batches_and_takes_them_when_there_is_room(store: SqliteStore) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 0)])))
    await limit_pages(store, 2)
    big = Batch(number, decisions=[decision(1, 1)], notes=[note()], next_ask=9, desk=bytes(200_000))
    with pytest.raises(StoreFull, match="full"):
        await store.write(changing.commit(big))
    assert await store.read(tables.history(number)) == [decision(1, 0)]
    assert await store.read(tables.notes(number)) == []
    row = await store.read(tables.table(number))
    assert row is not None
    assert (row.desk, row.next_ask) == (b"", 1)
    await limit_pages(store, 1000)
    await store.write(changing.commit(big))
    assert await store.read(tables.history(number)) == [decision(1, 0), decision(1, 1)]
    assert await store.read(tables.notes(number)) == [note()]


async def test_on_a_full_disk_a_big_batch_does_not_take_small_ones_along(store: SqliteStore) -> None:
    number = await store.write(changing.create_table(table_row()))
    await limit_pages(store, 2)
    results = await asyncio.gather(
        store.write(changing.commit(Batch(number, decisions=[decision(1, 0)]))),
        store.write(changing.commit(Batch(number, desk=bytes(200_000)))),
        store.write(changing.commit(Batch(number, decisions=[decision(1, 1)]))),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), StoreFull, type(None)]
    assert await store.read(tables.log(number)) == [decision(1, 0), decision(1, 1)]


async def test_if_the_transaction_is_lost_as_a_whole_each_batch_is_tried_alone(store: SqliteStore) -> None:
    number = await store.write(changing.create_table(table_row()))

    results = await asyncio.gather(
        store.write(changing.commit(Batch(number, decisions=[decision(1, 0)]))),
        store.write(ruin()),
        store.write(changing.commit(Batch(number, decisions=[decision(1, 1)]))),
        return_exceptions=True,
    )
    assert [isinstance(result, StoreError) for result in results] == [False, True, False]
    assert await store.read(tables.log(number)) == [decision(1, 0), decision(1, 1)]


async def test_a_path_that_cannot_be_written_is_named(tmp_path: Path, opener: Opener) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnwritable, match=r"file/games\.db.* cannot be opened or written: Not a directory"):
        await opener(tmp_path / "file" / "games.db")
    with pytest.raises(StoreUnwritable, match="No such file or directory"):
        await opener(tmp_path / "missing" / "games.db")
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(StoreUnwritable, match="it is a folder"):
        await opener(tmp_path / "folder.db")


async def test_a_file_that_is_no_database_is_called_damaged_and_left_as_it_is(path: Path, opener: Opener) -> None:
    write_file(path, b"this is no database at all, whatever its name says" * 100)
    content = content_of(path)
    for _ in range(2):  # The first failure must not leave the lock behind.
        with pytest.raises(StoreDamaged, match=r"games\.db is damaged .* Restore a backup"):
            await opener()
    assert content_of(path) == content


async def test_damage_inside_is_reported_on_reading(path: Path, opener: Opener) -> None:
    store = await opener()
    for _ in range(50):
        await store.write(changing.create_table(table_row(snapshot=os.urandom(5000))))
    await store.close()
    content = bytearray(content_of(path))
    for at in range(4096, len(content), 4096):
        content[at : at + 200] = b"\xff" * 200
    write_file(path, bytes(content))
    with pytest.raises(StoreDamaged, match="Restore a backup"):
        await opener()


async def test_a_damaged_rating_or_season_stops_nobody_else(
    path: Path, opener: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opener()
    ratings = [RatingRow(10, "slap", 2, user, 26.0, 8.0, 1) for user in (11, 12)]
    seasons = [SeasonRow(guild, "slap", 100, 200, 20) for guild in (9, 10)]
    await store.write(rating_rows.rate(10, 0, [], ratings, [PowerRow(10, "zombie", 1, 1), PowerRow(10, "mind", 1, 1)]))
    for season in seasons:
        await store.write(events.open_season(season))
    await store.close()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE ratings SET game = CAST(x'ff' AS TEXT) WHERE user = 11")
        file.execute("UPDATE powers SET power = CAST(x'ff' AS TEXT) WHERE power = 'mind'")
        file.execute("UPDATE seasons SET language = CAST(x'ff' AS TEXT) WHERE guild = 9")
    store = await opener()
    assert await store.read(rating_rows.ratings(10)) == ratings[1:]
    assert (await store.read(rating_rows.unrated(10, 5))).ratings == ratings[1:]
    assert await store.read(rating_rows.powers(10)) == [PowerRow(10, "zombie", 1, 1)]
    assert await store.read(events.untold_seasons(200)) == seasons[1:]
    assert "a row of server 9 is damaged and left out" in caplog.text


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_FULL, StoreFull),
        (sqlite3.SQLITE_IOERR_FSYNC, StoreBroken),
        (sqlite3.SQLITE_READONLY_DBMOVED, StoreUnwritable),
        (sqlite3.SQLITE_CORRUPT_INDEX, StoreDamaged),
        (sqlite3.SQLITE_BUSY, StoreBroken),
        (sqlite3.SQLITE_CONSTRAINT_UNIQUE, BatchRefused),
    ],
)
def test_each_code_of_sqlite_has_its_error(code: int, kind: type[StoreError]) -> None:
    error = sqlite3.OperationalError("why")
    error.sqlite_errorcode = code
    assert type(explained(error, "games.db")) is kind


def test_a_full_volume_is_told_from_other_file_errors() -> None:
    assert type(explained_os(OSError(errno.ENOSPC, "No space"), "x")) is StoreFull
    assert type(explained_os(OSError(errno.EROFS, "Read-only file system"), "x")) is StoreUnwritable
    assert str(explained_os(OSError(errno.EROFS, "Read-only file system"), "x")).endswith("Read-only file system.")
