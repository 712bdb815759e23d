"""Slap intake of 1, 2 and 4 processes on one PostgreSQL database: 1,000 reactions a second over all of them.

Each process plays slap tables on servers of its own shard, as ``intake`` does in one: real actors, controllers, stores
and render processes, and a screen that answers at once; a reaction counts from when it is put into its table's queue
until its verdict is on the disk. The load begins when every table of every process has turned a card.

``BENCH_PROCESSES`` (1,2,4), ``BENCH_RATE`` (1000), ``BENCH_TABLES`` (100, of all together) and ``BENCH_SECONDS`` (30)
change it. PostgreSQL is the server of ``BENCH_DATABASE_URL``, or one that is started for it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from bench._scale.postgres import database
from bench.intake import PER_SECOND, SECONDS, TABLES, Measured
from bench.store import percentile
from sandbox.launch import end_bot

PROCESSES = "1,2,4"
START_S = 180.0
"""How long processes may take until all tables have a card."""
END_S = 60.0
"""How long they may take beyond the load."""
LIMIT = 1 << 27
"""Bytes of a line that a process says at most."""


async def _start(url: str, shard: int, shards: int, tables: int, rate: int, seconds: int) -> Process:
    words = (url, *map(str, (shard, shards, tables, rate, seconds)))
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench._scale.worker",
        *words,
        stdin=PIPE,
        stdout=PIPE,
        limit=LIMIT,
        start_new_session=True,
    )


async def _line(process: Process) -> bytes:
    """Read its next line of output; RuntimeError if it has ended instead."""
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise RuntimeError("a process that plays tables has ended")
    return line


async def _together(processes: list[Process], seconds: int) -> list[Measured]:
    """Let them begin at one moment, once all are ready; what each has seen."""
    async with asyncio.timeout(START_S):
        await asyncio.gather(*map(_line, processes))
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"begin\n")
    async with asyncio.timeout(seconds + END_S):
        lines = await asyncio.gather(*map(_line, processes))
    return [msgspec.json.decode(line, type=Measured) for line in lines]


async def _measured(count: int, rate: int, tables: int, seconds: int) -> dict[str, float]:
    """One number of processes, on a database of its own."""
    processes: list[Process] = []
    async with database() as url:
        try:
            for shard in range(count):
                processes.append(await _start(url, shard, count, tables // count, rate // count, seconds))
            seen = await _together(processes, seconds)
            await asyncio.gather(*(process.wait() for process in processes))
        finally:
            await asyncio.gather(*map(end_bot, processes))
    return _figures(seen, rate // count * count * seconds)


def _figures(seen: list[Measured], sent: int) -> dict[str, float]:
    times = [ms for taken in seen for ms in taken.verdicts]
    return {
        "p50 ms": percentile(times, 0.5),
        "p99 ms": percentile(times, 0.99),
        "reactions a second": sent / max(taken.sending_s for taken in seen),
        "order errors": float(sum(taken.order_errors for taken in seen)),
        "reactions without a verdict": float(sum(taken.without_verdict for taken in seen)),
        "loop lag p99 ms": percentile([ms for taken in seen for ms in taken.lags], 0.99),
    }


async def run_async() -> dict[str, float]:
    """Milliseconds and reactions, by number of processes. Raises ``NoServer``, ``RuntimeError``, ``TimeoutError``."""
    rate, tables = int(os.environ.get("BENCH_RATE", PER_SECOND)), int(os.environ.get("BENCH_TABLES", TABLES))
    seconds = int(os.environ.get("BENCH_SECONDS", SECONDS))
    figures: dict[str, float] = {}
    for count in map(int, os.environ.get("BENCH_PROCESSES", PROCESSES).split(",")):
        measured = await _measured(count, rate, tables, seconds)
        figures |= {f"processes {count}, {name}": value for name, value in measured.items()}
    return figures


def run() -> dict[str, float]:
    """Measure from outside an event loop."""
    return asyncio.run(run_async())
