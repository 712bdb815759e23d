"""The slap game as a ``Kind``: how ``bot.play`` begins one and takes one up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bot.kernel.chance import Check
from bot.kernel.game import Game, Saved
from bot.kernel.rules import Rules
from bot.play.roster import Seated
from bot.slap.game import RULES
from bot.slap.options import EVENT, from_strings, heat_ms, in_event, level, moves
from bot.slap.state import SlapState
from bot.tables.contract import away, choices
from bot.tables.contract.replay import Play, Replay
from bot.tables.contract.table import Note, Story
from bot.tables.slap import replay
from bot.tables.slap.controller import SlapController
from bot.tables.slap.finishing import decided, finishes
from bot.words.language import Language

CALLS_PER_CARD: Final = 2
"""Message and seed reaction."""


class SlapKind:
    """Begins and takes up tables of the slap game; it keeps nothing itself."""

    follows_chat: ClassVar[bool] = False
    minds_gaps: ClassVar[bool] = True
    preferences: ClassVar[Sequence[str]] = (away.PREFERENCE, choices.MOTION)
    """No film is made where somebody minds."""

    @property
    def rules(self) -> Rules[SlapState]:
        """The slap game's rules."""
        return RULES

    def takes_holidays(self, options: Mapping[str, str]) -> bool:
        """Slow ones wait for sealed presses; live ones wait for nobody. Raises ``BadOption``."""
        return from_strings(options).mode == "slow"

    def begin(self, table: int, roster: Sequence[Seated], options: Mapping[str, str], seed: int) -> SlapController:
        """A new game. Raises ``BadOption``."""
        names = [seated.name for seated in roster]
        practice = frozenset(place for place, seated in enumerate(roster) if seated.user is None)
        chosen, film, event = from_strings(options), moves(options), in_event(options)
        skill, heat = level(options), heat_ms(options)
        return SlapController.new(
            table, names, practice, seed, chosen, motion=film, event=event, level=skill, heat_ms=heat
        )

    def load(self, table: int, roster: Sequence[Seated], game: Game[SlapState], dump: bytes) -> SlapController:
        """A game taken up again; everything but the roster's people is in what was saved."""
        return SlapController.load(game, dump)

    def rematch(self, snapshot: bytes, options: Mapping[str, str]) -> tuple[list[int], dict[str, str]]:
        """Everybody who has not left, in the old order of seats; whoever sat first deals: it moves on (R1).

        It is no game of a tournament, even if the old one was.
        """
        state = Game.resume(RULES, Saved(snapshot, (), 1, 0)).game.state
        staying = [place for place, status in zip(state.seating, state.statuses, strict=True) if status != "left"]
        kept = {name: value for name, value in options.items() if name != EVENT}
        return staying, {**kept, "dealer": "0"}

    def retold(self, snapshot: bytes) -> tuple[Story, Sequence[int]]:
        """Return the winners and everybody's result; speeds are not kept without the table controller."""
        state = Game.resume(RULES, Saved(snapshot, (), 1, 0)).game.state
        victors = () if state.outcome is None else state.outcome.victors
        told = Story(victors, finishes=finishes(state), turns=state.flips, decided=decided(state))
        return told, state.seating

    def log(self, dump: bytes, options: Mapping[str, str]) -> Sequence[str]:
        """The piles that were taken so far. Raises ``BadOption``."""
        return SlapController.log(dump, from_strings(options).language)

    def watch(
        self, play: Play, players: Sequence[str], language: Language, dump: bytes, notes: Sequence[Note], *, over: bool
    ) -> Replay:
        """The piles, with the times of the slaps from table and event log."""
        return replay.watch(play, players, language, dump, notes, over=over)

    def stands_still(self, dump: bytes) -> bool:
        """By a vote, or because nobody has answered whether they are still there."""
        return SlapController.stands_still(dump)

    def verify(self, snapshot: bytes) -> Check:
        """Repeat the deal of a finished game: its seed must give the hash that was posted (R5)."""
        game = Game.resume(RULES, Saved(snapshot, (), 1, 0)).game
        again = Game.new(RULES, game.seed, len(game.state.stacks), game.state.options)
        return Check(game.seed, game.state.commitment, again.state.commitment)

    def calls_per_minute(self, options: Mapping[str, str]) -> float:
        """By how fast the cards come. Raises ``BadOption``."""
        return CALLS_PER_CARD * 60_000 / from_strings(options).pace_ms
