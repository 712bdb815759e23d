"""Choice of the database: the file in the data directory, or a PostgreSQL server."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from bot.store.postgres import running
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Now, Share, Sleep, Store

log = logging.getLogger(__name__)


async def open_store(
    url: str, path: Path, *, holder: str, now: Now, sleep: Sleep = asyncio.sleep, share: Share | None = None
) -> Store:
    if not url:
        return await SqliteStore.open(path, holder=holder, now=now, sleep=sleep)
    if running.is_exposed(url):
        log.warning("%s. %s", running.UNVERIFIED, running.VERIFY)
    from bot.store.postgres.store import PostgresStore  # its driver costs memory where nobody wants it

    return await PostgresStore.open(url, holder=holder, now=now, sleep=sleep, share=share)
