"""The durable side of all tables: one file, one writing process, nothing cached.

Writes go through the ``Writer`` and are on the disk when they return; reads use a second connection and see what was
committed before them. Not here: what the blobs mean, and what to do about an error.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from prometheus_client import Histogram

from bot.store import apply, keeping, lease, read, remind as reminding
from bot.store.backup import copy_before_upgrade, make_backup, problems
from bot.store.errors import LeaseLost, StoreBroken, StoreClosed, StoreDamaged, StoreError, explained
from bot.store.migrate import make_shrinkable, migrate, schema_version
from bot.store.opening import make_if_new
from bot.store.rows import Batch, Forgotten, TableRow
from bot.store.worker import Worker
from bot.store.writer import Writer
from bot.tasks import watched

log = logging.getLogger(__name__)

T = TypeVar("T")
P = ParamSpec("P")
_Method: TypeAlias = "Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]"
Sleep = Callable[[float], Awaitable[None]]

RENEWALS = 3
"""How often the lease is renewed within its time."""


def _reading(query: Callable[Concatenate[sqlite3.Connection, P], T]) -> _Method[P, T]:
    """A method that puts a query to the second connection."""

    @wraps(query)
    async def read(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._read(lambda connection: query(connection, *args, **kwargs))

    return read


def _writing(change: Callable[Concatenate[sqlite3.Connection, P], T]) -> _Method[P, T]:
    """A method that makes a change in a transaction of its own."""

    @wraps(change)
    async def write(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._write(lambda connection: change(connection, *args, **kwargs))

    return write


class Store:
    """The open database. Make it with ``open``; one per process and file."""

    def __init__(
        self, path: Path, lock: lease.FileLock, writing: Worker, reading: Worker, token: str, now: Callable[[], int]
    ) -> None:
        """Put together by ``open``, which has locked, migrated and leased the file."""
        self._path = path
        self._lock = lock
        self._writing = writing
        self._reading = reading
        self._token = token
        self._now = now
        self._closed = False
        self._writer = Writer(writing, path, lambda connection: lease.verify(connection, token))
        self._renewal: asyncio.Task[None] | None = None
        self._renewed = True
        self._lost = asyncio.Event()
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
    ) -> Store:
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
        store._renewal = watched(store._keep_lease(lease_ms, sleep), "lease", endless=True)
        return store

    async def close(self) -> None:
        """Finish what was submitted, give up lease and lock. Harmless when repeated."""
        if self._closed:
            return
        self._closed = True
        if self._renewal is not None:
            self._renewal.cancel()
            with suppress(asyncio.CancelledError):
                await self._renewal
        # On a full or broken volume the lease stays and expires.
        with suppress(StoreError):
            await self._writer.submit(lambda connection: lease.release(connection, self._token))
        await self._writer.close()
        await self._reading.close()
        await self._writing.close()
        self._lock.release()

    @property
    def path(self) -> Path:
        """The database file."""
        return self._path

    @property
    def commits(self) -> Histogram:
        """How long transactions took."""
        return self._writer.commits

    @property
    def holds_lease(self) -> bool:
        """Whether the file was still ours to write at the last renewal."""
        return self._renewed and not self._closed and not self._lost.is_set()

    async def lost(self) -> None:
        """Wait until another process is found to hold the lease; then nobody here may act any more."""
        await self._lost.wait()

    async def renew(self, lease_ms: int) -> None:
        """Hold the lease for ``lease_ms`` from now. Raises ``LeaseLost``."""
        until_ms = self._now() + lease_ms
        await self._write(lambda connection: lease.renew(connection, self._token, until_ms))

    # --- writing -----------------------------------------------------------------------------------------------------

    async def create_table(self, row: TableRow, due: Mapping[str, int] | None = None) -> int:
        """Add a table and return its id; ``due`` names its first deadlines (unix ms). Raises like ``commit``."""
        now_ms = self._now()
        return await self._write(lambda connection: apply.insert_table(connection, row, due or {}, now_ms))

    async def commit(self, batch: Batch) -> None:
        """Make a batch durable; on return it is on the disk, and after an error nothing of it was kept.

        Raises ``StoreFull`` (may be tried again), ``BatchRefused``, ``LeaseLost``, ``StoreBroken``, ``StoreClosed``.
        """
        now_ms = self._now()
        await self._write(lambda connection: apply.apply_batch(connection, batch, now_ms))

    # Each of these raises like ``commit``; what it does is said where its SQL is.
    set_preference = _writing(apply.set_preference)
    set_person = _writing(apply.set_person)
    remind = _writing(reminding.apply_reminded)
    set_settings = _writing(apply.set_settings)
    set_commands_digest = _writing(apply.set_commands_digest)
    remove_finished = _writing(keeping.remove_finished)
    shrink = _writing(keeping.shrink)

    async def forget(self, user: int, name: str) -> Forgotten:
        """Forget a person: in finished games ``name`` stands in their place, preferences are gone.

        Nothing of it stays in the files either: what is deleted is overwritten, and the write-ahead log is emptied, as
        soon as nobody reads from it. Raises like ``commit``.
        """
        done = await self._write(lambda connection: keeping.forget(connection, user, name))
        if not done.still:
            await self._empty_log()
        return done

    # --- reading: raises StoreBroken, StoreDamaged, StoreClosed ------------------------------------------------------

    table = _reading(read.table)
    table_in = _reading(read.table_in)
    rematch_of = _reading(read.rematch_of)
    log = _reading(read.log)
    history = _reading(read.history)
    notes = _reading(read.notes)
    heads = _reading(read.heads)
    tables_of = _reading(read.tables_of)
    outbox = _reading(read.outbox)
    owing = _reading(read.owing)
    last_order = _reading(read.last_order)
    deadlines = _reading(read.deadlines)
    ringing = _reading(read.ringing)
    lobbies_due = _reading(read.lobbies_due)
    preference = _reading(read.preference)
    preferences = _reading(read.preferences)
    commands_digest = _reading(read.commands_digest)
    people = _reading(read.people)
    owed = _reading(read.owed)
    reminders = _reading(reminding.reminders)
    owing_after = _reading(reminding.owing_after)
    unanswered = _reading(reminding.unanswered)
    heads_in = _reading(read.heads_in)
    hosted = _reading(read.hosted)
    settings = _reading(read.settings)
    refusals = _reading(read.refusals)
    refusals_in = _reading(read.refusals_in)
    stuck = _reading(read.stuck)
    traces = _reading(keeping.traces)

    async def backup(self, to: Path) -> None:
        """Copy everything committed so far to ``to`` while the bot goes on, and verify the copy.

        Raises ``BackupRefused``, ``StoreFull``, ``StoreUnwritable``; an older file at ``to`` then stays as it was.
        """
        await asyncio.to_thread(make_backup, self._path, to)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._writer.submit(work)
        except LeaseLost:
            self._lost.set()
            raise

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreClosed
        try:
            return await self._reading.run(work)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise explained(error, self._path) from error

    async def _empty_log(self) -> None:
        """Move the write-ahead log into the file and cut it off; with the next renewal if somebody reads it now."""
        try:
            self._log_to_empty = not await self._writing.run(keeping.empty_log)
        except sqlite3.Error as error:
            raise explained(error, self._path) from error

    async def _empty_log_if_wanted(self) -> None:
        if self._log_to_empty:
            await self._empty_log()

    async def _keep_lease(self, lease_ms: int, sleep: Sleep) -> None:
        """Renew until closed. A failure is not raised here: the next commit meets it and tells its caller."""
        while True:
            await sleep(lease_ms / RENEWALS / 1000)
            try:
                await self.renew(lease_ms)
                self._renewed = True
                await self._empty_log_if_wanted()
            except StoreError:
                self._renewed = False


def _prepare(
    connection: sqlite3.Connection, path: Path, holder: str, token: str, now: Callable[[], int], lease_ms: int
) -> None:
    """In the writer's thread: nothing is changed before it is known that the file is ours to change."""
    here = lease.machine()
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
