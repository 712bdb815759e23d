"""Everything that is true of a Cosmic game at one moment, as plain data. Only ``moves`` writes it."""

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
"""Placeholder for a seat that is not known yet, or does not exist."""

WARP = "warp"
REMOVED = "removed"
"""Out of the game for good (1.1)."""
OFFENSE_CONE = "cone.offense"
DEFENSE_CONE = "cone.defense"
"""The defensive allies. The defense's own tokens stand on the target planet."""

Case: TypeAlias = Literal["", "home", "empty"]
"""What the offense does with its own colour (4.2.4): challenge a foreigner at home, re-establish; empty if neither."""
Source: TypeAlias = Literal["power", "flare", "edict"]
Datum: TypeAlias = bool | int | str | list[int | str] | None
"""A value that a power may store: no floats, no further nesting."""

SHEET, RING, UNDER = "power.", "ring.", "under."
"""Begin places on a power's sheet, around a seat's home system, under a token; its number follows (2.1.4; P1)."""


class Token(msgspec.Struct, array_like=True, gc=False):
    """One of a player's twenty pieces (2.1.3), or of a second set."""

    owner: Seat
    """The seat of its colour, for good."""
    place: str
    """``red-2``, ``warp``, ``removed``, an end of the cone, ``power.<number>``, ``under.<token>`` (2.1.4)."""
    controller: Seat = NOBODY
    """The seat that commands it instead until it reaches the warp (POW26); NOBODY if the owner does."""

    @property
    def seat(self) -> Seat:
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
    """True if no player owns it: an expansion sets its holder, and it stays when a player's powers move."""
    copied: bool = False
    """True for a copy for this challenge, or a stage of a power: it is neither exchanged nor lent."""
    twin: int = -1
    """The number of the card whose ``data`` it shares; -1 if they are its own."""
    user: Seat = NOBODY
    """The seat of the last use, while ``used`` is not empty: another seat may hold the card by now."""


class Player(msgspec.Struct, gc=False):
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
    """True if the card lies face up before the cards are revealed."""
    bound: str = ""
    """A card that the main player has to choose, if it can. Secret."""
    turned: bool = False
    """Whether an attack card counts as a compromise (5.2.3)."""
    spent: str | None = None
    """The challenge card after it has left the table (4.9.7)."""
    total: int | None = None
    """As calculated at W8b; None before, and where no totals count."""


class Call(msgspec.Struct, gc=False):
    """A use that was announced in a window and takes effect later in the same challenge. Public."""

    seat: Seat
    card: str
    text: str
    window: str
    aim: dict[str, Datum] = msgspec.field(default_factory=dict, name="data")

    @property
    def phase(self) -> int:
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
    """By seat, without cards discarded for a new hand since."""
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


class Challenge(msgspec.Struct, gc=False):
    ordinal: int
    """1 or 2; more with powers that allow it. 0 in a challenge outside the order of turns."""
    offense: Side
    defense: Side
    against: Seat = NOBODY
    """The defense of a challenge at home without destiny; NOBODY if destiny decides."""
    riposte: Seat = NOBODY
    """The seat that challenges the offense right after this challenge; NOBODY if none does."""
    flips: list[str] = []
    """Destiny cards of this challenge; the last one decides."""
    colour: str = ""
    """The decreed colour of destiny, if any; else the last flip decides."""
    case: Case = ""
    system: str = ""
    target: str | None = None
    reverse: bool = False
    """Whether the reverse cone applies (5.7)."""
    committed: list[tuple[int, str]] = []
    """The offense's tokens on the cone and their origins; asked anew if its situation changes."""
    revealed: bool = False
    outcome: Outcome = ""
    over: bool = False
    """True once the outcome was carried out: the end step or the next challenge follows."""
    lost: list[tuple[int, Seat]] = []
    """Tokens that were lost by the outcome of this challenge, once each, and who commanded them then (5.4.2)."""
    gained: list[str] = []
    """Planets on which the offense landed without having a base there."""
    stakes: dict[str, int] = {}
    """Tokens in the challenge by seat (as text) at the outcome; rewards count them."""
    played: list[tuple[Seat, str]] = []
    """Cards that were played in this challenge, in order, for those that look back (2.4.3 #13)."""
    seventh: int = 0
    """Length of ``played`` as Phase 7 began: going back in time undoes the rest."""
    before: Before | None = None
    """The state at that moment; None where nobody can go back."""
    flags: list[str] = []
    """Decrees of edicts, flares and powers for this challenge, such as ``ionic_gas``; each once."""
    loans: list[tuple[int, Seat, Seat]] = []
    """Powers lent for this challenge: number, owner, borrower (NOBODY if it rests)."""
    grafts: dict[str, int] = {}
    """Those of them that are lent only as long as another power works: its number, by theirs as text (P1, Plant)."""
    watched: list[tuple[Seat, Seat]] = []
    """Pairs of observer and drawer: the observer sees cards drawn from the deck in this challenge."""
    calls: list[Call] = []
    offers_made: int = 0
    accepted: int = 0
    """The number of an offer accepted instead of playing cards; 0 if none was."""
    dealers: list[Seat] = []
    """The dealers, if not just the main players; else empty. Read ``board.dealers``."""
    struck: bool = False
    gave_up: list[Seat] = []
    """Dealers who have declared that there is no deal (5.5.8)."""
    denied: list[Seat] = []
    """Seats with enough bases that did not win, because of a power's other condition."""
    restart: str = ""
    """The phase at which the challenge has to go on; empty normally (Time Gash, a new defense)."""

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.offense, self.defense


