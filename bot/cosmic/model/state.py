"""Everything that is true of a Cosmic game at one moment, as plain data. Only ``moves`` writes it.

Tokens are individuals: the id of a token is its index in ``CosmicState.tokens``. Seats are numbered in turn order
(0.6). Nothing here decides. Records that refer only to what is inside them need no garbage collector (``gc=False``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from bot.cosmic.model.options import Options
from bot.cosmic.model.records import Memory, Outcome
from bot.kernel.event import Seat
from bot.kernel.game import Game

NOBODY: Seat = -1
"""Stands where a seat will be known later, or where there is none."""

WARP = "warp"
REMOVED = "removed"
"""Out of the game for good (1.1)."""
OFFENSE_CONE = "cone.offense"
DEFENSE_CONE = "cone.defense"
"""The defensive end of the cone: defensive allies. The defense's own tokens stand on the target planet."""

Case: TypeAlias = Literal["", "home", "empty"]
"""What the offense does with its own colour (4.2.4): challenge a foreigner at home, re-establish; empty if neither."""
Source: TypeAlias = Literal["power", "flare", "edict"]
Datum: TypeAlias = bool | int | str | list[int | str] | None
"""What a power may remember. No fractions, nothing nested deeper."""


SHEET = "power."
"""Begins the place of a token that lies on a power's sheet; the number of the power follows (2.1.4)."""
RING = "ring."
"""Begins the place of a token in a ring around a home system; the seat whose system it is follows (P1, Wild Fungus)."""
UNDER = "under."
"""Begins the place of a token that lies in a pile; the number of the token on top follows (P1, Fungus)."""


class Token(msgspec.Struct, array_like=True, gc=False):
    """One of a player's twenty pieces (2.1.3), or of a second set."""

    owner: Seat
    """Whose colour it has, for good."""
    place: str
    """A planet such as ``red-2``, ``warp``, ``removed``, an end of the cone, ``power.<number>``, ``under.<token>``
    (2.1.4).
    """
    controller: Seat = NOBODY
    """Who commands it instead of its owner, until it reaches the warp (POW26); NOBODY if the owner does."""

    @property
    def seat(self) -> Seat:
        """Return the seat that commands the token."""
        return self.owner if self.controller == NOBODY else self.controller


class PowerCard(msgspec.Struct, gc=False):
    """One alien power in play. It owns its data; who holds it may change (6.8)."""

    power: str
    holder: Seat
    """The seat that has it; NOBODY if nobody may use it now, or if it has left the game."""
    data: dict[str, Datum] = {}
    """The attributes: they move with the card."""
    used: list[str] = []
    """Hooks on which it was used in this challenge (4.0.5)."""
    roaming: bool = False
    """Whether it is no player's own: an expansion says who holds it for now, and nothing that happens to a player's
    powers touches it.
    """
    copied: bool = False
    """Whether it is a copy for this challenge alone, or a stage of another power: it can be neither exchanged nor
    lent.
    """
    twin: int = -1
    """The number of the card whose ``data`` it shares; -1 if they are its own."""
    user: Seat = NOBODY
    """Who used it last, as long as ``used`` says that anybody did: the card may be somebody else's by now."""


class Player(msgspec.Struct, gc=False):
    """One seat and what lies before it."""

    colour: str
    second: str = ""
    """The colour of a second set of tokens (P1, Symbiote); empty if there is none."""
    hand: list[str] = []
    dealt: list[str] = []
    """Powers to choose from; empty once chosen (3.4). Secret."""
    zapped: bool = False
    """Whether none of the powers may be used in this challenge (6.5)."""
    flared: bool = False
    """Whether a flare was played in this challenge (2.5.5)."""
    fell: int = 0
    """Number of the challenge in which home bases last became too few for the powers (6.3); 0 if they never did."""
    active: bool = True
    """False once the player has left the game (8.7)."""
    leaving: bool = False
    """Whether the seat answers by default and leaves at the end of the phase (8.7)."""
    strikes: int = 0
    """Missed deadlines in a row (8.11)."""
    autopilot: bool = False
    """Whether every default is taken at once (8.11)."""


