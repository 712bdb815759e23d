"""One process at a time: a file lock of the operating system beside the database, and a lease row inside it.

The file lock is exact on one machine: it falls with its process, however that ends. The row guards against a process
on another machine that shares the volume; it expires if its holder no longer renews it. Every transaction checks that
the row is still ours, so a process that slept through its own lease writes nothing.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from pathlib import Path

from bot.store.errors import AlreadyRunning, explained_os
from bot.store.files import PRIVATE
from bot.store.sqlite.worker import carry_out, transaction
from bot.store.statements import holding


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


def refuse_if_held(connection: sqlite3.Connection, path: Path, *, here: str, now_ms: int) -> None:
    """Raise ``AlreadyRunning`` while another machine's lease lives.

    A lease of this machine is no hindrance: whoever calls this holds the file lock, so its holder is dead.
    """
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'lease'").fetchone() is None:
        return
    held = carry_out(connection, holding.holder())
    if held is None:
        return
    holder, machine, until_ms = held
    if machine != here and until_ms > now_ms:
        raise AlreadyRunning(path, f"{holder} on another machine, for {until_ms - now_ms} ms more")


def acquire(
    connection: sqlite3.Connection, path: Path, *, holder: str, here: str, token: str, now_ms: int, until_ms: int
) -> None:
    """Make the lease ours. Needs the file lock; raises ``AlreadyRunning`` like ``refuse_if_held``."""
    with transaction(connection):
        refuse_if_held(connection, path, here=here, now_ms=now_ms)
        carry_out(connection, holding.acquire(holder, here, token, until_ms))
