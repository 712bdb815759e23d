"""Slap intake: from a reaction's arrival to its durable verdict, while pictures are drawn, on 100 tables at once.

The load is real but for Discord itself: the real actors, controllers, store and render process, on this machine's disk.
A fake screen answers at once; reactions come at 1,000 a second for ``SECONDS`` seconds (``BENCH_SECONDS`` changes it).
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.play import rosters
from bot.play.clock import Clock
from bot.play.games.kinds import KINDS
from bot.play.gateway_events import EchoEvent, ReactionEvent
from bot.play.outgoing.direct_messages import People
from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import Crowded, Drawn, Found, Governor, NewMessage
from bot.play.rosters import Seated
from bot.play.running.actor import Actor
from bot.play.running.services import Services
from bot.process.workers import PoolBusy, PoolClosed
from bot.store.rows import Batch, TableRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing
from bot.store.statements.script import Script
from bot.store.store import Store
from bot.tables.contract.table import Body, Picture, Prompt, Stamp
from renderers.pool import RenderPool

T = TypeVar("T")
TABLES = 100
PER_SECOND = 1_000
SECONDS = int(os.environ.get("BENCH_SECONDS", "30"))
PLAYERS = 8
OPTIONS = {"penalty": "0"}
"""False slaps cost nothing: else so many would end every game within seconds, and nothing would be left to judge."""
_PATIENCE_S = 10.0
"""How long the last verdicts are waited for."""
_DEAL_PATIENCE_S = 120.0
_LOOK_S = 0.1


@dataclass(frozen=True)
class Load:
    """Number of reactions, of their tables, and of the servers in turn."""

    tables: int = TABLES
    per_second: int = PER_SECOND
    seconds: int = SECONDS
    servers: Sequence[int] = (1,)


@dataclass(frozen=True)
class Measured:
    """Observations; times in milliseconds."""

    verdicts: list[float]
    """From a reaction's arrival to its durable verdict."""
    lags: list[float]
    """Of the event loop."""
    order_errors: int
    without_verdict: int
    sending_s: float
    """How long it took to send them all."""


class _Screen:
    """Answers at once; every post comes back as its echo."""

    def __init__(self, pool: RenderPool) -> None:
        self._pool = pool
        self.actors: dict[int, Actor] = {}
        self.newest: dict[int, int] = {}
        self._message = 0

    async def post(self, channel: int, message: NewMessage, picture: bytes | None) -> int:
        self._message += 1
        self.actors[message.table].put(EchoEvent(Stamp(0), message.nonce, self._message, channel))
        picture_of = message.body.picture
        if picture_of is not None and picture_of.renderer == "slap.pile":
            self.newest[message.table] = self._message
        return self._message

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: Drawn) -> None:
        """Nothing to do."""

    def shows(self, message: int, picture: Picture) -> bool:
        return False

    def used(self, token: str) -> int:
        return 0

    def renews(self, token: str, picture: Picture) -> bool:
        return False

    async def erase(self, channel: int, message: int) -> None:
        """Nothing to do."""

    async def open_dm(self, user: int) -> int:
        return user

    async def react(self, channel: int, message: int, emoji: str) -> None:
        """Nothing to do."""

    async def find(self, channel: int, since_ms: int, wanted: Callable[[Found], bool]) -> int | None:
        return None

    async def hands(self, channel: int, message: int, emojis: Sequence[str]) -> set[int]:
        return set()

    async def is_member(self, guild: int, user: int) -> bool:
        return True

    def is_forum(self, channel: int) -> bool:
        return False

    async def may_look(self, guild: int, channel: int, user: int) -> bool:
        return True

    async def reply(self, token: str, text: str) -> None:
        """Nothing to do."""

    async def show(self, token: str, table: int, body: Body, picture: Drawn, *, renew: bool) -> None:
        """Nothing to do."""

    async def redraw(self, token: str, table: int, body: Body, picture: bytes) -> None:
        """Nothing to do."""

    async def prompt(self, token: str, table: int, prompt: Prompt) -> None:
        """Nothing to do."""

    async def draw(self, renderer: str, view: bytes) -> bytes:
        try:
            return await self._pool.draw(renderer, view)
        except (PoolBusy, PoolClosed) as reason:
            raise Crowded from reason


