"""A part of kinds for tests: games that publish nothing, never pause and leave nothing to tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.kernel.event import Check
from bot.ratings.result import Finish
from bot.tables.contract.replay import Play, Replay
from bot.tables.contract.table import Note, Story
from bot.words.message import Language


class TellingNothing:
    """Empty answers for look-ups of a game (``bot.play.games.kinds.Kind``)."""

    def story_of(self, snapshot: bytes) -> tuple[Story, Sequence[int]]:
        return Story(winners=()), ()

    def log(self, dump: bytes, options: Mapping[str, str]) -> Sequence[str]:
        return ()

    def watch(
        self,
        play: Play,
        players: Sequence[str],
        language: Language,
        dump: bytes,
        notes: Sequence[Note],
        finishes: Sequence[Finish],
        *,
        over: bool,
    ) -> Replay:
        return Replay("pile", (), over)

    def stands_still(self, dump: bytes) -> bool:
        return False

    def verify(self, snapshot: bytes) -> Check:
        return Check(seed=0, published="", recomputed="")
