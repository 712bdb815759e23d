"""A table that leaves the memory while nothing happens at it, and comes back as if it had been there all the time.

What it waits for is in the store then: everything it has to say is said, and all its timers are rows. One alarm for the
whole process reads them and wakes few tables at a time, so that those that play are not crowded out. Whether a table
sleeps is decided by how long nobody has done anything and by when it does something next; whatever that depends on,
nothing is said, shown or answered differently after it was woken.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

import msgspec

from bot.play.clock import Clock, Timer
from bot.play.running.effects import RETRY_MS
from bot.play.running.live_table import RunningTable
from bot.process.tasks import watched
from bot.store.errors import StoreError
from bot.store.rows import Batch
from bot.store.statements import changing, timing
from bot.store.store import Store
from bot.tables.contract.table import Preference

QUIET_MS: Final = 60_000
"""A table sleeps once nobody has done anything at it for so long, if nothing rings there within that time either."""


class Slept(msgspec.Struct, frozen=True):
    """A table's knowledge that is not in the store, small enough to be kept while it sleeps."""

    preferences: tuple[Preference, ...] | None
    """What its controller believes of them to prefer."""
    hindered: bool
    """Whether Discord has refused something of it that may be taken once the bot's permissions change."""
    chatter: int
    """How many messages of people its controller has counted."""


def can_sleep(table: RunningTable) -> bool:
    """True if nothing is under way, and nothing rings soon or could be forgotten."""
    if table.controller is None or table.lookup.status != "running" or not table.runner.idle:
        return False
    soonest = table.services.clock.now() + QUIET_MS
    timers = table.runner.timers
    return all(name in table.runner.durable and timer.due >= soonest for name, timer in timers.items())


async def put_to_sleep(table: RunningTable) -> Slept:
    """Note that the table sleeps and what wakes it. Raises ``StoreError``."""
    assert table.controller is not None
    await table.services.store.write(changing.commit(Batch(table=table.table, asleep=True)))
    return Slept(table.preferences.told, table.hindered, table.controller.chatter)


class Waking:
    """A queue of tables to be woken. ``wake`` returns when its table is awake, and never raises."""

    def __init__(self, wake: Callable[[int], Awaitable[None]], at_once: int) -> None:
        """At most ``at_once`` tables are being taken up at any moment."""
        self._wake = wake
        self._at_once = at_once
        self._tables: dict[int, None] = {}
        """In order, each once."""
        self._workers: set[asyncio.Task[None]] = set()

    def add(self, tables: Iterable[int]) -> None:
        """Wake these too, after those that wait already; returns at once."""
        self._tables.update(dict.fromkeys(tables))
        while len(self._workers) < min(self._at_once, len(self._tables)):
            worker = watched(self._work(), "waking")
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)

    def drop(self, tables: Iterable[int]) -> None:
        """Wake these no more."""
        for table in tables:
            self._tables.pop(table, None)

    def stop(self) -> None:
        """Wake nobody any more."""
        self._tables.clear()
        for worker in self._workers:
            worker.cancel()

    async def _work(self) -> None:
        while self._tables:
            table = next(iter(self._tables))
            del self._tables[table]
            await self._wake(table)


log = logging.getLogger(__name__)

EARLY_MS: Final = 5_000
"""Tables are woken so long before their deadlines, which they then ring themselves."""


class Alarm:
    """One per process. ``wake`` is told which tables have a deadline that is near or over, soonest first."""

    def __init__(self, store: Store, clock: Clock, wake: Callable[[Sequence[int]], None]) -> None:
        """Nothing is looked at before ``look`` or ``expect``."""
        self._store = store
        self._clock = clock
        self._wake = wake
        self._timer: Timer | None = None
        self._looking: asyncio.Task[None] | None = None
        self._again = False
        self._stopped = False

    def expect(self, due_ms: int) -> None:
        """Some table that sleeps has a deadline then."""
        at = due_ms - EARLY_MS
        if self._stopped or (self._timer is not None and self._timer.due <= at):
            return
        self._ring_in(max(0, at - self._clock.now()))

    def look(self) -> None:
        """Find out now what is due, and from then on whenever something is."""
        if self._looking is None:
            self._looking = watched(self._look(), "alarm")
        else:
            self._again = True

    def stop(self) -> None:
        """Wake nobody any more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._looking is not None:
            self._looking.cancel()

    def _ring_in(self, ms: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._clock.after(ms, self._rung)

    def _rung(self) -> None:
        self._timer = None
        self.look()

    async def _look(self) -> None:
        try:
            self._again = True
            while self._again:
                self._again = False
                found = await self._store.read(timing.ringing(self._clock.now() + EARLY_MS))
                self._wake(found.tables)
                if found.next_ms is not None:
                    self.expect(found.next_ms)
        except StoreError as error:
            log.error("deadlines could not be read: %s", error)
            self._ring_in(RETRY_MS)
        finally:
            self._looking = None