class Side(msgspec.Struct, gc=False):
    """One side of a challenge."""

    seat: Seat = NOBODY
    """The main player; NOBODY while the defense is unknown."""
    allies: list[Seat] = []
    """In the order in which they joined."""
    invited: list[Seat] = []
    card: str | None = None
    """The challenge card: secret until ``Challenge.revealed``."""
    face: str = ""
    """What the card counts as, if that was changed, such as ``A15``; else its own face."""
    shown: bool = False
    """Whether the card lies face up although the cards have not been revealed yet."""
    bound: str = ""
    """A card that the main player has to choose, if it can. Secret."""
    turned: bool = False
    """Whether an attack card counts as a compromise (5.2.3)."""
    spent: str | None = None
    """The challenge card after it has left the table (4.9.7)."""
    total: int | None = None
    """As worked out at W8b; None before, and where no totals count."""


class Call(msgspec.Struct, gc=False):
    """A use that was announced in a window and takes effect later in the same challenge. Public."""

    seat: Seat
    card: str
    """``power.<number>``, or the id of the flare."""
    text: str
    """Which text of the flare was announced, ``wild`` or ``super``; empty for powers."""
    window: str
    aim: dict[str, Datum] = msgspec.field(default_factory=dict, name="data")
    """What was announced with it."""

    @property
    def phase(self) -> int:
        """The number of the phase in which it was called; 8 for what is part of the flip itself."""
        number = self.window[1:2]
        return int(number) if self.window[0] == "W" and number.isdigit() else 8


class Bond(msgspec.Struct, gc=False):
    """Tokens that somebody holds only as long as a flare stays in that hand (P1, Zombie and Fungus). Public."""

    seat: Seat
    card: str
    tokens: list[int] = []


class Before(msgspec.Struct, gc=False):
    """The state as Phase 7 of a challenge began, for going back to it (P2 2A, Chronos). Secret."""

    tokens: list[Token]
    foreign_tokens: list[int] = msgspec.field(name="strays")
    bonds: list[Bond]
    committed: list[tuple[int, str]]
    hands: list[list[str]]
    """By seat, without what was discarded for a new hand since."""
    zapped: list[bool]
    fell: list[int]
    powers: list[PowerCard]
    loans: list[tuple[int, Seat, Seat]]
    grafts: dict[str, int]
    acting: list[str]
    """Readied flares that had acted by then."""
    flags: list[str]
    watched: list[tuple[Seat, Seat]]
    bound: tuple[str, str]
    """What the main players had to choose: the offense's, then the defense's."""


