"""All games that the bot knows, by the name under which the store and files keep them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol

import msgspec

from bot.cosmic import events
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import pools
from bot.cosmic.model.options import SEATS
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_table
from bot.kernel.event import Check, Seat, commitment
from bot.kernel.export import Playable
from bot.kernel.flow import Rules
from bot.kernel.game import Game, Saved
from bot.kernel.saved import Decision
from bot.play.rosters import Seated
from bot.ratings.result import Finish
from bot.slap import options as slap_options
from bot.slap.game import RULES
from bot.slap.options import EVENT, from_strings, heat_ms, in_event, level, moves
from bot.slap.state import SlapState
from bot.store.rows import DecisionRow, TableRow
from bot.tables.contract import choices
from bot.tables.contract.replay import Play, Replay
from bot.tables.contract.table import Effect, Input, Note, Picture, Stamp, Story
from bot.tables.cosmic import replay as cosmic_replay, table_options
from bot.tables.cosmic.clockwork import computers
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.progress import decided as cosmic_decided, finishes as cosmic_finishes
from bot.tables.slap import replay as slap_replay
from bot.tables.slap.controller import SlapController
from bot.tables.slap.report import decided as slap_decided, finishes as slap_finishes
from bot.words.message import Language


def to_row(decision: Decision, version: int) -> DecisionRow:
    return DecisionRow(
        phase=decision.phase,
        seq=decision.seq,
        seat=decision.seat,
        key=decision.key,
        choice=msgspec.json.encode(decision.choice),
        by=decision.by,
        version=version,
        digest=str(decision.digest),
    )


def to_decision(row: DecisionRow) -> Decision:
    """The decision that a row keeps. Raises ``msgspec.ValidationError`` if it is none."""
    fields = msgspec.structs.asdict(row) | {"choice": msgspec.json.decode(row.choice), "digest": int(row.digest)}
    return msgspec.convert(fields, Decision)


def to_saved(row: TableRow, log: Sequence[DecisionRow]) -> Saved:
    phase = log[0].phase if log else 0  # the snapshot knows better, and resuming asks the snapshot
    return Saved(row.snapshot, tuple(to_decision(entry) for entry in log), row.next_ask, phase)


def options_of(row: TableRow) -> dict[str, str]:
    return msgspec.json.decode(row.options, type=dict[str, str])


class Controller(Protocol):
    """The part of a game that faces the world (``bot.tables.contract.table``)."""

    @property
    def game(self) -> Game[Any]:
        """The rules engine's game."""

    def handle(self, event: Input) -> list[Effect]:
        """Take one input; what it changed is in ``game`` and ``dump`` afterwards."""

    def dump(self) -> bytes:
        """The controller's own durable data."""

    @property
    def chatter(self) -> int:
        """Return the number of people's messages it has counted (``Chatted``), which ``dump`` leaves out."""

    def coming(self) -> Picture | None:
        """The picture of what will be posted next if nothing happens, so that it can be drawn ahead."""

    def suggest(self, seat: Seat | None, command: str, typed: str) -> Sequence[tuple[str, str]]:
        """Suggest completions of what somebody types into a slash command: up to 25 labels with their values.

        A pure look: it changes nothing, and people see only what their seat may see. ``seat`` is None for
        somebody who has none. ``command`` is what the command's cog calls it, as a rule ``Pressed.choice``.
        """

    def voters(self, at: Stamp) -> Sequence[Seat]:
        """The seats of those whose votes about the game as a whole count now: people who have not left."""

    @property
    def seating(self) -> Sequence[int]:
        """For each seat of the game, the place of its player in the roster."""

    @property
    def left(self) -> Collection[Seat]:
        """The seats of players who have left the game for good."""


