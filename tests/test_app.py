"""The client outside any connection: what it does when its own start fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import TableBot
from bot.cluster import Cluster
from bot.ops.health import Health
from bot.play.clock import Clock
from bot.process.metrics import Metrics
from bot.settings import from_environment
from bot.store.sqlite.store import SqliteStore
from bot.store.statements.script import Script
from bot.store.store import NOBODY
from tests.cluster.test_membership import ONE, Pauses, Rows
from tests.patience import TIMEOUT_S
from tests.scripts import name_of

ME = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None}
"""The bot as Discord tells of it."""


async def draw(renderer: str, view: bytes) -> bytes:
    return b""


@asynccontextmanager
async def client(
    folder: Path, sharing: Rows | None = None
) -> AsyncIterator[tuple[TableBot, SqliteStore, Cluster | None]]:
    """A client with its store, among others if ``sharing`` is told; the test begins it."""
    clock = Clock(0, 0)
    settings = from_environment({"DISCORD_TOKEN": "no.real.token", "DATA_DIR": str(folder)})
    store = await SqliteStore.open(folder / "tables.sqlite3", holder="test", now=clock.now)
    cluster = None if sharing is None else Cluster(sharing, clock, 15, Pauses().sleep)  # type: ignore[arg-type]  # of a store it needs this
    try:
        yield TableBot(settings, clock, store, draw, Health(Metrics(), lambda: True), cluster), store, cluster
    finally:
        await store.close()


async def test_a_client_that_cannot_wake_its_tables_ends_itself_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with client(tmp_path) as (bot, _, _):

        async def broken(shard: int) -> None:
            raise RuntimeError("no table wakes")

        async with bot:
            monkeypatch.setattr(bot.registry, "wake", broken)
            await bot.on_shard_connect(0)
            assert bot.is_closed()
        assert str(bot.fault) == "no table wakes"


async def test_a_ready_that_comes_after_the_end_does_nothing(tmp_path: Path) -> None:
    async with client(tmp_path) as (bot, _, _):
        async with bot:
            pass
        bot.dispatch("shard_ready", 0)
        assert bot._syncing is None


@pytest.mark.parametrize("payload", [None, {}, {"id": "7", "type": 3}])
async def test_an_interaction_that_cannot_be_read_is_no_trouble_wherever_it_is_taken(
    tmp_path: Path, payload: object
) -> None:
    async with client(tmp_path, Rows(ONE)) as (bot, _, _):
        assert bot._forwarding is not None
        bot._connection.parsers["INTERACTION_CREATE"](payload)  # as the gateway does
        bot._forwarding._parse(payload)  # as is done with one that waited whose table it is
        assert bot._health.metrics.unread_events == 2


async def test_a_shard_that_becomes_ours_while_the_client_reads_its_tables_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = Rows(ONE)
    async with client(tmp_path, rows) as (bot, store, cluster):
        assert cluster is not None
        read = store.read
        bot.shard_count = ONE.of
        launched = asyncio.Queue[int]()

        async def slow(script: Script[object]) -> object:
            if name_of(script) != "heads":
                return await read(script)
            monkeypatch.setattr(store, "read", read)
            rows.holders[1] = NOBODY
            cluster.membership.wake()
            for _ in range(10):
                await asyncio.sleep(0)  # whatever the others do about it they do now
            return await read(script)

        async def launch(gateway: object, shard: int) -> None:
            launched.put_nowait(shard)

        monkeypatch.setattr(store, "read", slow)
        monkeypatch.setattr(bot, "launch_shard", launch)
        async with bot:
            await cluster.membership.begin()
            looking = asyncio.create_task(cluster.membership.run())
            await bot._join(cluster)
            async with asyncio.timeout(TIMEOUT_S):
                assert await launched.get() == 1
            assert bot.shard_ids == [0]
            assert [bot.registry.holds(shard << 22) for shard in range(2)] == [True, True]
            looking.cancel()


async def test_what_waits_for_all_servers_is_done_though_a_shard_was_taken_while_the_first_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with client(tmp_path, Rows(ONE)) as (bot, _, _):
        bot.shard_count, synced = ONE.of, asyncio.Event()

        async def launch(gateway: object, shard: int) -> None:
            """Nothing connects."""

        async def sync() -> None:
            synced.set()

        async def upload(*_: object) -> None:
            """Nothing is uploaded."""

        monkeypatch.setattr(bot, "launch_shard", launch)
        monkeypatch.setattr(bot, "_sync", sync)
        monkeypatch.setattr(bot._emojis, "run", upload)
        async with bot:
            await bot.open([0])
            await bot.claim(1)
            bot._connection.shard_ids = [0]  # as the library has it once it begins to connect
            for shard in (0, 1):
                bot._connection.parse_ready({"shard": [shard, ONE.of], "user": ME, "guilds": []})  # type: ignore[typeddict-item]  # of it the library reads these
                assert not synced.is_set()
            async with asyncio.timeout(TIMEOUT_S):
                await synced.wait()
