"""Starts the client anew when it ends by a fault of Discord's, the network's or its own; gives up when that is vain.

Dropped connections are discord.py's own business; this is for what ends it. It knows no tables: a new client takes them
up from the store, like after a restart of the process.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

import aiohttp
import discord

from bot.errors import StartError
from bot.metrics import Metrics
from bot.play.clock import Clock
from bot.store.errors import LeaseLost, StoreError

log = logging.getLogger(__name__)

FIRST_WAIT_MS = 5_000
LAST_WAIT_MS = 300_000
CROWDED = 4011
"""Close code for a shard with too many servers."""
TOO_MANY = 429
"""HTTP status of a limit."""
STEADY_MS = 600_000
"""A client that lasted so long was well: the next wait is the first one again."""

BAD_TOKEN = (
    "Discord refused the token: copy it anew from the developer portal into DISCORD_TOKEN "
    "(in a container: into .env, then `docker compose up -d`)."
)
HOPELESS = {
    4004: BAD_TOKEN,
    4010: "Discord refused a shard as there are others in their number: set SHARDS alike wherever this bot runs.",
    4011: "Discord wants more shards, as one has more than 2,500 servers: set SHARDS to 0, or to a larger number.",
    4012: "Discord no longer speaks this version of its interface: upgrade the bot.",
    4013: "Discord does not know the intents that the bot asks for: upgrade the bot.",
    4014: "Discord refused the intents, though this bot asks for none that is privileged: check the application.",
}
"""Close codes after which every further try would end alike, and what the admin does about it."""


def hopeless(error: Exception, *, fixed_shards: bool) -> str | None:
    """The sentence for the admin if trying again is vain, else None.

    Unless the admin has ``fixed_shards``, the next client begins as many as Discord recommends then.
    """
    if isinstance(error, discord.LoginFailure):
        return BAD_TOKEN
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return HOPELESS[4014]
    if isinstance(error, discord.ConnectionClosed):
        return None if error.code == CROWDED and not fixed_shards else HOPELESS.get(error.code)
    return None


def unreachable(error: Exception) -> str | None:
    """In a few words what the network or Discord's servers lack; None if that is not what ended the client."""
    if isinstance(error, discord.ConnectionClosed) and error.code == CROWDED:
        return "it wants more shards for so many servers"
    if isinstance(error, aiohttp.ClientConnectorDNSError):
        return "the name of its server is not resolved; check the network and its DNS"
    if isinstance(error, aiohttp.ClientConnectorCertificateError | aiohttp.ClientConnectorSSLError):
        return "its certificate is not trusted; check the clock, and what stands between"
    if isinstance(error, TimeoutError):
        return "it does not answer in time"
    if isinstance(error, discord.DiscordServerError):
        return f"its servers are unwell (status {error.status})"
    if isinstance(error, discord.RateLimited):
        return f"it lets this bot wait for {error.retry_after:.0f} s"
    if isinstance(error, discord.HTTPException) and error.status == TOO_MANY:
        return "it takes nothing from this address for now (status 429)"
    if isinstance(error, discord.GatewayNotFound):
        return "its gateway is not there"
    if isinstance(error, OSError | aiohttp.ClientError):
        return getattr(error, "strerror", None) or str(error) or type(error).__name__
    return None


async def unless_lost(
    work: Coroutine[None, None, None], lost: Coroutine[None, None, None], ending: Callable[[], None]
) -> None:
    """Do ``work`` until it ends or ``lost`` does; then another process plays, and this one must stop at once.

    Raises ``LeaseLost``, or what ``work`` raises. When cancelled, ``work`` is cancelled too and awaited; ``ending`` is
    called before ``work`` hears of it.
    """
    working, losing = asyncio.ensure_future(work), asyncio.ensure_future(lost)
    try:
        await asyncio.wait((working, losing), return_when=asyncio.FIRST_COMPLETED)
        if losing.done():
            raise LeaseLost
        await working
    finally:
        ending()
        for task in (working, losing):
            task.cancel()
        await asyncio.gather(working, losing, return_exceptions=True)


async def keep_running(
    run: Callable[[], Awaitable[None]], clock: Clock, metrics: Metrics, *, fixed_shards: bool = False
) -> None:
    """Call ``run`` again and again until cancelled, with growing pauses on ``clock``.

    Raises:
        StartError: Discord refuses for good; the sentence says what to do.
        StoreError: the data cannot be used; that is nothing a new connection mends.
    """
    wait = FIRST_WAIT_MS
    while True:
        began, reason = clock.now(), None
        try:
            await run()
            log.warning("the connection to Discord ended without a reason")
        except (StartError, StoreError):
            raise
        except Exception as error:
            if (sentence := hopeless(error, fixed_shards=fixed_shards)) is not None:
                raise StartError(sentence) from error
            reason = unreachable(error)
            if reason is None:
                log.error("the connection to Discord ended", exc_info=error)
            else:
                log.debug("where Discord could not be reached", exc_info=error)
        if clock.now() - began >= STEADY_MS:
            wait = FIRST_WAIT_MS
        if reason is None:
            log.warning("next try in %s s", wait // 1000)
        else:
            log.warning("Discord cannot be reached: %s; next try in %s s", reason, wait // 1000)
        metrics.restarts += 1
        await clock.sleep(wait)
        wait = min(wait * 2, LAST_WAIT_MS)
