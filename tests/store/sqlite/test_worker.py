"""The worker's hold on aiosqlite: it uses members that the library does not promise, so each is named and tried."""

from __future__ import annotations

import ast
import inspect
import re
import sqlite3
import threading
from pathlib import Path

import aiosqlite
import pytest

from bot.store.sqlite import worker
from bot.store.sqlite.worker import Worker, open_database

PRIVATE = {"_execute", "_conn", "_connection", "_thread"}
PYPROJECT = Path(__file__).parents[3] / "pyproject.toml"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "t.sqlite3"
    open_database(found, create=True).close()
    return found


def test_no_other_private_member_is_used() -> None:
    tree = ast.parse(inspect.getsource(worker.Worker))
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr.startswith("_")}
    assert used - {"__init__"} == PRIVATE


def test_the_library_is_held_below_the_next_version_that_may_change_them() -> None:
    (least, below) = re.findall(r'"aiosqlite>=([\d.]+),<([\d.]+)"', PYPROJECT.read_text())[0]
    here = [int(part) for part in aiosqlite.__version__.split(".")]
    assert [*map(int, least.split("."))] <= here < [*map(int, below.split("."))]


async def test_each_of_them_is_what_the_worker_takes_it_for(path: Path) -> None:
    opened = Worker(path)
    assert opened._connection is None
    assert isinstance(opened._thread, threading.Thread)
    assert opened._thread.ident is None
    await opened
    assert isinstance(opened._conn, sqlite3.Connection)
    assert opened._connection is opened._conn
    assert await opened._execute(threading.get_ident) == opened._thread.ident
    await opened.discard()
    assert not opened._thread.is_alive()
    assert opened._connection is None


async def test_work_runs_in_order_in_the_thread_and_its_errors_come_back(path: Path) -> None:
    opened = Worker(path)
    async with opened:
        assert await opened.run(lambda connection: connection.execute("SELECT 7").fetchone()) == (7,)
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            await opened.run(lambda connection: connection.execute("SELECT * FROM nowhere"))


async def test_a_worker_that_was_never_opened_can_be_discarded(path: Path) -> None:
    never = Worker(path)
    await never.discard()
    assert never._thread.ident is None