class Challenge(msgspec.Struct, gc=False):
    """One pass through the phases."""

    ordinal: int
    """1 or 2; more with powers that allow it. 0 in a challenge outside the order of turns."""
    offense: Side
    defense: Side
    against: Seat = NOBODY
    """Whom the offense challenges at home without destiny; NOBODY if destiny decides."""
    riposte: Seat = NOBODY
    """Who challenges the offense right after this challenge; NOBODY if nobody does."""
    flips: list[str] = []
    """Destiny cards of this challenge, the last one decides."""
    colour: str = ""
    """What colour destiny counts as, if that was decreed; else the last flip says it."""
    case: Case = ""
    system: str = ""
    """Colour of the system in which it takes place."""
    target: str | None = None
    reverse: bool = False
    """Whether the reverse cone applies (5.7)."""
    committed: list[tuple[int, str]] = []
    """Which token the offense put on the cone from where; it is asked anew if its ground changes."""
    revealed: bool = False
    outcome: Outcome = ""
    over: bool = False
    """Whether the outcome was carried out: the next thing is the end step or the next challenge."""
    lost: list[tuple[int, Seat]] = []
    """Tokens that were lost by the outcome of this challenge, once each, and who commanded them then (5.4.2)."""
    gained: list[str] = []
    """Planets on which the offense has gained a base: it landed where it had none."""
    stakes: dict[str, int] = {}
    """Tokens in the challenge per player as the outcome was carried out, by seat as text: what rewards count."""
    played: list[tuple[Seat, str]] = []
    """Cards that were played in this challenge, in order, for those that look back (2.4.3 #13)."""
    seventh: int = 0
    """How many of ``played`` had been played as Phase 7 began: whoever goes back in time undoes those after."""
    before: Before | None = None
    """How things stood then; None where nobody can go back."""
    flags: list[str] = []
    """What edicts, flares and powers have decreed for this challenge, such as ``ionic_gas``; each once."""
    loans: list[tuple[int, Seat, Seat]] = []
    """Power cards that change hands for this challenge: number, whose they are, who has them; NOBODY if they rest."""
    grafts: dict[str, int] = {}
    """Those of them that are lent only as long as another power works: its number, by theirs as text (P1, Plant)."""
    watched: list[tuple[Seat, Seat]] = []
    """Who sees what whom draws from the deck in this challenge."""
    calls: list[Call] = []
    """Uses that have been announced and take effect later, in order."""
    offers_made: int = 0
    accepted: int = 0
    """The number of an offer that was accepted in place of playing cards; 0 if none was."""
    dealers: list[Seat] = []
    """Who deals, once somebody else does than the main players alone; else empty. Read ``board.dealers``."""
    struck: bool = False
    """Whether a deal was made."""
    gave_up: list[Seat] = []
    """Dealers who have declared that there is no deal (5.5.8)."""
    denied: list[Seat] = []
    """Who has enough bases and did not win, because a power has set another condition."""
    restart: str = ""
    """The phase at which the challenge has to go on from here; empty if it just goes on (Time Gash, a new defense)."""


class Use(msgspec.Struct, gc=False):
    """A power, edict or flare that was announced and waits for answers (4.0.6)."""

    seat: Seat
    source: Source
    name: str
    """Of the power, edict or flare."""
    card: str
    """The card that was played; for powers ``power.<number>``."""
    hook: str
    """The hook on which it acts."""
    aim: dict[str, Datum] = {}
    """What was announced with it: public."""
    store: str = ""
    """The power from whose hoard the card was played, as ``power.<number>``; empty if from hand."""
    answers: int = -1
    """Index in the stack of the use it answers; -1 if none."""
    cancelled: bool = False
    zapped: bool = False
    """Whether it was cancelled as the use of a power: a flare that is one is spent like others then (2.5.7)."""
    kept: bool = False
    """Whether nothing is spent on it although it was cancelled: its card goes back to hand."""
    claimant: Seat = NOBODY
    """Who gets the card when the use is over; NOBODY if it goes where it belongs."""
    resolving: bool = False
    """Whether it takes effect now and can no longer be answered."""


class Intent(msgspec.Struct, gc=False):
    """A seat's sealed use for a window that is still to come (design: windows). Secret until it is carried out."""

    seat: Seat
    offer: str
    """The offer's id, such as ``edict.plague.1`` or ``power.2``."""
    window: str


class Round(msgspec.Struct, gc=False):
    name: str
    intents: list[Intent] = []
    dirty: bool = msgspec.field(default=True, name="stirred")
    """Whether something happened since everybody was asked last."""
    asked: bool = False
    """Whether everybody has been asked once: from then on silence only passes."""


class Armed(msgspec.Struct, gc=False):
    """A flare that its holder has readied: it acts by itself as soon as its moment comes in this challenge. Secret."""

    seat: Seat
    card: str
    shown: bool = False
    """Whether it has acted, and is public therefore."""
    early: bool = False
    """Whether it was readied after the outcome: it is meant for the challenge that comes."""


Wait: TypeAlias = Literal["stack", "hand", "phase", "challenge"]


