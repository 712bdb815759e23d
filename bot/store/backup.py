"""Copies of the database: made while the bot plays, verified when made and again before they replace anything."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from bot.store.errors import BackupRefused, NewerDatabase, StoreError, StoreUnwritable, explained
from bot.store.lease import FileLock, machine, refuse_if_held
from bot.store.migrate import known_migrations, schema_version
from bot.store.worker import open_database

__all__ = ["FOLDER", "Report", "check", "copy_before_upgrade", "make_backup", "restore", "unix_ms"]


FOLDER = "backups"
"""Beside the database; where backups are that the bot makes by itself."""
_PRESENT = {"lease", "commands"}
"""Tables that tell who runs now and what Discord has taken: no backup may bring that back."""


class Report(msgspec.Struct, frozen=True):
    """What a look at a database file found. ``problems`` is empty if the file is sound."""

    path: str
    version: int
    newest: int
    """The newest version that this bot knows."""
    bytes: int
    problems: list[str]
    counts: dict[str, int]
    """Rows per table of the schema, but for what is true of the running process alone."""


def unix_ms() -> int:
    """The wall clock in whole milliseconds."""
    return time.time_ns() // 1_000_000


def check(path: Path) -> Report:
    """Read the whole file and report on it; changes nothing and raises nothing about damage.

    Raises ``NewerDatabase``, and ``StoreUnwritable`` if the file cannot be opened at all.
    """
    newest = len(known_migrations())
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        raise StoreUnwritable(path, "there is no such file") from None
    except OSError as error:
        raise explained(error, path) from error
    version, counts = 0, {}
    try:
        with closing(open_database(path, read_only=True)) as connection:
            version = schema_version(connection, path)
            problems = [] if version else ["it is empty"]
            problems += _problems(connection)
            counts = _counts(connection)
    except NewerDatabase:
        raise
    except (StoreError, sqlite3.DatabaseError) as error:
        if isinstance(error, sqlite3.OperationalError):
            raise explained(error, path) from error
        problems = [str(error)]
    return Report(str(path), version, newest, size, problems, counts)


def make_backup(database: Path, to: Path) -> None:
    """Copy a database, live or not, to ``to`` in one consistent state and verify the copy before it gets its name.

    Raises ``BackupRefused`` if the copy is unsound, ``StoreFull`` or ``StoreUnwritable``; ``to`` is then untouched.
    """
    partial = to.with_name(to.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        with closing(_opened(database)) as source, closing(open_database(partial, create=True)) as copy:
            # One read transaction around counting and copying: both see the same state while the writer goes on.
            source.execute("BEGIN")
            expected = _counts(source)
            source.backup(copy)
            source.execute("COMMIT")
            # One file without companions, and without what is true of the running process alone.
            copy.execute("PRAGMA journal_mode = DELETE")
            for name in _names(copy) & _PRESENT:
                copy.execute(f"DELETE FROM {name}")
            problems = _problems(copy)
            found = _counts(copy)
        problems += [
            f"{name} has {found.get(name, 0)} rows instead of {count}"
            for name, count in expected.items()
            if found.get(name) != count
        ]
        if problems:
            raise BackupRefused(to, problems)
        _put_in_place(partial, to)
    except (sqlite3.Error, OSError) as error:
        raise explained(error, to) from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


def copy_before_upgrade(database: Path, version: int) -> Path | None:
    """Back up a database that is about to be upgraded from ``version``; the copy, or None if there is nothing to do.

    Raises like ``make_backup``: without room for the copy there is no upgrade.
    """
    if not 0 < version < len(known_migrations()):
        return None
    folder = database.parent / FOLDER
    copy = folder / f"before-v{version + 1}.sqlite3"
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise explained(error, folder) from error
    make_backup(database, copy)
    return copy


def _opened(database: Path) -> sqlite3.Connection:
    """What is to be copied. Raises a ``StoreError`` that names it, not the copy."""
    try:
        return open_database(database)
    except sqlite3.Error as error:
        raise explained(error, database) from error


def restore(backup: Path, path: Path, *, now: Callable[[], int] = unix_ms) -> None:
    """Replace the database at ``path`` by a verified backup; the old one stays beside it as ``<name>.replaced``.

    Raises ``AlreadyRunning`` while a process holds the database, ``NewerDatabase`` or ``BackupRefused`` for a backup
    that cannot be used, ``StoreFull`` or ``StoreUnwritable``. Until the last step the old database is untouched; the
    last step is one rename.
    """
    report = check(backup)
    if report.problems:
        raise BackupRefused(backup, report.problems)
    lock = FileLock.acquire(path, "restore")
    partial = path.with_name(path.name + ".partial")
    try:
        shutil.copyfile(backup, partial)
        if path.exists():
            _retire(path, now())
        _put_in_place(partial, path)
    except OSError as error:
        raise explained(error, path) from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        lock.release()


def _retire(path: Path, now_ms: int) -> None:
    """Keep a copy of the old database with its write-ahead log, then fold or drop that log.

    A log left behind would be applied to the new file.
    """
    kept = path.with_name(path.name + ".replaced")
    for suffix in ("", "-wal"):
        old, copy = path.with_name(path.name + suffix), kept.with_name(kept.name + suffix)
        copy.unlink(missing_ok=True)
        if old.exists():
            shutil.copyfile(old, copy)
    # What is too damaged to be read is replaced without asking whose it is.
    with suppress(sqlite3.Error), closing(open_database(path)) as connection:
        refuse_if_held(connection, path, here=machine(), now_ms=now_ms)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def _problems(connection: sqlite3.Connection) -> list[str]:
    found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(10)")]
    problems = [] if found == ["ok"] else found
    orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    return problems + [f"a row of {row[0]} belongs to no row of {row[2]}" for row in orphans[:10]]


def _names(connection: sqlite3.Connection) -> set[str]:
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return {name for (name,) in connection.execute(sql)}


def _counts(connection: sqlite3.Connection) -> dict[str, int]:
    names = sorted(_names(connection) - _PRESENT)
    return {name: int(connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in names}


def _put_in_place(partial: Path, to: Path) -> None:
    """Make the bytes durable, then the name."""
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(partial, to)
    directory = os.open(to.parent, os.O_RDONLY)
    try:
        os.fsync(directory)
    finally:
        os.close(directory)
