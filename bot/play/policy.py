"""Permissions by a server's admins for opening tables; moderators may always open, within limits."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.store.statements import sending, tables
from bot.store.store import Store

OPEN = ("lobby", "running", "paused", "referee")
"""States of a table that counts against the limit of its channel."""
Who: TypeAlias = Literal["everybody", "role", "moderators"]
Reason: TypeAlias = Literal["channel", "role", "moderators", "tables", "member", "lobbies"]
MEMBER = 10
"""Most open tables of one member on a server if nothing else is set: more than anybody plays at, and no flood."""
LOBBIES = 3
"""Most of them that have not begun yet."""


class Policy(msgspec.Struct, frozen=True):
    channels: tuple[int, ...] = ()
    """Channels in which tables may be opened; empty for all."""
    who: Who = "everybody"
    role: int | None = None
    tables: int | None = None
    """Most open tables in one channel, lobbies included; None for no limit."""
    players: int | None = None
    """Most players at one table; None for what the game takes."""
    member: int | None = MEMBER
    """Most open tables of which one member is the host, lobbies included; None for no limit."""
    called: int | None = None
    """The role that ``/find`` may mention; None for none."""
    reports: int | None = None
    """The channel to which reports for the moderators go; None for none."""
    forum: int | None = None
    """The forum in which each table gets a post of its own; None for threads below the lobby's message."""
    kept: int | None = None
    """Days for which games of this server are kept after their end, if the bot does not keep them shorter anyway."""
    packs: bool | Literal["counted"] = False
    """True if tables may be dealt powers of packs; ``counted`` if such games count for ratings besides."""


class Opener(msgspec.Struct, frozen=True):
    roles: frozenset[int]
    moderator: bool


class Hosted(msgspec.Struct, frozen=True):
    tables: int = 0
    lobbies: int = 0


def refusal(policy: Policy, opener: Opener, channel: int, open_here: int, hosted: Hosted) -> Reason | None:
    """First reason against a new table; None if there is none."""
    if policy.channels and channel not in (*policy.channels, policy.forum):
        return "channel"
    if policy.who == "moderators" and not opener.moderator:
        return "moderators"
    if policy.who == "role" and not opener.moderator and policy.role not in opener.roles:
        return "role"
    if policy.tables is not None and open_here >= policy.tables:
        return "tables"
    if policy.member is not None and hosted.tables >= policy.member:
        return "member"
    if policy.member is not None and hosted.lobbies >= LOBBIES:
        return "lobbies"
    return None


class Policies:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, guild: int) -> Policy:
        kept = await self._store.read(sending.settings(guild))
        return Policy() if kept is None else msgspec.json.decode(kept, type=Policy)

    async def kept(self) -> dict[int, int]:
        settings = await self._store.read(sending.all_settings())
        found = {guild: msgspec.json.decode(kept, type=Policy).kept for guild, kept in settings.items()}
        return {guild: days for guild, days in found.items() if days is not None}

    async def write(self, guild: int, policy: Policy) -> None:
        """Keep the settings of one server; durable on return. Raises a ``StoreError``."""
        kept = None if policy == Policy() else msgspec.json.encode(policy)
        await self._store.write(sending.set_settings(guild, kept))

    async def open_tables(self, guild: int, channel: int) -> int:
        return sum(head.parent == channel for head in await self._store.read(tables.heads_in(guild, OPEN)))

    async def hosted(self, guild: int, user: int) -> Hosted:
        states = await self._store.read(tables.hosted(guild, user, OPEN))
        return Hosted(len(states), states.count("lobby"))