class Kind(Protocol):
    @property
    def rules(self) -> Rules[Any]:
        """The game for the kernel."""

    follows_chat: ClassVar[bool]
    """True if its controllers want to know how much people write in the thread."""
    minds_gaps: ClassVar[bool]
    """True if its controllers must hear of gaps in connection or process at once: clocks begin anew."""

    preferences: ClassVar[Sequence[str]]
    """Names under which the store keeps what its controllers want to know of their people (``Preferred``)."""

    def takes_holidays(self, options: Mapping[str, str]) -> bool:
        """True if such a table waits for people, so that something is to be done for those who are away."""

    def begin(self, table: int, roster: Sequence[Seated], options: Mapping[str, str], seed: int) -> Controller:
        """A new game. Raises ``ValueError`` with a sentence if the options contradict each other."""

    def load(self, game: Game[Any], dump: bytes) -> Controller:
        """A resumed game, and what ``dump`` gave for it."""

    def rematch(self, snapshot: bytes, options: Mapping[str, str]) -> tuple[list[int], dict[str, str]]:
        """Return a rematch's players, as places in the finished game's roster in the new order, and the options."""

    def story_of(self, snapshot: bytes) -> tuple[Story, Sequence[int]]:
        """Return a finished game's story without its table controller, and each seat's place in the roster."""

    def log(self, dump: bytes, options: Mapping[str, str]) -> Sequence[str]:
        """The public story so far of a game under way, in lines, from its ``dump``. Raises ``Unreadable``."""

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
        """Go through a game, to be stepped through; of one that is not ``over`` only what everybody has seen.

        ``players`` are their names and ``finishes`` their results, in the order of joining, ``notes`` its event log.
        ``dump`` is empty once it is over. Raises what ``play`` raises, and ``Unreadable`` if those bytes are not a
        controller's.
        """

    def stands_still(self, dump: bytes) -> bool:
        """True if a game under way is paused, by its ``dump``; its table may be asleep. Raises ``Unreadable``."""

    def verify(self, snapshot: bytes) -> Check:
        """Repeat the beginning of a finished game, whose seed is public by now."""

    def calls_per_minute(self, options: Mapping[str, str]) -> float:
        """Return calls per minute to Discord such a table makes while people wait for each; 0 for a game of days."""


LIVE_CALLS: Final = 8
"""Calls a minute of a live table of five (``bench/budget.py``)."""
_OTHER = "-"
"""Stands for the hash of a game that its seed does not give."""


class CosmicKind:
    follows_chat: ClassVar[bool] = True
    minds_gaps: ClassVar[bool] = False
    preferences: ClassVar[Sequence[str]] = (
        choices.ATTENTION,
        choices.PREFERENCE,
        choices.MOTION,
        choices.SUGGESTIONS,
        choices.FIRST_GAMES,
    )

    @property
    def rules(self) -> Rules[CosmicState]:
        return COSMIC

    def takes_holidays(self, options: Mapping[str, str]) -> bool:
        return True

    def begin(self, table: int, roster: Sequence[Seated], options: Mapping[str, str], seed: int) -> CosmicController:
        """A new game. Raises ``BadOption``."""
        chosen, flags = table_options.read(options)
        names = [seated.name for seated in roster]
        return CosmicController.new(
            table,
            names,
            [(seated.temper or computers.USUAL) if seated.user is None else "" for seated in roster],
            seed,
            flags,
            chosen.speed,
            chosen.language,
            hours=chosen.limits,
            level=chosen.computers,
            motion=chosen.motion == "on",
            talks=chosen.talk == "on",
            promising=chosen.promises == "on",
        )

    load = staticmethod(CosmicController.load)

    def rematch(self, snapshot: bytes, options: Mapping[str, str]) -> tuple[list[int], dict[str, str]]:
        """Everybody who has not left, in the old order of seats moved on by one: who sat second sits first (3.1)."""
        state = Game.resume(COSMIC, Saved(snapshot, (), 1, 0)).game.state
        staying = [place for place, player in zip(state.seating, state.players, strict=True) if player.active]
        return [*staying[1:], *staying[:1]], {**options, SEATS.name: "kept"}

    def story_of(self, snapshot: bytes) -> tuple[Story, Sequence[int]]:
        state = Game.resume(COSMIC, Saved(snapshot, (), 1, 0)).game.state
        seen = see_table(state)
        told = Story(
            tuple(seen.winners),
            tuple(dict.fromkeys(power.power for player in seen.players for power in player.powers)),
            None,
            (),
            cosmic_finishes(state),
            state.challenges,
            cosmic_decided(state),
        )
        return told, state.seating

    def log(self, dump: bytes, options: Mapping[str, str]) -> Sequence[str]:
        return CosmicController.log(dump)

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
        return cosmic_replay.watch(play, players, language, notes, over=over)

    stands_still = staticmethod(CosmicController.stands_still)

    def verify(self, snapshot: bytes) -> Check:
        """Draw the seats of a finished game once more: its seed must give them, and the hash that was posted."""
        game = Game.resume(COSMIC, Saved(snapshot, (), 1, 0)).game
        again = Game.new(COSMIC, game.seed, len(game.state.players), game.state.options)
        told = next(one.event.commitment for one in again.take_events() if isinstance(one.event, events.Seated))
        return Check(game.seed, commitment(game.seed), told if again.state.seating == game.state.seating else _OTHER)

    def calls_per_minute(self, options: Mapping[str, str]) -> float:
        """Zero unless it is live: nobody waits. Raises ``BadOption`` if the options are impossible."""
        chosen, _ = table_options.read(options)
        return LIVE_CALLS if chosen.speed == "live" else 0


