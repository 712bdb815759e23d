"""Reading the database beside a running bot: nothing here writes, takes the lease or upgrades."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, Protocol, TypeAlias, TypeVar

from bot.store.errors import StoreBroken, Unreadable
from bot.store.rows import DecisionRow, TableRow
from bot.store.sqlite.migrate import schema_version
from bot.store.sqlite.opening import explained, refuse_if_cut_off
from bot.store.sqlite.worker import carry_out, open_database
from bot.store.statements import tables
from bot.store.statements.script import Script

T = TypeVar("T")
Database: TypeAlias = Path | str
"""A file of SQLite, or the ``postgresql://`` address of a database."""


MOST: Final = 1 << 63
"""Numbers from here on have no room in a database."""


class Ask(Protocol):
    """Carries out a script that changes nothing."""

    def __call__(self, script: Script[T], /) -> T: ...  # said above


@contextmanager
def opened(database: Database) -> Iterator[Ask]:
    """The database for reading. Raises ``NewerDatabase`` and other errors of the store."""
    with _opened_file(database) if isinstance(database, Path) else _opened_server(database) as ask:
        yield ask


@contextmanager
def _opened_file(path: Path) -> Iterator[Ask]:
    try:
        refuse_if_cut_off(path)
    except FileNotFoundError:
        raise StoreBroken(f"There is no database {path}. Set DATA_DIR to the bot's data directory.") from None
    except OSError as error:
        raise explained(error, path) from error
    try:
        with closing(open_database(path)) as connection:
            connection.execute("PRAGMA query_only = ON")
            schema_version(connection, path)

            def ask(script: Script[T], /) -> T:
                return carry_out(connection, script)

            yield ask
    except (sqlite3.Error, UnicodeDecodeError, Unreadable) as error:
        raise explained(error, path) from error


@contextmanager
def _opened_server(url: str) -> Iterator[Ask]:
    from bot.store.postgres import backup as server

    with asyncio.Runner() as runner:
        connection = runner.run(server.connect(url))

        def ask(script: Script[T], /) -> T:
            return runner.run(server.answer(connection, url, script))

        try:
            yield ask
        finally:
            runner.run(connection.close())


def game_of(database: Database, number: int) -> tuple[TableRow, list[DecisionRow], list[DecisionRow]]:
    """A table whose game has begun, its present log and its whole history. Raises ``StoreBroken`` if there is none."""
    with opened(database) as ask:
        row = ask(tables.table(number)) if number < MOST else None
        if row is None or not row.snapshot:
            raise StoreBroken(f"There is no game at table {number}: it never began, or it was deleted after its time.")
        return row, ask(tables.log(number)), ask(tables.history(number))
