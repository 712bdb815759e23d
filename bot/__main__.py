"""``python -m bot``: run the bot, or back up and restore its data."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import platform
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from types import FrameType

from bot.admin import commands as admin
from bot.admin.commands import add_arguments, watch
from bot.ops import logs
from bot.process import version
from bot.settings import DATABASE, Settings, from_environment, http_address, misspelt, secrets_of
from bot.store.errors import StoreError
from bot.store.files import obstacle
from bot.words.message import StartError

log = logging.getLogger(__name__)

_SIGNALS = (signal.SIGTERM, signal.SIGINT)


def main(arguments: Sequence[str] | None = None) -> int:
    """Return 0 for a clean end, 1 if the bot could not start or had to stop, 2 for misuse."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="A Discord bot with tables for games.")
    parser.add_argument("--version", action="version", version=f"{version.NAME} {version.with_commit()}")
    commands = parser.add_subparsers(dest="command", required=True)
    running = commands.add_parser("run", help="run the bot (DISCORD_TOKEN, DATA_DIR)")
    running.add_argument("--shards", metavar="0-7/32", help="shards of this process, like SHARDS")
    admin.add(commands)
    health = commands.add_parser("health", help="ask the running bot whether it is alive (BOT_HTTP)")
    instead = health.add_mutually_exclusive_group()
    instead.add_argument("--ready", action="store_true", help="ask instead whether it can play")
    instead.add_argument("--metrics", action="store_true", help="print instead what it counts")
    add_arguments(commands.add_parser("cosmic", help="watch computer players play Cosmic Encounter"))
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command in admin.NAMES:
            return admin.run(chosen)
        if chosen.command == "cosmic":
            return watch(chosen)
        if chosen.command == "health":
            return _health("/metrics" if chosen.metrics else "/readyz" if chosen.ready else "/healthz")
        given = {} if chosen.shards is None else {"SHARDS": chosen.shards}
        settings = from_environment({**os.environ, **given}, platform.node())
        ending = _Ending()
        try:
            return asyncio.run(_run(settings, ending))
        finally:
            ending.over()
    except (StartError, StoreError) as error:
        print(error, file=sys.stderr)
        return 1


def _health(path: str) -> int:
    from bot.ops.health import ask

    address = http_address(os.environ)
    if address is None:
        raise StartError("BOT_HTTP is off: there is nothing to ask.")
    well, words = ask(address, path)
    print(words, file=sys.stdout if well else sys.stderr)
    return 0 if well else 1


class _Ending:
    """The first SIGTERM or SIGINT drains; later ones change nothing, and cannot break that off."""

    def __init__(self) -> None:
        self._wished = False
        self._end: Callable[[], object] = lambda: None
        for number in _SIGNALS:
            signal.signal(number, self._heard)

    def ends(self, task: asyncio.Task[None]) -> None:
        """Cancel ``task`` on the first signal, or at once if one has already come."""
        self._end = partial(asyncio.get_running_loop().call_soon_threadsafe, task.cancel)
        if self._wished:
            task.cancel()

    def _heard(self, number: int, frame: FrameType | None) -> None:
        if not self._wished:
            self._wished = True
            with contextlib.suppress(RuntimeError):  # the loop is closed: it has ended by itself
                self._end()

    def over(self) -> None:
        """Ignore signals for good: the interpreter removes handlers as it ends, but an ignored one stays so."""
        signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)  # one in between would be complained of
        for number in _SIGNALS:
            signal.signal(number, signal.SIG_IGN)


async def _run(settings: Settings, ending: _Ending) -> int:
    from bot.admin import packs

    logs.start(settings.log_level, sys.stderr, secrets_of(settings))
    asyncio.get_running_loop().set_exception_handler(logs.unawaited)
    log.info("%s %s on Python %s", version.NAME, version.with_commit(), platform.python_version())
    for name, meant in misspelt(os.environ).items():
        log.warning("the variable %s is no setting of this bot%s", name, f"; is {meant} meant?" if meant else "")
    for what, wrong in packs.findings():
        log.log(logging.ERROR if wrong else logging.INFO, "%s%s", what, f": {wrong}" if wrong else "")
    serving = asyncio.create_task(_serve(settings))
    ending.ends(serving)
    try:
        await serving
    except asyncio.CancelledError:
        log.info("stopped cleanly")
        return 0
    except OSError as error:
        why = obstacle(settings.data_dir / DATABASE) or error.strerror or str(error)
        raise StartError(f"The bot cannot start: {why}. Check DATA_DIR.") from error
    return 1


async def _serve(settings: Settings) -> None:
    from bot.app import call_through, point_discord_at
    from bot.ops.serving import follow, serve
    from bot.play.clock import Clock
    from bot.process.metrics import watched
    from bot.process.workers import acquire_scratch, give_back

    give_back()
    acquire_scratch()
    clock = Clock()
    following: asyncio.Task[None] | None = None
    try:
        if settings.sandbox_url:
            point_discord_at(settings.sandbox_url, settings.sandbox_gateway)
            first = asyncio.Event()
            following = watched(follow(clock, settings.sandbox_url, first), "clock", endless=True)
            await first.wait()
        elif settings.rest_proxy:
            call_through(settings.rest_proxy)
        await serve(settings, clock)
    finally:
        if following is not None:
            following.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await following


if __name__ == "__main__":
    sys.exit(main())
