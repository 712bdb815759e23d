"""The real bot with a known seed and with points at which it dies. An entry for tests; the product knows nothing of it.

``TEST_SEED``: the seed of the next games. ``TEST_CRASH``: ``point:n``, die (SIGKILL) at the n-th passing of a point:
``before_`` or ``after_`` one of ``STEPS``, or ``in_commit`` (written, not yet durable). After a commit nobody has been
told; after a call to Discord it is there, but not noted.
``TEST_FAULT``: name of a move of the slap game that raises. ``TEST_FULL``: the disk is full.
``TEST_WORKSHOP``, ``TEST_SLOW``: see ``workshop_entry``. ``TEST_STEADY``, ``TEST_LEAKS``: see ``steady_entry``.
``TEST_FIRST``: people who have played nothing yet get the table of beginners, as outside of tests.
``TEST_PICTURES``: every picture is drawn, not only the first of each kind.
``TEST_LEASE_MS``: how long processes that share a database believe each other to be alive; they look every half second.
``TEST_AWAY``: folder of a PostgreSQL server that ends as a decision has been committed, before it can say so; a bot
that is to end then has asked for long enough.
``TEST_NO_RENEWAL``: the lease is never renewed, as if its clock stood still.
``TEST_TURNS``: shards begin their sessions in turn, as they do outside of tests.
``TEST_ARGUMENTS``: what stands behind ``python -m bot``, as JSON; what it prints goes where its errors go.
``TEST_UPGRADE``, ``TEST_RULES``: see ``upgrade_entry``. ``TEST_LIBRARY_CLOCK``: see ``storm_entry``.
All of them only while the file ``TEST_ARM`` exists.
"""

from __future__ import annotations

import json
import os
import secrets
import select
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from discord.http import HTTPClient

from bot.__main__ import main
from bot.app import TableBot
from bot.cluster import LOOKS
from bot.ops import serving
from bot.play.lobbies.lobby import Lobbies
from bot.slap import moves
from bot.store import store
from bot.store.errors import StoreFull
from bot.store.rows import Batch
from bot.store.statements import changing
from bot.store.statements.script import Script, Steps
from bot.store.store import Store
from cogs.posting import DiscordScreen
from renderers import pool
from tests.e2e import cold, steady_entry, storm_entry, upgrade_entry, workshop_entry
from tests.scripts import batch_of, name_of

LOOK_MS = 500
"""How often processes that share a database look at each other and renew their leases."""
STEPS: dict[str, tuple[type, str]] = {
    "commit": (Store, "write"),
    "decision": (Store, "write"),
    "post": (DiscordScreen, "post"),
    "edit": (DiscordScreen, "edit"),
    "erase": (DiscordScreen, "erase"),
    "react": (DiscordScreen, "react"),
    "reply": (DiscordScreen, "reply"),
    "noted": (Store, "write"),
    "told": (Store, "write"),
    "thread": (HTTPClient, "start_thread_with_message"),
}
"""What an action consists of, by name: each is an async method."""
ONLY: dict[str, Callable[[Any, Script[Any]], bool]] = {
    "commit": lambda store, script: batch_of(script) is not None,
    "decision": lambda store, script: (batch := batch_of(script)) is not None and bool(batch.decisions),
    "noted": lambda store, script: name_of(script) == "note_mail",
    "told": lambda store, script: name_of(script) == "mail_sent",
}
"""Steps that are only some calls of their method, such as commits of decisions, not of what was sent meanwhile."""


class Crash:
    """Counts passings and kills the process like ``kill -9``."""

    def __init__(self, plan: str, armed: Path) -> None:
        self.point, _, count = plan.partition(":")
        self.left = int(count or 0)
        self.armed = armed

    def passing(self, point: str) -> None:
        if point == self.point and self.armed.exists():
            self.left -= 1
            if self.left == 0:
                self.armed.unlink()
                os.kill(os.getpid(), signal.SIGKILL)


def install(crash: Crash) -> None:
    """Put the crash points around every step."""
    for step, (owner, name) in STEPS.items():
        setattr(owner, name, _surrounded(crash, step, getattr(owner, name)))
    written = changing._apply

    def crashing_apply(batch: Batch) -> Steps[None]:
        yield from written(batch)
        crash.passing("in_commit")

    changing._apply = crashing_apply


def _surrounded(crash: Crash, step: str, work: Any) -> Any:
    async def crashing(*args: Any, **options: Any) -> Any:
        if step in ONLY and not ONLY[step](*args):
            return await work(*args, **options)
        begun = crash.armed.exists()  # what was under way before is not what the test waits for
        crash.passing(f"before_{step}")
        done = await work(*args, **options)
        if begun:
            crash.passing(f"after_{step}")
        return done

    return crashing


