"""Waking hours of people: sleep, and times to look. Pure arithmetic in milliseconds."""

from __future__ import annotations

from random import Random

import msgspec

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Life(msgspec.Struct, frozen=True):
    """Daily life of the people at a table: the same for all of them but for their bed-times."""

    look: float = 1.5
    """The mean of the waking hours between two looks."""
    sleep: int = 8
    """Hours a day."""
    stay: int = 3
    """Minutes that a look lasts."""
    spread: int = 2
    """Hours between the first and the last bed-time in one time zone."""
    zones: bool = False
    """Whether people live all around the world: then their bed-times are spread over the whole day."""

    def bedtime(self, person: int, people: int) -> int:
        """At which time of the table's day somebody goes to sleep."""
        if self.zones:
            return person * DAY // people
        return person * self.spread * HOUR // max(1, people - 1)

    def later(self, now: int, waking: int, bedtime: int) -> int:
        """The moment at which somebody who goes to sleep at ``bedtime`` has been awake for so long since ``now``."""
        asleep = self.sleep * HOUR
        since = (now - bedtime) % DAY
        if since < asleep:
            now, since = now + asleep - since, asleep
        left = DAY - since
        if waking < left:
            return now + waking
        nights, rest = divmod(waking - left, DAY - asleep)
        return now + left + nights * DAY + asleep + rest

    def draw(self, dice: Random) -> int:
        """After how much waking time somebody looks again; whole seconds, the same on every machine."""
        return round(dice.expovariate(1 / self.look) * HOUR / 1_000) * 1_000
