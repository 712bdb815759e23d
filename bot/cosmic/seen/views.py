"""Views of a Cosmic Encounter table: the structs from which pictures, texts and computer players work.

A white list: whatever is not named here is not seen. ``TableView`` is the same for everybody; ``SeatView`` adds what
one seat knows of its own. Nothing in ``TableView`` depends on a hidden card (8.14). Who is called what is the table's
business: people appear as seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, TypeVar

import msgspec

from bot.cosmic.model import cards, ids
from bot.kernel.codec import Plain, decode
from bot.kernel.event import Seat

V = TypeVar("V")


class BaseView(msgspec.Struct, frozen=True):
    """The tokens that one player commands in one place."""

    seat: Seat
    tokens: int
    guests: tuple[tuple[str, int], ...] = ()
    """Tokens among them of another colour than the player's: captives, a second set (POW26)."""
    piled: tuple[tuple[str, int], ...] = ()
    """What lies in piles below them, by colour; they are among no other numbers (P1, Fungus)."""


class PlanetView(msgspec.Struct, frozen=True):
    """A planet and who stands on it (1.2)."""

    id: str
    """Such as ``red-2``."""
    owner: Seat
    """Owner of the home system in which it lies; that player may have left the game."""
    bases: tuple[BaseView, ...]
    """Owner first, then by seat."""
    room: int = 0
    """For how many tokens a small planet has room (P3, Pygmy); 0 for other planets, which have no limit."""
    marks: tuple[str, ...] = ()
    """Powers that have an open marker there."""

    def tokens(self, seat: Seat) -> int:
        for base in self.bases:
            if base.seat == seat:
                return base.tokens
        return 0


class PowerView(msgspec.Struct, frozen=True):
    """An alien power face up before its owner (3.5)."""

    number: int
    """Number in ``power.<number>``, by which questions name it."""
    power: str
    used: bool
    """Whether it was used in this challenge (4.0.5)."""
    notes: tuple[tuple[str, Plain], ...]
    """Its attributes (6.8). For others: numbers, what it covers, and of other lists their length; texts, which may be
    cards, not at all.
    """
    tokens: tuple[tuple[str, int], ...] = ()
    """The tokens that lie on it, by colour (2.1.4)."""
    roaming: bool = False
    """True if it is not the player's own, but lent by an expansion for now."""
    tally: int | None = None
    """Public count of it, if it has one: points, cards that lie there."""


class PlayerView(msgspec.Struct, frozen=True):
    """One player as everybody sees them (2.1.5)."""

    seat: Seat
    colour: str
    powers: tuple[PowerView, ...]
    dormant: bool
    """Fewer than three home bases (6.3)."""
    zapped: bool
    """May not use a power in this challenge (6.5)."""
    flared: bool
    """Has played a flare in this challenge (2.5.5)."""
    hand: int
    """Number of cards."""
    warp: int
    removed: int
    home: int
    """Number of home planets on which the player has a base."""
    foreign: int
    """Foreign bases: what wins (7.1)."""
    active: bool
    """False once the player has left the game."""
    discount: int = 0
    """Foreign bases fewer than others that the player needs; read ``TableView.goal``."""
    ring: tuple[tuple[str, int], ...] = ()
    """The tokens in a ring around the home system, by colour (P1, Wild Fungus)."""
    second: str = ""
    """The colour of a second set of tokens (P1, Symbiote); empty if there is none."""

    @property
    def own_powers(self) -> tuple[PowerView, ...]:
        return tuple([power for power in self.powers if not power.roaming])


class SideView(msgspec.Struct, frozen=True):
    seat: Seat | None
    """The main player; None while the defense is not known."""
    tokens: int
    """The main player's tokens in the challenge (1.4)."""
    allies: tuple[BaseView, ...]
    """In the order in which they joined."""
    invited: tuple[Seat, ...]
    card: str | None
    """The revealed card; empty while it lies face down and the game goes on, None before it is laid."""
    turned: bool
    """Whether it counts as a compromise although it is an attack (5.2.3)."""
    total: int | None
    face: str = ""
    """Face as which the revealed card counts, if that was changed."""
    guests: tuple[tuple[str, int], ...] = ()
    """Offense's tokens on the cone of another colour than the main player's, as in a base."""
    piled: tuple[tuple[str, int], ...] = ()
    """Tokens in piles below those on the cone, as in a base."""

    @property
    def counts(self) -> str:
        """Face as which its card counts, if that lies open; else empty."""
        if not self.card:
            return ""
        return cards.COMPROMISE if self.turned else self.face or cards.face(self.card)


