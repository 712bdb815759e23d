"""What all tables of one process share, handed to each of them. Holds things together and does nothing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from bot.metrics import Metrics
from bot.play.clock import Clock
from bot.play.games import Kind
from bot.play.governor import Governor
from bot.play.people import People
from bot.play.pictures import Pictures
from bot.play.screen import Screen
from bot.store.store import Store


class Services(msgspec.Struct):
    """Made once by whoever starts the process."""

    store: Store
    screen: Screen
    clock: Clock
    governor: Governor
    pictures: Pictures
    people: People
    kinds: Mapping[str, Kind]
    cases: Path
    """Folder for the files of tables that need the referee."""
    metrics: Metrics = msgspec.field(default_factory=Metrics)
