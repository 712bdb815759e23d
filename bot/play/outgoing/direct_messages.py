"""Direct messages: which channel is whose, and who takes none. One per process.

Discord punishes opening many, so channels are kept in the store, opened one after another and never many at once. A
refusal is believed for a while, so that nobody who has closed them costs a call per message.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import msgspec

from bot.metrics import Metrics
from bot.play.clock import Clock
from bot.play.outgoing.neighbours import Neighbours
from bot.play.outgoing.screen import Refused, Screen, Trouble
from bot.play.outgoing.visits import Visits
from bot.store.api import Store
from bot.store.errors import StoreError
from bot.store.rows import PersonRow

log = logging.getLogger(__name__)

BELIEVED_MS = 3_600_000
"""How long nothing is sent to somebody to whom Discord refused the last message."""
OPENED = 5
OPENED_WITHIN_MS = 10_000
"""At most so many channels are opened in so long."""
CLOSED = (50007, 50278)
"""Discord's codes for: takes no direct messages from us, shares no server with us."""


class People:
    """Knows where people get direct messages."""

    def __init__(
        self,
        store: Store,
        screen: Screen,
        clock: Clock,
        metrics: Metrics | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self._store = store
        self._screen = screen
        self._clock = clock
        self.visits = Visits(clock, neighbours or Neighbours())
        """Who has come since they were notified."""
        self.processes = 1
        """How many share the number of channels that may be opened."""
        self._opening = asyncio.Lock()
        self._opened: deque[int] = deque()

    async def open_dm(self, user: int) -> None:
        """Have a person's channel ready: call it when they have just pressed Join. Never raises.

        If they had closed their direct messages, the next one is tried again.
        """
        try:
            await self._channel(user)
            await self._note(user, 0)
        except (Refused, Trouble) as error:
            log.info("a direct message channel could not be opened: code %s", error.code)
        except StoreError as error:
            log.error("a direct message channel could not be noted: %s", error)

    async def channel(self, user: int) -> int:
        """Where to send a direct message. Raises ``Refused`` for somebody who takes none, and ``Trouble``."""
        try:
            row = await self._row(user)
            if row.refused and abs(self._clock.now() - row.at_ms) < BELIEVED_MS:  # the clock may have been set back
                raise Refused(row.refused)
            return await self._channel(user)
        except StoreError as error:
            raise Trouble(0, str(error)) from error

    async def sent(self, user: int) -> None:
        """A direct message got through."""
        await self._note(user, 0)

    async def refused(self, user: int, code: int) -> None:
        """Discord refused a direct message; only codes that tell of the person are remembered."""
        if code in CLOSED:
            self._metrics.dm_refusals += 1
            await self._note(user, code)

    async def _note(self, user: int, code: int) -> None:
        """What is known of a person is a convenience: without it they are asked once more."""
        try:
            row = await self._row(user)
            if code or row.refused:
                at_ms = self._clock.now() if code else 0
                await self._store.set_person(PersonRow(user, row.dm, code, at_ms))
        except StoreError as error:
            log.error("it could not be noted who takes direct messages: %s", error)

    async def _channel(self, user: int) -> int:
        async with self._opening:
            row = await self._row(user)
            if row.dm:
                return row.dm
            await self._turn()
            try:
                channel = await self._screen.open_dm(user)
            except Refused as refusal:
                await self.refused(user, refusal.code)
                raise
            await self._store.set_person(msgspec.structs.replace(row, dm=channel))
            return channel

    async def _turn(self) -> None:
        while len(self._opened) >= OPENED:
            wait = self._opened[0] + OPENED_WITHIN_MS * self.processes - self._clock.now()
            if wait > 0:
                await self._clock.sleep(wait)
            self._opened.popleft()
        self._opened.append(self._clock.now())

    async def _row(self, user: int) -> PersonRow:
        return (await self._store.people([user])).get(user, PersonRow(user))
