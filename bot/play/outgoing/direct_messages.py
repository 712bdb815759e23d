"""Direct messages: channels, refusals and notifications (one per process), and mail sent just once."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.play.clock import Clock
from bot.play.gateway_events import EchoEvent
from bot.play.outgoing.screen import NewMessage, Refused, Screen, Trouble, says
from bot.process.metrics import Metrics
from bot.store.errors import StoreError, StoreFull, StoreUnknown
from bot.store.rows import MailRow, OutboxRow, PersonRow
from bot.store.statements import following, persons
from bot.store.store import Store
from bot.tables.contract.blockade import CLOSED, REMEMBERED, TOO_FAST
from bot.tables.contract.table import Body
from bot.words.speech import Speech


class Neighbours:
    """News from this process to the others; they can do without it, so nothing is lost if one is away."""

    def came(self, user: int, table: int) -> None:
        """Somebody has done something; at a table, or 0 for none."""

    def notified(self, user: int, table: int) -> None:
        """Somebody was notified by a table, or by a reminder (0)."""

    def echoed(self, table: int, echo: EchoEvent) -> None:
        """A message of a table that is not played here has arrived."""

    async def people_changed(self, table: int, guild: int) -> None:
        """A preference of a player has changed whose table is not played here. Raises ``StoreError``."""


UNREAD_MS: Final = 12 * 3_600_000
"""A notification that nobody comes for stands for those of other tables for so long."""
MANY: Final = 10_000
"""People remembered at most; those notified first are forgotten first."""


class Visits:
    def __init__(self, clock: Clock, neighbours: Neighbours) -> None:
        self._clock = clock
        self._neighbours = neighbours
        self._notified: dict[int, tuple[int, int]] = {}
        """By person: table and time of the last notification that they have not come for."""

    def notified(self, user: int, table: int) -> None:
        """Note a notification by a table, and let other processes know; 0 for a reminder."""
        self.learn(user, table)
        self._neighbours.notified(user, table)

    def learn(self, user: int, table: int) -> None:
        """Note a notification sent by another process."""
        self._notified.pop(user, None)
        self._notified[user] = table, self._clock.now()
        if len(self._notified) > MANY:
            del self._notified[next(iter(self._notified))]

    def came(self, user: int) -> None:
        self._notified.pop(user, None)

    def awaited(self, user: int, table: int) -> bool:
        """True if somebody was notified not long ago for another table, and has not come since."""
        of, since = self._notified.get(user, (table, 0))
        return of != table and 0 <= self._clock.now() - since < UNREAD_MS


log = logging.getLogger(__name__)

BELIEVED_MS = 3_600_000
"""Nothing is sent for so long to somebody to whom Discord refused the last message."""
TOO_FAST_MS = 600_000
"""No channel is opened for so long after Discord has said that there were too many."""
OPENED = 5
OPENED_WITHIN_MS = 10_000


class People:
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
        self.processes = 1
        """They share the number of channels that may be opened."""
        self._opening = asyncio.Lock()
        self._opened: deque[int] = deque()
        self._too_fast_ms = -TOO_FAST_MS

    async def open_dm(self, user: int) -> None:
        """Have a person's channel ready, and try again one that was closed; after Join. Never raises."""
        try:
            await self._channel(user)
            await self._note(user, 0)
        except (Refused, Trouble) as error:
            log.info("a direct message channel could not be opened: code %s", error.code)
        except StoreError as error:
            log.error("a direct message channel could not be noted: %s", error)

    async def channel(self, user: int) -> int:
        """Return the channel for direct messages. Raises ``Refused`` for somebody who takes none, and ``Trouble``."""
        try:
            row = await self._row(user)
            if row.refused and abs(self._clock.now() - row.at_ms) < BELIEVED_MS:  # the clock may have been set back
                raise Refused(row.refused)
            return await self._channel(user)
        except StoreError as error:
            raise Trouble(0, str(error)) from error

    async def sent(self, user: int) -> None:
        await self._note(user, 0)

    async def refused(self, user: int, code: int) -> None:
        """Note a refused direct message, for codes that hold for the next one as well."""
        self._metrics.dm_refusals += code in CLOSED
        if code in REMEMBERED:
            await self._note(user, code)

    async def _note(self, user: int, code: int) -> None:
        """Store if a person takes direct messages; an error here only costs one more try."""
        try:
            row = await self._row(user)
            if code or row.refused:
                at_ms = self._clock.now() if code else 0
                await self._store.write(persons.set_person(PersonRow(user, row.dm, code, at_ms)))
        except StoreError as error:
            log.error("it could not be noted who takes direct messages: %s", error)

    async def _channel(self, user: int) -> int:
        async with self._opening:
            row = await self._row(user)
            if row.dm:
                return row.dm
            if abs(self._clock.now() - self._too_fast_ms) < TOO_FAST_MS:
                raise Trouble(TOO_FAST)
            await self._turn()
            try:
                channel = await self._screen.open_dm(user)
            except Trouble as trouble:
                if trouble.code == TOO_FAST:
                    self._too_fast_ms = self._clock.now()
                raise
            except Refused as refusal:
                await self.refused(user, refusal.code)
                raise
            await self._store.write(persons.set_person(msgspec.structs.replace(row, dm=channel)))
            return channel

    async def _turn(self) -> None:
        while len(self._opened) >= OPENED:
            wait = self._opened[0] + OPENED_WITHIN_MS * self.processes - self._clock.now()
            if wait > 0:
                await self._clock.sleep(wait)
            self._opened.popleft()
        self._opened.append(self._clock.now())

    async def _row(self, user: int) -> PersonRow:
        return (await self._store.read(persons.people([user]))).get(user, PersonRow(user))


