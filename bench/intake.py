"""Slap intake: from a reaction's arrival to its durable verdict, while pictures are drawn, on 100 tables at once.

The load is real but for Discord itself: the real actors, desks, store and render process, on this machine's disk. A
fake screen answers at once; reactions come at 1,000 a second for ``SECONDS`` seconds (``BENCH_SECONDS`` changes it).
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from bot.play import roster
from bot.play.actor import Actor
from bot.play.clock import Clock
from bot.play.games.kinds import KINDS
from bot.play.outgoing.direct_messages import People
from bot.play.outgoing.governor import Governor
from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import Crowded, Drawn, Found, NewMessage
from bot.play.raw import RawEcho, RawReaction
from bot.play.roster import Seated
from bot.play.services import Services
from bot.store.rows import Batch, TableRow
from bot.store.sqlite.store import SqliteStore
from bot.tables.contract.table import Body, Picture, Prompt, Stamp
from renderers.pool import PoolBusy, RenderPool

TABLES = 100
PER_SECOND = 1_000
SECONDS = int(os.environ.get("BENCH_SECONDS", "30"))
PLAYERS = 8
OPTIONS = {"penalty": "0"}
"""False slaps cost nothing: else so many would end every game within seconds, and nothing would be left to judge."""


class _Screen:
    """Answers at once; every post comes back as its echo."""

    def __init__(self, pool: RenderPool) -> None:
        self._pool = pool
        self.actors: dict[int, Actor] = {}
        self.newest: dict[int, int] = {}
        self._message = 0

    async def post(self, channel: int, message: NewMessage, picture: bytes | None) -> int:
        self._message += 1
        self.actors[message.table].put(RawEcho(Stamp(0), message.nonce, self._message, channel))
        picture_of = message.body.picture
        if picture_of is not None and picture_of.renderer == "slap.pile":
            self.newest[message.table] = self._message
        return self._message

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: Drawn) -> None:
        """Nothing to do."""

    def shows(self, message: int, picture: Picture) -> bool:
        return False

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
        except PoolBusy as busy:
            raise Crowded from busy


class _Watch:
    """Sees when a reaction's verdict has become durable, and whether any table judged out of order."""

    def __init__(self, store: SqliteStore) -> None:
        self._commit = store.commit
        self.sent: dict[int, float] = {}
        self.took: list[float] = []
        self.last: dict[int, int] = {}
        self.order_errors = 0

    async def commit(self, batch: Batch) -> None:
        await self._commit(batch)
        now = time.perf_counter()
        for note in batch.notes:
            if note.seq in self.sent:
                self.took.append((now - self.sent.pop(note.seq)) * 1000)
                self.order_errors += note.seq < self.last.get(batch.table, 0)
                self.last[batch.table] = note.seq


async def _measure(folder: Path) -> dict[str, float]:
    clock = Clock()
    store = await SqliteStore.open(folder / "bench.sqlite3", holder="bench", now=clock.now)
    pool = RenderPool(1, 64)
    await pool.start()
    watch = _Watch(store)
    store.commit = watch.commit  # type: ignore[method-assign]
    screen = _Screen(pool)
    governor = Governor(clock, per_second=1_000_000)
    people = People(store, screen, clock)
    services = Services(store, screen, clock, governor, Pictures(screen), people, KINDS, folder / "cases")
    seats = [Seated(f"Player {n}", n + 1) for n in range(PLAYERS)]
    for n in range(TABLES):
        row = TableRow(
            game="slap",
            guild=1,
            parent=2,
            thread=10 + n,
            host=1,
            status="running",
            seed=str(n),
            roster=roster.encode(seats),
            options=msgspec.json.encode(OPTIONS),
        )
        table = await store.create_table(row)
        screen.actors[table] = Actor(table, services, lambda table, over: None)
    while len(screen.newest) < TABLES:  # noqa: ASYNC110  # the deal takes its ten seconds anyway
        await asyncio.sleep(0.1)
    lags: list[float] = []
    lagging = asyncio.create_task(_loop_lag(lags))
    await _load(screen, watch, clock)
    await asyncio.sleep(1)
    lagging.cancel()
    for actor in screen.actors.values():
        await actor.close()
    await pool.close()
    await store.close()
    took, lags = sorted(watch.took), sorted(lags)
    return {
        "p50 ms": took[len(took) // 2],
        "p99 ms": took[len(took) * 99 // 100],
        "order errors": float(watch.order_errors),
        "verdicts": float(len(took)),
        "reactions without a verdict": float(len(watch.sent)),
        "loop lag p99 ms": lags[len(lags) * 99 // 100],
    }


async def _load(screen: _Screen, watch: _Watch, clock: Clock) -> None:
    tables = sorted(screen.actors)
    start = time.perf_counter()
    for seq in range(1, PER_SECOND * SECONDS + 1):
        wait = start + seq / PER_SECOND - time.perf_counter()
        if wait > 0.001:
            await asyncio.sleep(wait)
        table = tables[seq % TABLES]
        user = 1 + seq // TABLES % PLAYERS
        watch.sent[seq] = time.perf_counter()
        reaction = RawReaction(Stamp(clock.now(), seq), user, screen.newest[table], "✋", added=True)
        screen.actors[table].put(reaction)


async def _loop_lag(lags: list[float]) -> None:
    while True:
        before = time.perf_counter()
        await asyncio.sleep(0.01)
        lags.append((time.perf_counter() - before - 0.01) * 1000)


def run() -> dict[str, float]:
    """Milliseconds, and how many verdicts came in another order than their reactions."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        return asyncio.run(_measure(Path(folder)))
