"""Cosmic Encounter as a ``Kind``: how ``bot.play`` begins a game and takes one up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from bot.cosmic import events
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import SEATS
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_table
from bot.kernel.chance import Check, commitment
from bot.kernel.game import Game, Saved
from bot.kernel.rules import Rules
from bot.play.roster import Seated
from bot.tables.contract import away, choices
from bot.tables.contract.replay import Play, Replay
from bot.tables.contract.table import Note, Story
from bot.tables.cosmic import replay, table_options
from bot.tables.cosmic.clockwork import computers
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.progress import decided, finishes
from bot.words.language import Language

LIVE_CALLS: Final = 8
"""Calls a minute of a live table of five (``bench/budget.py``)."""
_OTHER = "-"
"""What stands for the hash of a game that its seed does not give."""


class CosmicKind:
    """Begins and takes up tables of Cosmic Encounter; it keeps nothing itself."""

    follows_chat: ClassVar[bool] = True
    minds_gaps: ClassVar[bool] = False
    preferences: ClassVar[Sequence[str]] = (
        choices.ATTENTION,
        away.PREFERENCE,
        choices.MOTION,
        choices.SUGGESTIONS,
        choices.FIRST_GAMES,
    )
    """The board moves down when people have written much."""

    @property
    def rules(self) -> Rules[CosmicState]:
        """The rules of Cosmic Encounter."""
        return COSMIC

    def takes_holidays(self, options: Mapping[str, str]) -> bool:
        """Every table asks its people something."""
        return True

    def begin(self, table: int, roster: Sequence[Seated], options: Mapping[str, str], seed: int) -> CosmicController:
        """A new game. Raises ``BadOption``."""
        chosen, flags = table_options.read(options)
        names = [seated.name for seated in roster]
        tempers = [(seated.temper or computers.USUAL) if seated.user is None else "" for seated in roster]
        return CosmicController.new(
            table,
            names,
            tempers,
            seed,
            flags,
            chosen.speed,
            chosen.language,
            hours=chosen.limits,
            level=chosen.computers,
            motion=chosen.motion == "on",
            talks=chosen.talk == "on",
        )

    def load(self, table: int, roster: Sequence[Seated], game: Game[CosmicState], dump: bytes) -> CosmicController:
        """A game taken up again; everything but the roster's people is in what was saved."""
        return CosmicController.load(game, dump)

    def rematch(self, snapshot: bytes, options: Mapping[str, str]) -> tuple[list[int], dict[str, str]]:
        """Everybody who has not left, in the old order of seats moved on by one: who sat second sits first (3.1)."""
        state = Game.resume(COSMIC, Saved(snapshot, (), 1, 0)).game.state
        staying = [place for place, player in zip(state.seating, state.players, strict=True) if player.active]
        return [*staying[1:], *staying[:1]], {**options, SEATS.name: "kept"}

    def retold(self, snapshot: bytes) -> tuple[Story, Sequence[int]]:
        """Return the winners, the powers at the end, everybody's result, and the length of the game."""
        state = Game.resume(COSMIC, Saved(snapshot, (), 1, 0)).game.state
        seen = see_table(state)
        things = dict.fromkeys(power.power for player in seen.players for power in player.powers)
        told = Story(tuple(seen.winners), tuple(things), None, (), finishes(state), state.challenges, decided(state))
        return told, state.seating

    def log(self, dump: bytes, options: Mapping[str, str]) -> Sequence[str]:
        """The story of the challenges so far."""
        return CosmicController.log(dump)

    def watch(
        self, play: Play, players: Sequence[str], language: Language, dump: bytes, notes: Sequence[Note], *, over: bool
    ) -> Replay:
        """The challenges; everything is worked out from the decisions."""
        return replay.watch(play, players, language, over=over)

    def stands_still(self, dump: bytes) -> bool:
        """By a vote, for somebody's holiday, or because nobody is awake."""
        return CosmicController.stands_still(dump)

    def verify(self, snapshot: bytes) -> Check:
        """Draw the seats of a finished game once more: its seed must give them, and the hash that was posted."""
        game = Game.resume(COSMIC, Saved(snapshot, (), 1, 0)).game
        again = Game.new(COSMIC, game.seed, len(game.state.players), game.state.options)
        told = next(one.event.commitment for one in again.take_events() if isinstance(one.event, events.Seated))
        fits = again.state.seating == game.state.seating
        return Check(game.seed, commitment(game.seed), told if fits else _OTHER)

    def calls_per_minute(self, options: Mapping[str, str]) -> float:
        """None that anybody waits for unless it is live. Raises ``BadOption`` if the options are impossible."""
        chosen, _ = table_options.read(options)
        return LIVE_CALLS if chosen.speed == "live" else 0
