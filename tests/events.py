"""Events that tests make by hand, or read without whom they are for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.cosmic import events
from bot.kernel.codec import encode
from bot.kernel.event import Audience, Emitted, Event
from proving.events import Happened


def made(kind: str, said: Mapping[str, object]) -> events.CosmicEvent:
    """An event of Cosmic Encounter from how it is stored."""
    return events.read(kind, encode(said))


def bare(emitted: Iterable[Emitted]) -> list[Event]:
    """The events alone, as readers get them."""
    return [one.event for one in emitted]


def happened(kind: str, said: Mapping[str, object], audience: Audience = None) -> Happened:
    """The same as one that has happened."""
    return Happened(kind, made(kind, said), audience)
