"""Files, functions and calls of the product on a press that answers a question at a lively table of Cosmic: medians.

People answer by typing, as in ``calls``. Counted from the controller's input to its effects, generator expressions
included; calls into libraries and into C are not. No time is measured: the figures are nearly the same everywhere.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from types import CodeType, FrameType

from bench.calls import SOON_MS, Discord
from bot.tables.contract.table import Effect, Input, Pressed

GAMES = 3
WARM = 20
"""The first presses of each game are left out: they read words for the first time."""
ROOT = Path(__file__).parents[1]
PRODUCT = tuple(f"{ROOT / room}/" for room in ("bot", "cogs", "renderers"))
TABLE = f"{ROOT / 'bot' / 'tables' / 'cosmic'}/"


class Counted(Discord):
    """A table at which the calls of each press are counted that leads to a decision."""

    def __init__(self, seed: int) -> None:
        self.presses: list[Counter[CodeType]] = []
        super().__init__(seed, "lively", SOON_MS)

    def handle(self, event: Input) -> list[Effect]:
        """Count on the way, if it is a press."""
        if not isinstance(event, Pressed):
            return super().handle(event)
        calls: Counter[CodeType] = Counter()

        def heard(frame: FrameType, what: str, about: object) -> None:
            if what == "call" and frame.f_code.co_filename.startswith(PRODUCT):
                calls[frame.f_code] += 1

        sys.setprofile(heard)
        try:
            effects = self.controller.handle(event)
        finally:
            sys.setprofile(None)
        self.follow(event, effects)
        if self.made:
            self.presses.append(calls)
        return effects


def figures(presses: Sequence[Counter[CodeType]]) -> dict[str, float]:
    """The median of each figure over the presses."""
    files = [{code.co_filename for code in calls} for calls in presses]
    return {
        "files": median(map(len, files)),
        "files in bot/tables/cosmic": median(sum(one.startswith(TABLE) for one in row) for row in files),
        "functions": median(map(len, presses)),
        "calls": median(calls.total() for calls in presses),
        "presses": len(presses),
    }


def run() -> dict[str, float]:
    """Medians over the presses of a few games."""
    presses: list[Counter[CodeType]] = []
    for seed in range(GAMES):
        table = Counted(seed)
        table.play()
        presses += table.presses[WARM:]
    return figures(presses)
