"""Pictures drawn ahead of the posts that need them, so that no post ever waits for a pixel (slap A22, T2)."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from bot.metrics import Metrics, observe_ms
from bot.play.outgoing.screen import Crowded, Screen
from bot.tables.contract.table import Picture
from bot.tasks import watched

log = logging.getLogger(__name__)

KEPT_BYTES = 8_000_000
"""Finished pictures kept at most: some 250 piles or 80 boards of Cosmic Encounter."""
WAITING = 400
"""Drawings under way at most; beyond that a picture is not drawn ahead and its post goes out as words."""


class Pictures:
    """A small cache in front of the render processes. Losing it costs time, never information."""

    def __init__(self, screen: Screen, metrics: Metrics | None = None) -> None:
        self._screen = screen
        self._metrics = metrics or Metrics()
        self._done: OrderedDict[tuple[str, bytes], bytes] = OrderedDict()
        self._bytes = 0
        """Of those that are done."""
        self._going: dict[tuple[str, bytes], asyncio.Task[bytes | None]] = {}

    def prepare(self, picture: Picture) -> None:
        """Begin to draw, unless that is done or under way."""
        key = (picture.renderer, picture.view)
        if key in self._done or key in self._going:
            return
        if len(self._going) < WAITING:
            self._going[key] = watched(self._draw(key), "pictures")
        else:
            self._metrics.pictures["dropped"] += 1

    @property
    def waiting(self) -> int:
        """Pictures that wait or are being drawn."""
        return len(self._going)

    def ready(self, picture: Picture) -> bytes | None:
        """The finished picture, or None; never waits."""
        return self._done.get((picture.renderer, picture.view))

    async def get(self, picture: Picture) -> bytes | None:
        """The picture however long it takes; None if it cannot be drawn."""
        self.prepare(picture)
        key = (picture.renderer, picture.view)
        if key in self._going:
            return await asyncio.shield(self._going[key])
        return self._done.get(key)

    async def _draw(self, key: tuple[str, bytes]) -> bytes | None:
        clock = asyncio.get_running_loop().time
        began = clock()
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
        finally:
            self._going.pop(key, None)
        self._metrics.pictures["drawn"] += 1
        observe_ms(self._metrics.drawing, (clock() - began) * 1_000)
        self._done[key] = drawn
        self._bytes += len(drawn)
        while self._bytes > KEPT_BYTES and len(self._done) > 1:
            self._bytes -= len(self._done.popitem(last=False)[1])
        return drawn
