"""One process from its start to its end: database, pictures, health, nightly work, and clients one after another."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
from functools import partial
from pathlib import Path

from bot.allocator import trim
from bot.app import TableBot, plan_of
from bot.cluster.cluster import Cluster
from bot.metrics import Metrics, watch_lag
from bot.ops.health import Health
from bot.ops.status import StatusServer
from bot.ops.supervisor import keep_running, unless_lost
from bot.play.clock import Clock
from bot.play.rounds import always, rounds
from bot.play.upkeep import Upkeep
from bot.settings import DATABASE, Settings
from bot.store.choosing import open_store
from bot.store.files import PRIVATE_FOLDER
from bot.store.sharing import LEASE_MS
from bot.tasks import watched
from bot.thoughts import ThoughtPool
from renderers.films import FilmPool, is_film
from renderers.pool import RenderPool

PICTURES_WAITING = 64
TRIM_MS = 60_000
"""Free memory goes back to the system so often: tables sleep after a minute."""


def free_bytes(folder: Path) -> int | None:
    """Room on the volume; None if it does not say."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


async def serve(settings: Settings, clock: Clock) -> None:
    """Run until cancelled.

    Raises ``StoreError`` if the data cannot be opened or another process took them over, ``StartError`` if Discord
    refuses.
    """
    settings.data_dir.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    holder = f"{socket.gethostname()}:{os.getpid()}"

    async def sleep(seconds: float) -> None:
        await clock.sleep(int(seconds * 1000))

    path = settings.data_dir / DATABASE
    shared = settings.share is not None
    store = await open_store(
        settings.database_url,
        path,
        holder=holder,
        now=clock.now,
        sleep=asyncio.sleep if shared else sleep,  # the server counts the lease where several watch each other
        share=settings.share,
    )
    cluster = None if store.sharing is None else Cluster(store.sharing, clock, LEASE_MS / 1_000)
    pool, films = RenderPool(settings.render_processes, PICTURES_WAITING), FilmPool()
    thoughts = ThoughtPool()
    metrics = Metrics()
    upkeep = Upkeep(store, clock, settings.data_dir, plan_of(settings))
    health = Health(metrics, lambda: store.holds_lease, upkeep.backup_age_ms)
    health.commits = store.commits
    health.cluster = cluster
    health.free_bytes = lambda: free_bytes(settings.data_dir)
    warming = watched(pool.start(), "renderers")  # takes seconds, and no game waits for a picture
    once = always if cluster is None else cluster.membership.leading.is_set
    nights = watched(upkeep.run(once), "upkeep", endless=True)
    watching = watched(watch_lag(metrics), "lag", endless=True)
    trimming = watched(rounds("memory", clock, TRIM_MS, partial(asyncio.to_thread, trim)), "memory", endless=True)

    async def draw(renderer: str, view: bytes) -> bytes:
        await asyncio.shield(warming)
        return await (films if is_film(renderer) else pool).draw(renderer, view)

    async def run() -> None:
        bot = TableBot(settings, clock, store, draw, health, cluster, thoughts.think)
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
        for task in (watching, nights, trimming):
            task.cancel()
        await asyncio.gather(warming, watching, nights, trimming, return_exceptions=True)
        await films.close()
        await thoughts.close()
        await pool.close()
        await store.close()
