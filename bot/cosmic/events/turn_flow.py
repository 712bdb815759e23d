"""The course of a game: setup, challenge by challenge, sides, deal, outcome, people, end."""

from __future__ import annotations

import msgspec

from bot.cosmic.events.event import CosmicEvent
from bot.cosmic.model.ids import CardId, Colour, DestinyId, Face, PlaceId, PowerName
from bot.cosmic.model.records import Change, Maker, Outcome, RevealSide, Rule, SideName
from bot.cosmic.model.state import Case, Datum
from bot.kernel.event import Seat


class Seated(CosmicEvent, frozen=True):
    """The players have seats and colours, and chance its seal."""

    seating: list[int]
    colours: list[Colour]
    commitment: str


class ColoursTaken(CosmicEvent, frozen=True):
    """Everybody has a colour for good. By seat."""

    kind = "colours"
    colours: list[Colour]


class LaidOut(CosmicEvent, frozen=True):
    """Tokens lie as the layout and their owner want it."""

    seat: Seat
    places: dict[PlaceId, int]


class PowerChoice(CosmicEvent, frozen=True):
    """Among which powers somebody chooses. For whoever does."""

    seat: Seat
    powers: list[PowerName]


class PowerRow(CosmicEvent, frozen=True):
    """Among which powers everybody chooses."""

    powers: list[PowerName]


class PowerPicked(CosmicEvent, frozen=True):
    """A power is taken from the row."""

    seat: Seat
    power: PowerName


class PowersKept(CosmicEvent, frozen=True):
    kind = "powers"
    powers: list[list[PowerName]]


class DestinyPile(CosmicEvent, frozen=True):
    """The destiny pile is made."""

    cards: int


class DestinyShuffled(CosmicEvent, frozen=True):
    """The destiny pile is shuffled anew."""

    cards: int


class FirstFound(CosmicEvent, frozen=True):
    kind = "first"
    seat: Seat
    shown: list[DestinyId]


class ChallengeBegan(CosmicEvent, frozen=True):
    """A challenge begins: whose, which of the turn (0: outside the order), which of the game."""

    kind = "challenge"
    seat: Seat
    ordinal: int
    number: int


class DestinyFlipped(CosmicEvent, frozen=True):
    """A destiny card is flipped."""

    kind = "destiny"
    card: DestinyId
    left: int


class DecreedColour(CosmicEvent, frozen=True):
    """A colour is chosen in the place of what was flipped."""

    colour: Colour


class OwnColour(CosmicEvent, frozen=True):
    seat: Seat
    case: Case


class Collected(CosmicEvent, frozen=True):
    """A destiny card goes to a power."""

    seat: Seat
    power: PowerName
    card: DestinyId
    count: int


class Collection(CosmicEvent, frozen=True):
    """A power gives its destiny cards up; so many it has left."""

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
    """The cone points at a planet."""

    planet: PlaceId


class Invited(CosmicEvent, frozen=True):
    """A main player has invited these."""

    side: SideName
    seats: list[Seat]


class Joined(CosmicEvent, frozen=True):
    """Somebody joins a side, or none."""

    seat: Seat
    side: SideName | None


class Unallied(CosmicEvent, frozen=True):
    """Somebody is no ally any more."""

    seat: Seat


class CountsAs(CosmicEvent, frozen=True):
    """A challenge card counts as another."""

    side: SideName
    face: Face


class TurnedCard(CosmicEvent, frozen=True):
    """An attack card counts as a compromise."""

    kind = "turned"
    side: SideName


class Voted(CosmicEvent, frozen=True):
    offense: list[Seat]
    defense: list[Seat]


class Decreed(CosmicEvent, frozen=True, omit_defaults=False):
    """Something holds for the rest of the challenge, beside what was decreed before."""

    flag: str
    beside: list[str] = msgspec.field(default_factory=list)


class Rewound(CosmicEvent, frozen=True):
    """The challenge begins anew with destiny."""

    seat: Seat


class Restarted(CosmicEvent, frozen=True):
    """The challenge goes on from an earlier phase."""

    kind = "restart"
    phase: str


class StrikesBack(CosmicEvent, frozen=True):
    """Somebody will challenge the offense outside the order of turns."""

    seat: Seat
    against: Seat


class DetourBegan(CosmicEvent, frozen=True):
    """The order of turns is left."""

    kind = "detour"
    seat: Seat


