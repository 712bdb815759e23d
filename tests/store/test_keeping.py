"""What is kept of games that are over and of people, what a server's admins set, and where Discord refused."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.rows import Batch, DeadlineRow, OwedRow, RefusalRow, Reminded, ReminderRow, StuckRow, Traces
from bot.store.store import Store
from bot.store.worker import open_database
from tests.store.conftest import Time
from tests.store.samples import decision, note, post, table_row

ANN, BOB = 11, 12
ROSTER = b'[{"name":"Ann","user":11},{"name":"Bob","user":12},{"name":"Ada","user":null}]'


def words_in(path: Path) -> str:
    """Everything the database holds, as SQL."""
    with closing(open_database(path)) as connection:
        return "\n".join(connection.iterdump())


async def whole_table(store: Store, **changes: object) -> int:
    """A table with a row in everything that belongs to one."""
    number = await store.create_table(table_row(**changes))
    batch = Batch(
        number,
        decisions=[decision()],
        notes=[note()],
        outbox=[post(number, body=b'{"text":"Ann takes it"}')],
        deadlines=[DeadlineRow(number, "idle", 5)],
        desk=b'{"names":["Ann","Bob"]}',
        refused=[RefusalRow(100 + number, number, 50013, 3)],
        owed=[OwedRow(0, ANN, "an answer", 9)],
        fields={"result": b'"Ann won"'},
    )
    await store.commit(batch)
    await store.remind(Reminded([ReminderRow(number, 0, ANN, "an answer", 9, 1, 0)], [], {}))
    return number


@pytest.mark.parametrize("status", ["ended", "stopped", "broken"])
async def test_a_finished_game_goes_with_all_that_belongs_to_it_once_it_is_old(
    store: Store, path: Path, time: Time, status: str
) -> None:
    old = await whole_table(store, status=status, roster=ROSTER)
    running = await whole_table(store, status="running")
    time.ms += 1_000
    young = await whole_table(store, status=status)
    assert await store.remove_finished(time.ms, 50) == 1
    assert await store.table(old) is None
    assert await store.table(running) is not None
    assert await store.table(young) is not None
    with closing(open_database(path)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        owned = [name for name in names if _has_table_column(connection, name)]
        assert len(owned) == 10
        for name in owned:
            assert (old,) not in connection.execute(f'SELECT "table" FROM {name}').fetchall(), name
    assert await store.create_table(table_row()) > young  # a number is never used twice


def _has_table_column(connection: sqlite3.Connection, name: str) -> bool:
    return any(column[1] == "table" for column in connection.execute(f"PRAGMA table_info({name})"))


async def test_old_games_go_in_portions_oldest_first(store: Store, time: Time) -> None:
    numbers = []
    for _ in range(5):
        numbers.append(await store.create_table(table_row(status="ended")))
        time.ms += 10
    assert await store.remove_finished(time.ms, 2) == 2
    left = [head.id for head in await store.heads(("ended",))]
    assert left == numbers[2:]
    assert await store.remove_finished(time.ms, 50) == 3
    assert await store.remove_finished(time.ms, 50) == 0


async def test_a_forgotten_person_is_nowhere_in_finished_games_and_the_others_stay(store: Store, path: Path) -> None:
    ended = await whole_table(store, status="ended", host=ANN, roster=ROSTER)
    other = await whole_table(
        store, status="ended", host=BOB, roster=ROSTER.replace(b"Ann", b"Cy").replace(b"11", b"13")
    )
    await store.set_preference(ANN, "reminders", "off")
    await store.set_preference(BOB, "reminders", "off")
    assert await store.traces(ANN) == Traces(1, [], 1)
    assert await store.forget(ANN, "former player") == []
    row = await store.table(ended)
    assert row is not None
    expected = ROSTER.replace(b'"Ann","user":11', b'"former player","user":null,"gone":true')
    assert (row.host, row.roster, row.result, row.desk) == (0, expected, None, b"")
    assert await store.traces(ANN) == Traces(0, [], 0)
    assert await store.tables_of(ANN) == []
    assert await store.preference(BOB, "reminders") == "off"
    assert [head.id for head in await store.tables_of(BOB)] == [other, ended]
    assert [found.key for found in await store.history(ended)] == ["flip"]
    untouched = await store.table(other)
    assert untouched is not None
    assert (untouched.host, untouched.result) == (BOB, b'"Ann won"')
    dump = [line for line in words_in(path).splitlines() if f"({other}," not in line and f",{other}," not in line]
    assert not [line for line in dump if "Ann" in line]


@pytest.mark.parametrize("status", ["lobby", "running", "paused", "referee"])
@pytest.mark.parametrize("as_host", [False, True])
async def test_who_still_plays_is_not_forgotten_by_half(store: Store, status: str, as_host: bool) -> None:
    await whole_table(store, status="ended", roster=ROSTER)
    still = await store.create_table(
        table_row(status=status, host=ANN if as_host else BOB, roster=b"[]" if as_host else ROSTER)
    )
    await store.set_preference(ANN, "reminders", "off")
    before = await store.traces(ANN)
    assert await store.forget(ANN, "former player") == [still]
    assert await store.traces(ANN) == before == Traces(1, [still], 1)


async def test_the_settings_of_a_server_are_kept_and_forgotten(store: Store) -> None:
    assert await store.settings(1) is None
    await store.set_settings(1, b"{}")
    await store.set_settings(1, b'{"who":"role"}')
    await store.set_settings(2, b"[]")
    assert await store.settings(1) == b'{"who":"role"}'
    await store.set_settings(1, None)
    assert await store.settings(1) is None
    assert await store.settings(2) == b"[]"


async def test_the_tables_of_a_server_are_found_by_state(store: Store) -> None:
    here = await store.create_table(table_row(guild=1, status="running"))
    await store.create_table(table_row(guild=1, status="ended"))
    await store.create_table(table_row(guild=2, status="running"))
    assert [head.id for head in await store.heads_in(1, ("lobby", "running"))] == [here]


async def test_a_refusal_is_remembered_until_the_channel_takes_a_message(store: Store) -> None:
    number = await store.create_table(table_row())
    await store.commit(Batch(number, refused=[RefusalRow(7, number, 50013, 1)]))
    await store.commit(Batch(number, refused=[RefusalRow(7, number, 10003, 2), RefusalRow(8, number, 50007, 3)]))
    assert await store.refusals() == [RefusalRow(7, number, 10003, 2), RefusalRow(8, number, 50007, 3)]
    assert await store.refusals_in(10) == await store.refusals()
    assert await store.refusals_in(11) == []
    await store.commit(Batch(number, delivered=[7]))
    assert await store.refusals(number) == [RefusalRow(8, number, 50007, 3)]


async def test_messages_count_as_stuck_once_their_table_has_stood_still(store: Store, time: Time) -> None:
    number = await store.create_table(table_row(guild=9))
    rows = [post(number, "a"), post(number, "b"), post(number, "c", state="done")]
    await store.commit(Batch(number, outbox=rows))
    assert await store.stuck(time.ms) == []
    assert await store.stuck(time.ms + 1) == [StuckRow(number, 9, 7, 2)]