class UseView(msgspec.Struct, frozen=True):
    """Something announced that may be answered (4.0.6)."""

    seat: Seat
    source: str
    """``power``, ``flare`` or ``edict``."""
    name: str
    answers: int | None
    """Place of the use that it answers; None if it answers none."""
    cancelled: bool

    @property
    def thing(self) -> str:
        """``virus``, and ``flare.virus`` for its flare."""
        return f"flare.{self.name}" if self.source == "flare" else self.name


class CallView(msgspec.Struct, frozen=True):
    """A power or flare that was announced and takes effect later in the challenge."""

    seat: Seat
    name: str
    flare: bool
    """True if it is the flare of that power."""
    text: str = ""
    """Text of the flare that was called, ``wild`` or ``super``; empty for powers."""
    aim: tuple[tuple[str, bool | int | str | list[int | str] | None], ...] = ()
    """Targets and choices announced with it."""

    @property
    def thing(self) -> str:
        """``virus``, and ``flare.virus`` for its flare."""
        return f"flare.{self.name}" if self.flare else self.name


class ChallengeView(msgspec.Struct, frozen=True):
    number: int
    """Counted from 1 through the game."""
    ordinal: int
    """First or second of the turn (4.1.1)."""
    offense: SideView
    defense: SideView
    flips: tuple[str, ...]
    """Destiny cards; the last one decides."""
    target: str | None
    reverse: bool
    outcome: str
    """Empty while it is open; see ``state.Outcome``."""
    flags: tuple[str, ...]
    """Decrees for this challenge."""
    colour: str = ""
    """Colour that destiny counts as, if that was decreed; else the last flip says it."""
    calls: tuple[CallView, ...] = ()
    """Powers and flares that take effect later, in order of announcement."""
    sane: bool = False
    """True if no power works in it (Sanity)."""
    coming: tuple[Seat, ...] = ()
    """Possible offenses of the next challenge; the one that may go on comes first."""
    dealers: tuple[Seat, ...] = ()
    """Seats that make the deal, where others join or replace the main players; else empty."""

    @property
    def destined(self) -> bool:
        return bool(self.flips or self.colour)

    @property
    def destiny(self) -> str | None:
        """The colour that destiny shows, or was decreed to show; None for a wild card, and before the first."""
        if self.colour or not self.flips:
            return self.colour or None
        return cards.destiny_colour(self.flips[-1])

    def dealing(self) -> tuple[Seat, ...]:
        return self.dealers or tuple(side.seat for side in (self.offense, self.defense) if side.seat is not None)

    def dealer(self, name: str, colours: Sequence[str]) -> Seat:
        """Inverse of ``board.dealer_name``, by which actions of a negotiation name the dealer."""
        side = {"offense": self.offense, "defense": self.defense}.get(name)
        return colours.index(name) if side is None or side.seat is None else side.seat

    @property
    def announced(self) -> tuple[CallView, ...]:
        """The calls, each power and flare of a player once."""
        return tuple({(call.seat, call.thing): call for call in self.calls}.values())


class TableView(msgspec.Struct, frozen=True):
    """All that everybody may know."""

    players: tuple[PlayerView, ...]
    planets: tuple[PlanetView, ...]
    challenge: ChallengeView | None
    """None before the first one."""
    stack: tuple[UseView, ...]
    """Announced uses, the latest last."""
    deck: int
    discard: tuple[str, ...]
    """Face up, the latest last (2.1.5)."""
    destiny: int
    bases_to_win: int
    winners: tuple[Seat, ...]
    how: str
    """Way the game ended; empty while it goes on."""
    hands: tuple[tuple[str, ...], ...]
    """All hands by seat, once the game is over (7.6); empty before."""
    pool: tuple[str, ...] = ()
    """The powers that may be in the game, with their flares (2.7)."""
    reverse_cone: bool = True
    """Whether the mark of a destiny card means anything (2.2.2)."""
    outposts: tuple[PlanetView, ...] = ()
    """Places of expansions that are no planets and on which bases can be (2.6.5)."""
    expansions: dict[str, msgspec.Raw] = {}
    """Public facts of each expansion, written by the view of its own ``views`` module; see ``part``."""

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple([player.colour for player in self.players])

    def player(self, seat: Seat) -> PlayerView:
        return self.players[seat]

    def goal(self, seat: Seat) -> int:
        """Return the number of foreign bases that win for ``seat`` (7.1)."""
        return self.bases_to_win - self.players[seat].discount

    @property
    def needed(self) -> int:
        return min(map(self.goal, self.winners), default=0)

    @property
    def leading(self) -> tuple[Seat, ...]:
        """Return the active players who lack the fewest foreign bases; nobody while all lack as many."""
        lacking = {one.seat: self.goal(one.seat) - one.foreign for one in self.players if one.active}
        fewest = min(lacking.values(), default=0)
        first = tuple(seat for seat, bases in lacking.items() if bases == fewest)
        return first if len(first) < len(lacking) else ()

    def planet(self, planet: str) -> PlanetView:
        """Also finds outposts. Raises KeyError."""
        for known in (*self.planets, *self.outposts):
            if known.id == planet:
                return known
        raise KeyError(planet)

    def part(self, name: str, kind: type[V]) -> V:
        """Return the public view of an expansion. Raises KeyError if it is not in the game."""
        return decode(bytes(self.expansions[name]), kind)


