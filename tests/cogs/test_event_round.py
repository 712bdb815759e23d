"""The threads of a tournament's tables are opened one after the other, and meanwhile people go on pressing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.clock import Clock
from bot.play.lobbies.lobby import Lobbies
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import tables
from cogs.tournaments import EventHandlers
from tests.play.room import Room
from tests.play.tournaments.playing import GUILD, Played
from tests.words.voices import EN


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[Played]:
    clock = Clock(1_000_000, 0)
    store = await SqliteStore.open(tmp_path / "t.sqlite3", holder="test", now=clock.now)
    found = Played(Room(store, clock, tmp_path))
    await found.registry.open()
    yield found
    await found.registry.close()
    await store.close()


async def test_no_more_threads_are_opened_once_the_tournament_was_ended(played: Played) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    await played.meet(11, 12, 13, 14)
    await played.out()
    asked: list[int] = []

    async def start_thread(channel: int, message: int, **how: object) -> dict[str, str]:
        """Discord lets the bot wait, and somebody who manages the server ends the tournament."""
        asked.append(message)
        await played.tournaments.end(GUILD, EN)
        return {"id": "5000"}

    async def draw(*anything: object) -> bytes:
        raise AssertionError("no picture is asked for")

    handlers = EventHandlers(played.registry, Lobbies(played.registry), draw)
    away = list[tuple[int, dict[str, object]]]()

    async def edit_channel(thread: int, **how: object) -> None:
        away.append((thread, how))

    calls = SimpleNamespace(start_thread_with_message=start_thread, edit_channel=edit_channel)
    client: Any = SimpleNamespace(http=calls)
    await handlers._round(client)
    assert away == [(5_000, {"archived": True})], "nobody plays in the one that was on its way"
    rows = [await played.room.store.read(tables.table(table)) for table in await played.tables()]
    assert len(asked) == 1
    assert [row.status for row in rows if row is not None] == ["stopped", "stopped"]


async def test_the_thread_of_a_game_that_begins_is_not_put_away(played: Played) -> None:
    await played.sign_up("knockout", 4, 11, 12, 13, 14)
    await played.meet(11, 12, 13, 14)
    await played.out()
    threads = iter((5_000, 6_000))

    async def start_thread(channel: int, message: int, **how: object) -> dict[str, str]:
        return {"id": str(next(threads))}

    handlers = EventHandlers(played.registry, Lobbies(played.registry), None)  # type: ignore[arg-type]  # nobody draws
    client: Any = SimpleNamespace(http=SimpleNamespace(start_thread_with_message=start_thread))
    await handlers._round(client)
    rows = [await played.room.store.read(tables.table(table)) for table in await played.tables()]
    assert [(row.status, row.thread) for row in rows if row is not None] == [("running", 5_000), ("running", 6_000)]
