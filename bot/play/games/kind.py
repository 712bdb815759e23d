"""What a game gives to ``bot.play``: a desk for one table, begun or taken up again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from bot.kernel.game import Game
from bot.kernel.rules import Rules
from bot.kernel.seat import Seat
from bot.kernel.verify import Check
from bot.play.roster import Seated
from bot.tables.contract.table import Effect, Input, Picture, Story


class Desk(Protocol):
    """The part of a game that faces the world (``bot.tables.contract.table``)."""

    @property
    def game(self) -> Game[Any]:
        """The rules engine's game."""

    def handle(self, event: Input) -> list[Effect]:
        """Take one input; what it changed is in ``game`` and ``dump`` afterwards."""

    def dump(self) -> bytes:
        """The desk's own durable data."""

    @property
    def chatter(self) -> int:
        """How many messages of people it has counted (``Chatted``), which ``dump`` leaves out."""

    def coming(self) -> Picture | None:
        """The picture of what will be posted next if nothing happens, so that it can be drawn ahead."""

    def suggest(self, seat: Seat | None, command: str, typed: str) -> Sequence[tuple[str, str]]:
        """What could be meant by what somebody types into a slash command: up to 25 labels with their values.

        A pure look: it changes nothing, and whoever types sees only what their seat may see. ``seat`` is None for
        somebody who has none. ``command`` is what the command's cog calls it, as a rule ``Pressed.choice``.
        """

    @property
    def seating(self) -> Sequence[int]:
        """For each seat of the game, the place of its player in the roster."""


class Kind(Protocol):
    """One game that tables can play."""

    @property
    def rules(self) -> Rules[Any]:
        """The game for the kernel."""

    follows_chat: ClassVar[bool]
    """Whether its desks want to know how much people write in the thread."""
    minds_gaps: ClassVar[bool]
    """Whether its desks must hear at once that the connection or the process was gone: their clocks begin anew then."""

    preferences: ClassVar[Sequence[str]]
    """Names under which the store keeps what its desks want to know of their people (``Preferred``)."""

    def takes_holidays(self, options: Mapping[str, str]) -> bool:
        """Whether such a table waits for people, so that something is to be done for whoever is away."""

    def begin(self, table: int, roster: Sequence[Seated], options: Mapping[str, str], seed: int) -> Desk:
        """A new game. Raises ``ValueError`` with a sentence if the options contradict each other."""

    def load(self, table: int, roster: Sequence[Seated], game: Game[Any], desk: bytes) -> Desk:
        """A resumed game, and what ``dump`` gave for it."""

    def rematch(self, snapshot: bytes, options: Mapping[str, str]) -> tuple[list[int], dict[str, str]]:
        """Who plays again after this finished game, as places in its roster in the new order, and the options."""

    def retold(self, snapshot: bytes) -> tuple[Story, Sequence[int]]:
        """What a finished game still tells of itself without its desk, and which place of the roster each seat is."""

    def log(self, desk: bytes, options: Mapping[str, str]) -> Sequence[str]:
        """What a game under way has told everybody so far, in lines, from what its desk has saved.

        Raises ``Unreadable`` if the bytes are not a desk's.
        """

    def stands_still(self, desk: bytes) -> bool:
        """Whether a game under way is paused, by what its desk has saved; the table itself may be asleep.

        Raises ``Unreadable`` if the bytes are not a desk's.
        """

    def verify(self, snapshot: bytes) -> Check:
        """Repeat the beginning of a finished game, whose seed is public by now."""

    def calls_per_minute(self, options: Mapping[str, str]) -> float:
        """How many calls to Discord such a table makes while people wait for each; 0 for a game of days."""
