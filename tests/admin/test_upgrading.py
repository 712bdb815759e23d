"""``upgrade --check``: told from old data and new code, on a copy; data that this code cannot take are one sentence."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from bot.__main__ import main
from bot.settings import DATABASE
from bot.store.sqlite.opening import APPLICATION_ID, known_migrations
from tests.golden.databases import databases, named, unpack
from tests.store.postgres.server import server_of_this_process

NEWEST = known_migrations()[-1].version
OLD = {named(path): path for path in databases()}


def told(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    monkeypatch.setenv("DATA_DIR", str(folder))
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.suffix == ".sqlite3"}
    status = main(["upgrade", "--check"])
    assert {path: path.read_bytes() for path in before} == before
    assert not list(folder.glob("upgrade-*"))
    said = capsys.readouterr()
    return status, said.out, said.err


def test_older_data_are_told_schema_rules_what_stops_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unpack(OLD["1.0.0/cosmic-running"], tmp_path / DATABASE)
    status, said, _ = told(tmp_path, monkeypatch, capsys)
    assert status == 0
    assert f"Schema 12 is lifted to {NEWEST} by the first start." in said
    assert "cosmic from 2 to " in said
    assert "Games that go on as they are: 1 of 1." in said
    assert re.search(r"^What stops: the bot, for about \d+ s and its start ", said, re.MULTILINE)
    assert "What to do: start this version" in said


def test_data_without_a_game_under_way_say_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unpack(OLD["1.0.0/slap-ended"], tmp_path / DATABASE)
    status, said, _ = told(tmp_path, monkeypatch, capsys)
    assert status == 0
    assert said.count("under way") == 1
    assert "\nNo games are under way.\nWhat stops: " in said


def test_a_game_that_lost_its_place_is_tried_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    unpack(OLD["1.0.0/cosmic-running"], tmp_path / DATABASE)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("UPDATE tables SET status = 'broken'")
    status, said, _ = told(tmp_path, monkeypatch, capsys)
    assert status == 0
    assert "Games that go on as they are: 1 of 1." in said


def test_data_of_this_version_stay_as_they_are(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said, _ = told(data, monkeypatch, capsys)
    assert status == 0
    assert f"Schema {NEWEST} stays." in said
    assert "slap 1 stays" in said


def test_a_game_that_would_not_go_on_is_named(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as connection, connection:
        connection.execute("UPDATE tables SET version = 99 WHERE status = 'running'")
    status, said, _ = told(data, monkeypatch, capsys)
    assert status == 1
    assert "was last played under rules" in said
    assert "What to do: for each game named above" in said


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE somebody (else_)")


def damaged(path: Path) -> None:
    unpack(OLD["1.0.0/cosmic-running"], path)
    content = bytearray(path.read_bytes())
    content[8192:16384] = b"\xff" * 8192
    path.write_bytes(content)


def cut_off(path: Path) -> None:
    unpack(OLD["1.0.0/cosmic-running"], path)
    path.write_bytes(path.read_bytes()[:-5000])


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
        connection.execute("CREATE TABLE tables (id)")


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (foreign, "it belongs to another program"),
        (damaged, "is damaged or not a database of this bot"),
        (cut_off, "database disk image is malformed"),
        (newer, f"has version {NEWEST + 1}, but this bot knows versions up to {NEWEST} only"),
        (Path.touch, "is empty (0 bytes)"),
        (lambda path: path.write_text("a letter to somebody\n"), "file is not a database"),
        (lambda path: None, "there is no such file"),
    ],
)
def test_data_that_this_version_cannot_take_are_one_line(
    make: object, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(make)
    make(tmp_path / DATABASE)
    status, _, complaint = told(tmp_path, monkeypatch, capsys)
    assert status == 1
    assert says in complaint
    assert complaint.count("\n") == 1
    assert complaint.count("is damaged") <= 1
    assert "unforeseen" not in complaint


async def server_with(change: str) -> str:
    url = await (await server_of_this_process()).database()
    connection = await asyncpg.connect(url)
    await connection.execute(change)
    await connection.close()
    return url


@pytest.mark.parametrize(
    ("change", "status", "says"),
    [
        ("SELECT 1", 0, f"Schema {NEWEST} stays."),
        ("UPDATE zodiac_table.version SET version = version - 1", 0, f"Schema {NEWEST - 1} is lifted to {NEWEST}"),
        ("UPDATE zodiac_table.version SET version = version + 1", 1, f"has version {NEWEST + 1}, but this bot knows"),
        ("DROP SCHEMA zodiac_table CASCADE", 1, "Nothing of the bot's is in the database"),
    ],
)
def test_a_postgresql_database_is_told_by_its_version(
    change: str,
    status: int,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DATABASE_URL", asyncio.run(server_with(change)))
    assert main(["upgrade", "--check"]) == status
    assert says in "".join(capsys.readouterr())
