"""A clock that stands still until told, and stores that are closed at the end."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Store
from tests.store.postgres.server import server_of_this_process

Opener = Callable[..., Awaitable[SqliteStore]]


class Time:
    """Unix milliseconds, and a wait for seconds that ends when the test says so."""

    def __init__(self) -> None:
        self.ms = 1_000_000
        self._wake = asyncio.Event()
        self._asleep = asyncio.Event()
        self.slept: list[float] = []

    def now(self) -> int:
        return self.ms

    async def until_woken(self, seconds: float) -> None:
        self.slept.append(seconds)
        self._asleep.set()
        await self._wake.wait()
        self._wake.clear()

    async def wake(self) -> None:
        """End the wait under way and return when the next one has begun."""
        await self._asleep.wait()
        self._asleep.clear()
        self._wake.set()
        await self._asleep.wait()


@pytest.fixture
async def time() -> Time:
    return Time()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def opener(path: Path, time: Time) -> AsyncIterator[Opener]:
    opened: list[SqliteStore] = []

    async def make(at: Path = path, holder: str = "test", lease_ms: int = 15_000) -> SqliteStore:
        store = await SqliteStore.open(at, holder=holder, now=time.now, lease_ms=lease_ms, sleep=time.until_woken)
        opened.append(store)
        return store

    yield make
    for store in opened:
        await store.close()


DRIVERS: Final = ("sqlite", "postgres")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of ``store`` holds for every driver, unless it looks at the file or stands among SQLite's own."""
    if "store" in metafunc.fixturenames:
        looks = {"path", "opener"} & set(inspect.signature(metafunc.function).parameters)
        own = "sqlite" in metafunc.module.__name__
        metafunc.parametrize("store", DRIVERS[:1] if looks or own else DRIVERS, indirect=True)


@pytest.fixture
async def store(request: pytest.FixtureRequest, opener: Opener, time: Time) -> AsyncIterator[Store]:
    """An empty store."""
    if request.param == "sqlite":
        yield await opener()
        return
    server = await server_of_this_process()
    opened = await PostgresStore.open(await server.database(), holder="test", now=time.now, sleep=time.until_woken)
    yield opened
    await opened.close()
