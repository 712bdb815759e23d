"""The course of a game: setup, challenge by challenge, sides, deal, outcome, people, end."""

from __future__ import annotations

import msgspec

from bot.cosmic.events.event import CosmicEvent
from bot.cosmic.model.ids import CardId, Colour, DestinyId, Face, PlaceId, PowerName
from bot.cosmic.model.records import Change, Maker, Outcome, RevealSide, Rule, SideName
from bot.cosmic.model.state import Case, Datum
from bot.kernel.event import Seat


class Seated(CosmicEvent, frozen=True):
    minor = True
    seating: list[int]
    colours: list[Colour]
    commitment: str


class ColoursTaken(CosmicEvent, frozen=True):
    """Final colours, by seat."""

    kind = "colours"
    colours: list[Colour]


class LaidOut(CosmicEvent, frozen=True):
    minor = True
    seat: Seat
    places: dict[PlaceId, int]


class PowerChoice(CosmicEvent, frozen=True):
    """Powers to choose from. For the chooser."""

    seat: Seat
    powers: list[PowerName]


class PowerRow(CosmicEvent, frozen=True):
    powers: list[PowerName]


class PowerPicked(CosmicEvent, frozen=True):
    seat: Seat
    power: PowerName


class PowersKept(CosmicEvent, frozen=True):
    kind = "powers"
    powers: list[list[PowerName]]


class DestinyPile(CosmicEvent, frozen=True):
    minor = True
    cards: int


class DestinyShuffled(CosmicEvent, frozen=True):
    cards: int


class FirstFound(CosmicEvent, frozen=True):
    kind = "first"
    seat: Seat
    shown: list[DestinyId]


class ChallengeBegan(CosmicEvent, frozen=True):
    """``ordinal`` counts in the turn (0: outside the order), ``number`` in the game."""

    kind = "challenge"
    seat: Seat
    ordinal: int
    number: int


class DestinyFlipped(CosmicEvent, frozen=True):
    kind = "destiny"
    card: DestinyId
    left: int


class DestinySeen(CosmicEvent, frozen=True):
    seat: Seat
    count: int


class DestinyNext(CosmicEvent, frozen=True):
    cards: list[DestinyId]


class DestinyStacked(CosmicEvent, frozen=True):
    seat: Seat
    under: int


class DecreedColour(CosmicEvent, frozen=True):
    colour: Colour


class OwnColour(CosmicEvent, frozen=True):
    seat: Seat
    case: Case


class Collected(CosmicEvent, frozen=True):
    seat: Seat
    power: PowerName
    card: DestinyId
    count: int


class Collection(CosmicEvent, frozen=True):
    """A power gives up destiny cards; ``count`` are left."""

    seat: Seat
    power: PowerName
    cards: list[DestinyId]
    count: int


class DefenseFixed(CosmicEvent, frozen=True):
    kind = "defense"
    seat: Seat | None
    system: Colour
    reverse: bool


class Aimed(CosmicEvent, frozen=True):
    planet: PlaceId


class Invited(CosmicEvent, frozen=True):
    side: SideName
    seats: list[Seat]


class Joined(CosmicEvent, frozen=True):
    """``side`` is None for a refusal."""

    seat: Seat
    side: SideName | None


class Unallied(CosmicEvent, frozen=True):
    seat: Seat


class CountsAs(CosmicEvent, frozen=True):
    side: SideName
    face: Face


class TurnedCard(CosmicEvent, frozen=True):
    kind = "turned"
    side: SideName


class Voted(CosmicEvent, frozen=True):
    offense: list[Seat]
    defense: list[Seat]


class Decreed(CosmicEvent, frozen=True, omit_defaults=False):
    """Something holds until the challenge ends, with earlier decrees ``beside`` it."""

    flag: str
    beside: list[str] = msgspec.field(default_factory=list)


class Rewound(CosmicEvent, frozen=True):
    seat: Seat


class Restarted(CosmicEvent, frozen=True):
    kind = "restart"
    phase: str


class StrikesBack(CosmicEvent, frozen=True):
    seat: Seat
    against: Seat


class DetourBegan(CosmicEvent, frozen=True):
    kind = "detour"
    seat: Seat