class _Watch:
    """Sees when a reaction's verdict has become durable, and whether any table judged out of order."""

    def __init__(self, store: Store) -> None:
        self._write = store.write
        self.sent: dict[int, float] = {}
        self.took: list[float] = []
        self.last: dict[int, int] = {}
        self.order_errors = 0

    async def write(self, script: Script[T]) -> T:
        done = await self._write(script)
        now = time.perf_counter()
        if script.table is not None:
            self._look_at(script.args[0], now)
        return done

    def _look_at(self, batch: Batch, now: float) -> None:
        for note in batch.notes:
            if note.seq in self.sent:
                self.took.append((now - self.sent.pop(note.seq)) * 1000)
                self.order_errors += note.seq < self.last.get(batch.table, 0)
                self.last[batch.table] = note.seq


async def played(store: Store, folder: Path, load: Load, begin: Callable[[], Awaitable[None]]) -> Measured:
    """Play tables on a store, and send them the load once all have a card and ``begin`` returns.

    Raises ``TimeoutError`` if a table has no card in time.
    """
    clock = Clock()
    pool = RenderPool(1, 64)
    await pool.start()
    watch = _Watch(store)
    store.write = watch.write  # type: ignore[method-assign]
    screen = _Screen(pool)
    await _deal(store, screen, clock, load, folder)
    await begin()
    lags: list[float] = []
    lagging = asyncio.create_task(_loop_lag(lags))
    sending_s = await _send(screen, watch, clock, load)
    await _judged(watch)
    lagging.cancel()
    for actor in screen.actors.values():
        await actor.close()
    await pool.close()
    return Measured(sorted(watch.took), sorted(lags), watch.order_errors, len(watch.sent), sending_s)


async def _deal(store: Store, screen: _Screen, clock: Clock, load: Load, folder: Path) -> None:
    """Begin the tables; each has turned its first card then."""
    governor = Governor(clock, per_second=1_000_000)
    people = People(store, screen, clock)
    services = Services(store, screen, clock, governor, Pictures(screen), people, KINDS, folder / "cases")
    seats = [Seated(f"Player {n}", n + 1) for n in range(PLAYERS)]
    for n in range(load.tables):
        row = TableRow(
            game="slap",
            guild=load.servers[n % len(load.servers)],
            parent=2,
            thread=10 + n,
            host=1,
            status="running",
            seed=str(n),
            roster=rosters.encode(seats),
            options=msgspec.json.encode(OPTIONS),
        )
        table = await store.write(changing.create_table(row))
        screen.actors[table] = Actor(table, services, lambda table, over: None)
    async with asyncio.timeout(_DEAL_PATIENCE_S):
        while len(screen.newest) < load.tables:  # noqa: ASYNC110  # the deal takes its ten seconds anyway
            await asyncio.sleep(_LOOK_S)


async def _send(screen: _Screen, watch: _Watch, clock: Clock, load: Load) -> float:
    """Send the load; the seconds that took."""
    tables = sorted(screen.actors)
    start = time.perf_counter()
    for seq in range(1, load.per_second * load.seconds + 1):
        wait = start + seq / load.per_second - time.perf_counter()
        if wait > 0.001:
            await asyncio.sleep(wait)
        table = tables[seq % len(tables)]
        user = 1 + seq // len(tables) % PLAYERS
        watch.sent[seq] = time.perf_counter()
        reaction = ReactionEvent(Stamp(clock.now(), seq), user, screen.newest[table], "✋", added=True)
        screen.actors[table].put(reaction)
    return time.perf_counter() - start


async def _judged(watch: _Watch) -> None:
    """Wait until all that came is judged, though not for ever."""
    ends = time.perf_counter() + _PATIENCE_S
    while watch.sent and time.perf_counter() < ends:  # noqa: ASYNC110  # the verdicts come from many tables
        await asyncio.sleep(_LOOK_S)


async def _loop_lag(lags: list[float]) -> None:
    while True:
        before = time.perf_counter()
        await asyncio.sleep(0.01)
        lags.append((time.perf_counter() - before - 0.01) * 1000)


async def _measure(folder: Path) -> dict[str, float]:
    store = await SqliteStore.open(folder / "bench.sqlite3", holder="bench", now=Clock().now)
    try:
        taken = await played(store, folder, Load(), _at_once)
    finally:
        await store.close()
    return {
        "p50 ms": taken.verdicts[len(taken.verdicts) // 2],
        "p99 ms": taken.verdicts[len(taken.verdicts) * 99 // 100],
        "order errors": float(taken.order_errors),
        "verdicts": float(len(taken.verdicts)),
        "reactions without a verdict": float(taken.without_verdict),
        "loop lag p99 ms": taken.lags[len(taken.lags) * 99 // 100],
    }


async def _at_once() -> None:
    """Nobody else is waited for."""


def run() -> dict[str, float]:
    """Milliseconds, and how many verdicts came in another order than their reactions."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        return asyncio.run(_measure(Path(folder)))
