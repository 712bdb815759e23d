"""The client outside any connection: what it does when its own start fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import TableBot
from bot.metrics import Metrics
from bot.ops.health import Health
from bot.play.clock import Clock
from bot.settings import from_environment
from bot.store.sqlite.store import SqliteStore


async def draw(renderer: str, view: bytes) -> bytes:
    return b""


async def test_a_client_that_cannot_wake_its_tables_ends_itself_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(0, 0)
    settings = from_environment({"DISCORD_TOKEN": "no.real.token", "DATA_DIR": str(tmp_path)})
    store = await SqliteStore.open(tmp_path / "tables.sqlite3", holder="test", now=clock.now)
    bot = TableBot(settings, clock, store, draw, Health(Metrics(), lambda: True))

    async def broken(shard: int) -> None:
        raise RuntimeError("no table wakes")

    async with bot:
        monkeypatch.setattr(bot.hall, "wake", broken)
        await bot.on_shard_connect(0)
        assert bot.is_closed()
    assert str(bot.fault) == "no table wakes"
    await store.close()


async def test_a_ready_that_comes_after_the_end_does_nothing(tmp_path: Path) -> None:
    clock = Clock(0, 0)
    settings = from_environment({"DISCORD_TOKEN": "no.real.token", "DATA_DIR": str(tmp_path)})
    store = await SqliteStore.open(tmp_path / "tables.sqlite3", holder="test", now=clock.now)
    bot = TableBot(settings, clock, store, draw, Health(Metrics(), lambda: True))
    async with bot:
        pass
    bot.dispatch("ready")
    await store.close()
