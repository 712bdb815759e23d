"""A process that commits as fast as it can and prints what was acknowledged, until it is killed. Run by test_kill."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.store.choosing import open_store
from bot.store.rows import Batch
from bot.store.sqlite.backup import unix_ms
from bot.store.statements import changing, tables
from bot.store.store import Store
from tests.store.samples import decision, note, post, table_row

WRITERS = 8


async def write(store: Store, table: int) -> None:
    """Go on where the log ends; one line per batch that the store has promised to keep."""
    seq = len(await store.read(tables.history(table)))
    while True:
        batch = Batch(
            table,
            decisions=[decision(1, seq)],
            desk=b"%d" % seq,
            notes=[note(seq)],
            outbox=[post(table, f"c{seq}", seq)],
            next_ask=seq + 2,
        )
        await store.write(changing.commit(batch))
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()
        seq += 1


async def main(place: str) -> None:
    """One writer per table, all in the same groups. ``place`` is a file, or the address of a PostgreSQL database."""
    url = place if place.startswith("postgresql:") else ""
    store = await open_store(url, Path(place), holder="storm", now=unix_ms)
    for _ in range(WRITERS - len(await store.read(tables.heads(["lobby"])))):
        await store.write(changing.create_table(table_row()))
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.gather(*(write(store, head.id) for head in await store.read(tables.heads(["lobby"]))))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
