"""Both stores side by side in one run: latency at 1,000 commits a second, and commits a second at most.

They take turns on this machine's disk, so that what else runs disturbs both; a figure is the median of the rounds.
``BENCH_ROUNDS`` (3) and ``BENCH_SECONDS`` (4, of each paced round) make it longer or shorter. PostgreSQL is the server
of ``BENCH_DATABASE_URL``, or one that is started for it.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
from collections import defaultdict
from pathlib import Path

from bench._scale.postgres import database
from bench.store import RATE, SECONDS, TABLES, as_fast_as_it_goes, paced, percentile, running_table
from bot.store.choosing import open_store
from bot.store.sqlite.backup import unix_ms
from bot.store.statements import changing
from bot.store.store import Store

ROUNDS = 3


async def _round(store: Store, seconds: int) -> dict[str, float]:
    """One store's turn, on tables of its own."""
    tables = [await store.write(changing.create_table(running_table(b""))) for _ in range(TABLES)]
    times = await paced(store, tables, seconds)
    return {
        "1,000 commits/s, median ms": statistics.median(times),
        "1,000 commits/s, p99 ms": percentile(times, 0.99),
        "commits/s at most": await as_fast_as_it_goes(store, tables, RATE * seconds // TABLES),
    }


async def _measure(folder: Path, url: str, rounds: int, seconds: int) -> dict[str, float]:
    seen: dict[str, list[float]] = defaultdict(list)
    stores = {
        "SQLite": await open_store("", folder / "bench.db", holder="bench", now=unix_ms),
        "PostgreSQL": await open_store(url, folder, holder="bench", now=unix_ms),
    }
    try:
        for _ in range(rounds):
            for name, store in stores.items():
                for figure, value in (await _round(store, seconds)).items():
                    seen[f"{name}, {figure}"].append(value)
    finally:
        for store in stores.values():
            await store.close()
    return {figure: statistics.median(values) for figure, values in sorted(seen.items(), reverse=True)}


async def run_async() -> dict[str, float]:
    """Milliseconds and commits a second, by store. Raises ``NoServer``."""
    rounds, seconds = int(os.environ.get("BENCH_ROUNDS", ROUNDS)), int(os.environ.get("BENCH_SECONDS", SECONDS))
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        async with database() as url:
            return await _measure(Path(folder), url, rounds, seconds)


def run() -> dict[str, float]:
    """Measure from outside an event loop."""
    return asyncio.run(run_async())
