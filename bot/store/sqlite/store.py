"""The durable side of all tables: one file, one writing process, nothing cached.

Writes go through the ``Writer`` and are on the disk when they return; reads use a second connection and see what was
committed before them. Not here: what the blobs mean, and what to do about an error.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from prometheus_client import Histogram

from bot.store.errors import StoreBroken, StoreClosed, StoreDamaged, Unreadable
from bot.store.jobs import Forget, Job
from bot.store.machine import machine
from bot.store.rows import Forgotten
from bot.store.scripted import ScriptedStore, Sleep, writing
from bot.store.sqlite import lease
from bot.store.sqlite.backup import copy_before_upgrade, make_backup, problems
from bot.store.sqlite.explaining import explained
from bot.store.sqlite.keeping import Shrink, empty_log
from bot.store.sqlite.migrate import make_shrinkable, migrate, schema_version
from bot.store.sqlite.opening import make_if_new
from bot.store.sqlite.running import carry_out
from bot.store.sqlite.worker import Worker
from bot.store.sqlite.writer import Writer
from bot.store.statements import holding
from bot.store.statements.script import Script

log = logging.getLogger(__name__)

T = TypeVar("T")


class SqliteStore(ScriptedStore):
    """The open database. Make it with ``open``; one per process and file."""

    def __init__(
        self, path: Path, lock: lease.FileLock, writing: Worker, reading: Worker, token: str, now: Callable[[], int]
    ) -> None:
        """Put together by ``open``, which has locked, migrated and leased the file."""
        super().__init__(now, token)
        self._path = path
        self._lock = lock
        self._writing = writing
        self._reading = reading
        self._writer = Writer(writing, path, lambda: holding.verify(token))
        self._log_to_empty = False

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        holder: str,
        now: Callable[[], int],
        lease_ms: int = 15_000,
        sleep: Sleep = asyncio.sleep,
    ) -> SqliteStore:
        """Lock the database, create or upgrade it, and hold its lease.

        ``now`` gives unix milliseconds; ``sleep`` takes seconds and paces the renewal of the lease; ``holder`` is the
        name that a second process is told. Raises ``AlreadyRunning``, ``NewerDatabase``, ``StoreDamaged``,
        ``StoreGone``, ``StoreUnwritable``, ``StoreFull``, ``StoreBroken``.
        """
        lock = lease.FileLock.acquire(path, holder)
        token = secrets.token_hex(8)
        writing, reading = Worker(path), Worker(path)
        try:
            await asyncio.to_thread(make_if_new, path)
            await writing
            await writing.run(lambda connection: _prepare(connection, path, holder, token, now, lease_ms))
            await reading
            await reading.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
        except BaseException as error:
            for worker in (reading, writing):
                await worker.discard()
            lock.release()
            if isinstance(error, sqlite3.Error | OSError | UnicodeDecodeError):
                raise explained(error, path) from error
            raise
        store = cls(path, lock, writing, reading, token, now)
        store._hold(lease_ms, sleep)
        return store

    def stop_soon(self) -> None:
        """Nothing: a file answers."""

    async def close(self) -> None:
        """Finish what was submitted, give up lease and lock. Harmless when repeated."""
        if self._closed:
            return
        await self._let_go()
        await self._writer.close()
        await self._reading.close()
        await self._writing.close()
        self._lock.release()

    @property
    def path(self) -> Path:
        """The file of the database."""
        return self._path

    @property
    def commits(self) -> Histogram:
        """How long transactions took."""
        return self._writer.commits

    shrink = writing(Shrink)

    async def forget(self, user: int, name: str) -> Forgotten:
        """Forget a person: in finished games ``name`` stands in their place, preferences are gone.

        Nothing of it stays in the files either: what is deleted is overwritten, and the write-ahead log is emptied, as
        soon as nobody reads from it. Raises like ``commit``.
        """
        done = await self._write(Forget(user, name))
        if not done.still:
            await self._empty_log()
        return done

    async def backup(self, to: Path) -> None:
        """Copy everything committed so far to ``to`` while the bot goes on, and verify the copy.

        Raises ``BackupRefused``, ``StoreFull``, ``StoreUnwritable``; an older file at ``to`` then stays as it was.
        """
        await asyncio.to_thread(make_backup, self._path, to)

    async def _submit(self, job: Job[T]) -> T:
        return await self._writer.submit(job)

    async def _read(self, script: Callable[[], Script[T]]) -> T:
        if self._closed:
            raise StoreClosed
        try:
            return await self._reading.run(lambda connection: carry_out(connection, script()))
        except (sqlite3.Error, UnicodeDecodeError, Unreadable) as error:
            raise explained(error, self._path) from error

    async def _empty_log(self) -> None:
        """Move the write-ahead log into the file and cut it off; with the next renewal if somebody reads it now."""
        try:
            self._log_to_empty = not await self._writing.run(empty_log)
        except sqlite3.Error as error:
            raise explained(error, self._path) from error

    async def _after_renewal(self) -> None:
        if self._log_to_empty:
            await self._empty_log()


def _prepare(
    connection: sqlite3.Connection, path: Path, holder: str, token: str, now: Callable[[], int], lease_ms: int
) -> None:
    """In the writer's thread: nothing is changed before it is known that the file is ours to change."""
    here = machine()
    found = schema_version(connection, path)
    lease.refuse_if_held(connection, path, here=here, now_ms=now())
    if damages := problems(connection):
        raise StoreDamaged(path, "; ".join(damages[:3]))
    copy = copy_before_upgrade(path, found)
    make_shrinkable(connection)
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StoreBroken(f"The volume with {path} cannot keep a write-ahead log (mode {mode}).")
    # The writer moves the log into the file itself (SQLite's default): a connection that did it beside the writer would
    # keep slow disks off the commits, but before 3.51.3 SQLite can damage the file if both act at the same instant.
    connection.execute("PRAGMA synchronous = FULL")
    reached = migrate(connection, path)
    if copy is not None:
        log.info(
            "the database was upgraded from version %s to %s; before that, it was copied to %s", found, reached, copy
        )
    now_ms = now()
    lease.take(connection, path, holder=holder, here=here, token=token, now_ms=now_ms, until_ms=now_ms + lease_ms)
