"""Several processes that play one bot on a PostgreSQL server, each with a shard of its own."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import asyncpg

from bot.store.postgres.migrate import SCHEMA
from tests.e2e.cosmic import CosmicTable
from tests.e2e.harness import Bot
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox
from tests.store.postgres.server import Server
from tests.words.voices import EN

LEASE_MS = 1_500
"""Of processes in tests: others wait so long before they take over."""
PEOPLE = ("Ana", "Ben")


class Cluster:
    """The processes, by shard, and a channel of a server of each."""

    def __init__(self, sandbox: Sandbox, server: Server, bots: list[Bot], channels: list[str]) -> None:
        self.sandbox = sandbox
        self.server = server
        self.bots = bots
        self.channels = channels

    async def table(self, shard: int, *people: str, **options: str) -> CosmicTable:
        """A game of Cosmic on a server of this shard, with one computer player if only one person plays."""
        play = CosmicTable(self.sandbox, self.bots[shard], people or PEOPLE, self.channels[shard])
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

    async def served(self, shard: int, identifies: int) -> None:
        """Wait until one more session than so many was begun."""
        await self.sandbox.wait_for(lambda: self.sandbox.discord.gateway.counts.identifies > identifies)

    async def letters(self, count: int) -> None:
        """Wait until so many interactions lie in the database for another process."""
        connection = await asyncpg.connect(self.server.url())
        try:
            async with asyncio.timeout(TIMEOUT_S):
                while await connection.fetchval(f"SELECT count(*) FROM {SCHEMA}.letters") < count:
                    pass  # the database tells nobody of it
        finally:
            await connection.close()

    async def written(self, play: CosmicTable) -> None:
        """Wait until a table can write again after the server was away."""
        async with asyncio.timeout(TIMEOUT_S):
            while EN("play-disk-trouble") in await play.said(play.people[0], "undo"):
                pass

    @property
    def identifies(self) -> int:
        """How many sessions were begun."""
        return self.sandbox.discord.gateway.counts.identifies


@asynccontextmanager
async def cluster(
    data: Path, server: Server, count: int = 3, log: Path | None = None, lease_ms: int = LEASE_MS
) -> AsyncIterator[Cluster]:
    """So many processes, each with one shard, under a frozen clock. At the end nothing may have broken the contract."""
    async with Sandbox.start(shards=count) as sandbox, AsyncExitStack() as running:
        channels = {(int(sandbox.guild_id) >> 22) % count: sandbox.channels["table"]}
        while len(channels) < count:
            await sandbox.advance(1)  # the number of a server born a millisecond later belongs to the next shard
            guild = sandbox.world.add_guild("Elsewhere", sandbox.user("Finn"))["id"]
            for person in sandbox.people.values():
                sandbox.world.join(guild, person)
            channels[(int(guild) >> 22) % count] = sandbox.world.add_channel(guild, "elsewhere")["id"]
        bots = []
        for shard in range(count):
            environment = {
                "DATABASE_URL": server.url(),
                "SHARDS": f"{shard}-{shard}/{count}",
                "TEST_LEASE_MS": str(lease_ms),
            }
            bots.append(await running.enter_async_context(Bot(sandbox, data / str(shard), 7, log, **environment)))
        yield Cluster(sandbox, server, bots, [channels[shard] for shard in range(count)])
    assert sandbox.violations == []
