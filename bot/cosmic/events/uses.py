"""Powers, flares and edicts: announced, answered, noted, lent, exchanged."""

from __future__ import annotations

from bot.cosmic.events.event import CosmicEvent
from bot.cosmic.model.ids import CardId, PlaceId, PowerName, UseId
from bot.cosmic.model.state import Datum, Source
from bot.kernel.event import Seat


class Announced(CosmicEvent, frozen=True):
    """A use is announced, with what is named for it."""

    seat: Seat
    source: Source
    name: str
    card: UseId
    aim: dict[str, Datum]


class Resolves(CosmicEvent, frozen=True):
    """A use takes effect."""

    seat: Seat
    source: Source
    name: str
    card: UseId


class Cancelled(CosmicEvent, frozen=True):
    """A use is cancelled."""

    seat: Seat
    source: Source
    name: str
    card: UseId


class Done(CosmicEvent, frozen=True):
    """A use is over."""

    seat: Seat
    source: Source
    name: str
    card: UseId
    cancelled: bool


class Covered(CosmicEvent, frozen=True):
    """A power that is covered goes ahead."""

    seat: Seat
    power: PowerName


class HandedOn(CosmicEvent, frozen=True):
    """The card that takes effect will go to another hand."""

    seat: Seat
    to: Seat
    card: CardId


class Used(CosmicEvent, frozen=True):
    """A power has had its use in this challenge."""

    seat: Seat
    power: PowerName
    card: UseId


class UsableAgain(CosmicEvent, frozen=True):
    """Powers may be used once more."""

    gone: list[tuple[Seat, PowerName]]


class Called(CosmicEvent, frozen=True):
    """A use will take effect later in the challenge."""

    seat: Seat
    card: UseId
    name: PowerName


class Uncalled(CosmicEvent, frozen=True):
    gone: list[tuple[Seat, PowerName]]


class Voided(CosmicEvent, frozen=True):
    """A sealed use that is not possible any more. For the player who sealed it."""

    kind = "void"
    seat: Seat
    offer: UseId
    window: str


class FlareArmed(CosmicEvent, frozen=True):
    """A flare will act by itself. For its holder."""

    kind = "armed"
    seat: Seat
    card: CardId


class FlareActs(CosmicEvent, frozen=True):
    """An armed flare acts, and everybody sees it."""

    kind = "acts"
    seat: Seat
    card: CardId


class Guessed(CosmicEvent, frozen=True):
    """In which fist a token was hidden, and whether it was found."""

    seat: Seat
    other: Seat
    hidden: str
    found: bool


class Zapped(CosmicEvent, frozen=True):
    """No power of a player works until the challenge ends."""

    seat: Seat


class Unzapped(CosmicEvent, frozen=True):
    """Powers of a player work again."""

    seat: Seat


class Silenced(CosmicEvent, frozen=True):
    """No power works until the challenge ends."""


class Noted(CosmicEvent, frozen=True):
    """A power notes something."""

    seat: Seat
    power: PowerName
    key: str
    value: Datum


class AttributesGone(CosmicEvent, frozen=True):
    number: int
    cards: list[CardId]
    tokens: int


class PowerChanged(CosmicEvent, frozen=True):
    """Another power takes the place of one."""

    kind = "power"
    seat: Seat
    old: PowerName
    new: PowerName


class PowersExchanged(CosmicEvent, frozen=True):
    """Two powers change hands."""

    seats: tuple[Seat, Seat]
    powers: tuple[PowerName, PowerName]


class Lent(CosmicEvent, frozen=True):
    """A power works for another."""

    power: PowerName
    seat: Seat
    to: Seat


class LentBack(CosmicEvent, frozen=True):
    """A power that was lent or rested is back."""

    power: PowerName
    seat: Seat


class Rests(CosmicEvent, frozen=True):
    """A power works for nobody until the challenge ends."""

    seat: Seat
    power: PowerName


class Copied(CosmicEvent, frozen=True):
    """A power works as a copy of another."""

    seat: Seat
    power: PowerName


class CopyOver(CosmicEvent, frozen=True):
    """A copy is over; so many cards that it stored go to its holder."""

    seat: Seat
    power: PowerName
    count: int


class Reborn(CosmicEvent, frozen=True):
    """A power goes on as another."""

    seat: Seat
    power: PowerName


class StagesSet(CosmicEvent, frozen=True):
    """Through which powers a power leads."""

    kind = "stages"
    seat: Seat
    power: PowerName
    powers: list[PowerName]


class StageReached(CosmicEvent, frozen=True):
    kind = "stage"
    seat: Seat
    power: PowerName
    stage: PowerName
    count: int


class MarkerShown(CosmicEvent, frozen=True):
    kind = "marker"
    seat: Seat
    power: PowerName
    planet: PlaceId
    trap: bool


class PowerCame(CosmicEvent, frozen=True):
    """A power that is no player's comes into the game."""

    number: int
    power: PowerName


class PowerParted(CosmicEvent, frozen=True):
    """A power has attributes of its own from now on."""

    number: int
    power: PowerName


class PowerRetired(CosmicEvent, frozen=True):
    """A power that was no player's is gone."""

    number: int
    power: PowerName


class PowerHeld(CosmicEvent, frozen=True):
    number: int
    power: PowerName
    seat: Seat | None


class PowerReplaced(CosmicEvent, frozen=True):
    """An unused power takes the place of one."""

    number: int
    old: PowerName
    new: PowerName
