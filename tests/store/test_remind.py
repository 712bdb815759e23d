"""Reminders in the store: how far they have come, who does not answer, and what goes with the table or the person."""

from __future__ import annotations

from bot.store.rows import NEWER, Batch, DeadlineRow, OwedRow, PendingPrompts, Reminded, ReminderRow
from bot.store.statements import changing, keeping, timing
from bot.store.store import Store
from tests.store.samples import table_row
from tests.store.sent import owed, reminders

ANN, BOB = 11, 12


async def test_a_round_replaces_rows_drops_others_and_counts_who_does_not_answer(store: Store) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))
    first = ReminderRow(table, 0, ANN, "an alliance", 900, 100, 0)
    other = ReminderRow(table, 1, BOB, "a card", 800, 100, 0)
    await store.write(timing.remind(Reminded([first, other], [], {ANN: 2, BOB: 1})))
    assert await reminders(store) == [first, other]
    assert await store.read(timing.unanswered()) == {ANN: 2, BOB: 1}
    sent = ReminderRow(table, 0, ANN, "an alliance", 900, 100, 1)
    await store.write(timing.remind(Reminded([sent], [(table, 1)], {ANN: 3, BOB: 0})))
    assert await reminders(store) == [sent]
    assert await store.read(timing.unanswered()) == {ANN: 3}


async def test_reminders_of_a_table_that_is_gone_are_passed_over(store: Store) -> None:
    await store.write(timing.remind(Reminded([ReminderRow(99, 0, ANN, "an alliance", 900, 100, 0)], [(98, 1)], {})))
    assert await reminders(store) == []


async def test_a_forgotten_person_is_reminded_of_nothing(store: Store) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))
    await store.write(
        timing.remind(Reminded([ReminderRow(table, 0, ANN, "an alliance", 900, 100, 0)], [], {ANN: 1, BOB: 1}))
    )
    assert (await store.write(keeping.forget(ANN, "former player"))).still == []
    assert await reminders(store) == []
    assert await store.read(timing.unanswered()) == {BOB: 1}


async def test_what_is_owed_is_public_only_if_it_says_so(store: Store) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))
    await store.write(
        changing.commit(Batch(table, owed=[OwedRow(0, ANN, "a card", 1), OwedRow(1, BOB, "a target", 2, public=True)]))
    )
    assert [row.public for row in await owed(store)] == [False, True]
    await store.write(changing.commit(Batch(table, owed=[OwedRow(1, BOB, "a card", 2)])))
    assert [row.public for row in await store.read(timing.owed(BOB))] == [False]


async def test_what_is_owed_is_read_table_by_table_whoever_owes_and_whoever_owed(store: Store) -> None:
    asked, both, answered, quiet = [
        await store.write(changing.create_table(table_row(status="running"))) for _ in range(4)
    ]
    for table in (asked, both):
        await store.write(
            changing.commit(Batch(table, owed=[OwedRow(0, ANN, "a card", 900), OwedRow(1, BOB, "a power", 800)]))
        )
    rows = [ReminderRow(table, 0, ANN, "a card", 900, 100, 1) for table in (both, answered)]
    await store.write(timing.remind(Reminded(rows, [], {})))
    first = await store.read(timing.pending_prompts(0, 2))
    assert [(one.table, one.seat) for one in first.owed] == [(asked, 1), (both, 1), (asked, 0), (both, 0)]
    assert (first.reminders, first.next) == (rows[:1], both)
    second = await store.read(timing.pending_prompts(both, 2))
    assert (second.owed, second.reminders, second.next) == ([], rows[1:], None)
    assert await store.read(timing.pending_prompts(quiet, 2)) == PendingPrompts([], [], None)
    await store.write(changing.commit(Batch(asked, deadlines=[DeadlineRow(asked, NEWER, 5)])))
    assert {one.table for one in (await store.read(timing.pending_prompts(0, 2))).owed} == {both}, (
        "the other one cannot be answered"
    )
