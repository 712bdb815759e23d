"""All tables of a process: what happens to one while it is on its way to another thread."""

from __future__ import annotations

import asyncio

from bot.play import rosters
from bot.play.rosters import Seated
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import TableHead, TableRow
from bot.store.statements import changing
from bot.tables.contract.table import Stamp
from tests.play.room import Room, press


async def test_who_presses_while_a_table_moves_is_answered_when_it_has_moved(room: Room) -> None:
    seats = rosters.encode([Seated("Ana", 1), Seated("Ben", 2)])
    row = TableRow(game="slap", guild=1, parent=2, thread=3, host=1, status="running", seed="7", roster=seats)
    table = await room.store.write(changing.create_table(row))
    registry = TableRegistry(room.services)
    registry.start(TableHead(table, "slap", 1, 2, 3, 0, "running"))
    await room.until(lambda: room.said("begins"))
    moving = asyncio.create_task(registry.move(TableHead(table, "slap", 1, 2, 4, 0, "running")))
    await asyncio.sleep(0)  # it has begun: the table takes nothing more
    registry.put(table, press("status"))
    await moving
    await room.until(lambda: "token-status" in dict(room.screen.replies))
    assert "Cards:" in dict(room.screen.replies)["token-status"]
    assert (registry.table_in(3), registry.table_in(4)) == (None, table)
    await registry.close()


async def tables(room: Room, game: str) -> tuple[TableRegistry, int]:
    """A registry in which one table of a game sleeps."""
    seats = rosters.encode([Seated("Ana", 1), Seated("Ben", 2)])
    row = TableRow(game=game, guild=1, parent=2, thread=3, host=1, status="running", seed="7", roster=seats)
    table = await room.store.write(changing.create_table(row))
    registry = TableRegistry(room.services)
    await registry.open()
    return registry, table


async def test_talk_in_the_thread_wakes_a_sleeping_table_that_looks_at_it(room: Room) -> None:
    registry, _ = await tables(room, "cosmic")
    registry.chat(99, Stamp(1))
    assert registry.awake == 0
    registry.chat(3, Stamp(1))
    assert registry.awake == 1
    await registry.close()


async def test_talk_means_nothing_to_a_table_of_cards(room: Room) -> None:
    registry, _ = await tables(room, "slap")
    for _ in range(20):
        registry.chat(3, Stamp(1))
    assert registry.awake == 0
    await registry.close()
