"""Tokens: where they move, who commands them, which planets there are."""

from __future__ import annotations

import msgspec

from bot.cosmic.events.event import CosmicEvent, Counted, OfSeat, Sheets, Why
from bot.cosmic.model.ids import Colour, PlaceId
from bot.kernel.event import Seat


class Moved(OfSeat, frozen=True, kw_only=True):
    """``owner`` is set if the tokens are another's."""

    owner: Seat | None = None
    origin: dict[PlaceId, int] = msgspec.field(name="from")
    to: PlaceId
    count: int
    why: Why
    sheets: Sheets = msgspec.field(default_factory=dict)


class _Taken(CosmicEvent, frozen=True):
    origin: dict[PlaceId, int] = msgspec.field(name="from")
    seat: Seat
    former: Seat
    owner: Seat
    to: PlaceId
    count: int
    why: Why
    sheets: Sheets = msgspec.field(default_factory=dict)


class Captured(_Taken, frozen=True): ...


class Piled(_Taken, frozen=True): ...


class WentBack(_Taken, frozen=True): ...


class GivenBack(OfSeat, frozen=True):
    former: Seat
    origin: dict[PlaceId, int] = msgspec.field(name="from")
    count: int


class Recalled(OfSeat, frozen=True):
    origin: dict[PlaceId, int] = msgspec.field(name="from")
    to: dict[PlaceId, int]
    count: int


class Restored(Counted, frozen=True): ...


class Vanished(Counted, frozen=True): ...


class SecondSet(OfSeat, frozen=True):
    colour: Colour
    count: int


class NeutralTokens(OfSeat, frozen=True):
    places: dict[PlaceId, int]
    count: int
    why: Why


class PlanetsTraded(CosmicEvent, frozen=True):
    planets: tuple[PlaceId, PlaceId]


class ColoursSwapped(CosmicEvent, frozen=True):
    """Two players exchange colours and home systems. ``places``: their bases, by seat."""

    seats: tuple[Seat, Seat]
    colours: tuple[Colour, Colour]
    places: dict[Seat, dict[PlaceId, int]]


class Annexed(OfSeat, frozen=True):
    colour: Colour
    places: dict[PlaceId, int]


class Burned(OfSeat, frozen=True):
    planet: PlaceId
