"""A room whose channels can be read back, and a tournament in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.play.clock import Clock
from bot.store.sqlite.store import SqliteStore
from tests.play.room import Room
from tests.play.tournaments.playing import Played, ReadBack


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    clock = Clock(1_000_000, 0)
    store = await SqliteStore.open(tmp_path / "t.sqlite3", holder="test", now=clock.now)
    yield ReadBack(store, clock, tmp_path)
    await store.close()


@pytest.fixture
async def played(room: Room) -> AsyncIterator[Played]:
    found = Played(room)
    await found.registry.open()
    yield found
    await found.registry.close()
