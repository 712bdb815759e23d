"""Ended games count once each, in their order; whatever is counted anew comes out the same."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.admin.games import recount
from bot.play import rosters
from bot.play.clock import Clock
from bot.play.games.results import Ratings, result
from bot.play.rosters import Seated
from bot.ratings.rating import DAY_MS, rated
from bot.ratings.result import Finish, by_thing
from bot.store.rows import Batch, Forgotten, PowerRow, RatingRow, ResultRow, StoryRow, Traces
from bot.store.statements import changing, keeping, persons, rating_rows, tables
from bot.store.statements.script import Script
from bot.store.store import Store
from tests.scripts import name_of
from tests.store.conftest import Time
from tests.store.past import anew, count, ended, evening, expected
from tests.store.samples import table_row


@pytest.mark.parametrize("seed", range(4))
async def test_what_has_counted_game_by_game_is_what_counting_anew_gives(
    seed: int, store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(seed)
    for _ in range(30):
        await evening(store, random, random.randrange(1, 8))
        await count(store)
        time.ms += random.randrange(DAY_MS)
    bit_by_bit = await store.read(rating_rows.ratings(10))
    monkeypatch.setattr("bot.play.games.results.PORTION", 3)
    assert await anew(store) == bit_by_bit
    games = [result(row) for row in await store.read(rating_rows.results(10, (0, 0), 1_000))]
    assert (bit_by_bit, await store.read(rating_rows.powers(10))) == expected(games)
    pools = {(row.game, row.players) for row in bit_by_bit}
    assert pools == {(game, players) for game in ("slap", "cosmic") for players in (0, 2, 3)}
    assert sum(row.upsets for row in bit_by_bit) > 1


async def test_a_stopped_game_changes_nothing_and_is_not_counted_again(store: Store) -> None:
    await ended(store, [11, 12])
    before = await count(store)
    await ended(store, [12, 11], status="stopped")
    assert await count(store) == before
    assert await store.read(rating_rows.unrated_in()) == []
    assert await anew(store) == before


async def test_powers_count_once_by_server_where_people_had_them_to_the_end(store: Store) -> None:
    await ended(store, [11, 12], game="cosmic", powers=("zombie", "virus"))
    await count(store)
    await ended(store, [12, 11], game="cosmic", powers=("zombie", "macron"))
    await ended(store, [11, 12], game="cosmic", powers=("virus", "zombie"), status="stopped")
    await ended(store, [11, 12], game="cosmic", powers=("virus", "zombie"), guild=20)
    await count(store)
    assert await store.read(rating_rows.powers(10)) == [
        PowerRow(10, "macron", 1, 0),
        PowerRow(10, "virus", 1, 0),
        PowerRow(10, "zombie", 2, 2),
    ]
    assert await store.read(rating_rows.powers(20)) == [PowerRow(20, "virus", 1, 1), PowerRow(20, "zombie", 1, 0)]
    before = await store.read(rating_rows.powers(10))
    await store.write(keeping.forget(11, "former player"))
    await anew(store)
    assert await store.read(rating_rows.powers(10)) == before


async def test_servers_games_and_numbers_of_players_are_apart(store: Store) -> None:
    await ended(store, [11, 12])
    await ended(store, [11, 12], game="cosmic")
    await ended(store, [11, 12, 13])
    await ended(store, [12, 11], guild=20)
    pools = {(row.game, row.players): row.games for row in await count(store) if row.user == 11}
    assert pools == {("slap", 0): 2, ("slap", 2): 1, ("slap", 3): 1, ("cosmic", 0): 1, ("cosmic", 2): 1}
    assert [row.user for row in await store.read(rating_rows.ladder(20, "slap", 2, 0, 9))] == [12, 11]


async def test_ratings_of_an_older_version_are_summed_once_for_each_game(store: Store) -> None:
    await ended(store, [11, 12])
    await ended(store, [11, 12, 13])
    rows = await count(store)
    assert await store.read(rating_rows.unsummed_in()) == []
    found = await store.read(rating_rows.unrated(10, 9))
    await store.write(rating_rows.recount(10, found.turn, 2, (10**15, 10**9), [row for row in rows if row.players], []))
    assert await store.read(rating_rows.unsummed_in()) == [10]
    assert await anew(store) == rows


async def test_nothing_counts_twice_when_two_count_at_once(store: Store) -> None:
    table = await ended(store, [11, 12])
    found = await store.read(rating_rows.unrated(10, 5))
    rows, powers = [RatingRow(10, "slap", 2, 11, 26.0, 8.0, 1)], [PowerRow(10, "zombie", 1, 1)]
    assert await store.write(rating_rows.rate(10, found.turn, [table], rows, powers))
    assert not await store.write(rating_rows.rate(10, found.turn, [table], rows, powers))
    assert await store.read(rating_rows.ratings(10)) == rows
    assert await store.read(rating_rows.powers(10)) == powers


async def test_a_game_that_comes_too_late_makes_all_count_anew_in_order(store: Store) -> None:
    first = await ended(store, [11, 12])
    in_order = await count(store)
    seats = rosters.encode([Seated("P13", 13), Seated("P11", 11)])
    late = await store.write(changing.create_table(table_row(guild=10, roster=seats, status="ended", updated_ms=1)))
    await store.write(
        rating_rows.tell_story(StoryRow(late, b"[0]", "", result=msgspec.json.encode([Finish(1), Finish(2)])))
    )
    assert (await store.read(rating_rows.unrated(10, 5))).late
    after = await count(store)
    assert after != in_order
    assert await store.read(rating_rows.unrated_in()) == []
    assert [row.table for row in await store.read(rating_rows.results(10, (0, 0), 9))] == [late, first]
    assert await anew(store) == after


async def test_whoever_is_forgotten_takes_their_ratings_along_and_the_others_keep_theirs(store: Store) -> None:
    await evening(store, Random(8), 20)
    before = await count(store)
    stale = await store.read(rating_rows.unrated(10, 5))
    await store.write(keeping.forget(11, "former player"))
    mine = [RatingRow(10, "slap", 2, 11, 26.0, 8.0, 1)]
    assert not await store.write(rating_rows.rate(10, stale.turn, [], mine)), (
        "what was under way meanwhile does not bring them back"
    )
    assert await count(store) == [row for row in before if row.user != 11]
    again = await anew(store)
    assert [(row.user, row.games) for row in again] == [(row.user, row.games) for row in before if row.user != 11]
    games = [result(row) for row in await store.read(rating_rows.results(10, (0, 0), 1_000))]
    assert (again, await store.read(rating_rows.powers(10))) == expected(games)


async def test_games_that_are_kept_no_longer_count_no_longer(store: Store) -> None:
    for winner, loser in ((11, 12), (13, 12), (12, 11)):
        await ended(store, [winner, loser], game="cosmic", powers=("zombie", "virus"))
    before = await count(store)
    assert await store.write(keeping.remove_finished(10**15, 1)) == 1
    assert await store.read(rating_rows.ratings(10)) == before, "until all have counted anew"
    after = await count(store)
    games = [result(row) for row in await store.read(rating_rows.results(10, (0, 0), 9))]
    assert (after, await store.read(rating_rows.powers(10))) == expected(games)
    assert len(games) == 2
    assert await store.write(keeping.remove_finished(10**15, 9)) == 2
    assert (await count(store), await store.read(rating_rows.powers(10))) == ([], [])


async def test_ratings_of_only_a_part_of_the_games_are_never_seen(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(store, Random(5), 12)
    before = await count(store), await store.read(rating_rows.powers(10))
    monkeypatch.setattr("bot.play.games.results.PORTION", 2)
    read = store.read
    seen = []

    async def looked_at(script: Script[object]) -> object:
        if name_of(script) == "results":
            seen.append((await read(rating_rows.ratings(10)), await read(rating_rows.powers(10))))
        return await read(script)

    monkeypatch.setattr(store, "read", looked_at)
    await anew(store)
    assert seen == [before] * 7


async def test_a_game_that_ends_while_all_count_anew_is_not_left_out(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening(store, Random(5), 5)
    await count(store)
    read = store.read
    late = list[int]()

    async def looked_at(script: Script[object]) -> object:
        found = await read(script)
        if name_of(script) == "results" and found and not late:
            seats = rosters.encode([Seated("P13", 13), Seated("P11", 11)])
            late.append(
                await store.write(
                    changing.create_table(table_row(guild=10, roster=seats, status="ended", updated_ms=1))
                )
            )
            finishes = msgspec.json.encode([Finish(1), Finish(2)])
            await store.write(rating_rows.tell_story(StoryRow(late[0], b"[0]", "", result=finishes)))
        return found

    monkeypatch.setattr(store, "read", looked_at)
    assert await Ratings(store, Clock(0, 0)).anew(10) == 0
    after = await count(store)
    games = [result(row) for row in await read(rating_rows.results(10, (0, 0), 9))]
    assert games[0].table == late[0]
    assert (after, await store.read(rating_rows.powers(10))) == expected(games)


async def test_the_list_has_the_best_first_without_newcomers_and_the_hidden(store: Store, time: Time) -> None:
    for _ in range(3):
        await ended(store, [11, 12])
        time.ms += DAY_MS
    await ended(store, [13, 14])
    await count(store)
    assert [row.user for row in await store.read(rating_rows.ladder(10, "slap", 2, 3, 9))] == [11, 12]
    await store.write(persons.set_preference(11, "standing", "hidden"))
    assert [row.user for row in await store.read(rating_rows.ladder(10, "slap", 2, 1, 2))] == [13, 14]


async def test_the_admins_recount_finds_what_is_wrong_and_says_how_much(store: Store) -> None:
    await evening(store, Random(2), 8)
    right = await count(store)
    games = [result(row) for row in await store.read(rating_rows.results(10, (0, 0), 9))]
    counted = sum(bool(rated(game) or by_thing([game])) for game in games)
    assert counted < len(games) == 8, "stopped ones count nothing, and are not said to"
    assert await recount(store) == (counted, 1, 0)
    found = await store.read(rating_rows.unrated(10, 1))
    wrong = msgspec.structs.replace(right[0], mu=99.0)
    assert await store.write(rating_rows.rate(10, found.turn, [], [wrong]))
    assert await store.read(rating_rows.ratings(10)) != right
    assert await recount(store) == (counted, 1, 1)
    assert await store.read(rating_rows.ratings(10)) == right
    found = await store.read(rating_rows.unrated(10, 1))
    assert await store.write(rating_rows.rate(10, found.turn, [], [wrong], [PowerRow(10, "nobody", 1, 1)]))
    assert await recount(store) == (counted, 1, 2)


async def test_a_result_that_cannot_be_read_counts_nothing_and_holds_nobody_up(store: Store) -> None:
    await ended(store, [11, 12])
    broken = await store.write(changing.create_table(table_row(guild=10, roster=b"[]", status="running")))
    await store.write(
        changing.commit(Batch(broken, status="ended", story=StoryRow(broken, b"[0]", "", result=b"[{}]")))
    )
    garbled = await store.write(changing.create_table(table_row(guild=10, roster=b"[]", status="running")))
    await store.write(
        changing.commit(Batch(garbled, status="ended", story=StoryRow(garbled, b"[0]", "", result=b"no JSON")))
    )
    await ended(store, [12, 13])
    assert {row.user: row.games for row in await count(store)} == {11: 1, 12: 2, 13: 1}


async def test_somebodys_ratings_are_theirs_alone_and_of_one_server(store: Store) -> None:
    await ended(store, [11, 12])
    await ended(store, [11, 12, 13])
    await ended(store, [11, 12], guild=20)
    everybody = await count(store)
    assert await store.read(rating_rows.ratings_of(10, 11)) == [row for row in everybody if row.user == 11]
    assert [(row.game, row.players) for row in await store.read(rating_rows.ratings_of(10, 11))] == [
        ("slap", 0),
        ("slap", 2),
        ("slap", 3),
    ]
    assert await store.read(rating_rows.ratings_of(10, 99)) == []


SEATED = [Seated("Ana", 11), Seated("Ben", 12), Seated("Cy", 13)]
HANDED = [Seated("Eve", 15, replaced=True), *SEATED[1:]]


async def under_way(store: Store, *, given: bool = True) -> int:
    """A game of three in which Ana's place has come to Eve."""
    row = table_row(game="cosmic", guild=10, roster=rosters.encode(SEATED), status="running", host=12)
    table = await store.write(changing.create_table(row))
    handed = {"roster": rosters.encode(HANDED)}
    await store.write(changing.commit(Batch(table, fields=dict(handed), given=[(11, 0)] if given else [])))
    return table


