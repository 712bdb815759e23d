"""State of a slap game, written by ``moves`` alone; events with stable kinds and field names."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.kernel.event import Event, Seat
from bot.slap.options import Options

Status = Literal["in", "broke", "out", "left"]
How = Literal["cards", "count", "repetition", "stopped"]
PatternKind = Literal["double", "hymns", "sandwich"]
SlapResult = Literal["win", "pay", "locked", "out", "ignored"]


class Challenge(msgspec.Struct):
    """The one open challenge (R9)."""

    owner: Seat
    by: Literal["court", "hymn"]
    element: str
    """Suit key that beats a hymn; empty for a court challenge."""
    responder: Seat | None
    """Who has to answer; None if nobody but the owner has cards, which ends the game (R43)."""
    chances: int
    total: int
    """Chances that the challenge began with."""


class Due(msgspec.Struct, frozen=True):
    """A lost challenge that waits to be collected (R37)."""

    owner: Seat
    loser: Seat
    """The last responder; moves next if the owner leaves (R48)."""


class Pattern(msgspec.Struct, frozen=True):
    """A pattern that can be slapped (R24, R25, R26)."""

    kind: PatternKind
    cards: tuple[tuple[str, bool], ...]
    """Card keys lowest first; False marks the filling of a sandwich."""


class Slap(msgspec.Struct, frozen=True):
    seat: Seat
    outcome: SlapResult
    paid: tuple[str, ...] = ()
    """Cards paid for a false slap, the first paid first."""
    took: tuple[str, ...] = ()
    """The pile a winning slap took, lowest card first."""
    pattern: Pattern | None = None


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game and its winners; several seats share a count-out (R45), none wins if all have left."""

    how: How
    winners: tuple[Seat, ...]

    @property
    def victors(self) -> tuple[Seat, ...]:
        """Return the winners: nobody in a game that was stopped, no matter who was ahead (R49)."""
        return () if self.how == "stopped" else self.winners


class SlapState(msgspec.Struct):
    """A whole game. Lists indexed by seat have one entry per player."""

    options: Options
    seating: list[int]
    """By seat, the player's place in the table's list."""
    stacks: list[list[str]]
    """Card keys of each face-down stack, top card first (R4)."""
    comebacks: list[int | None]
    """Comebacks left; None for unlimited (R41)."""
    statuses: list[Status]
    """As worked out when the last window closed (R38)."""
    won: list[int]
    """Piles won by a slap, per seat."""
    commitment: str = ""
    """Hash of seed and deck order, published before the first card (R5)."""
    pile: list[str] = []
    """Card keys, the lowest first."""
    turn: Seat | None = None
    history: list[str] = []
    """Cards turned since the last cut (R23)."""
    turned: int = 0
    """Cards turned onto this pile; 0 while there is nothing to slap (R36)."""
    flips: int = 0
    """Cards turned in the whole game (R45)."""
    last_player: Seat | None = None
    """Who turned the last card (R44)."""
    challenge: Challenge | None = None
    due: Due | None = None
    locked: list[Seat] = []
    """Who may not slap until the pile is taken (R35)."""
    barred: list[Seat] = []
    """Who may not slap for the rest of the game (R35 with ``empty_false_slap: out``)."""
    ran_out: list[Seat] = []
    """Seats in the order in which their stacks ran empty for the last time (R47)."""
    piles: int = 0
    positions: dict[str, int] = {}
    """How often each position began a pile since the last slap, penalty or departure (R46)."""
    slap: Slap | None = None
    outcome: Outcome | None = None


class Dealt(Event, frozen=True):
    seating: list[int]
    each: int
    pile: list[str]
    commitment: str


class Turned(Event, frozen=True):
    seat: Seat
    card: str


class Cancelled(Event, frozen=True):
    """A challenge is cancelled by a neutraliser."""

    seat: Seat
    owner: Seat
    card: str


class Beaten(Event, frozen=True):
    seat: Seat
    owner: Seat
    card: str


class Collected(Event, frozen=True):
    seat: Seat
    cards: list[str]


class Drawn(Event, frozen=True):
    """Slaps of unknown order were decided by lot."""

    seat: Seat
    among: list[Seat]


class LeftGame(Event, frozen=True):
    """A player has left; their cards lie under the pile."""

    kind = "left"
    seat: Seat
    cards: list[str]


class Dropped(Event, frozen=True):
    """A debt to a player who left is not due any more."""

    owner: Seat


class Opened(Event, frozen=True):
    seat: Seat
    card: str
    responder: Seat | None
    chances: int


class Missed(Event, frozen=True):
    seat: Seat
    owner: Seat
    left: int


class Handed(Event, frozen=True):
    """The rest of the chances goes to another player."""

    seat: Seat
    owner: Seat
    left: int


class CameDue(Event, frozen=True):
    """The pile is due to the owner of a challenge."""

    kind = "due"
    seat: Seat
    loser: Seat


class Slapped(Event, frozen=True):
    seat: Seat
    pattern: str
    shown: list[tuple[str, bool]]
    cards: list[str]


class Comeback(Event, frozen=True):
    seat: Seat
    left: int | None


class Fined(Event, frozen=True):
    seat: Seat
    cards: list[str]


class Locked(Event, frozen=True):
    """A player may not slap until the pile is taken."""

    seat: Seat


class Barred(Event, frozen=True):
    """A player may never slap again."""

    seat: Seat


class Broke(Event, frozen=True):
    seat: Seat


class WentOut(Event, frozen=True):
    kind = "out"
    seat: Seat


class Ended(Event, frozen=True):
    how: How
    winners: list[Seat]
    flips: int
    piles: int
