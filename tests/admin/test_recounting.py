"""``python -m bot recount``: all that follows from ended games, worked out again."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.settings import DATABASE
from bot.store.sqlite.backup import unix_ms
from bot.store.sqlite.store import SqliteStore
from tests.store.past import count, evening

LINES = ["SELECT * FROM ratings ORDER BY 1, 2, 3, 4", "SELECT * FROM powers ORDER BY 1, 2"]


async def fill(file: Path) -> None:
    store = await SqliteStore.open(file, holder="past", now=unix_ms)
    await evening(store, Random(4), 30)
    await count(store)
    await store.close()


def test_it_puts_right_what_is_wrong_and_says_how_much_that_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    file = tmp_path / DATABASE
    asyncio.run(fill(file))

    def recounted() -> tuple[list[list[tuple[object, ...]]], str]:
        assert main(["recount"]) == 0
        with closing(sqlite3.connect(file)) as reading:
            return [reading.execute(line).fetchall() for line in LINES], capsys.readouterr().out

    right, told = recounted()
    assert all(right)
    assert told == "Counted anew: 21 games on 1 server; 0 ratings and powers have changed.\n"
    with closing(sqlite3.connect(file)) as writing, writing:
        writing.execute("UPDATE powers SET won = won + 1 WHERE power = 'virus'")
        writing.execute("UPDATE ratings SET upsets = upsets + 1 WHERE user = 16 AND game = 'slap'")
        changed = writing.execute("SELECT count(*) FROM ratings WHERE user = 16 AND game = 'slap'").fetchone()[0]
    again, told = recounted()
    assert again == right
    assert told.endswith(f"; {changed + 1} ratings and powers have changed.\n")


def test_where_there_is_no_database_none_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    assert main(["recount"]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
