"""The course of a game, pile by pile: who took each, how fast, and what stood out. All of it is public.

A game may have hundreds of piles, so only some are kept, evenly spread; what stands out is noted when it happens.
A pile that was taken is never given back: steps are taken back within a pile only.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bot.kernel.seat import Seat

MOST: Final = 40
"""Piles kept, the first and the last always among them."""
CLOSE: Final = 250
"""Two slaps that are so many ms apart at most are a photo finish."""


class Taken(msgspec.Struct, frozen=True, array_like=True):
    """One pile and who took it."""

    number: int
    """Which pile of the game it was, from 1."""
    seat: Seat
    cards: int
    slapped: bool
    """False if it was collected."""
    ms: int | None
    """From its card to the slap; None if nobody slapped or the time is not exact."""
    shown: tuple[str, ...]
    """The pattern's cards, lowest first; the top card alone if the pile was collected."""
    counts: tuple[int, ...]
    """Everybody's cards after it, by seat."""


class Longest(msgspec.Struct, frozen=True, array_like=True):
    """The pile with the most cards, the first of several, and who took it."""

    seat: Seat
    cards: int


class Finish(msgspec.Struct, frozen=True, array_like=True):
    """The two slaps on one pile that came closest to each other."""

    seat: Seat
    """Who slapped first."""
    other: Seat
    gap: int
    """Time between the two slaps, in milliseconds."""


class Course(msgspec.Struct):
    """What is kept of a game that was played so far."""

    piles: list[Taken] = []
    longest: Longest | None = None
    finish: Finish | None = None

    def take(self, pile: Taken) -> None:
        """A pile was taken, after those before it."""
        self.piles.append(pile)
        if self.longest is None or pile.cards > self.longest.cards:
            self.longest = Longest(pile.seat, pile.cards)
        if len(self.piles) > MOST:
            del self.piles[self._crowded()]

    def behind(self, finish: Finish) -> None:
        """A slap came after the one that took the pile; both times are exact."""
        if self.finish is None or finish.gap < self.finish.gap:
            self.finish = finish

    def whole(self, count: int) -> bool:
        """Whether nothing is missing of a game of so many piles, as if it had begun with an earlier version."""
        return bool(self.piles) and (self.piles[0].number, self.piles[-1].number) == (1, count)

    def _crowded(self) -> int:
        """Which pile is missed least: the one with the nearest neighbours, the first of several."""
        numbers = [pile.number for pile in self.piles]
        return min(range(1, len(numbers) - 1), key=lambda at: numbers[at + 1] - numbers[at - 1])
