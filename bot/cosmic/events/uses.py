"""Powers, flares and edicts: announced, answered, noted, lent, exchanged."""

from __future__ import annotations

from bot.cosmic.events.event import CosmicEvent
from bot.cosmic.model.ids import CardId, PlaceId, PowerName, UseId
from bot.cosmic.model.state import Datum, Source
from bot.kernel.event import Seat


class _Use(CosmicEvent, frozen=True):
    seat: Seat
    source: Source
    name: str
    card: UseId


class Announced(_Use, frozen=True):
    aim: dict[str, Datum]


class Resolves(_Use, frozen=True): ...


class Cancelled(_Use, frozen=True): ...


class Done(_Use, frozen=True):
    cancelled: bool


class Covered(CosmicEvent, frozen=True):
    seat: Seat
    power: PowerName


class HandedOn(CosmicEvent, frozen=True):
    seat: Seat
    to: Seat
    card: CardId


class Used(CosmicEvent, frozen=True):
    seat: Seat
    power: PowerName
    card: UseId


class UsableAgain(CosmicEvent, frozen=True):
    gone: list[tuple[Seat, PowerName]]


class Called(CosmicEvent, frozen=True):
    seat: Seat
    card: UseId
    name: PowerName


class Uncalled(CosmicEvent, frozen=True):
    gone: list[tuple[Seat, PowerName]]


class Voided(CosmicEvent, frozen=True):
    """A sealed use that is no longer possible. For the player who sealed it."""

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
    kind = "acts"
    seat: Seat
    card: CardId


class Guessed(CosmicEvent, frozen=True):
    """``hidden`` is the fist with the token."""

    seat: Seat
    other: Seat
    hidden: str
    found: bool


class Zapped(CosmicEvent, frozen=True):
    seat: Seat


class Unzapped(CosmicEvent, frozen=True):
    seat: Seat


class Silenced(CosmicEvent, frozen=True):
    """No power works until the challenge ends."""


class Noted(CosmicEvent, frozen=True):
    seat: Seat
    power: PowerName
    key: str
    value: Datum


class AttributesGone(CosmicEvent, frozen=True):
    number: int
    cards: list[CardId]
    tokens: int


class PowerChanged(CosmicEvent, frozen=True):
    kind = "power"
    seat: Seat
    old: PowerName
    new: PowerName


class PowersExchanged(CosmicEvent, frozen=True):
    seats: tuple[Seat, Seat]
    powers: tuple[PowerName, PowerName]


class Lent(CosmicEvent, frozen=True):
    power: PowerName
    seat: Seat
    to: Seat


class LentBack(CosmicEvent, frozen=True):
    power: PowerName
    seat: Seat


class Rests(CosmicEvent, frozen=True):
    seat: Seat
    power: PowerName


class Copied(CosmicEvent, frozen=True):
    seat: Seat
    power: PowerName


class CopyOver(CosmicEvent, frozen=True):
    """A copy is over; ``count`` stored cards go to its holder."""

    seat: Seat
    power: PowerName
    count: int


class Reborn(CosmicEvent, frozen=True):
    seat: Seat
    power: PowerName


class StagesSet(CosmicEvent, frozen=True):
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
    number: int
    power: PowerName


class PowerParted(CosmicEvent, frozen=True):
    number: int
    power: PowerName


class PowerRetired(CosmicEvent, frozen=True):
    number: int
    power: PowerName


class PowerHeld(CosmicEvent, frozen=True):
    number: int
    power: PowerName
    seat: Seat | None


class PowerReplaced(CosmicEvent, frozen=True):
    number: int
    old: PowerName
    new: PowerName
