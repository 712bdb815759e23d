"""Prompts of seats and channels of direct messages: kept, replaced, and gone with the game."""

from __future__ import annotations

import pytest

from bot.store.rows import Batch, OwedAt, OwedRow, PersonRow, Status
from bot.store.statements import changing, keeping, persons, sending, timing
from bot.store.store import Store
from tests.store.conftest import Time
from tests.store.samples import post, table_row
from tests.store.sent import owed

ANN, BOB = 11, 12


async def test_what_a_person_owes_comes_soonest_first_from_all_tables_and_undated_last(store: Store) -> None:
    one = await store.write(changing.create_table(table_row(status="running", guild=5, thread=50)))
    two = await store.write(changing.create_table(table_row(status="running", guild=6, thread=60)))
    await store.write(
        changing.commit(Batch(one, owed=[OwedRow(0, ANN, "an alliance", 900), OwedRow(1, BOB, "a card", 100)]))
    )
    await store.write(
        changing.commit(Batch(two, owed=[OwedRow(2, ANN, "a vote", 300), OwedRow(3, ANN, "some day", 0)]))
    )
    assert await store.read(timing.owed(ANN)) == [
        OwedAt(ANN, two, 2, "a vote", 300, 6, 60),
        OwedAt(ANN, one, 0, "an alliance", 900, 5, 50),
        OwedAt(ANN, two, 3, "some day", 0, 6, 60),
    ]
    assert [row.user for row in await owed(store)] == [BOB, ANN, ANN, ANN]


async def test_a_seat_owes_one_thing_at_a_time_and_nothing_after_an_empty_word(store: Store) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))
    await store.write(changing.commit(Batch(table, owed=[OwedRow(0, ANN, "an alliance", 900)])))
    await store.write(changing.commit(Batch(table, owed=[OwedRow(0, BOB, "a card", 100)])))
    assert [(row.user, row.what) for row in await owed(store)] == [(BOB, "a card")]
    await store.write(changing.commit(Batch(table, owed=[OwedRow(0, BOB, "")])))
    assert await owed(store) == []


@pytest.mark.parametrize("status", ["ended", "stopped", "broken"])
async def test_a_table_that_is_over_owes_nothing(store: Store, status: Status) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))
    await store.write(changing.commit(Batch(table, owed=[OwedRow(0, ANN, "an alliance", 900)])))
    await store.write(changing.commit(Batch(table, status=status, owed=[OwedRow(1, BOB, "a card", 900)])))
    assert await owed(store) == []


async def test_a_forgotten_person_has_no_direct_messages(store: Store) -> None:
    await store.write(persons.set_person(PersonRow(ANN, 7)))
    await store.write(persons.set_person(PersonRow(BOB, 8, 50007, 3)))
    await store.write(keeping.forget(ANN, "former player"))
    assert await store.read(persons.people([ANN, BOB])) == {BOB: PersonRow(BOB, 8, 50007, 3)}


async def test_a_forgotten_person_is_gone_from_the_messages_of_tables_that_they_left(store: Store) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))  # somebody else sits there by now
    rows = [
        post(table, "prompt", user=ANN, state="done", message=1),
        post(table, "ping", ping=f"{BOB} {ANN}", state="done", message=2),
        post(table, "other", user=BOB, ping=f"{BOB}", state="done", message=3),
    ]
    await store.write(changing.commit(Batch(table, outbox=rows)))
    assert (await store.write(keeping.forget(ANN, "former player"))).still == []
    left = await store.read(sending.outbox(table, ("done",)))
    assert [(row.key, row.user, row.ping) for row in left] == [("other", BOB, str(BOB)), ("ping", 0, "")]


async def test_prompts_that_wait_are_no_stuck_channel(store: Store, time: Time) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))
    await store.write(changing.commit(Batch(table, outbox=[post(table, "prompt", user=ANN), post(table, "card")])))
    assert [row.count for row in await store.read(sending.stuck(time.ms + 1))] == [1]
