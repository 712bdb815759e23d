"""One of the processes that ``scale_intake`` measures: plays tables of its shard, and judges its part of the load.

It says a line when all its tables are there, begins with the load when it is told a line, and answers with what it saw
as JSON. Arguments: the database's address, its shard, how many shards, tables, reactions a second, seconds.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

import msgspec

from bench.intake import Load, Measured, played
from bot.play.clock import Clock
from bot.store.choosing import open_store
from bot.store.store import Share

SERVERS = 5
"""Of each shard."""


def servers(shard: int, shards: int) -> list[int]:
    """Numbers of servers that are this shard's, by Discord's formula."""
    return [(number * shards + shard) << 22 for number in range(1, SERVERS + 1)]


async def _told() -> None:
    """Everybody is ready, we too: wait for the word."""
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)


async def measure(url: str, shard: int, shards: int, load: Load) -> Measured:
    """Play a part of the load. Raises what the store raises."""
    with tempfile.TemporaryDirectory() as folder:
        share = Share(shard, shard, shards)
        store = await open_store(url, Path(folder), holder=f"bench {shard}", now=Clock().now, share=share)
        try:
            assert store.sharing is not None
            await store.sharing.claim(shard)
            return await played(store, Path(folder), load, _told)
        finally:
            await store.close()


def main(arguments: list[str]) -> None:
    """Measure as the arguments say."""
    url = arguments[0]
    shard, shards, tables, per_second, seconds = map(int, arguments[1:])
    load = Load(tables, per_second, seconds, servers(shard, shards))
    taken = asyncio.run(measure(url, shard, shards, load))
    sys.stdout.write(msgspec.json.encode(taken).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
