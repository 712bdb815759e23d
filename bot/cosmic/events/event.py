"""Base of all events. Kinds and field names are stored, and must stay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeAlias, TypeVar

import msgspec

from bot.cosmic.model.ids import CardId, PlaceId, PowerName
from bot.kernel.codec import Unreadable, decode
from bot.kernel.event import Event, Seat

Why: TypeAlias = str
"""Reason for a move: ``land``, ``deal``, or the name of a power, edict or expansion."""
Sheets: TypeAlias = dict[PlaceId, tuple[PowerName, Seat]]


class CosmicEvent(Event, frozen=True):
    kinds: ClassVar[dict[str, type[CosmicEvent]]] = {}
    minor: ClassVar[bool] = False
    """True if the log alone tells it."""

    def __init_subclass__(cls) -> None:
        """Enter the kind, unless it is a base: of this file or with an underscore. Raises ValueError if it is taken."""
        super().__init_subclass__()
        base = cls.__module__ == __name__ or cls.__name__[0] == "_"
        if not base and CosmicEvent.kinds.setdefault(cls.kind, cls) is not cls:
            raise ValueError(f"two events are of the kind {cls.kind!r}")


class OfSeat(CosmicEvent, frozen=True):
    seat: Seat


class OfCard(OfSeat, frozen=True):
    card: CardId


class OfPower(OfSeat, frozen=True):
    power: PowerName


class Counted(OfSeat, frozen=True):
    count: int


E = TypeVar("E", bound=Event)


def read(kind: str, data: bytes | msgspec.Raw) -> CosmicEvent:
    """Decode a stored event. Raises ``Unreadable`` for an unknown kind or field."""
    known = CosmicEvent.kinds.get(kind)
    if known is None:
        raise Unreadable(f"an event is of the kind {kind!r}, which nobody knows")
    try:
        return decode(bytes(data), known)
    except Unreadable as error:
        raise Unreadable(f"an event of the kind {kind!r} cannot be read: {error}") from error


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def last(events: Iterable[Event], kind: type[E]) -> E | None:
    return next(iter(of(events, kind)[::-1]), None)