class StandsIn(CosmicEvent, frozen=True):
    seat: Seat
    host: Seat


class DetourOver(CosmicEvent, frozen=True):
    """The order of turns goes on."""


class Reckoned(CosmicEvent, frozen=True):
    offense: RevealSide
    defense: RevealSide
    outcome: Outcome
    """Negotiation may still change it."""
    rule: Rule
    by: tuple[Maker, ...]
    """Makers of an outcome that differs from cards and totals."""
    called: tuple[Maker, ...]
    """Uses called earlier in the challenge that stand, even without effect."""
    target: str
    colours: tuple[str, ...]
    """By seat."""


class Mustered(CosmicEvent, frozen=True):
    weapons: int
    shields: int
    repulsed: bool


class Tallied(CosmicEvent, frozen=True):
    changes: list[Change]


class Totals(CosmicEvent, frozen=True):
    """None for totals that do not count."""

    offense: int | None
    defense: int | None


class OutcomeFixed(CosmicEvent, frozen=True):
    """``by``: makers of an outcome that differs from cards and totals."""

    kind = "outcome"
    outcome: Outcome
    by: list[Maker] = msgspec.field(default_factory=list)


class Abandoned(CosmicEvent, frozen=True):
    outcome: Outcome
    why: str


class ZapsOver(CosmicEvent, frozen=True):
    """Powers work again."""


class ChallengeOver(CosmicEvent, frozen=True):
    number: int


class Dealers(CosmicEvent, frozen=True):
    seats: list[Seat]


class Offered(CosmicEvent, frozen=True):
    """The receiver is named only if not obvious."""

    seat: Seat
    number: int
    cards: list[Face]
    base: PlaceId | None
    back: dict[PlaceId, int]
    wants: list[Face]
    wants_base: PlaceId | None
    wants_back: dict[PlaceId, int]
    to: Seat | None = None


class Agreed(CosmicEvent, frozen=True):
    seat: Seat
    to: Seat
    number: int


class OfferWithdrawn(CosmicEvent, frozen=True):
    seat: Seat


class GaveUp(CosmicEvent, frozen=True):
    seat: Seat


class DealStruck(CosmicEvent, frozen=True):
    kind = "deal"
    seat: Seat
    number: int


class TermTold(CosmicEvent, frozen=True):
    seat: Seat
    to: list[Seat]


class NotTerm(CosmicEvent, frozen=True):
    """The term that does not win. For those who learn it."""

    seat: Seat
    term: str


class Denied(CosmicEvent, frozen=True):
    seats: list[Seat]


class Winning(msgspec.Struct, frozen=True):
    """A power, flare or expansion that won, as ``Maker`` names it, and its aim."""

    name: str
    flare: bool
    seat: Seat | None
    aim: dict[str, Datum]


class Finished(CosmicEvent, frozen=True):
    """The table adds the bases that were ``needed``, or ``by`` if the game was not won by bases."""

    winners: list[Seat]
    how: str
    by: list[Winning] = msgspec.field(default_factory=list)
    needed: int = 0


class LaidOpen(CosmicEvent, frozen=True):
    seat: Seat
    hand: list[CardId]
    elsewhere: dict[str, list[CardId]]


class PilesOpen(CosmicEvent, frozen=True):
    deck: list[CardId]
    destiny: list[DestinyId]
    unused: list[PowerName]
    seed: str


class Conceded(CosmicEvent, frozen=True):
    seat: Seat


class Departed(CosmicEvent, frozen=True):
    seat: Seat
    discarded: list[CardId]


class Struck(CosmicEvent, frozen=True):
    seat: Seat
    strikes: int
    autopilot: bool


class CameBack(CosmicEvent, frozen=True):
    kind = "back"
    minor = True
    seat: Seat


class TakenOver(CosmicEvent, frozen=True):
    seat: Seat


class EndSet(CosmicEvent, frozen=True):
    left: int


class Muted(CosmicEvent, frozen=True):
    """The game goes on without a power; secret powers are not named."""

    power: PowerName


class OrdersSet(CosmicEvent, frozen=True):
    """``count`` standing orders hold. For the player who gave them."""

    kind = "orders"
    seat: Seat
    count: int
