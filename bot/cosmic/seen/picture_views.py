"""Plain structs of what the pictures of Cosmic Encounter show, for the workers that draw and for alt texts.

Boards, reveals and ends are the same for everybody and hold nothing hidden; a ``HandPicture`` is for its owner alone.
People are named by seat, in the order of ``names``, clean but not escaped. No words but names: those are in
``picture_words``.
"""

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
"""An award is given from so many shared wins, stopped cards and powers, and lost tokens on."""


Position: TypeAlias = Literal["ahead", "level", "behind"]


class Leg(msgspec.Struct, frozen=True):
    """The result of one challenge. All of it but ``positions`` is public."""

    phase: int
    seq: int
    """Of the decision that it came with, so that taking that back takes it back too."""
    bases: list[int]
    """Everybody's foreign bases after it, by seat."""
    winner: Seat | None = None
    """The main player who has won; None where nobody did."""
    loser: Seat | None = None
    allies: list[Seat] = []
    """Winners beside the first."""
    sides: list[list[Seat]] = []
    """Both sides in the end: each main player, then their allies."""
    totals: tuple[int, int] | None = None
    """Of the winner and of the loser."""
    stopped: Seat | None = None
    """Seat of the card or power that was stopped."""
    lost: dict[Seat, int] = {}
    """Tokens that went to the warp."""
    hosts: list[tuple[str, ...]] = []
    """By seat, the colours of the systems in which its foreign bases are."""
    by: Maker | None = None
    """What made the difference, if it was a power, flare or edict."""
    ally: Tokens | None = None
    """Whose tokens did, if an ally's."""
    zap: Maker | None = None
    """What stopped something, if nothing made the difference by the sums; only a replay knows if that did."""
    positions: dict[Seat, Position] = {}
    """How seats stood as it began. From their hands: for nobody before the game is over."""

    @property
    def offense(self) -> Seat | None:
        return self.sides[0][0] if self.sides and self.sides[0] else None


Decided: TypeAlias = Literal["missed", "back", "short", "made", "lead", "last"]


class TurningPoint(msgspec.Struct, frozen=True):
    """Something that decided a game, by what happened in one challenge."""

    challenge: int
    seat: Seat | None
    """None for a last challenge that nobody has won."""
    turn: Decided
    """The offense was one base short and lost; somebody one short lost bases; somebody was the first to come there;
    something made the difference where somebody came so close, or would have; the lead went from one player alone to
    another one alone; the last challenge.
    """
    bases: int
    """Foreign bases of that seat after it."""
    totals: tuple[int, int] | None = None
    """Of that seat's side and of the other one."""
    loser: Seat | None = None
    by: Maker | None = None
    ally: Tokens | None = None
    """What made the difference, or whose tokens."""


class Award(msgspec.Struct, frozen=True):
    """One award: for what, to whom, and by how much."""

    key: str
    """``ally``, ``upset``, ``narrow``, ``stopped`` or ``lost``."""
    seat: Seat
    count: int
    other: Seat | None = None
    """Against whom, for an upset."""


def awards(legs: Sequence[Leg]) -> tuple[Award, ...]:
    """The first three that somebody has earned, in this order: best ally, greatest upset, closest win, most often
    stopped, most tokens lost. Of several the first to get so far in the order of the seats has it.
    """
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
"""The stage of a challenge, as people call it."""
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
"""The number of each in the rules (section 4); a deal is part of the outcome."""


class BoardPicture(msgspec.Struct, frozen=True):
    """The galaxy and the challenge at one moment.

    What expansions show of the table is drawn by the modules of their names in ``renderers.layers``.
    """

    table: TableView
    names: tuple[str, ...]
    phase: Phase
    numbers: tuple[tuple[str, int], ...] = ()
    """The places among which whoever gets this picture chooses now, with the numbers that its buttons carry."""
    language: Language = DEFAULT
    away: tuple[tuple[Seat, int], ...] = ()
    """Seats that are away, and until when: unix milliseconds, 0 where nobody knows."""
    undecided: bool = False
    """Colours are only for now, because nobody has chosen one yet (3.1)."""


class ThenNow(msgspec.Struct, frozen=True):
    """The same table at two moments, beside each other."""

    then: BoardPicture
    now: BoardPicture


class HandCard(msgspec.Struct, frozen=True):
    """One place in a hand."""

    card: str
    playable: bool
    count: int = 1
    """Equal cards that the place stands for; more than 1 in very large hands only."""


