"""The table of points from the games in the store, and the end of a season that is told once."""

from __future__ import annotations

import msgspec

from bot.play import rosters
from bot.play.rosters import Seated
from bot.play.running.table_registry import TableRegistry
from bot.play.tournaments.seasons import LINES, Points, SeasonEnds, Seasons, season_body
from bot.ratings.rating import DAY_MS, MEETINGS, Line
from bot.ratings.result import Finish
from bot.store.rows import Batch, SeasonRow, StoryRow
from bot.store.statements import changing, keeping, sending
from bot.words.pictures import PointsPicture
from tests.play.room import Room
from tests.store.samples import table_row
from tests.words.voices import DE, EN

ANA, BEN = 11, 12
GAMES = 1_001
GUILD, CHANNEL = 9, 20


async def play(room: Room, games: int) -> None:
    """Ana wins games against Ben, two a day; both have another name in the last one."""
    result = msgspec.json.encode([Finish(1), Finish(2)])
    for number in range(games):
        last = " II" if number == games - 1 else ""
        seats = rosters.encode([Seated(f"Ana{last}", ANA), Seated(f"Ben{last}", BEN)])
        table = await room.store.write(
            changing.create_table(table_row(guild=GUILD, game="slap", roster=seats, status="running"))
        )
        story = StoryRow(table, b"[0]", "", b"", b"", result)
        await room.store.write(changing.commit(Batch(table, status="ended", story=story)))
        room.clock.set(room.clock.now() + DAY_MS // 2, 0)


async def test_every_game_of_a_season_counts_once_however_many_there_are(room: Room) -> None:
    store, seasons = room.store, Seasons(room.store, room.clock)
    assert await seasons.newest(GUILD) is None
    assert await seasons.past(GUILD) is None
    assert await seasons.open(SeasonRow(GUILD, "slap", room.clock.now(), room.clock.now() + GAMES * DAY_MS))
    await play(room, GAMES)
    newest = await seasons.newest(GUILD)
    assert newest is not None
    row, runs = newest
    assert runs
    wide = SeasonRow(GUILD, "slap", 0, 2**60)
    found = await seasons.points(wide)
    assert found.lines == [Line(1, ANA, 2 * GAMES, GAMES), Line(2, BEN, GAMES, GAMES)]
    assert found.names == {ANA: "Ana II", BEN: "Ben II"}, "as they sat down last"
    assert await store.write(keeping.forget(ANA, "former player"))
    assert (await seasons.points(wide)).lines == [Line(1, BEN, GAMES, GAMES)]
    ended = await seasons.end(GUILD, CHANNEL)
    assert ended is not None
    assert (ended.begin_ms, ended.end_ms) == (row.begin_ms, room.clock.now())
    assert await seasons.end(GUILD, CHANNEL) is None
    assert await seasons.past(GUILD) == ended
    room.clock.set(room.clock.now() + 1, 0)
    assert await seasons.open(SeasonRow(GUILD, "", room.clock.now(), room.clock.now() + 1_000_000))
    assert await seasons.past(GUILD) == ended, "the one before the one that runs"


async def test_the_third_game_of_a_day_counts_nothing_although_the_season_has_begun_after_the_first(room: Room) -> None:
    await play(room, 1)
    begin = room.clock.now() - DAY_MS // 2 + 1
    for _ in range(MEETINGS):
        room.clock.set(begin, 0)
        await play(room, 1)
    found = await Seasons(room.store, room.clock).points(SeasonRow(GUILD, "slap", begin, 2**60))
    assert found.lines == [Line(1, ANA, 2, 1), Line(2, BEN, 1, 1)]


async def test_a_result_that_cannot_be_read_counts_nothing_and_holds_no_season_up(room: Room) -> None:
    await play(room, 2)
    table = await room.store.write(
        changing.create_table(table_row(guild=GUILD, game="slap", roster=b"[]", status="running"))
    )
    await room.store.write(
        changing.commit(Batch(table, status="ended", story=StoryRow(table, b"[0]", "", b"", b"", b"no result")))
    )
    found = await Seasons(room.store, room.clock).points(SeasonRow(GUILD, "slap", 0, 2**60))
    assert found.lines == [Line(1, ANA, 4, 2), Line(2, BEN, 2, 2)]


async def test_a_game_under_way_at_the_end_of_a_season_does_not_count(room: Room) -> None:
    seasons = Seasons(room.store, room.clock)
    now = room.clock.now()
    await play(room, 1)
    assert (await seasons.points(SeasonRow(GUILD, "slap", 0, now))).lines != []
    assert (await seasons.points(SeasonRow(GUILD, "slap", 0, now - 1))).lines == []


async def test_the_end_is_told_once_in_the_channel_and_language_of_the_season_also_after_a_kill(room: Room) -> None:
    registry = TableRegistry(room.services)
    await registry.open()
    ends = SeasonEnds(registry)
    end_ms = room.clock.now() + DAY_MS
    await Seasons(room.store, room.clock).open(SeasonRow(GUILD, "slap", 0, end_ms, CHANNEL, "de"))
    await play(room, 1)
    await ends.tell()
    assert await room.store.read(sending.unsent()) == []
    await registry.close()  # what is stored from here on is not sent, as if the process had been killed
    room.clock.set(end_ms, 0)
    await ends.tell()
    await ends.tell()
    assert len(await room.store.read(sending.unsent())) == 1
    again = TableRegistry(room.services)
    await again.open()
    await again.wake()
    await SeasonEnds(again).tell()
    await room.until(lambda: room.screen.posted)
    await again.close()
    ((channel, _, text),) = room.screen.posted
    assert channel == CHANNEL
    assert text.startswith(DE("season-head", game="Klatschspiel", until=f"<t:{end_ms // 1_000}:f>", runs=False))
    assert "<@11>" in text
    assert len(room.screen.drawn) == 1


def test_the_message_and_its_picture_show_the_best_ten_and_whoever_asks() -> None:
    lines = [Line(place, 100 + place, 40 - place, 3) for place in range(1, 15)]
    points = Points(lines, {line.user: f"P{line.user}" for line in lines})
    body = season_body(SeasonRow(GUILD, "", 0, 5_000), points, EN, runs=True, asker=112)
    assert body.text.count("<@") == LINES + 1
    assert "12. <@112>" in body.text
    assert EN("season-head", game="all games", until="<t:5:f>", runs=True) in body.text
    assert " ends " in body.text
    assert body.picture is not None
    view = msgspec.json.decode(body.picture.view, type=PointsPicture)
    assert [row.place for row in view.rows] == [*range(1, 11), 12]
    assert view.people == 14
    assert body.picture.alt.startswith("P101 leads. Season: all games.")
    nobody = season_body(SeasonRow(GUILD, "", 0, 5_000), Points([], {}), EN, runs=False)
    assert nobody.picture is None
    assert EN("season-empty") in nobody.text
