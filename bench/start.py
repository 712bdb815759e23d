"""A start with 10,000 open games of slap, all of which wake: time until it answers, and its memory.

The bot runs as a real process against the sandbox, in which the games' threads exist. Memory is that of the bot and its
helpers (``/proc``, so Linux only). The first answers to a command are measured while woken tables draw their pictures.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.play import rosters
from bot.play.clock import Clock
from bot.play.games.kinds import KINDS
from bot.play.rosters import Seated
from bot.store.rows import TableRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing
from sandbox.core import Discord
from sandbox.guilds.demo import Demo, demo_world
from sandbox.launch import bot_environment, end_bot
from sandbox.server import Server
from sandbox.settings import Settings

GAMES = 10_000
PLAYERS = 4
THREADS = 500
"""In each channel; Discord allows 1,000 that are active in a server."""
ANSWERS = 100
SETTLE_S = 5.0
PATIENCE_S = 60.0


@dataclass(frozen=True)
class Place:
    guild: int
    channel: int
    thread: int


def places(discord: Discord, games: int) -> list[Place]:
    """A thread for each game, on as many servers as that takes."""
    found = list[Place]()
    bot = discord.world.bot["id"]
    owner = discord.world.add_user("Host")["id"]
    while len(found) < games:
        guild = discord.world.add_guild(f"Server {len(found)}", owner)["id"]
        channel = discord.world.add_channel(guild, "tables")["id"]
        for number in range(min(THREADS, games - len(found))):
            thread = discord.threads.start(bot, channel, {"name": f"Table {number}", "auto_archive_duration": 10_080})
            found.append(Place(int(guild), int(channel), int(thread["id"])))
    return found


def memory_mb(group: int) -> float:
    """Megabytes of all processes of a process group; what several of them share counts once (PSS)."""
    kilobytes = 0
    for process in Path("/proc").iterdir():
        if not process.name.isdigit():
            continue
        try:
            stat = (process / "stat").read_text()
            if int(stat.rpartition(")")[2].split()[2]) != group:
                continue
            rollup = (process / "smaps_rollup").read_text()
        except OSError:
            continue  # it ended while we looked
        kilobytes += next((int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:")), 0)
    return kilobytes / 1024


@asynccontextmanager
async def running_bot(server: Server, folder: Path, http: str = "off", url: str = "") -> AsyncIterator[int]:
    """The real bot on the data in this folder, or in the database at ``url``; gives the number of its process group."""
    environment = bot_environment(server, folder, http) | {"LOG_LEVEL": "ERROR", "DATABASE_URL": url}
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=environment, start_new_session=True
    )
    try:
        yield child.pid
    finally:
        await end_bot(child)


async def connected(server: Server) -> None:
    """Wait until the bot is there and its commands too."""
    async with asyncio.timeout(PATIENCE_S):
        while not server.discord.commands.synced:  # noqa: ASYNC110  # a process starts
            await asyncio.sleep(0.01)


async def ask(server: Server, demo: Demo) -> float:
    """Milliseconds from a command to its answer."""
    asked = time.perf_counter()
    await server.discord.people.slash(demo.people["Ana"], demo.channels["table"], "help", {}).answer
    return (time.perf_counter() - asked) * 1000


async def _fill(path: Path, where: list[Place]) -> None:
    """An open game in each place, at its beginning."""
    clock = Clock()
    store = await SqliteStore.open(path, holder="bench", now=clock.now)
    seats = [Seated(f"Player {n}", n + 1) for n in range(PLAYERS)]
    controller = KINDS["slap"].begin(1, seats, {}, 7)
    saved = controller.game.save()
    rows = [
        TableRow(
            game="slap",
            guild=place.guild,
            parent=place.channel,
            thread=place.thread,
            host=1,
            status="running",
            seed="7",
            roster=rosters.encode(seats),
            snapshot=saved.snapshot,
            desk=controller.dump(),
        )
        for place in where
    ]
    await asyncio.gather(*(store.write(changing.create_table(row)) for row in rows))
    await store.close()


async def _measure(folder: Path) -> dict[str, float]:
    async with Server(Settings(rate=1.0, limits=False), 0) as server:
        demo = demo_world(server.discord)
        await _fill(folder / "tables.sqlite3", places(server.discord, GAMES))
        began = time.perf_counter()
        async with running_bot(server, folder) as group:
            await connected(server)
            await ask(server, demo)
            ready = time.perf_counter() - began
            await asyncio.sleep(SETTLE_S)
            took = sorted([await ask(server, demo) for _ in range(ANSWERS)])
            memory = memory_mb(group)
    return {"ready ms": ready * 1000, "memory MB": memory, "first answer p99 ms": took[len(took) * 99 // 100]}


def run() -> dict[str, float]:
    """Milliseconds and megabytes."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        return asyncio.run(_measure(Path(folder)))
