"""A server's past: ended games as the bot keeps them, and letting them count."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from bot.play import roster
from bot.play.clock import Clock
from bot.play.games.ratings import Ratings
from bot.play.roster import Seated
from bot.standing.result import Finish
from bot.store.api import Store
from bot.store.rows import Batch, RatingRow, Status, StoryRow
from tests.store.samples import table_row

GUILD: Final = 10
PEOPLE: Final = range(11, 17)
POWERS: Final = ("amoeba", "macron", "virus", "zombie")


async def ended(
    store: Store,
    users: Sequence[int],
    *,
    game: str = "slap",
    guild: int = GUILD,
    status: Status = "ended",
    powers: Sequence[str] = (),
    together: int = 0,
    fastest: int | None = None,
) -> int:
    """A game in which the users came out in this order, each with the power that stands in the same place; the first
    two were allies in so many challenges, and the first had the fastest slap.
    """
    seats = roster.encode([Seated(f"P{user}", user) for user in users])
    number = await store.create_table(table_row(game=game, guild=guild, roster=seats, status="running", host=users[0]))
    had = [(power,) for power in powers] or [()] * len(users)
    finishes = [Finish(place, things=things) for place, things in enumerate(had, 1)]
    if together:
        finishes[0] = msgspec.structs.replace(finishes[0], allied=(0, together))
        finishes[1] = msgspec.structs.replace(finishes[1], allied=(together, 0))
    finishes[0] = msgspec.structs.replace(finishes[0], fastest_ms=fastest)
    result = msgspec.json.encode(finishes)
    await store.commit(Batch(number, status=status, story=StoryRow(number, b"[0]", "", result=result)))
    return number


async def evening(store: Store, random: Random, games: int) -> None:
    """Games of both kinds, some of them stopped, in which whoever is strong wins most often."""
    for _ in range(games):
        users = sorted(random.sample(PEOPLE, random.choice((2, 3))), key=lambda user: user + random.gauss(0, 2))
        status: Status = "stopped" if random.random() < 0.1 else "ended"
        if random.random() < 0.5:
            await ended(store, users, game="cosmic", status=status, powers=random.sample(POWERS, len(users)))
        else:
            await ended(store, users, status=status)


async def count(store: Store, guild: int = GUILD) -> list[RatingRow]:
    """Let all that has ended count; the ratings that there are then."""
    counting = Ratings(store, Clock(0, 0))
    while await counting.portion():
        pass
    return await store.ratings(guild)