class OfferView(msgspec.Struct, frozen=True):
    """One dealer's offer to another, for those who negotiate (5.5)."""

    number: int
    """Number by which it is accepted, together with all else that the same player offers."""
    seat: Seat
    to: Seat
    cards: tuple[str, ...]
    base: str | None
    """Planet on which the other may found a base."""
    wants_base: str | None
    """Planet on which the offering player would found one."""
    wants: tuple[str, ...]
    """Faces of cards that are asked for."""
    back: dict[str, int] = {}
    """Captive tokens of the other that are given back, by where they are (P1)."""
    wants_back: dict[str, int] = {}
    agreed: tuple[Seat, ...] = ()
    """Seats that accept it already, while others have to as well."""


class KnownView(msgspec.Struct, frozen=True):
    """A card that the seat has seen with somebody else."""

    card: str
    """A face where only that is known."""
    seat: Seat
    """Holder when it was last seen."""
    ago: int
    """Challenges since it was last seen there: 0 in the present one."""
    odds: int
    """Chance that it is still there, in percent: 100 is certain."""


class StackedView(msgspec.Struct, frozen=True):
    """A card that the seat knows to be in the deck."""

    card: str
    above: int
    """Cards that lie on top of it."""


class FightView(msgspec.Struct, frozen=True):
    ago: int
    """Challenges since then: 0 for the present one."""
    offense: tuple[Seat, ...]
    """The main player first, then the allies."""
    defense: tuple[Seat, ...]
    """The main player first, then the allies."""
    outcome: str


PromiseKind: TypeAlias = Literal["help", "peace"]
"""To join somebody next time they ask; not to fight somebody in their next challenge."""


class PromiseView(msgspec.Struct, frozen=True):
    """A promise that everybody has heard. It binds nobody."""

    kind: PromiseKind
    by: Seat
    to: Seat
    kept: bool | None = None
    """None while that is open."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat's view: the table, its own things, and its memory."""

    seat: Seat
    table: TableView
    hand: tuple[str, ...]
    card: str | None
    """One's own challenge card, also while it lies face down."""
    armed: tuple[str, ...]
    """Flares readied for this challenge."""
    offers: tuple[OfferView, ...]
    """Deals on the table; empty for those who do not negotiate."""
    secrets: tuple[PowerView, ...]
    """One's own powers with all that they remember."""
    expansions: dict[str, msgspec.Raw] = {}
    """Own knowledge of expansions; see ``part``."""
    known: tuple[KnownView, ...] = ()
    """Cards of others that it has seen."""
    stacked: tuple[StackedView, ...] = ()
    fights: tuple[FightView, ...] = ()
    """The last challenges, the latest last."""
    promises: tuple[PromiseView, ...] = ()
    """All promises at the table, the latest last."""

    def part(self, name: str, kind: type[V]) -> V:
        """Return the seat's own view of an expansion. Raises KeyError if there is nothing."""
        return decode(bytes(self.expansions[name]), kind)

    def partner(self, key: str) -> Seat | None:
        """Partner to whom the action deals; None outside of challenges. Raises ValueError for other keys."""
        challenge, to = self.table.challenge, ids.dealing(key).to
        if challenge is None:
            return None
        if to:
            return challenge.dealer(to, self.table.colours)
        return next((one for one in challenge.dealing() if one != self.seat), None)

    @property
    def me(self) -> PlayerView:
        return self.table.players[self.seat]
