"""Who has been notified and has not come since: one notification is enough for all tables of a person.

What is remembered is the person's own doing and what was sent to them, never a card. A start forgets it, so that
somebody may be notified once more.
"""

from __future__ import annotations

from typing import Final

from bot.play.clock import Clock
from bot.play.outgoing.neighbours import Neighbours

UNREAD_MS: Final = 12 * 3_600_000
"""For how long a notification for which nobody comes stands for those of other tables."""
MANY: Final = 10_000
"""Of so many people it is remembered at most; those who were notified first are forgotten first."""


class Visits:
    """Remembers who was notified and has not come since. One per process."""

    def __init__(self, clock: Clock, neighbours: Neighbours) -> None:
        """``neighbours`` hear of every notification."""
        self._clock = clock
        self._neighbours = neighbours
        self._told: dict[int, tuple[int, int]] = {}
        """By person the table of the last notification that they have not come for, and when it was sent."""

    def told(self, user: int, table: int) -> None:
        """Somebody was notified by a table; 0 for a reminder, which is of all of them."""
        self.learn(user, table)
        self._neighbours.told(user, table)

    def learn(self, user: int, table: int) -> None:
        """The same, as another process has told."""
        self._told.pop(user, None)
        self._told[user] = table, self._clock.now()
        if len(self._told) > MANY:
            del self._told[next(iter(self._told))]

    def came(self, user: int) -> None:
        """Somebody has pressed or typed something, and has seen what waits for them."""
        self._told.pop(user, None)

    def awaited(self, user: int, table: int) -> bool:
        """Whether somebody was notified not long ago for another table, and has not come since."""
        of, since = self._told.get(user, (table, 0))
        return of != table and 0 <= self._clock.now() - since < UNREAD_MS
