"""The course of a game: setup, challenge by challenge, sides, deal, outcome, people, end."""

from __future__ import annotations

import msgspec

from bot.cosmic.events.event import CosmicEvent, Counted, OfPower, OfSeat
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


class LaidOut(OfSeat, frozen=True):
    minor = True
    places: dict[PlaceId, int]


class PowerChoice(OfSeat, frozen=True):
    """Powers to choose from. For the chooser."""

    powers: list[PowerName]


class PowerRow(CosmicEvent, frozen=True):
    powers: list[PowerName]


class PowerPicked(OfPower, frozen=True): ...


class PowersKept(CosmicEvent, frozen=True):
    kind = "powers"
    powers: list[list[PowerName]]


class DestinyPile(CosmicEvent, frozen=True):
    minor = True
    cards: int


class DestinyShuffled(CosmicEvent, frozen=True):
    cards: int


class FirstFound(OfSeat, frozen=True):
    kind = "first"
    shown: list[DestinyId]


class ChallengeBegan(OfSeat, frozen=True):
    """``ordinal`` counts in the turn (0: outside the order), ``number`` in the game."""

    kind = "challenge"
    ordinal: int
    number: int


class DestinyFlipped(CosmicEvent, frozen=True):
    kind = "destiny"
    card: DestinyId
    left: int


class DestinySeen(Counted, frozen=True): ...


class DestinyNext(CosmicEvent, frozen=True):
    cards: list[DestinyId]


class DestinyStacked(OfSeat, frozen=True):
    under: int


class DecreedColour(CosmicEvent, frozen=True):
    colour: Colour


class OwnColour(OfSeat, frozen=True):
    case: Case


class Collected(OfPower, frozen=True):
    card: DestinyId
    count: int


class Collection(OfPower, frozen=True):
    """A power gives up destiny cards; ``count`` are left."""

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


class Joined(OfSeat, frozen=True):
    """``side`` is None for a refusal."""

    side: SideName | None


class Unallied(OfSeat, frozen=True): ...


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


class Rewound(OfSeat, frozen=True): ...


class Restarted(CosmicEvent, frozen=True):
    kind = "restart"
    phase: str


class StrikesBack(OfSeat, frozen=True):
    against: Seat


class DetourBegan(OfSeat, frozen=True):
    kind = "detour"


class StandsIn(OfSeat, frozen=True):
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


class Offered(OfSeat, frozen=True):
    """The receiver is named only if not obvious."""

    number: int
    cards: list[Face]
    base: PlaceId | None
    back: dict[PlaceId, int]
    wants: list[Face]
    wants_base: PlaceId | None
    wants_back: dict[PlaceId, int]
    to: Seat | None = None


class Agreed(OfSeat, frozen=True):
    to: Seat
    number: int


class OfferWithdrawn(OfSeat, frozen=True): ...


class GaveUp(OfSeat, frozen=True): ...


class DealStruck(OfSeat, frozen=True):
    kind = "deal"
    number: int


class TermTold(OfSeat, frozen=True):
    to: list[Seat]


class NotTerm(OfSeat, frozen=True):
    """The term that does not win. For those who learn it."""

    term: str


class Denied(CosmicEvent, frozen=True):
    seats: list[Seat]


class Winning(Maker, frozen=True):
    """A power, flare or expansion that won, and its aim."""

    aim: dict[str, Datum]


class Finished(CosmicEvent, frozen=True):
    """The table adds the bases that were ``needed``, or ``by`` if the game was not won by bases."""

    winners: list[Seat]
    how: str
    by: list[Winning] = msgspec.field(default_factory=list)
    needed: int = 0


class LaidOpen(OfSeat, frozen=True):
    hand: list[CardId]
    elsewhere: dict[str, list[CardId]]


class PilesOpen(CosmicEvent, frozen=True):
    deck: list[CardId]
    destiny: list[DestinyId]
    unused: list[PowerName]
    seed: str


class Conceded(OfSeat, frozen=True): ...


class Departed(OfSeat, frozen=True):
    discarded: list[CardId]


class Struck(OfSeat, frozen=True):
    strikes: int
    autopilot: bool


class CameBack(OfSeat, frozen=True):
    kind = "back"
    minor = True


class TakenOver(OfSeat, frozen=True): ...


class EndSet(CosmicEvent, frozen=True):
    left: int


class Muted(CosmicEvent, frozen=True):
    """The game goes on without a power; secret powers are not named."""

    power: PowerName


class OrdersSet(Counted, frozen=True):
    """``count`` standing orders hold. For the player who gave them."""

    kind = "orders"