class Use(msgspec.Struct, gc=False):
    """A power, edict or flare that was announced and waits for answers (4.0.6)."""

    seat: Seat
    source: Source
    name: str
    card: str
    """The card that was played; for powers ``power.<number>``."""
    hook: str
    aim: dict[str, Datum] = {}
    """Announced with it: public."""
    store: str = ""
    """The power from whose hoard the card was played, as ``power.<number>``; empty if from hand."""
    answers: int = -1
    """Index in the stack of the use it answers; -1 if none."""
    cancelled: bool = False
    zapped: bool = False
    """Whether it was cancelled as the use of a power: a flare that is one is spent like others then (2.5.7)."""
    kept: bool = False
    """True if it costs nothing although it was cancelled: its card goes back to hand."""
    claimant: Seat = NOBODY
    """The seat that gets the card after the use; NOBODY if it goes where it belongs."""
    resolving: bool = False


class Intent(msgspec.Struct, gc=False):
    """A seat's sealed use for a later window (design: windows). Secret until it is carried out."""

    seat: Seat
    offer: str
    window: str


class Round(msgspec.Struct, gc=False):
    name: str
    intents: list[Intent] = []
    dirty: bool = msgspec.field(default=True, name="stirred")
    """True if something happened since everybody was asked last."""
    asked: bool = False
    """True once everybody has been asked: from then on silence only passes."""


class Armed(msgspec.Struct, gc=False):
    """A flare that its holder has readied: it acts by itself as soon as its moment comes in this challenge. Secret."""

    seat: Seat
    card: str
    shown: bool = False
    """True if it has acted, and is public therefore."""
    early: bool = False
    """True if readied after the outcome: it is meant for the next challenge."""


Wait: TypeAlias = Literal["stack", "hand", "phase", "challenge"]


class Aside(msgspec.Struct, gc=False):
    """A card that returns to a hand later: a retained flare (2.5.6), a card put aside by a power."""

    seat: Seat
    card: str
    until: Wait
    """Phase or challenge end, no use awaiting answers, new hand drawn, or consolation taken."""
    hidden: bool = False
    """True if only its owner knows which card it is."""
    store: str = ""
    """The power to whose hoard it returns, as ``power.<number>``; empty if to the hand."""


Until: TypeAlias = Literal["challenge", "main", "laid", "once", "revoked"]


class Order(msgspec.Struct, gc=False):
    """A standing order of a seat (8.13): an answer to questions that are still to come. Secret."""

    key: str
    """The key of the question, or a prefix that ends in ``*``."""
    answer: str = "default"
    """JSON, ``default`` or ``ask``; a number for a division takes so many from the largest places."""
    until: Until = "challenge"
    """Challenge end, becoming a main player, card laid, the first of challenge end and card, or revoked."""
    unless: list[Seat] = []
    """Suspended while one of these is an ally: "ask me again if X joined"."""
    unaimed: bool = False
    """Suspended while something announced targets the seat, or answers its announcement."""


class Detour(msgspec.Struct, gc=False):
    seat: Seat
    ordinal: int
    earned: bool
    """Whether that challenge was successful (4.10.2)."""
    deputy: bool = False
    """True if the challenge is one of that turn, by a deputy: then its own success counts."""


