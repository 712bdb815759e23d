"""Events as they are stored, for what looks into them by the names of their fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.kernel.codec import decode_plain, encode
from bot.kernel.event import Emitted, Event


class Happened(Emitted, frozen=True):
    """An event that has happened, with its plain data."""

    @property
    def data(self) -> dict[str, Any]:
        """Its fields as they are stored."""
        return data(self.event)


def stored(emitted: Iterable[Emitted]) -> list[Happened]:
    """Convert the events to plain data."""
    return [Happened(one.kind, one.event, one.audience) for one in emitted]


def data(event: Event) -> dict[str, Any]:
    return decode_plain(encode(event))
