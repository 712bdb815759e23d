"""Reading the database beside a running bot: nothing here writes, takes the lease or upgrades."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.errors import StoreBroken, Unreadable
from bot.store.rows import DecisionRow, TableRow
from bot.store.sqlite.explaining import explained
from bot.store.sqlite.migrate import schema_version
from bot.store.sqlite.running import carry_out
from bot.store.sqlite.worker import open_database
from bot.store.statements import reading


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The database for reading. Raises ``NewerDatabase``, ``StoreDamaged``, ``StoreUnwritable``, ``StoreBroken``."""
    try:
        path.stat()
    except FileNotFoundError:
        raise StoreBroken(f"There is no database {path}. Set DATA_DIR to the bot's data directory.") from None
    except OSError as error:
        raise explained(error, path) from error
    try:
        with closing(open_database(path)) as connection:
            connection.execute("PRAGMA query_only = ON")
            schema_version(connection, path)
            yield connection
    except (sqlite3.Error, UnicodeDecodeError, Unreadable) as error:
        raise explained(error, path) from error


def game_of(path: Path, number: int) -> tuple[TableRow, list[DecisionRow], list[DecisionRow]]:
    """A table whose game has begun, its present log and its whole history. Raises ``StoreBroken`` if there is none."""
    with opened(path) as connection:
        row = carry_out(connection, reading.table(number))
        if row is None or not row.snapshot:
            raise StoreBroken(f"There is no game at table {number}: it never began, or it was deleted after its time.")
        return row, carry_out(connection, reading.log(number)), carry_out(connection, reading.history(number))
