"""Services that all tables of one process share. Holds things together and does nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TypeAlias

import msgspec

from bot.play.clock import Clock
from bot.play.games.kinds import Kind
from bot.play.outgoing.direct_messages import Neighbours, People
from bot.play.outgoing.outbox import Elsewhere
from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import Governor, Screen
from bot.process.metrics import Metrics
from bot.store.store import Store

Thinking: TypeAlias = Callable[[str, bytes], Awaitable[bytes]]


class Services(msgspec.Struct):
    store: Store
    screen: Screen
    clock: Clock
    governor: Governor
    pictures: Pictures
    people: People
    kinds: Mapping[str, Kind]
    cases: Path
    elsewhere: Elsewhere | None = None
    think: Thinking | None = None
    metrics: Metrics = msgspec.field(default_factory=Metrics)
    neighbours: Neighbours = msgspec.field(default_factory=Neighbours)