class Aside(msgspec.Struct, gc=False):
    """A card that returns to a hand later: a retained flare (2.5.6), a card put aside by a power."""

    seat: Seat
    card: str
    until: Wait
    """The end of the phase or challenge, or when no use waits for answers any more, or when the new hand has been drawn
    or the consolation taken.
    """
    hidden: bool = False
    """Whether only its owner knows which card it is."""
    store: str = ""
    """The power to whose hoard it returns, as ``power.<number>``; empty if to the hand."""


Until: TypeAlias = Literal["challenge", "main", "laid", "once", "revoked"]


class Order(msgspec.Struct, gc=False):
    """A standing order of a seat (8.13): an answer to questions that are still to come. Secret."""

    key: str
    """The question it answers, or a prefix that ends in ``*``."""
    answer: str = "default"
    """The answer as JSON; ``default`` for whatever the default is, ``ask`` to be asked. A number for a division
    means so many, from the largest places.
    """
    until: Until = "challenge"
    """Whether it ends with the challenge (an early answer), when the seat becomes a main player, when it has laid a
    challenge card, with whichever of challenge and card comes first (``once``), or when revoked.
    """
    unless: list[Seat] = []
    """It rests while one of these is an ally: "ask me again if X joined"."""
    unaimed: bool = False
    """It rests while something announced is aimed at the seat, or answers what the seat has announced."""


class Detour(msgspec.Struct, gc=False):
    """The point where the order of turns goes on after a challenge outside of it."""

    seat: Seat
    """Whose turn it was."""
    ordinal: int
    """Of the last challenge of that turn."""
    earned: bool
    """Whether that challenge was successful (4.10.2)."""
    deputy: bool = False
    """Whether the challenge under way is one of that turn, taken by somebody else: then its own success counts."""


class Offer(msgspec.Struct, gc=False):
    """One dealer's offer to another (5.5). Those of one dealer are accepted together, and have one number."""

    number: int
    """Counted through the negotiation, so that nobody accepts what has just changed."""
    seat: Seat
    cards: list[str]
    """What the seat gives."""
    base: str | None
    """A planet on which it lets the other found a base."""
    wants_base: str | None
    """A planet on which it wants to found a base."""
    wants: list[str] = []
    """Faces of cards that it wants in return."""
    back: dict[str, int] = {}
    """How many tokens of the other, which the seat holds captive, it gives back, by where they are (P1)."""
    wants_back: dict[str, int] = {}
    """How many of its own captive tokens it wants back."""
    to: Seat = NOBODY
    """Whom it is made to; NOBODY for the other main player. Read ``board.partner``."""
    agreed: list[Seat] = []
    """Who accepts what the seat offers, while somebody else who deals has not yet."""


class ExpansionState(msgspec.Struct, tag_field="expansion"):
    """One expansion's state in a game. Each has a struct of its own, with its name as ``tag``."""

    def __init_subclass__(cls, **config: Any) -> None:
        """From now on saved games may hold such a state."""
        super().__init_subclass__(**config)
        _EXPANSION_STATES.append(cls)
        globals().update(AnyExpansion=reduce(or_, _EXPANSION_STATES))


_EXPANSION_STATES: list[type[ExpansionState]] = []
if TYPE_CHECKING:
    AnyExpansion: TypeAlias = ExpansionState
else:
    AnyExpansion = ExpansionState
"""Any of them, as ``msgspec`` needs to know it: the union of all that have been defined."""


