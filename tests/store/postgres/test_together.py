"""Batches of many tables share the way to the server, and come to what they come to in SQLite."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import pytest

from bot.store.errors import BatchRefused, StoreFull
from bot.store.postgres.lease import SCHEMA
from bot.store.rows import Batch, DeadlineRow, OwedRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing, tables
from bot.store.store import Store
from tests.store.conftest import Time
from tests.store.postgres.conftest import Opener
from tests.store.samples import decision, note, post, table_row
from tests.store.sent import deadlines, outbox, owed

TABLES, BATCHES = 12, 4
SLOW = """
CREATE FUNCTION {schema}.slow() RETURNS trigger AS $$ BEGIN
    PERFORM pg_sleep(0.05);
    RETURN NULL;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER slow AFTER UPDATE ON {schema}.lease EXECUTE FUNCTION {schema}.slow();
"""
FULL = """
CREATE FUNCTION {schema}.full() RETURNS trigger AS $$ BEGIN
    IF length(NEW.desk) > 1000 THEN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END IF;
    RETURN NEW;
END $$ LANGUAGE plpgsql;
CREATE TRIGGER full_volume BEFORE INSERT OR UPDATE ON {schema}.desks FOR EACH ROW EXECUTE FUNCTION {schema}.full();
"""


def batch(table: int, seq: int) -> Batch:
    """Make a batch that differs from table to table, so that their scripts are not alike all the way."""
    return Batch(
        table,
        decisions=[decision(1 + seq, 0)],
        notes=[note(seq)] * (table % 3),
        outbox=[post(table, f"c{seq}", seq)],
        outbox_state=[(f"c{seq - 1}", "post", "done", 5)] if seq else [],
        snapshot=b"s" if (seq + table) % 2 else None,
        deadlines=[DeadlineRow(table, "idle", seq)] if table % 2 else [],
        owed=[OwedRow(0, 11, f"answer {seq}")],
        next_ask=seq + 2,
        desk=b"%d" % seq,
        status="ended" if seq == BATCHES - 1 and table % 4 == 0 else None,
    )


async def content(store: Store) -> list[object]:
    """Everything that can be read of all tables."""
    told: list[object] = [
        await deadlines(store),
        await owed(store),
        await outbox(store, ("waiting", "done")),
    ]
    for number in range(1, TABLES + 1):
        told += [
            await store.read(tables.table(number)),
            await store.read(tables.history(number)),
            await store.read(tables.log(number)),
        ]
        told.append(await store.read(tables.notes(number)))
    return told


async def test_what_many_tables_do_at_once_comes_to_the_same_in_both_databases(
    address: str, opened: Opener, tmp_path: Path, time: Time
) -> None:
    file = await SqliteStore.open(tmp_path / "games.db", holder="test", now=time.now, sleep=time.until_woken)
    contents = []
    for store in (await opened(address), file):
        for _ in range(TABLES):
            await store.write(changing.create_table(table_row(status="running")))
        batches = [batch(number, seq) for seq in range(BATCHES) for number in range(1, TABLES + 1)]
        await asyncio.gather(*(store.write(changing.commit(one)) for one in batches))
        contents.append(await content(store))
    await file.close()
    assert contents[0] == contents[1]


async def run(address: str, sql: str) -> None:
    admin = await asyncpg.connect(address)
    await admin.execute(sql.format(schema=SCHEMA))
    await admin.close()


async def test_a_full_volume_refuses_whole_batches_and_takes_the_small_ones_beside(
    address: str, opened: Opener
) -> None:
    store = await opened(address)
    numbers = [await store.write(changing.create_table(table_row())) for _ in range(3)]
    await run(address, FULL)
    big = Batch(2, decisions=[decision()], notes=[note()], desk=bytes(2_000))
    results = await asyncio.gather(
        store.write(changing.commit(Batch(1, decisions=[decision()]))),
        store.write(changing.commit(big)),
        store.write(changing.commit(Batch(3, decisions=[decision()]))),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), StoreFull, type(None)]
    assert [len(await store.read(tables.history(number))) for number in numbers] == [1, 0, 1]
    assert await store.read(tables.notes(2)) == []
    await run(address, "DROP TRIGGER full_volume ON {schema}.desks")
    await store.write(changing.commit(big))
    assert len(await store.read(tables.history(2))) == 1


async def test_while_the_server_is_slow_those_who_wait_share_the_next_transaction(address: str, opened: Opener) -> None:
    store = await opened(address)
    numbers = [await store.write(changing.create_table(table_row())) for _ in range(20)]
    await run(address, SLOW)
    admin = await asyncpg.connect(address)
    turn = f'SELECT "turn" FROM {SCHEMA}.lease'
    before = await admin.fetchval(turn)
    await asyncio.gather(*(store.write(changing.commit(Batch(number, decisions=[decision()]))) for number in numbers))
    assert await admin.fetchval(turn) - before <= 2
    await admin.close()
    assert all([await store.read(tables.history(number)) == [decision()] for number in numbers])


async def test_a_batch_for_a_table_that_is_gone_is_refused_alone(address: str, opened: Opener) -> None:
    store = await opened(address)
    await store.write(changing.create_table(table_row()))
    await store.write(changing.create_table(table_row()))
    results = await asyncio.gather(
        store.write(changing.commit(Batch(1, decisions=[decision()]))),
        store.write(changing.commit(Batch(77, decisions=[decision()]))),
        store.write(changing.commit(Batch(2, decisions=[decision()]))),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), BatchRefused, type(None)]
    assert "there is no table 77" in str(results[1])


@pytest.mark.parametrize("order", [1, -1])
async def test_batches_of_one_table_keep_their_order_in_a_group(address: str, opened: Opener, order: int) -> None:
    store = await opened(address)
    numbers = [await store.write(changing.create_table(table_row())) for _ in range(2)][::order]
    await asyncio.gather(
        *(
            store.write(changing.commit(Batch(number, desk=b"%d" % seq, fields={"seed": str(seq)})))
            for seq in range(9)
            for number in numbers
        )
    )
    for number in numbers:
        row = await store.read(tables.table(number))
        assert row is not None
        assert (row.desk, row.seed) == (b"8", "8")
