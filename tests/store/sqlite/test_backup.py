"""A backup made under load is whole; one that is not is never put in place."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot.admin.games import verify
from bot.store.errors import AlreadyRunning, BackupRefused, NewerDatabase, StoreDamaged, StoreUnwritable
from bot.store.files import digest_file
from bot.store.rows import Batch
from bot.store.sqlite.backup import check, check_backup, make_backup, restore
from bot.store.sqlite.worker import open_database
from bot.store.statements import changing, persons, tables
from tests.store.conftest import Opener, Time
from tests.store.samples import content_of, decision, note, post, table_row, write_file
from tests.store.test_lease import plant


def dump(path: Path) -> list[str]:
    """The whole content but the lease."""
    with closing(open_database(path)) as connection:
        return [line for line in connection.iterdump() if not line.startswith('INSERT INTO "lease"')]


async def filled(opener: Opener, path: Path) -> None:
    store = await opener(path)
    for seed in range(20):
        number = await store.write(
            changing.create_table(table_row(snapshot=os.urandom(6000), roster=b'[{"user":%d}]' % seed))
        )
        await store.write(changing.commit(Batch(number, decisions=[decision()], notes=[note()], outbox=[post(number)])))
    await store.close()


async def test_a_backup_under_write_load_is_one_state_of_the_database(path: Path, opener: Opener) -> None:
    store = await opener()
    number = await store.write(changing.create_table(table_row()))
    done = False

    async def write() -> int:
        seq = 0
        while not done:
            await store.write(
                changing.commit(Batch(number, decisions=[decision(1, seq)], notes=[note(seq)], desk=b"%d" % seq))
            )
            seq += 1
        return seq

    writing = asyncio.create_task(write())
    to = path.with_name("backup.db")
    for _ in range(3):
        await store.backup(to)
    done = True
    written = await writing
    copy = await opener(to)
    log, notes, row = (
        await copy.read(tables.log(number)),
        await copy.read(tables.notes(number)),
        await copy.read(tables.table(number)),
    )
    assert row is not None
    assert 0 < len(log) <= written
    assert [found.seq for found in log] == [found.seq for found in notes] == list(range(len(log)))
    assert row.desk == b"%d" % (len(log) - 1)


READING: Final = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
print(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
connection.close()
"""


async def test_after_a_backup_another_program_that_reads_does_not_take_the_log_away(path: Path, opener: Opener) -> None:
    """The backup is made by the process that plays: it must not give up SQLite's locks, as any handle closed would."""
    store = await opener()
    await store.backup(path.with_name("backup.db"))
    await store.write(changing.create_table(table_row()))
    for count in (1, 2):
        reading = await asyncio.create_subprocess_exec(sys.executable, "-c", READING, str(path), stdout=PIPE)
        told, _ = await reading.communicate()
        assert told == b"%d\n" % count
        await store.write(changing.create_table(table_row()))
    await store.close()