class CosmicState(msgspec.Struct, dict=True):
    """All that a game is: what is saved between two phases."""

    options: Options
    seating: list[int]
    """Which player of the table's list sits on each seat."""
    players: list[Player] = []
    systems: dict[str, list[str]] = {}
    """The planets of those home systems, by colour, that are not as they were at first."""
    rooms: dict[str, int] = {}
    """For how many tokens of all players together small planets have room; each is half a foreign base (P3, Pygmy)."""
    tokens: list[Token] = []
    """Twenty for each seat in turn, then second sets."""
    foreign_tokens: list[int] = msgspec.field(default_factory=list, name="strays")
    """The tokens that are not of the twenty of whoever commands them: captives and second sets, in the order in which
    they came about.
    """
    powers: list[PowerCard] = []
    lineup: str = ""
    """The names of ``powers`` in order, joined by commas: the key of their compiled hooks."""
    row: list[str] = []
    """Powers that lie open to be picked in turn (3.4)."""
    unused: list[str] = []
    """Powers that nobody has, shuffled (3.5). Secret."""
    deck: list[str] = []
    """Top card last."""
    released: list[str] = []
    """Played cards on their way to the discard pile, while powers may still claim them."""
    discard: list[str] = []
    """Face up, the latest last."""
    removed: list[str] = []
    """Flares that have left the game for good."""
    destiny: list[str] = []
    """Top card last."""
    destiny_discard: list[str] = []
    challenge: Challenge = msgspec.field(default_factory=lambda: Challenge(0, Side(), Side()))
    stack: list[Use] = []
    """Announced uses, the latest last; empty outside response windows."""
    round: Round | None = None
    """The checkpoint that people are asked about."""
    busy: list[str] = []
    """Replacements under way, as ``power.<number>:<hook>``: none answers an event that it caused itself (POW7)."""
    armed: list[Armed] = []
    aside: list[Aside] = []
    bonds: list[Bond] = []
    offers: list[Offer] = []
    """Deals on the table, one per seat at most."""
    orders: list[list[Order]] = []
    """Standing orders by seat."""
    first: Seat = NOBODY
    """Who took the first turn (3.13)."""
    challenges: int = 0
    """How many challenges have begun in this game."""
    noting_stirs: int = 0
    """The last challenge in which everybody is asked again after books were kept, as up to version 3 of the rules."""
    turn_began: int = 0
    """The challenge with which the turn under way began."""
    sealed_through: int = 0
    """The last challenge whose rounds stay closed after steps between windows, as up to version 6 of the rules."""
    detour: Detour | None = None
    """While a challenge outside the order of turns is under way or about to begin; else None."""
    sane: bool = False
    """Whether no power works in this challenge (edict Sanity)."""
    moved: bool = True
    """Whether a token has moved, or somebody has left, since the last win check."""
    ends_after: int | msgspec.UnsetType = msgspec.UNSET
    """The challenge after which the game ends because the table wants that (7.7); unset, and not saved, else."""
    packs: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """Version and digest of the packs whose powers are in the pool, by name; unset, and not saved, without any."""
    muted: list[str] | msgspec.UnsetType = msgspec.UNSET
    """Unset, and not saved, while there are none. Read ``left_out``."""
    winners: list[Seat] = []
    finished: bool = False
    how: str = ""
    """How it ended: bases, alternate, last, nobody, spent, stopped."""
    expansions: dict[str, AnyExpansion] = {}
    """The expansions in this game by name, in the order of their ranks."""
    memory: Memory = msgspec.field(default_factory=Memory)
    """What each seat has seen of cards of others. Written by ``bot.cosmic.memory`` alone."""

    def __post_init__(self) -> None:
        """Cards that share their data do so after loading, too."""
        for card in self.powers:
            if card.twin >= 0:
                card.data = self.powers[card.twin].data

    @property
    def left_out(self) -> Sequence[str]:
        """Powers of packs, and flares by their cards, that the table goes on without."""
        return () if isinstance(self.muted, msgspec.UnsetType) else self.muted

    @cached_property
    def holdings(self) -> dict[Seat, Any]:
        """A cache of ``model.holdings``. Like the next two, it is no part of the state: never saved or copied."""
        return {}

    @cached_property
    def hearing(self) -> dict[str, dict[str, tuple[Any, ...]]]:
        """A cache of ``engine.listeners``: by ``lineup``, who answers which hook."""
        return {}

    @cached_property
    def joined(self) -> dict[str, tuple[Any, ...]]:
        """A cache of ``engine.registry``: which expansions answer a question."""
        return {}


Cosmic: TypeAlias = Game[CosmicState]
"""A running game, as phases, moves, powers and cards get it."""
