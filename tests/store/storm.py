"""A process that commits as fast as it can and prints what was acknowledged, until it is killed. Run by test_kill."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.store.rows import Batch
from bot.store.sqlite.backup import unix_ms
from bot.store.sqlite.store import SqliteStore
from tests.store.samples import decision, note, post, table_row

WRITERS = 8


async def write(store: SqliteStore, table: int) -> None:
    """Go on where the log ends; one line per batch that the store has promised to keep."""
    seq = len(await store.history(table))
    while True:
        batch = Batch(
            table,
            decisions=[decision(1, seq)],
            desk=b"%d" % seq,
            notes=[note(seq)],
            outbox=[post(table, f"c{seq}", seq)],
            next_ask=seq + 2,
        )
        await store.commit(batch)
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()
        seq += 1


async def main(path: Path) -> None:
    """One writer per table, all in the same groups."""
    store = await SqliteStore.open(path, holder="storm", now=unix_ms)
    for _ in range(WRITERS - len(await store.heads(["lobby"]))):
        await store.create_table(table_row())
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.gather(*(write(store, head.id) for head in await store.heads(["lobby"])))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
