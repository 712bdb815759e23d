"""Speed of accepted actions on their way to disk, beside the disk's own; and of a start listing its tables.

Commits are paced by the wall clock as players would pace them, not as fast as they go: latency under a given
load is the question.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bot.store.choosing import open_store
from bot.store.rows import Batch, DecisionRow, NoteRow, OutboxRow, TableRow
from bot.store.sqlite.backup import unix_ms
from bot.store.statements import changing, tables
from bot.store.store import Store

SINGLES = 300
TABLES = 100
RATE = 1000
SECONDS = 4
OPEN_TABLES = 10_000
AGAIN = 40
"""Commits of each table without a pause."""


def percentile(times: list[float], share: float) -> float:
    """The time that this share of all does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def _raw_fsync(folder: Path) -> list[float]:
    """Milliseconds of an appended page with its fsync: what any durable commit costs on this machine at least."""
    times = []
    with (folder / "raw").open("wb", buffering=0) as file:
        for _ in range(SINGLES):
            begin = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            times.append((time.perf_counter() - begin) * 1000)
    return times


def running_table(status_snapshot: bytes) -> TableRow:
    """A slap table in play."""
    roster = b'[{"name":"Ann","user":1001},{"name":"Bob","user":1002}]'
    return TableRow(
        game="slap", guild=1, parent=2, host=1001, status="running", roster=roster, snapshot=status_snapshot
    )


def _batch(table: int, seq: int) -> Batch:
    """One turned card, as a table commits it: decision, controller, note, the next card's post, the last one done."""
    posts = [OutboxRow(f"c{seq}", table, 7, "post", bytes(600), "withdraw", order=seq)]
    done = [(f"c{seq - 1}", "post", "done", 10**18 + seq)] if seq else []
    return Batch(
        table,
        decisions=[DecisionRow(1 + seq // 8, seq % 8, 1, "slap", b'{"air":false}', "player", 1, "0123abcd")],
        snapshot=bytes(2500) if seq % 8 == 7 else None,
        desk=bytes(1500),
        next_ask=seq + 1,
        outbox=posts,
        outbox_state=done,  # type: ignore[arg-type]  # a list of literals is inferred as a list of strings
        notes=[NoteRow(1, f"c{seq}", "good", "slap A5", 1234, seq)],
    )


async def _commit(store: Store, table: int, seq: int, due: float, times: list[float]) -> None:
    """``due`` is when the action came: waiting in line for the table's turn counts."""
    await store.write(changing.commit(_batch(table, seq)))
    times.append((time.perf_counter() - due) * 1000)


async def paced(store: Store, tables: list[int], seconds: int = SECONDS) -> list[float]:
    """Milliseconds from arrival to durable, ``RATE`` a second, spread evenly over the tables."""
    times: list[float] = []
    begin = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(RATE * seconds):
            due = begin + number / RATE
            # Bursts of a few are what an event loop sees; only sleep if there is something to sleep.
            if due > time.perf_counter():
                await asyncio.sleep(due - time.perf_counter())
            group.create_task(_commit(store, tables[number % len(tables)], number // len(tables), due, times))
    return times


async def run_async() -> dict[str, float]:
    """Measure in a temporary folder of this machine's disk, and on the server that ``BENCH_DATABASE_URL`` names, in an
    empty database; milliseconds by name.
    """
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as name:
        folder = Path(name)
        raw = _raw_fsync(folder)
        measured = {"raw fsync, median ms": statistics.median(raw), "raw fsync, p99 ms": percentile(raw, 0.99)}
        measured |= await _measured("", folder / "bench.db")
        if url := os.environ.get("BENCH_DATABASE_URL"):
            there = await _measured(url, folder)
            measured |= {f"PostgreSQL, {figure}": value for figure, value in there.items()}
    return measured


async def _measured(url: str, path: Path) -> dict[str, float]:
    store = await open_store(url, path, holder="bench", now=unix_ms)
    try:
        single = await store.write(changing.create_table(running_table(b"")))
        times: list[float] = []
        for seq in range(SINGLES):
            await _commit(store, single, seq, time.perf_counter(), times)
        numbers = [await store.write(changing.create_table(running_table(b""))) for _ in range(TABLES)]
        times_paced = await paced(store, numbers)
        most = await as_fast_as_it_goes(store, numbers)
        rows = (store.write(changing.create_table(running_table(bytes(7000)))) for _ in range(OPEN_TABLES))
        await asyncio.gather(*rows)
        begin = time.perf_counter()
        heads = await store.read(tables.heads(["running"]))
        listed = (time.perf_counter() - begin) * 1000
        assert len(heads) == 1 + TABLES + OPEN_TABLES
    finally:
        await store.close()
    return {
        "single commit, median ms": statistics.median(times),
        "single commit, p99 ms": percentile(times, 0.99),
        "1,000 commits/s, median ms": statistics.median(times_paced),
        "1,000 commits/s, p99 ms": percentile(times_paced, 0.99),
        "commits/s at most": most,
        "list 10,000 open tables, ms": listed,
    }


async def as_fast_as_it_goes(store: Store, tables: list[int], first: int = RATE * SECONDS // TABLES) -> float:
    """Commits a second when every table commits again as soon as it may; ``first`` is each one's next commit."""
    begin = time.perf_counter()

    async def one(table: int) -> None:
        for seq in range(first, first + AGAIN):
            await store.write(changing.commit(_batch(table, seq)))

    await asyncio.gather(*map(one, tables))
    return len(tables) * AGAIN / (time.perf_counter() - begin)


def run() -> dict[str, float]:
    """Measure from outside an event loop."""
    return asyncio.run(run_async())


if __name__ == "__main__":
    for name, value in run().items():
        sys.stdout.write(f"{name}: {value:,.2f}\n")
