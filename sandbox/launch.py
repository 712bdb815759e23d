"""The start of the stand-in with its demo world, and of the real bot as a child process against it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
from pathlib import Path
from typing import BinaryIO

from sandbox.guilds.demo import demo_world
from sandbox.server import Server
from sandbox.settings import HOST, Settings, openapi_path

LOG = Path("build", "play.log")
"""The bot's log, below where the sandbox was started: the address of the page stays the last line of the terminal."""
GRACE_S = 10.0
"""Real seconds that the bot has to end after SIGTERM before it is killed."""


def run_sandbox(port: int = 0, data_dir: Path | None = None, rate: float = 1.0) -> int:
    """Run until SIGINT or SIGTERM, or until the bot ends by itself; returns the exit status (the bot's, or 0).

    A bot that is killed is started anew on its data, as by whatever runs it elsewhere.
    ``port`` 0 takes a free one, and the bot then serves no health; else it does so at the next port, if that is free.
    ``data_dir`` is handed to the bot as DATA_DIR; without it the data last as long as the sandbox, because the demo
    world is new at each start. OSError if the port is taken.
    """
    if data_dir is not None:
        data_dir.mkdir(parents=True, exist_ok=True)
        return asyncio.run(_run(port, data_dir, rate))
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(port, Path(folder), rate))


def next_free(port: int) -> int:
    """The first port from this one on that is free, and the next one, on which the bot serves its health, with it."""
    while not (is_free(port) and is_free(port + 1)):
        port += 1
    return port


def is_free(port: int) -> bool:
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind((HOST, port))
        except OSError:
            return False
    return True


async def _run(port: int, data_dir: Path, rate: float) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with Server(Settings(rate=rate, openapi=openapi_path()), port) as server:
        demo_world(server.discord)
        if server.discord.spec is None:
            print("Discord's OpenAPI document is not here: requests are not checked against it.", flush=True)
        http = f"{HOST}:{port + 1}" if port and is_free(port + 1) else "off"
        child = await start_bot(server, data_dir, http)
        print(f"Ctrl+C ends it, and nothing is kept. The bot's log is {LOG}.", flush=True)
        print(f"The sandbox runs at {server.url}/", flush=True)
        stopped = loop.create_task(stop.wait())
        while True:
            ended = loop.create_task(child.wait())
            await asyncio.wait({ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
            await end_bot(child)
            if stop.is_set():
                return 0
            if (status := ended.result()) >= 0:
                stopped.cancel()
                print(f"The bot ended with status {status}.", flush=True)
                return status
            print("The bot was killed and is started anew.", flush=True)
            child = await start_bot(server, data_dir, http)


def bot_environment(server: Server, data_dir: Path, http: str = "off") -> dict[str, str]:
    """The child's environment: ours, pointed at the sandbox, without a real token; ``http`` unless BOT_HTTP is set."""
    inherited = {key: value for key, value in os.environ.items() if "TOKEN" not in key.upper()}
    return {
        "BOT_HTTP": http,
        **inherited,
        "SANDBOX_URL": server.url,
        "SANDBOX_GATEWAY": server.gateway_url,
        "SANDBOX_TOKEN": server.settings.token,
        "DATA_DIR": str(data_dir),
    }


async def start_bot(server: Server, data_dir: Path, http: str) -> asyncio.subprocess.Process:
    """Start the real bot in a process group of its own, so that Ctrl+C reaches only us."""
    with log_file() as log:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"),
            env=bot_environment(server, data_dir, http),
            stderr=log,
            start_new_session=True,
        )


def log_file() -> BinaryIO:
    """Open the file that has the bot's log; what it has of earlier starts stays."""
    LOG.parent.mkdir(exist_ok=True)
    return LOG.open("ab")


async def end_bot(child: asyncio.subprocess.Process) -> None:
    """Ask the child to end, kill it if it does not within ``GRACE_S``, and leave none of its helpers behind."""
    if child.returncode is None:
        child.terminate()
        try:
            await asyncio.wait_for(child.wait(), GRACE_S)
        except TimeoutError:
            child.kill()
            await child.wait()
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
