"""One bit that flips in a live database: noticed in whatever a game is made of, and the table is named."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.admin.doctor import examine
from bot.admin.games import verify
from bot.settings import DATABASE
from bot.store.errors import BackupRefused
from bot.store.sqlite.backup import check, check_backup, make_backup
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.worker import open_database
from bot.store.statements.moving import PARTS, SEALED
from tests.admin.conftest import ENDED, NOW, UNDER_WAY

FLIPS = 250
SEED = 37
SAVE = f"its save is not what was written at table {UNDER_WAY}"
DECISION = f"one of its decisions is not what was written at table {ENDED}"


def flip(data: Path, sql: str) -> None:
    """Change one row without its seal, as the disk would."""
    with closing(open_database(data / DATABASE)) as connection:
        assert connection.execute(sql).rowcount == 1


def spoilt_save(data: Path) -> None:
    flip(data, f"UPDATE saves SET snapshot = CAST(snapshot || x'00' AS BLOB) WHERE \"table\" = {UNDER_WAY}")


def spoilt_decision(data: Path) -> None:
    some = f'SELECT "table", phase, seq FROM decisions WHERE "table" = {ENDED} LIMIT 1'
    flip(data, f'UPDATE decisions SET seat = 9 WHERE ("table", phase, seq) = ({some})')


def rows(path: Path, part: str) -> list[tuple[object, ...]] | None:
    columns = ", ".join(f'"{name}"' for name in PARTS[part][0])
    try:
        with closing(open_database(path, read_only=True)) as connection:
            return connection.execute(f"SELECT {columns} FROM {part}").fetchall()
    except (sqlite3.Error, UnicodeDecodeError):
        return None


def test_of_flipped_bits_none_stays_unnoticed_in_saves_controllers_and_decisions(data: Path, tmp_path: Path) -> None:
    whole = (data / DATABASE).read_bytes()
    before = {part: rows(data / DATABASE, part) for part in PARTS}
    filled = [place for place, byte in enumerate(whole) if byte]
    random, copy, seen = Random(SEED), tmp_path / "flipped.sqlite3", Counter[str]()
    for _ in range(FLIPS):
        changed = bytearray(whole)
        changed[random.choice(filled)] ^= 1 << random.randrange(8)
        copy.write_bytes(changed)
        report = check(copy)
        touched = [part for part in PARTS if rows(copy, part) != before[part]]
        if report.problems or report.damaged:
            seen["noticed, by its seal" if report.damaged else "noticed, by SQLite"] += 1
        elif touched:
            assert not set(touched) & set(SEALED), touched
            seen["unnoticed in other tables"] += 1
        else:
            seen["nothing of ours was touched"] += 1
    assert seen["noticed, by its seal"] > FLIPS // 5, seen
    assert seen["unnoticed in other tables"] < FLIPS // 15, seen


@pytest.mark.parametrize(("spoil", "says"), [(spoilt_save, SAVE), (spoilt_decision, DECISION)])
def test_the_doctor_names_the_table(
    data: Path, spoil: object, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(spoil)
    spoil(data)
    found = [finding for finding in examine({"DISCORD_TOKEN": "x.y.z"}, data, NOW) if finding.mend]
    assert [finding.what for finding in found] == [says]
    backup = tmp_path / "copy"
    assert make_backup(data / DATABASE, backup) == [says]
    assert check_backup(backup).problems == [], "it is what was there, and the only one that there is"
    assert verify(data / DATABASE, str(backup)) == 0
    assert f"It was damaged before it was backed up: {says}." in capsys.readouterr().out
    backup.with_name("copy.sha256").unlink()
    with pytest.raises(BackupRefused, match=says):
        verify(data / DATABASE, str(backup))


def test_the_nights_backup_tells_the_log(data: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    spoilt_save(data)

    async def night() -> None:
        store = await SqliteStore.open(data / DATABASE, holder="test", now=lambda: NOW)
        await store.backup(tmp_path / "copy")
        await store.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(night())
    assert [record.getMessage() for record in caplog.records] == [f"the database is damaged: {SAVE}"]


def test_rows_of_older_bots_have_no_seal_and_an_empty_controller_needs_none(data: Path) -> None:
    assert check(data / DATABASE).damaged == []
    with closing(open_database(data / DATABASE)) as connection:
        connection.execute("UPDATE saves SET seal = NULL, snapshot = x'00'")
        connection.execute("UPDATE desks SET desk = x''")
    assert check(data / DATABASE).damaged == []
