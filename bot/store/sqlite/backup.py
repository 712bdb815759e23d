"""Copies of the database: made while the bot plays, verified when made and again before they replace anything."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec

from bot.store import files
from bot.store.errors import BackupRefused, BatchRefused, NewerDatabase, StoreDamaged, StoreError, StoreUnwritable
from bot.store.sqlite import opening
from bot.store.sqlite.worker import carry_out, open_database
from bot.store.statements.moving import damaged

_PRESENT = {"lease", "commands"}
"""Tables of the running process and of what Discord has taken: no backup may bring them back."""


class Report(msgspec.Struct, frozen=True):
    """Findings on a database file. ``problems`` is empty if the file is sound."""

    path: str
    version: int
    newest: int
    bytes: int
    problems: list[str]
    counts: dict[str, int]
    digest: files.Digest = "missing"
    damaged: Sequence[str] = ()


def unix_ms() -> int:
    return time.time_ns() // 1_000_000


def check_backup(path: Path) -> Report:
    """Do as ``check`` for a backup, whose content must also match its digest. Raises the same."""
    report = check(path)
    with opening.explaining(files.digest_file(path)):
        digest = files.compared(path)
    before = [files.difference(path)] if digest == "differs" else []
    behind = report.damaged[:3] if digest == "missing" else []
    return msgspec.structs.replace(report, digest=digest, problems=[*before, *report.problems, *behind])


def check(path: Path) -> Report:
    """Read the whole file and report on it. Raises ``NewerDatabase``; ``StoreUnwritable`` if it cannot be opened."""
    newest = len(opening.known_migrations())
    with _there(path):
        size = path.stat().st_size
        short = opening.cut_off(path)
    version, counts, wrong = 0, {}, []
    try:
        with closing(open_database(path, read_only=True)) as connection:
            version = opening.schema_version(connection, path)
            damages = ([] if version else ["it is empty"]) + ([short] if short else [])
            damages += problems(connection)
            counts = _counts(connection)
            wrong = carry_out(connection, damaged()) if version == newest and not damages else []
    except NewerDatabase:
        raise
    except (StoreError, sqlite3.DatabaseError, UnicodeDecodeError) as error:
        clear = opening.explained(error, path)
        if isinstance(error, sqlite3.OperationalError) and not isinstance(clear, BatchRefused):
            raise clear from error
        # A schema that contradicts itself is damage as well.
        damages = [clear.reason if isinstance(clear, StoreDamaged) else str(error)]
    return Report(str(path), version, newest, size, damages, counts, damaged=wrong)


def back_up(database: Path, to: Path) -> Sequence[str]:
    """Do ``make_backup`` without a connection to the database; raises ``StoreDamaged``, too."""
    with _there(database):
        opening.refuse_if_cut_off(database)
    return make_backup(database, to)


@contextmanager
def _there(path: Path) -> Iterator[None]:
    with opening.explaining(path):
        try:
            yield
        except FileNotFoundError:
            raise StoreUnwritable(path, "there is no such file") from None


def make_backup(database: Path, to: Path) -> Sequence[str]:
    """Copy a database, live or not, to ``to`` in one consistent state and verify the copy before it gets its name; its
    digest lies beside it. What comes back is which tables have rows that are not what was written.

    Raises ``BackupRefused`` if the copy is unsound or ``to`` is the database, ``StoreFull`` or ``StoreUnwritable``;
    ``to`` is then untouched.
    """
    if is_part_of(database, to):
        raise BackupRefused(to, ["it would take the place of the database itself; name another file"])
    partial = to.with_name(to.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        with closing(_opened(database)) as source, closing(open_database(partial, create=True)) as copy:
            opening.schema_version(source, database)  # nobody else's is copied in our name
            # One read transaction around counting and copying: both see the same state while the writer goes on.
            source.execute("BEGIN")
            expected = _counts(source)
            source.backup(copy)
            source.execute("COMMIT")
            # One file without companions, and without what is true of the running process alone.
            copy.execute("PRAGMA journal_mode = DELETE")
            for name in _names(copy) & _PRESENT:
                copy.execute(f"DELETE FROM {name}")
            damages = problems(copy)
            found = _counts(copy)
            up_to_date = opening.schema_version(copy, partial) == len(opening.known_migrations())
            wrong = carry_out(copy, damaged()) if up_to_date and not damages else []
        damages += [
            f"{name} has {found.get(name, 0)} rows instead of {count}"
            for name, count in expected.items()
            if found.get(name) != count
        ]
        if damages:
            raise BackupRefused(to, damages)
        files.finish_backup(partial, to)
        return wrong
    except (sqlite3.Error, OSError) as error:
        raise opening.explained(error, to) from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


def is_part_of(database: Path, file: Path) -> bool:
    return file.resolve() in {database.with_name(database.name + suffix).resolve() for suffix in opening.COMPANIONS}


def copy_before_upgrade(database: Path, version: int) -> Path | None:
    """Back up a database before an upgrade from ``version``, if there is one. Raises like ``make_backup``."""
    if not 0 < version < len(opening.known_migrations()):
        return None
    folder = database.parent / files.FOLDER
    copy = folder / f"before-v{version + 1}.sqlite3"
    with opening.explaining(folder):
        folder.mkdir(mode=files.PRIVATE_FOLDER, exist_ok=True)
    make_backup(database, copy)
    return copy


def _opened(database: Path) -> sqlite3.Connection:
    """Open the database to copy. Raises a ``StoreError`` that names it, not the copy."""
    with opening.explaining(database):
        return open_database(database)


def restore(backup: Path, path: Path, *, now: Callable[[], int] = unix_ms) -> Report:
    """Replace the database at ``path`` by a verified backup; the old one stays beside it as ``<name>.replaced``.

    Returns what was found of the backup. Raises ``AlreadyRunning`` while a process holds the database,
    ``NewerDatabase`` or ``BackupRefused`` for a backup that cannot be used, ``StoreFull`` or ``StoreUnwritable``. Until
    the last step the old database is untouched; the last step is one rename.
    """
    report = check_backup(backup)
    if report.problems:
        raise BackupRefused(backup, report.problems)
    lock = opening.FileLock.acquire(path, "restore")
    partial = path.with_name(path.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        if backup.with_name(backup.name + "-wal").exists():
            _copy_with_log(backup, partial)
        else:
            files.create(partial)
            shutil.copyfile(backup, partial)
            if files.digest_of(partial) != files.digest_of(backup):
                raise BackupRefused(backup, ["it could not be copied to the last bit"])
        _retire(path, now())
        files.put_in_place(partial, path)
    except (sqlite3.Error, OSError) as error:
        raise opening.explained(error, path) from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        lock.release()
    return report


def _copy_with_log(database: Path, to: Path) -> None:
    """Copy a database as a bot has left it: its last changes stand in the write-ahead log beside it."""
    with closing(open_database(database, read_only=True)) as source, closing(open_database(to, create=True)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        if damages := problems(copy):
            raise BackupRefused(database, damages)


def _retire(path: Path, now_ms: int) -> None:
    """Keep a copy of the old database with its log, then drop that log: it would be applied to the new file."""
    kept = path.with_name(path.name + ".replaced")
    kept.with_name(kept.name + "-shm").unlink(missing_ok=True)
    for suffix in ("", "-wal"):
        old, copy = path.with_name(path.name + suffix), kept.with_name(kept.name + suffix)
        copy.unlink(missing_ok=True)
        if old.exists():
            files.create(copy)
            shutil.copyfile(old, copy)
    # What is too damaged to be read is replaced without asking whose it is.
    with suppress(sqlite3.Error), closing(open_database(path)) as connection:
        opening.refuse_if_held(connection, path, here=files.machine(), now_ms=now_ms)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def problems(connection: sqlite3.Connection) -> list[str]:
    """List the damage in SQLite's words; a database with any does not start either."""
    found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(10)")]
    damages = [] if found == ["ok"] else found
    orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    return damages + [f"a row of {row[0]} belongs to no row of {row[2]}" for row in orphans[:10]]


def _names(connection: sqlite3.Connection) -> set[str]:
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return {name for (name,) in connection.execute(sql)}


def _counts(connection: sqlite3.Connection) -> dict[str, int]:
    names = sorted(_names(connection) - _PRESENT)
    return {name: int(connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in names}
