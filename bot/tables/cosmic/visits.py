"""How a table stood when a seat's person last looked: what *What did I miss?* compares with. Plain data, saved.

What somebody does within a while is one visit. Until the next one begins, all that is told of since the visit before
stays the same, however often it is asked for.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bot.kernel.seat import Seat

VISIT_MS: Final = 30 * 60_000
"""Whoever has done nothing for so long begins another visit."""


class Mark(msgspec.Struct, frozen=True):
    """What a seat saw at one moment. Secret: it holds the hand."""

    at: int
    """When it was seen, in unix milliseconds."""
    phase: int
    seq: int
    """Of the last decision by then."""
    challenge: int
    hand: tuple[str, ...]
    home: int
    foreign: int
    warp: int
    missed: int = 0
    """How many answers of the seat had not been there in time by then."""


class Visits(msgspec.Struct):
    """By seat as text."""

    latest: dict[str, Mark] = {}
    """When each person pressed something last, as it was before that press."""
    before: dict[str, Mark] = {}
    """The last press of the visit before this one."""
    missed: dict[str, int] = {}
    """How many answers were not there in time so far."""
    boards: dict[str, bytes] = {}
    """The public board as it was when somebody first looked in a challenge, packed, by its number; for the marks."""
    left: dict[str, Mark] = {}
    """How the table stood when somebody went on holiday."""

    def come(self, seat: Seat, mark: Mark) -> None:
        """Somebody does something at a table that stands like this."""
        place = str(seat)
        last = self.latest.get(place)
        if last is not None and mark.at - last.at >= VISIT_MS:
            self.before[place] = last
        self.latest[place] = mark
        self.tidy()

    def tidy(self) -> None:
        """Forget the boards that nobody's mark stands for."""
        wanted = {str(mark.challenge) for marks in self._marks() for mark in marks.values()}
        self.boards = {number: board for number, board in self.boards.items() if number in wanted}

    def leave(self, seat: Seat) -> None:
        """The seat is somebody else's from now on, who has seen nothing yet."""
        for kept in self._marks():
            kept.pop(str(seat), None)
        self.missed.pop(str(seat), None)
        self.tidy()

    def take_back(self, gone: tuple[int, int]) -> None:
        """Decisions were taken back from this one on: nobody has seen what comes in their place."""
        for marks in self._marks():
            for place, mark in marks.items():
                if (mark.phase, mark.seq) >= gone:
                    marks[place] = msgspec.structs.replace(mark, phase=gone[0], seq=gone[1] - 1)

    def turn_back(self, ms: int) -> None:
        """The clock was set back by so much."""
        for marks in self._marks():
            for place, mark in marks.items():
                marks[place] = msgspec.structs.replace(mark, at=mark.at - ms)

    def _marks(self) -> tuple[dict[str, Mark], ...]:
        return self.latest, self.before, self.left
