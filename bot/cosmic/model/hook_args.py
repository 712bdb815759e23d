"""Arguments of hooks: small frozen records that powers read, split and hand back changed. Plain data, no rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import NOBODY, CosmicState
from bot.kernel.event import Seat


class Loss(msgspec.Struct, frozen=True, gc=False):
    """Tokens that are about to go to the warp: one batch per cause."""

    tokens: tuple[int, ...]
    cause: str
    """``challenge``, ``deal``, ``homeless``, or the edict, power or flare that does it."""
    by: Seat = NOBODY
    removed: tuple[int, ...] = ()
    """Tokens of the batch that left the game instead."""
    raised: tuple[int, ...] = ()
    """Tokens that a doubt has added to the loss."""

    def of(self, state: CosmicState, seat: Seat) -> tuple[int, ...]:
        return tuple(token for token in self.tokens if state.tokens[token].seat == seat)

    def without(self, tokens: Sequence[int]) -> Loss:
        return msgspec.structs.replace(self, tokens=tuple(token for token in self.tokens if token not in tokens))

    def removing(self, tokens: Sequence[int]) -> Loss:
        return msgspec.structs.replace(self.without(tokens), removed=(*self.removed, *tokens))


class Returning(msgspec.Struct, frozen=True, gc=False):
    """Tokens that are about to go home to bases of their commanders (5.8)."""

    tokens: tuple[int, ...]

    def without(self, tokens: Sequence[int]) -> Returning:
        return Returning(tuple(token for token in self.tokens if token not in tokens))


class _OfSeat(msgspec.Struct, frozen=True, gc=False):
    seat: Seat


class Commit(_OfSeat, frozen=True, gc=False):
    side: SideName
    ally: bool


class Declared(_OfSeat, frozen=True, gc=False):
    """A choice just made where another one was possible."""

    undone: str = ""
    """The effect that undoes it, so that something else has to be chosen; empty while it stands."""


class Hold(_OfSeat, frozen=True, gc=False):
    """Tokens of one player in one place that an effect may immobilize."""

    place: str


class Landing(msgspec.Struct, frozen=True, gc=False):
    tokens: tuple[int, ...]
    place: str


class Release(msgspec.Struct, frozen=True, gc=False):
    """Somebody deals with the owner of tokens that it might hold captive."""

    captor: Seat
    owner: Seat


class Pick(msgspec.Struct, frozen=True):
    """Some of several tokens of one player that the base game treats as alike."""

    by: Seat
    tokens: tuple[int, ...]
    """The first ``count`` are the chosen ones."""
    count: int
    place: str = ""
    """The place they are in, or to which the chosen ones go."""
    taken: bool = False


class Unseen(_OfSeat, frozen=True):
    """Tokens of one player in a reserve, some of them in the challenge in secret."""

    tokens: tuple[int, ...] = ()
    """All in the reserve; that the seat has one is public."""
    hidden: tuple[int, ...] = ()
    """Those in the challenge: the player's secret."""
    called: tuple[int, ...] = ()
    """Those of the hidden ones that came beyond the limit (S25)."""
    card: str = ""
    counted: int = 0
    """Number of the hidden tokens that count for the limit and as a commitment."""


class Layout(msgspec.Struct, frozen=True, gc=False):
    """The layouts of a player's tokens that are possible at the start (3.8)."""

    elsewhere: dict[str, int] = {}
    free: bool = False
    """True if the owner divides the rest freely, one a home planet at least; else as evenly as can be."""


class SideTotal(msgspec.Struct, frozen=True, gc=False):
    card: int
    tokens: int
    allied: int = 0
    added: int = 0

    @property
    def total(self) -> int:
        return self.card + self.tokens + self.allied + self.added


class Totals(msgspec.Struct, frozen=True, gc=False):
    offense: SideTotal
    defense: SideTotal
    lower_wins: bool = False
    tie: SideName = "defense"
    """Who wins if the sums are equal (5.1.2)."""

    def of(self, name: SideName | None) -> SideTotal:
        if name is None:
            raise ValueError("on neither side")
        return self.offense if name == "offense" else self.defense

    def changed(self, name: SideName | None, total: SideTotal) -> Totals:
        if name == "offense":
            return msgspec.structs.replace(self, offense=total)
        return msgspec.structs.replace(self, defense=total)

    def adding(self, name: SideName | None, number: int) -> Totals:
        """Raises ValueError for no side."""
        sum_ = self.of(name)
        return self.changed(name, msgspec.structs.replace(sum_, added=sum_.added + number))


