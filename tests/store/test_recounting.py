"""Games that are over are found by who may see them, person, thing and date; their stories are kept once."""

from __future__ import annotations

import msgspec
import pytest

from bot.play import rosters
from bot.play.rosters import Seated
from bot.store.rows import Batch, Search, StoryRow
from bot.store.statements import changing, keeping, rating_rows
from bot.store.store import Store
from tests.store.samples import table_row

ANA, BEN, CY = 1, 2, 3
HERE, HIDDEN = 20, 21


async def over(store: Store, *people: int, things: str = "", channel: int = HERE, guild: int = 10) -> int:
    """A game that has ended, with its story."""
    seats = rosters.encode([Seated(f"P{user}", user) for user in people])
    number = await store.write(
        changing.create_table(table_row(parent=channel, guild=guild, roster=seats, status="running", host=99))
    )
    story = StoryRow(number, b"[0]", f" {things} " if things else "", b"poster", b"log", b"[]")
    await store.write(changing.commit(Batch(number, status="ended", story=story)))
    return number


async def found(store: Store, asker: int = ANA, skip: int = 0, most: int = 50, **more: object) -> list[int]:
    search = msgspec.structs.replace(Search(asker, [HERE]), **more)
    return [one.table for one in await store.read(rating_rows.past_games(10, search, skip, most))]


async def test_games_are_listed_newest_first_a_page_at_a_time_where_the_asker_may_look(store: Store) -> None:
    games = [await over(store, BEN, CY) for _ in range(4)]
    hidden = await over(store, BEN, CY, channel=HIDDEN)
    await over(store, ANA, guild=11)
    await store.write(changing.create_table(table_row(parent=HERE, status="running")))
    newest = games[::-1]
    assert await found(store) == newest
    assert (await found(store, most=3), await found(store, skip=3, most=3)) == (newest[:3], newest[3:])
    assert await found(store, BEN) == [hidden, *newest], "who sat there may see it anyway"
    nowhere = Search(ANA, [])
    assert await store.read(rating_rows.past_games(10, nowhere, 0, 50)) == []


async def test_games_are_searched_by_person_thing_and_date(store: Store) -> None:
    first = await over(store, ANA, BEN, things="zombie virus")
    second = await over(store, ANA, CY, things="virus_two zombie")
    assert await found(store, person=BEN) == [first]
    assert await found(store, thing="zombie") == [second, first]
    assert await found(store, thing="virus") == [first], "a whole word"
    assert await found(store, person=CY, thing="virus") == []
    (one,) = await store.read(rating_rows.past_games(10, Search(ANA, [HERE], person=BEN), 0, 1))
    assert (one.winners, one.status, rosters.decode(one.roster)[1].user) == (b"[0]", "ended", BEN)
    assert await found(store, since_ms=one.ended_ms) == [second, first]
    assert await found(store, since_ms=one.ended_ms + 10**12) == []
    assert await found(store, until_ms=one.ended_ms) == []
    assert await found(store, until_ms=one.ended_ms + 10**12) == [second, first]


async def test_a_story_is_kept_once_and_goes_with_its_game(store: Store) -> None:
    number = await over(store, ANA, things="zombie")
    again = StoryRow(number, b"[1]", "", b"", b"")
    await store.write(rating_rows.tell_story(again))
    kept = await store.read(rating_rows.story(number))
    assert kept == StoryRow(number, b"[0]", " zombie ", b"poster", b"log", b"[]")
    await store.write(rating_rows.tell_story(StoryRow(10**6, b"[]", "")))
    assert await store.read(rating_rows.story(10**6)) is None, "there is no such game"
    assert await store.write(keeping.remove_finished(2**60, 50)) == 1
    assert await store.read(rating_rows.story(number)) is None


