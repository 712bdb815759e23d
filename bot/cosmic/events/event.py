"""The base of all events of Cosmic Encounter: known by their kind, with fields whose types say what they name.

Kinds and names of fields are stored, and stay. Words fill a sentence by what a field's type names.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeAlias, TypeVar

import msgspec

from bot.cosmic.model.ids import PlaceId, PowerName
from bot.kernel.codec import Unreadable, decode
from bot.kernel.event import Event, Seat

Why: TypeAlias = str
"""Why tokens or cards move: ``land``, ``deal``, or the name of a power, edict or expansion."""
Sheets: TypeAlias = dict[PlaceId, tuple[PowerName, Seat]]
"""Of which power, and whose, the sheets among some places are."""


class CosmicEvent(Event, frozen=True):
    """Something that happens in a game of Cosmic Encounter."""

    kinds: ClassVar[dict[str, type[CosmicEvent]]] = {}
    """Every event that a module has brought, by its kind."""

    def __init_subclass__(cls) -> None:
        """Enter the event. Raises ValueError if another has its kind."""
        super().__init_subclass__()
        if CosmicEvent.kinds.setdefault(cls.kind, cls) is not cls:
            raise ValueError(f"two events are of the kind {cls.kind!r}")


E = TypeVar("E", bound=Event)


def read(kind: str, data: bytes | msgspec.Raw) -> CosmicEvent:
    """A stored event. Raises ``Unreadable`` for a kind or a field that nobody knows."""
    known = CosmicEvent.kinds.get(kind)
    if known is None:
        raise Unreadable(f"an event is of the kind {kind!r}, which nobody knows")
    try:
        return decode(bytes(data), known)
    except Unreadable as error:
        raise Unreadable(f"an event of the kind {kind!r} cannot be read: {error}") from error


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def last(events: Iterable[Event], kind: type[E]) -> E | None:
    """The last event of a kind; None if there is none."""
    return next(iter(of(events, kind)[::-1]), None)
