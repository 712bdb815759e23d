"""``python -m bot run`` as a process with a place that it cannot use: one clear sentence, status 1, nothing changed."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.settings import DATABASE
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.worker import open_database
from tests.patience import TIMEOUT_S

ROOT = Path(__file__).parents[2]


def run(data: Path) -> str:
    """Start the bot on a data directory; returns the only line that it says when it gives up."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={
            "PATH": "/usr/bin",
            "DISCORD_TOKEN": "no.real.token",
            "DATA_DIR": str(data),
            "BOT_HTTP": "off",
            "LOG_LEVEL": "ERROR",
        },
        check=False,
        timeout=TIMEOUT_S,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "no.real.token" not in line
    return line


async def make(path: Path, *statements: str) -> bytes:
    """A database as a bot leaves it, changed; returns its bytes."""
    store = await SqliteStore.open(path, holder="test", now=lambda: 1_000)
    await store.close()
    with closing(open_database(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.read_bytes()


def test_a_data_directory_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    line = run(tmp_path / "file" / "data")
    assert f"The bot cannot start: {tmp_path}/file is no folder." in line
    assert "Check DATA_DIR" in line


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    assert "cannot be opened or written" in run(tmp_path)


async def test_a_database_of_a_newer_bot(tmp_path: Path) -> None:
    before = await make(tmp_path / DATABASE, "PRAGMA user_version = 99")
    assert "Run the newer bot again, or restore a backup" in run(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == before


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    before = await make(tmp_path / DATABASE, "PRAGMA application_id = 7")
    assert "belongs to another program" in run(tmp_path)
    assert (tmp_path / DATABASE).read_bytes() == before


@pytest.mark.parametrize("where", ["here", "elsewhere"])
async def test_a_second_process_on_the_same_database(tmp_path: Path, where: str) -> None:
    path = tmp_path / DATABASE
    if where == "here":
        store = await SqliteStore.open(path, holder="first:1", now=lambda: 1_000)
        line = run(tmp_path)
        await store.close()
        assert "Stop that one first" in line
    else:
        far = 4_000_000_000_000
        await make(path, f"INSERT INTO lease VALUES (1, 'first:1', 'another machine', 't', {far})")
        line = run(tmp_path)
        assert "on another machine" in line
    assert "first:1" in line
