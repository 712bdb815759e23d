"""A database of each released version is upgraded with all its games, and can be put back."""

from __future__ import annotations

import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import DATABASE
from bot.store.sqlite.opening import known_migrations
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import tables
from tests.golden.databases import HOME, databases, named, unpack

ROOT = Path(__file__).parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
DECISIONS = {"1.0.0/cosmic-running": 51, "1.0.0/slap-ended": 78, "1.0.0/slap-running": 3}
"""Decisions of the one table in each, all of which have to be there after the upgrade."""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    return tmp_path


def test_each_has_its_version_and_its_decisions_told() -> None:
    assert {named(path) for path in databases()} == set(DECISIONS)
    assert VERSION not in {path.name for path in HOME.iterdir()}, "record it from the released code, not from this one"


@pytest.mark.parametrize("path", databases(), ids=named)
async def test_it_is_upgraded_and_every_game_goes_on(
    path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unpack(path, data / DATABASE)
    store = await SqliteStore.open(data / DATABASE, holder="test", now=lambda: 1)
    (head,) = await store.read(tables.heads(("running", "ended")))
    assert len(await store.read(tables.history(head.id))) == DECISIONS[named(path)]
    await store.close()
    assert main(["replay", "--check"]) == 0
    said = "Games that go on as they are: 1 of 1." if "running" in path.name else "No games are under way."
    assert capsys.readouterr().out == f"{said}\n"


@pytest.mark.parametrize("path", databases(), ids=named)
async def test_the_copy_made_before_the_upgrade_brings_the_older_version_back(path: Path, data: Path) -> None:
    unpack(path, data / DATABASE)
    with closing(sqlite3.connect(data / DATABASE)) as older:
        before = older.execute("PRAGMA user_version").fetchone()[0]
        assert before < known_migrations()[-1].version
    store = await SqliteStore.open(data / DATABASE, holder="test", now=lambda: 1)
    await store.close()
    (copy,) = (data / "backups").glob("before-*.sqlite3")
    assert copy.name == f"before-v{before + 1}.sqlite3"
    assert main(["restore", str(copy)]) == 0
    with closing(sqlite3.connect(data / DATABASE)) as restored:
        assert restored.execute("PRAGMA user_version").fetchone()[0] == before
