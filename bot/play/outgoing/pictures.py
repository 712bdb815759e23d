"""Pictures drawn ahead of the posts that need them, so that no post ever waits for a pixel (slap A22, T2).

Few are at the render processes at once, and the others wait here: those that somebody waits for go first, and of those
that are only drawn ahead the oldest gives way when there are too many, for its post is out without it by then.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final, TypeAlias

import msgspec

from bot.metrics import Metrics, observe_ms
from bot.play.outgoing.screen import Crowded, Screen
from bot.tables.contract.film import FILM_FILE
from bot.tables.contract.table import Picture
from bot.tasks import watched

log = logging.getLogger(__name__)

KEPT_BYTES: Final = 8_000_000
"""Finished pictures kept at most: some 250 piles or 80 boards of Cosmic Encounter."""
AHEAD: Final = 64
"""Pictures that wait to be drawn ahead, at most."""
WAITING: Final = 400
"""All that wait or are being drawn; beyond that a message goes out as words."""
AT_ONCE: Final = 4
"""Pictures at the render processes, which are two at most: so many that none of them ever waits for its next one."""

_Key: TypeAlias = tuple[str, bytes]


class _Wish(msgspec.Struct, eq=False):
    """A picture that is wanted and not drawn yet."""

    drawn: asyncio.Future[bytes | None]
    since: float
    awaited: bool = False
    """Whether a message is out that waits for it, or somebody who looks."""
    begun: bool = False


class Pictures:
    """A small cache in front of the render processes. Losing it costs time, never information."""

    def __init__(self, screen: Screen, metrics: Metrics | None = None) -> None:
        self._screen = screen
        self._metrics = metrics or Metrics()
        self._done: OrderedDict[_Key, bytes] = OrderedDict()
        self._bytes = 0
        """Of those that are done."""
        self._wishes: dict[_Key, _Wish] = {}
        """Pictures that wait to be drawn, the oldest wish first."""
        self._drawing = 0

    def prepare(self, picture: Picture) -> None:
        """Draw it unless that is done or under way, as soon as nobody waits for another one."""
        self._wish(picture, awaited=False)

    @property
    def waiting(self) -> int:
        """Pictures that wait or are being drawn."""
        return len(self._wishes)

    def ready(self, picture: Picture) -> bytes | None:
        """The finished picture, or None; never waits."""
        return self._done.get(_key(picture))

    async def get(self, picture: Picture) -> bytes | None:
        """The picture however long it takes; None if it cannot be drawn."""
        wish = self._wish(picture, awaited=True)
        return self.ready(picture) if wish is None else await asyncio.shield(wish.drawn)

    def _wish(self, picture: Picture, *, awaited: bool) -> _Wish | None:
        """None if it is done, or cannot be wished for."""
        key = _key(picture)
        if key in self._done:
            return None
        if (wish := self._wishes.get(key)) is not None:
            wish.awaited |= awaited
            return wish
        if len(self._wishes) >= WAITING:
            self._metrics.pictures["dropped"] += 1
            return None
        loop = asyncio.get_running_loop()
        wish = self._wishes[key] = _Wish(loop.create_future(), loop.time(), awaited)
        if picture.file == FILM_FILE:  # films have a process of their own, in which they wait for each other
            self._begin(key, wish)
        else:
            self._begin_more()
            self._drop_the_oldest()
        return wish

    def _begin_more(self) -> None:
        while self._drawing < AT_ONCE and (waiting := self._waiting_wishes()):
            key = next((key for key in waiting if waiting[key].awaited), next(iter(waiting)))
            self._drawing += 1
            self._begin(key, waiting[key]).add_done_callback(lambda _: self._make_room())

    def _make_room(self) -> None:
        self._drawing -= 1
        self._begin_more()

    def _waiting_wishes(self) -> dict[_Key, _Wish]:
        return {key: wish for key, wish in self._wishes.items() if not wish.begun}

    def _drop_the_oldest(self) -> None:
        """Of those that are drawn ahead, if too many wait."""
        ahead = [key for key, wish in self._waiting_wishes().items() if not wish.awaited]
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
            log.warning(
                "a %s picture could not be drawn: %s", key[0], type(error).__name__
            )  # more might name a hidden card
            return None
        self._metrics.pictures["drawn"] += 1
        observe_ms(self._metrics.drawing, (asyncio.get_running_loop().time() - since) * 1_000)
        self._keep(key, drawn)
        return drawn

    def _keep(self, key: _Key, drawn: bytes) -> None:
        self._done[key] = drawn
        self._bytes += len(drawn)
        while self._bytes > KEPT_BYTES and len(self._done) > 1:
            self._bytes -= len(self._done.popitem(last=False)[1])


def _key(picture: Picture) -> _Key:
    return picture.renderer, picture.view
