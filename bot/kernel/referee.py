"""A game that the rules cannot carry on: what happened, in a form that shows it again. Mends nothing by itself."""

from __future__ import annotations

import msgspec

from bot.kernel.decision import Decision
from bot.kernel.saving.saved import Saved


class Case(msgspec.Struct, frozen=True):
    """All that is needed to see an exception in the rules again: the file is its regression test."""

    game: str
    version: int
    saved: Saved
    """The game as it stood before ``decision``, and as it was left."""
    decision: Decision | None
    """What the rules broke on, not in the log; None if they broke on entering the first phase of ``saved``."""
    error: str
    """The traceback of what the rules raised."""


class RefereeNeeded(Exception):
    """Raised when the rules raised. The game stands where it stood before the decision, its other log untouched."""

    def __init__(self, case: Case, place: str = "", part: str = "") -> None:
        """``place`` says where the game broke, ``part`` what it can go on without, as ``notes`` tell."""
        key = case.decision.key if case.decision else "the beginning of a phase"
        super().__init__(f"{place or case.game} broke on {key}")
        self.case = case
        self.part = part


def notes(error: Exception) -> tuple[str, str]:
    """Read from an error where it comes from, and the part of the game that can be left out; each may be empty."""
    found: list[str] = [*getattr(error, "__notes__", []), "", ""]
    return found[0], found[1]


class Runaway(RuntimeError):
    """Raised inside a game when phase follows phase without a question, a thousand times over."""
