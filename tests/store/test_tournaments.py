"""Tournaments in the store: one at a time, a step as a whole and once, and people who have their data deleted."""

from __future__ import annotations

import msgspec

from bot.store.rows import Batch, MeetingRow, Opened, OutboxRow, Progress
from bot.store.statements import events, keeping, sending
from bot.store.store import Store
from tests.store.samples import post, table_row

SAID = OutboxRow(key="zod:{}:e1", table=0, channel=7, kind="post", body=b"{}", restart="resend", order=1)
STATE = b'{"entrants":[{"name":"Ana","user":11},{"name":"Ben","user":12}]}'


async def test_a_server_has_one_tournament_at_a_time_and_its_first_message_is_kept_with_it(store: Store) -> None:
    row = table_row(guild=9, host=0)
    assert await store.read(events.tournament_in(9)) is None
    number = await store.write(events.open_tournament(row, STATE, SAID))
    assert await store.write(events.open_tournament(row, STATE, SAID)) == 0
    assert await store.write(events.open_tournament(table_row(guild=8, host=0), STATE, SAID))
    assert [waiting.key for waiting in await store.read(sending.outbox(number))] == [f"zod:{number}:e1"]
    assert await store.write(
        events.advance(Progress(number, 0, STATE, over=True, batches=[Batch(number, status="stopped")]))
    )
    newer = await store.write(events.open_tournament(row, STATE, SAID))
    found = await store.read(events.tournament_in(9))
    assert found is not None
    assert found.table == newer > number
    assert newer in [one.table for one in await store.read(events.running())]
    assert number not in [one.table for one in await store.read(events.running())]


async def test_a_step_opens_its_tables_once_and_not_after_something_else_has_changed(store: Store) -> None:
    number = await store.write(events.open_tournament(table_row(guild=9, host=0), STATE, SAID))
    tables = [Opened(table_row(guild=9, host=0), place, SAID) for place in range(3)]
    step = Progress(number, 0, STATE, batches=[Batch(number, outbox=[post(number, "x")])], round=1, opened=tables)
    assert await store.write(events.advance(step))
    assert not await store.write(events.advance(step)), "as after an answer that was lost"
    opened = await store.read(events.meetings(number))
    assert [(row.round, row.place) for row in opened] == [(1, 0), (1, 1), (1, 2)]
    assert await store.read(events.meeting(opened[1].table)) == MeetingRow(opened[1].table, number, 1, 1)
    assert await store.read(events.meeting(number)) is None
    for row in opened:
        assert [waiting.key for waiting in await store.read(sending.outbox(row.table))] == [f"zod:{row.table}:e1"]


async def test_deleted_data_leave_a_tournament_while_it_goes_on(store: Store) -> None:
    number = await store.write(events.open_tournament(table_row(guild=9, host=0), STATE, SAID))
    await store.write(events.advance(Progress(number, 0, STATE)))
    assert (await store.read(keeping.traces(11))).others == 1
    assert (await store.write(keeping.forget(11, "former player"))).still == []
    row = await store.read(events.tournament(number))
    assert row is not None
    assert row.turn == 2, "what was thought out before comes too late"
    entrants = msgspec.json.decode(row.state)["entrants"]
    assert entrants == [{"name": "former player", "user": None, "gone": True}, {"name": "Ben", "user": 12}]
    assert (await store.read(keeping.traces(11))).others == 0
    assert (await store.read(keeping.traces(12))).others == 1


async def test_a_tournament_goes_with_its_tables_when_their_time_is_over(store: Store) -> None:
    number = await store.write(events.open_tournament(table_row(guild=9, host=0), STATE, SAID))
    await store.write(
        events.advance(Progress(number, 0, STATE, round=1, opened=[Opened(table_row(guild=9, host=0), 0, SAID)]))
    )
    (opened,) = await store.read(events.meetings(number))
    over = [Batch(number, status="stopped"), Batch(opened.table, status="stopped")]
    await store.write(events.advance(Progress(number, 1, STATE, over=True, batches=over)))
    assert await store.write(keeping.remove_finished(2**60, 10)) == 2
    assert await store.read(events.tournament_in(9)) is None
    assert await store.read(events.meetings(number)) == []
