"""A row comes out as it went in, as the docstring of ``Batch`` says."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.store.errors import BatchRefused, StoreClosed
from bot.store.rows import NEWER, Batch, DeadlineRow, Ringing
from bot.store.statements import changing, persons, sending, tables as tables, timing
from bot.store.store import Store
from tests.store.conftest import Opener, Time
from tests.store.samples import decision, note, post, table_row
from tests.store.sent import deadlines, outbox, sent


async def test_a_table_comes_back_as_it_was_created(store: Store, time: Time) -> None:
    row = table_row(
        thread=5, lobby_message=6, status="running", options=b'{"a":1}', roster=b"[]", seed="abc", version=3,
        desk=b"desk", next_ask=9, created_ms=7, updated_ms=8,
    )  # fmt: skip
    number = await store.write(changing.create_table(row))
    assert await store.read(tables.table(number)) == msgspec.structs.replace(row, id=number)
    assert await store.read(tables.table(number + 1)) is None


async def test_a_table_and_its_first_deadline_are_one_transaction(store: Store) -> None:
    number = await store.write(changing.create_table(table_row(), {"lobby": 300}))
    assert await deadlines(store) == [DeadlineRow(number, "lobby", 300)]
    with pytest.raises(BatchRefused):
        await store.write(changing.create_table(table_row(roster=b"no json"), {"lobby": 400}))
    assert await deadlines(store) == [DeadlineRow(number, "lobby", 300)]
    assert await store.read(tables.table(number + 1)) is None


@pytest.mark.parametrize(
    ("status", "snapshot", "counts"),
    [
        ("lobby", b"", True),
        ("running", b"", True),
        ("ended", b"x", True),
        ("broken", b"x", True),
        ("stopped", b"", False),
    ],
)
async def test_a_rematch_counts_unless_it_closed_before_it_began(
    store: Store, status: str, snapshot: bytes, counts: bool
) -> None:
    first = await store.write(changing.create_table(table_row(status="ended")))
    again = await store.write(changing.create_table(table_row(status=status, snapshot=snapshot, rematch_of=first)))
    assert await store.read(tables.rematch_of(first)) == (again if counts else None)
    assert await store.read(tables.rematch_of(again)) is None


async def test_ids_are_never_used_twice_and_times_come_from_the_injected_clock(store: Store, time: Time) -> None:
    first, second = (
        await store.write(changing.create_table(table_row())),
        await store.write(changing.create_table(table_row())),
    )
    assert first != second
    found = await store.read(tables.table(first))
    assert found is not None
    assert (found.created_ms, found.updated_ms) == (time.ms, time.ms)
    time.ms += 5
    await store.write(changing.commit(Batch(first, desk=b"x")))
    found = await store.read(tables.table(first))
    assert found is not None
    assert (found.created_ms, found.updated_ms) == (time.ms - 5, time.ms)


async def test_everything_in_a_batch_is_stored(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(
        changing.commit(
            Batch(
                number,
                decisions=[decision(seq=0), decision(seq=1)],
                desk=b"desk",
                next_ask=4,
                outbox=[post(number, "c2", 2), post(number, "c1", 1)],
                notes=[note(1), note(2)],
                deadlines=[DeadlineRow(number, "late", 200), DeadlineRow(number, "soon", 100)],
                status="running",
                fields={"thread": 99, "lobby_message": 12},
            )
        )
    )
    row = await store.read(tables.table(number))
    assert row is not None
    assert (row.desk, row.next_ask, row.status, row.thread) == (b"desk", 4, "running", 99)
    assert await store.read(tables.log(number)) == [decision(seq=0), decision(seq=1)]
    assert [found.key for found in await outbox(store)] == ["c1", "c2"]
    assert await store.read(tables.notes(number)) == [note(1), note(2)]
    assert [found.name for found in await deadlines(store)] == ["soon", "late"]


async def test_a_snapshot_starts_a_new_log_and_leaves_the_history(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 0)])))
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 1)], snapshot=b"s1")))
    assert await store.read(tables.log(number)) == []
    await store.write(changing.commit(Batch(number, decisions=[decision(2, 0)])))
    assert await store.read(tables.log(number)) == [decision(2, 0)]
    assert await store.read(tables.history(number)) == [decision(1, 0), decision(1, 1), decision(2, 0)]
    row = await store.read(tables.table(number))
    assert row is not None
    assert row.snapshot == b"s1"


async def test_a_batch_may_end_a_phase_and_begin_the_next(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(
        changing.commit(Batch(number, decisions=[decision(1, 0), decision(2, 0)], snapshot=b"s", snapshot_phase=2))
    )
    assert await store.read(tables.log(number)) == [decision(2, 0)]


async def test_undo_drops_the_tail_and_frees_its_places(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(
        changing.commit(Batch(number, decisions=[decision(1, 0), decision(1, 1), decision(2, 0), decision(2, 1)]))
    )
    await store.write(changing.commit(Batch(number, dropped_from=(1, 1), decisions=[decision(1, 1, "other")])))
    assert await store.read(tables.history(number)) == [decision(1, 0), decision(1, 1, "other")]


async def test_undo_into_an_older_phase_brings_its_log_back(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(changing.commit(Batch(number, decisions=[decision(1, 0), decision(1, 1)], snapshot=b"s1")))
    await store.write(changing.commit(Batch(number, decisions=[decision(2, 0)])))
    await store.write(changing.commit(Batch(number, dropped_from=(1, 1), snapshot=b"s0", snapshot_phase=1)))
    assert await store.read(tables.log(number)) == [decision(1, 0)]


async def test_undo_at_one_table_leaves_the_others_alone(store: Store) -> None:
    first, second = (
        await store.write(changing.create_table(table_row())),
        await store.write(changing.create_table(table_row())),
    )
    for number in (first, second):
        await store.write(changing.commit(Batch(number, decisions=[decision(1, 0)])))
    await store.write(changing.commit(Batch(first, dropped_from=(1, 0))))
    assert await store.read(tables.log(first)) == []
    assert await store.read(tables.log(second)) == [decision(1, 0)]


async def test_next_ask_is_never_lowered(store: Store) -> None:
    number = await store.write(changing.create_table(table_row(next_ask=5)))
    for wanted, expected in ((9, 9), (3, 9), (10, 10)):
        await store.write(changing.commit(Batch(number, next_ask=wanted)))
        row = await store.read(tables.table(number))
        assert row is not None
        assert row.next_ask == expected


async def test_an_outbox_row_of_the_same_key_and_kind_is_replaced(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(
        changing.commit(Batch(number, outbox=[post(number, body=b"1"), post(number, kind="edit", body=b"2")]))
    )
    await store.write(changing.commit(Batch(number, outbox=[post(number, kind="edit", body=b"3")])))
    assert {(row.kind, row.body) for row in await outbox(store)} == {("post", b"1"), ("edit", b"3")}


async def test_equal_keys_at_two_tables_do_not_meet(store: Store) -> None:
    first, second = (
        await store.write(changing.create_table(table_row())),
        await store.write(changing.create_table(table_row())),
    )
    for number in (first, second):
        await store.write(changing.commit(Batch(number, outbox=[post(number)])))
    await store.write(changing.commit(Batch(first, outbox_state=[("c1", "post", "done", 111)])))
    assert [row.table for row in await outbox(store)] == [second]
    assert await sent(store, first) == {"c1": 111}
    assert await sent(store, second) == {}
    assert await sent(store) == {"c1": 111}


async def test_states_move_and_keep_the_known_message(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(changing.commit(Batch(number, outbox=[post(number)])))
    await store.write(changing.commit(Batch(number, outbox_state=[("c1", "post", "flying", 77)])))
    await store.write(
        changing.commit(Batch(number, outbox_state=[("c1", "post", "done", None), ("gone", "post", "done", 1)]))
    )
    assert await store.read(sending.outbox(number)) == []
    done = await store.read(sending.outbox(number, ("done",)))
    assert [(row.key, row.message) for row in done] == [("c1", 77)]


async def test_only_the_youngest_fifty_finished_rows_stay_but_every_open_one(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    for order in range(80):
        await store.write(
            changing.commit(Batch(number, outbox=[post(number, f"c{order}", order), post(number, f"o{order}", order)]))
        )
        await store.write(changing.commit(Batch(number, outbox_state=[(f"c{order}", "post", "done", 1000 + order)])))
    assert list(await sent(store, number)) == [f"c{order}" for order in range(30, 80)]
    assert len(await store.read(sending.outbox(number))) == 80


async def test_deleted_messages_push_no_standing_one_out_of_what_is_known(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(changing.commit(Batch(number, outbox=[post(number, "stands", 0, state="done", message=1)])))
    for order in range(1, 80):
        key = f"c{order}"
        await store.write(
            changing.commit(Batch(number, outbox=[post(number, key, order, state="done", message=1000 + order)]))
        )
        await store.write(changing.commit(Batch(number, outbox=[post(number, key, order, kind="erase")])))
        await store.write(changing.commit(Batch(number, outbox_state=[(key, "erase", "done", None)])))
    assert await sent(store, number) == {"stands": 1}


async def test_deadlines_are_replaced_and_cleared_by_name(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    await store.write(
        changing.commit(Batch(number, deadlines=[DeadlineRow(number, "a", 5), DeadlineRow(number, "b", 6)]))
    )
    await store.write(changing.commit(Batch(number, deadlines=[DeadlineRow(number, "a", 9)], cleared=["a", "b"])))
    assert await deadlines(store) == [DeadlineRow(number, "a", 9)]


async def test_heads_list_the_wanted_states_only(store: Store) -> None:
    numbers = [
        await store.write(changing.create_table(table_row(status=status))) for status in ("lobby", "running", "ended")
    ]
    assert [head.id for head in await store.read(tables.heads(["lobby", "running"]))] == numbers[:2]
    assert await store.read(tables.heads([])) == []


async def test_a_person_finds_their_tables_as_player_and_as_host(store: Store) -> None:
    roster = b'[{"name":"Ann","user":123456789012345678},{"name":"computer"},{"name":"Bob","user":2}]'
    seated = await store.write(changing.create_table(table_row(roster=roster)))
    hosted = await store.write(changing.create_table(table_row(host=2)))
    assert [head.id for head in await store.read(tables.tables_of(2))] == [hosted, seated]
    assert [head.id for head in await store.read(tables.tables_of(123456789012345678))] == [seated]
    assert await store.read(tables.tables_of(2, ("running",))) == []
    await store.write(changing.commit(Batch(seated, fields={"roster": b'[{"name":"Ann","user":5}]'})))
    assert [head.id for head in await store.read(tables.tables_of(2))] == [hosted]


async def test_ended_games_of_a_person_are_found_by_number_game_and_server_newest_first(store: Store) -> None:
    roster = b'[{"name":"Bob","user":2}]'
    made = []
    for number in range(12):
        game = "cosmic" if number % 2 else "slap"
        made.append(await store.write(changing.create_table(table_row(roster=roster, status="running", game=game))))
    for number in made[:11]:
        await store.write(changing.commit(Batch(number, status="stopped" if number % 2 else "ended")))
    newest = made[10::-1]
    assert [head.id for head in await store.read(tables.ended_of(2, 4))] == newest[:4]
    assert [head.id for head in await store.read(tables.ended_of(2, 50))] == newest
    assert [head.id for head in await store.read(tables.ended_of(2, 50, "1"))] == [
        one for one in newest if str(one)[0] == "1"
    ]
    assert {head.game for head in await store.read(tables.ended_of(2, 50, game="slap"))} == {"slap"}
    first = await store.read(tables.table(made[0]))
    assert first is not None
    home = first.guild
    assert [head.id for head in await store.read(tables.ended_of(2, 50, guild=home))] == newest
    assert await store.read(tables.ended_of(2, 50, guild=home + 1)) == []
    assert await store.read(tables.ended_of(3, 50)) == []


async def test_a_thread_names_its_newest_table(store: Store) -> None:
    numbers = [
        await store.write(changing.create_table(table_row(thread=thread, status="ended"))) for thread in (5, 5, 6, None)
    ]
    assert await store.read(tables.table_in(5)) == numbers[1]
    assert await store.read(tables.table_in(7)) is None


async def test_preferences_are_kept_changed_and_forgotten(store: Store) -> None:
    assert await store.read(persons.preference(1, "dm")) is None
    await store.write(persons.set_preference(1, "dm", "off"))
    await store.write(persons.set_preference(1, "dm", "on"))
    assert await store.read(persons.preference(1, "dm")) == "on"
    assert await store.read(persons.preference(2, "dm")) is None
    await store.write(persons.set_preference(1, "dm", None))
    assert await store.read(persons.preference(1, "dm")) is None


@pytest.mark.parametrize(
    "batch",
    [
        Batch(99, desk=b"x"),
        Batch(1, decisions=[decision()]),
        Batch(1, fields={"id": 5}),
        Batch(1, fields={"roster": b"{"}),
        Batch(1, outbox=[post(2)]),
        Batch(1, deadlines=[DeadlineRow(2, "a", 1)]),
        Batch(1, status="lost"),  # type: ignore[arg-type]  # what the database refuses
        Batch(1, desk="text"),  # type: ignore[arg-type]  # what the database refuses
        Batch(1, fields={"thread": 2**70}),
    ],
    ids=["no table", "decision twice", "column", "roster", "outbox", "deadline", "status", "type", "range"],
)
async def test_a_bad_batch_leaves_no_trace_and_its_neighbours_in_the_group_are_kept(store: Store, batch: Batch) -> None:
    assert [await store.write(changing.create_table(table_row())) for _ in range(2)] == [1, 2]
    await store.write(changing.commit(Batch(1, decisions=[decision()])))
    before = (
        await store.read(tables.table(1)),
        await store.read(tables.log(1)),
        await outbox(store),
        await deadlines(store),
    )
    bad = msgspec.structs.replace(batch, notes=[note()], next_ask=50)
    results = await asyncio.gather(
        store.write(changing.commit(Batch(2, desk=b"before"))),
        store.write(changing.commit(bad)),
        store.write(changing.commit(Batch(2, decisions=[decision()]))),
        return_exceptions=True,
    )
    assert results[0] is None
    assert isinstance(results[1], BatchRefused)
    assert results[2] is None
    assert (
        await store.read(tables.table(1)),
        await store.read(tables.log(1)),
        await outbox(store),
        await deadlines(store),
    ) == before
    assert await store.read(tables.notes(1)) == []
    assert await store.read(tables.log(2)) == [decision()]


async def test_a_cancelled_waiter_does_not_stop_the_writer(store: Store) -> None:
    number = await store.write(changing.create_table(table_row()))
    waiting = asyncio.create_task(store.write(changing.commit(Batch(number, desk=b"a"))))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.write(changing.commit(Batch(number, decisions=[decision()])))
    assert await store.read(tables.log(number)) == [decision()]


async def test_close_finishes_what_was_submitted_and_refuses_the_rest(opener: Opener) -> None:
    store = await opener()
    number = await store.write(changing.create_table(table_row()))
    commits = [
        asyncio.create_task(store.write(changing.commit(Batch(number, decisions=[decision(1, seq)]))))
        for seq in range(20)
    ]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*commits) == [None] * 20
    with pytest.raises(StoreClosed):
        await store.write(changing.commit(Batch(number)))
    with pytest.raises(StoreClosed):
        await store.read(tables.table(number))
    again = await opener()
    assert len(await again.read(tables.log(number))) == 20


async def test_deadlines_are_read_for_one_table_or_all_and_say_which_tables_ring(store: Store) -> None:
    one, two, lobby, lost = [
        await store.write(changing.create_table(table_row(status=status)))
        for status in ("running", "running", "lobby", "broken")
    ]
    await store.write(
        changing.commit(Batch(one, deadlines=[DeadlineRow(one, "late", 900), DeadlineRow(one, "soon", 90)]))
    )
    await store.write(changing.commit(Batch(two, deadlines=[DeadlineRow(two, "due", 50)])))
    await store.write(changing.commit(Batch(lobby, deadlines=[DeadlineRow(lobby, "lobby", 60)])))
    await store.write(changing.commit(Batch(lost, deadlines=[DeadlineRow(lost, "due", 10)])))
    assert [due.name for due in await store.read(timing.deadlines(one))] == ["soon", "late"]
    assert await store.read(timing.ringing(49)) == Ringing([], 50)
    assert await store.read(timing.ringing(100)) == Ringing([two, one], 900)
    assert await store.read(timing.ringing(900)) == Ringing([two, one], None)
    await store.write(changing.commit(Batch(two, deadlines=[DeadlineRow(two, NEWER, 5)])))
    assert await store.read(timing.ringing(100)) == Ringing([one], 900), (
        "the other one sleeps until a newer bot plays it"
    )
    assert await store.read(timing.lobbies_due(59, 100)) == []
    assert await store.read(timing.lobbies_due(60, 100)) == await store.read(timing.lobbies_due(5, 59)) == [lobby]


async def test_who_owes_messages_and_how_far_their_order_went(store: Store) -> None:
    quiet, unsent = [await store.write(changing.create_table(table_row())) for _ in range(2)]
    await store.write(changing.commit(Batch(quiet, outbox=[post(quiet, "a", 7, state="done")])))
    await store.write(
        changing.commit(Batch(unsent, outbox=[post(unsent, "a", 3), post(unsent, "b", 4, state="failed")]))
    )
    assert await store.read(sending.unsent()) == [unsent]
    assert [await store.read(sending.last_order(table)) for table in (quiet, unsent, 99)] == [7, 4, 0]


async def test_a_table_is_asleep_until_something_is_saved_for_it(store: Store) -> None:
    number = await store.write(changing.create_table(table_row(status="running")))

    async def asleep() -> list[int]:
        return [head.asleep for head in await store.read(tables.heads(["running"]))]

    assert await asleep() == [0]
    await store.write(changing.commit(Batch(number, asleep=True, deadlines=[DeadlineRow(number, "due", 9)])))
    assert await asleep() == [1]
    await store.write(changing.commit(Batch(number, cleared=["due"])))
    assert await asleep() == [0]
