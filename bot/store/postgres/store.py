"""The durable side of all tables on a PostgreSQL server: one writing process, nothing cached.

Writes go through the ``Writer`` and are on the server's disk when they return; reads use a pool and see what was
committed before them. While the server is away, writes fail in words and nothing of them is kept; when it is back, they
go on.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
from prometheus_client import Histogram

from bot.store.errors import StoreAway, StoreClosed
from bot.store.files import machine
from bot.store.postgres import lease, processes
from bot.store.postgres.backup import make_backup
from bot.store.postgres.explaining import explained, is_away, place_of
from bot.store.postgres.migrate import SCHEMA, refuse_old_server, schema_version
from bot.store.postgres.running import Connection, carry_out
from bot.store.postgres.sharing import PostgresSharing
from bot.store.postgres.writer import Writer
from bot.store.sharing import LEASE_MS, Share
from bot.store.statements.script import Script, Steps
from bot.store.store import Sleep, Store

T = TypeVar("T")

READERS: Final = 4
"""Connections that read, at most."""
CONNECT_S: Final = 10.0
"""How long a connection may take to be made."""
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
"""We notice within the time of a lease that nothing of ours arrives at the server's machine any more, where the system
knows these options.
"""


class PostgresStore(Store):
    """The open database. Make it with ``open``; one per process and database."""

    def __init__(
        self, url: str, writer: Writer, reading: asyncpg.Pool[Any], token: str, now: Callable[[], int]
    ) -> None:
        """Put together by ``open``, which has locked, migrated and leased the database."""
        super().__init__(now, token)
        self._url = url
        self._place = place_of(url)
        self._writer = writer
        self._reading = reading
        self._telling: PostgresSharing | None = None

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        holder: str,
        now: Callable[[], int],
        lease_ms: int = LEASE_MS,
        sleep: Sleep = asyncio.sleep,
        share: Share | None = None,
        pause: Sleep = asyncio.sleep,
    ) -> PostgresStore:
        """Lock the database, create or upgrade what is ours in it, and hold its lease.

        With ``share`` other processes may be there, which have other shards; without it there may be none.

        ``url`` is a ``postgresql://`` address; ``now`` gives unix milliseconds; ``sleep`` takes seconds and paces the
        renewal of the lease; ``pause`` takes real ones, between questions to a server that is away; ``holder`` is the
        name that a second process is told. Raises ``AlreadyRunning``, ``NewerDatabase``, ``ShardsDiffer``,
        ``StoreAway``, ``StoreFull``, ``StoreBroken``.
        """
        place, token = place_of(url), secrets.token_hex(8)
        connection = None
        try:
            connection = await connect(url)
            refuse_old_server(connection, place)
            await schema_version(connection, place)
            await lease.lock(connection, place, share)
            await lease.upgrade(connection, place, share)
            async with connection.transaction():
                await carry_out(connection, _entry(share, place, holder, token, lease_ms))
            reading = await asyncpg.create_pool(
                url, min_size=1, max_size=READERS, timeout=CONNECT_S, server_settings=_SESSION, init=watch
            )
        except Exception as error:
            if connection is not None:
                await connection.close()
            clear = explained(error, place)
            if clear is error:
                raise
            raise clear from error

        async def again() -> asyncpg.Connection[Any]:
            """A new writing connection, if nobody has taken the lease over meanwhile."""
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
            store._sharing = store._telling = PostgresSharing(share, store, partial(connect, url), sleep)
        store._hold(lease_ms, sleep)
        return store

    def stop_soon(self) -> None:
        """The process is to end: what became of a commit is asked for a few seconds more, at most."""
        self._writer.stop_soon()

    async def close(self) -> None:
        """Finish what was submitted, give up lease and lock. Harmless when repeated."""
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
        """Hold the lease for ``lease_ms`` from now, by the server's clock.

        Raises ``LeaseLost``, and ``StoreAway`` if the server says nothing for as long as the lease lasts.
        """
        try:
            async with asyncio.timeout(lease_ms / 1_000):
                await self.write(processes.renew(self._token, lease_ms))
        except TimeoutError:
            raise StoreAway(self._place, "it does not answer") from None

    async def _release(self) -> None:
        """Give up the lease, and all shards."""
        await self._submit(processes.leave(self._token))

    @property
    def commits(self) -> Histogram:
        return self._writer.commits

    async def shrink(self, most: int, keep: int) -> bool:
        """Nothing: the server gives back room by itself (autovacuum)."""
        return False

    async def wipe(self) -> None:
        """Let the server clean the files of the tables that forgetting a person changes, as far as nobody reads them.

        Its write-ahead log loses what was deleted as that is recycled.
        """
        await self._read_with(lambda connection: connection.execute(f"VACUUM {_FORGETTING}"))

    async def backup(self, to: Path) -> None:
        """Copy everything committed so far to ``to`` by ``pg_dump`` while the bot goes on, and look the copy over.

        Raises ``BackupRefused``, ``StoreFull``, ``StoreUnwritable``; an older file at ``to`` then stays as it was.
        """
        await make_backup(self._url, to)

    async def read(self, script: Script[T]) -> T:
        """Carry out what changes nothing."""
        return await self._read_with(lambda connection: carry_out(connection, script))

    async def _submit(self, script: Script[T]) -> T:
        return await self._writer.submit(script)

    async def _read_with(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Once more on another connection if this one turns out to be gone."""
        if self._closed:
            raise StoreClosed
        for again in (True, False):
            try:
                async with self._reading.acquire() as connection:
                    return await work(connection)
            except Exception as error:
                if not (again and is_away(error)):
                    clear = explained(error, self._place)
                    if clear is error:
                        raise
                    raise clear from error
        raise AssertionError("the second try returns or raises")

    async def _after_renewal(self) -> None:
        """Nothing to do beside."""


_FORGETTING: Final = (
    "tables, desks, outbox, players, former_players, preferences, away, people, refusals, reminders, unanswered, "
    "stories, blocked, standings, ratings, powers, predictions, followers, chapters, mail"
)
"""Tables that forgetting a person changes."""


def _entry(share: Share | None, place: str, holder: str, token: str, lease_ms: int) -> Steps[None]:
    if share is None:
        return processes.acquire_lease(holder, machine(), token, lease_ms)
    return processes.join(share, place, holder, machine(), token, lease_ms)


async def connect(url: str) -> asyncpg.Connection[Any]:
    """A connection that writes what is ours. Raises what asyncpg raises."""
    connection: asyncpg.Connection[Any] = await asyncpg.connect(url, timeout=CONNECT_S, server_settings=_SESSION)
    await watch(connection)
    return connection


async def watch(connection: asyncpg.Connection[Any]) -> None:
    """Have the system notice that the way to the server is gone; the driver would wait for a quarter of an hour."""
    line = connection._transport.get_extra_info("socket")  # type: ignore[attr-defined]  # there is no other way to it
    if line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for option, value in _LINE.items():
            if hasattr(socket, option):
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)