class HandPicture(msgspec.Struct, frozen=True):
    """A hand, for its owner alone. Places are numbered from 1 as the buttons are."""

    cards: tuple[HandCard, ...]
    laid: str | None = None
    """One's own challenge card on the table."""
    language: Language = DEFAULT


Totals: TypeAlias = tuple[int | None, int | None]
"""Of offense and defense; None where no totals count (5.4, 5.5)."""
RevealOutcome: TypeAlias = Literal["offense", "defense", "both_lost", "deal", "no_deal", "repulsed"]


class Settled(msgspec.Struct, frozen=True):
    """The result of dealing for one who dealt: numbers and places, never which cards."""

    cards: int = 0
    """Number of cards received."""
    bases: tuple[str, ...] = ()
    """Planets on which it has founded a base."""
    freed: int = 0
    """Captive tokens that came home."""
    lost: int = 0
    """Tokens that went to the warp."""


class RevealPicture(msgspec.Struct, frozen=True):
    """The sums of both cards and everything added to them."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    """By seat."""
    offense: RevealSide
    defense: RevealSide
    outcome: RevealOutcome
    target: str
    decided_by: tuple[str, ...] = ()
    """The thing that decided, named as in a line, if cards and totals alone say otherwise."""
    landed: int = 0
    """Tokens that landed on the target."""
    lost: int = 0
    """Tokens that went to the warp."""
    consolation: int = 0
    """Cards that the loser took (5.4.2)."""
    language: Language = DEFAULT
    settled: tuple[Settled, ...] = ()
    """Of each who dealt, in the order of ``dealing``, after two compromises; else empty."""
    mustered: tuple[int, int] | None = None
    """Weapons and Shields where the challenge was repulsed and no cards were laid (S22)."""
    dealers: tuple[Seat, ...] = ()
    """Dealers where they were not the main players alone; whoever stands in for one has its place."""
    counts_by: dict[str, str] = {}
    """By side, what made its card count as something else, named as in a line; without those of which nobody knows."""

    @property
    def dealing(self) -> tuple[Seat, ...]:
        """Everybody who dealt: as a rule the main players. They come first, or who stands in for them."""
        return self.dealers or (self.offense.seat, self.defense.seat)

    @property
    def beside(self) -> tuple[Seat, ...]:
        """Dealers who were no main players."""
        return tuple(seat for seat in self.dealers if seat not in (self.offense.seat, self.defense.seat))

    def stands_for(self, seat: Seat) -> Seat | None:
        """In whose place somebody dealt; None for who dealt beside both main players, or is one."""
        places = zip(self.dealers, (self.offense.seat, self.defense.seat), strict=False)
        return next((main for dealer, main in places if dealer == seat != main), None)

    def got(self, seat: Seat) -> Settled | None:
        """The result of dealing for a player; None for who did not deal."""
        return dict(zip(self.dealing, self.settled, strict=False)).get(seat)

    @property
    def totals(self) -> Totals:
        """Totals of offense and defense."""
        return self.offense.total, self.defense.total

    def turned_by(self, name: str) -> str:
        """The thing that made a side's attack count as a compromise; empty if nothing did."""
        return self.counts_by.get(name, "") if self.side(name).turned else ""

    def side(self, name: str) -> RevealSide:
        """The side with this name, ``offense`` or ``defense``."""
        return self.offense if name == "offense" else self.defense


class EndRow(msgspec.Struct, frozen=True):
    """One player at the end."""

    seat: Seat
    colour: str
    won: bool
    bases: tuple[str, ...]
    """Colours of the systems in which the foreign bases lie, one each, in the order of the seats."""
    left: bool = False
    goal: int = 0
    """Foreign bases that this player needed; 0 if as many as everybody."""


class EndPicture(msgspec.Struct, frozen=True):
    """The end of a game."""

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
    """Everybody's foreign bases by seat, after each challenge."""
    awards: tuple[Award, ...] = ()
    turns: tuple[TurningPoint, ...] = ()
    positions: dict[Seat, Position] = {}
    """Before the last challenge."""

    def goal_of(self, row: EndRow) -> int:
        """Foreign bases that a player needed: the Spiritual Leader and Nemesis fewer."""
        return row.goal or self.goal

    @property
    def needed(self) -> int:
        """Foreign bases that the first winner needed."""
        return self.goal_of(self.rows[0]) if self.rows else self.goal
