"""Several processes that play one bot on a PostgreSQL server, each with a shard of its own."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import MappingProxyType

import asyncpg

from bot.store.postgres.lease import SCHEMA
from tests.e2e.cosmic import CosmicTable
from tests.e2e.doubles import doubles
from tests.e2e.harness import Bot
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

LEASE_MS = 600_000
"""Of processes in tests: however slow the machine is, nobody is taken for dead before the test says so."""
PEOPLE = ("Ana", "Ben")
_END_LEASE = f'UPDATE {SCHEMA}.lease SET "until_ms" = 0 WHERE "first" = $1'
_LOCK_LEASE = f'SELECT FROM {SCHEMA}.lease WHERE "first" = $1 FOR UPDATE'
_AT_HOME = (
    f'SELECT count(*) FROM {SCHEMA}.shards JOIN {SCHEMA}.lease ON lease."id" = shards."holder" '
    'WHERE lease."first" = $1 AND shards."shard" = ANY($2)'
)
_LEASES = f'SELECT "id", "until_ms" FROM {SCHEMA}.lease'


class Cluster:
    """The processes, by shard, and a channel of a server of each."""

    def __init__(self, sandbox: Sandbox, url: str, bots: list[Bot], channels: list[str], each: int = 1) -> None:
        self.sandbox = sandbox
        self.url = url
        self.bots = bots
        self.channels = channels
        self.each = each

    async def table(self, shard: int, *people: str, **options: str) -> CosmicTable:
        """A game of Cosmic on a server of this shard, with one computer player if only one person plays."""
        play = CosmicTable(self.sandbox, self.bots[shard // self.each], people or PEOPLE, self.channels[shard])
        await play.open(0 if len(people or PEOPLE) > 1 else 1, **({"speed": "live"} | options))
        return play

    async def again(self, process: int) -> None:
        """Start a process anew; it has all its shards back when this returns, whoever held them meanwhile."""
        await self.bots[process].start()
        first = process * self.each
        shards = list(range(first, first + self.each))
        connection = await asyncpg.connect(self.url)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                while await connection.fetchval(_AT_HOME, first, shards) < len(shards):
                    pass  # the database tells nobody of it
        finally:
            await connection.close()
        await self.sandbox.wait_for(lambda: self.sandbox.discord.gateway.served().issuperset(shards))

    def send(self, process: int, what: signal.Signals) -> None:
        """A signal to one of them."""
        running = self.bots[process].process
        assert running is not None
        os.kill(running.pid, what)

    async def kill(self, process: int) -> None:
        """``kill -9``, for so long that the others may take over."""
        await self.bots[process].kill()
        await self.end_lease(process)

    async def stand_still(self, process: int) -> None:
        """SIGSTOP, for so long that the others may take over; while it renews its lease nobody could end that."""
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                self.send(process, signal.SIGSTOP)
                try:
                    return await self.end_lease(process)
                except asyncpg.LockNotAvailableError:  # it stands in the middle of a transaction, which it finishes now
                    self.send(process, signal.SIGCONT)
                    await self._between_transactions(process)

    async def served(self, identifies: int, more: int = 1) -> None:
        """Wait until so many more sessions than before were begun."""
        await self.sandbox.wait_for(lambda: self.identifies >= identifies + more)

    async def forwards(self, count: int) -> None:
        """Wait until so many interactions lie in the database for another process."""
        connection = await asyncpg.connect(self.url)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                while await connection.fetchval(f"SELECT count(*) FROM {SCHEMA}.letters") < count:
                    pass  # the database tells nobody of it
        finally:
            await connection.close()

    async def end_lease(self, process: int) -> None:
        """The others may take over from now on what this process held. ``LockNotAvailableError`` while it renews."""
        connection = await asyncpg.connect(self.url, server_settings={"lock_timeout": "500"})
        try:
            ended = await connection.execute(_END_LEASE, process * self.each)
        finally:
            await connection.close()
        assert ended == "UPDATE 1"

    async def renewed(self) -> None:
        """Wait until every process has found the server again that was away."""
        connection = await asyncpg.connect(self.url)
        try:
            before = {int(number): int(until) for number, until in await connection.fetch(_LEASES)}
            async with asyncio.timeout(TIMEOUT_S):
                while any(until <= before[number] for number, until in await connection.fetch(_LEASES)):
                    pass  # the database tells nobody of it
        finally:
            await connection.close()

    async def _between_transactions(self, process: int) -> None:
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute(_LOCK_LEASE, process * self.each)
        finally:
            await connection.close()

    @property
    def identifies(self) -> int:
        return self.sandbox.discord.gateway.counts.identifies


async def a_server_each(sandbox: Sandbox, shards: int) -> list[str]:
    """Make servers until each shard has one, with everybody in it; a channel of each, by shard."""
    channels = {(int(sandbox.guild_id) >> 22) % shards: sandbox.channels["table"]}
    while len(channels) < shards:
        await sandbox.advance(1)  # the number of a server born a millisecond later belongs to the next shard
        guild = sandbox.world.add_guild("Elsewhere", sandbox.user("Finn"))["id"]
        for person in sandbox.people.values():
            sandbox.world.join(guild, person)
        channels[(int(guild) >> 22) % shards] = sandbox.world.add_channel(guild, "elsewhere")["id"]
    return [channels[shard] for shard in range(shards)]


@asynccontextmanager
async def cluster(
    data: Path,
    url: str,
    count: int = 3,
    log: Path | None = None,
    each: int = 1,
    environments: Mapping[int, dict[str, str]] = MappingProxyType({}),
) -> AsyncIterator[Cluster]:
    """So many processes, with so many shards ``each`` and a server for each shard, under a frozen clock.

    ``environments`` is what some processes have besides. At the end nothing may have broken Discord's contract, and
    nothing may have been said twice.
    """
    shards = count * each
    async with Sandbox.start(shards=shards) as sandbox, AsyncExitStack() as running:
        channels = await a_server_each(sandbox, shards)
        bots = []
        for number in range(count):
            environment = {
                "DATABASE_URL": url,
                "SHARDS": f"{number * each}-{number * each + each - 1}/{shards}",
                "TEST_LEASE_MS": str(LEASE_MS),
                **environments.get(number, {}),
            }
            bots.append(await running.enter_async_context(Bot(sandbox, data / str(number), 7, log, **environment)))
        yield Cluster(sandbox, url, bots, channels, each)
    assert sandbox.violations == []
    assert doubles(sandbox) == []
