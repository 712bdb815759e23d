"""The durable side of all tables: one file, one writing process, nothing cached.

Writes go through the ``Writer`` and are on the disk when they return; each piece of a group has a savepoint of its own,
so a bad one fails alone. Reads use a second connection and see what was committed before them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.store import store
from bot.store.errors import StoreBroken, StoreClosed, StoreDamaged, StoreError
from bot.store.files import machine
from bot.store.sqlite import opening
from bot.store.sqlite.backup import copy_before_upgrade, make_backup, problems
from bot.store.sqlite.worker import Worker, carry_out, transaction
from bot.store.statements.script import GroupWriter, Piece, Script
from bot.store.store import LEASE_MS, Now, Sleep, Store


class Writer(GroupWriter):
    def __init__(self, worker: Worker, path: Path, guard: Script[None], now: Now) -> None:
        """``guard`` is carried out first in every transaction and stops all of it by raising."""
        self._worker = worker
        self._path = path
        self._guard = guard
        self.erased = False
        """True while something deleted for good may still be found in the files."""
        super().__init__(now)

    async def _write(self, group: Sequence[Piece[object]]) -> None:
        await self._worker.run(partial(self._in_thread, group=group))

    def _explained(self, error: Exception) -> StoreError:
        return opening.explained(error, self._path)

    def _in_thread(self, connection: sqlite3.Connection, group: Sequence[Piece[object]]) -> None:
        """One transaction for all, or one each if they cannot share."""
        try:
            with transaction(connection):
                carry_out(connection, self._guard)
                for piece in group:
                    self._attempt(piece, connection)
        except Exception as error:
            if len(group) == 1:
                group[0].error = error
                return
            # A full disk may still have room for the small ones, and nobody pays for another's fault.
            for piece in group:
                self._in_thread(connection, [piece])

    def _attempt(self, piece: Piece[object], connection: sqlite3.Connection) -> None:
        """Run inside a savepoint. Raises only if SQLite has given up the whole transaction."""
        connection.execute("SAVEPOINT piece")
        try:
            piece.value = carry_out(connection, self._begin(piece), self._note_erased)
            piece.error = None
        except Exception as error:
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO piece")
            piece.error = error
        connection.execute("RELEASE piece")

    def _note_erased(self) -> None:
        self.erased = True


log = logging.getLogger(__name__)

T = TypeVar("T")


class SqliteStore(Store):
    """The open database. Make it with ``open``; one per process and file."""

    def __init__(
        self, path: Path, lock: opening.FileLock, writing: Worker, reading: Worker, token: str, now: Now
    ) -> None:
        """Use ``open``, which has locked, migrated and leased the file."""
        super().__init__(now, token)
        self._path = path
        self._lock = lock
        self._writing = writing
        self._reading = reading
        self._writer: Writer = Writer(writing, path, store.verify(token), now)
        self._writer.erased = True  # of what was deleted just before the last process ended

    @classmethod
    async def open(
        cls, path: Path, *, holder: str, now: Now, lease_ms: int = LEASE_MS, sleep: Sleep = asyncio.sleep
    ) -> SqliteStore:
        """Lock the database, create or upgrade it, and hold its lease.

        ``sleep`` paces the renewal of the lease; ``holder`` is the name that a second process is told. Raises
        ``AlreadyRunning``, ``NewerDatabase``, ``StoreDamaged``, ``StoreGone``, ``StoreUnwritable``, ``StoreFull``,
        ``StoreBroken``.
        """
        lock = opening.FileLock.acquire(path, holder)
        token = secrets.token_hex(8)
        writing, reading = Worker(path), Worker(path)
        try:
            await asyncio.to_thread(opening.make_if_new, path)
            await asyncio.to_thread(opening.refuse_if_cut_off, path)
            await writing
            await writing.run(lambda connection: _prepare(connection, path, holder, token, now, lease_ms))
            await reading
            await reading.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
        except BaseException as error:
            for worker in (reading, writing):
                await worker.discard()
            lock.release()
            if isinstance(error, sqlite3.Error | OSError | UnicodeDecodeError):
                raise opening.explained(error, path) from error
            raise
        store = cls(path, lock, writing, reading, token, now)
        store._hold(lease_ms, sleep)
        return store

    def stop_soon(self) -> None:
        """Nothing: a file answers."""

    async def close(self) -> None:
        if self._closed:
            return
        await self._let_go()
        await self._writer.close()
        await self._reading.close()
        await self._writing.close()
        self._lock.release()

    async def shrink(self, most: int, keep: int) -> bool:
        return await self.write(opening.shrink(most, keep))

    async def wipe(self) -> None:
        """Move the write-ahead log into the file and cut it off; with a later renewal if somebody reads it now."""
        if self._closed:
            raise StoreClosed
        emptied, self._writer.erased = False, False
        try:
            with opening.explaining(self._path):
                emptied = await self._writing.run(opening.empty_log)
        finally:
            self._writer.erased |= not emptied

    async def backup(self, to: Path) -> None:
        for wrong in await asyncio.to_thread(make_backup, self._path, to):
            log.error("the database is damaged: %s", wrong)

    async def read(self, script: Script[T]) -> T:
        if self._closed:
            raise StoreClosed
        with opening.explaining(self._path):
            return await self._reading.run(lambda connection: carry_out(connection, script))

    async def renew(self, lease_ms: int) -> None:
        await super().renew(lease_ms)
        if self._writer.erased:
            await self.wipe()


def _prepare(connection: sqlite3.Connection, path: Path, holder: str, token: str, now: Now, lease_ms: int) -> None:
    """In the writer's thread: nothing is changed before it is known that the file is ours to change."""
    here = machine()
    found = opening.schema_version(connection, path)
    opening.refuse_if_held(connection, path, here=here, now_ms=now())
    if damages := problems(connection):
        raise StoreDamaged(path, "; ".join(damages[:3]))
    copy = copy_before_upgrade(path, found)
    opening.make_shrinkable(connection)
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StoreBroken(f"The volume with {path} cannot keep a write-ahead log (mode {mode}).")
    # The writer moves the log into the file itself (SQLite's default): a connection that did it beside the writer would
    # keep slow disks off the commits, but before 3.51.3 SQLite can damage the file if both act at the same instant.
    connection.execute("PRAGMA synchronous = FULL")
    reached = opening.migrate(connection, path)
    if copy is not None:
        log.info(
            "the database was upgraded from version %s to %s; before that, it was copied to %s", found, reached, copy
        )
    now_ms = now()
    opening.acquire(connection, path, holder=holder, here=here, token=token, now_ms=now_ms, until_ms=now_ms + lease_ms)