class Call(_OfSeat, frozen=True):
    """A player calls further tokens into the challenge, beyond the limit (S11)."""

    count: int
    most: int
    """How many others can make it call: what counts like a base for it alone is out of their reach (Z44)."""


class Consolation(msgspec.Struct, frozen=True, gc=False):
    """Cards that a loser is about to take from the winner's hand (5.4.2)."""

    taker: Seat
    giver: Seat
    count: int
    """From the giver's hand; 0 if the rules grant none."""
    lost: int = 0
    """Worth, in cards, of the tokens the taker lost by the outcome, granted or not."""
    deck: int = 0
    free: bool = False
    """True if the taker may draw any part of it from the main deck."""
    times: int = 1
    owed: bool = False
    """Whether the rules grant a card for each token that was lost, if any was (5.4.2)."""
    picker: Seat = NOBODY


class Reward(_OfSeat, frozen=True, gc=False):
    """Cards and tokens that somebody is about to collect (5.6)."""

    count: int
    staked: bool = False


class Used(_OfSeat, frozen=True, gc=False):
    power: str
    """Empty for an edict or flare that uses none."""
    hook: str = ""
    card: str = ""


class Terms(msgspec.Struct, frozen=True, gc=False):
    muted: bool = False
    """It invites nobody, and is not asked (4.5)."""
    besides: tuple[Seat, ...] = ()
    """Whom it invites besides those that it names (4.5)."""
    alone: bool = False
    """It has no allies: nobody comes without an invitation or is pulled to its side (4.6)."""
    last: bool = False
    """It answers after all others (4.6.1)."""
    both: bool = False
    """Invited by both sides it may join both (4.6.1)."""
    uninvited: bool = False
    """It may join either side without invitation (4.6.3)."""
    barred: tuple[SideName, ...] = ()
    """Sides that it may not join, whoever invites it."""


class Laying(msgspec.Struct, frozen=True, gc=False):
    by_chance: bool = False
    first: bool = False
    """It lays the card face up before the other chooses."""
    last: bool = False
    """It sees the other's card before its own is turned up (4.8.1), even if that would have to be shown first."""


class Said(_OfSeat, frozen=True, gc=False):
    what: Literal["invited", "passed_over", "asked", "joined", "declined", "attracted"]
    side: SideName | None = None


class Wins(msgspec.Struct, frozen=True, gc=False):
    bases: bool = False
    """By foreign bases (7.1), or by what stands in for them."""
    otherwise: bool = False
    """In another way (7.5)."""


class Victory(msgspec.Struct, frozen=True, gc=False):
    """Players who are about to win together (7.4)."""

    seats: tuple[Seat, ...]
    otherwise: bool
    """Whether it is by a power's own way to win (7.5)."""


class Regroup(_OfSeat, frozen=True, gc=False):
    """Own tokens that the offense is about to retrieve from the warp (4.1.5)."""

    tokens: int


class FaceClaim(_OfSeat, frozen=True, gc=False):
    """Somebody has named a face and gets every copy of it that is drawn."""

    face: str
    why: str


class Draw(_OfSeat, frozen=True, gc=False):
    count: int
    why: str
    claims: tuple[FaceClaim, ...] = ()


class Discard(msgspec.Struct, frozen=True, gc=False):
    """A played card about to go to the discard pile; ``taken``: somebody got it instead."""

    card: str
    owner: Seat
    what: Literal["challenge", "edict", "flare"]
    stopped: bool = False
    taken: bool = False


class Discarded(_OfSeat, frozen=True, gc=False):
    """Cards that were not played and have just gone from a hand to the discard pile."""

    cards: tuple[str, ...]
    why: str


class Drew(_OfSeat, frozen=True, gc=False):
    cards: tuple[str, ...]
    why: str
