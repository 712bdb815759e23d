"""A server's past: ended games as the bot keeps them, and letting them count."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from bot.play import rosters
from bot.play.clock import Clock
from bot.play.games.results import Ratings
from bot.play.rosters import Seated
from bot.ratings.rating import ALL, Counting, Rating, rate
from bot.ratings.result import Finish, Result, by_thing
from bot.store.rows import Batch, PowerRow, RatingRow, Status, StoryRow
from bot.store.statements import changing, rating_rows
from bot.store.store import Store
from tests.store.samples import table_row

GUILD: Final = 10
PEOPLE: Final = range(11, 17)
POWERS: Final = ("amoeba", "macron", "virus", "zombie")


async def ended(
    store: Store,
    users: Sequence[int | None],
    *,
    game: str = "slap",
    guild: int = GUILD,
    status: Status = "ended",
    powers: Sequence[str] = (),
    together: int = 0,
    handed_over: int | None = None,
) -> int:
    """A game in which the users came out in this order, each with the power that stands in the same place; None is a
    computer player. The first two were allies in so many challenges; one seat may have changed hands.
    """
    seated = [Seated(f"P{user}", user, replaced=user is not None and user == handed_over) for user in users]
    row = table_row(game=game, guild=guild, roster=rosters.encode(seated), status="running", host=users[0] or 0)
    number = await store.write(changing.create_table(row))
    had: list[tuple[str, ...]] = [(power,) for power in powers] or [()] * len(users)
    finishes = [Finish(place, things=things) for place, things in enumerate(had, 1)]
    if together:
        finishes[0] = msgspec.structs.replace(finishes[0], allied=(0, together))
        finishes[1] = msgspec.structs.replace(finishes[1], allied=(together, 0))
    result = msgspec.json.encode(finishes)
    await store.write(changing.commit(Batch(number, status=status, story=StoryRow(number, b"[0]", "", result=result))))
    return number


async def evening(store: Store, random: Random, games: int) -> list[int]:
    """Games of both kinds in which whoever is strong wins most often; some are stopped, in some a computer player sits
    or a seat changes hands.
    """
    tables = []
    for _ in range(games):
        people = sorted(random.sample(PEOPLE, random.choice((2, 3))), key=lambda user: user + random.gauss(0, 2))
        users: list[int | None] = [*people]
        if random.random() < 0.2:
            users[random.randrange(len(users))] = None
        status: Status = "stopped" if random.random() < 0.1 else "ended"
        over = users[0] if random.random() < 0.1 else None
        cosmic = random.random() < 0.5
        powers = random.sample(POWERS, len(users)) if cosmic else ()
        game = "cosmic" if cosmic else "slap"
        tables.append(await ended(store, users, game=game, status=status, powers=powers, handed_over=over))
    return tables


async def anew(store: Store, guild: int = GUILD) -> list[RatingRow]:
    """Let all games of a server count anew, which is the same for powers; the ratings that there are then."""
    powers = await store.read(rating_rows.powers(guild))
    assert await Ratings(store, Clock(0, 0)).anew(guild)
    assert await store.read(rating_rows.powers(guild)) == powers
    return await store.read(rating_rows.ratings(guild))


async def count(store: Store, guild: int = GUILD) -> list[RatingRow]:
    """Let all that has ended count; the ratings that there are then."""
    counting = Ratings(store, Clock(0, 0))
    while await counting.portion():
        pass
    return await store.read(rating_rows.ratings(guild))


def expected(games: Sequence[Result]) -> tuple[list[RatingRow], list[PowerRow]]:
    known: dict[tuple[str, int, int], Rating] = {}
    counting = Counting()
    games = [game for game in games if counting.why_not(game) is None]
    for game in games:
        for pool in ((game.game, ALL), (game.game, len(game.parts))):
            before = {user: rating for (*where, user), rating in known.items() if tuple(where) == pool}
            known |= {(*pool, user): rating for user, rating in rate(game, before).items()}
    ratings = [RatingRow(GUILD, *key, *msgspec.structs.astuple(rating)) for key, rating in sorted(known.items())]
    powers = [PowerRow(GUILD, power, tally.games, tally.won) for power, tally in sorted(by_thing(games).items())]
    return ratings, powers
