"""Absences of people from tables: kept, replaced, ended by the table, and gone with seat, game and person."""

from __future__ import annotations

import pytest

from bot.store.rows import AwayRow, Batch, Status
from bot.store.statements import changing, keeping, persons, tables
from bot.store.store import Store
from tests.store.samples import table_row

ANN, BOB = 11, 12
ROSTER = b'[{"name":"Ann","user":11},{"name":"Bob","user":12}]'


async def a_table(store: Store, status: str = "running") -> int:
    return await store.write(changing.create_table(table_row(status=status, roster=ROSTER)))


async def test_a_holiday_is_kept_by_person_and_table_and_a_later_one_takes_its_place(store: Store) -> None:
    one, two = await a_table(store), await a_table(store)
    await store.write(persons.go_away([AwayRow(ANN, one, 500, "careful"), AwayRow(ANN, two, 500, "pass")]))
    await store.write(persons.go_away([AwayRow(ANN, two, 900, "freeze"), AwayRow(BOB, two, 700, "orders")]))
    assert await store.read(persons.holidays_of(ANN)) == [
        AwayRow(ANN, one, 500, "careful"),
        AwayRow(ANN, two, 900, "freeze"),
    ]
    assert await store.read(persons.away_from(two)) == [
        AwayRow(ANN, two, 900, "freeze"),
        AwayRow(BOB, two, 700, "orders"),
    ]
    await store.write(persons.come_back(ANN, [one, two]))
    assert await store.read(persons.holidays_of(ANN)) == []
    assert await store.read(persons.away_from(two)) == [AwayRow(BOB, two, 700, "orders")]


async def test_nobody_is_away_from_where_they_do_not_sit(store: Store) -> None:
    table = await a_table(store)
    await store.write(persons.go_away([AwayRow(13, table, 500, "careful"), AwayRow(ANN, table + 1, 500, "careful")]))
    assert await store.read(persons.away_from(table)) == []
    assert await store.read(persons.away_from(table + 1)) == []


async def test_a_holiday_goes_with_the_seat(store: Store) -> None:
    table = await a_table(store)
    await store.write(persons.go_away([AwayRow(ANN, table, 500, "careful"), AwayRow(BOB, table, 500, "careful")]))
    await store.write(changing.commit(Batch(table, fields={"roster": b'[{"name":"Bob","user":12}]'})))
    assert await store.read(persons.away_from(table)) == [AwayRow(BOB, table, 500, "careful")]


async def test_a_table_says_in_its_own_transaction_who_is_back(store: Store) -> None:
    table, other = await a_table(store), await a_table(store)
    await store.write(persons.go_away([AwayRow(ANN, table, 500, "careful"), AwayRow(ANN, other, 500, "careful")]))
    await store.write(changing.commit(Batch(table, returned=[ANN], desk=b"back")))
    assert await store.read(persons.holidays_of(ANN)) == [AwayRow(ANN, other, 500, "careful")]


async def test_a_table_says_in_its_own_transaction_who_counts_as_away(store: Store) -> None:
    table = await a_table(store)
    row = AwayRow(ANN, table, 500, "silent")
    await store.write(changing.commit(Batch(table, away=[row, AwayRow(13, table, 500, "silent")], desk=b"voted")))
    assert await store.read(persons.away_from(table)) == [row]
    await store.write(changing.commit(Batch(table, returned=[ANN])))
    assert await store.read(persons.away_from(table)) == []


@pytest.mark.parametrize(("status", "left"), [("ended", 0), ("stopped", 0), ("broken", 1)])
async def test_a_game_that_is_over_has_nobody_away(store: Store, status: Status, left: int) -> None:
    table = await a_table(store)
    await store.write(persons.go_away([AwayRow(ANN, table, 500, "careful")]))
    await store.write(changing.commit(Batch(table, status=status)))
    assert len(await store.read(persons.away_from(table))) == left


async def test_a_table_that_sleeps_counts_as_awake_once_somebody_goes_or_comes(store: Store) -> None:
    """So that a process that starts after a fall tells it."""
    table = await a_table(store)
    for change in (
        store.write(persons.go_away([AwayRow(ANN, table, 500, "careful")])),
        store.write(persons.come_back(ANN, [table])),
    ):
        await store.write(changing.commit(Batch(table, asleep=True)))
        assert [head.asleep for head in await store.read(tables.heads(("running",)))] == [1]
        await change
        assert [head.asleep for head in await store.read(tables.heads(("running",)))] == [0]


async def test_forgetting_a_person_forgets_their_holidays(store: Store) -> None:
    lost = await a_table(store, "broken")
    await store.write(persons.go_away([AwayRow(ANN, lost, 500, "careful"), AwayRow(BOB, lost, 500, "careful")]))
    await store.write(keeping.forget(ANN, "former player"))
    assert await store.read(persons.holidays_of(ANN)) == []
