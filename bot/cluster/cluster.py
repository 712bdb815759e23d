"""A process among others: its place, what they tell each other, and what is left for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.cluster.membership import Membership
from bot.cluster.others import Others
from bot.play.clock import Clock
from bot.store.errors import StoreError
from bot.store.sharing import Sharing
from bot.tasks import watched

log = logging.getLogger(__name__)

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
