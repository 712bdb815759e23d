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

from bot.store.postgres.migrate import SCHEMA
from tests.e2e.cosmic import CosmicTable
from tests.e2e.doubles import doubles
from tests.e2e.harness import Bot
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

LEASE_MS = 1_500
"""Of processes in tests: others wait so long before they take over."""
PEOPLE = ("Ana", "Ben")
_END_LEASE = f'UPDATE {SCHEMA}.lease SET "until_ms" = 0 WHERE "first" = $1'
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
        """Start a process anew."""
        await self.bots[process].start()

    def send(self, process: int, what: signal.Signals) -> None:
        """A signal to one of them."""
        running = self.bots[process].process
        assert running is not None
        os.kill(running.pid, what)

    async def served(self, identifies: int, more: int = 1) -> None:
        """Wait until so many more sessions than before were begun."""
        await self.sandbox.wait_for(lambda: self.identifies >= identifies + more)

    async def letters(self, count: int) -> None:
        """Wait until so many interactions lie in the database for another process."""
        connection = await asyncpg.connect(self.url)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                while await connection.fetchval(f"SELECT count(*) FROM {SCHEMA}.letters") < count:
                    pass  # the database tells nobody of it
        finally:
            await connection.close()

    async def end_lease(self, process: int) -> None:
        """The others may take over from now on what this process held."""
        connection = await asyncpg.connect(self.url)
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

    @property
    def identifies(self) -> int:
        """How many sessions were begun."""
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
    lease_ms: int = LEASE_MS,
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
                "TEST_LEASE_MS": str(lease_ms),
                **environments.get(number, {}),
            }
            bots.append(await running.enter_async_context(Bot(sandbox, data / str(number), 7, log, **environment)))
        yield Cluster(sandbox, url, bots, channels, each)
    assert sandbox.violations == []
    assert doubles(sandbox) == []
