"""Read the database beside a running bot; move everything into another database, compared to the last byte.

Both are locked meanwhile, so no bot runs on either. The target is filled in one transaction: whatever goes wrong, it
stays as empty as it was, and the source is only read.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager, closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec

from bot.store.errors import StoreBroken, Unreadable
from bot.store.rows import DecisionRow, TableRow
from bot.store.sqlite.opening import (
    FileLock,
    explained,
    known_migrations,
    make_if_new,
    refuse_if_cut_off,
    schema_version,
)
from bot.store.sqlite.worker import carry_out, open_database
from bot.store.statements import tables
from bot.store.statements.moving import PARTS, count, put, some
from bot.store.statements.script import Script
from bot.words.message import StartError

T = TypeVar("T")
Database: TypeAlias = Path | str
MOST: Final = 1 << 63
"""Numbers from here on do not fit into a database."""


class Ask(Protocol):
    def __call__(self, script: Script[T], /) -> T: ...  # said above


def opened(database: Database) -> AbstractContextManager[Ask]:
    """Open for reading. Raises ``NewerDatabase`` and other errors of the store."""
    return _reading_file(database) if isinstance(database, Path) else _reading_server(database)


@contextmanager
def _reading_file(path: Path) -> Iterator[Ask]:
    try:
        refuse_if_cut_off(path)
    except FileNotFoundError:
        raise StoreBroken(f"There is no database {path}. Set DATA_DIR to the bot's data directory.") from None
    except OSError as error:
        raise explained(error, path) from error
    try:
        with closing(open_database(path)) as connection:
            connection.execute("PRAGMA query_only = ON")
            schema_version(connection, path)

            def ask(script: Script[T], /) -> T:
                return carry_out(connection, script)

            yield ask
    except (sqlite3.Error, UnicodeDecodeError, Unreadable) as error:
        raise explained(error, path) from error


@contextmanager
def _reading_server(url: str) -> Iterator[Ask]:
    from bot.store.postgres import backup as server

    with asyncio.Runner() as runner:
        connection = runner.run(server.connect(url))

        def ask(script: Script[T], /) -> T:
            return runner.run(server.answer(connection, url, script))

        try:
            yield ask
        finally:
            runner.run(connection.close())


def game_of(database: Database, number: int) -> tuple[TableRow, list[DecisionRow], list[DecisionRow]]:
    """Read a table, its log and its whole history. Raises ``StoreBroken`` if there is no game."""
    with opened(database) as ask:
        row = ask(tables.table(number)) if number < MOST else None
        if row is None or not row.snapshot:
            raise StoreBroken(f"There is no game at table {number}: it never began, or it was deleted after its time.")
        return row, ask(tables.log(number)), ask(tables.history(number))


ROWS: Final = 500


class _End(ABC):
    place: str
    """Location of the database, fit to print; holds no password."""

    @abstractmethod
    async def do(self, script: Script[T]) -> T:
        """Carry out a script."""

    @abstractmethod
    async def transact(self, sql: str) -> None:
        """Begin or end a transaction."""

    @abstractmethod
    async def last_number(self) -> int:
        """The highest number that a table ever had."""

    @abstractmethod
    async def count_on(self, number: int) -> None:
        """The next table gets a higher number."""


class _File(_End):
    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.place = str(path)
        self._connection = connection

    async def do(self, script: Script[T]) -> T:
        return carry_out(self._connection, script)

    async def transact(self, sql: str) -> None:
        self._connection.execute(sql)

    async def last_number(self) -> int:
        row = self._connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'tables'").fetchone()
        return 0 if row is None else int(row[0])

    async def count_on(self, number: int) -> None:
        self._connection.execute("DELETE FROM sqlite_sequence WHERE name = 'tables'")
        self._connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', ?)", (number,))


class _Server(_End):
    def __init__(self, place: str, connection: Any) -> None:
        self.place = f"the database {place}"
        self._connection = connection

    async def do(self, script: Script[T]) -> T:
        from bot.store.postgres.running import carry_out

        return await carry_out(self._connection, script)

    async def transact(self, sql: str) -> None:
        await self._connection.execute(sql)

    async def last_number(self) -> int:
        row = await self._connection.fetchrow("SELECT last_value, is_called FROM tables_id_seq")
        return int(row[0]) if row[1] else 0

    async def count_on(self, number: int) -> None:
        await self._connection.execute("SELECT setval('tables_id_seq', $1, $2)", max(number, 1), number > 0)
        notes = "SELECT setval('notes_id_seq', (SELECT coalesce(max(id), 0) + 1 FROM notes), false)"
        await self._connection.execute(notes)


def run(source: Database, target: Database) -> int:
    """Move everything and print a summary. Raises ``StartError`` or a ``StoreError``."""
    return asyncio.run(_move(source, target))


async def _move(source: Database, target: Database) -> int:
    if source == target:
        raise StartError("Name two databases: the one to move from, and an empty one.")
    async with _opened(source, new=False) as here, _opened(target, new=True) as there:
        for part in PARTS:
            if await there.do(count(part)):
                raise StartError(f"{there.place} is not empty. Move into a database in which no bot has played.")
        await there.transact("BEGIN")
        try:
            digests = {part: await _passed(here, part, there) for part in PARTS}
            await there.count_on(await here.last_number())
            for part, sent in digests.items():
                if await _passed(there, part) != sent:
                    raise StartError(f"What arrived of {part} is not what was sent. Nothing was moved.")
        except BaseException:
            await there.transact("ROLLBACK")
            raise
        await there.transact("COMMIT")
    for part, (number, digest) in digests.items():
        print(f"{part:15} {number:9} rows  {digest}")
    print(f"Moved everything from {here.place} to {there.place}, and compared it. The source stays as it was.")
    return 0


async def _passed(end: _End, part: str, to: _End | None = None) -> tuple[int, str]:
    number, digest, last = 0, blake2b(digest_size=16), None
    while rows := await end.do(some(part, last, ROWS)):
        if to is not None:
            await to.do(put(part, rows))
        number, last = number + len(rows), rows[-1]
        digest.update(msgspec.msgpack.encode(rows))
    return number, digest.hexdigest()


def _opened(database: Database, *, new: bool) -> AbstractAsyncContextManager[_End]:
    """Open locked and at the newest schema; with ``new`` create it if missing."""
    return _opened_file(database, new=new) if isinstance(database, Path) else _opened_server(database, new=new)


@asynccontextmanager
async def _opened_file(path: Path, *, new: bool) -> AsyncIterator[_End]:
    lock = FileLock.acquire(path, "move")
    try:
        if new:
            make_if_new(path)
        refuse_if_cut_off(path)
        with closing(open_database(path)) as connection:
            found = schema_version(connection, path)
            if found != len(known_migrations()):
                raise _too_old(str(path), found)
            yield _File(path, connection)
    except (sqlite3.Error, OSError, UnicodeDecodeError, Unreadable) as error:
        raise explained(error, path) from error
    finally:
        lock.release()


@asynccontextmanager
async def _opened_server(url: str, *, new: bool) -> AsyncIterator[_End]:
    import asyncpg

    from bot.store.postgres import lease
    from bot.store.postgres.running import explained, place_of
    from bot.store.postgres.store import connect

    place, connection = place_of(url), None
    try:
        connection = await connect(url)
        lease.refuse_old_server(connection, place)
        await lease.lock(connection, place)
        if new:
            await lease.migrate(connection, place)
        found = await lease.schema_version(connection, place)
        if found != lease.known_migrations()[-1].version:
            raise _too_old(place, found)
        yield _Server(place, connection)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, Unreadable) as error:
        raise explained(error, place) from error
    finally:
        if connection is not None:
            await connection.close()


def _too_old(place: str, version: int) -> StartError:
    what = f"is of the older version {version}" if version else "holds nothing of the bot's"
    return StartError(f"{place} {what}. Start this bot on it once, stop it, and move then.")
