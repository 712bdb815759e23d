"""Structs drawn by the workers. All but ``HandPicture`` are public; names are clean but not escaped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from bot.cosmic.model.records import Maker, RevealSide, Tokens
from bot.cosmic.seen.views import TableView
from bot.kernel.event import Seat
from bot.words.message import DEFAULT, Language

MOST = 3
_HELPED, _STOPPED, _LOST = 2, 2, 6
"""Least numbers for an award: shared wins, stopped cards and powers, lost tokens."""


Position: TypeAlias = Literal["ahead", "level", "behind"]


class Leg(msgspec.Struct, frozen=True):
    """The result of one challenge. All of it but ``positions`` is public."""

    phase: int
    seq: int
    """Number of the decision it came with; undoing the decision removes it."""
    bases: list[int]
    """Foreign bases after it, by seat."""
    winner: Seat | None = None
    """None if neither main player has won."""
    loser: Seat | None = None
    allies: list[Seat] = []
    """Winners beside the first."""
    sides: list[list[Seat]] = []
    """Both sides in the end: each main player, then their allies."""
    totals: tuple[int, int] | None = None
    """Totals of winner and loser."""
    stopped: Seat | None = None
    """Owner of the card or power that was stopped."""
    lost: dict[Seat, int] = {}
    """Tokens that went to the warp."""
    hosts: list[tuple[str, ...]] = []
    """By seat, colours of the systems with its foreign bases."""
    by: Maker | None = None
    ally: Tokens | None = None
    """The ally's tokens that made the difference."""
    zap: Maker | None = None
    """The zap that stopped something, if sums show no difference; only a replay knows its effect."""
    positions: dict[Seat, Position] = {}
    """Positions as it began. They depend on hands: for nobody before the game is over."""

    @property
    def offense(self) -> Seat | None:
        return self.sides[0][0] if self.sides and self.sides[0] else None


Decided: TypeAlias = Literal["missed", "back", "short", "made", "lead", "last"]


class TurningPoint(msgspec.Struct, frozen=True):
    """A challenge that decided the game, and the reason."""

    challenge: int
    seat: Seat | None
    """None for a last challenge that nobody has won."""
    turn: Decided
    """``back``: fell from one base short; ``short``: first there; ``made``: decided by a use or ally."""
    bases: int
    """Foreign bases of that seat after the challenge."""
    totals: tuple[int, int] | None = None
    """Totals of that seat's side and of the other one."""
    loser: Seat | None = None
    by: Maker | None = None
    ally: Tokens | None = None
    """The ally's tokens that made the difference."""


class Award(msgspec.Struct, frozen=True):
    key: str
    """``ally``, ``upset``, ``narrow``, ``stopped`` or ``lost``."""
    seat: Seat
    count: int
    other: Seat | None = None
    """The loser of an upset."""


def awards(legs: Sequence[Leg]) -> tuple[Award, ...]:
    """The first three awards earned: ally, upset, narrow, stopped, lost; a tie goes to the first seat."""
    return tuple(_earned(legs))[:MOST]


def _earned(legs: Sequence[Leg]) -> Iterator[Award]:
    yield from _most("ally", (seat for leg in legs for seat in leg.allies), _HELPED)
    before = [leg.bases for leg in legs[:-1]]
    upsets = [
        Award("upset", leg.winner, bases[leg.loser] - bases[leg.winner], leg.loser)
        for bases, leg in zip(before, legs[1:], strict=True)
        if leg.winner is not None and leg.loser is not None and bases[leg.loser] > bases[leg.winner]
    ]
    if upsets:
        yield max(upsets, key=lambda award: award.count)
    narrow = [
        Award("narrow", leg.winner, abs(leg.totals[0] - leg.totals[1]))
        for leg in legs
        if leg.winner is not None and leg.totals is not None
    ]
    if narrow:
        yield min(narrow, key=lambda award: award.count)
    yield from _most("stopped", (leg.stopped for leg in legs if leg.stopped is not None), _STOPPED)
    tokens = (seat for leg in legs for seat, count in leg.lost.items() for _ in range(count))
    yield from _most("lost", tokens, _LOST)


def _most(key: str, seats: Iterator[Seat], least: int) -> Iterator[Award]:
    often = Counter(seats)
    if often:
        seat = min(often, key=lambda one: (-often[one], one))
        if often[seat] >= least:
            yield Award(key, seat, often[seat])


Phase: TypeAlias = Literal[
    "setup", "start", "destiny", "aim", "cone", "invite", "allies", "cards", "reveal", "deal", "outcome", "end"
]
PHASES: dict[Phase, int] = {
    "setup": 0,
    "start": 1,
    "destiny": 2,
    "aim": 3,
    "cone": 4,
    "invite": 5,
    "allies": 6,
    "cards": 7,
    "reveal": 8,
    "deal": 9,
    "outcome": 9,
    "end": 10,
}
"""Numbers of the phases in the rules (section 4); a deal is part of the outcome."""