class StandsIn(CosmicEvent, frozen=True):
    """Somebody is the offense in another's place."""

    seat: Seat
    host: Seat


class DetourOver(CosmicEvent, frozen=True):
    """The order of turns goes on."""


class Reckoned(CosmicEvent, frozen=True):
    """Both sides as the totals are worked out, and what came of it."""

    offense: RevealSide
    defense: RevealSide
    outcome: Outcome
    """Negotiation may still change it."""
    rule: Rule
    by: tuple[Maker, ...]
    """What decided, if the outcome is not as cards and totals say."""
    called: tuple[Maker, ...]
    """What was announced in an earlier window of the challenge and stands, if it has changed anything or not."""
    target: str
    colours: tuple[str, ...]
    """By seat."""


class Mustered(CosmicEvent, frozen=True):
    """Shields were compared with Weapons, where Skill Tokens are played."""

    weapons: int
    shields: int
    repulsed: bool


class Tallied(CosmicEvent, frozen=True):
    changes: list[Change]


class Totals(CosmicEvent, frozen=True):
    """Both totals; None where none count."""

    offense: int | None
    defense: int | None


class OutcomeFixed(CosmicEvent, frozen=True):
    """The challenge's outcome, and what decided it, if it is not as cards and totals say."""

    kind = "outcome"
    outcome: Outcome
    by: list[Maker] = msgspec.field(default_factory=list)


class Abandoned(CosmicEvent, frozen=True):
    """The challenge ends without an outcome."""

    outcome: Outcome
    why: str


class ZapsOver(CosmicEvent, frozen=True):
    """Powers work again."""


class ChallengeOver(CosmicEvent, frozen=True):
    """The challenge is done."""

    number: int


class Dealers(CosmicEvent, frozen=True):
    """Others deal than the main players alone."""

    seats: list[Seat]


class Offered(CosmicEvent, frozen=True):
    """An offer; to whom where it is not plain."""

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
    """Somebody accepts an offer that another has to accept as well."""

    seat: Seat
    to: Seat
    number: int


class OfferWithdrawn(CosmicEvent, frozen=True):
    """An offer is taken back."""

    seat: Seat


class GaveUp(CosmicEvent, frozen=True):
    """A dealer wants no deal."""

    seat: Seat


class DealStruck(CosmicEvent, frozen=True):
    """The offer is accepted."""

    kind = "deal"
    seat: Seat
    number: int


class TermTold(CosmicEvent, frozen=True):
    """Some learn of a term by which the game is not won."""

    seat: Seat
    to: list[Seat]


class NotTerm(CosmicEvent, frozen=True):
    """By which term it is not won. For those who learn it."""

    seat: Seat
    term: str


class Denied(CosmicEvent, frozen=True):
    """These have enough bases, and do not win."""

    seats: list[Seat]


class Winning(msgspec.Struct, frozen=True):
    """Reasons for a win: a power, flare or expansion, as ``Maker`` has it, and what was named with it."""

    name: str
    flare: bool
    seat: Seat | None
    aim: dict[str, Datum]


class Finished(CosmicEvent, frozen=True):
    """The game is over; the table adds by what it was won, if not by bases."""

    winners: list[Seat]
    how: str
    by: list[Winning] = msgspec.field(default_factory=list)


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
    """Somebody leaves as soon as possible."""

    seat: Seat


class Departed(CosmicEvent, frozen=True):
    """Somebody has left the game."""

    seat: Seat
    discarded: list[CardId]


class Struck(CosmicEvent, frozen=True):
    """A deadline was missed."""

    seat: Seat
    strikes: int
    autopilot: bool


class CameBack(CosmicEvent, frozen=True):
    """Somebody plays again."""

    kind = "back"
    seat: Seat


class TakenOver(CosmicEvent, frozen=True):
    """Another person has the seat."""

    seat: Seat


class EndSet(CosmicEvent, frozen=True):
    """The table wants an end in sight: the game ends after so many more challenges."""

    left: int


class Muted(CosmicEvent, frozen=True):
    """The table goes on without a power; it is not named if nobody may know that it is there."""

    power: PowerName


class OrdersSet(CosmicEvent, frozen=True):
    """So many standing orders hold. For whoever gave them."""

    kind = "orders"
    seat: Seat
    count: int
