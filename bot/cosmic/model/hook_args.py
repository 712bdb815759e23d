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
    """Their ids."""
    cause: str
    """``challenge``, ``deal``, ``homeless``, or the edict, power or flare that does it."""
    by: Seat = NOBODY
    """Who caused it, if somebody did."""
    removed: tuple[int, ...] = ()
    """Tokens of the batch that left the game instead."""
    raised: tuple[int, ...] = ()
    """Tokens that a doubt has added to what would be lost without it."""

    def of(self, state: CosmicState, seat: Seat) -> tuple[int, ...]:
        """The tokens among them that ``seat`` commands."""
        return tuple(token for token in self.tokens if state.tokens[token].seat == seat)

    def without(self, tokens: Sequence[int]) -> Loss:
        """The loss of the others alone."""
        return msgspec.structs.replace(self, tokens=tuple(token for token in self.tokens if token not in tokens))

    def removing(self, tokens: Sequence[int]) -> Loss:
        """The same batch after these tokens of it have left the game."""
        return msgspec.structs.replace(self.without(tokens), removed=(*self.removed, *tokens))


class Returning(msgspec.Struct, frozen=True, gc=False):
    """Tokens that are about to go home to bases of their commanders (5.8)."""

    tokens: tuple[int, ...]

    def without(self, tokens: Sequence[int]) -> Returning:
        """The same without these tokens."""
        return Returning(tuple(token for token in self.tokens if token not in tokens))


class Commit(msgspec.Struct, frozen=True, gc=False):
    """Somebody is about to put tokens into the challenge."""

    seat: Seat
    side: SideName
    ally: bool


class Declared(msgspec.Struct, frozen=True, gc=False):
    """A choice just made where another one was possible."""

    seat: Seat
    undone: str = ""
    """By what it is undone, so that it has to be chosen anew, otherwise; empty while it stands."""


class Hold(msgspec.Struct, frozen=True, gc=False):
    """Tokens of one player in one place, which might be held fast there."""

    seat: Seat
    place: str


class Landing(msgspec.Struct, frozen=True, gc=False):
    """Tokens that are about to land on a planet."""

    tokens: tuple[int, ...]
    place: str


class Release(msgspec.Struct, frozen=True, gc=False):
    """Somebody deals with the owner of tokens that it might hold captive."""

    captor: Seat
    owner: Seat


class Pick(msgspec.Struct, frozen=True):
    """Some of several tokens of one player, which the base game does not tell apart."""

    by: Seat
    """Who chooses which of them it is."""
    tokens: tuple[int, ...]
    """The first ``count`` of them are it."""
    count: int
    place: str = ""
    """Where they are, or where the chosen ones go."""
    taken: bool = False
    """Whether ``by`` takes tokens of somebody else."""


class Unseen(msgspec.Struct, frozen=True):
    """Tokens of one player in a reserve, of which some are in the challenge although nobody sees it."""

    seat: Seat
    tokens: tuple[int, ...] = ()
    """All in the reserve. Who has a reserve is public."""
    hidden: tuple[int, ...] = ()
    """Those of them that are in the challenge: the player's secret."""
    called: tuple[int, ...] = ()
    """Those of the hidden ones that came beyond the limit (S25)."""
    card: str = ""
    """The power card on which the reserve lies."""
    counted: int = 0
    """How many of the hidden ones count for the limit and as a commitment."""


class Layout(msgspec.Struct, frozen=True, gc=False):
    """The layouts of a player's tokens that are possible at the start (3.8)."""

    elsewhere: dict[str, int] = {}
    """How many lie on which places that are no home planets."""
    free: bool = False
    """Whether the others lie on the home planets as their owner likes, one on each at least; else as evenly as can be,
    where the owner says only which planets have one more.
    """


class SideTotal(msgspec.Struct, frozen=True, gc=False):
    """One side's sum, by what it is made of."""

    card: int
    tokens: int
    """What the main player's tokens add; negative if they subtract."""
    allied: int = 0
    """What the allies' tokens add."""
    added: int = 0
    """What powers, flares and edicts add."""

    @property
    def total(self) -> int:
        return self.card + self.tokens + self.allied + self.added


