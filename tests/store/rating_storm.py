"""A process in which games end and count, or count anew, until it is killed; it prints what was acknowledged.

Run by ``rating_kills``: ``python -m tests.store.rating_storm PLACE ended|counted``.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from bot.admin.games import recount
from bot.play.clock import Clock
from bot.play.games import results
from bot.play.games.results import Ratings
from bot.store.choosing import open_store
from bot.store.sqlite.backup import unix_ms
from bot.store.statements.script import Script
from bot.store.store import Store
from tests.scripts import name_of
from tests.store.past import evening

T = TypeVar("T")
WRITERS = 4


def say(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


async def end_games(store: Store, random: Random) -> None:
    while True:
        for table in await evening(store, random, 1):
            say(f"ended {table}")


async def count_games(store: Store) -> None:
    counting = Ratings(store, Clock(0, 0))
    while True:
        if not await counting.portion():
            await asyncio.sleep(0)


async def count_anew(store: Any) -> None:
    """One line before each portion and before what they come to is written, so that the kill comes in the middle."""

    def told(done: Callable[[Script[T]], Awaitable[T]]) -> Callable[[Script[T]], Awaitable[T]]:
        async def tell(script: Script[T]) -> T:
            if name_of(script) in ("results", "recount"):
                say("counted 0")
            return await done(script)

        return tell

    store.read, store.write = told(store.read), told(store.write)
    while True:
        await recount(store)


async def main(place: str, what: str) -> None:
    """``place`` is a file, or the address of a PostgreSQL database."""
    url = place if place.startswith("postgresql:") else ""
    store = await open_store(url, Path(place), holder="storm", now=unix_ms)
    results.PORTION = 3  # type: ignore[misc]  # so that there are several
    say("ready")
    if what == "ended":
        seeds = range(WRITERS)
        await asyncio.gather(count_games(store), *(end_games(store, Random(seed)) for seed in seeds))
    else:
        await count_anew(store)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
