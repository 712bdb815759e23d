"""One process at a time: a file lock of the operating system beside the database, and a lease row inside it.

The file lock is exact on one machine: it falls with its process, however that ends. The row guards against a process
on another machine that shares the volume; it expires if its holder no longer renews it. Every transaction checks that
the row is still ours, so a process that slept through its own lease writes nothing.
"""

from __future__ import annotations

import fcntl
import os
import platform
import sqlite3
from pathlib import Path

from bot.store.errors import AlreadyRunning, LeaseLost, explained_os
from bot.store.files import PRIVATE
from bot.store.worker import transaction


class FileLock:
    """An exclusive lock on ``<database>.lock``; the file stays, the lock does not outlive the process."""

    def __init__(self, descriptor: int) -> None:
        """Own a descriptor that is already locked; use ``acquire``."""
        self._descriptor = descriptor

    @classmethod
    def acquire(cls, database: Path, holder: str) -> FileLock:
        """Lock, or raise ``AlreadyRunning`` at once with the holder's name; ``StoreUnwritable`` if there is no way."""
        path = database.with_name(database.name + ".lock")
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        except OSError as error:
            raise explained_os(error, database) from error
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            other = os.pread(descriptor, 200, 0).decode("utf-8", "replace").strip() or "unknown"
            os.close(descriptor)
            raise AlreadyRunning(database, other) from None
        try:
            # Said to whoever finds the lock taken.
            os.ftruncate(descriptor, 0)
            os.pwrite(descriptor, f"{holder}, process {os.getpid()}\n".encode()[:200], 0)
        except OSError as error:
            os.close(descriptor)
            raise explained_os(error, database) from error
        return cls(descriptor)

    def release(self) -> None:
        """Give the lock up; harmless when repeated."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def machine() -> str:
    """A name of the running machine: the same in all its containers, another after a reboot."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return platform.node()


def refuse_if_held(connection: sqlite3.Connection, path: Path, *, here: str, now_ms: int) -> None:
    """Raise ``AlreadyRunning`` while another machine's lease lives.

    A lease of this machine is no hindrance: whoever calls this holds the file lock, so its holder is dead.
    """
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'lease'").fetchone() is None:
        return
    row = connection.execute('SELECT "holder", "machine", "until_ms" FROM lease').fetchone()
    if row is not None and row[1] != here and row[2] > now_ms:
        raise AlreadyRunning(path, f"{row[0]} on another machine, for {row[2] - now_ms} ms more")


def take(
    connection: sqlite3.Connection, path: Path, *, holder: str, here: str, token: str, now_ms: int, until_ms: int
) -> None:
    """Make the lease ours. Needs the file lock; raises ``AlreadyRunning`` like ``refuse_if_held``."""
    with transaction(connection):
        refuse_if_held(connection, path, here=here, now_ms=now_ms)
        connection.execute(
            'INSERT INTO lease ("id", "holder", "machine", "token", "until_ms") VALUES (1, ?, ?, ?, ?) '
            'ON CONFLICT ("id") DO UPDATE SET "holder" = excluded."holder", "machine" = excluded."machine", '
            '"token" = excluded."token", "until_ms" = excluded."until_ms"',
            (holder, here, token, until_ms),
        )


def verify(connection: sqlite3.Connection, token: str) -> None:
    """Raise ``LeaseLost`` unless the lease is ours. Inside a transaction this holds until its end."""
    row = connection.execute('SELECT "token" FROM lease').fetchone()
    if row is None or row[0] != token:
        raise LeaseLost


def renew(connection: sqlite3.Connection, token: str, until_ms: int) -> None:
    """Move the end of our lease; raises ``LeaseLost``."""
    changed = connection.execute('UPDATE lease SET "until_ms" = ? WHERE "token" = ?', (until_ms, token)).rowcount
    if changed != 1:
        raise LeaseLost


def release(connection: sqlite3.Connection, token: str) -> None:
    """Give our lease up; another's stays."""
    connection.execute('DELETE FROM lease WHERE "token" = ?', (token,))
