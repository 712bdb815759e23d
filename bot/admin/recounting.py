"""``recount``: ratings, and what powers have won, worked out again from the games that are kept.

The bot has to be stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bot.admin.reading import Database, opened
from bot.play.clock import Clock
from bot.play.games.ratings import Ratings
from bot.store.api import Store
from bot.store.choosing import open_store
from bot.store.rows import PowerRow, RatingRow
from bot.store.sqlite.backup import unix_ms


def run(database: Database) -> int:
    """Count anew and say what has changed. Raises a ``StoreError`` if a bot plays there."""
    return asyncio.run(_run(database))


async def _run(database: Database) -> int:
    if isinstance(database, Path):
        with opened(database):  # where none is, none is made
            pass
    url, path = (database, Path()) if isinstance(database, str) else ("", database)
    store = await open_store(url, path, holder="recount", now=unix_ms)
    try:
        games, servers, changed = await recount(store)
    finally:
        await store.close()
    where = "1 server" if servers == 1 else f"{servers} servers"
    print(f"Counted anew: {games} games on {where}; {changed} ratings and powers have changed.")
    return 0


async def recount(store: Store) -> tuple[int, int, int]:
    """How many games counted, on how many servers, and how many ratings and powers came out otherwise.

    Raises ``StoreError``. Each server's ratings change at once; where it is cut off the others keep theirs.
    """
    servers = await store.counted_in()
    before = await _counted(store, servers)
    counting = Ratings(store, Clock(0, 0))
    games = sum([await counting.anew(guild) for guild in servers])
    while more := await counting.portion():
        games += more
    servers = await store.counted_in()
    after = await _counted(store, servers)
    return games, len(servers), sum(before.get(key) != after.get(key) for key in {*before, *after})


async def _counted(store: Store, servers: Sequence[int]) -> dict[tuple[object, ...], RatingRow | PowerRow]:
    found: dict[tuple[object, ...], RatingRow | PowerRow] = {}
    for guild in servers:
        found |= {(guild, row.game, row.players, row.user): row for row in await store.ratings(guild)}
        found |= {(guild, row.power): row for row in await store.powers(guild)}
    return found