async def end(store: Store, table: int) -> ResultRow:
    result = msgspec.json.encode([Finish(1), Finish(2), Finish(3)])
    story = StoryRow(table, b"[0]", "", result=result, turns=5, decided=True)
    await store.write(changing.commit(Batch(table, status="ended", story=story)))
    (found,) = [row for row in await store.read(rating_rows.results(10, (0, 0), 99)) if row.table == table]
    return found


@pytest.mark.parametrize("given", [True, False])
async def test_who_gives_a_place_away_has_lost_and_is_found_with_the_game_once_it_is_over(
    store: Store, given: bool
) -> None:
    table = await under_way(store, given=given)
    assert await store.read(tables.tables_of(11)) == [], "free to go while it goes on"
    found = result(await end(store, table))
    assert [part.user for part in found.people] == ([11] if given else []) + [12, 13]
    rated = [row.user for row in await count(store) if row.players == 0]
    assert rated == ([11] if given else []) + [12, 13]
    assert [row.table for row in await store.read(rating_rows.results_of(10, 11, 9))] == ([table] if given else [])
    assert [head.id for head in await store.read(tables.tables_of(11))] == ([table] if given else [])


async def test_who_gives_a_place_away_and_takes_another_one_has_lost_all_the_same(store: Store) -> None:
    table = await under_way(store)
    again = [HANDED[0], SEATED[1], Seated("Ana", 11, replaced=True)]
    await store.write(changing.commit(Batch(table, fields={"roster": rosters.encode(again)})))
    assert await store.read(tables.former_players(table)) == {13}
    found = result(await end(store, table))
    assert [(part.user, part.finish.conceded) for part in found.people] == [(11, True), (12, False)]


