"""Open a SQLite database, say why that fails, and keep its files small.

A database is brought to the newest schema: one numbered SQL file per step, each in one transaction, forward only. The
version is SQLite's ``user_version``; ``application_id`` tells our files from anybody else's.

One process at a time: a file lock of the operating system beside the database, exact on one machine, since it falls
with its process; and a lease row inside it, which guards against a process on another machine that shares the volume.
Every transaction checks that the row is still ours, so a process that slept through its own lease writes nothing.
"""

from __future__ import annotations

import fcntl
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store import errors, store
from bot.store.files import FOLDER, PRIVATE, Migration, migrations_in, obstacle, put_in_place
from bot.store.sqlite.worker import BUSY_SECONDS, carry_out, open_database, transaction
from bot.store.statements.script import Steps, find, find_one, script

APPLICATION_ID = 0x5A4F4449
"""Stands in bytes 68-71 of every database of ours ("ZODI")."""

INCREMENTAL = 2
"""SQLite's number for a file whose free pages are given back on request."""

_HERE = Path(__file__).parent / "migrations"


def known_migrations() -> list[Migration]:
    """All steps, lowest first. Raises ``ValueError`` for a gap in the numbers."""
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
    """The version, 0 if empty. Raises ``StoreDamaged`` for another program's database, and ``NewerDatabase``."""
    known = len(known_migrations())
    application = int(connection.execute("PRAGMA application_id").fetchone()[0])
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    tables = int(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
    if application != APPLICATION_ID and (application or version or tables):
        raise errors.StoreDamaged(path, "it belongs to another program")
    if version > known:
        raise errors.NewerDatabase(path, version, known)
    return version


def migrate(connection: sqlite3.Connection, path: Path, *, up_to: int | None = None) -> int:
    """Apply what is missing, up to ``up_to``, in autocommit mode; the version reached. A failed step leaves it."""
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


@contextmanager
def explaining(path: Path | str) -> Iterator[None]:
    """Raise what files and SQLite raise as errors of the store."""
    try:
        yield
    except (sqlite3.Error, OSError, UnicodeDecodeError, errors.Unreadable) as error:
        raise explained(error, path) from error


def explained(error: Exception, path: Path | str) -> errors.StoreError:
    if isinstance(error, errors.StoreError):
        return error
    if isinstance(error, OSError):
        return errors.explained_os(error, path)
    if isinstance(error, UnicodeDecodeError):  # SQLite quotes what it found in the file
        return errors.StoreDamaged(path, "its content makes no sense")
    if isinstance(error, errors.Unreadable):
        return errors.StoreDamaged(path, str(error))
    if not isinstance(error, sqlite3.Error):
        return errors.BatchRefused(f"{type(error).__name__}: {error}")
    # The low byte is the primary result code; the rest refines it.
    if "Could not decode to UTF-8" in str(error):
        return errors.StoreDamaged(path, str(error))
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return errors.StoreFull()
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return errors.StoreDamaged(path, str(error))
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        missing = "" if os.path.lexists(path) else "there is no such file"
        return errors.StoreUnwritable(path, obstacle(path) or missing or str(error))
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return errors.StoreBroken(f"The database {path} is held by another program: {error}.")
    if code == sqlite3.SQLITE_IOERR:
        return errors.StoreBroken(f"The volume with the database {path} reports an error: {error}.")
    return errors.BatchRefused(str(error))


LOG_WAIT_MS = 100
"""A commit waits so long for a reader of the write-ahead log that is to be emptied."""


@script
def shrink(most: int, keep: int) -> Steps[bool]:
    """Give up to ``most`` free pages back to the volume, but leave ``keep``; True if there are more."""
    (free,) = yield from find_one("PRAGMA freelist_count")
    spare = int(free) - keep
    for _ in range(min(most, spare)):  # Python's sqlite3 stops after the first page, whatever number is asked for
        yield from find("PRAGMA incremental_vacuum(1)")
    return spare > most


def empty_log(connection: sqlite3.Connection) -> bool:
    """Move the write-ahead log into the file and cut it to nothing; False if somebody was reading from it.

    For the writing connection, between two transactions. It waits for readers, and all writing with it, only a moment.
    """
    connection.execute(f"PRAGMA busy_timeout = {LOG_WAIT_MS}")
    try:
        busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    finally:
        connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
    return not busy


SQLITE = b"SQLite format 3\x00"
_HEAD = 100
COMPANIONS = ("", "-wal", "-shm", ".lock")


def loss_of(path: Path) -> errors.StoreGone | None:
    """The reason against a new database where the file is empty or missing. Raises ``OSError``."""
    if path.exists():
        cut_off = "is empty (0 bytes), so something has cut it off"
        return None if path.stat().st_size else errors.StoreGone(path, cut_off, _newest(path), there=True)
    if path.with_name(path.name + "-wal").exists():
        return errors.StoreGone(path, "is gone, but its write-ahead log is still there", _newest(path), there=False)
    if (newest := _newest(path)) is not None:
        return errors.StoreGone(path, "is gone, but there are backups of it", newest, there=False)
    return None


def cut_off(path: Path) -> str:
    """Why the file cannot be whole by its size alone, for SQLite reads zeros where a page ends early; empty if it can
    be, and for what is no file of SQLite's. Raises ``OSError``.

    What is in the write-ahead log need not be in the file yet; then only pages have to be whole.

    Not for a process that has a connection to the file: when it closes any handle of its own, POSIX takes SQLite's
    locks away with it, and the next program that closes a connection deletes the log under the bot.
    """
    log = path.with_name(path.name + "-wal")
    logged = log.exists() and log.stat().st_size > 0
    with path.open("rb") as file:
        head = file.read(_HEAD)
        size = os.fstat(file.fileno()).st_size
    if len(head) < _HEAD or not head.startswith(SQLITE):
        return ""
    page = int.from_bytes(head[16:18], "big")
    page = 65_536 if page == 1 else max(page, 1)
    pages = int.from_bytes(head[28:32], "big") if head[24:28] == head[92:96] else 0  # older programs count nothing
    whole = size % page == 0 if logged or not pages else size == page * pages
    return "" if whole else f"it has {size} bytes, which are not {pages} pages of {page}: it was cut off, or grew"


def refuse_if_cut_off(path: Path) -> None:
    """Raise ``StoreDamaged`` for a file cut off; ask before a connection folds the log in and hides it."""
    if short := cut_off(path):
        raise errors.StoreDamaged(path, short)


def make_if_new(path: Path) -> None:
    """Make the database if there never was one; needs its lock. Raises ``StoreGone`` if there was."""
    if (loss := loss_of(path)) is not None:
        raise loss
    if not path.exists():
        _make(path)
    for suffix in COMPANIONS:
        companion = path.with_name(path.name + suffix)
        if companion.exists() and companion.stat().st_mode & 0o077:
            companion.chmod(PRIVATE)


def _make(path: Path) -> None:
    partial = path.with_name(path.name + ".new")
    partial.unlink(missing_ok=True)
    with closing(open_database(partial, create=True)) as connection:
        connection.execute("PRAGMA synchronous = OFF")  # it is made durable when it is whole
        make_shrinkable(connection)
        migrate(connection, path)
    put_in_place(partial, path)


def _newest(path: Path) -> Path | None:
    """The newest of the nightly backups, by their names; without one, the copy that was made before an upgrade."""
    return max((path.parent / FOLDER).glob("*.sqlite3"), default=None)


class FileLock:
    """An exclusive lock on ``<database>.lock``; the file stays, the lock does not outlive the process."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @classmethod
    def acquire(cls, database: Path, holder: str) -> FileLock:
        """Lock, or raise ``AlreadyRunning`` at once with the holder's name; ``StoreUnwritable`` if there is no way."""
        path = database.with_name(database.name + ".lock")
        with explaining(database):
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            other = os.pread(descriptor, 200, 0).decode("utf-8", "replace").strip() or "unknown"
            os.close(descriptor)
            raise errors.AlreadyRunning(database, other) from None
        try:
            # Said to whoever finds the lock taken.
            os.ftruncate(descriptor, 0)
            os.pwrite(descriptor, f"{holder}, process {os.getpid()}\n".encode()[:200], 0)
        except OSError as error:
            os.close(descriptor)
            raise errors.explained_os(error, database) from error
        return cls(descriptor)

    def release(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def refuse_if_held(connection: sqlite3.Connection, path: Path, *, here: str, now_ms: int) -> None:
    """Raise ``AlreadyRunning`` while another machine's lease lives; needs the file lock, so none lives on ours."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'lease'").fetchone() is None:
        return
    holder, machine, until_ms = carry_out(connection, store.holder()) or ("", here, 0)
    if machine != here and until_ms > now_ms:
        raise errors.AlreadyRunning(path, f"{holder} on another machine, for {until_ms - now_ms} ms more")


def acquire(
    connection: sqlite3.Connection, path: Path, *, holder: str, here: str, token: str, now_ms: int, until_ms: int
) -> None:
    """Make the lease ours. Needs the file lock; raises ``AlreadyRunning`` like ``refuse_if_held``."""
    with transaction(connection):
        refuse_if_held(connection, path, here=here, now_ms=now_ms)
        carry_out(connection, store.acquire(holder, here, token, until_ms))
