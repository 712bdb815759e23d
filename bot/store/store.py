"""The store of either database, its lease, and its sharing among processes; all it wrote is durable."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol, TypeAlias, TypeVar

import msgspec
from prometheus_client import Histogram

from bot.process.metrics import watched
from bot.store.errors import LeaseLost, StoreError
from bot.store.statements.script import GroupWriter, Script, Steps, change, find, script, tell, upsert

LEASE_MS: Final = 15_000
"""A process without news for so long counts as dead."""
ONCE: Final = -1
"""Pseudo shard for work of one process for all: reminders, nightly work, commands, old lobbies."""
NOBODY: Final = 0


class Share(msgspec.Struct, frozen=True):
    """The shards that a process begins with: ``first`` to ``last`` of ``of``."""

    first: int
    last: int
    of: int
    bot: str = ""
    """Bot's token, its beginning: others do not share its database."""
    rules: str = ""
    """Versions of its rules, such as ``cosmic 6, slap 1``."""

    @property
    def number(self) -> int:
        """The process's number; ranges do not overlap, so the first shard is enough."""
        return self.first + 1

    def __contains__(self, shard: int) -> bool:
        return self.first <= shard <= self.last

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.of}"


class Member(msgspec.Struct, frozen=True):
    share: Share
    over: bool
    """True if it has not renewed its lease in time."""


class ClusterState(msgspec.Struct, frozen=True):
    members: Mapping[int, Member]
    holders: Mapping[int, int]
    """By shard, for all ever held; ``NOBODY`` if its process is gone or has given it up."""
    at_ms: int = 0
    asleep: frozenset[int] = frozenset()
    """Shards with games that sleep until a newer bot plays them."""


class Forward(msgspec.Struct, frozen=True):
    id: int
    body: bytes
    deferred: bool
    """True if its sender has already said that the answer takes longer."""
    interrupted: bool
    """True if a process that is gone had it in hand: nobody knows how far it got."""


class Sharing(Protocol):
    """Other processes that share the database. Raises errors of the store."""

    @property
    def share(self) -> Share: ...

    @property
    def forwards(self) -> Mapping[str, int]:
        """Count the forwarded interactions ``left``, ``collected`` and ``deferred`` since the process started."""

    async def cluster_state(self) -> ClusterState: ...

    async def bury(self, number: int) -> bool:
        """End a process that has not renewed its lease in time: it writes no more. Whether that was so."""

    async def claim(self, shard: int) -> bool:
        """Hold a shard that nobody holds; whether it is ours now."""

    async def give(self, shard: int) -> None: ...

    async def turn(self, shard: int, concurrency: int, gap_ms: int) -> int:
        """Begin now (0), or ask again in so many ms: one in ``gap_ms`` of those alike modulo ``concurrency``."""

    async def leave(self, shard: int, body: bytes) -> int:
        """Leave a forwarded message for whoever holds a shard, and wake them; its number."""

    async def collect(self, shards: Collection[int]) -> Sequence[Forward]:
        """Take forwarded messages that nobody has in hand, oldest first."""

    async def defer(self, forward: int, *, anyway: bool) -> bool:
        """Note that it takes longer; False if it is done, or, unless ``anyway``, in the hand of a living process."""

    async def settle(self, forwards: Sequence[int]) -> None:
        """Delete forwarded messages that are done, by their numbers."""

    def tell(self, news: str) -> None:
        """Say something to all processes that listen at this moment; it is no loss if one misses it."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear what others tell, and empty words whenever there may be something new to be read. Until cancelled."""


_ACQUIRE = upsert("lease", ("id", "holder", "machine", "token", "until_ms"), ("id",))


@script
def holder() -> Steps[tuple[str, str, int] | None]:
    """Return the holder of the lease: name, machine, and end (unix ms); None for nobody."""
    for name, machine, until_ms in (yield from find('SELECT "holder", "machine", "until_ms" FROM lease')):
        return name, machine, until_ms
    return None


def acquire(holder: str, machine: str, token: str, until_ms: int) -> Steps[None]:
    yield from tell(_ACQUIRE, (1, holder, machine, token, until_ms))


@script
def verify(token: str) -> Steps[None]:
    """Raise ``LeaseLost`` unless the lease is ours; holds for the transaction."""
    if (yield from find('SELECT "token" FROM lease')) != [(token,)]:
        raise LeaseLost


@script
def renew(token: str, until_ms: int) -> Steps[None]:
    """Move the end of our lease; raises ``LeaseLost``."""
    if (yield from change('UPDATE lease SET "until_ms" = ? WHERE "token" = ?', (until_ms, token))) != 1:
        raise LeaseLost


@script
def release(token: str) -> Steps[None]:
    yield from tell('DELETE FROM lease WHERE "token" = ?', (token,))


T = TypeVar("T")
Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits for so many seconds."""
Now: TypeAlias = Callable[[], int]
"""Tells the time in unix milliseconds."""

RENEWALS = 3


class Store(ABC):
    _writer: GroupWriter

    def __init__(self, now: Now, token: str) -> None:
        self._now = now
        self._token = token
        self._closed = False
        self._renewal: asyncio.Task[None] | None = None
        self._renewed = True
        self._lost = asyncio.Event()
        self.sharing: Sharing | None = None

    @abstractmethod
    async def read(self, script: Script[T]) -> T:
        """Carry out what changes nothing. Raises ``StoreBroken``, ``StoreDamaged``, ``StoreClosed``."""

    async def write(self, script: Script[T]) -> T:
        """Carry out a change in a transaction with others that wait; on return it is on the disk.

        After an error nothing of it was kept. Raises ``StoreFull`` (may be tried again), ``BatchRefused``,
        ``LeaseLost``, ``StoreBroken``, ``StoreUnknown`` (as the process ends) or ``StoreClosed``.
        """
        try:
            return await self._writer.submit(script)
        except LeaseLost:
            self._lost.set()
            raise

    @property
    def commits(self) -> Histogram:
        return self._writer.commits

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
        """Wait a few seconds only for a server that is away, then raise ``StoreUnknown``. Harmless when repeated."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was submitted, give up the lease. Harmless when repeated."""

    @property
    def holds_lease(self) -> bool:
        """True if the last renewal found the lease ours."""
        return self._renewed and not self._closed and not self._lost.is_set()

    async def lost(self) -> None:
        """Wait until another process is found to hold the lease; then this one must stop acting."""
        await self._lost.wait()

    async def renew(self, lease_ms: int) -> None:
        """Hold the lease for ``lease_ms`` from now. Raises ``LeaseLost``."""
        await self.write(renew(self._token, self._now() + lease_ms))

    def _hold(self, lease_ms: int, sleep: Sleep) -> None:
        self._renewal = watched(self._keep_lease(lease_ms, sleep), "lease", endless=True)

    async def _keep_lease(self, lease_ms: int, sleep: Sleep) -> None:
        """Renew until closed. Failures are not raised here: the next commit meets them."""
        while True:
            await sleep(lease_ms / RENEWALS / 1000)
            try:
                await self.renew(lease_ms)
                self._renewed = True
            except StoreError:
                self._renewed = False

    async def _let_go(self) -> None:
        """Stop renewals and give the lease up. On a full or broken database it stays and expires."""
        self._closed = True
        if self._renewal is not None:
            self._renewal.cancel()
            with suppress(asyncio.CancelledError):
                await self._renewal
        with suppress(StoreError):
            await self._release()

    async def _release(self) -> None:
        await self._writer.submit(release(self._token))
