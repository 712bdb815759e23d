"""``python -m bot``: run the bot, or play in the sandbox, or back up and restore the data."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import platform
import signal
import sys
from collections.abc import Sequence

from bot import logs, version
from bot.admin import commands as admin
from bot.admin.watch import add_arguments, watch
from bot.errors import StartError
from bot.lab import command as laboratory
from bot.settings import DATABASE, Settings, from_environment, http_address, secrets_of
from bot.store.access import obstacle
from bot.store.errors import StoreError

log = logging.getLogger(__name__)

DEFAULT_PORT = 8420


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit status: 0 for a clean end, 1 if the bot could not start or had to stop, 2 for a wrong call."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="A Discord bot with tables for games.")
    parser.add_argument("--version", action="version", version=f"{version.NAME} {version.told()}")
    commands = parser.add_subparsers(dest="command", required=True)
    running = commands.add_parser("run", help="run the bot (DISCORD_TOKEN, DATA_DIR)")
    running.add_argument("--shards", metavar="0-7/32", help="shards of this process, like SHARDS")
    sandbox = commands.add_parser("sandbox", help="play on this machine, without Discord and without a token")
    sandbox.add_argument("--port", type=int, default=DEFAULT_PORT, help=f"port of the page, default {DEFAULT_PORT}")
    admin.add(commands)
    health = commands.add_parser("health", help="ask the running bot whether it is alive (BOT_HTTP)")
    instead = health.add_mutually_exclusive_group()
    instead.add_argument("--ready", action="store_true", help="ask instead whether it can play")
    instead.add_argument("--metrics", action="store_true", help="print instead what it counts")
    add_arguments(commands.add_parser("cosmic", help="watch computer players play Cosmic Encounter"))
    laboratory.add_arguments(commands.add_parser("lab", help="let computer players play tournaments and count"))
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "sandbox":
            return _sandbox(chosen.port)
        if chosen.command in admin.NAMES:
            return admin.run(chosen)
        if chosen.command == "cosmic":
            return watch(chosen)
        if chosen.command == "lab":
            return laboratory.lab(chosen)
        if chosen.command == "health":
            return _health("/metrics" if chosen.metrics else "/readyz" if chosen.ready else "/healthz")
        given = {} if chosen.shards is None else {"SHARDS": chosen.shards}
        return asyncio.run(_run(from_environment({**os.environ, **given}, platform.node())))
    except (StartError, StoreError) as error:
        print(error, file=sys.stderr)
        return 1


def _sandbox(port: int) -> int:
    from bot.sandbox.launch import run_sandbox

    try:
        return run_sandbox(port)
    except OSError as error:
        print(f"The sandbox cannot use port {port}: {error.strerror}. Choose another with --port.", file=sys.stderr)
        return 1


def _health(path: str) -> int:
    from bot.ops.health import ask

    address = http_address(os.environ)
    if address is None:
        raise StartError("BOT_HTTP is off: there is nothing to ask.")
    well, words = ask(address, path)
    print(words, file=sys.stdout if well else sys.stderr)
    return 0 if well else 1


async def _run(settings: Settings) -> int:
    """Run until SIGTERM or SIGINT, which drain, or until Discord refuses for good."""
    from bot.allocator import give_back
    from bot.app import call_through, point_discord_at
    from bot.ops.follow import follow
    from bot.play.clock import Clock
    from bot.serving import serve
    from bot.tasks import watched

    give_back()
    logs.start(settings.log_level, sys.stderr, secrets_of(settings))
    asyncio.get_running_loop().set_exception_handler(logs.unawaited)
    log.info("%s %s on Python %s", version.NAME, version.told(), platform.python_version())
    clock = Clock()
    following: asyncio.Task[None] | None = None
    if settings.sandbox_url:
        point_discord_at(settings.sandbox_url, settings.sandbox_gateway)
        first = asyncio.Event()
        following = watched(follow(clock, settings.sandbox_url, first), "clock", endless=True)
        await first.wait()
    elif settings.rest_proxy:
        call_through(settings.rest_proxy)
    serving = asyncio.create_task(serve(settings, clock))
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, serving.cancel)
    try:
        await serving
    except asyncio.CancelledError:
        log.info("stopped cleanly")
        return 0
    except OSError as error:
        why = obstacle(settings.data_dir / DATABASE) or error.strerror or str(error)
        raise StartError(f"The bot cannot start: {why}. Check DATA_DIR.") from error
    finally:
        if following is not None:
            following.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await following
    return 1


if __name__ == "__main__":
    sys.exit(main())
