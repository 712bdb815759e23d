"""Cards: drawn, shown, given, laid, played, kept elsewhere; what lies on powers and what flares hold."""

from __future__ import annotations

from bot.cosmic.events.event import CosmicEvent, Why
from bot.cosmic.model.ids import CardId, Face, PowerName
from bot.cosmic.model.records import SideName
from bot.kernel.event import Seat


class DeckMade(CosmicEvent, frozen=True):
    """The main deck is shuffled."""

    kind = "deck"
    cards: int


class Redealt(CosmicEvent, frozen=True):
    """Everybody's cards are dealt anew."""

    cards: int


class Reshuffled(CosmicEvent, frozen=True):
    """The discard pile has become the deck."""

    cards: int


class Drew(CosmicEvent, frozen=True):
    """Cards come off the deck to a hand."""

    seat: Seat
    count: int
    why: Why
    left: int


class DrewFlares(CosmicEvent, frozen=True):
    """Flares come out of the deck to a hand."""

    seat: Seat
    count: int


class SearchedDeck(CosmicEvent, frozen=True):
    """Cards are looked for in the deck and come to a hand."""

    seat: Seat
    count: int


class DugUp(CosmicEvent, frozen=True):
    """Cards are turned up from the deck."""

    seat: Seat
    cards: list[CardId]
    left: int


class DeckShown(CosmicEvent, frozen=True):
    """The next cards of the deck are shown to everybody."""

    cards: list[CardId]


class Watches(CosmicEvent, frozen=True):
    """Somebody will see what another draws."""

    seat: Seat
    drawer: Seat


class HandGrew(CosmicEvent, frozen=True):
    """Cards that have come to a hand. For its holder."""

    kind = "hand"
    seat: Seat
    gained: list[CardId]


class HandNow(CosmicEvent, frozen=True):
    """Cards in a hand now. For its holder."""

    seat: Seat
    cards: list[CardId]


class Gave(CosmicEvent, frozen=True):
    """Cards go from hand to hand."""

    seat: Seat
    to: Seat
    count: int
    why: Why


class Given(CosmicEvent, frozen=True):
    """Cards that went from hand to hand. For the two."""

    seat: Seat
    to: Seat
    cards: list[CardId]
    why: Why


class HandsExchanged(CosmicEvent, frozen=True):
    """Two hands change places."""

    seats: tuple[Seat, Seat]
    why: Why


class Mingled(CosmicEvent, frozen=True):
    """Two hands are shuffled together and dealt out again."""

    seats: tuple[Seat, Seat]
    why: Why


class Looked(CosmicEvent, frozen=True):
    """Some look at cards of a hand."""

    seat: Seat
    by: list[Seat]
    why: Why


class CardsShown(CosmicEvent, frozen=True):
    """Cards of a hand are shown to whoever may see this."""

    kind = "shown"
    seat: Seat
    cards: list[CardId]
    why: Why


class Searched(CosmicEvent, frozen=True):
    seat: Seat
    face: Face
    found: bool


class Answered(CosmicEvent, frozen=True):
    """A question about a hand is answered."""

    seat: Seat
    answer: str
    face: Face


class Discarded(CosmicEvent, frozen=True):
    """Cards go to the discard pile; nobody's where the seat is None."""

    seat: Seat | None
    cards: list[CardId]
    why: Why


class RemovedCard(CosmicEvent, frozen=True):
    """A card leaves the game."""

    seat: Seat
    card: CardId


class Claimed(CosmicEvent, frozen=True):
    """A card that was played goes to a hand."""

    seat: Seat
    card: CardId


class Fetched(CosmicEvent, frozen=True):
    """A card comes from the discard pile to a hand."""

    seat: Seat
    card: CardId


class SetAside(CosmicEvent, frozen=True):
    """A played card waits beside the table."""

    seat: Seat
    card: CardId
    until: str


class Returned(CosmicEvent, frozen=True):
    """A played card is back with whoever played it."""

    seat: Seat
    card: CardId


class PutAway(CosmicEvent, frozen=True):
    """Cards of a hand wait face down beside the table."""

    seat: Seat
    count: int
    until: str


class PutAwayCards(CosmicEvent, frozen=True):
    """Cards that wait beside the table. For their owner."""

    seat: Seat
    cards: list[CardId]


class GotBack(CosmicEvent, frozen=True):
    """A card that waited is back in its hand."""

    seat: Seat


class Laid(CosmicEvent, frozen=True):
    """A challenge card lies on the table, face up where it is named."""

    seat: Seat
    card: CardId | None = None


class LaidCard(CosmicEvent, frozen=True):
    """The challenge card that lies face down. For its owner."""

    seat: Seat
    card: CardId


class TookBack(CosmicEvent, frozen=True):
    """A challenge card goes back to its hand."""

    seat: Seat


class TurnedUp(CosmicEvent, frozen=True):
    """A challenge card that lay face down lies open."""

    seat: Seat
    card: CardId | None


class Buried(CosmicEvent, frozen=True):
    """A challenge card goes under the deck and counts as what is said of it."""

    seat: Seat
    face: Face


class Slipped(CosmicEvent, frozen=True):
    """A card of a hand and another's challenge card change places."""

    seat: Seat
    target: Seat


class CardsExchanged(CosmicEvent, frozen=True):
    """The challenge cards change sides."""


class Substituted(CosmicEvent, frozen=True):
    """Another card takes the place of a challenge card."""

    side: SideName
    seat: Seat
    old: Face | None
    new: CardId


class Revealed(CosmicEvent, frozen=True):
    """The challenge cards are turned up."""

    offense: CardId | None
    defense: CardId | None


class CardsHidden(CosmicEvent, frozen=True):
    """The challenge cards lie face down again."""

    kind = "hidden"


class Released(CosmicEvent, frozen=True):
    """Challenge cards leave the table."""

    cards: list[CardId]


class Cleared(CosmicEvent, frozen=True):
    cards: list[CardId]


class Bound(CosmicEvent, frozen=True):
    """A main player has to lay this card. For that player."""

    seat: Seat
    card: CardId


class Unbound(CosmicEvent, frozen=True):
    """A main player may lay any card again. For that player."""

    seat: Seat


class Hoarded(CosmicEvent, frozen=True):
    """Cards come off the deck onto a power."""

    seat: Seat | None
    count: int
    size: int


class HoardNow(CosmicEvent, frozen=True):
    """Cards on a power. For its holder."""

    kind = "hoard"
    seat: Seat
    cards: list[CardId]


class Stored(CosmicEvent, frozen=True):
    """A card of a hand is stored on a power."""

    seat: Seat
    power: PowerName
    size: int


class Stacked(CosmicEvent, frozen=True):
    """A played card comes to lie open on a power, or stored cards go on top of the deck."""

    seat: Seat
    power: PowerName | None = None
    card: CardId | None = None
    count: int | None = None
    left: int | None = None


class Bonded(CosmicEvent, frozen=True):
    """Tokens are held by a flare."""

    seat: Seat
    card: CardId
    count: int


class Unbonded(CosmicEvent, frozen=True):
    """A flare that held tokens has left its hand."""

    seat: Seat
    card: CardId
