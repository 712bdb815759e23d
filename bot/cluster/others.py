"""What processes tell each other, and what they leave for whoever plays a server's tables."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final, TypeAlias

import msgspec

from bot.play.clock import Clock
from bot.play.hall import Hall
from bot.play.outgoing.neighbours import Neighbours
from bot.play.raw import RawEcho, RawPeople
from bot.store.sharing import Letter, Sharing
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
    """What somebody at a table prefers has changed."""

    table: int


class Pressed(msgspec.Struct, frozen=True, tag=True):
    """An interaction for a table."""

    body: bytes
    """As the commands' side has written it."""


News: TypeAlias = Came | Told | Echoed
_NEWS: Final = msgspec.json.Decoder(News)
_LETTERS: Final = msgspec.msgpack.Decoder(People | Pressed)


class Others(Neighbours):
    """The other processes. One per process; each client puts its tables into ``hall``."""

    def __init__(self, sharing: Sharing, clock: Clock) -> None:
        self._sharing = sharing
        self._clock = clock
        self._me: Final = sharing.share.number
        self.hall: Hall | None = None
        self.pressed: Callable[[Letter, bytes], Awaitable[None]] | None = None
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
        """What somebody prefers has changed, who plays at a table that is not played here. Raises ``StoreError``."""
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
        """What a process has told all; our own is known here. News of a newer version may say nothing to us."""
        try:
            news = _NEWS.decode(words)
        except msgspec.MsgspecError:
            return
        if news.by == self._me or self.hall is None:
            return
        match news:
            case Came(user=user, table=table):
                self.hall.know_visit(user, table)
            case Told(user=user, table=table):
                self.hall.services.people.visits.learn(user, table)
            case Echoed():
                at = Stamp(self._clock.now())
                self.hall.echo(news.table, RawEcho(at, news.key, news.message, news.channel))

    async def collect(self, shards: Collection[int]) -> None:
        """Read what was left for these shards. Raises ``StoreError``."""
        for letter in await self._sharing.collect(shards):
            try:
                await self._read(letter)
            except Exception:  # one letter is not worth the others
                log.exception("what another process has left could not be read")

    async def _read(self, letter: Letter) -> None:
        left = _LETTERS.decode(letter.body)
        if isinstance(left, Pressed) and self.pressed is not None:
            await self.pressed(letter, left.body)
            return
        if isinstance(left, People) and self.hall is not None:
            self.hall.put(left.table, RawPeople())
        await self._sharing.settle([letter.id])
