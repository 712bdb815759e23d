"""10,000 open games of both kinds, on both stores: start, overdue clocks, memory after the clock was turned by an hour.

Half are games of Cosmic that sleep, as ``asleep`` has them; half are slap games that were paused. Memory is that of the
bot's process group (PSS, Linux only), without PostgreSQL's. ``BENCH_GAMES`` sets another number of games. PostgreSQL is
the server of ``BENCH_DATABASE_URL``, or one that is started for it.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg

from bench._scale.paused import fill_paused
from bench._scale.postgres import database
from bench.asleep import fill, measured, overdue_in
from bench.start import places
from bot.settings import DATABASE
from bot.store.postgres.running import carry_out
from bot.store.postgres.store import connect
from bot.store.statements import timing
from bot.store.store import Store
from sandbox.core import Discord

GAMES = 10_000


def _overdue_at(url: str) -> Callable[[int], Awaitable[int]]:
    """Return a counter of a server's tables whose clock should have rung by a moment and has not."""

    async def overdue(at_ms: int) -> int:
        connection: asyncpg.Connection[asyncpg.Record] = await connect(url)
        try:
            return len((await carry_out(connection, timing.ringing(at_ms))).tables)
        finally:
            await connection.close()

    return overdue


async def run_async() -> dict[str, float]:
    """Seconds, megabytes and numbers of tables, by store. Raises ``NoServer``, ``RuntimeError``."""
    games = int(os.environ.get("BENCH_GAMES", GAMES))

    async def filled(store: Store, discord: Discord) -> None:
        where = places(discord, games)
        await fill(store, discord, where[: games // 2])
        await fill_paused(store, where[games // 2 :])

    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        path = Path(folder)
        figures = await measured(path, filled, overdue_in(path / DATABASE), "")
        found = {f"SQLite, {name}": value for name, value in figures.items()}
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        async with database() as url:
            figures = await measured(Path(folder), filled, _overdue_at(url), url)
    return found | {f"PostgreSQL, {name}": value for name, value in figures.items()}


def run() -> dict[str, float]:
    """Measure from outside an event loop."""
    return asyncio.run(run_async())
