"""Below a direct message of one table stands what its person is asked at others, soonest first."""

from __future__ import annotations

import pytest

from bot.play.digests import MOST, elsewhere
from bot.play.outgoing.outbox import Outgoing
from bot.play.outgoing.screen import Found
from bot.store.errors import StoreBroken
from bot.store.rows import Batch, OwedRow, TableRow
from bot.store.statements import changing
from bot.store.statements.script import Script
from bot.tables.contract.table import Body
from bot.words.message import Language
from tests.play.fakes import drain
from tests.play.room import Room
from tests.play.test_outbox import Bench
from tests.words.voices import DE, EN

ANA, BEN = 11, 12


async def owe(room: Room, what: str, due_ms: int, user: int = ANA) -> int:
    """A table that asks somebody; its number."""
    table = await room.store.write(
        changing.create_table(TableRow(game="cosmic", guild=5, parent=6, thread=70, host=ANA, status="running"))
    )
    await room.store.write(changing.commit(Batch(table, owed=[OwedRow(0, user, what, due_ms)])))
    return table


async def test_what_is_due_first_comes_first_and_this_table_is_left_out(room: Room) -> None:
    here = await owe(room, "Which card?", 1_000)
    late, soon, never = [await owe(room, what, due) for what, due in (("Late?", 9_000), ("Soon?", 5_000), ("Ever?", 0))]
    await owe(room, "Ben?", 2_000, BEN)
    head, *lines = (await elsewhere(room.store, ANA, here, "en")).split("\n")
    assert head == EN("reminder-elsewhere")
    for line, number, what in zip(lines, (soon, late, never), ("Soon?", "Late?", "Ever?"), strict=True):
        assert f"**Cosmic Encounter {number}**: {what}" in line
        assert "(https://discord.com/channels/5/70)" in line


async def test_whoever_owes_nothing_elsewhere_is_told_nothing(room: Room) -> None:
    here = await owe(room, "Which card?", 1_000)
    assert await elsewhere(room.store, ANA, here, "en") == ""
    assert await elsewhere(room.store, BEN, here, "en") == ""


async def test_of_many_tables_the_first_are_told_and_the_others_counted(room: Room) -> None:
    for number in range(MOST + 2):
        await owe(room, f"{number}?", 1_000 + number)
    lines = (await elsewhere(room.store, ANA, 0, "de")).split("\n")
    assert lines[0] == DE("reminder-elsewhere")
    assert len(lines) == 1 + MOST + 1
    assert lines[-1] == DE("reminder-more", count=2)


async def test_what_cannot_be_read_is_left_out(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(script: Script[object]) -> object:
        raise StoreBroken("no")

    await owe(room, "Which card?", 1_000)
    monkeypatch.setattr(room.store, "read", refuse)
    assert await elsewhere(room.store, ANA, 0, "en") == ""


class Listed(Bench):
    """An outbox whose people are always asked something elsewhere."""

    def __init__(self, more: str = "Table 8 waits.") -> None:
        super().__init__()

        async def elsewhere(user: int, table: int, language: Language) -> str:
            return f"{more} {user} {table} {language}"

        self.outbox._elsewhere = elsewhere


async def test_new_and_changed_direct_messages_say_it_and_nothing_else_does() -> None:
    bench = Listed()
    bench.outbox.post(Outgoing("d", 0, Body("asked", elsewhere="de"), user=ANA))
    bench.post("t", "told")
    await drain(bench.outbox)
    assert {words for _, _, words in bench.screen.posted} == {"asked\n\nTable 8 waits. 11 7 de", "told"}
    bench.outbox.edit("d", Body("asked anew", elsewhere="en"))
    bench.outbox.edit("t", Body("told anew"))
    await drain(bench.outbox)
    assert {words for _, words in bench.screen.edits} == {"asked anew\n\nTable 8 waits. 11 7 en", "told anew"}


async def test_where_there_is_no_room_the_message_stays_as_it_is() -> None:
    bench = Listed()
    bench.outbox.post(Outgoing("d", 0, Body("x" * 1_990, elsewhere="en"), user=ANA))
    await drain(bench.outbox)
    assert bench.screen.posted[0][2] == "x" * 1_990


async def test_a_message_of_before_a_kill_is_found_again_whatever_it_said_of_other_tables() -> None:
    bench = Listed()
    bench.screen.there = [
        Found(55, "asked something else", ()),
        Found(66, "asked\n\nTable 9 waited.", ()),
    ]
    row = Outgoing("d", 0, Body("asked", elsewhere="en"), user=ANA, look_first=True)
    bench.outbox.post(row)
    await drain(bench.outbox)
    assert bench.screen.posted == []
    assert bench.outbox.known["d"] == (900 + ANA, 66)
