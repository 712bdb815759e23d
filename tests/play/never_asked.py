"""What is asked about games that are over or asleep, for kinds of tests in which nobody asks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.kernel.verify import Check
from bot.tables.contract.table import Story


class NeverAsked:
    """The rest of a kind (``bot.play.games.kind.Kind``)."""

    def retold(self, snapshot: bytes) -> tuple[Story, Sequence[int]]:
        raise NotImplementedError

    def log(self, desk: bytes, options: Mapping[str, str]) -> Sequence[str]:
        raise NotImplementedError

    def stands_still(self, desk: bytes) -> bool:
        raise NotImplementedError

    def verify(self, snapshot: bytes) -> Check:
        raise NotImplementedError
