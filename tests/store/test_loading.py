"""All that is kept of a table, read at once, in both databases."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from bot.store.rows import AwayRow, Batch, DeadlineRow, Kind, LoadedTable, OutboxState, PersonRow, RefusalRow, Wishes
from bot.store.statements import changing, persons, sending, tables
from bot.store.store import Store
from tests.store.samples import decision, post, table_row

ANN, BOB, CY, DOT = 11, 12, 13, 14
NAMES = {"slap": ["quiet", "first.slap"], "cosmic": ["motion"]}
BOTH = b'[{"name":"Ann","user":11},{"name":"Bob","user":12}]'
ONE = b'[{"name":"Ann","user":11},{"name":"Cy","user":13}]'


Outcomes: TypeAlias = list[tuple[str, Kind, OutboxState, int | None]]


async def kept(store: Store) -> int:
    """A table of Ann and Cy, who has come for Bob; Dot has had a message of it."""
    number = await store.write(changing.create_table(table_row(status="running", roster=BOTH), {"due": 70}))
    other = await store.write(changing.create_table(table_row(status="running", roster=BOTH), {"other": 1}))
    said = [post(number, "a", 1), post(number, "b", 7, user=DOT), post(number, "c", 3)]
    await store.write(changing.commit(Batch(number, snapshot=b"s", decisions=[decision(1, 0)], outbox=said)))
    await store.write(changing.commit(Batch(number, decisions=[decision(2, 0)], fields={"roster": ONE})))
    sent: Outcomes = [("b", "post", "done", 5), ("c", "post", "failed", None)]
    refused = [RefusalRow(9, number, 50007, 3)]
    await store.write(changing.commit(Batch(number, outbox_state=sent, refused=refused)))
    await store.write(changing.commit(Batch(other, outbox=[post(other, "z", 99)], decisions=[decision(5, 0)])))
    for user in (ANN, BOB, DOT):
        await store.write(persons.set_person(PersonRow(user, 900 + user)))
        await store.write(persons.set_preference(user, "quiet", f"quiet {user}"))
        await store.write(persons.set_preference(user, "motion", "of another game"))
    await store.write(persons.go_away([AwayRow(CY, number, 80, "pass"), AwayRow(ANN, other, 80, "pass")]))
    return number


async def test_a_table_comes_with_all_that_goes_on_from_it_and_nothing_of_others(store: Store) -> None:
    number = await kept(store)
    row = await store.read(tables.table(number))
    assert row is not None
    outbox = await store.read(sending.outbox(number, ("waiting", "flying", "done", "failed")))
    assert [(one.key, one.state) for one in outbox] == [("a", "waiting"), ("c", "failed"), ("b", "done")]
    assert await store.read(tables.load_table(number, NAMES)) == LoadedTable(
        row,
        [decision(2, 0)],
        outbox,
        [DeadlineRow(number, "due", 70)],
        [RefusalRow(9, number, 50007, 3)],
        {BOB},
        {ANN: PersonRow(ANN, 900 + ANN), DOT: PersonRow(DOT, 900 + DOT)},
        Wishes({"quiet": {ANN: "quiet 11"}, "first.slap": {}}, [AwayRow(CY, number, 80, "pass")]),
    )


@pytest.mark.parametrize("status", ["lobby", "ended", "referee"])
async def test_of_a_table_at_which_nobody_plays_its_messages_are_read_alone(store: Store, status: str) -> None:
    number = await kept(store)
    await store.write(changing.commit(Batch(number, status=status)))  # type: ignore[arg-type]  # one of them
    found = await store.read(tables.load_table(number, NAMES))
    assert found is not None
    assert [one.key for one in found.outbox] == ["a", "c", "b"]
    assert (found.log, found.left, found.wishes) == ([], set(), Wishes({}, []))


async def test_a_table_that_is_not_there_is_none(store: Store) -> None:
    assert await store.read(tables.load_table(3, NAMES)) is None


async def test_wishes_of_people_without_any_are_there_by_name_and_empty(store: Store) -> None:
    assert await store.read(tables.wishes(1, [ANN], ["quiet"])) == Wishes({"quiet": {}}, [])
    assert await store.read(tables.wishes(1, [], ["quiet"])) == Wishes({"quiet": {}}, [])
