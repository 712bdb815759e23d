"""A process among others: its place, what they tell each other, and what it leaves for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, TypeAlias

import msgspec

from bot.cluster.membership import Membership
from bot.play.clock import Clock
from bot.play.outgoing.direct_messages import Neighbours
from bot.play.raw import RawEcho, RawPeople
from bot.play.running.table_registry import TableRegistry
from bot.process.tasks import watched
from bot.store.errors import StoreError
from bot.store.sharing import Forward, Sharing
from bot.tables.contract.table import Stamp

log = logging.getLogger(__name__)


class Came(msgspec.Struct, frozen=True, tag=True):
    """Somebody has done something."""

    by: int
    user: int
    table: int


class Told(msgspec.Struct, frozen=True, tag=True):
    """News of a notification: who was notified, and by which table."""

    by: int
    user: int
    table: int


class Echoed(msgspec.Struct, frozen=True, tag=True):
    """A message has arrived."""

    by: int
    table: int
    key: str
    message: int
    channel: int


class People(msgspec.Struct, frozen=True, tag=True):
    """News that somebody at a table changed a preference."""

    table: int


class Pressed(msgspec.Struct, frozen=True, tag=True):
    """An interaction for a table."""

    body: bytes
    """As the commands' side has written it."""


News: TypeAlias = Came | Told | Echoed
_NEWS: Final = msgspec.json.Decoder(News)
_FORWARDS: Final = msgspec.msgpack.Decoder(People | Pressed)


class Others(Neighbours):
    """The other processes. One per process; each client puts its tables into ``registry``."""

    def __init__(self, sharing: Sharing, clock: Clock) -> None:
        self._sharing = sharing
        self._clock = clock
        self._me: Final = sharing.share.number
        self.registry: TableRegistry | None = None
        self.pressed: Callable[[Forward, bytes], Awaitable[None]] | None = None
        """Takes the interactions that were left for us."""

    # --- telling -----------------------------------------------------------------------------------------------------

    def came(self, user: int, table: int) -> None:
        """Somebody has done something; at a table, or 0 for none."""
        self._tell(Came(self._me, user, table))

    def told(self, user: int, table: int) -> None:
        """Somebody was notified by a table, or by a reminder (0)."""
        self._tell(Told(self._me, user, table))

    def echoed(self, table: int, echo: RawEcho) -> None:
        """A message of a table that is not played here has arrived."""
        self._tell(Echoed(self._me, table, echo.key, echo.message, echo.channel))

    async def people_changed(self, table: int, guild: int) -> None:
        """Pass on that a player of a table not played here changed a preference. Raises ``StoreError``."""
        await self._sharing.leave(self.shard_of(guild), msgspec.msgpack.encode(People(table)))

    async def leave_press(self, guild: int, body: bytes) -> int:
        """Leave an interaction for whoever plays a server's tables; its number. Raises ``StoreError``."""
        return await self._sharing.leave(self.shard_of(guild), msgspec.msgpack.encode(Pressed(body)))

    def shard_of(self, guild: int) -> int:
        """The shard of a server, by Discord's formula."""
        return (guild >> 22) % self._sharing.share.of

    def _tell(self, news: News) -> None:
        self._sharing.tell(msgspec.json.encode(news).decode())

    # --- hearing -----------------------------------------------------------------------------------------------------

    def hear(self, words: str) -> None:
        """Handle news from another process; ignore our own, and what only a newer version understands."""
        try:
            news = _NEWS.decode(words)
        except msgspec.MsgspecError:
            return
        if news.by == self._me or self.registry is None:
            return
        match news:
            case Came(user=user, table=table):
                self.registry.know_visit(user, table)
            case Told(user=user, table=table):
                self.registry.services.people.visits.learn(user, table)
            case Echoed():
                at = Stamp(self._clock.now())
                self.registry.echo(news.table, RawEcho(at, news.key, news.message, news.channel))

    async def collect(self, shards: Collection[int]) -> None:
        """Read what was left for these shards. Raises ``StoreError``."""
        for forward in await self._sharing.collect(shards):
            try:
                await self._read(forward)
            except Exception:  # one forwarded message is not worth the others
                log.exception("what another process has left could not be read")

    async def _read(self, forward: Forward) -> None:
        left = _FORWARDS.decode(forward.body)
        if isinstance(left, Pressed) and self.pressed is not None:
            await self.pressed(forward, left.body)
            return
        if isinstance(left, People) and self.registry is not None:
            self.registry.put(left.table, RawPeople())
        await self._sharing.settle([forward.id])


AGAIN_S: Final = 1.0
"""Between two tries to read what others have left."""


class Cluster:
    """One per process that shares its database with others."""

    def __init__(
        self, sharing: Sharing, clock: Clock, lease_s: float, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        """``sleep`` is in real time, as is the lease: the server counts it."""
        self.sharing = sharing
        self._sleep = sleep
        self.others = Others(sharing, clock)
        self._left = asyncio.Event()
        self.membership = Membership(sharing, lease_s, sleep, self._left.set)
        self._tasks: list[asyncio.Task[Any]] = []

    async def begin(self) -> None:
        """Return once this process has something to play. Raises ``StoreError``."""
        self._tasks.append(watched(self.sharing.listen(self._hear), "news", endless=True))
        await self.membership.begin()
        self._tasks.append(watched(self.membership.run(), "members"))
        self._tasks.append(watched(self._read_on(), "letters", endless=True))

    def end(self) -> None:
        """Take and hear nothing more."""
        for task in self._tasks:
            task.cancel()

    def _hear(self, words: str) -> None:
        if words:
            self.others.hear(words)
        else:
            self.membership.wake()
            self._left.set()

    async def _read_on(self) -> None:
        while True:
            await self._left.wait()
            self._left.clear()
            try:
                await self.others.collect(self.membership.played)
            except StoreError as error:
                log.warning("what others have left cannot be read: %s", error)
                await self._sleep(AGAIN_S)
                self._left.set()
