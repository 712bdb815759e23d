"""Events in the stand-in's world, told to everyone who listens: the gateway, the page, the transcript, tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from sandbox.jsons import Json, copied


@dataclass(frozen=True)
class Event:
    """One thing that happened, with the data the gateway would send.

    ``intent`` is the gateway intent that covers it (empty: always sent); ``channel_id`` is empty for events outside
    channels. ``only_for`` names the one person who sees it: such an event never reaches the bot. ``local`` marks
    what only the page and tests care about.
    """

    name: str
    data: Json
    intent: str = ""
    channel_id: str = ""
    only_for: str = ""
    local: bool = False


Listener: TypeAlias = Callable[[Event], None]


class Bus:
    """Passes each event on at once, to all listeners in the order in which they came."""

    def __init__(self) -> None:
        """Nobody listens yet; whoever wants to adds itself to ``listeners``."""
        self.listeners: list[Listener] = []

    def emit(self, event: Event) -> None:
        """Tell everybody. The data is copied, so that later changes of the world do not reach into the past."""
        data: Json = copied(event.data)
        frozen = Event(event.name, data, event.intent, event.channel_id, event.only_for, event.local)
        for listener in list(self.listeners):
            listener(frozen)
