"""A table that is loaded asks the store once, and what it was told then is not believed for too long."""

from __future__ import annotations

import pytest

from bot.play.gateway_events import PreferencesChanged
from bot.play.running import resuming
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import AwayRow, TableHead
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import persons
from bot.store.statements.script import Script
from tests.play.room import Room
from tests.play.test_contract import act
from tests.play.test_seat_preferences import preferred
from tests.play.test_sleeping import asleep, begin, settled
from tests.play.workshop import WorkshopKind
from tests.scripts import name_of

BESIDE = ("outbox", "ringing")
"""What the tests and the alarm ask meanwhile."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all scripts that were read."""
    read, found = SqliteStore.read, list[str]()

    async def listening(store: SqliteStore, script: Script[object]) -> object:
        if name_of(script) not in BESIDE:
            found.append(name_of(script))
        return await read(store, script)

    monkeypatch.setattr(SqliteStore, "read", listening)
    return found


@pytest.mark.parametrize("game", ["slap", "cosmic"])
async def test_a_table_that_goes_on_after_a_restart_reads_once(room: Room, asked: list[str], game: str) -> None:
    registry = TableRegistry(room.services)
    await begin(room, registry, game)
    await settled(room, registry)
    await registry.close()
    asked.clear()
    again = TableRegistry(room.services)
    again.start(TableHead(room.table, game, 1, 2, 3, 0, "running"))
    await settled(room, again)
    assert asked == ["load_table"]
    await again.close()


async def test_a_table_that_is_woken_reads_once(room: Room, asked: list[str]) -> None:
    registry = TableRegistry(room.services)
    table = await begin(room, registry)
    await asleep(room, registry)
    asked.clear()
    registry.put(table, PreferencesChanged())
    await settled(room, registry)
    assert asked[:1] == ["load_table"]
    assert asked[1:] in ([], ["wishes"]), "somebody's wishes may have changed besides"
    room.clock.set(room.clock.now() + resuming.QUIET_MS, 0)
    await registry.close()


async def test_whoever_comes_back_with_the_press_that_wakes_their_table_is_not_away_again(room: Room) -> None:
    """The rows read with the table still have them away."""
    room.services = room.services_with({"workshop": WorkshopKind()})
    actor = await room.seat("Ana", "Ben", game="workshop")
    await room.until(lambda: room.said("Choose an act.") and preferred() == [""])
    await actor.close()
    await room.store.write(persons.go_away([AwayRow(2, room.table, 9**9, "pass")]))
    await room.store.write(persons.set_preference(1, "tune", "low"))
    again = room.actor()
    again.put(act("returned", user=2))
    await room.until(lambda: preferred() and "tune low" in preferred()[-1])
    assert preferred() == ["", "0 tune low"]
    await again.close()
