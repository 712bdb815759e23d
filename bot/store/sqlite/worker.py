"""One SQLite connection in its own thread: scripts are carried out there whole."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.store import files
from bot.store.statements.script import Answer, Script, Statement, Steps

T = TypeVar("T")


def carry_out(
    connection: sqlite3.Connection, script: Script[T] | Steps[T], erased: Callable[[], None] | None = None
) -> T:
    """Carry out a script; ``erased`` is called where it deletes what nobody may find in the files any more."""
    steps, answer = iter(script), None
    while True:
        try:
            statement = next(steps) if answer is None else steps.send(answer)
        except StopIteration as end:
            done: T = end.value
            return done
        answer = _answer(connection, statement)
        if erased is not None and statement.what == "erase" and answer.changed:
            erased()


def _answer(connection: sqlite3.Connection, statement: Statement) -> Answer:
    if statement.what == "repeat":
        connection.executemany(statement.sql, statement.values)  # type: ignore[arg-type]  # a row of values each time
        return Answer()
    cursor = connection.execute(statement.sql, statement.values)
    return Answer(cursor.fetchall()) if statement.what == "find" else Answer(changed=cursor.rowcount)


BUSY_SECONDS = 5.0
"""A statement waits so long for another program that holds the file, a shell for instance."""


def open_database(path: Path, *, create: bool = False, read_only: bool = False) -> sqlite3.Connection:
    """Open in autocommit mode with foreign keys on; without ``create`` a missing file is an ``OperationalError``.

    A file that is created is for our user alone. Text that is none (a damaged page) comes with surrogates in it, so
    that one bad row can be told from the others (``bot.store.statements.script``). ``read_only`` also opens a file
    that may not be written, such as a backup that belongs to somebody else.
    """
    if create:
        files.create(path)
    file = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rw'}"
    connection = sqlite3.connect(file, uri=True, timeout=BUSY_SECONDS, isolation_level=None, cached_statements=256)
    connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON").fetchall()  # what is deleted is overwritten in the file
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit all of it or nothing; for a connection in autocommit mode."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


class Worker(aiosqlite.Connection):
    """Runs functions of the plain connection in its thread: a group of batches crosses to it once, which costs."""

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: open_database(path), iter_chunk_size=64)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work`` in the connection's thread, after earlier requests; its exceptions come back."""
        execute: Callable[..., Awaitable[T]] = self._execute
        return await execute(work, self._conn)

    async def discard(self) -> None:
        """Close, whether it ever opened or not, and wait for the thread to end."""
        if self._connection is not None:
            await self.close()
        if self._thread.ident is not None:
            await asyncio.to_thread(self._thread.join)
