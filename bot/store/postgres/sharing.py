"""Processes that share a PostgreSQL database: rows for what must not be lost, LISTEN and NOTIFY to wake each other."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

import asyncpg

from bot.store.errors import StoreError
from bot.store.jobs import Job
from bot.store.postgres import letters, processes
from bot.store.postgres.explaining import is_away
from bot.store.sharing import Letter, Share, Standing
from bot.store.statements.script import Script
from bot.tasks import watched

log = logging.getLogger(__name__)

T = TypeVar("T")

AGAIN_S: Final = 1.0
"""Between two tries to listen."""
UNTOLD: Final = 1_000
"""So much news waits at most while the server is away; older news is dropped."""


class _Write(Protocol):
    async def __call__(self, job: Job[T], /) -> T: ...


class _Read(Protocol):
    async def __call__(self, script: Callable[[], Script[T]], /) -> T: ...


class PostgresSharing:
    """The processes of one database, seen by one of them."""

    def __init__(
        self,
        share: Share,
        write: _Write,
        read: _Read,
        connect: Callable[[], Awaitable[asyncpg.Connection[Any]]],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """``write`` and ``read`` are the store's; ``connect`` makes a connection to listen on."""
        self.share: Final = share
        self.letters: Counter[str] = Counter()
        """How many were ``left``, ``collected`` and ``deferred`` here."""
        self._write = write
        self._read = read
        self._connect = connect
        self._sleep = sleep
        self._news: asyncio.Queue[str] = asyncio.Queue(UNTOLD)
        self._telling = watched(self._tell_on(), "news", endless=True)

    def close(self) -> None:
        """Stop sending news."""
        self._telling.cancel()

    async def standing(self) -> Standing:
        """Who is there, and who holds what."""
        return await self._read(processes.standing)

    async def bury(self, number: int) -> bool:
        """End a process that has not renewed its lease in time."""
        return await self._write(processes.Bury(number))

    async def take(self, shard: int) -> bool:
        """Hold a shard that nobody holds; whether it is ours now."""
        return await self._write(processes.Take(shard, self.share.number))

    async def give(self, shard: int) -> None:
        """Hold it no longer."""
        await self._write(processes.Give(shard, self.share.number))

    async def turn(self, shard: int, concurrency: int, gap_ms: int) -> int:
        """Begin a session now, 0, or how many milliseconds later to ask again."""
        return await self._write(processes.Turn(shard, concurrency, gap_ms))

    async def leave(self, shard: int, body: bytes) -> int:
        """Leave a letter for whoever holds a shard, and wake them; its number."""
        number = await self._write(letters.Write(shard, body))
        self.letters["left"] += 1
        return number

    async def collect(self, shards: Collection[int]) -> Sequence[Letter]:
        """Take letters that nobody has in hand, oldest first."""
        found = await self._write(letters.Collect(tuple(sorted(shards)), self.share.number))
        self.letters["collected"] += len(found)
        return found

    async def defer(self, letter: int) -> bool:
        """Note that the person is told it takes longer; False if the letter is done, or in somebody's hand."""
        return await self._defer(letter, anyway=False)

    async def defer_anyway(self, letter: int) -> bool:
        """The same, whoever has it in hand; False if it is done."""
        return await self._defer(letter, anyway=True)

    async def _defer(self, letter: int, *, anyway: bool) -> bool:
        noted = await self._write(letters.Defer(letter, anyway))
        self.letters["deferred"] += noted
        return noted

    async def settle(self, done: Sequence[int]) -> None:
        """Strike letters off that are done, by their numbers."""
        await self._write(letters.Settle(tuple(done)))

    def tell(self, news: str) -> None:
        """Say something to all processes that listen at this moment."""
        if self._news.full():
            self._news.get_nowait()
        self._news.put_nowait(news)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear what others tell. After a time without connection there may be something new to be read."""
        while True:
            lost = asyncio.Event()
            connection = None
            try:
                connection = await self._connect()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(processes.CHANNEL, lambda *said: heard(str(said[-1])))
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
                await self._read(lambda news=news: processes.notify(news))  # type: ignore[misc]
            except StoreError as error:
                log.info("news for other processes are lost: %s", error)
