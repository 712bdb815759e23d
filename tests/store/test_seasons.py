"""One season of a server at a time: opened once, ended once, told once, and kept when it is over."""

from __future__ import annotations

from bot.store.rows import OutboxRow, SeasonRow
from bot.store.statements import events, sending
from bot.store.store import Store
from tests.store.samples import table_row

SAID = OutboxRow(key="zod:{}:e1", table=0, channel=7, kind="post", body=b"{}", restart="resend", order=1)


async def test_a_season_is_opened_once_and_kept_when_the_next_one_begins(store: Store) -> None:
    first, second = SeasonRow(9, "slap", 100, 200), SeasonRow(9, "", 150, 300)
    assert await store.read(events.seasons_of(9, 2)) == []
    assert await store.write(events.open_season(first))
    assert not await store.write(events.open_season(second)), "the first one still runs"
    assert await store.read(events.seasons_of(9, 2)) == [first]
    later = SeasonRow(9, "", 200, 300, 20, "de")
    assert await store.write(events.open_season(later))
    assert await store.read(events.seasons_of(9, 2)) == [later, first]
    assert await store.read(events.seasons_of(9, 1)) == [later]
    assert await store.read(events.seasons_of(8, 2)) == []


async def test_a_season_is_ended_once_and_not_after_its_date(store: Store) -> None:
    await store.write(events.open_season(SeasonRow(9, "slap", 100, 200)))
    assert not await store.write(events.end_season(8, 150, 20))
    assert await store.write(events.end_season(9, 150, 20))
    assert not await store.write(events.end_season(9, 160, 20))
    assert await store.read(events.seasons_of(9, 1)) == [SeasonRow(9, "slap", 100, 150, 20)]


async def test_an_end_is_told_once_and_where_the_season_was_opened(store: Store) -> None:
    row = SeasonRow(9, "slap", 100, 200, 20, "de")
    await store.write(events.open_season(row))
    await store.write(events.open_season(SeasonRow(8, "", 100, 200)))
    assert await store.read(events.untold_seasons(199)) == []
    assert await store.read(events.untold_seasons(200)) == [row], "of the other one nobody knows where"
    table = table_row(guild=9, host=0, status="stopped")
    number = await store.write(events.tell_end(row, table, SAID))
    assert [waiting.key for waiting in await store.read(sending.outbox(number))] == [f"zod:{number}:e1"]
    assert await store.write(events.tell_end(row, table, SAID)) == 0
    assert await store.read(events.untold_seasons(200)) == []
    assert await store.write(events.end_season(9, 150, 21)) is True
    assert (await store.read(events.seasons_of(9, 1)))[0].channel == 20