class Totals(msgspec.Struct, frozen=True, gc=False):
    """Both sums, and which of them wins."""

    offense: SideTotal
    defense: SideTotal
    lower_wins: bool = False
    tie: SideName = "defense"
    """Who wins if the sums are equal (5.1.2)."""

    def of(self, name: SideName | None) -> SideTotal:
        """The sum of one side. Raises ValueError for none."""
        if name is None:
            raise ValueError("on neither side")
        return self.offense if name == "offense" else self.defense

    def changed(self, name: SideName | None, total: SideTotal) -> Totals:
        """The same with another sum for one side."""
        if name == "offense":
            return msgspec.structs.replace(self, offense=total)
        return msgspec.structs.replace(self, defense=total)

    def adding(self, name: SideName | None, number: int) -> Totals:
        """The same with ``number`` more for one side. Raises ValueError for none."""
        sum_ = self.of(name)
        return self.changed(name, msgspec.structs.replace(sum_, added=sum_.added + number))


class Call(msgspec.Struct, frozen=True):
    """A player calls further tokens into the challenge, beyond the limit (S11)."""

    seat: Seat
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
    """What the taker's tokens lost by the outcome are worth in cards, whether the rules grant them or not."""
    deck: int = 0
    """Cards from the main deck besides."""
    free: bool = False
    """Whether the taker may draw any part of it from the main deck."""
    times: int = 1
    """By how much the gases multiply it in the end."""
    owed: bool = False
    """Whether the rules grant a card for each token that was lost, if any was (5.4.2)."""
    picker: Seat = NOBODY
    """Who picks the cards from the giver's hand; NOBODY if chance does."""


class Reward(msgspec.Struct, frozen=True, gc=False):
    """Cards and tokens that somebody is about to collect (5.6)."""

    seat: Seat
    count: int
    staked: bool = False
    """Whether it is for tokens in the challenge."""


class Used(msgspec.Struct, frozen=True, gc=False):
    """A power that was just used, and went ahead."""

    seat: Seat
    power: str
    hook: str = ""
    """The window, or the name of the hook, in which it acts."""


class Terms(msgspec.Struct, frozen=True, gc=False):
    """On which terms a player takes part in invitations and answers."""

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


class Laying(msgspec.Struct, frozen=True, gc=False):
    by_chance: bool = False
    """Its card is drawn from the hand by chance."""
    first: bool = False
    """It lays the card face up before the other chooses."""
    last: bool = False
    """It sees the other's card before its own is turned up (4.8.1), and may hold it back even when it would have to be
    shown first.
    """


class Said(msgspec.Struct, frozen=True, gc=False):
    """Somebody has spoken about an alliance."""

    seat: Seat
    what: Literal["invited", "passed_over", "asked", "joined", "declined", "attracted"]
    side: SideName | None = None
    """The side to which was invited, or that was joined."""


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


class Regroup(msgspec.Struct, frozen=True, gc=False):
    """Own tokens that the offense is about to retrieve from the warp (4.1.5)."""

    seat: Seat
    tokens: int


class FaceClaim(msgspec.Struct, frozen=True, gc=False):
    """Somebody has named a face: every copy of it that is drawn is theirs."""

    seat: Seat
    face: str
    why: str


class Draw(msgspec.Struct, frozen=True, gc=False):
    """Cards that are about to be drawn from the main deck."""

    seat: Seat
    count: int
    why: str
    claims: tuple[FaceClaim, ...] = ()


class Discard(msgspec.Struct, frozen=True, gc=False):
    """A card that was played and is about to go to the discard pile; ``taken`` says that somebody got it instead."""

    card: str
    owner: Seat
    """Who played the card."""
    what: Literal["challenge", "edict", "flare"]
    stopped: bool = False
    """Whether it was cancelled."""
    taken: bool = False


class Discarded(msgspec.Struct, frozen=True, gc=False):
    """Cards that were not played and have just gone from a hand to the discard pile."""

    seat: Seat
    cards: tuple[str, ...]
    why: str


class Drew(msgspec.Struct, frozen=True, gc=False):
    """Cards that a player has just drawn from the main deck."""

    seat: Seat
    cards: tuple[str, ...]
    why: str
