"""The store for tables, commands and maintenance, whichever database keeps it: it reads and writes scripts.

One process writes what is its own. What ``write`` has returned from is durable; what ``read`` tells was committed
before it. Errors are those of ``bot.store.errors``; the scripts are in ``bot.store.statements``.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias, TypeVar

from prometheus_client import Histogram

from bot.process.tasks import watched
from bot.store.errors import LeaseLost, StoreError
from bot.store.sharing import Sharing
from bot.store.statements import holding
from bot.store.statements.script import Script

T = TypeVar("T")
Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits for so many seconds."""

RENEWALS = 3
"""How often the lease is renewed within its time."""


class Store(ABC):
    """The durable side of all tables."""

    def __init__(self, now: Callable[[], int], token: str) -> None:
        """``now`` gives unix milliseconds; ``token`` is that of our lease."""
        self._now = now
        self._token = token
        self._closed = False
        self._renewal: asyncio.Task[None] | None = None
        self._renewed = True
        self._lost = asyncio.Event()
        self._sharing: Sharing | None = None

    @abstractmethod
    async def read(self, script: Script[T]) -> T:
        """Carry out what changes nothing. Raises ``StoreBroken``, ``StoreDamaged``, ``StoreClosed``."""

    async def write(self, script: Script[T]) -> T:
        """Carry out a change in a transaction with others that wait; on return it is on the disk.

        After an error nothing of it was kept. Raises ``StoreFull`` (may be tried again), ``BatchRefused``,
        ``LeaseLost``, ``StoreBroken``, ``StoreUnknown`` (as the process ends) or ``StoreClosed``.
        """
        try:
            return await self._submit(script)
        except LeaseLost:
            self._lost.set()
            raise

    @abstractmethod
    async def _submit(self, script: Script[T]) -> T:
        """Carry out a change, durable on return."""

    @property
    @abstractmethod
    def commits(self) -> Histogram:
        """Return the durations of transactions."""

    @property
    def sharing(self) -> Sharing | None:
        """The other processes, if several share the database."""
        return self._sharing

    # --- its files ---------------------------------------------------------------------------------------------------

    @abstractmethod
    async def wipe(self) -> None:
        """Let nothing of what was deleted stay in the database's files, as far as nobody reads it at the moment."""

    @abstractmethod
    async def shrink(self, most: int, keep: int) -> bool:
        """Give up to ``most`` free pages back to the volume, but leave ``keep``; returns whether there are more."""

    @abstractmethod
    async def backup(self, to: Path) -> None:
        """Copy everything committed so far to ``to`` while the bot goes on, and verify the copy.

        Raises ``BackupRefused``, ``StoreFull``, ``StoreUnwritable``; an older file at ``to`` then stays as it was.
        """

    # --- the lease ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def stop_soon(self) -> None:
        """The process is to end: from now on a server that is away is waited for a few seconds only.

        What cannot be known by then raises ``StoreUnknown``. Harmless when repeated.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was submitted, give up the lease. Harmless when repeated."""

    @property
    def holds_lease(self) -> bool:
        """True if what is stored was still ours to write at the last renewal."""
        return self._renewed and not self._closed and not self._lost.is_set()

    async def lost(self) -> None:
        """Wait until another process is found to hold the lease; then nobody here may act any more."""
        await self._lost.wait()

    async def renew(self, lease_ms: int) -> None:
        """Hold the lease for ``lease_ms`` from now. Raises ``LeaseLost``."""
        await self.write(holding.renew(self._token, self._now() + lease_ms))

    def _hold(self, lease_ms: int, sleep: Sleep) -> None:
        self._renewal = watched(self._keep_lease(lease_ms, sleep), "lease", endless=True)

    async def _keep_lease(self, lease_ms: int, sleep: Sleep) -> None:
        """Renew until closed. A failure is not raised here: the next commit meets it and tells its caller."""
        while True:
            await sleep(lease_ms / RENEWALS / 1000)
            try:
                await self.renew(lease_ms)
                self._renewed = True
                await self._after_renewal()
            except StoreError:
                self._renewed = False

    @abstractmethod
    async def _after_renewal(self) -> None:
        """Run a driver's occasional work besides."""

    async def _let_go(self) -> None:
        """Renew no more, and give the lease up. On a full or broken database it stays and expires."""
        self._closed = True
        if self._renewal is not None:
            self._renewal.cancel()
            with suppress(asyncio.CancelledError):
                await self._renewal
        with suppress(StoreError):
            await self._release()

    async def _release(self) -> None:
        """Give the lease up; another's stays."""
        await self._submit(holding.release(self._token))
