"""Cards: drawn, shown, given, laid, played, kept elsewhere; what lies on powers and what flares hold."""

from __future__ import annotations

from bot.cosmic.events.event import CosmicEvent, Why
from bot.cosmic.model.ids import CardId, Face, PowerName
from bot.cosmic.model.records import SideName
from bot.kernel.event import Seat


class _OfCard(CosmicEvent, frozen=True):
    seat: Seat
    card: CardId


class DeckMade(CosmicEvent, frozen=True):
    kind = "deck"
    cards: int


class Redealt(CosmicEvent, frozen=True):
    cards: int


class Reshuffled(CosmicEvent, frozen=True):
    cards: int


class Drew(CosmicEvent, frozen=True):
    seat: Seat
    count: int
    why: Why
    left: int


class DrewFlares(CosmicEvent, frozen=True):
    seat: Seat
    count: int


class SearchedDeck(CosmicEvent, frozen=True):
    seat: Seat
    count: int


class DugUp(CosmicEvent, frozen=True):
    seat: Seat
    cards: list[CardId]
    left: int


class DeckShown(CosmicEvent, frozen=True):
    cards: list[CardId]


class Watches(CosmicEvent, frozen=True):
    seat: Seat
    drawer: Seat


class HandGrew(CosmicEvent, frozen=True):
    """For the holder."""

    kind = "hand"
    seat: Seat
    gained: list[CardId]


class HandNow(CosmicEvent, frozen=True):
    """For the holder."""

    seat: Seat
    cards: list[CardId]


class Gave(CosmicEvent, frozen=True):
    seat: Seat
    to: Seat
    count: int
    why: Why


class Given(CosmicEvent, frozen=True):
    """For the two players."""

    seat: Seat
    to: Seat
    cards: list[CardId]
    why: Why


class HandsExchanged(CosmicEvent, frozen=True):
    seats: tuple[Seat, Seat]
    why: Why


class Mingled(CosmicEvent, frozen=True):
    seats: tuple[Seat, Seat]
    why: Why


class Looked(CosmicEvent, frozen=True):
    seat: Seat
    by: list[Seat]
    why: Why


class CardsShown(CosmicEvent, frozen=True):
    """Seen by those to whom the cards are shown."""

    kind = "shown"
    seat: Seat
    cards: list[CardId]
    why: Why


class Searched(CosmicEvent, frozen=True):
    seat: Seat
    face: Face
    found: bool


class Answered(CosmicEvent, frozen=True):
    seat: Seat
    answer: str
    face: Face


class Discarded(CosmicEvent, frozen=True):
    """``seat`` is None for cards that were in no hand."""

    seat: Seat | None
    cards: list[CardId]
    why: Why


class RemovedCard(_OfCard, frozen=True): ...


class Claimed(_OfCard, frozen=True): ...


class Fetched(_OfCard, frozen=True):
    """A card comes from the discard pile to a hand."""


class SetAside(_OfCard, frozen=True):
    minor = True
    until: str


class Returned(_OfCard, frozen=True):
    minor = True


class PutAway(CosmicEvent, frozen=True):
    seat: Seat
    count: int
    until: str


class PutAwayCards(CosmicEvent, frozen=True):
    """For the owner."""

    seat: Seat
    cards: list[CardId]


class GotBack(CosmicEvent, frozen=True):
    seat: Seat


class Laid(CosmicEvent, frozen=True):
    """A challenge card is laid, face up if it is named."""

    seat: Seat
    card: CardId | None = None


class LaidCard(_OfCard, frozen=True):
    """The challenge card laid face down. For its owner."""


class TookBack(CosmicEvent, frozen=True):
    seat: Seat


class TurnedUp(CosmicEvent, frozen=True):
    seat: Seat
    card: CardId | None


class Buried(CosmicEvent, frozen=True):
    """A challenge card goes under the deck and counts as ``face``."""

    seat: Seat
    face: Face


class Slipped(CosmicEvent, frozen=True):
    seat: Seat
    target: Seat


class CardsExchanged(CosmicEvent, frozen=True):
    """The challenge cards change sides."""


class Substituted(CosmicEvent, frozen=True):
    side: SideName
    seat: Seat
    old: Face | None
    new: CardId


class Revealed(CosmicEvent, frozen=True):
    offense: CardId | None
    defense: CardId | None


class CardsHidden(CosmicEvent, frozen=True):
    kind = "hidden"


class Released(CosmicEvent, frozen=True):
    cards: list[CardId]


class Cleared(CosmicEvent, frozen=True):
    cards: list[CardId]


class Bound(_OfCard, frozen=True):
    """A main player has to lay this card. For that player."""


class Unbound(CosmicEvent, frozen=True):
    """A main player may lay any card again. For that player."""

    seat: Seat


class Hoarded(CosmicEvent, frozen=True):
    seat: Seat | None
    count: int
    size: int


class HoardNow(CosmicEvent, frozen=True):
    """For the holder."""

    kind = "hoard"
    seat: Seat
    cards: list[CardId]


class Stored(CosmicEvent, frozen=True):
    seat: Seat
    power: PowerName
    size: int


class Stacked(CosmicEvent, frozen=True):
    """A played card lies open on a power, or stored cards go on top of the deck."""

    seat: Seat
    power: PowerName | None = None
    card: CardId | None = None
    count: int | None = None
    left: int | None = None


class Bonded(CosmicEvent, frozen=True):
    seat: Seat
    card: CardId
    count: int


class Unbonded(_OfCard, frozen=True): ...
