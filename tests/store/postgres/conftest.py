"""Servers for tests that end them, and stores on the one that stays."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest

from bot.store.postgres.store import GIVE_UP_S, PostgresStore
from bot.store.store import Share, Sleep
from tests.store.conftest import Time
from tests.store.postgres.server import Server, server_of_this_process


class Pause:
    """Real seconds that pass when the test says so; between two questions to the server none do."""

    def __init__(self) -> None:
        self.asked = list[float]()
        self.over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        if seconds != GIVE_UP_S:
            await asyncio.sleep(0)
            return
        self.asked.append(seconds)
        await self.over.wait()


Opener = Callable[..., Awaitable[PostgresStore]]


@pytest.fixture
async def server() -> Server:
    """The server that all tests of this process share: leave it running."""
    return await server_of_this_process()


@pytest.fixture
async def address(server: Server) -> str:
    """A new database."""
    return await server.database()


@pytest.fixture
def mortal() -> Iterator[Server]:
    """A server of the test's own."""
    server = Server()
    try:
        server.start("-c", "fsync=on")
        yield server
    finally:
        server.remove()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a lock that a living bot holds."""
    monkeypatch.setattr("bot.store.postgres.lease.WAIT_MS", 200)


@pytest.fixture
async def opened(time: Time) -> AsyncIterator[Opener]:
    """Opens stores that are closed at the end."""
    stores: list[PostgresStore] = []

    async def make(
        url: str,
        holder: str = "test",
        lease_ms: int = 15_000,
        share: Share | None = None,
        pause: Sleep | None = None,
    ) -> PostgresStore:
        store = await PostgresStore.open(
            url,
            holder=holder,
            now=time.now,
            lease_ms=lease_ms,
            sleep=time.until_woken,
            share=share,
            pause=pause or Pause(),
        )
        stores.append(store)
        return store

    yield make
    for store in stores:
        await store.close()