def break_rules(name: str, armed: Path) -> None:
    """Let a move raise, like a fault in the rules."""
    move = getattr(moves, name)

    def broken(*args: Any) -> Any:
        if armed.exists():
            raise RuntimeError("a fault for the test")
        return move(*args)

    setattr(moves, name, broken)


def fill_disk(armed: Path) -> None:
    """Refuse every batch as a database does on a full volume."""
    write = Store.write

    async def full(self: Store, script: Script[Any]) -> Any:
        if armed.exists() and (batch_of(script) is not None or name_of(script) == "create_table"):
            raise StoreFull
        return await write(self, script)

    Store.write = full  # type: ignore[method-assign]  # for the life of this process


def end_server(folder: Path, armed: Path) -> None:
    """End the database server in the middle of its answer to a COMMIT."""
    import asyncpg

    from bot.store.postgres import store

    line: Any = asyncpg.Connection
    transaction, execute = store.Writer._transaction, line.execute

    async def dying(connection: Any, sql: str, *values: Any, **options: Any) -> Any:
        done = await execute(connection, sql, *values, **options)
        if sql == "COMMIT":
            number = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            process = os.pidfd_open(number)
            os.kill(number, signal.SIGQUIT)
            select.select([process], [], [])
            os.close(process)
            armed.unlink()
            raise ConnectionResetError("broken")
        return done

    async def mute(self: Any, group: Any) -> None:
        batches = [batch_of(piece.script) for piece in group]
        if armed.exists() and any(batch is not None and batch.decisions for batch in batches):
            line.execute = dying
        try:
            await transaction(self, group)
        finally:
            line.execute = execute

    store.GIVE_UP_S = 0  # type: ignore[misc]  # for the life of this process
    store.Writer._transaction = mute  # type: ignore[method-assign]  # likewise


async def _never(*args: Any) -> bool:
    """Nobody is here for the first time."""
    return False


async def _at_once(bot: TableBot, shard_id: int | None, *, initial: bool = False) -> None:
    """Discord wants five seconds between two sessions, for which a clock that stands would have to be turned."""


def run() -> int:
    """Be the bot that the environment describes; its exit status."""
    if not os.environ.get("TEST_TURNS"):
        TableBot.before_identify_hook = _at_once  # type: ignore[assignment, method-assign]  # never without a shard
    if not os.environ.get("TEST_FIRST"):
        Lobbies.is_first = _never  # type: ignore[assignment, method-assign]  # for the life of this process
    pool._begin = cold.begin if os.environ.get("TEST_PICTURES") else cold.begin_sparing
    if lease_ms := int(os.environ.get("TEST_LEASE_MS", 0)):
        from bot.store.postgres.store import PostgresStore

        serving.LEASE_MS = LOOK_MS * LOOKS  # type: ignore[attr-defined]  # for the life of this process
        store.RENEWALS = lease_ms // LOOK_MS  # likewise
        PostgresStore.open.__func__.__kwdefaults__["lease_ms"] = lease_ms  # type: ignore[attr-defined]  # for the life of this process
    if os.environ.get("TEST_NO_RENEWAL"):
        Store._hold = lambda *args: None  # type: ignore[method-assign]  # for the life of this process
    if folder := os.environ.get("TEST_AWAY"):
        end_server(Path(folder), Path(os.environ["TEST_ARM"]))
    if seed := os.environ.get("TEST_SEED"):
        secrets.randbits = lambda k: int(seed)
    if plan := os.environ.get("TEST_CRASH"):
        install(Crash(plan, Path(os.environ["TEST_ARM"])))
    if name := os.environ.get("TEST_FAULT"):
        break_rules(name, Path(os.environ["TEST_ARM"]))
    if os.environ.get("TEST_FULL"):
        fill_disk(Path(os.environ["TEST_ARM"]))
    if os.environ.get("TEST_WORKSHOP"):
        workshop_entry.install()
    if os.environ.get("TEST_STEADY"):
        steady_entry.install()
    if os.environ.get("TEST_LIBRARY_CLOCK"):
        storm_entry.install()
    if os.environ.get("TEST_UPGRADE"):
        upgrade_entry.install()
    if os.environ.get("TEST_RULES"):
        upgrade_entry.raise_versions()
    if leaks := os.environ.get("TEST_LEAKS"):
        steady_entry.leak(leaks.split(), os.environ["TEST_CARD"])
    if slow := os.environ.get("TEST_SLOW"):
        workshop_entry.slow_down(int(slow), Path(os.environ["TEST_ARM"]))
    if arguments := os.environ.get("TEST_ARGUMENTS"):
        os.dup2(2, 1)
        return main(json.loads(arguments))
    return main(["run"])


if __name__ == "__main__":
    sys.exit(run())