CALLS_PER_CARD: Final = 2


class SlapKind:
    follows_chat: ClassVar[bool] = False
    minds_gaps: ClassVar[bool] = True
    preferences: ClassVar[Sequence[str]] = (choices.PREFERENCE, choices.MOTION)

    @property
    def rules(self) -> Rules[SlapState]:
        return RULES

    def takes_holidays(self, options: Mapping[str, str]) -> bool:
        """Slow ones wait for sealed presses; live ones wait for nobody. Raises ``BadOption``."""
        return from_strings(options).mode == "slow"

    def begin(self, table: int, roster: Sequence[Seated], options: Mapping[str, str], seed: int) -> SlapController:
        """A new game. Raises ``BadOption``."""
        names = [seated.name for seated in roster]
        practice = frozenset(place for place, seated in enumerate(roster) if seated.user is None)
        chosen, film, event = from_strings(options).paced(len(roster)), moves(options), in_event(options)
        skill, heat = level(options), heat_ms(options)
        return SlapController.new(
            table, names, practice, seed, chosen, motion=film, event=event, level=skill, heat_ms=heat
        )

    load = staticmethod(SlapController.load)

    def rematch(self, snapshot: bytes, options: Mapping[str, str]) -> tuple[list[int], dict[str, str]]:
        """Everybody who has not left, in the old order: whoever sat first deals (R1). It belongs to no tournament."""
        state = Game.resume(RULES, Saved(snapshot, (), 1, 0)).game.state
        staying = [place for place, status in zip(state.seating, state.statuses, strict=True) if status != "left"]
        kept = {name: value for name, value in options.items() if name != EVENT}
        return staying, {**kept, "dealer": "0"}

    def story_of(self, snapshot: bytes) -> tuple[Story, Sequence[int]]:
        """Return the winners and everybody's result; speeds are not kept without the table controller."""
        state = Game.resume(RULES, Saved(snapshot, (), 1, 0)).game.state
        victors = () if state.outcome is None else state.outcome.victors
        told = Story(victors, finishes=slap_finishes(state), turns=state.flips, decided=slap_decided(state))
        return told, state.seating

    def log(self, dump: bytes, options: Mapping[str, str]) -> Sequence[str]:
        """The piles that were taken so far. Raises ``BadOption``."""
        return SlapController.log(dump, from_strings(options).language)

    watch = staticmethod(slap_replay.watch)
    stands_still = staticmethod(SlapController.stands_still)

    def verify(self, snapshot: bytes) -> Check:
        """Repeat the deal of a finished game: its seed must give the hash that was posted (R5)."""
        game = Game.resume(RULES, Saved(snapshot, (), 1, 0)).game
        again = Game.new(RULES, game.seed, len(game.state.stacks), game.state.options)
        return Check(game.seed, game.state.commitment, again.state.commitment)

    def calls_per_minute(self, options: Mapping[str, str]) -> float:
        """Rate of the cards if everybody sits down who can. Raises ``BadOption``."""
        chosen = from_strings(options)
        return CALLS_PER_CARD * 60_000 / chosen.paced(chosen.max_players).pace_ms


KINDS: Mapping[str, Kind] = {"slap": SlapKind(), "cosmic": CosmicKind()}

PLAYABLES: Mapping[str, Playable] = {
    RULES.name: Playable(RULES, slap_options.from_strings, lambda game: str(game.state.commitment)),
    COSMIC.name: Playable(COSMIC, table_options.flags, lambda game: commitment(game.seed), {2: pools.spelled}),
}


def rules_known() -> str:
    """The versions of the rules of all games, such as ``cosmic 6, slap 1``."""
    return ", ".join(f"{name} {kind.rules.version}" for name, kind in sorted(KINDS.items()))
