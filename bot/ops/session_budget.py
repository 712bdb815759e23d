"""Sparing with sessions: Discord counts how often a bot begins one, and resets the token of one that begins too many.

A bot that dies every ten seconds and is started anew each time would use up a day's thousand in three hours.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord
import msgspec
from discord.http import HTTPClient

from bot.play.clock import Clock
from bot.store.errors import LeaseLost, StoreError
from bot.store.sharing import Sharing

log = logging.getLogger(__name__)

PLENTY: Final = 200
"""With so many left nobody has to wait."""
WINDOW_MS: Final = 5_250
"""Discord's five seconds, and a little for the way."""
AGAIN_MS: Final = 1_000
"""Between two questions whose turn it is, while the database is away."""


class Sessions(msgspec.Struct, frozen=True):
    """How a bot begins its sessions: one for each shard."""

    shards: int
    concurrency: int
    """How many shards may begin one at the same time."""


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
        log.warning(
            "started too often: only %s sessions are left for today, the next begins in %s s",
            starts["remaining"],
            pause // 1_000,
        )
        await clock.sleep(pause)
    return sessions


class SharedTurns:
    """The same where several processes begin sessions of one bot: the database says whose turn it is."""

    def __init__(self, sharing: Sharing, concurrency: int, sleep: Callable[[float], Awaitable[None]]) -> None:
        """``sleep`` takes seconds of real time, which the database counts."""
        self._sharing = sharing
        self._concurrency = concurrency
        self._sleep = sleep

    async def wait(self, shard: int) -> None:
        """Return when it is the shard's turn, however long the database is away; it is taken then.

        An error would end the client, and all its other shards with it. Raises ``LeaseLost``.
        """
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
    """When each shard may begin a session: of those with the same number modulo ``concurrency`` one in five seconds."""

    def __init__(self, clock: Clock, concurrency: int) -> None:
        """Nobody has begun one."""
        self._clock = clock
        self._concurrency = concurrency
        self._free_ms: dict[int, int] = {}

    async def wait(self, shard: int) -> None:
        """Return when it is the shard's turn; it is taken then."""
        key, now = shard % self._concurrency, self._clock.now()
        at = max(now, self._free_ms.get(key, 0))
        self._free_ms[key] = at + WINDOW_MS
        if at > now:
            await self._clock.sleep(at - now)
