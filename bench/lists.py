"""Speed of lists on a server with 10,000 ended games.

History, one's own games, open lobbies, ratings, powers, and the points of a season that has them all.

The store is asked as the commands ask it, one question after the other, from an empty cache on. A command
adds only words for ten lines. A person's page is worked out from their games, 1,000 of which it takes at
most. A PostgreSQL server is measured where one is installed.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from bench._scale.postgres import NoServer, database
from bot.play import rosters
from bot.play.clock import Clock
from bot.play.games.results import Ratings, result
from bot.play.rosters import Seated
from bot.play.tournaments.seasons import Seasons, season_body
from bot.ratings.rating import PROVISIONAL
from bot.ratings.result import Finish, Tally, best, numbers
from bot.store.choosing import open_store
from bot.store.rows import Search, SeasonRow, StoryRow, TableRow
from bot.store.sqlite.backup import unix_ms
from bot.store.statements import changing, rating_rows, tables, timing
from bot.store.store import Store
from bot.words.message import DEFAULT
from bot.words.speech import speech

GAMES: Final = 10_000
ASKED: Final = 200
"""Questions of each kind."""
PEOPLE: Final = 300
EVERY_MS: Final = 10 * 60_000
"""Between the ends of two games."""
REGULAR: Final = 1_000
"""Who sits in every eighth game."""
NEWEST: Final = 1_000
"""Games that a person's page takes at most."""
CHANNELS: Final = tuple(range(1_000, 1_100))
"""Of the server, into all of which the asker may look."""
POWERS: Final = tuple(f"power_{number}" for number in range(200))
PAGE: Final = 11
GUILD: Final = 77
_POSTER, _LOG = bytes(2_500), bytes(4_000)
"""As large as those of a Cosmic game are."""


async def _fill(store: Store, random: Random) -> None:
    """Ended games of this server, each with four people and four powers, and a few that are open."""
    begin = unix_ms() - GAMES * EVERY_MS
    for number in range(GAMES + 40):
        users = random.sample(range(1, PEOPLE), 4)
        if number % 8 == 0:
            users[random.randrange(4)] = REGULAR
        seats = [Seated(f"Player {user}", user) for user in users]
        status = "lobby" if number % 250 == 0 else "ended"
        row = TableRow(
            game="cosmic",
            guild=GUILD,
            parent=random.choice(CHANNELS),
            lobby_message=number + 1,
            host=seats[0].user or 0,
            status=status,  # type: ignore[arg-type]
            roster=rosters.encode(seats),
            snapshot=bytes(500),
            updated_ms=begin + number * EVERY_MS,
        )
        table = await store.write(changing.create_table(row))
        if status == "ended":
            powers = random.sample(POWERS, 4)
            told = f" {' '.join(powers)} "
            await store.write(
                rating_rows.tell_story(StoryRow(table, b"[0]", told, _POSTER, _LOG, _result(powers, random), 9, True))
            )


def _result(powers: list[str], random: Random) -> bytes:
    places = random.sample((1, 2, 3, 4), 4)
    return msgspec.json.encode(
        [
            Finish(place, 5 - place, things=(power,), allied=(1, 0, 2, 3))
            for place, power in zip(places, powers, strict=True)
        ]
    )


async def _p99(ask: Callable[[int], Awaitable[object]]) -> float:
    times = []
    for number in range(ASKED):
        begin = time.perf_counter()
        await ask(number)
        times.append((time.perf_counter() - begin) * 1_000)
    return sorted(times)[int(ASKED * 0.99)]


async def _measure(store: Store) -> dict[str, float]:
    await _fill(store, Random(1))
    counting, begin = Ratings(store, Clock(0, 0)), time.perf_counter()
    while await counting.portion():
        pass
    counted_s = time.perf_counter() - begin

    def search(number: int, **more: object) -> Search:
        return Search(number % PEOPLE + 1, list(CHANNELS), **more)  # type: ignore[arg-type]

    async def mine(number: int) -> None:
        await store.read(tables.tables_of(number % PEOPLE + 1))
        await store.read(timing.owed(number % PEOPLE + 1))

    async def ratings(_: int) -> None:
        for pool in await store.read(rating_rows.pools(GUILD)):
            await store.read(rating_rows.ladder(GUILD, *pool, PROVISIONAL, 10))
            await store.read(rating_rows.ladder(GUILD, *pool, 0, 50))

    seasons, season = Seasons(store, Clock(0, 0)), SeasonRow(GUILD, "", 0, 2**60)

    async def points(number: int) -> None:
        season_body(season, await seasons.points(season), speech(DEFAULT), runs=True, asker=number % PEOPLE + 1)

    async def powers(_: int) -> None:
        best({row.power: Tally(row.games, row.won) for row in await store.read(rating_rows.powers(GUILD))})

    async def page(user: int) -> None:
        numbers([result(row) for row in await store.read(rating_rows.results_of(GUILD, user, NEWEST))], user)
        await store.read(rating_rows.ratings_of(GUILD, user))

    return {
        "history p99 ms": await _p99(lambda n: store.read(rating_rows.past_games(GUILD, search(n), 0, PAGE))),
        "history by person p99 ms": await _p99(
            lambda n: store.read(rating_rows.past_games(GUILD, search(n, person=n % 299 + 1), 0, PAGE))
        ),
        "history by power p99 ms": await _p99(
            lambda n: store.read(rating_rows.past_games(GUILD, search(n, thing=POWERS[n % len(POWERS)]), 0, PAGE))
        ),
        "last page p99 ms": await _p99(
            lambda n: store.read(rating_rows.past_games(GUILD, search(n), GAMES - PAGE, PAGE))
        ),
        "my games p99 ms": await _p99(mine),
        "open lobbies p99 ms": await _p99(lambda n: store.read(tables.lobbies_in(GUILD, 100))),
        "ratings p99 ms": await _p99(ratings),
        "points of a season p99 ms": await _p99(points),
        "powers p99 ms": await _p99(powers),
        "a person's page p99 ms": await _p99(lambda n: page(n % 299 + 1)),
        "the page of 1,000 games p99 ms": await _p99(lambda n: page(REGULAR)),
        "all ratings anew s": counted_s,
    }


async def _one(name: str, url: str, folder: Path) -> dict[str, float]:
    store = await open_store(url, folder / "lists.db", holder="bench", now=unix_ms, sleep=asyncio.sleep)
    try:
        return {f"{name}, {figure}": value for figure, value in (await _measure(store)).items()}
    finally:
        await store.close()


async def _run(folder: Path) -> dict[str, float]:
    found = await _one("SQLite", "", folder)
    try:
        async with database() as url:
            found |= await _one("PostgreSQL", url, folder)
    except NoServer as missing:
        sys.stderr.write(f"PostgreSQL is not measured: {missing}\n")
    return found


def run() -> dict[str, float]:
    """Milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(Path(folder)))


if __name__ == "__main__":
    for figure, value in run().items():
        sys.stdout.write(f"{figure}: {value:.2f}\n")