class Mail(msgspec.Struct, frozen=True):
    store: Store
    screen: Screen
    people: People
    clock: Clock

    async def send(self, row: MailRow, *, again: bool) -> None:
        """Send it, with ``again`` only if no earlier try did. Raises ``ScreenError`` and ``StoreError``."""
        body = msgspec.json.decode(row.body, type=Body)
        channel = row.channel or await self.people.channel(row.user)
        message = await self._standing(channel, row, body) if again else None
        if message is None:
            ping = (row.user,) if row.channel else ()
            try:
                message = await self.screen.post(channel, NewMessage(row.table, row.key, body, ping), None)
            except Refused as refusal:
                if not row.channel:
                    await self.people.refused(row.user, refusal.code)
                raise
        await self.store.write(following.mail_sent(row, self.clock.now(), message))

    async def _standing(self, channel: int, row: MailRow, body: Body) -> int | None:
        try:
            return await self.screen.find(channel, min(row.at_ms, self.clock.now()), says(row.table, body))
        except Refused:  # a channel that cannot be read back
            return None


def message(channel: int, order: int, body: Body, now_ms: int, ping: Sequence[int] = ()) -> OutboxRow:
    """Return a message of a table without a number yet: ``{}`` in its key stands for that."""
    key, told, pinged = f"zod:{{}}:e{order}", msgspec.json.encode(body), " ".join(map(str, ping))
    return OutboxRow(key, 0, channel, "post", told, "resend", order=order, ping=pinged, at_ms=now_ms)


def not_saved(error: StoreError, say: Speech) -> str:
    if isinstance(error, StoreUnknown):
        return say("play-interrupted")
    return say("play-disk-full" if isinstance(error, StoreFull) else "play-disk-trouble")


def not_done(error: StoreError, say: Speech) -> str:
    """Return the same as ``not_saved`` where no game is under way that would go on by itself."""
    if isinstance(error, StoreUnknown):
        return say("play-interrupted-here")
    return say("play-disk-full-here" if isinstance(error, StoreFull) else "play-disk-trouble")
