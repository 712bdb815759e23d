"""Kill -9 while games end and count, and while all of them count anew; what has to be true afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from bot.play.games.results import result
from bot.store.statements import rating_rows
from bot.store.store import Store
from tests.store.killing import killed
from tests.store.past import GUILD, count, evening, expected

ALL = 100_000
_STORM = "tests.store.rating_storm"


async def what_counted_is_whole(store: Store) -> set[int]:
    """Ratings and powers are exactly those of the games that are marked as counted; returns all games."""
    games = [result(row) for row in await store.read(rating_rows.results(GUILD, (0, 0), ALL))]
    waiting = {row.table for row in (await store.read(rating_rows.unrated(GUILD, ALL))).rows}
    counted = [game for game in games if game.table not in waiting]
    assert (await store.read(rating_rows.ratings(GUILD)), await store.read(rating_rows.powers(GUILD))) == expected(
        counted
    )
    return {game.table for game in games}


async def kill_while_games_end(place: Path | str, reopened: Callable[[], Awaitable[Store]], kills: list[int]) -> None:
    """No game that was acknowledged is lost, and each counts once."""
    ended: set[int] = set()
    for kill in kills:
        lines = await asyncio.to_thread(killed, [_STORM, str(place), "ended"], kill)
        ended |= {int(line.split()[1]) for line in lines}
        store = await reopened()
        assert ended <= await what_counted_is_whole(store)
        await store.close()
    store = await reopened()
    await count(store)
    assert len(await what_counted_is_whole(store)) <= len(ended) + 4 * len(kills)
    assert await store.read(rating_rows.unrated_in()) == []


async def kill_while_counting_anew(
    place: Path | str, reopened: Callable[[], Awaitable[Store]], kills: list[int]
) -> None:
    """However often it is cut off, all ratings are there, as they were before."""
    store = await reopened()
    await evening(store, Random(3), 60)
    await count(store)
    before = await store.read(rating_rows.ratings(GUILD)), await store.read(rating_rows.powers(GUILD))
    await store.close()
    for kill in kills:
        await asyncio.to_thread(killed, [_STORM, str(place), "counted"], kill)
        store = await reopened()
        assert (await store.read(rating_rows.ratings(GUILD)), await store.read(rating_rows.powers(GUILD))) == before
        assert await store.read(rating_rows.unrated_in()) == []
        await store.close()
