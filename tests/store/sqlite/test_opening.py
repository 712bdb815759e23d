"""A database that opens is whole, ours alone, and never was empty: nothing lost or damaged passes for new or
healthy.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store.errors import StoreBroken, StoreDamaged, StoreError, StoreGone
from bot.store.rows import Batch, DeadlineRow
from bot.store.sqlite.backup import back_up, check, make_backup, problems
from bot.store.sqlite.opening import FileLock
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.worker import open_database
from bot.store.statements import changing, keeping, tables, timing
from tests.store.conftest import Opener
from tests.store.samples import content_of, decision, note, post, table_row, write_file


async def filled(opener: Opener) -> SqliteStore:
    store = await opener()
    for n in range(30):
        row = table_row(status="running", snapshot=os.urandom(3000), roster=b'[{"user":%d}]' % n, game="slap")
        number = await store.write(changing.create_table(row, {"idle": 5}))
        await store.write(changing.commit(Batch(number, decisions=[decision()], notes=[note()], outbox=[post(number)])))
    return store


async def test_a_first_start_makes_a_whole_database_or_none(
    path: Path, opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(connection: sqlite3.Connection, path: Path) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("bot.store.sqlite.opening.migrate", killed)
        with pytest.raises(KeyboardInterrupt):
            await opener()
    assert not path.exists()
    store = await opener()  # what was left half made is no hindrance
    assert await store.read(tables.heads(("running",))) == []
    assert [left.name for left in path.parent.glob("*.new")] == []


@pytest.mark.parametrize("backups", [True, False])
async def test_an_empty_file_is_never_taken_for_a_new_database(path: Path, opener: Opener, backups: bool) -> None:
    path.touch()
    newest = path.parent / "backups" / "tables-20261122-040000.sqlite3"
    if backups:
        newest.parent.mkdir()
        newest.touch()
        newest.with_name("tables-20261121-040000.sqlite3").touch()
    with pytest.raises(StoreGone) as refused:
        await opener()
    said = str(refused.value)
    assert said.startswith(f"The database {path} is empty (0 bytes), so something has cut it off. Restore ")
    assert (f"python -m bot restore {newest}." in said) == backups
    assert f"delete {path}" in said
    assert (f"move {newest.parent} away" in said) == backups
    assert path.stat().st_size == 0


async def test_a_database_that_is_gone_is_not_begun_anew_while_there_are_backups_or_its_log(
    path: Path, opener: Opener
) -> None:
    store = await filled(opener)
    await store.close()
    (path.parent / "backups").mkdir()
    make_backup(path, path.parent / "backups" / "tables-20261122-040000.sqlite3")
    path.unlink()
    with pytest.raises(StoreGone, match=r"is gone, but there are backups of it\. Restore the newest backup: python -m"):
        await opener()
    (path.parent / "backups").rename(path.parent / "elsewhere")
    path.with_name("games.db-wal").write_bytes(b"left over")
    with pytest.raises(StoreGone, match=r"its write-ahead log is still there.*delete .*games\.db-wal"):
        await opener()
    path.with_name("games.db-wal").unlink()
    assert await (await opener()).read(tables.heads(("running",))) == []


async def test_what_the_doctor_rejects_does_not_start_and_is_called_damaged(path: Path, opener: Opener) -> None:
    await (await filled(opener)).close()
    content, random, refused = content_of(path), Random(1), 0
    for page in range(len(content) // 4096):
        at = page * 4096 + random.choice((0, 100, random.randrange(3000)))
        write_file(path, content[:at] + random.randbytes(300) + content[at + 300 :])
        try:
            rejected = bool(check(path).problems)
        except StoreError:
            rejected = True
        if not rejected:
            continue
        refused += 1
        with pytest.raises(StoreBroken) as error:
            await opener()
        assert "contradicts" not in str(error.value)
    assert refused > 10
    write_file(path, content)
    await opener()


async def test_one_row_that_cannot_be_read_stops_one_table_and_not_the_others(
    path: Path, opener: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    await (await filled(opener)).close()
    with closing(open_database(path)) as connection:
        connection.execute('UPDATE tables SET "game" = CAST(x\'ff41\' AS TEXT) WHERE "id" = 7')
        connection.execute('UPDATE decisions SET "key" = CAST(x\'ff41\' AS TEXT) WHERE "table" = 8')
        connection.execute('UPDATE deadlines SET "name" = CAST(x\'ff41\' AS TEXT) WHERE "table" = 9')
    store = await opener()
    assert [head.id for head in await store.read(tables.heads(("running",)))] == [n for n in range(1, 31) if n != 7]
    assert "a row of table 7 is damaged and left out" in caplog.text
    assert await store.read(timing.deadlines(8)) == [DeadlineRow(8, "idle", 5)]
    for read in (store.read(tables.table(7)), store.read(tables.history(8)), store.read(timing.deadlines(9))):
        with pytest.raises(StoreDamaged, match="a text in it cannot be read"):
            await read
    assert len(await store.read(tables.history(9))) == 1


async def test_everything_the_store_writes_is_for_its_user_alone(path: Path, opener: Opener) -> None:
    before = os.umask(0o022)
    try:
        store = await filled(opener)
        await store.backup(path.with_name("backup.db"))
    finally:
        os.umask(before)
    for found in path.parent.iterdir():
        assert found.stat().st_mode & 0o777 == 0o600, found.name
    assert len(list(path.parent.iterdir())) == 6  # database, log, its index, lock, backup, digest


async def test_files_of_an_older_version_become_private(path: Path, opener: Opener) -> None:
    await (await opener()).close()
    for name in ("games.db", "games.db.lock"):
        path.with_name(name).chmod(0o644)
    await opener()
    assert {found.stat().st_mode & 0o777 for found in path.parent.iterdir()} == {0o600}


def test_a_lock_that_belongs_to_others_hides_nothing(path: Path) -> None:
    FileLock.acquire(path, "test").release()
    assert path.with_name("games.db.lock").stat().st_mode & 0o777 == 0o600


async def test_a_file_whose_last_page_lacks_an_end_is_not_whole_though_sqlite_reads_zeros_there(
    path: Path, opener: Opener
) -> None:
    store = await opener()
    await store.write(changing.create_table(table_row(snapshot=os.urandom(20_000))))
    await store.close()
    path.write_bytes(path.read_bytes()[:-100])
    with closing(open_database(path, read_only=True)) as connection:
        assert problems(connection) == []
    assert check(path).problems == [
        f"it has {path.stat().st_size} bytes, which are not {path.stat().st_size // 4096 + 1} pages of 4096: "
        "it was cut off, or grew"
    ]
    with pytest.raises(StoreDamaged, match="it was cut off, or grew"):
        await opener()
    with pytest.raises(StoreDamaged, match="it was cut off, or grew"):
        back_up(path, path.with_name("copy"))


async def test_a_database_at_work_is_whole_at_every_moment(path: Path, opener: Opener) -> None:
    store = await opener()
    for size in (100, 300_000, 5_000_000, 100):  # the log is folded in on the way
        number = await store.write(changing.create_table(table_row(snapshot=os.urandom(size))))
        assert check(path).problems == []
        await store.write(changing.commit(Batch(number, snapshot=b"small", snapshot_phase=1)))
        assert check(path).problems == []
    while await store.shrink(500, 0):
        assert check(path).problems == []
    await store.write(keeping.forget(1, "somebody"))
    await store.wipe()
    assert check(path).problems == []
    await store.close()
    assert check(path).problems == []
