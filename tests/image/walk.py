"""From one container to three processes on PostgreSQL, as ``docs/operating.md`` says, with games under way; then blows.

The lines of the pages are carried out (``compose``) with the built image, while people play in a sandbox with a server
for each shard (``games``). Its clock stands while games are compared, so that they have to stand as they stood; leases
and turns to connect are counted by the database in real seconds.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from bot.settings import share_of
from bot.store.store import Share
from tests.deploy.files import ROOT, command_lines, section
from tests.e2e.clustered import a_server_each
from tests.e2e.doubles import doubles
from tests.image.blows import Blows
from tests.image.compose import Compose, services
from tests.image.container import Container
from tests.image.games import LIVE, SLOW, Cosmic, Slap
from tests.image.stage import Stage, counted
from tests.sandbox.client import Sandbox

PAGE, TITLE = "operating.md", "Several processes"
PASSWORD = "POSTGRES_PASSWORD"
PAIRS = (("Ana", "Ben"), ("Ben", "Cy"), ("Cy", "Dot"), ("Dot", "Eve"), ("Eve", "Finn"), ("Finn", "Ana"))
"""Who plays on which server: everybody on two."""
STARTING_RATE = 20
"""Of the sandbox's clock while one process connects all shards, five seconds apart."""
ROUND_MS = 20_000
"""Until a round under seal closes at a live table of Cosmic at the earliest."""
LAST_SERVERS = 4
"""On the first of them games are played to their ends."""
LAST_ROUNDS = 200
"""Of people who hurry to the end."""


async def one_container(stage: Stage) -> None:
    """One container with its file, and games on every server."""
    channels = await a_server_each(stage.sandbox, len(stage.shards))
    await stage.clock(STARTING_RATE)
    await stage.type("docker compose up -d")
    await stage.until_ready(["docker compose exec bot python -m bot health --ready"])
    await stage.clock(0)
    for shard, channel in enumerate(channels):
        pair = PAIRS[shard % len(PAIRS)]
        computers, mode = ((1, LIVE), (0, SLOW))[shard % 2]
        cosmic = Cosmic(stage.sandbox, pair, channel, computers)
        stage.games.append([cosmic, Slap(stage.sandbox, pair, channel, mode)])
    for of_each_server in zip(*stage.games, strict=True):
        await asyncio.gather(*(game.begin() for game in of_each_server))
    rounds = await stage.goes_on()
    where = f"on {len(channels)} servers"
    stage.say(f"one container with SQLite: {counted(stage.everything)} {where}; each went on within {rounds} rounds")


async def to_postgres(stage: Stage) -> None:
    """The first block of the page: stop, start PostgreSQL, move."""
    stop, up, move = command_lines(PAGE, TITLE)
    times = [time.monotonic()]
    for line in (stop, up, move):
        told = await stage.type(line.replace(":PASSWORD@", f":{stage.compose.settings[PASSWORD]}@"))
        times.append(time.monotonic())
    assert stage.compose.ended["bot"] == 0
    (tables,) = re.findall(r"^tables +(\d+) rows", told, re.MULTILINE)
    assert int(tables) == len(stage.everything), told
    stopped, started, moved = (after - before for before, after in pairwise(times))
    stage.say(
        f"SIGTERM: status 0 after {stopped:.1f} s; PostgreSQL there after {started:.1f} s; "
        f"{tables} tables moved and compared in {moved:.1f} s"
    )


async def to_three(stage: Stage) -> None:
    """The second block: three processes."""
    stage.compose.settings["COMPOSE_FILE"] = files_of_several()
    up, *health, doctor = command_lines(PAGE, TITLE, 1)
    began, identifies = time.monotonic(), stage.identifies
    await stage.type(up)
    await stage.until_ready(health)
    ready = time.monotonic() - began
    assert stage.identifies == identifies + len(stage.shards)
    held = await stage.held(doctor)
    assert held == stage.usual, held
    stage.say(f"three processes: all ready after {ready:.0f} s; the doctor names {', '.join(held)}")


async def to_the_end(stage: Stage) -> None:
    """Games of each kind to their ends, and all processes too."""
    rounds, chosen = 0, [game for games in stage.games[:LAST_SERVERS] for game in games if game.short]
    kinds = {game.kind for game in chosen}
    while kinds - {game.kind for game in stage.everything if game.over}:
        assert rounds < LAST_ROUNDS, [await game.standing() for game in chosen]
        await asyncio.gather(*(game.hurry() for game in chosen if not game.over))
        await stage.pass_time(ROUND_MS, chosen)
        rounds += 1
    ended = [game for game in stage.everything if game.over]
    for game in ended:
        assert "was fixed before the first card" in (told := await game.verified()), told
    stage.say(f"played to their ends and verified: {counted(ended)}, within {rounds} rounds")
    await stage.type(f"docker compose stop {' '.join(stage.shares)}")
    assert all(stage.compose.ended[name] == 0 for name in stage.shares), stage.compose.ended
    errors = [line for name in stage.shares for line in stage.compose.said(name).splitlines() if '"ERROR"' in line]
    assert stage.sandbox.violations == []
    assert doubles(stage.sandbox) == []
    assert not errors, errors
    stage.say(
        "all three ended with status 0; nothing was said twice, nothing broke Discord's rules, no log has an error"
    )


def files_of_several() -> str:
    """COMPOSE_FILE as the page wants it for several processes."""
    (files,) = re.findall(r"`COMPOSE_FILE=([^`]+)`", section(PAGE, TITLE))
    return str(files)


def shares_of(files: str) -> dict[str, Share]:
    several = services(files.split(":"), {PASSWORD: "none"})
    found = {name: share_of(service.environment, "") for name, service in several.items()}
    return {name: share for name, share in found.items() if share is not None}


def settings_of(sandbox: Sandbox) -> dict[str, str]:
    """``.env`` as an admin makes it of the example, with a sandbox in the place of a token.

    A backup of a turned clock would lie in the future for the doctor, who goes by the machine's.
    """
    lines = (ROOT / ".env.example").read_text().splitlines()
    settings = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    return {**settings, **in_place_of_a_token(sandbox), PASSWORD: secrets.token_hex(12), "BACKUPS_KEPT": "0"}


def in_place_of_a_token(sandbox: Sandbox) -> dict[str, str]:
    """The settings of a bot that takes a sandbox for Discord."""
    return {name: value for name, value in sandbox.environment.items() if name.startswith("SANDBOX")}


async def walk(container: Container) -> None:
    """The whole of it. AssertionError, TimeoutError or ``Failed`` if anything is not as the pages say."""
    shares = shares_of(files_of_several())
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox.start(shards=next(iter(shares.values())).of) as sandbox:
            with Compose(container, settings_of(sandbox), Path(folder)) as compose:
                stage = Stage(sandbox, compose, shares)
                await one_container(stage)
                await stage.act()
                before = await stage.standing()
                await to_postgres(stage)
                await to_three(stage)
                after = await stage.standing()
                assert after == before, (before, after)
                rounds = await stage.goes_on()
                stage.say(f"every game stood as before the move, and went on within {rounds} rounds")
                await Blows(stage).all()
                await to_the_end(stage)