async def test_a_backup_that_may_only_be_read_is_restored(
    path: Path, opener: Opener, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is mounted read-only, or belongs to another user; the tests may run as root, whom no file mode stops."""
    await filled(opener, path)
    saved, to = dump(path), path.with_name("backup.db")
    make_backup(path, to)
    path.unlink()
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def read_only(address: str, **how: Any) -> sqlite3.Connection:
        if address.startswith(to.as_uri()) and not address.endswith("mode=ro"):
            raise sqlite3.OperationalError("unable to open database file")
        return connect(address, **how)

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", read_only)
        restore(to, path, now=time.now)
    assert dump(path) == saved


async def test_a_restored_backup_equals_what_was_saved(path: Path, opener: Opener, time: Time) -> None:
    await filled(opener, path)
    saved, to = dump(path), path.with_name("backup.db")
    store = await opener()
    await store.backup(to)
    await store.write(changing.commit(Batch(1, decisions=[decision(9, 9)])))
    await store.close()
    lost = dump(path)
    assert lost != saved
    restore(to, path, now=time.now)
    assert dump(path) == saved == dump(to)
    assert dump(path.with_name("games.db.replaced")) == lost
    again = await opener()
    assert await again.read(tables.history(1)) == [decision()]


async def test_a_backup_is_one_file_without_a_lease_or_leftovers(path: Path, opener: Opener) -> None:
    store = await opener()
    to = path.with_name("backup.db")
    await store.backup(to)
    assert sorted(found.name for found in to.parent.glob("backup.db*")) == ["backup.db", "backup.db.sha256"]
    with closing(open_database(to)) as connection:
        assert connection.execute("SELECT count(*) FROM lease").fetchone() == (0,)


async def test_a_backup_that_cannot_be_written_leaves_the_older_one(path: Path, opener: Opener) -> None:
    store = await opener()
    with pytest.raises(StoreUnwritable):
        await store.backup(path.with_name("missing") / "backup.db")
    to = path.with_name("backup.db")
    await store.backup(to)
    content = to.read_bytes()
    to.with_name("backup.db.partial").mkdir()
    with pytest.raises(StoreUnwritable):
        await store.backup(to)
    assert to.read_bytes() == content


async def test_a_damaged_backup_is_refused_and_the_database_left_alone(path: Path, opener: Opener, time: Time) -> None:
    await filled(opener, path)
    store = await opener()
    to = path.with_name("backup.db")
    await store.backup(to)
    await store.close()
    before, content = dump(path), to.read_bytes()
    middle = len(content) // 2
    damaged = {
        "cut short": content[: middle - middle % 4096],
        "overwritten": content[:middle] + b"\xff" * 8192 + content[middle + 8192 :],
        "text": b"not a database" * 1000,
        "empty": b"",
    }
    for bad in damaged.values():
        to.write_bytes(bad)
        assert check(to).problems
        with pytest.raises(BackupRefused, match=r"backup\.db was refused"):
            restore(to, path, now=time.now)
    assert dump(path) == before
    with pytest.raises(StoreUnwritable, match="there is no such file"):
        restore(path.with_name("missing.db"), path, now=time.now)


async def test_a_backup_with_one_flipped_bit_is_refused_wherever_it_is(path: Path, opener: Opener, time: Time) -> None:
    await filled(opener, path)
    to = path.with_name("backup.db")
    make_backup(path, to)
    assert check_backup(to).digest == "fits"
    before, content = dump(path), to.read_bytes()
    random = Random(1)
    for _ in range(40):
        at, bit = random.randrange(len(content)), 1 << random.randrange(8)
        to.write_bytes(content[:at] + bytes([content[at] ^ bit]) + content[at + 1 :])
        with pytest.raises((BackupRefused, StoreDamaged, NewerDatabase)):
            restore(to, path, now=time.now)
    assert dump(path) == before
    to.write_bytes(content)
    assert restore(to, path, now=time.now).digest == "fits"


async def test_a_backup_without_a_digest_is_taken_and_that_it_has_none_is_said(
    path: Path, opener: Opener, time: Time, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(opener, path)
    to = path.with_name("backup.db")
    make_backup(path, to)
    verify(path, str(to))
    assert "Its SHA-256 digest fits" in capsys.readouterr().out
    digest = digest_file(to).read_text(encoding="utf-8")
    assert digest == f"{sha256(to.read_bytes()).hexdigest()}  backup.db\n"  # as sha256sum writes it
    digest_file(to).unlink()
    assert verify(path, str(to)) == 0
    assert "There is no digest beside it (backup.db.sha256)" in capsys.readouterr().out
    assert restore(to, path, now=time.now).digest == "missing"
    digest_file(to).write_bytes(b"\xff\xfe")
    with pytest.raises(BackupRefused, match="does not fit the SHA-256 digest"):
        restore(to, path, now=time.now)


async def test_a_restore_beside_a_log_of_a_lost_database_takes_nothing_from_it(
    path: Path, opener: Opener, time: Time
) -> None:
    await filled(opener, path)
    to = path.with_name("backup.db")
    make_backup(path, to)
    saved = dump(to)
    store = await opener()
    await store.write(changing.commit(Batch(1, desk=b"later")))
    log = path.with_name("games.db-wal").read_bytes()
    await store.close()
    path.unlink()
    path.with_name("games.db-wal").write_bytes(log)
    restore(to, path, now=time.now)
    assert dump(path) == saved


async def test_a_newer_backup_is_refused(path: Path, opener: Opener, time: Time) -> None:
    store = await opener()
    to = path.with_name("backup.db")
    await store.backup(to)
    await store.close()
    with closing(open_database(to)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(NewerDatabase):
        restore(to, path, now=time.now)


async def test_restore_is_refused_while_the_database_is_held(path: Path, opener: Opener, time: Time) -> None:
    store = await opener()
    to = path.with_name("backup.db")
    await store.backup(to)
    with pytest.raises(AlreadyRunning, match="test, process"):
        restore(to, path, now=time.now)
    await store.close()
    plant(path, "elsewhere", time.ms + 1)
    with pytest.raises(AlreadyRunning, match="another machine"):
        restore(to, path, now=time.now)
    time.ms += 1
    restore(to, path, now=time.now)


async def test_a_damaged_database_can_be_replaced_and_is_kept(path: Path, opener: Opener, time: Time) -> None:
    await filled(opener, path)
    store = await opener()
    to = path.with_name("backup.db")
    await store.backup(to)
    await store.close()
    saved = dump(path)
    write_file(path, b"ruined" * 1000)
    path.with_name("games.db-wal").write_bytes(b"stale" * 1000)
    restore(to, path, now=time.now)
    assert dump(path) == saved
    assert path.with_name("games.db.replaced").read_bytes() == b"ruined" * 1000
    assert path.with_name("games.db.replaced-wal").read_bytes() == b"stale" * 1000


async def test_restore_to_a_new_place_needs_no_old_database(path: Path, opener: Opener, time: Time) -> None:
    await filled(opener, path)
    fresh = path.with_name("fresh.db")
    restore(path, fresh, now=time.now)
    assert dump(fresh) == dump(path)


async def test_what_a_restore_has_put_aside_is_put_back_with_its_last_changes(
    path: Path, opener: Opener, time: Time
) -> None:
    """A bot that was killed leaves its last changes in the write-ahead log."""
    await filled(opener, path)
    backup = path.with_name("backup.db")
    make_backup(path, backup)
    store = await opener()
    await store.write(persons.set_preference(7, "quiet", "1"))
    killed = path.with_name("killed.db")
    for suffix in ("", "-wal"):
        killed.with_name(killed.name + suffix).write_bytes(content_of(path.with_name(path.name + suffix)))
    await store.close()
    restore(backup, killed, now=time.now)
    assert dump(killed) == dump(backup)
    restore(killed.with_name("killed.db.replaced"), killed, now=time.now)
    assert dump(killed) == dump(path)
    assert not killed.with_name("killed.db-wal").exists()


@pytest.mark.parametrize("suffix", ["", "-wal", ".lock"])
async def test_a_backup_never_takes_the_place_of_the_database(path: Path, opener: Opener, suffix: str) -> None:
    store = await opener()
    to = path.parent / "." / (path.name + suffix)
    before = to.stat().st_ino
    with pytest.raises(BackupRefused, match="the database itself"):
        await store.backup(to)
    assert to.stat().st_ino == before


async def test_a_report_counts_rows_and_names_the_version(path: Path, opener: Opener) -> None:
    await filled(opener, path)
    report = check(path)
    assert report.problems == []
    assert report.version == report.newest >= 2
    assert report.counts["tables"] == report.counts["decisions"] == report.counts["players"] == 20
    assert report.bytes == len(content_of(path))
    assert "lease" not in report.counts
    with closing(open_database(path)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("DELETE FROM tables WHERE id = 3")
    assert any("belongs to no row of tables" in problem for problem in check(path).problems)
