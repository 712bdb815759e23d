"""A game as ``bot.play`` needs it: a controller for one table, begun or loaded, and its saved games as rows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Protocol

import msgspec

from bot.kernel.chance import Check
from bot.kernel.decision import Decision
from bot.kernel.game import Game, Saved
from bot.kernel.rules import Rules
from bot.kernel.seat import Seat
from bot.play.roster import Seated
from bot.store.rows import DecisionRow, TableRow
from bot.tables.contract.replay import Play, Replay
from bot.tables.contract.table import Effect, Input, Note, Picture, Stamp, Story
from bot.words.language import Language


def to_row(decision: Decision, version: int) -> DecisionRow:
    """The row that keeps a decision; ``version`` is that of the rules which accepted it."""
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
    """A table's saved game; ``log`` holds the decisions on top of the snapshot."""
    phase = log[0].phase if log else 0  # the snapshot knows better, and resuming asks the snapshot
    return Saved(row.snapshot, tuple(to_decision(entry) for entry in log), row.next_ask, phase)


def options_of(row: TableRow) -> dict[str, str]:
    """The options chosen in the lobby."""
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
    """One game that tables can play."""

    @property
    def rules(self) -> Rules[Any]:
        """The game for the kernel."""

    follows_chat: ClassVar[bool]
    """Whether its controllers want to know how much people write in the thread."""
    minds_gaps: ClassVar[bool]
    """Whether its controllers must hear at once that the connection or the process was gone: their clocks begin anew
    then.
    """

    preferences: ClassVar[Sequence[str]]
    """Names under which the store keeps what its controllers want to know of their people (``Preferred``)."""

    def takes_holidays(self, options: Mapping[str, str]) -> bool:
        """True if such a table waits for people, so that something is to be done for those who are away."""

    def begin(self, table: int, roster: Sequence[Seated], options: Mapping[str, str], seed: int) -> Controller:
        """A new game. Raises ``ValueError`` with a sentence if the options contradict each other."""

    def load(self, table: int, roster: Sequence[Seated], game: Game[Any], dump: bytes) -> Controller:
        """A resumed game, and what ``dump`` gave for it."""

    def rematch(self, snapshot: bytes, options: Mapping[str, str]) -> tuple[list[int], dict[str, str]]:
        """Return a rematch's players, as places in the finished game's roster in the new order, and the options."""

    def retold(self, snapshot: bytes) -> tuple[Story, Sequence[int]]:
        """Return a finished game's story without its table controller, and each seat's place in the roster."""

    def log(self, dump: bytes, options: Mapping[str, str]) -> Sequence[str]:
        """Return the public story so far of a game under way, in lines, from its saved ``dump``.

        Raises ``Unreadable`` if the bytes are not a controller's.
        """

    def watch(
        self, play: Play, players: Sequence[str], language: Language, dump: bytes, notes: Sequence[Note], *, over: bool
    ) -> Replay:
        """Go through a game, to be stepped through; of one that is not ``over`` only what everybody has seen.

        ``players`` are their names in the order of joining, ``notes`` its event log. Raises what ``play`` raises, and
        ``Unreadable`` if the bytes of ``dump`` are not a controller's.
        """

    def stands_still(self, dump: bytes) -> bool:
        """True if a game under way is paused, by its saved ``dump``; the table itself may be asleep.

        Raises ``Unreadable`` if the bytes are not a controller's.
        """

    def verify(self, snapshot: bytes) -> Check:
        """Repeat the beginning of a finished game, whose seed is public by now."""

    def calls_per_minute(self, options: Mapping[str, str]) -> float:
        """Return calls per minute to Discord such a table makes while people wait for each; 0 for a game of days."""
