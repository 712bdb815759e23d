"""Cards: drawn, shown, given, laid, played, kept elsewhere; what lies on powers and what flares hold."""

from __future__ import annotations

from bot.cosmic.events.event import CosmicEvent, Counted, OfCard, OfPower, OfSeat, Why
from bot.cosmic.model.ids import CardId, Face, PowerName
from bot.cosmic.model.records import SideName
from bot.kernel.event import Seat


class DeckMade(CosmicEvent, frozen=True):
    kind = "deck"
    cards: int


class Redealt(CosmicEvent, frozen=True):
    cards: int


class Reshuffled(CosmicEvent, frozen=True):
    cards: int


class Drew(Counted, frozen=True):
    why: Why
    left: int


class DrewFlares(Counted, frozen=True): ...


class SearchedDeck(Counted, frozen=True): ...


class DugUp(OfSeat, frozen=True):
    cards: list[CardId]
    left: int


class DeckShown(CosmicEvent, frozen=True):
    cards: list[CardId]


class Watches(OfSeat, frozen=True):
    drawer: Seat


class HandGrew(OfSeat, frozen=True):
    """For the holder."""

    kind = "hand"
    gained: list[CardId]


class HandNow(OfSeat, frozen=True):
    """For the holder."""

    cards: list[CardId]


class Gave(OfSeat, frozen=True):
    to: Seat
    count: int
    why: Why


class Given(OfSeat, frozen=True):
    """For the two players."""

    to: Seat
    cards: list[CardId]
    why: Why


class HandsExchanged(CosmicEvent, frozen=True):
    seats: tuple[Seat, Seat]
    why: Why


class Mingled(CosmicEvent, frozen=True):
    seats: tuple[Seat, Seat]
    why: Why


class Looked(OfSeat, frozen=True):
    by: list[Seat]
    why: Why


class CardsShown(OfSeat, frozen=True):
    """Seen by those to whom the cards are shown."""

    kind = "shown"
    cards: list[CardId]
    why: Why


class Searched(OfSeat, frozen=True):
    face: Face
    found: bool


class Answered(OfSeat, frozen=True):
    answer: str
    face: Face


class Discarded(CosmicEvent, frozen=True):
    """``seat`` is None for cards that were in no hand."""

    seat: Seat | None
    cards: list[CardId]
    why: Why


class RemovedCard(OfCard, frozen=True): ...


class Claimed(OfCard, frozen=True): ...


class Fetched(OfCard, frozen=True):
    """A card comes from the discard pile to a hand."""


class SetAside(OfCard, frozen=True):
    minor = True
    until: str


class Returned(OfCard, frozen=True):
    minor = True


class PutAway(Counted, frozen=True):
    until: str


class PutAwayCards(OfSeat, frozen=True):
    """For the owner."""

    cards: list[CardId]


class GotBack(OfSeat, frozen=True): ...


class Laid(OfSeat, frozen=True):
    """A challenge card is laid, face up if it is named."""

    card: CardId | None = None


class LaidCard(OfCard, frozen=True):
    """The challenge card laid face down. For its owner."""


class TookBack(OfSeat, frozen=True): ...


class TurnedUp(OfSeat, frozen=True):
    card: CardId | None


class Buried(OfSeat, frozen=True):
    """A challenge card goes under the deck and counts as ``face``."""

    face: Face


class Slipped(OfSeat, frozen=True):
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


class Bound(OfCard, frozen=True):
    """A main player has to lay this card. For that player."""


class Unbound(OfSeat, frozen=True):
    """A main player may lay any card again. For that player."""


class Hoarded(CosmicEvent, frozen=True):
    seat: Seat | None
    count: int
    size: int


class HoardNow(OfSeat, frozen=True):
    """For the holder."""

    kind = "hoard"
    cards: list[CardId]


class Stored(OfPower, frozen=True):
    size: int


class Stacked(OfSeat, frozen=True):
    """A played card lies open on a power, or stored cards go on top of the deck."""

    power: PowerName | None = None
    card: CardId | None = None
    count: int | None = None
    left: int | None = None


class Bonded(OfCard, frozen=True):
    count: int


class Unbonded(OfCard, frozen=True): ...
