"""Ended games count once each, in their order; whatever is counted anew comes out the same."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bot.admin.recounting import recount
from bot.play import roster
from bot.play.clock import Clock
from bot.play.games import ratings
from bot.play.games.ratings import Ratings
from bot.play.games.results import result
from bot.play.roster import Seated
from bot.standing.result import Finish
from bot.store.api import Store
from bot.store.rows import Batch, PowerRow, RatingRow, ResultRow, StoryRow
from tests.store.past import anew, count, ended, evening, expected
from tests.store.samples import table_row


@pytest.mark.parametrize("seed", range(4))
async def test_what_has_counted_game_by_game_is_what_counting_anew_gives(
    seed: int, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(seed)
    for _ in range(30):
        await evening(store, random, random.randrange(1, 8))
        await count(store)
    bit_by_bit = await store.ratings(10)
    monkeypatch.setattr(ratings, "PORTION", 3)
    assert await anew(store) == bit_by_bit
    games = [result(row) for row in await store.results(10, (0, 0), 1_000)]
    assert (bit_by_bit, await store.powers(10)) == expected(games)
    assert {(row.game, row.players) for row in bit_by_bit} == {("slap", 2), ("slap", 3), ("cosmic", 2), ("cosmic", 3)}
    assert sum(row.upsets for row in bit_by_bit) > 1


async def test_a_stopped_game_changes_nothing_and_is_not_counted_again(store: Store) -> None:
    await ended(store, [11, 12])
    before = await count(store)
    await ended(store, [12, 11], status="stopped")
    assert await count(store) == before
    assert await store.unrated_in() == []
    assert await anew(store) == before


async def test_powers_count_once_by_server_where_people_had_them_to_the_end(store: Store) -> None:
    await ended(store, [11, 12], game="cosmic", powers=("zombie", "virus"))
    await count(store)
    await ended(store, [12, 11], game="cosmic", powers=("zombie", "macron"))
    await ended(store, [11, 12], game="cosmic", powers=("virus", "zombie"), status="stopped")
    await ended(store, [11, 12], game="cosmic", powers=("virus", "zombie"), guild=20)
    await count(store)
    assert await store.powers(10) == [
        PowerRow(10, "macron", 1, 0),
        PowerRow(10, "virus", 1, 0),
        PowerRow(10, "zombie", 2, 2),
    ]
    assert await store.powers(20) == [PowerRow(20, "virus", 1, 1), PowerRow(20, "zombie", 1, 0)]
    before = await store.powers(10)
    await store.forget(11, "former player")
    await count(store)
    assert await store.powers(10) == [PowerRow(10, "virus", 1, 0), PowerRow(10, "zombie", 1, 1)] != before


async def test_servers_games_and_numbers_of_players_are_apart(store: Store) -> None:
    await ended(store, [11, 12])
    await ended(store, [11, 12], game="cosmic")
    await ended(store, [11, 12, 13])
    await ended(store, [12, 11], guild=20)
    pools = {(row.game, row.players): row.games for row in await count(store) if row.user == 11}
    assert pools == {("slap", 2): 1, ("cosmic", 2): 1, ("slap", 3): 1}
    assert [row.user for row in await store.ladder(20, "slap", 2, 0, 9)] == [12, 11]


async def test_nothing_counts_twice_when_two_count_at_once(store: Store) -> None:
    table = await ended(store, [11, 12])
    found = await store.unrated(10, 5)
    rows, powers = [RatingRow(10, "slap", 2, 11, 26.0, 8.0, 1)], [PowerRow(10, "zombie", 1, 1)]
    assert await store.rate(10, found.turn, [table], rows, powers)
    assert not await store.rate(10, found.turn, [table], rows, powers)
    assert await store.ratings(10) == rows
    assert await store.powers(10) == powers


async def test_a_game_that_comes_too_late_makes_all_count_anew_in_order(store: Store) -> None:
    first = await ended(store, [11, 12])
    in_order = await count(store)
    seats = roster.encode([Seated("P13", 13), Seated("P11", 11)])
    late = await store.create_table(table_row(guild=10, roster=seats, status="ended", updated_ms=1))
    await store.tell_story(StoryRow(late, b"[0]", "", result=msgspec.json.encode([Finish(1), Finish(2)])))
    assert (await store.unrated(10, 5)).late
    after = await count(store)
    assert after != in_order
    assert await store.unrated_in() == []
    assert [row.table for row in await store.results(10, (0, 0), 9)] == [late, first]
    assert await anew(store) == after


async def test_whoever_is_forgotten_takes_their_ratings_along_and_the_rest_is_as_if_counted_anew(store: Store) -> None:
    await evening(store, Random(8), 20)
    before = await count(store)
    stale = await store.unrated(10, 5)
    await store.forget(11, "former player")
    assert await store.ratings(10) == [row for row in before if row.user != 11], "until all have counted anew"
    mine = [RatingRow(10, "slap", 2, 11, 26.0, 8.0, 1)]
    assert not await store.rate(10, stale.turn, [], mine), "what was under way meanwhile does not bring them back"
    rest = await count(store)
    assert 11 not in {row.user for row in rest}
    games = [result(row) for row in await store.results(10, (0, 0), 1_000)]
    assert (rest, await store.powers(10)) == expected(games)
    assert await anew(store) == rest


async def test_games_that_are_kept_no_longer_count_no_longer(store: Store) -> None:
    for winner, loser in ((11, 12), (13, 12), (12, 11)):
        await ended(store, [winner, loser], game="cosmic", powers=("zombie", "virus"))
    before = await count(store)
    assert await store.remove_finished(10**15, 1) == 1
    assert await store.ratings(10) == before, "until all have counted anew"
    after = await count(store)
    games = [result(row) for row in await store.results(10, (0, 0), 9)]
    assert (after, await store.powers(10)) == expected(games)
    assert len(games) == 2
    assert await store.remove_finished(10**15, 9) == 2
    assert (await count(store), await store.powers(10)) == ([], [])


async def test_ratings_of_only_a_part_of_the_games_are_never_seen(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(store, Random(5), 12)
    before = await count(store), await store.powers(10)
    monkeypatch.setattr(ratings, "PORTION", 2)
    results = store.results
    seen = []

    async def looked_at(*where: Any) -> list[ResultRow]:
        seen.append((await store.ratings(10), await store.powers(10)))
        return await results(*where)

    monkeypatch.setattr(store, "results", looked_at)
    await anew(store)
    assert seen == [before] * 7


async def test_a_game_that_ends_while_all_count_anew_is_not_left_out(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(store, Random(5), 5)
    await count(store)
    results = store.results
    late = list[int]()

    async def looked_at(*where: Any) -> list[ResultRow]:
        found = await results(*where)
        if found and not late:
            seats = roster.encode([Seated("P13", 13), Seated("P11", 11)])
            late.append(await store.create_table(table_row(guild=10, roster=seats, status="ended", updated_ms=1)))
            finishes = msgspec.json.encode([Finish(1), Finish(2)])
            await store.tell_story(StoryRow(late[0], b"[0]", "", result=finishes))
        return found

    monkeypatch.setattr(store, "results", looked_at)
    assert await Ratings(store, Clock(0, 0)).anew(10) == 0
    after = await count(store)
    games = [result(row) for row in await results(10, (0, 0), 9)]
    assert games[0].table == late[0]
    assert (after, await store.powers(10)) == expected(games)


async def test_the_list_has_the_best_first_without_newcomers_and_the_hidden(store: Store) -> None:
    for _ in range(3):
        await ended(store, [11, 12])
    await ended(store, [13, 14])
    await count(store)
    assert [row.user for row in await store.ladder(10, "slap", 2, 3, 9)] == [11, 12]
    await store.set_preference(11, "standing", "hidden")
    assert [row.user for row in await store.ladder(10, "slap", 2, 1, 2)] == [13, 14]


async def test_the_admins_recount_finds_what_is_wrong_and_says_how_much(store: Store) -> None:
    await evening(store, Random(2), 8)
    right = await count(store)
    assert await recount(store) == (8, 1, 0)
    found = await store.unrated(10, 1)
    wrong = msgspec.structs.replace(right[0], mu=99.0)
    assert await store.rate(10, found.turn, [], [wrong])
    assert await store.ratings(10) != right
    assert await recount(store) == (8, 1, 1)
    assert await store.ratings(10) == right
    found = await store.unrated(10, 1)
    assert await store.rate(10, found.turn, [], [wrong], [PowerRow(10, "nobody", 1, 1)])
    assert await recount(store) == (8, 1, 2)


async def test_a_result_that_cannot_be_read_counts_nothing_and_holds_nobody_up(store: Store) -> None:
    await ended(store, [11, 12])
    broken = await store.create_table(table_row(guild=10, roster=b"[]", status="running"))
    await store.commit(Batch(broken, status="ended", story=StoryRow(broken, b"[0]", "", result=b"[{}]")))
    garbled = await store.create_table(table_row(guild=10, roster=b"[]", status="running"))
    await store.commit(Batch(garbled, status="ended", story=StoryRow(garbled, b"[0]", "", result=b"no JSON")))
    await ended(store, [12, 13])
    assert {row.user: row.games for row in await count(store)} == {11: 1, 12: 2, 13: 1}


async def test_somebodys_ratings_are_theirs_alone_and_of_one_server(store: Store) -> None:
    await ended(store, [11, 12])
    await ended(store, [11, 12, 13])
    await ended(store, [11, 12], guild=20)
    everybody = await count(store)
    assert await store.ratings_of(10, 11) == [row for row in everybody if row.user == 11]
    assert [(row.game, row.players) for row in await store.ratings_of(10, 11)] == [("slap", 2), ("slap", 3)]
    assert await store.ratings_of(10, 99) == []
