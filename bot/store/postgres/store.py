"""The durable side of all tables on a PostgreSQL server: one writing process, nothing cached.

Writes go through the ``Writer`` and are on the server's disk when they return; reads use a pool and see what was
committed before them. A group that fails is repeated script by script, so a bad one fails alone. While the server is
away, writes fail in words and nothing of them is kept; when it is back, they go on.

A script counts as done only after the COMMIT of its group was answered. If the connection breaks in the middle of that
answer, the number of the group tells afterwards whether it was committed; nobody is answered before that is known. What
comes meanwhile was not begun, so it is refused at once. A process that is to end asks for a while only, says that it
does not know, and writes nothing more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from bot.process.metrics import watched
from bot.store.errors import LeaseLost, StoreAway, StoreClosed, StoreError, StoreUnknown
from bot.store.postgres import lease, running
from bot.store.postgres.backup import make_backup
from bot.store.postgres.lease import SCHEMA, refuse_old_server, schema_version
from bot.store.postgres.sharing import PostgresSharing
from bot.store.statements.script import GroupWriter, Piece, Script
from bot.store.store import LEASE_MS, Now, Share, Sleep, Store

log = logging.getLogger(__name__)

Connect = Callable[[], Awaitable["asyncpg.Connection[Any]"]]

AGAIN_S: Final = 0.5
"""Real seconds between two questions about the fate of a group, not the clock of tables."""
GIVE_UP_S: Final = 5.0
"""Real seconds in which an ending process still asks; containers are mostly killed after ten."""
APART_S: Final = 0.05
"""Real seconds for a conflicting process to go on first; each try adds as much."""
TRIES: Final = 8


def _waves(group: Sequence[Piece[object]]) -> Iterator[list[Piece[object]]]:
    """Give scripts that may run at once, wave by wave: batches of different tables, others alone."""
    wave: list[Piece[object]] = []
    tables: set[int] = set()
    for piece in group:
        table = piece.script.table
        if wave and (table is None or not tables or table in tables):
            yield wave
            wave, tables = [], set()
        wave.append(piece)
        if table is not None:
            tables.add(table)
    if wave:
        yield wave


class Writer(GroupWriter):
    def __init__(
        self,
        connection: asyncpg.Connection[Any],
        connect: Connect,
        token: str,
        place: str,
        now: Now,
        share: Share | None,
        pause: Sleep,
    ) -> None:
        """``connect`` gives a locked connection; ``share``: other shards' writers; ``pause`` in real seconds."""
        self._connection: asyncpg.Connection[Any] | None = connection
        self._connect = connect
        self._token = token
        self._share = share
        self._place = place
        self._turn = 0
        self._pause = pause
        self._ending: asyncio.Task[None] | None = None
        self._asking: asyncio.Timeout | None = None
        self.gave_up = False
        """True once we no longer ask; nothing more is written then."""
        super().__init__(now)

    def stop_soon(self) -> None:
        """Stop asking for the fate of a group after ``GIVE_UP_S``. Harmless when repeated."""
        if self._ending is None:
            self._ending = watched(self._end_asking(), "writer")

    async def close(self) -> None:
        """Finish what was submitted, then stop, like ``stop_soon`` at the latest. Harmless when repeated."""
        self.stop_soon()
        await super().close()
        if self._ending is not None:
            self._ending.cancel()
        await self._drop()

    def _explained(self, error: Exception) -> StoreError:
        return running.explained(error, self._place)

    async def _write(self, group: Sequence[Piece[object]]) -> None:
        if self.gave_up:  # what is not known may still come to pass, and nothing may be built on it
            for piece in group:
                piece.error = StoreAway(self._place, "this process ends without it")
            return
        try:
            await self._until_it_goes(group)
        except Exception as error:
            if len(group) == 1 or running.is_away(error) or isinstance(error, LeaseLost | StoreUnknown):
                for piece in group:
                    piece.error = error
                return
            for piece in group:
                await self._write([piece])
        else:
            for piece in group:
                piece.error = None

    async def _until_it_goes(self, group: Sequence[Piece[object]]) -> None:
        """Retry a group as long as nothing was kept and a retry may help. Raises the last error."""
        was_away = False
        tries = 0
        while True:
            try:
                return await self._transaction(group)
            except Exception as error:
                if running.is_away(error) and not was_away:
                    was_away = True  # the server may be there on another connection
                    continue
                tries += 1
                if not running.stood_in_the_way(error) or tries == TRIES:
                    raise
            await self._pause(APART_S * tries)

    async def _transaction(self, group: Sequence[Piece[object]]) -> None:
        connection = await self._connected()
        self._turn += 1
        committing = False
        try:
            await connection.execute("BEGIN")
            await running.carry_out(connection, lease.begin(self._token, self._turn))
            if self._share is not None:
                tables = [piece.script.table for piece in group if piece.script.table is not None]
                await running.carry_out(connection, lease.foreign_tables(tables, self._share))
            for wave in _waves(group):
                scripts = [self._begin(piece) for piece in wave]
                if len(wave) == 1:
                    wave[0].value = await running.carry_out(connection, scripts[0])
                    continue
                for piece, value in zip(wave, await running.carry_out_together(connection, scripts), strict=True):
                    piece.value = value
            committing = True
            await connection.execute("COMMIT")
        except Exception as error:
            if not (running.is_away(error) or connection.is_closed()):
                await connection.execute("ROLLBACK")
                raise
            await self._drop()
            if not (committing and await self._was_committed_in_time()):
                raise

    async def _connected(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
            log.info("the database %s is reached again", self._place)
        return self._connection

    async def _end_asking(self) -> None:
        await self._pause(GIVE_UP_S)
        if self._asking is not None:
            self._asking.reschedule(asyncio.get_running_loop().time())

    async def _was_committed_in_time(self) -> bool:
        """True if the last group was committed. ``LeaseLost``; ``StoreUnknown`` if the process ends before."""
        self._asking = asyncio.timeout(0 if self._ending is not None and self._ending.done() else None)
        try:
            async with self._asking:
                return await self._was_committed()
        except TimeoutError:
            self.gave_up = True
            log.warning(
                "one commit is unknown: the database %s was away as this process had to end, and what became of it is "
                "read there at the next start",
                self._place,
            )
            raise StoreUnknown(self._place) from None
        finally:
            self._asking = None

    async def _was_committed(self) -> bool:
        """True if the last group was committed; waits for the server without end. Raises ``LeaseLost``."""
        while True:
            try:
                return await running.carry_out(await self._connected(), lease.last_turn(self._token)) == self._turn
            except LeaseLost:
                raise
            except Exception as error:  # whatever it is, such as too many connections, it says nothing about the group
                await self._drop()
                why = running.explained(error, self._place)
                log.warning("what became of the last changes is not known yet: %s", why)
                self._refuse_waiting(error)
                await self._pause(AGAIN_S)

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it is gone already
                await connection.close(timeout=1)


T = TypeVar("T")

READERS: Final = 4
CONNECT_S: Final = 10.0
_SESSION: Final = {
    "search_path": SCHEMA,
    "synchronous_commit": "on",
    "application_name": "zodiac-table",
    # The server notices within a minute that a machine is gone, and frees its lock.
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
_LINE: Final = {"TCP_KEEPIDLE": 5, "TCP_KEEPINTVL": 5, "TCP_USER_TIMEOUT": LEASE_MS}
"""Detect within a lease's time that the server is unreachable, on systems with these options."""


class PostgresStore(Store):
    """The open database. Make it with ``open``; one per process and database."""

    def __init__(self, url: str, writer: Writer, reading: asyncpg.Pool[Any], token: str, now: Now) -> None:
        """Use ``open``, which has locked, migrated and leased the database."""
        super().__init__(now, token)
        self._url = url
        self._place = running.place_of(url)
        self._writer: Writer = writer
        self._reading = reading
        self._telling: PostgresSharing | None = None

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        holder: str,
        now: Now,
        lease_ms: int = LEASE_MS,
        sleep: Sleep = asyncio.sleep,
        share: Share | None = None,
        pause: Sleep = asyncio.sleep,
    ) -> PostgresStore:
        """Lock the database, create or upgrade what is ours in it, and hold its lease.

        Without ``share`` no other process may be there, with it those with other shards. ``sleep`` paces the renewal of
        the lease; ``pause`` takes real seconds, between questions to a server that is away; ``holder`` is the name that
        a second process is told. Raises ``AlreadyRunning``, ``NewerDatabase``, ``ShardsDiffer``, ``StoreAway``,
        ``StoreFull``, ``StoreBroken``.
        """
        place, token = running.place_of(url), secrets.token_hex(8)
        connection = None
        try:
            with running.explaining(place):
                connection = await connect(url)
                refuse_old_server(connection, place)
                await schema_version(connection, place)
                await lease.lock(connection, place, share)
                await lease.upgrade(connection, place, share)
                async with connection.transaction():
                    await running.carry_out(connection, lease.enter(share, place, holder, token, lease_ms))
                reading = await asyncpg.create_pool(
                    url, min_size=1, max_size=READERS, timeout=CONNECT_S, server_settings=_SESSION, init=watch
                )
        except StoreError:
            if connection is not None:
                await connection.close()
            raise

        async def again() -> asyncpg.Connection[Any]:
            """Connect for writing. Raises ``LeaseLost`` if somebody has taken the lease over."""
            new = await connect(url)
            try:
                await lease.lock_again(new, place, token, share)
            except BaseException:
                with suppress(Exception):  # it is gone already
                    await new.close(timeout=1)
                raise
            return new

        store = cls(url, Writer(connection, again, token, place, now, share, pause), reading, token, now)
        if share is not None:
            store.sharing = store._telling = PostgresSharing(share, store, partial(connect, url), sleep)
        store._hold(lease_ms, sleep)
        return store

    def stop_soon(self) -> None:
        self._writer.stop_soon()

    async def close(self) -> None:
        if self._closed:
            return
        self.stop_soon()
        if self._telling is not None:
            self._telling.close()
        await self._let_go()
        await self._writer.close()
        if self._writer.gave_up:
            self._reading.terminate()  # a server that is away says no goodbye
        else:
            await self._reading.close()

    async def renew(self, lease_ms: int) -> None:
        """Renew by the server's clock. ``LeaseLost``; ``StoreAway`` if it is silent for a lease's time."""
        try:
            async with asyncio.timeout(lease_ms / 1_000):
                await self.write(lease.renew(self._token, lease_ms))
        except TimeoutError:
            raise StoreAway(self._place, "it does not answer") from None

    async def _release(self) -> None:
        await self._writer.submit(lease.leave(self._token))

    async def shrink(self, most: int, keep: int) -> bool:
        """Do nothing: the server frees room by itself (autovacuum)."""
        return False

    async def wipe(self) -> None:
        """Clean the files of tables with deleted data; the write-ahead log loses it as it is recycled."""
        await self._read_with(lambda connection: connection.execute(f"VACUUM {_FORGETTING}"))

    async def backup(self, to: Path) -> None:
        await make_backup(self._url, to)

    async def read(self, script: Script[T]) -> T:
        return await self._read_with(lambda connection: running.carry_out(connection, script))

    async def _read_with(self, work: Callable[[running.Connection], Awaitable[T]]) -> T:
        """Read, once more on another connection if this one turns out to be gone."""
        if self._closed:
            raise StoreClosed
        with running.explaining(self._place):
            try:
                async with self._reading.acquire() as connection:
                    return await work(connection)
            except Exception as error:
                if not running.is_away(error):
                    raise
            async with self._reading.acquire() as connection:
                return await work(connection)


_FORGETTING: Final = (
    "tables, desks, outbox, players, former_players, preferences, away, people, refusals, reminders, unanswered, "
    "stories, blocked, standings, ratings, powers, predictions, followers, chapters, mail"
)


async def connect(url: str) -> asyncpg.Connection[Any]:
    connection: asyncpg.Connection[Any] = await asyncpg.connect(url, timeout=CONNECT_S, server_settings=_SESSION)
    await watch(connection)
    return connection


async def watch(connection: asyncpg.Connection[Any]) -> None:
    """Let the system notice a lost connection; the driver would wait for a quarter of an hour."""
    line = connection._transport.get_extra_info("socket")  # type: ignore[attr-defined]  # there is no other way to it
    if line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for option, value in _LINE.items():
            if hasattr(socket, option):
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
