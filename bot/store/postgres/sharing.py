"""Processes that share a PostgreSQL database: what each holds, and the forwarded messages between them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg

from bot.process.metrics import watched
from bot.store.errors import StoreError
from bot.store.postgres import lease
from bot.store.postgres.lease import NOW, notify
from bot.store.postgres.running import is_away
from bot.store.statements.script import Steps, change, find, find_one, repeat, script
from bot.store.store import NOBODY, ClusterState, Forward, Share, Store


@script
def waiting(shards: Sequence[int]) -> Steps[int]:
    sql = 'SELECT count(*) FROM letters WHERE "taker" = ? AND "shard" = ANY(?)'
    (count,) = yield from find_one(sql, (NOBODY, list(shards)))
    return int(count)


@script
def write(shard: int, body: bytes) -> Steps[int]:
    (number,) = yield from find_one('INSERT INTO letters ("shard", "body") VALUES (?, ?) RETURNING "id"', (shard, body))
    yield from notify()
    return int(number)


@script
def collect(shards: Sequence[int], number: int) -> Steps[list[Forward]]:
    rows = yield from find(
        'UPDATE letters SET "taker" = ? WHERE "taker" = ? AND "shard" = ANY(?) '
        'RETURNING "id", "body", "deferred", "interrupted"',
        (number, NOBODY, list(shards)),
    )
    return [Forward(number, body, bool(late), bool(again)) for number, body, late, again in sorted(rows)]


@script
def defer(forward: int, *, anyway: bool) -> Steps[bool]:
    """Mark as slow for its person; False if done, or in a living process's hand and not ``anyway``."""
    free = f'"taker" NOT IN (SELECT "id" FROM lease WHERE "until_ms" > {NOW})'
    sql = f'UPDATE letters SET "deferred" = 1 WHERE "id" = ? AND "deferred" = 0 AND (? = 1 OR {free})'
    return (yield from change(sql, (forward, anyway))) > 0


@script
def settle(forwards: Sequence[int]) -> Steps[None]:
    yield from repeat('DELETE FROM letters WHERE "id" = ?', [(forward,) for forward in forwards])


log = logging.getLogger(__name__)

AGAIN_S: Final = 1.0
UNTOLD: Final = 1_000
"""News kept at most while the server is away; older news is dropped."""


class PostgresSharing:
    def __init__(
        self,
        share: Share,
        store: Store,
        connect: Callable[[], Awaitable[asyncpg.Connection[Any]]],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        self.share: Final = share
        self.forwards: Counter[str] = Counter()
        self._store = store
        self._connect = connect
        self._sleep = sleep
        self._news: asyncio.Queue[str] = asyncio.Queue(UNTOLD)
        self._telling = watched(self._tell_on(), "news", endless=True)

    def close(self) -> None:
        self._telling.cancel()

    async def cluster_state(self) -> ClusterState:
        return await self._store.read(lease.cluster_state())

    async def bury(self, number: int) -> bool:
        return await self._store.write(lease.bury(number))

    async def claim(self, shard: int) -> bool:
        return await self._store.write(lease.claim(shard, self.share.number))

    async def give(self, shard: int) -> None:
        await self._store.write(lease.give(shard, self.share.number))

    async def turn(self, shard: int, concurrency: int, gap_ms: int) -> int:
        return await self._store.write(lease.turn(shard, concurrency, gap_ms))

    async def leave(self, shard: int, body: bytes) -> int:
        number = await self._store.write(write(shard, body))
        self.forwards["left"] += 1
        return number

    async def collect(self, shards: Collection[int]) -> Sequence[Forward]:
        found = await self._store.write(collect(sorted(shards), self.share.number))
        self.forwards["collected"] += len(found)
        return found

    async def defer(self, forward: int, *, anyway: bool) -> bool:
        noted = await self._store.write(defer(forward, anyway=anyway))
        self.forwards["deferred"] += noted
        return noted

    async def settle(self, done: Sequence[int]) -> None:
        await self._store.write(settle(done))

    def tell(self, news: str) -> None:
        if self._news.full():
            self._news.get_nowait()
        self._news.put_nowait(news)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Pass on others' news; after each reconnect too, as something may have been missed."""
        while True:
            lost = asyncio.Event()
            connection = None
            try:
                connection = await self._connect()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(lease.CHANNEL, lambda *said: heard(str(said[-1])))
                heard("")
                await lost.wait()
            except Exception as error:
                if not is_away(error):
                    raise
            finally:
                if connection is not None:
                    with suppress(Exception):  # it is gone already
                        await connection.close(timeout=1)
            await self._sleep(AGAIN_S)

    async def _tell_on(self) -> None:
        while True:
            news = await self._news.get()
            try:
                await self._store.read(lease.notify(news))
            except StoreError as error:
                log.info("news for other processes are lost: %s", error)