async def test_a_person_who_is_forgotten_is_in_no_poster_and_no_log(store: Store) -> None:
    mine, others = await over(store, ANA, BEN, things="zombie"), await over(store, BEN, CY)
    await store.write(keeping.forget(ANA, "former player"))
    kept, whole = await store.read(rating_rows.story(mine)), await store.read(rating_rows.story(others))
    assert kept is not None
    assert whole is not None
    assert (kept.poster, kept.log, kept.things) == (b"", b"", " zombie ")
    assert (whole.poster, whole.log) == (b"poster", b"log")
    assert await found(store, BEN, person=ANA) == []


async def test_the_log_of_a_game_that_somebody_has_left_is_not_kept(store: Store) -> None:
    seats = [rosters.encode([Seated("Ana", ANA), Seated("Ben", user)]) for user in (BEN, CY)]
    number = await store.write(changing.create_table(table_row(roster=seats[0], status="running")))
    await store.write(changing.commit(Batch(number, fields={"roster": seats[1]})))
    await store.write(
        changing.commit(Batch(number, status="ended", story=StoryRow(number, b"[]", "", b"poster", b"log")))
    )
    kept = await store.read(rating_rows.story(number))
    assert kept is not None
    assert (kept.poster, kept.log) == (b"poster", b"")


async def test_games_of_before_are_those_that_are_over_and_have_a_game_but_lack_what_counts(store: Store) -> None:
    told = await over(store, ANA)
    half = await store.write(changing.create_table(table_row(status="ended")))
    await store.write(rating_rows.tell_story(StoryRow(half, b"[0]", " zombie ", b"poster")))
    older = await store.write(changing.create_table(table_row(status="stopped")))
    await store.write(changing.create_table(table_row(status="stopped", snapshot=b"")))
    await store.write(changing.create_table(table_row(status="running")))
    assert await store.read(rating_rows.without_story(10)) == [told, half, older]
    await store.write(rating_rows.tell_story(StoryRow(told, b"[]", "", result=b"[1]", turns=70, decided=True)))
    await store.write(rating_rows.tell_story(StoryRow(older, b"[]", "", result=b"[]", turns=0)))
    await store.write(rating_rows.tell_story(StoryRow(half, b"[]", "", result=b"[1]")))
    assert await store.read(rating_rows.without_story(10)) == [half], "how long it was is not known yet"
    await store.write(rating_rows.tell_story(StoryRow(half, b"[]", "", result=b"[2]", turns=3, decided=True)))
    await store.write(rating_rows.tell_story(StoryRow(half, b"[]", "", result=b"[3]", turns=4)))
    assert await store.read(rating_rows.without_story(10)) == []
    assert await store.read(rating_rows.story(half)) == StoryRow(
        half, b"[0]", " zombie ", b"poster", b"", b"[1]", 3, True
    )
    whole = await store.read(rating_rows.story(told))
    assert whole is not None
    assert (whole.result, whole.turns, whole.decided) == (b"[]", 70, True), "the rest stays"


async def test_results_come_oldest_first_a_portion_at_a_time_of_one_server(store: Store) -> None:
    first, second, third = [await over(store, ANA, BEN) for _ in range(3)]
    await over(store, ANA, guild=11)
    await store.write(
        rating_rows.tell_story(
            StoryRow(await store.write(changing.create_table(table_row(status="ended", guild=10))), b"[]", "")
        )
    )
    rows = await store.read(rating_rows.results(10, (0, 0), 2))
    assert [row.table for row in rows] == [first, second]
    assert (rows[0].game, rows[0].guild, rows[0].status, rows[0].result) == ("slap", 10, "ended", b"[]")
    assert [row.table for row in await store.read(rating_rows.results(10, (rows[1].ended_ms, second), 9))] == [third]


@pytest.mark.parametrize("thing", ["%", "_", "' OR 1=1 --", "zomb"])
async def test_what_is_searched_for_is_no_pattern(store: Store, thing: str) -> None:
    await over(store, ANA, things="zombie")
    assert await found(store, thing=thing) == []
