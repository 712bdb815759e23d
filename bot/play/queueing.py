"""A table's queue: strictly in the order of arrival (slap A1), but nobody may fill it.

What one person has waiting is bounded, so whoever presses all the time delays the others by a few items at most. What
comes from the table itself, and from Discord about it, is never turned away.
"""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.play.items import Item
from bot.play.raw import Raw, RawPress, RawReaction, RawTyping

PRESSES = 5
"""Presses, commands and typing of one person that may wait at one table."""
REACTIONS = 20
"""Reactions of one person that may wait there: the client sends four a second at most, so this is somebody's script."""


class TableQueue:
    """Belongs to one actor, which alone takes from it."""

    def __init__(self) -> None:
        self._items: asyncio.Queue[Item | None] = asyncio.Queue()
        self._waiting: Counter[tuple[type, int]] = Counter()

    def offer(self, item: Raw) -> bool:
        """Queue what came from outside; False if its sender has too much waiting already."""
        whose = _whose(item)
        if whose is not None:
            if self._waiting[whose] >= (REACTIONS if isinstance(item, RawReaction) else PRESSES):
                return False
            self._waiting[whose] += 1
        self._items.put_nowait(item)
        return True

    def put(self, item: Item | None) -> None:
        """Queue what the table itself needs; None ends it."""
        self._items.put_nowait(item)

    async def get(self) -> Item | None:
        """The oldest item, as soon as there is one."""
        return self._count_off(await self._items.get())

    def rest(self) -> list[Item | None]:
        """All that is left, oldest first; the queue is empty then."""
        return [self._count_off(self._items.get_nowait()) for _ in range(self._items.qsize())]

    def empty(self) -> bool:
        """Whether no item waits."""
        return self._items.empty()

    def __len__(self) -> int:
        return self._items.qsize()

    def _count_off(self, item: Item | None) -> Item | None:
        whose = _whose(item)
        if whose is not None:
            self._waiting[whose] -= 1
            if not self._waiting[whose]:
                del self._waiting[whose]
        return item


def _whose(item: Item | None) -> tuple[type, int] | None:
    """Under what an item is counted; None for what is nobody's."""
    if isinstance(item, RawPress | RawTyping):
        return RawPress, item.user
    return (RawReaction, item.user) if isinstance(item, RawReaction) else None
