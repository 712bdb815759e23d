"""Tables hear the troubles of their server's shard and of no other."""

from __future__ import annotations

import asyncio

import discord
import pytest
from msgspec.structs import replace

from bot.play import rosters
from bot.play.gateway_events import Incoming
from bot.play.rosters import Seated
from bot.play.running.actor import Actor
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import TableHead, TableRow
from bot.store.statements import changing, timing
from bot.tables.contract.table import Link, Stamp
from bot.words.speech import speech
from tests.play.room import Room, press
from tests.play.test_sleeping import asleep, settled

HERE, THERE = 6 << 22, 7 << 22
"""Servers of shard 0 and of shard 1, of two."""
DOWN, RESUMED, FRESH = (Link(Stamp(1), state) for state in ("down", "resumed", "fresh"))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    put = Actor.put

    def listening(self: Actor, item: Incoming) -> None:
        if isinstance(item, Link):
            found.append((self.table, item.state))
        put(self, item)

    monkeypatch.setattr(Actor, "put", listening)
    return found


async def begin(room: Room, guild: int, game: str = "slap") -> TableHead:
    """A new game of two on a server."""
    options = b"{}" if game == "slap" else b'{"speed":"lively"}'
    seats = [Seated("Ana", 1), Seated("Ben", 2), *([] if game == "slap" else [Seated("Ada"), Seated("Emmy")])]
    row = TableRow(
        game=game, guild=guild, parent=2, thread=guild, host=1, status="running", seed="7",
        roster=rosters.encode(seats), options=options,
    )  # fmt: skip
    return TableHead(await room.store.write(changing.create_table(row)), game, guild, 2, guild, 0, "running")


async def two_tables(room: Room) -> tuple[TableRegistry, int, int]:
    """A slap table on each of two shards, awake."""
    registry = TableRegistry(room.services)
    await registry.open(2)
    for shard in range(2):
        await registry.wake(shard)
    heads = [await begin(room, guild) for guild in (HERE, THERE)]
    for head in heads:
        registry.start(head)
    await settled(room, registry)
    return registry, heads[0].id, heads[1].id


@pytest.mark.parametrize("guild", [0, 1, HERE, THERE, 81384788765712384, 1145258123456789012])
@pytest.mark.parametrize("shards", [1, 2, 3, 16])
async def test_the_formula_is_that_of_the_library(room: Room, guild: int, shards: int) -> None:
    registry = TableRegistry(room.services)
    await registry.open(shards)
    state = type("State", (), {"shard_count": shards})()
    server = object.__new__(discord.Guild)
    server.id, server._state = guild, state
    assert registry.shard_of(guild) == server.shard_id


async def test_a_table_hears_the_troubles_of_its_own_shard_alone(room: Room, told: list[tuple[int, str]]) -> None:
    registry, here, there = await two_tables(room)
    registry.link(DOWN, 1)
    registry.link(FRESH, 1)
    assert told == [(there, "down"), (there, "fresh")]
    registry.link(DOWN, 0)
    registry.link(RESUMED, 0)
    assert told[2:] == [(here, "down"), (here, "resumed")]
    await registry.close()


async def test_a_sleeping_table_that_is_woken_while_another_shard_is_down_hears_nothing(
    room: Room, told: list[tuple[int, str]]
) -> None:
    registry, here, there = await two_tables(room)
    for table in (here, there):
        for user in (1, 2):
            registry.put(table, press("pause", user))
    await settled(room, registry)
    room.clock.set(room.clock.now() + 6_000, 0)
    await asleep(room, registry)
    registry.link(DOWN, 1)
    for table in (here, there):
        registry.put(table, press("status"))
    assert told == [(there, "down")]
    await registry.close()


async def test_sleeping_tables_of_a_shard_that_lost_events_are_told_and_no_others(
    room: Room, told: list[tuple[int, str]]
) -> None:
    registry, here, there = await two_tables(room)
    for table in (here, there):
        for user in (1, 2):
            registry.put(table, press("pause", user))
    await settled(room, registry)
    room.clock.set(room.clock.now() + 6_000, 0)
    await asleep(room, registry)
    registry.link(DOWN, 0)
    registry.link(FRESH, 0)
    await settled(room, registry)
    assert told == [(here, "fresh")]
    await registry.close()


async def test_tables_of_before_wake_when_their_own_shard_connects(room: Room) -> None:
    heads = [await begin(room, guild) for guild in (HERE, THERE)]
    registry = TableRegistry(room.services)
    await registry.open(2)
    await registry.wake(1)
    await settled(room, registry)
    assert list(registry._actors) == [heads[1].id]
    await registry.wake(0)
    await settled(room, registry)
    assert sorted(registry._actors) == [heads[0].id, heads[1].id]
    await registry.close()


async def test_a_deadline_waits_for_the_shard_on_which_somebody_could_still_meet_it(room: Room) -> None:
    registry = TableRegistry(room.services)
    head = await begin(room, THERE, "cosmic")
    registry.start(head)
    await asleep(room, registry)
    await registry.close()
    [due] = await room.store.read(timing.deadlines(head.id))
    room.clock.set(due.due_ms, 0)
    again = TableRegistry(room.services_with(room.services.kinds))
    await again.open(2)
    await again.wake(0)
    await settled(room, again)
    assert await room.store.read(timing.deadlines(head.id)) == [due]
    await again.wake(1)
    await settled(room, again)
    assert await room.store.read(timing.deadlines(head.id)) != [due]
    await again.close()


async def test_a_table_that_has_moved_to_another_server_hears_that_ones_shard(
    room: Room, told: list[tuple[int, str]]
) -> None:
    registry, here, _ = await two_tables(room)
    await registry.move(replace(TableHead(here, "slap", HERE, 2, HERE, 0, "running"), guild=THERE + 1, thread=77))
    told.clear()
    registry.link(DOWN, 0)
    assert told == []
    registry.link(DOWN, 1)
    assert (here, "down") in told
    await registry.close()


async def test_tables_of_a_shard_that_was_left_are_not_woken_with_another_one(room: Room) -> None:
    await begin(room, THERE)
    registry = TableRegistry(room.services)
    await registry.open(2, [1])
    await registry.wake(1)
    await settled(room, registry)
    assert registry.awake == 1
    await registry.leave(1)
    await registry.claim(0)
    await registry.wake(0)
    await settled(room, registry)
    assert registry.awake == 0
    await registry.close()


async def test_who_presses_while_a_shard_is_left_is_answered(room: Room) -> None:
    registry, _, there = await two_tables(room)
    leaving = asyncio.create_task(registry.leave(1))
    for _ in range(2):  # its tables are ending
        await asyncio.sleep(0)
    registry.put(there, press("status"))
    await leaving
    assert [said for _, said in room.screen.replies] == [speech("en")("play-interrupted")]
    assert not registry.plays(there)
    await registry.close()


async def test_tables_that_wait_to_be_woken_are_not_woken_once_their_shard_is_left(room: Room) -> None:
    await begin(room, THERE)
    registry = TableRegistry(room.services)
    await registry.open(2, [1])
    await registry.wake(1)
    await registry.leave(1)
    await settled(room, registry)
    assert registry.awake == 0
    await registry.close()
