"""More live tables than Discord's limit feeds, with their real controllers, actors and store: who waits, and what is
told.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from bot.play import rosters
from bot.play.clock import Clock
from bot.play.gateway_events import EchoEvent
from bot.play.outgoing.outbox import Outbox, Outgoing
from bot.play.outgoing.screen import GLOBAL_PER_SECOND, PER_SECOND, UNGOVERNED, CallKind, Governor, NewMessage
from bot.play.rosters import Seated
from bot.play.running.actor import Actor
from bot.store.rows import TableRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing
from bot.store.statements.script import Script
from bot.tables.contract.table import Body, Stamp
from tests.play.fakes import FakeScreen
from tests.play.room import CREEPING, Room
from tests.words.voices import EN

T = TypeVar("T")
TABLES = 60
"""They want 80 calls a second, twice as many as there are."""
STORIES = 60
BEGIN_S, SECONDS = 21, 36
"""When the cards are under way, and how long they are watched."""
STEP_MS = 50


class Noting(Governor):
    """Notes when each call went, what for, and how long it had waited."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.went: list[tuple[int, CallKind, int]] = []

    async def turn(self, kind: CallKind) -> None:
        asked = self._clock.now()
        await super().turn(kind)
        now = self._clock.now()
        self.went.append((now, kind, now - asked))


class Echoing(FakeScreen):
    """Every post comes back over the gateway at once."""

    def __init__(self) -> None:
        super().__init__()
        self.actors: dict[int, Actor] = {}
        self.said: defaultdict[int, list[str]] = defaultdict(list)

    async def post(self, channel: int, message: NewMessage, picture: bytes | None) -> int:
        number = await super().post(channel, message, picture)
        self.said[message.table].append(message.body.text)
        if message.table in self.actors:
            self.actors[message.table].put(EchoEvent(Stamp(0), message.nonce, number, channel))
        return number


class Evening:
    """Sixty slap tables at the fastest pace, and somebody who tells stories besides."""

    def __init__(self, room: Room) -> None:
        self.room, self.clock, self.screen = room, room.clock, Echoing()
        room.screen = self.screen
        room.services = room.services_with(room.services.kinds)
        self.clock.set(self.clock.now(), CREEPING)
        self.governor = room.services.governor = Noting(self.clock)
        s = room.services
        self.commits = 0
        """Under way."""
        self._save = room.store.write
        room.store.write = self._write  # type: ignore[method-assign]  # counts what goes through
        self.teller = Outbox(0, s.screen, s.pictures, self.governor, self.clock, s.people, lambda report: None)

    async def begin(self) -> None:
        for number in range(TABLES):
            row = TableRow(
                game="slap",
                guild=1,
                parent=2,
                thread=10 + number,
                host=1,
                status="running",
                seed=str(number),
                roster=rosters.encode([Seated("Ana", 1), Seated("Ben", 2)]),
                options=msgspec.json.encode({"pace": "1.5 s"}),
            )
            table = await self.room.store.write(changing.create_table(row))
            self.screen.actors[table] = Actor(table, self.room.services, lambda table, over: None)

    async def play(self) -> None:
        for step in range(SECONDS * 1_000 // STEP_MS):
            if step * STEP_MS == BEGIN_S * 1_000:
                for number in range(STORIES):
                    self.teller.post(Outgoing(f"story {number}", 1, Body(f"It was night {number}.")))
            self.clock.set(self.clock.now() + STEP_MS, CREEPING)
            await self.settled()

    async def settled(self) -> None:
        """All that follows from this moment has been judged, saved and sent."""
        quiet = 0
        while quiet < 5:  # turns of the loop in which nothing happens
            await asyncio.sleep(0)
            busy = self.commits or any(actor.queued for actor in self.screen.actors.values())
            quiet = 0 if busy else quiet + 1

    async def _write(self, script: Script[T]) -> T:
        self.commits += 1
        try:
            return await self._save(script)
        finally:
            self.commits -= 1

    async def end(self) -> None:
        self.teller.stop()
        for actor in self.screen.actors.values():
            await actor.close()


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    clock = Clock(1_000_000, 0)
    store = await SqliteStore.open(tmp_path / "t.sqlite3", holder="test", now=clock.now)
    made = Evening(Room(store, clock, tmp_path))
    await made.begin()
    await made.play()
    yield made
    await made.end()
    await store.close()


async def test_with_twice_as_many_tables_as_are_fed(evening: Evening) -> None:
    went, screen = evening.governor.went, evening.screen
    times = [when for when, _, _ in went]
    most = max(sum(start <= when < start + 1_000 for when in times) for start in set(times))
    assert most <= GLOBAL_PER_SECOND - UNGOVERNED
    # The limit is used up: nothing idles while calls wait.
    busy = [one for one in went if one[0] >= times[0] + BEGIN_S * 1_000]
    assert len(busy) >= 0.9 * PER_SECOND * (SECONDS - BEGIN_S - 1)
    # Cards have their share and stories theirs, although twice as many cards want to go.
    kinds = Counter(kind for _, kind, _ in busy)
    assert kinds["card"] >= 0.8 * len(busy)
    assert kinds.total() - kinds["card"] >= 0.08 * len(busy)
    # Every table goes on, none much faster than another, and each is told once why it is slow.
    said = [len(screen.said[table]) for table in screen.actors]
    assert min(said) >= 0.6 * max(said) > 3
    told = [sum(words == EN("play-slowed") for words in screen.said[table]) for table in screen.actors]
    assert max(told) == 1
    assert sum(told) >= TABLES / 2
