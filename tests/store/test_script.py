"""Scripts are values: they begin as often as somebody carries them out, each time at the store's own moment."""

from __future__ import annotations

import pytest

from bot.store.rows import Batch
from bot.store.statements import changing, tables
from bot.store.statements.script import Answer, Steps, dated, find_one, now, script
from bot.store.store import Store
from tests.store.conftest import Time
from tests.store.samples import table_row


@script
def aged(table: int) -> Steps[int]:
    (made,) = yield from find_one('SELECT "created_ms" FROM tables WHERE "id" = ?', (table,))
    return (yield from now()) - int(made)


def test_what_a_script_asks_for_the_moment_reaches_no_database() -> None:
    steps = dated(aged(7), lambda: 50)
    assert next(steps).values == (7,)
    with pytest.raises(StopIteration) as end:
        steps.send(Answer([(30,)]))
    assert end.value.value == 20


async def test_a_script_that_is_written_twice_happens_twice_each_at_its_moment(store: Store, time: Time) -> None:
    opening = changing.create_table(table_row())
    numbers, made = [], []
    for moment in (2_000_000, 3_000_000):
        time.ms = moment
        numbers.append(await store.write(opening))
        row = await store.read(tables.table(numbers[-1]))
        assert row is not None
        made.append(row.created_ms)
    assert len({*numbers}) == 2
    assert made == [2_000_000, 3_000_000]


def test_a_commit_alone_belongs_to_its_table() -> None:
    assert changing.commit(Batch(9)).table == 9
    assert changing.create_table(table_row()).table is None
