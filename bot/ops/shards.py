"""Shards and their sessions: sparing with new ones, lasting over a network that is away, and how full the shards are.

Discord counts how often a bot begins a session, and resets the token of one that begins too many: a bot that dies every
ten seconds and is started anew each time would use up a day's thousand in three hours.

The library's own shard begins a new session once a try to connect has failed, so that all events in between are lost;
it waits for its next try where the other shards wait to connect again; a client that is cancelled while it connects
runs on; and a shard that is closed while it is to connect again does so. ``LastingShard`` does none of that. Discord
refuses the connection of a shard with too many servers, which ``Crowding`` notices in time.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Mapping
from typing import Final

import aiohttp
import discord
import msgspec
from discord.gateway import ReconnectWebSocket
from discord.http import HTTPClient
from discord.shard import Shard

from bot.play.clock import Clock
from bot.process.metrics import watched
from bot.store.errors import LeaseLost, StoreError
from bot.store.store import Sharing, Sleep

log = logging.getLogger(__name__)

PLENTY: Final = 200
"""Sessions left with which nobody has to wait."""
WINDOW_MS: Final = 5_250
"""Discord's five seconds, and a little for the way."""
AGAIN_MS: Final = 1_000
"""Wait between two asks for a turn, while the database is away."""


class Sessions(msgspec.Struct, frozen=True):
    shards: int
    concurrency: int
    """Shards that may begin one at the same time."""


def pause_before(remaining: int, reset_after_ms: int, shards: int = 1) -> int:
    """Milliseconds before the next start of all shards, so that the sessions that remain last until there are new."""
    return 0 if remaining >= PLENTY + shards else reset_after_ms // max(1, remaining // shards)


async def wait_for_sessions(http: HTTPClient, clock: Clock, shards: int) -> Sessions:
    """Return once sessions may begin: for so many shards, or with 0 for as many as Discord recommends.

    Where Discord does not say how many sessions are left, they may. Without its recommendation for 0 they cannot, and
    what the call raised is raised.
    """
    try:
        recommended, _, starts = await http.get_bot_gateway()
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        if not shards:
            raise
        log.info("Discord did not say how many sessions are left: %s", type(error).__name__)
        return Sessions(shards, 1)
    sessions = Sessions(shards or recommended, starts["max_concurrency"])
    pause = pause_before(starts["remaining"], starts["reset_after"], sessions.shards)
    if pause:
        left, wait = starts["remaining"], pause // 1_000
        log.warning("started too often: only %s sessions are left for today, the next begins in %s s", left, wait)
        await clock.sleep(pause)
    return sessions


class SharedTurns:
    """Turns across several processes of one bot: the database says whose turn it is."""

    def __init__(self, sharing: Sharing, concurrency: int, sleep: Sleep) -> None:
        """``sleep`` is in real time, which the database counts."""
        self._sharing = sharing
        self._concurrency = concurrency
        self._sleep = sleep

    async def wait(self, shard: int) -> None:
        """Take the shard's turn, however long the database is away: an error would end all shards. ``LeaseLost``."""
        while wait := await self._wait_ms(shard):
            await self._sleep(wait / 1_000)

    async def _wait_ms(self, shard: int) -> int:
        try:
            return await self._sharing.turn(shard, self._concurrency, WINDOW_MS)
        except LeaseLost:
            raise
        except StoreError as error:
            log.warning("it is not known whose turn it is to begin a session: %s", error)
            return AGAIN_MS


class Turns:
    """Turns of shards to begin a session: one in five seconds of those with the same number modulo ``concurrency``."""

    def __init__(self, clock: Clock, concurrency: int) -> None:
        self._clock = clock
        self._concurrency = concurrency
        self._free_ms: dict[int, int] = {}

    async def wait(self, shard: int) -> None:
        key, now = shard % self._concurrency, self._clock.now()
        at = max(now, self._free_ms.get(key, 0))
        self._free_ms[key] = at + WINDOW_MS
        if at > now:
            await self._clock.sleep(at - now)


class LastingShard(Shard):
    _failing: asyncio.Task[None] | None = None
    _ended = False
    """True once it was closed, and is to connect no more."""

    async def reconnect(self) -> None:
        """Try again; Discord says itself if the session cannot be resumed any more."""
        await self.reidentify(ReconnectWebSocket(self.id, resume=self.ws.session_id is not None))

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Connect again, unless closed. Raises the ``CancelledError`` that the library hides."""
        if self._ended:
            return
        await super().reidentify(exc)
        if self._ended:  # what has connected meanwhile is nobody's
            await self.close()
        if (client := asyncio.current_task()) is not None and client.cancelling():
            raise asyncio.CancelledError

    async def close(self) -> None:
        self._ended = True
        if self._failing is not None:
            self._failing.cancel()
        await super().close()

    async def _handle_disconnect(self, e: Exception) -> None:
        """Wait for the next try without holding up the other shards."""
        self._failing = watched(super()._handle_disconnect(e), "shards")


MOST: Final = 2_500
"""Servers of one shard above which Discord refuses it."""
CROWDED: Final = 2_000
"""Servers of one shard from which on it is time for more shards."""
COMFORTABLE: Final = 1_000
"""Servers for which Discord recommends one shard."""


def shards_wanted(servers: int) -> int:
    return max(1, math.ceil(servers / COMFORTABLE))


class Crowding:
    """Warns once while a shard is crowded. ``fixed`` tells that the admin has set the number of shards."""

    def __init__(self, *, fixed: bool) -> None:
        self._fixed = fixed
        self._warned = False

    def look(self, servers: Mapping[int, int]) -> None:
        """Warn if a shard is crowded; ``servers`` are counted by shard."""
        fullest = max(servers.values(), default=0)
        if fullest >= CROWDED and not self._warned:
            wanted = shards_wanted(sum(servers.values()))
            log.warning(
                "a shard has %s servers, and Discord refuses it above %s; %s shards are wanted: %s",
                fullest,
                MOST,
                wanted,
                "set SHARDS to that or to 0, and restart the bot"
                if self._fixed
                else "restart the bot, and it begins as many as Discord recommends",
            )
        self._warned = fullest >= CROWDED
