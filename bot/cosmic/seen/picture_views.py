"""What the pictures of Cosmic Encounter show: plain structs that go to the workers that draw, and to the alt texts.

Boards, reveals and ends are the same for everybody and hold nothing hidden; a ``HandPicture`` is for its owner alone.
People are named by seat, in the order of ``names``, clean but not escaped. No words but names: those are in
``picture_words``.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.cosmic.model.reckoning import RevealSide
from bot.cosmic.seen.awards import Award
from bot.cosmic.seen.views import TableView
from bot.kernel.seat import Seat
from bot.words.language import DEFAULT, Language

Phase: TypeAlias = Literal[
    "setup", "start", "destiny", "aim", "cone", "invite", "allies", "cards", "reveal", "deal", "outcome", "end"
]
"""Where a challenge stands, as people call it."""
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
    """Who is away, and until when: unix milliseconds, 0 where nobody knows."""
    undecided: bool = False
    """Whether everybody's colour is only for now, because nobody has chosen one yet (3.1)."""


class ThenNow(msgspec.Struct, frozen=True):
    """The same table at two moments, beside each other."""

    then: BoardPicture
    now: BoardPicture


class HandCard(msgspec.Struct, frozen=True):
    """One place in a hand."""

    card: str
    playable: bool
    """Whether it can be played now."""
    count: int = 1
    """How many equal cards the place stands for; more than 1 in very large hands only."""


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
    """What a deal, or that there was none, has come to for one who dealt: numbers and places, never which cards."""

    cards: int = 0
    """How many cards it received."""
    bases: tuple[str, ...] = ()
    """Planets on which it has founded a base."""
    freed: int = 0
    """Captive tokens that came home."""
    lost: int = 0
    """Tokens that went to the warp."""


class RevealPicture(msgspec.Struct, frozen=True):
    """What both cards and everything added to them came to."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    """By seat."""
    offense: RevealSide
    defense: RevealSide
    outcome: RevealOutcome
    target: str
    decided_by: tuple[str, ...] = ()
    """What decided, named as in a line, if the outcome is not what cards and totals say by themselves."""
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
    """Who made the deal, or none, where it was not the main players alone; whoever stands in for one has its place."""
    counts_by: dict[str, str] = {}
    """By side, what made its card count as something else, named as in a line; without those of which nobody knows."""

    @property
    def dealing(self) -> tuple[Seat, ...]:
        """Who made the deal, or none: as a rule the main players. They come first, or who stands in for them."""
        return self.dealers or (self.offense.seat, self.defense.seat)

    @property
    def beside(self) -> tuple[Seat, ...]:
        """Who dealt and was no main player."""
        return tuple(seat for seat in self.dealers if seat not in (self.offense.seat, self.defense.seat))

    def stands_for(self, seat: Seat) -> Seat | None:
        """In whose place somebody dealt; None for who dealt beside both main players, or is one."""
        places = zip(self.dealers, (self.offense.seat, self.defense.seat), strict=False)
        return next((main for dealer, main in places if dealer == seat != main), None)

    def got(self, seat: Seat) -> Settled | None:
        """What the deal, or that there was none, has come to for a player; None for who did not deal."""
        return dict(zip(self.dealing, self.settled, strict=False)).get(seat)

    @property
    def totals(self) -> Totals:
        """What both sides came to."""
        return self.offense.total, self.defense.total

    def turned_by(self, name: str) -> str:
        """What made a side's attack count as a compromise; empty if nothing did."""
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
    """Whether the player had left the game."""
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
    course: tuple[tuple[int, ...], ...] = ()
    """Everybody's foreign bases by seat, after each challenge."""
    awards: tuple[Award, ...] = ()

    def goal_of(self, row: EndRow) -> int:
        """How many foreign bases a player needed: the Spiritual Leader and Nemesis fewer."""
        return row.goal or self.goal

    @property
    def needed(self) -> int:
        """How many the first winner needed."""
        return self.goal_of(self.rows[0]) if self.rows else self.goal
