"""One season of a server at a time: opened once, ended once, replaced when it is over."""

from __future__ import annotations

from bot.store.api import Store
from bot.store.rows import SeasonRow


async def test_a_season_is_opened_once_and_replaced_when_it_is_over(store: Store) -> None:
    first, second = SeasonRow(9, "slap", 100, 200), SeasonRow(9, "", 150, 300)
    assert await store.season(9) is None
    assert await store.open_season(first)
    assert not await store.open_season(second), "the first one still runs"
    assert await store.season(9) == first
    later = SeasonRow(9, "", 200, 300)
    assert await store.open_season(later)
    assert await store.season(9) == later
    assert await store.season(8) is None


async def test_a_season_is_ended_once_and_not_after_its_date(store: Store) -> None:
    await store.open_season(SeasonRow(9, "slap", 100, 200))
    assert not await store.end_season(8, 150)
    assert await store.end_season(9, 150)
    assert not await store.end_season(9, 160)
    assert await store.season(9) == SeasonRow(9, "slap", 100, 150)
