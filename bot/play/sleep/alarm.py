"""One timer for all tables that sleep: it reads their deadlines and says which tables have to be woken."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from bot.play.clock import Clock, Timer
from bot.play.errands import RETRY_MS
from bot.store.api import Store
from bot.store.errors import StoreError
from bot.tasks import watched

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
                found = await self._store.ringing(self._clock.now() + EARLY_MS)
                self._wake(found.tables)
                if found.next_ms is not None:
                    self.expect(found.next_ms)
        except StoreError as error:
            log.error("deadlines could not be read: %s", error)
            self._ring_in(RETRY_MS)
        finally:
            self._looking = None
