"""Knowledge of each other among processes that share one database, and what they leave for each other.

Each begins with a range of shards of its own. A shard is held by one process at a time; what is done once for all, such
as reminders, is held like a shard of its own, ``ONCE``. What a process has left undone is found by who takes over.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, Protocol

import msgspec

LEASE_MS: Final = 15_000
"""How long a process that says nothing is believed to be alive."""
ONCE: Final = -1
"""Stands for what one process does for all: reminders, nightly work, commands, lobbies that expire."""
NOBODY: Final = 0
"""Number of no process."""


class Share(msgspec.Struct, frozen=True):
    """The shards that a process begins with: ``first`` to ``last`` of ``of``."""

    first: int
    last: int
    of: int
    bot: str = ""
    """Which bot it is, as its token begins: others do not share its database."""
    rules: str = ""
    """The versions of the rules that it knows, such as ``cosmic 6, slap 1``."""

    @property
    def number(self) -> int:
        """The process's number: ranges do not overlap, so their first shards tell them apart."""
        return self.first + 1

    def __contains__(self, shard: int) -> bool:
        return self.first <= shard <= self.last

    def __str__(self) -> str:
        """As an admin writes it."""
        return f"{self.first}-{self.last}/{self.of}"


class Member(msgspec.Struct, frozen=True):
    """A process that has a lease."""

    share: Share
    over: bool
    """Whether it has not renewed its lease in time."""


class ClusterState(msgspec.Struct, frozen=True):
    """The processes that are there, and what each holds."""

    members: Mapping[int, Member]
    """By number, lowest first."""
    holders: Mapping[int, int]
    """By shard, of all that were ever held; ``NOBODY`` where its process is gone or has given it up."""
    at_ms: int = 0
    """When that was told, by the server's clock."""
    asleep: frozenset[int] = frozenset()
    """Shards with games that sleep until a newer bot plays them."""


class Forward(msgspec.Struct, frozen=True):
    """Something for whoever holds a shard."""

    id: int
    body: bytes
    deferred: bool
    """Whether whoever left it has told the person meanwhile that the answer takes longer."""
    interrupted: bool
    """Whether a process that is gone had it in hand: what it did with it is not known."""


class Sharing(Protocol):
    """A database as the processes that share it see each other through it. Raises what the store raises."""

    @property
    def share(self) -> Share:
        """Return the shards that this process begins with."""

    @property
    def forwards(self) -> Mapping[str, int]:
        """Count the forwarded interactions ``left``, ``collected`` and ``deferred`` since the process started."""

    async def cluster_state(self) -> ClusterState:
        """Return the processes that are there, and what each holds."""

    async def bury(self, number: int) -> bool:
        """End a process that has not renewed its lease in time: it writes no more. Whether that was so."""

    async def claim(self, shard: int) -> bool:
        """Hold a shard that nobody holds; whether it is ours now."""

    async def give(self, shard: int) -> None:
        """Hold it no longer."""

    async def turn(self, shard: int, concurrency: int, gap_ms: int) -> int:
        """Begin a session now, 0, or how many milliseconds later to ask again.

        Of shards with the same number modulo ``concurrency`` one begins within ``gap_ms``.
        """

    async def leave(self, shard: int, body: bytes) -> int:
        """Leave a forwarded message for whoever holds a shard, and wake them; its number."""

    async def collect(self, shards: Collection[int]) -> Sequence[Forward]:
        """Take forwarded messages that nobody has in hand, oldest first."""

    async def defer(self, forward: int) -> bool:
        """Note that the person is told it takes longer; False if the forwarded message is done, or in somebody's hand.

        What is in the hand of a process whose lease is over counts as in nobody's.
        """

    async def defer_anyway(self, forward: int) -> bool:
        """The same, whoever has it in hand; False if it is done."""

    async def settle(self, forwards: Sequence[int]) -> None:
        """Strike forwarded messages off that are done, by their numbers."""

    def tell(self, news: str) -> None:
        """Say something to all processes that listen at this moment; it is no loss if one misses it."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear what others tell, and empty words whenever there may be something new to be read. Until cancelled."""
