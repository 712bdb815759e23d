"""A clock that stands still until told, and stores that are closed at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.store.sqlite.store import SqliteStore

Opener = Callable[..., Awaitable[SqliteStore]]


class Time:
    """Unix milliseconds and a sleep that ends when the test says so."""

    def __init__(self) -> None:
        self.ms = 1_000_000
        self._wake = asyncio.Event()
        self._asleep = asyncio.Event()
        self.slept: list[float] = []

    def now(self) -> int:
        return self.ms

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self._asleep.set()
        await self._wake.wait()
        self._wake.clear()

    async def wake(self) -> None:
        """End the sleep under way and return when the next one has begun."""
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
        store = await SqliteStore.open(at, holder=holder, now=time.now, lease_ms=lease_ms, sleep=time.sleep)
        opened.append(store)
        return store

    yield make
    for store in opened:
        await store.close()


@pytest.fixture
async def store(opener: Opener) -> SqliteStore:
    return await opener()