class Offer(msgspec.Struct, gc=False):
    """One dealer's offer to another (5.5). Those of one dealer are accepted together, and have one number."""

    number: int
    """Counted through the negotiation, so that nobody accepts an offer that has just changed."""
    seat: Seat
    cards: list[str]
    base: str | None
    wants_base: str | None
    wants: list[str] = []
    back: dict[str, int] = {}
    """How many tokens of the other, which the seat holds captive, it gives back, by where they are (P1)."""
    wants_back: dict[str, int] = {}
    """Number of its own captive tokens it wants back, by place."""
    to: Seat = NOBODY
    """The receiver; NOBODY for the other main player. Read ``board.partner``."""
    agreed: list[Seat] = []
    """Dealers that accept, while another has not yet."""


class ExpansionState(msgspec.Struct, tag_field="expansion"):
    """One expansion's state in a game; each subclass has the expansion's name as ``tag``."""

    def __init_subclass__(cls, **config: Any) -> None:
        """Register the class for decoding saved games."""
        super().__init_subclass__(**config)
        _EXPANSION_STATES.append(cls)
        globals().update(AnyExpansion=reduce(or_, _EXPANSION_STATES))


_EXPANSION_STATES: list[type[ExpansionState]] = []
if TYPE_CHECKING:
    AnyExpansion: TypeAlias = ExpansionState
else:
    AnyExpansion = ExpansionState
"""The union of all expansion states, as ``msgspec`` needs it."""


class CosmicState(msgspec.Struct, dict=True):
    options: Options
    seating: list[int]
    """Index in the table's list of players, by seat."""
    players: list[Player] = []
    systems: dict[str, list[str]] = {}
    rooms: dict[str, int] = {}
    """For how many tokens of all players together small planets have room; each is half a foreign base (P3, Pygmy)."""
    tokens: list[Token] = []
    """Twenty for each seat in turn, then second sets."""
    foreign_tokens: list[int] = msgspec.field(default_factory=list, name="strays")
    """Captives and second sets: not of the commander's own twenty, in order of origin."""
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
    busy: list[str] = []
    """Replacements under way, as ``power.<number>:<hook>``: none answers an event that it caused itself (POW7)."""
    armed: list[Armed] = []
    aside: list[Aside] = []
    bonds: list[Bond] = []
    offers: list[Offer] = []
    """At most one per seat."""
    orders: list[list[Order]] = []
    first: Seat = NOBODY
    """Who took the first turn (3.13)."""
    challenges: int = 0
    noting_stirs: int = 0
    """The last challenge in which all are asked again after bookkeeping, as up to rules version 3."""
    turn_began: int = 0
    sealed_through: int = 0
    """The last challenge whose rounds stay closed after steps between windows (rules version 6)."""
    detour: Detour | None = None
    """Set while a challenge outside the order of turns is under way or about to begin."""
    sane: bool = False
    """True while no power works in this challenge (edict Sanity)."""
    moved: bool = True
    """True if a token has moved, or somebody has left, since the last win check."""
    ends_after: int | msgspec.UnsetType = msgspec.UNSET
    """The challenge after which the game ends because the table wants that (7.7); unset, and not saved, else."""
    packs: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """Version and digest by pack with powers in the pool; unset, and not saved, without any."""
    muted: list[str] | msgspec.UnsetType = msgspec.UNSET
    """Unset, and not saved, while there are none. Read ``left_out``."""
    winners: list[Seat] = []
    finished: bool = False
    how: str = ""
    """bases, alternate, last, nobody, spent or stopped."""
    expansions: dict[str, AnyExpansion] = {}
    """By name, in the order of their ranks."""
    memory: Memory = msgspec.field(default_factory=Memory)
    """Each seat's knowledge of others' cards. Written by ``bot.cosmic.memory`` alone."""

    def __post_init__(self) -> None:
        """Restore the sharing of ``data`` between twins after loading."""
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
        """A cache of ``engine.listeners``: who answers which hook, by ``lineup``."""
        return {}

    @cached_property
    def joined(self) -> dict[str, tuple[Any, ...]]:
        return {}


Cosmic: TypeAlias = Game[CosmicState]
"""A running game, as passed to phases, moves, powers and cards."""