@pytest.mark.parametrize("early", [True, False])
async def test_who_has_given_a_place_away_can_be_forgotten_before_and_after_the_end(store: Store, early: bool) -> None:
    table = await under_way(store)
    if early:
        assert await store.write(keeping.forget(11, "former player")) == Forgotten(left=1)
    found = await end(store, table)
    if not early:
        assert b"11" in found.roster
        assert await store.write(keeping.forget(11, "former player")) == Forgotten()
        (found,) = await store.read(rating_rows.results(10, (0, 0), 9))
    assert b"11" not in found.roster
    assert [part.user for part in result(found).people] == [12, 13]
    assert {row.user for row in await count(store)} == {12, 13}
    assert await store.read(keeping.traces(11)) == Traces(0, [], 0, 0)


async def test_the_admins_recount_leaves_out_what_counts_nothing_by_now(store: Store) -> None:
    tables = [await ended(store, [11, 12]) for _ in range(4)]
    found = await store.read(rating_rows.unrated(10, 9))
    wrong = [
        RatingRow(10, "slap", of, user, 30.0, 5.0, 4) for of in (0, 2) for user in (11, 12)
    ]  # as each of them has counted once
    assert await store.write(rating_rows.rate(10, found.turn, tables, wrong, []))
    assert await recount(store) == (2, 1, 4)
    assert [row.games for row in await store.read(rating_rows.ratings(10))] == [2, 2, 2, 2]
    assert await recount(store) == (2, 1, 0)
