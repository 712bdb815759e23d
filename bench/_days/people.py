"""The people of a table: what they do with a message, when they look, and what they think in which mood.

Nothing here depends on how the controller asks, and nothing of it is read by the bot.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, Literal, TypeAlias

import msgspec

from bench._days.sleep import DAY, Life
from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import NORMAL, Computer
from bot.kernel.event import Seat

Habit: TypeAlias = Literal["plans", "first", "questions"]
"""``plans``: say everything ahead that can be said. ``first``: take what stands filled in, answer what is asked first.
``questions``: answer the first question of each message.
"""


class Kind(msgspec.Struct, frozen=True):
    """A habit, and how faithful somebody with it is."""

    habit: Habit
    forgets: bool = False
    """Forget the game for two days, about once a week."""
    vanishes: bool = False
    """Stay away for four days, once."""


GROUPS: Final[Mapping[str, Sequence[Kind]]] = {
    "mixed": (
        Kind("plans"),
        Kind("plans"),
        Kind("first", forgets=True),
        Kind("questions"),
        Kind("questions", vanishes=True),
    ),
    "first": (Kind("first"),) * 5,
}
"""The people of a table, by the name of its rows."""
_FORGOTTEN, _BETWEEN = 2 * DAY, 7 * DAY
"""How long somebody forgets the game, and the mean time from one such spell to the next."""
_VANISHED, _EARLY = 4 * DAY, 8 * DAY
"""How long somebody vanishes, and within which time after the start that begins."""


class Person:
    """Somebody at the table. Their looks and moods are their own dice: the same at every controller with the same
    seed.
    """

    def __init__(self, seat: Seat, kind: Kind, seed: int, life: Life, bedtime: int) -> None:
        self.seat, self.kind = seat, kind
        tempers = list(TEMPERS.values())
        self._temper = tempers[(seed + seat) % len(tempers)]
        self._mood = f"{seed} {seat}"
        self._moments = self._look(Random(self._mood), life, bedtime)
        self.next = next(self._moments)
        """When they look next, whether or not anything is there to see."""

    def mind(self, challenge: int) -> Computer:
        """Return their mind for a challenge: the same answers, whenever and how often it is asked."""
        return Computer(self._temper, Random(f"{self._mood} {challenge}").randrange, NORMAL)

    def looked(self) -> None:
        """The moment has come; there is another one."""
        self.next = next(self._moments)

    def _look(self, dice: Random, life: Life, bedtime: int) -> Iterator[int]:
        """A Poisson process in waking hours, without what falls into spells of absence."""
        away = self._spells(Random(f"{self._mood} away"))
        begins, ends = next(away)
        now = 0
        while True:
            now = life.later(now, life.draw(dice), bedtime)
            while now >= ends:
                begins, ends = next(away)
            if now < begins:
                yield now

    def _spells(self, dice: Random) -> Iterator[tuple[int, int]]:
        """From when until when they do not look at all, one after the other; the last never comes."""
        if self.kind.vanishes:
            begins = dice.randrange(_EARLY)
            yield begins, begins + _VANISHED
        now = 0
        while self.kind.forgets:
            now += round(dice.expovariate(1 / _BETWEEN))
            yield now, now + _FORGOTTEN
            now += _FORGOTTEN
        yield 10**9 * DAY, 10**9 * DAY