class BoardPicture(msgspec.Struct, frozen=True):
    """One moment. Parts of expansions are drawn by the modules of their names in ``renderers.layers``."""

    table: TableView
    names: tuple[str, ...]
    phase: Phase
    numbers: tuple[tuple[str, int], ...] = ()
    """The places to choose from, with the numbers on the buttons of this reader."""
    language: Language = DEFAULT
    away: tuple[tuple[Seat, int], ...] = ()
    """Seats that are away, until when in unix milliseconds; 0 if not known."""
    undecided: bool = False
    """Colours are only for now, because nobody has chosen one yet (3.1)."""


class ThenNow(msgspec.Struct, frozen=True):
    then: BoardPicture
    now: BoardPicture


class HandCard(msgspec.Struct, frozen=True):
    card: str
    playable: bool
    count: int = 1
    """Equal cards that the place stands for; more than 1 in very large hands only."""


class HandPicture(msgspec.Struct, frozen=True):
    """A hand, for its owner alone. Places are numbered from 1 as the buttons are."""

    cards: tuple[HandCard, ...]
    laid: str | None = None
    language: Language = DEFAULT


Totals: TypeAlias = tuple[int | None, int | None]
"""Of offense and defense; None where no totals count (5.4, 5.5)."""
RevealOutcome: TypeAlias = Literal["offense", "defense", "both_lost", "deal", "no_deal", "repulsed"]


class Settled(msgspec.Struct, frozen=True):
    """One dealer's result: numbers and places, never the cards."""

    cards: int = 0
    bases: tuple[str, ...] = ()
    freed: int = 0
    """Captive tokens that came home."""
    lost: int = 0
    """Tokens that went to the warp."""


class RevealPicture(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    colours: tuple[str, ...]
    """By seat."""
    offense: RevealSide
    defense: RevealSide
    outcome: RevealOutcome
    target: str
    decided_by: tuple[str, ...] = ()
    """Name of the effect that decided, if cards and totals alone say otherwise."""
    landed: int = 0
    """Tokens that landed on the target."""
    lost: int = 0
    """Tokens that went to the warp."""
    consolation: int = 0
    """Cards that the loser took (5.4.2)."""
    language: Language = DEFAULT
    settled: tuple[Settled, ...] = ()
    """Results in the order of ``dealing`` after two compromises; else empty."""
    mustered: tuple[int, int] | None = None
    """Weapons and Shields where the challenge was repulsed and no cards were laid (S22)."""
    dealers: tuple[Seat, ...] = ()
    """Dealers if they were not just the main players; a substitute has the place of the main player."""
    counts_by: dict[str, str] = {}
    """By side, the effect that changed its card, if known."""

    @property
    def dealing(self) -> tuple[Seat, ...]:
        """The main players, or those who dealt in their place, first."""
        return self.dealers or (self.offense.seat, self.defense.seat)

    @property
    def beside(self) -> tuple[Seat, ...]:
        """Dealers in addition to the main players."""
        return tuple(seat for seat in self.dealers if seat not in (self.offense.seat, self.defense.seat))

    def stands_for(self, seat: Seat) -> Seat | None:
        """The main player in whose place a seat dealt; None for all others."""
        places = zip(self.dealers, (self.offense.seat, self.defense.seat), strict=False)
        return next((main for dealer, main in places if dealer == seat != main), None)

    def got(self, seat: Seat) -> Settled | None:
        return dict(zip(self.dealing, self.settled, strict=False)).get(seat)

    @property
    def totals(self) -> Totals:
        return self.offense.total, self.defense.total

    def turned_by(self, name: str) -> str:
        """The effect that turned a side's attack into a compromise; empty if none."""
        return self.counts_by.get(name, "") if self.side(name).turned else ""

    def side(self, name: str) -> RevealSide:
        return self.offense if name == "offense" else self.defense


class EndRow(msgspec.Struct, frozen=True):
    seat: Seat
    colour: str
    won: bool
    bases: tuple[str, ...]
    """Colours of the systems with foreign bases, one for each base, in the order of the seats."""
    left: bool = False
    goal: int = 0
    """Foreign bases that this player needed; 0 if the same as for everybody."""


class EndPicture(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    rows: tuple[EndRow, ...]
    """Winners first, then by foreign bases."""
    goal: int
    """Foreign bases that win."""
    how: str
    """``bases``, ``alternate``, ``last``, ``nobody`` or ``stopped``."""
    challenges: int
    language: Language = DEFAULT
    base_history: tuple[tuple[int, ...], ...] = msgspec.field(default=(), name="course")
    """Foreign bases by seat, after each challenge."""
    awards: tuple[Award, ...] = ()
    turns: tuple[TurningPoint, ...] = ()
    positions: dict[Seat, Position] = {}
    """Positions before the last challenge."""

    def goal_of(self, row: EndRow) -> int:
        """The Spiritual Leader and Nemesis need fewer bases."""
        return row.goal or self.goal
