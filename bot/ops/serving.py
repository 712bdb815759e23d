"""Run one process from its start to its end: database, pictures, health, a client started anew after a fault."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import aiohttp
import discord
import msgspec

from bot.app import TableBot, plan_of
from bot.cluster import Cluster
from bot.ops.health import Health
from bot.ops.maintenance import Maintenance
from bot.ops.status import StatusServer
from bot.play.clock import Clock, always, rounds
from bot.play.games.ai_workers import AIWorkers
from bot.play.games.kinds import rules_known
from bot.process.metrics import Metrics, watch_lag, watched
from bot.process.workers import trim
from bot.settings import DATABASE, Settings
from bot.store.choosing import open_store
from bot.store.errors import LeaseLost, StoreError
from bot.store.files import PRIVATE_FOLDER
from bot.store.store import LEASE_MS
from bot.words.message import StartError
from renderers.pool import FilmPool, RenderPool, is_film

log = logging.getLogger(__name__)

FIRST_WAIT_MS = 5_000
LAST_WAIT_MS = 300_000
CROWDED = 4011
TOO_MANY = 429
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
    """The admin's sentence if trying again is vain. Unless ``fixed_shards``, the next client begins enough shards."""
    if isinstance(error, discord.LoginFailure):
        return BAD_TOKEN
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return HOPELESS[4014]
    if isinstance(error, discord.ConnectionClosed):
        return None if error.code == CROWDED and not fixed_shards else HOPELESS.get(error.code)
    return None


def unreachable(error: Exception) -> str | None:
    """Name the lack of network or Discord's servers; None if that is not what ended the client."""
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


async def unless_lost(work: Awaitable[None], lost: Awaitable[None], ending: Callable[[], None]) -> None:
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
    """Call ``run`` again and again, with growing pauses. Raises ``StartError`` for what stays so, ``StoreError``."""
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


PICTURES_WAITING = 64
TRIM_MS = 60_000
"""Interval of giving free memory back to the system: tables sleep after a minute."""


def free_bytes(folder: Path) -> int | None:
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


async def serve(settings: Settings, clock: Clock) -> None:
    """Run until cancelled. Raises ``StoreError`` (data unusable or taken), ``StartError`` (refused)."""
    settings.data_dir.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    holder = f"{socket.gethostname()}:{os.getpid()}"

    async def sleep(seconds: float) -> None:
        await clock.sleep(int(seconds * 1000))

    path = settings.data_dir / DATABASE
    share = settings.share and msgspec.structs.replace(settings.share, rules=rules_known())
    shared = share is not None
    store = await open_store(
        settings.database_url,
        path,
        holder=holder,
        now=clock.now,
        sleep=asyncio.sleep if shared else sleep,  # the server counts the lease where several watch each other
        share=share,
    )
    cluster = None if store.sharing is None else Cluster(store.sharing, clock, LEASE_MS / 1_000)
    pool, films = RenderPool(settings.render_processes, PICTURES_WAITING), FilmPool()
    ai_workers = AIWorkers()
    metrics = Metrics()
    maintenance = Maintenance(store, clock, settings.data_dir, plan_of(settings))
    health = Health(metrics, lambda: store.holds_lease, maintenance.backup_age_ms)
    health.commits = store.commits
    health.cluster = cluster
    health.free_bytes = lambda: free_bytes(settings.data_dir)
    warming = watched(pool.start(), "renderers")  # takes seconds, and no game waits for a picture
    once = always if cluster is None else cluster.membership.leading.is_set
    nights = watched(maintenance.run(once), "upkeep", endless=True)
    looking = watched(maintenance.watch(), "upkeep", endless=True)
    watching = watched(watch_lag(metrics), "lag", endless=True)
    trimming = watched(rounds("memory", clock, TRIM_MS, partial(asyncio.to_thread, trim)), "memory", endless=True)

    async def draw(renderer: str, view: bytes) -> bytes:
        await asyncio.shield(warming)
        return await (films if is_film(renderer) else pool).draw(renderer, view)

    async def run() -> None:
        bot = TableBot(settings, clock, store, draw, health, cluster, ai_workers.think)
        try:
            async with bot:
                await bot.start(settings.token)
            if bot.fault is not None:
                raise bot.fault
        finally:
            health.ended()

    try:
        async with StatusServer(health, settings.http):
            if cluster is not None:
                await cluster.begin()
            playing = keep_running(run, clock, metrics, fixed_shards=settings.shards > 0)
            await unless_lost(playing, store.lost(), store.stop_soon)
    finally:
        if cluster is not None:
            cluster.end()
        await pool.close()  # first: it may still warm up, and nobody waits for that
        tasks = (warming, watching, nights, looking, trimming)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await films.close()
        await ai_workers.close()
        await store.close()


AGAIN_S = 0.5


class _Reading(msgspec.Struct):
    now: int
    rate: float


async def follow(clock: Clock, base: str, first: asyncio.Event, again_s: float = AGAIN_S) -> None:
    """Set ``clock`` like the sandbox's and acknowledge once due timers were called; ``again_s`` is real time."""
    missed = False
    while True:
        try:
            async with aiohttp.ClientSession() as session, session.ws_connect(f"{base}/_clock") as socket:
                missed = False
                async for message in socket:
                    reading = msgspec.json.decode(message.data, type=_Reading, strict=False)
                    clock.set(reading.now, reading.rate)
                    first.set()
                    await asyncio.sleep(0)  # let what the timers queued be looked at first
                    await socket.send_json({"seen": reading.now})
        except aiohttp.ClientError as error:
            if not missed:
                log.info("the sandbox's clock is out of reach: %s", error)
            missed = True
        await asyncio.sleep(again_s)
