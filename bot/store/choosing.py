"""Which database keeps everything: the file in the data directory, or a PostgreSQL server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from bot.store.api import Store
from bot.store.scripted import Sleep
from bot.store.sharing import Share
from bot.store.sqlite.store import SqliteStore


async def open_store(
    url: str,
    path: Path,
    *,
    holder: str,
    now: Callable[[], int],
    sleep: Sleep = asyncio.sleep,
    share: Share | None = None,
) -> Store:
    """The store at ``url``, or in the file ``path`` if that is empty. Raises what opening it raises.

    With ``share``, which a file does not know, other processes may have the same store for their shards.
    """
    if not url:
        return await SqliteStore.open(path, holder=holder, now=now, sleep=sleep)
    from bot.store.postgres.store import PostgresStore  # its driver costs memory where nobody wants it

    return await PostgresStore.open(url, holder=holder, now=now, sleep=sleep, share=share)
