"""Presses in direct messages for tables of another process: from the sandbox's event to the first answer.

Real bots run as processes, each with a shard, on one PostgreSQL database. Discord sends all direct messages to shard 0;
the tables are on the servers of the others. Presses come one after another at ``BENCH_RATE`` (5) a second for
``BENCH_SECONDS`` (60), in turn from everybody who has a button to press, whatever it does. ``BENCH_PROCESSES`` (3) and
``BENCH_TABLES`` (4, of each process) change it. PostgreSQL is the server of ``BENCH_DATABASE_URL``, or one that is
started for it.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

from bench._scale.postgres import database
from bench.store import percentile
from sandbox.core import Discord
from sandbox.guilds.demo import demo_world
from sandbox.guilds.interactions import DEFER, DEFER_UPDATE
from sandbox.jsons import Json, flat
from sandbox.launch import bot_environment, end_bot
from sandbox.server import Server
from sandbox.settings import Settings

T = TypeVar("T")

PROCESSES = 3
TABLES = 4
PER_SECOND = 5
SECONDS = 60
PATIENCE_S = 120.0
_LOOK_S = 0.05
_BUTTON = 2


@dataclass
class _Seen:
    times: list[float] = field(default_factory=list)
    """Milliseconds until each one's first answer."""
    deferred: int = 0
    failed: int = 0


@asynccontextmanager
async def _bot(server: Server, folder: Path, url: str, shard: int, shards: int) -> AsyncIterator[None]:
    """One process with one shard; returns when it is on the gateway."""
    sessions = server.discord.gateway.counts.identifies
    environment = bot_environment(server, folder) | {
        "DATABASE_URL": url,
        "SHARDS": f"{shard}-{shard}/{shards}",
        "LOG_LEVEL": "ERROR",
    }
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=environment, start_new_session=True
    )
    try:
        await _until(lambda: server.discord.gateway.counts.identifies > sessions and server.discord.commands.synced)
        yield
    finally:
        await end_bot(child)


def _rooms(folder: Path, count: int) -> list[Path]:
    """A folder for each process."""
    rooms = [folder / str(shard) for shard in range(count)]
    for room in rooms:
        room.mkdir()
    return rooms


async def _until(look: Callable[[], T | None]) -> T:
    """The first truthy value. Raises ``TimeoutError``."""
    async with asyncio.timeout(PATIENCE_S):
        while not (value := look()):  # noqa: ASYNC110  # processes start; nobody tells of it
            await asyncio.sleep(_LOOK_S)
    return value


async def _channel(discord: Discord, shard: int, shards: int) -> tuple[str, str]:
    """A new server of this shard, and a channel of it."""
    owner = discord.world.add_user("Host")["id"]
    while True:
        guild: str = discord.world.add_guild("Elsewhere", owner)["id"]
        if (int(guild) >> 22) % shards == shard:
            return guild, discord.world.add_channel(guild, "tables")["id"]
        await asyncio.sleep(0.001)  # the number of a server that is born later belongs to another shard


def _buttons(message: Json) -> list[Json]:
    return [one for one in flat(message["components"]) if one.get("type") == _BUTTON and not one.get("disabled")]


async def _press(discord: Discord, who: str, message: str, label: str) -> None:
    """Use a button of a lobby."""
    button = next(one for one in _buttons(discord.messages.all[message].data) if one.get("label") == label)
    await discord.people.press(who, message, button["custom_id"]).answer


async def _table(discord: Discord, guild: str, channel: str, number: int) -> list[str]:
    """A game of Cosmic for two people, who are new; returns when each has a control in a direct message."""
    people = [discord.seat(f"{name} {number}", guild) for name in ("Ann", "Bob")]
    opened = await discord.people.slash(people[0], channel, "play", {"game": "cosmic", "preset": "week"}).answer
    assert opened.message is not None
    await _press(discord, people[1], opened.message.id, "Join")
    await _press(discord, people[0], opened.message.id, "Start")
    await _until(lambda: any(_control(discord, who) for who in people))
    return people


def _control(discord: Discord, who: str, number: int = 0) -> tuple[str, str] | None:
    """The newest direct message with buttons, and one of them, in turn by ``number``."""
    dm = discord.world.dm(who)["id"]
    mine = [message for message in discord.messages.all.values() if message.channel_id == dm]
    for message in reversed(mine):
        if buttons := _buttons(message.data):
            return message.id, buttons[number % len(buttons)]["custom_id"]
    return None


def _next(discord: Discord, people: list[str], number: int) -> tuple[str, tuple[str, str]] | None:
    """Return the next person and press: in turn, people who have nothing to press are passed over."""
    for later in range(len(people)):
        who = people[(number + later) % len(people)]
        if control := _control(discord, who, number // len(people)):
            return who, control
    return None


async def _one(discord: Discord, who: str, control: tuple[str, str], seen: _Seen) -> None:
    began = time.perf_counter()
    answer = await discord.people.press(who, *control).answer
    seen.times.append((time.perf_counter() - began) * 1000)
    seen.deferred += answer.kind in (DEFER, DEFER_UPDATE)
    seen.failed += answer.failed


async def _load(discord: Discord, people: list[str], count: int, per_second: float) -> _Seen:
    """So many presses at an even pace."""
    seen, begin = _Seen(), time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(count):
            await asyncio.sleep(max(0.0, begin + number / per_second - time.perf_counter()))
            who, control = await _until(partial(_next, discord, people, number))
            group.create_task(_one(discord, who, control, seen))
    return seen


async def _measure(folder: Path, url: str) -> dict[str, float]:
    shards, tables = int(os.environ.get("BENCH_PROCESSES", PROCESSES)), int(os.environ.get("BENCH_TABLES", TABLES))
    rate, seconds = int(os.environ.get("BENCH_RATE", PER_SECOND)), int(os.environ.get("BENCH_SECONDS", SECONDS))
    settings = Settings(rate=1.0, limits=False, shards=shards, concurrency=0)
    async with Server(settings, 0) as server, AsyncExitStack() as running:
        discord = server.discord
        demo_world(discord)
        places = [await _channel(discord, shard, shards) for shard in range(1, shards)]
        for shard, room in enumerate(_rooms(folder, shards)):
            await running.enter_async_context(_bot(server, room, url, shard, shards))
        people: list[str] = []
        for number in range(tables):
            for guild, channel in places:
                people += await _table(discord, guild, channel, number)
        seen = await _load(discord, people, rate * seconds, rate)
    return {
        "p50 ms": percentile(seen.times, 0.5),
        "p99 ms": percentile(seen.times, 0.99),
        "presses": float(len(seen.times)),
        "deferred": float(seen.deferred),
        "without an answer": float(seen.failed),
    }


async def run_async() -> dict[str, float]:
    """Milliseconds and numbers of presses. Raises ``NoServer``, ``TimeoutError``."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        async with database() as url:
            return await _measure(Path(folder), url)


def run() -> dict[str, float]:
    """Measure from outside an event loop."""
    return asyncio.run(run_async())
