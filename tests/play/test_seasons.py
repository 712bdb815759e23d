"""The table of points from the games in the store, also from more than one question to it brings."""

from __future__ import annotations

import msgspec

from bot.play import roster
from bot.play.games.seasons import Seasons
from bot.play.roster import Seated
from bot.standing.result import Finish
from bot.standing.season import Line
from bot.store.rows import Batch, SeasonRow, StoryRow
from tests.play.room import Room
from tests.store.samples import table_row

ANA, BEN = 11, 12
GAMES = 1_001


async def test_every_game_of_a_season_counts_once_however_many_there_are(room: Room) -> None:
    store, seasons = room.store, Seasons(room.store, room.clock)
    assert await seasons.newest(9) is None
    assert await seasons.open(9, "slap", room.clock.now() + 1_000_000)
    seats = roster.encode([Seated("Ana", ANA), Seated("Ben", BEN)])
    result = msgspec.json.encode([Finish(1), Finish(2)])
    for _ in range(GAMES):
        number = await store.create_table(table_row(guild=9, game="slap", roster=seats, status="running"))
        story = StoryRow(number, b"[0]", "", b"", b"", result)
        await store.commit(Batch(number, status="ended", story=story))
    newest = await seasons.newest(9)
    assert newest is not None
    row, runs = newest
    assert runs
    wide = SeasonRow(9, "slap", 0, 2**60)
    assert await seasons.standings(wide) == [Line(1, ANA, 2 * GAMES, GAMES), Line(2, BEN, GAMES, GAMES)]
    assert await store.forget(ANA, "former player")
    assert await seasons.standings(wide) == [Line(1, BEN, GAMES, GAMES)]
    ended = await seasons.end(9)
    assert ended is not None
    assert (ended.begin_ms, ended.end_ms) == (row.begin_ms, room.clock.now())
    assert await seasons.end(9) is None
