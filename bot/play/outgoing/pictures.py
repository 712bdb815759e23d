"""Pictures drawn ahead of the posts that need them, and messages sent with them (slap A22, T2)."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

import msgspec

from bot.play.outgoing.screen import STAYS, Crowded, Drawn, Missing, NewMessage, PictureGone, Refused, Screen, Stays
from bot.process.metrics import Metrics, observe_ms, watched
from bot.tables.contract.blockade import CLOSED, FLAGGED, OF_PICTURES, OF_THE_PLACE, TOO_FAST
from bot.tables.contract.message import FILM_FILE
from bot.tables.contract.table import Body, Picture

log = logging.getLogger(__name__)

KEPT_BYTES: Final = 8_000_000
"""Finished pictures kept at most: some 250 piles or 80 boards of Cosmic Encounter."""
AHEAD: Final = 64
WAITING: Final = 400
"""Pictures of one rank and above at most; beyond that a message goes out as words."""
AT_ONCE: Final = 2
"""Pictures at the render processes at most, and one more that somebody asked for."""

_Key: TypeAlias = tuple[str, bytes]


AWAITED, ASKED = 1, 2
"""Ranks above drawing ahead: a sent message waits for it, or somebody who has pressed."""


class _Wish(msgspec.Struct, eq=False):
    drawn: asyncio.Future[bytes | None]
    since: float
    rank: int
    begun: bool = False


class Pictures:
    """A small cache in front of the render processes. Losing it costs time, never information."""

    def __init__(self, screen: Screen, metrics: Metrics | None = None) -> None:
        self._screen = screen
        self._metrics = metrics or Metrics()
        self._done: OrderedDict[_Key, bytes] = OrderedDict()
        self._bytes = 0
        self._wishes: dict[_Key, _Wish] = {}
        self._drawing = 0

    def prepare(self, picture: Picture) -> None:
        """Draw it once nobody waits for another one, unless that is done or under way."""
        self._wish(picture, 0)

    @property
    def waiting(self) -> int:
        return len(self._wishes)

    def ready(self, picture: Picture) -> bytes | None:
        return self._done.get(_key(picture))

    async def get(self, picture: Picture, *, asked: bool = False) -> bytes | None:
        """Return the picture however long it takes; None if it cannot be drawn. ``asked`` goes first."""
        wish = self._wish(picture, ASKED if asked else AWAITED)
        return self.ready(picture) if wish is None else await asyncio.shield(wish.drawn)

    def _wish(self, picture: Picture, rank: int) -> _Wish | None:
        key = _key(picture)
        if key in self._done:
            return None
        if (wish := self._wishes.get(key)) is not None:
            wish.rank = max(wish.rank, rank)
            return wish
        if sum(other.rank >= rank for other in self._wishes.values()) >= WAITING:
            self._metrics.pictures["dropped"] += 1
            return None
        loop = asyncio.get_running_loop()
        wish = self._wishes[key] = _Wish(loop.create_future(), loop.time(), rank)
        if picture.file == FILM_FILE:  # films have a process of their own, in which they wait for each other
            self._begin(key, wish)
        else:
            self._begin_more()
            self._drop_the_oldest()
        return wish

    def _begin_more(self) -> None:
        while waiting := self._waiting_wishes():
            key = max(waiting, key=lambda one: waiting[one].rank)  # the oldest of several
            if self._drawing >= AT_ONCE + (waiting[key].rank == ASKED):
                return
            self._drawing += 1
            self._begin(key, waiting[key]).add_done_callback(self._make_room)

    def _make_room(self, drawn: asyncio.Task[None]) -> None:
        self._drawing -= 1
        self._begin_more()

    def _waiting_wishes(self) -> dict[_Key, _Wish]:
        return {key: wish for key, wish in self._wishes.items() if not wish.begun}

    def _drop_the_oldest(self) -> None:
        ahead = [key for key, wish in self._waiting_wishes().items() if not wish.rank]
        if len(ahead) > AHEAD:
            self._metrics.pictures["dropped"] += 1
            self._wishes.pop(ahead[0]).drawn.set_result(None)

    def _begin(self, key: _Key, wish: _Wish) -> asyncio.Task[None]:
        wish.begun = True
        return watched(self._fulfil(key, wish), "pictures")

    async def _fulfil(self, key: _Key, wish: _Wish) -> None:
        drawn = None
        try:
            drawn = await self._draw(key, wish.since)
        finally:
            del self._wishes[key]
            wish.drawn.set_result(drawn)

    async def _draw(self, key: _Key, since: float) -> bytes | None:
        try:
            drawn = await self._screen.draw(*key)
        except Crowded:
            self._metrics.pictures["dropped"] += 1
            log.debug("a %s picture was left out: too many wait", key[0])
            return None
        except Exception as error:  # a picture is an extra: the words are enough, and the game goes on
            self._metrics.pictures["failed"] += 1
            # More might name a hidden card.
            log.warning("a %s picture could not be drawn: %s", key[0], type(error).__name__)
            return None
        self._metrics.pictures["drawn"] += 1
        observe_ms(self._metrics.drawing, (asyncio.get_running_loop().time() - since) * 1_000)
        self._done[key] = drawn
        self._bytes += len(drawn)
        while self._bytes > KEPT_BYTES and len(self._done) > 1:
            self._bytes -= len(self._done.popitem(last=False)[1])
        return drawn


def _key(picture: Picture) -> _Key:
    return picture.renderer, picture.view


T = TypeVar("T")


class Sending:
    """Sends messages with pictures. ``private``: to direct messages. One per outbox."""

    def __init__(self, table: int, screen: Screen, pictures: Pictures, bare: Callable[[int], None]) -> None:
        """``bare`` gets Discord's code for which the table goes without pictures from now on."""
        self._table = table
        self._screen = screen
        self._pictures = pictures
        self._bare = bare
        self.words_only = 0
        """Discord's code for which no picture is tried here for a while; 0 if they are tried."""

    def wanted(self, body: Body, *, private: bool) -> Picture | None:
        return body.picture if private or not self.words_only else None

    def stays(self, message: int, body: Body) -> bool:
        return body.picture is not None and self._screen.shows(message, body.picture)

    async def drawn(self, body: Body, picture: Picture) -> tuple[Body, bytes | None]:
        """Return the picture, however long it takes, and its body; the still form if it cannot be drawn."""
        drawn = await self._pictures.get(picture)
        if drawn is not None or picture.still is None:
            return body, drawn
        return await self.drawn(msgspec.structs.replace(body, picture=picture.still), picture.still)

    async def post(self, channel: int, message: NewMessage, drawn: bytes | None, *, private: bool) -> int:
        async def send(body: Body, picture: bytes | None) -> int:
            return await self._screen.post(channel, msgspec.structs.replace(message, body=body), picture)

        return await self._or_less(send, message.body, drawn, private=private)

    async def edit(self, channel: int, message: int, body: Body, drawn: Drawn, *, private: bool) -> None:
        """Change a message. With ``STAYS``, draw its picture if somebody else has changed the message."""
        if isinstance(drawn, Stays) or self.stays(message, body):
            try:
                await self._screen.edit(channel, message, self._table, body, STAYS)
                return
            except PictureGone:
                if isinstance(drawn, Stays):
                    picture, drawn = self.wanted(body, private=private), None
                    if picture is not None:
                        body, drawn = await self.drawn(body, picture)

        async def change(body: Body, picture: bytes | None) -> None:
            await self._screen.edit(channel, message, self._table, body, picture)

        await self._or_less(change, body, drawn, private=private)

    async def _or_less(
        self, call: Callable[[Body, bytes | None], Awaitable[T]], body: Body, drawn: bytes | None, *, private: bool
    ) -> T:
        """Call with the picture; if refused with its still form, and then without any."""
        try:
            return await call(body, drawn)
        except Refused as refusal:
            code = refusal.code
            if drawn is None or isinstance(refusal, Missing) or code in (*OF_THE_PLACE, *CLOSED, TOO_FAST, FLAGGED):
                raise
        if body.picture is not None and (still := body.picture.still) is not None:
            dressed, less = await self.drawn(msgspec.structs.replace(body, picture=still), still)
            return await self._or_less(call, dressed, less, private=private)
        done = await call(body, None)
        if not private and code in OF_PICTURES and not self.words_only:
            self.words_only = code
            self._bare(code)
        return done


FIRST_MS: Final = 5 * 60_000
LAST_MS: Final = 3_600_000
APART_MS: Final = 3_600_000
"""Least time between two notices; what is refused again later counts as new."""


class Wordless:
    def __init__(self) -> None:
        self._wait = FIRST_MS
        self._refused: int | None = None
        self._told: int | None = None

    def wait(self, now: int) -> int:
        """Note a refused picture (``now`` in unix ms); return for how long none is tried."""
        again = self._refused is not None and now - self._refused < 2 * LAST_MS
        self._wait = min(2 * self._wait, LAST_MS) if again else FIRST_MS
        self._refused = now
        return self._wait

    def tells(self, now: int) -> bool:
        """Return True if people are to be notified now, and count it as done."""
        tells = self._told is None or now - self._told >= APART_MS
        self._told = now if tells else self._told
        return tells

    def goes_on(self, now: int) -> None:
        self._refused = self._told = now
