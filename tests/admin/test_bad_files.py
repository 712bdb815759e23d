"""A foreign or cut file in the place of database or backup: one sentence from every command, and nothing half done."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import DATABASE
from bot.store.errors import StoreDamaged, StoreError
from bot.store.sqlite.backup import make_backup
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.worker import open_database
from tests.admin.conftest import ENDED

Call = Callable[..., tuple[int, str, str]]


def foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("CREATE TABLE tables (id INTEGER)")


def prose(path: Path) -> None:
    path.write_text("Dear diary, " * 1_000)


def dump(path: Path) -> None:
    path.write_bytes(b"PGDMP" + bytes(5_000))


def picture(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40)


def cut(least: int) -> Callable[[Path], None]:
    def by(path: Path) -> None:
        path.write_bytes(path.read_bytes()[:-least])

    by.__name__ = f"cut by {least}"
    return by


def grown(path: Path) -> None:
    path.write_bytes(path.read_bytes() + bytes(4096))


def header(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:60])


BAD = [foreign, prose, dump, picture, header, grown, cut(1), cut(100), cut(4096), cut(40_000)]


@pytest.fixture
def call(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    monkeypatch.setattr("os.environ", {"DATA_DIR": str(data), "DISCORD_TOKEN": "x.y.z", "PATH": "/usr/bin:/bin"})

    def called(*arguments: object) -> tuple[int, str, str]:
        status = main([str(argument) for argument in arguments])
        return status, *capsys.readouterr()

    return called


def one_sentence(said: str) -> bool:
    """No traceback, no report of something unforeseen, and one line."""
    return said.count("\n") == 1 and said.endswith(".\n") and "unforeseen" not in said


def contents(folder: Path) -> dict[str, bytes]:
    """But for the lock, in which the last who asked stands, and what SQLite puts beside a file that it only reads."""
    passing = (".lock", ".sqlite3-shm")
    found = {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix not in passing}
    return {name: content for name, content in found.items() if content or name == DATABASE}


@pytest.mark.parametrize("spoil", BAD, ids=lambda spoil: str(spoil.__name__))
def test_a_database_that_is_none_is_refused_by_everybody_and_left_as_it_is(
    data: Path, call: Call, spoil: Callable[[Path], None], tmp_path: Path
) -> None:
    path = data / DATABASE
    spoil(path)
    before = contents(data)
    status, out, _ = call("doctor")
    assert status == 1
    (line,) = [line for line in out.splitlines() if line.startswith("!!")]
    assert "damaged" in line or "cannot be used" in line
    with pytest.raises(StoreError) as refused:
        asyncio.run(SqliteStore.open(path, holder="test", now=lambda: 0))
    assert isinstance(refused.value, StoreDamaged)
    assert "\n" not in str(refused.value)
    for command in (
        ["export", ENDED, tmp_path / "out"],
        ["replay", "--check"],
        ["verify", ENDED],
        ["backup", tmp_path / "out"],
        ["move", path, tmp_path / "out"],
    ):
        status, out, err = call(*command)
        assert (status, out) == (1, ""), command
        assert one_sentence(err), err
        assert not (tmp_path / "out").exists()
    assert contents(data) == before


@pytest.mark.parametrize("spoil", BAD, ids=lambda spoil: str(spoil.__name__))
@pytest.mark.parametrize("digest", [True, False])
def test_a_backup_that_is_none_is_refused_and_nothing_is_replaced(
    data: Path, call: Call, spoil: Callable[[Path], None], digest: bool, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.sqlite3"
    make_backup(data / DATABASE, backup)
    if not digest:
        backup.with_name("backup.sqlite3.sha256").unlink()
    spoil(backup)
    before = contents(data)
    for command in ("verify", "restore"):
        status, out, err = call(command, backup)
        assert (status, out) == (1, ""), command
        assert one_sentence(err), err
    assert contents(data) == before


def test_a_cut_database_is_refused_again_and_again_whatever_its_log_holds(data: Path, call: Call) -> None:
    path = data / DATABASE
    with closing(open_database(path)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("UPDATE tables SET asleep = 0")
        left = {suffix: path.with_name(DATABASE + suffix).read_bytes() for suffix in ("", "-wal")}
    path.write_bytes(left[""][:-100])
    path.with_name(f"{DATABASE}-wal").write_bytes(left["-wal"])
    for _ in range(2):
        status, _, err = call("replay", "--check")
        assert status == 1
        assert "it was cut off" in err
    path.write_bytes(left[""])
    assert call("replay", "--check")[0] == 0, "with its log it was whole"


def test_a_backup_of_a_server_is_verified_by_its_digest_and_its_table_of_contents(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "tools" / "pg_restore"
    made.parent.mkdir()
    made.write_text("#!/bin/sh\necho '12; 0 1 TABLE DATA zodiac_table tables zodiac'\n")
    made.chmod(0o755)
    copy = tmp_path / "x.dump"
    dump(copy)
    monkeypatch.setattr("os.environ", {"PATH": str(tmp_path)})
    status, _, err = call("verify", copy)
    assert (status, "nobody can tell: it has no digest beside it, and pg_restore is not here" in err) == (1, True)
    with copy.with_name("x.dump.sha256").open("wb") as file:
        subprocess.run(["/usr/bin/sha256sum", copy.name], cwd=tmp_path, stdout=file, check=True)
    status, out, _ = call("verify", copy)
    assert status == 0
    assert "pg_restore is not here to look into it" in out
    assert "to the last bit" in out
    monkeypatch.setattr("os.environ", {"PATH": f"{made.parent}:/bin"})
    status, out, _ = call("verify", copy)
    assert (status, "pg_restore finds this bot's tables in it" in out) == (0, True)
    copy.write_bytes(copy.read_bytes()[:-1] + b"x")
    status, _, err = call("verify", copy)
    assert (status, one_sentence(err), "does not fit the SHA-256 digest" in err) == (1, True, True)


def test_whoever_restores_a_backup_of_a_server_is_shown_the_page_with_the_lines(call: Call, tmp_path: Path) -> None:
    copy = tmp_path / "x.dump"
    dump(copy)
    status, _, err = call("restore", copy)
    assert (status, one_sentence(err)) == (1, True)
    assert "docs/drills.md" in err
    assert "pg_restore -U zodiac" in (Path(__file__).parents[2] / "docs" / "drills.md").read_text()
