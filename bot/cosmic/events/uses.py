"""Powers, flares and edicts: announced, answered, noted, lent, exchanged."""

from __future__ import annotations

from bot.cosmic.events.event import CosmicEvent, OfCard, OfPower, OfSeat
from bot.cosmic.model.ids import CardId, PlaceId, PowerName, UseId
from bot.cosmic.model.state import Datum, Source
from bot.kernel.event import Seat


class _Use(OfSeat, frozen=True):
    source: Source
    name: str
    card: UseId


class Announced(_Use, frozen=True):
    aim: dict[str, Datum]


class Resolves(_Use, frozen=True): ...


class Cancelled(_Use, frozen=True): ...


class Done(_Use, frozen=True):
    cancelled: bool


class Covered(OfPower, frozen=True): ...


class HandedOn(OfSeat, frozen=True):
    to: Seat
    card: CardId


class Used(OfPower, frozen=True):
    card: UseId


class UsableAgain(CosmicEvent, frozen=True):
    gone: list[tuple[Seat, PowerName]]


class Called(OfSeat, frozen=True):
    card: UseId
    name: PowerName


class Uncalled(CosmicEvent, frozen=True):
    gone: list[tuple[Seat, PowerName]]


class Voided(OfSeat, frozen=True):
    """A sealed use that is no longer possible. For the player who sealed it."""

    kind = "void"
    offer: UseId
    window: str


class FlareArmed(OfCard, frozen=True):
    """A flare will act by itself. For its holder."""

    kind = "armed"


class FlareActs(OfCard, frozen=True):
    kind = "acts"


class Guessed(OfSeat, frozen=True):
    """``hidden`` is the fist with the token."""

    other: Seat
    hidden: str
    found: bool


class Zapped(OfSeat, frozen=True): ...


class Unzapped(OfSeat, frozen=True): ...


class Silenced(CosmicEvent, frozen=True):
    """No power works until the challenge ends."""


class Noted(OfPower, frozen=True):
    key: str
    value: Datum


class AttributesGone(CosmicEvent, frozen=True):
    number: int
    cards: list[CardId]
    tokens: int


class PowerChanged(OfSeat, frozen=True):
    kind = "power"
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


class Rests(OfPower, frozen=True): ...


class Copied(OfPower, frozen=True): ...


class CopyOver(OfPower, frozen=True):
    """A copy is over; ``count`` stored cards go to its holder."""

    count: int


class Reborn(OfPower, frozen=True): ...


class StagesSet(OfPower, frozen=True):
    kind = "stages"
    powers: list[PowerName]


class StageReached(OfPower, frozen=True):
    kind = "stage"
    stage: PowerName
    count: int


class MarkerShown(OfPower, frozen=True):
    kind = "marker"
    planet: PlaceId
    trap: bool


class _Numbered(CosmicEvent, frozen=True):
    number: int
    power: PowerName


class PowerCame(_Numbered, frozen=True): ...


class PowerParted(_Numbered, frozen=True): ...


class PowerRetired(_Numbered, frozen=True): ...


class PowerHeld(_Numbered, frozen=True):
    seat: Seat | None


class PowerReplaced(CosmicEvent, frozen=True):
    number: int
    old: PowerName
    new: PowerName
