"""Several processes on one database: who holds what, who writes no more, and what one leaves for another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from bot.store.errors import AlreadyRunning, AnotherBot, LeaseLost, ShardLost, ShardsDiffer
from bot.store.postgres import lease
from bot.store.postgres.lease import LOCK, SCHEMA
from bot.store.postgres.store import PostgresStore
from bot.store.rows import NEWER, Batch, DeadlineRow
from bot.store.statements import changing as changing, persons, tables
from bot.store.store import NOBODY, ONCE, Forward, Share, Sharing
from tests.patience import TIMEOUT_S
from tests.store.postgres.conftest import Opener
from tests.store.postgres.server import Server
from tests.store.samples import table_row

FIRST, SECOND = Share(0, 1, 4), Share(2, 3, 4)
GUILD_OF_2 = 2 << 22
"""A server of shard 2."""


def sharing(store: PostgresStore) -> Sharing:
    assert store.sharing is not None
    return store.sharing


@asynccontextmanager
async def admin(address: str) -> AsyncIterator[asyncpg.Connection[Any]]:
    connection = await asyncpg.connect(address)
    try:
        yield connection
    finally:
        await connection.close()


async def let_expire(address: str, share: Share) -> None:
    """As if a process had not renewed its lease in time."""
    async with admin(address) as connection:
        await connection.execute(f'UPDATE {SCHEMA}.lease SET "until_ms" = 0 WHERE "id" = $1', share.number)


async def test_processes_with_other_shards_write_side_by_side(address: str, opened: Opener) -> None:
    one, two = await opened(address, "one", share=FIRST), await opened(address, "two", share=SECOND)
    assert await sharing(one).claim(0)
    assert await sharing(two).claim(2)
    await one.write(persons.set_preference(7, "quiet", "1"))
    await two.write(persons.set_preference(8, "quiet", "2"))
    cluster_state = await sharing(one).cluster_state()
    assert {number: (member.share, member.over) for number, member in cluster_state.members.items()} == {
        1: (FIRST, False),
        3: (SECOND, False),
    }
    assert cluster_state.holders == {0: 1, 2: 3}
    assert cluster_state.at_ms <= (await sharing(two).cluster_state()).at_ms


async def test_each_knows_the_rules_of_the_others_and_where_games_sleep_for_newer_ones(
    address: str, opened: Opener
) -> None:
    older, newer = Share(0, 1, 4, rules="cosmic 6"), Share(2, 3, 4, rules="cosmic 7")
    one, two = await opened(address, "one", share=older), await opened(address, "two", share=newer)
    assert await sharing(one).claim(0)
    assert await sharing(two).claim(2)
    cluster_state = await sharing(two).cluster_state()
    assert [member.share.rules for member in cluster_state.members.values()] == ["cosmic 6", "cosmic 7"]
    assert cluster_state.asleep == frozenset()
    sleeps = await two.write(changing.create_table(table_row(status="running", guild=GUILD_OF_2)))
    ended = await one.write(changing.create_table(table_row(status="ended", guild=0)))
    for store, table in ((two, sleeps), (one, ended)):
        await store.write(changing.commit(Batch(table, deadlines=[DeadlineRow(table, NEWER, 5)])))
    assert (await sharing(one).cluster_state()).asleep == {2}


async def test_a_shard_has_one_holder(address: str, opened: Opener) -> None:
    one, two = await opened(address, "one", share=FIRST), await opened(address, "two", share=SECOND)
    taken = await asyncio.gather(*(sharing(store).claim(ONCE) for store in (one, two)))
    assert sorted(taken) == [False, True]
    holder = one if taken[0] else two
    other = two if taken[0] else one
    await sharing(other).give(ONCE)  # not ours to give
    assert not await sharing(other).claim(ONCE)
    await sharing(holder).give(ONCE)
    assert await sharing(other).claim(ONCE)


async def test_a_table_is_written_by_the_holder_of_its_shard_alone(address: str, opened: Opener) -> None:
    one, two = await opened(address, "one", share=FIRST), await opened(address, "two", share=SECOND)
    await sharing(one).claim(0)
    await sharing(two).claim(2)
    theirs = await two.write(changing.create_table(table_row(guild=GUILD_OF_2)))
    ours = await one.write(changing.create_table(table_row(guild=0)))
    with pytest.raises(ShardLost):
        await one.write(changing.commit(Batch(table=theirs, status="ended")))
    await one.write(changing.commit(Batch(table=ours, status="ended")))
    await two.write(changing.commit(Batch(table=theirs, status="paused")))
    row = await one.read(tables.table(theirs))
    assert row is not None
    assert row.status == "paused"
    assert one.holds_lease


async def test_in_one_group_only_what_is_not_ours_fails(address: str, opened: Opener) -> None:
    one = await opened(address, "one", share=FIRST)
    await sharing(one).claim(0)
    ours, theirs = [await one.write(changing.create_table(table_row(guild=guild))) for guild in (0, GUILD_OF_2)]
    batches = [one.write(changing.commit(Batch(table=table, status="ended"))) for table in (ours, theirs, ours)]
    done = await asyncio.gather(*batches, return_exceptions=True)
    assert [type(one) for one in done] == [type(None), ShardLost, type(None)]


async def test_a_process_without_lease_is_buried_and_writes_nothing_any_more(address: str, opened: Opener) -> None:
    one, two = await opened(address, "one", share=FIRST), await opened(address, "two", share=SECOND)
    await sharing(two).claim(2)
    assert not await sharing(one).bury(SECOND.number)  # it lives
    await let_expire(address, SECOND)
    assert (await sharing(one).cluster_state()).members[SECOND.number].over
    assert await sharing(one).bury(SECOND.number)
    assert await sharing(one).claim(2)
    with pytest.raises(LeaseLost):
        await two.write(persons.set_preference(7, "quiet", "1"))
    async with asyncio.timeout(TIMEOUT_S):
        await two.lost()


async def test_what_a_buried_process_has_begun_to_write_holds_nobody_up(address: str, opened: Opener) -> None:
    one = await opened(address, "one", share=FIRST)
    former = await asyncpg.connect(address)
    await former.execute("SELECT pg_advisory_lock($1, $2)", lease.CLASS, SECOND.number)
    await former.execute(
        f'INSERT INTO {SCHEMA}.lease ("id", "holder", "machine", "token", "until_ms", "first", "last", "of") '
        "VALUES (3, 'two', 'm', 't', 0, 2, 3, 4)"
    )
    await former.execute("BEGIN")
    await former.execute(f'UPDATE {SCHEMA}.lease SET "turn" = 1 WHERE "token" = \'t\'')
    async with asyncio.timeout(TIMEOUT_S):
        assert await sharing(one).bury(SECOND.number)
    async with admin(address) as connection:
        assert not await connection.fetchval("SELECT 1 FROM pg_stat_activity WHERE pid = $1", former.get_server_pid())
    former.terminate()  # the server has ended it, which this side may not have heard yet


async def test_a_process_that_begins_again_has_its_shards_free_and_the_former_one_writes_no_more(
    address: str, opened: Opener
) -> None:
    first = await opened(address, "one", share=FIRST)
    await sharing(first).claim(1)
    async with admin(address) as connection:  # as after kill -9: the server has ended its connection
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"
        )
    again = await opened(address, "one again", share=FIRST)
    assert (await sharing(again).cluster_state()).holders == {}
    with pytest.raises(LeaseLost):
        await first.write(persons.set_preference(7, "quiet", "1"))


async def test_overlaps_are_refused_with_the_holders_name(address: str, opened: Opener) -> None:
    await opened(address, "one", share=FIRST)
    with pytest.raises(AlreadyRunning, match=r"one, which has shards 0-1/4"):
        await opened(address, "two-too-many", share=Share(1, 3, 4))
    with pytest.raises(AlreadyRunning, match=r"in use by another process \(one\)"):
        await opened(address, "the same", share=FIRST)
    with pytest.raises(AlreadyRunning, match="one"):
        await opened(address, "alone")


async def test_a_bot_without_shards_of_its_own_keeps_all_others_out(address: str, opened: Opener) -> None:
    await opened(address, "alone")
    with pytest.raises(AlreadyRunning, match="alone"):
        await opened(address, "two", share=SECOND)


async def test_two_bots_do_not_share_a_database(address: str, opened: Opener) -> None:
    await opened(address, "one", share=Share(0, 1, 4, "MTI"))
    with pytest.raises(AnotherBot, match=r"in use by another bot \(one\)\. Give each bot a database of its own"):
        await opened(address, "two", share=Share(2, 3, 4, "MzQ"))


async def test_another_number_of_shards_is_refused_while_others_run(address: str, opened: Opener) -> None:
    one = await opened(address, "one", share=FIRST)
    with pytest.raises(ShardsDiffer, match=r"SHARDS=2-3/8, but one runs with 0-1/4\. Give all processes the same"):
        await opened(address, "two", share=Share(2, 3, 8))
    await sharing(one).claim(0)
    await one.close()
    eight = await opened(address, "two", share=Share(2, 3, 8))
    assert (await sharing(eight).cluster_state()).holders == {}, "what was held with another number of shards"


async def test_a_process_that_ends_leaves_its_shards_to_the_others(address: str, opened: Opener) -> None:
    one, two = await opened(address, "one", share=FIRST), await opened(address, "two", share=SECOND)
    await sharing(two).claim(2)
    await two.close()
    cluster_state = await sharing(one).cluster_state()
    assert cluster_state.holders == {2: NOBODY}
    assert list(cluster_state.members) == [FIRST.number]


async def test_two_that_begin_at_once_upgrade_the_schema_one_after_the_other(
    server: Server, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.lease.WAIT_MS", 3_000)
    async with admin(server.url()) as connection:
        await connection.execute("DROP DATABASE IF EXISTS fresh")
        await connection.execute("CREATE DATABASE fresh")
    url = server.url("fresh")
    one, two = await asyncio.gather(opened(url, "one", share=FIRST), opened(url, "two", share=SECOND))
    assert await sharing(one).claim(0)
    assert await sharing(two).claim(2)
    async with admin(url) as connection:
        modes = await connection.fetch("SELECT mode FROM pg_locks WHERE locktype = 'advisory' AND objid = $1", LOCK)
        assert {row["mode"] for row in modes} == {"ShareLock"}


async def test_sessions_begin_one_after_another_by_concurrency(address: str, opened: Opener) -> None:
    one, two = await opened(address, "one", share=FIRST), await opened(address, "two", share=SECOND)
    for store, shard in ((one, 0), (one, 1), (two, 2)):
        await sharing(store).claim(shard)
    assert await sharing(one).turn(0, 2, 60_000) == 0
    assert 0 < await sharing(two).turn(2, 2, 60_000) <= 60_000
    assert await sharing(one).turn(1, 2, 60_000) == 0


async def test_a_forward_is_collected_once_by_whoever_holds_its_shard(address: str, opened: Opener) -> None:
    one, two = await opened(address, "one", share=FIRST), await opened(address, "two", share=SECOND)
    numbers = [await sharing(one).leave(2, body) for body in (b"a", b"b")]
    assert await sharing(one).collect([0, 1]) == []
    assert await sharing(two).collect([2, 3]) == [
        Forward(numbers[0], b"a", False, False),
        Forward(numbers[1], b"b", False, False),
    ]
    assert await sharing(two).collect([2, 3]) == []
    assert not await sharing(one).defer(numbers[0], anyway=False)
    await sharing(two).settle(numbers[:1])
    assert not await sharing(one).defer(numbers[0], anyway=True)
    assert await sharing(one).defer(numbers[1], anyway=True)
    assert sharing(one).forwards == {"left": 2, "collected": 0, "deferred": 1}
    assert sharing(two).forwards == {"collected": 2}


async def test_a_forward_that_nobody_takes_is_deferred_once_and_says_so(address: str, opened: Opener) -> None:
    one, two = await opened(address, "one", share=FIRST), await opened(address, "two", share=SECOND)
    number = await sharing(one).leave(3, b"a")
    assert await sharing(one).defer(number, anyway=False)
    assert not await sharing(one).defer(number, anyway=False)
    assert await sharing(two).collect([3]) == [Forward(number, b"a", True, False)]


async def test_what_a_dead_process_had_in_hand_is_marked(address: str, opened: Opener) -> None:
    one, two = await opened(address, "one", share=FIRST), await opened(address, "two", share=SECOND)
    number = await sharing(one).leave(2, b"a")
    await sharing(two).collect([2])
    await let_expire(address, SECOND)
    await sharing(one).bury(SECOND.number)
    assert await sharing(one).collect([2]) == [Forward(number, b"a", False, True)]


async def test_news_and_forwards_wake_all_others(address: str, opened: Opener) -> None:
    one, two = await opened(address, "one", share=FIRST), await opened(address, "two", share=SECOND)
    heard: asyncio.Queue[str] = asyncio.Queue()
    listening = asyncio.create_task(sharing(two).listen(heard.put_nowait))
    async with asyncio.timeout(TIMEOUT_S):
        assert await heard.get() == ""  # it listens now
        sharing(one).tell("something")
        assert await heard.get() == "something"
        await sharing(one).leave(2, b"a")
        assert await heard.get() == ""
    listening.cancel()


async def test_after_the_connection_is_lost_one_listens_again(
    address: str, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.sharing.AGAIN_S", 0)
    one = await PostgresStore.open(address, holder="one", now=lambda: 1, share=FIRST)
    heard: asyncio.Queue[str] = asyncio.Queue()
    listening = asyncio.create_task(sharing(one).listen(heard.put_nowait))
    async with asyncio.timeout(TIMEOUT_S):
        assert await heard.get() == ""
        async with admin(address) as connection:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query LIKE '%LISTEN%' AND pid <> pg_backend_pid()"
            )
        assert await heard.get() == ""  # what was missed can be read now
        sharing(one).tell("again")
        assert await heard.get() == "again"
    listening.cancel()
    await one.close()
