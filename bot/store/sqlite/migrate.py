"""Bring a database to the newest schema: one numbered SQL file per step, each in one transaction, forward only.

The version is SQLite's ``user_version``; ``application_id`` tells our files from anybody else's.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.store.errors import NewerDatabase, StoreDamaged
from bot.store.migrations import Migration, migrations_in
from bot.store.sqlite.worker import transaction

APPLICATION_ID = 0x5A4F4449
"""Stands in bytes 68-71 of every database of ours ("ZODI")."""

INCREMENTAL = 2
"""SQLite's name for a file whose free pages are given back when it is asked to."""

_HERE = Path(__file__).parent / "migrations"


def known_migrations() -> list[Migration]:
    """All steps, lowest first. A gap in the numbers is a mistake in the build: ``ValueError``."""
    return migrations_in(_HERE, first=1)


def statements(script: str) -> Iterator[str]:
    """Split a script at the ends of its statements; ``executescript`` would commit in between."""
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending.strip()
            pending = ""
    if re.sub(r"--[^\n]*", "", pending).strip():
        raise ValueError("the last statement of a migration lacks its semicolon")


def schema_version(connection: sqlite3.Connection, path: Path) -> int:
    """The version of the database, 0 if it is empty.

    Raises ``StoreDamaged`` for a database of another program and ``NewerDatabase`` for one from the future.
    """
    known = len(known_migrations())
    application = int(connection.execute("PRAGMA application_id").fetchone()[0])
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    tables = int(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
    if application != APPLICATION_ID and (application or version or tables):
        raise StoreDamaged(path, "it belongs to another program")
    if version > known:
        raise NewerDatabase(path, version, known)
    return version


def migrate(connection: sqlite3.Connection, path: Path, *, up_to: int | None = None) -> int:
    """Apply what is missing (only up to version ``up_to`` if given) and return the version reached.

    Needs a connection in autocommit mode. A step that fails leaves the version before it.
    """
    version = schema_version(connection, path)
    for step in known_migrations()[version:up_to]:
        with transaction(connection):
            for statement in statements(step.sql):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {step.version}")
        version = step.version
    return version


def make_shrinkable(connection: sqlite3.Connection) -> None:
    """Let free pages be given back to the volume in portions (``PRAGMA incremental_vacuum``).

    A file of before has to be written anew for that, once; on a volume without room for it that waits for another
    start. It also takes away what deleted rows have left behind in it.
    """
    if connection.execute("PRAGMA auto_vacuum").fetchone()[0] == INCREMENTAL:
        return
    connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
    try:
        connection.execute("VACUUM")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_FULL:
            raise
