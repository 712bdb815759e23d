"""A start with open games, 10,000 of slap or 1,000 of Cosmic: time until it answers, and its memory.

The bot runs as a real process against the sandbox.

Memory is the resident size of the bot and its render processes, read from ``/proc`` (Linux only). The first answers to
a command are measured while woken tables draw their pictures.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from bot.play import roster
from bot.play.clock import Clock
from bot.play.kinds import KINDS
from bot.play.roster import Seated
from bot.sandbox.demo import demo_world
from bot.sandbox.launch import bot_environment
from bot.sandbox.server import Server
from bot.sandbox.settings import Settings
from bot.store.rows import TableRow
from bot.store.store import Store

ANSWERS = 100
SETTLE_S = 5.0


async def _fill(path: Path, game: str, games: int, players: int) -> None:
    """So many open games, each at its beginning."""
    clock = Clock()
    store = await Store.open(path, holder="bench", now=clock.now)
    seats = [Seated(f"Player {n}", n + 1) for n in range(players)]
    desk = KINDS[game].begin(1, seats, {}, 7)
    saved = desk.game.save()
    rows = [
        TableRow(
            game=game,
            guild=1,
            parent=2,
            thread=1_000 + n,
            host=1,
            status="running",
            seed="7",
            roster=roster.encode(seats),
            snapshot=saved.snapshot,
            desk=desk.dump(),
        )
        for n in range(games)
    ]
    await asyncio.gather(*(store.create_table(row) for row in rows))
    await store.close()


def _resident_mb(group: int) -> float:
    """Megabytes of all processes of a process group."""
    kilobytes = 0
    for process in Path("/proc").iterdir():
        if not process.name.isdigit():
            continue
        try:
            stat = (process / "stat").read_text()
            status = (process / "status").read_text()
        except OSError:
            continue  # it ended while we looked
        if int(stat.rpartition(")")[2].split()[2]) == group:
            kilobytes += next((int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")), 0)
    return kilobytes / 1024


async def _measure(folder: Path, game: str, games: int, players: int) -> dict[str, float]:
    await _fill(folder / "tables.sqlite3", game, games, players)
    async with Server(Settings(rate=1.0, limits=False), 0) as server:
        demo = demo_world(server.discord)
        environment = bot_environment(server, folder) | {"LOG_LEVEL": "ERROR"}
        began = time.perf_counter()
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", env=environment, start_new_session=True
        )
        try:
            while not server.discord.gateway.counts.identifies:  # noqa: ASYNC110  # a process starts
                await asyncio.sleep(0.01)
            ana, channel = demo.people["Ana"], demo.channels["table"]
            await server.discord.people.slash(ana, channel, "table help", {}).answer
            ready = time.perf_counter() - began
            await asyncio.sleep(SETTLE_S)
            took = []
            for _ in range(ANSWERS):
                asked = time.perf_counter()
                await server.discord.people.slash(ana, channel, "table help", {}).answer
                took.append((time.perf_counter() - asked) * 1000)
            resident = _resident_mb(child.pid)
        finally:
            child.terminate()
            await child.wait()
    took.sort()
    return {"ready ms": ready * 1000, "RSS MB": resident, "first answer p99 ms": took[len(took) * 99 // 100]}


def run() -> dict[str, float]:
    """Milliseconds and megabytes; those of Cosmic begin with its name."""
    figures: dict[str, float] = {}
    for before, game, games, players in (("", "slap", 10_000, 4), ("cosmic ", "cosmic", 1_000, 5)):
        with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
            found = asyncio.run(_measure(Path(folder), game, games, players))
            figures |= {f"{before}{name}": value for name, value in found.items()}
    return figures
