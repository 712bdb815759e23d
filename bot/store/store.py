"""The durable side of all tables: one file, one writing process, nothing cached.

Writes go through the ``Writer`` and are on the disk when they return; reads use a second connection and see what was
committed before them. Not here: what the blobs mean, and what to do about an error.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from prometheus_client import Histogram

from bot.store import apply, keeping, lease, read, remind
from bot.store.backup import copy_before_upgrade, make_backup, problems
from bot.store.errors import LeaseLost, StoreBroken, StoreClosed, StoreDamaged, StoreError, explained
from bot.store.migrate import make_shrinkable, migrate, schema_version
from bot.store.opening import make_if_new
from bot.store.rows import (
    Batch,
    DeadlineRow,
    DecisionRow,
    Forgotten,
    NoteRow,
    OutboxRow,
    OwedAt,
    Owing,
    PersonRow,
    RefusalRow,
    Reminded,
    ReminderRow,
    Ringing,
    StuckRow,
    TableHead,
    TableRow,
    Traces,
)
from bot.store.worker import Worker
from bot.store.writer import Writer
from bot.tasks import watched

log = logging.getLogger(__name__)

T = TypeVar("T")
Sleep = Callable[[float], Awaitable[None]]

RENEWALS = 3
"""How often the lease is renewed within its time."""


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

    async def set_preference(self, user: int, name: str, value: str | None) -> None:
        """Keep a person's preference, or forget it (None). Raises like ``commit``."""
        await self._write(lambda connection: apply.set_preference(connection, user, name, value))

    async def set_person(self, row: PersonRow) -> None:
        """Remember where a person gets direct messages, and whether they take any. Raises like ``commit``."""
        await self._write(lambda connection: apply.set_person(connection, row))

    async def remind(self, done: Reminded) -> None:
        """Keep what a round of reminders is about to do. Raises like ``commit``."""
        await self._write(lambda connection: remind.apply_reminded(connection, done))

    async def set_settings(self, guild: int, settings: bytes | None) -> None:
        """Keep what the admins of a server have set, or forget it (None). Raises like ``commit``."""
        await self._write(lambda connection: apply.set_settings(connection, guild, settings))

    async def set_commands_digest(self, application: int, digest: str) -> None:
        """Keep the digest of the slash commands that Discord took. Raises like ``commit``."""
        await self._write(lambda connection: apply.set_commands_digest(connection, application, digest))

    async def remove_finished(self, before_ms: int, most: int) -> int:
        """Delete up to ``most`` tables that are over and untouched since ``before_ms``; returns how many. Raises like
        ``commit``.
        """
        return await self._write(lambda connection: keeping.remove_finished(connection, before_ms, most))

    async def forget(self, user: int, name: str) -> Forgotten:
        """Forget a person: in finished games ``name`` stands in their place, preferences are gone.

        Nothing of it stays in the files either: what is deleted is overwritten, and the write-ahead log is emptied, as
        soon as nobody reads from it. Raises like ``commit``.
        """
        done = await self._write(lambda connection: keeping.forget(connection, user, name))
        if not done.still:
            await self._empty_log()
        return done

    async def shrink(self, most: int, keep: int) -> bool:
        """Give up to ``most`` free pages back to the volume, but leave ``keep``; returns whether there are more. Raises
        like ``commit``.
        """
        return await self._write(lambda connection: keeping.shrink(connection, most, keep))

    # --- reading: raises StoreBroken, StoreDamaged, StoreClosed ------------------------------------------------------

    async def table(self, number: int) -> TableRow | None:
        """One table with snapshot and desk, or None."""
        return await self._read(lambda connection: read.table(connection, number))

    async def table_in(self, thread: int) -> int | None:
        """The newest table in this thread, ended or not."""
        return await self._read(lambda connection: read.table_in(connection, thread))

    async def rematch_of(self, number: int) -> int | None:
        """The table at which a finished game is played again or was; one that never began does not count."""
        return await self._read(lambda connection: read.rematch_of(connection, number))

    async def log(self, number: int) -> list[DecisionRow]:
        """The decisions on top of the table's snapshot, in the order of replay."""
        return await self._read(lambda connection: read.log(connection, number))

    async def history(self, number: int) -> list[DecisionRow]:
        """All decisions of a table that no undo has dropped, from the first."""
        return await self._read(lambda connection: read.history(connection, number))

    async def notes(self, number: int) -> list[NoteRow]:
        """The event log of a table, oldest first."""
        return await self._read(lambda connection: read.notes(connection, number))

    async def heads(self, statuses: Sequence[str]) -> list[TableHead]:
        """Light columns of all tables in one of these states, lowest id first."""
        return await self._read(lambda connection: read.heads(connection, statuses))

    async def tables_of(self, user: int) -> list[TableHead]:
        """Heads of the tables at which this person sits or of which they are the host, newest first."""
        return await self._read(lambda connection: read.tables_of(connection, user))

    async def outbox(self, table: int | None = None, states: Sequence[str] = ("waiting", "flying")) -> list[OutboxRow]:
        """Outbox rows in one of these states, of one table or of all, in sending order."""
        return await self._read(lambda connection: read.outbox(connection, table, states))

    async def owing(self) -> list[int]:
        """Tables that have something to say on Discord, lowest id first."""
        return await self._read(read.owing)

    async def last_order(self, table: int) -> int:
        """The highest ``order`` that an outbox row of this table has; 0 without any."""
        return await self._read(lambda connection: read.last_order(connection, table))

    async def deadlines(self, table: int | None = None) -> list[DeadlineRow]:
        """The deadlines of one table or of all, soonest first."""
        return await self._read(lambda connection: read.deadlines(connection, table))

    async def ringing(self, until_ms: int) -> Ringing:
        """Which running tables have a deadline up to this moment, and when the next deadline of all is."""
        return await self._read(lambda connection: read.ringing(connection, until_ms))

    async def lobbies_due(self, before_ms: int, after_ms: int) -> list[int]:
        """Lobbies whose deadline is not after the one moment, or is after the other, soonest first."""
        return await self._read(lambda connection: read.lobbies_due(connection, before_ms, after_ms))

    async def preference(self, user: int, name: str) -> str | None:
        """A person's preference, or None."""
        return await self._read(lambda connection: read.preference(connection, user, name))

    async def preferences(self, users: Sequence[int], name: str) -> dict[int, str]:
        """One preference of several people, of those who have set it."""
        return await self._read(lambda connection: read.preferences(connection, users, name))

    async def commands_digest(self, application: int) -> str | None:
        """The digest of the slash commands that Discord last took, or None."""
        return await self._read(lambda connection: read.commands_digest(connection, application))

    async def people(self, users: Sequence[int]) -> dict[int, PersonRow]:
        """Where these people get direct messages, as far as it is known."""
        return await self._read(lambda connection: read.people(connection, users))

    async def owed(self, user: int | None = None) -> list[OwedAt]:
        """What a person is asked at all their tables, or everybody, soonest first; what is never due comes last."""
        return await self._read(lambda connection: read.owed(connection, user))

    async def reminders(self) -> list[ReminderRow]:
        """How far all reminders have come, by table and seat."""
        return await self._read(remind.reminders)

    async def owing_after(self, after: int, most: int) -> Owing:
        """What up to ``most`` tables with higher numbers than ``after`` owe, and how far their reminders have come."""
        return await self._read(lambda connection: remind.owing_after(connection, after, most))

    async def unanswered(self) -> dict[int, int]:
        """How many reminders in a row people have not answered; who is missing has answered."""
        return await self._read(remind.unanswered)

    async def heads_in(self, guild: int, statuses: Sequence[str]) -> list[TableHead]:
        """Light columns of the tables of one server in one of these states, lowest id first."""
        return await self._read(lambda connection: read.heads_in(connection, guild, statuses))

    async def hosted(self, guild: int, user: int, statuses: Sequence[str]) -> list[str]:
        """The states of the tables on one server of which this person is the host, of those in one of these states."""
        return await self._read(lambda connection: read.hosted(connection, guild, user, statuses))

    async def settings(self, guild: int) -> bytes | None:
        """What the admins of a server have set, or None."""
        return await self._read(lambda connection: read.settings(connection, guild))

    async def refusals(self, table: int | None = None) -> list[RefusalRow]:
        """Channels in which Discord refused the last message, of one table or of all, oldest first."""
        return await self._read(lambda connection: read.refusals(connection, table))

    async def refusals_in(self, guild: int) -> list[RefusalRow]:
        """The same for all tables of one server."""
        return await self._read(lambda connection: read.refusals_in(connection, guild))

    async def stuck(self, before_ms: int) -> list[StuckRow]:
        """Tables that owe messages and at which nothing has moved since ``before_ms``."""
        return await self._read(lambda connection: read.stuck(connection, before_ms))

    async def traces(self, user: int) -> Traces:
        """What is stored about one person."""
        return await self._read(lambda connection: keeping.traces(connection, user))

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
