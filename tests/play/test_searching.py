"""Lobbies that look for people: enough of them are told once, whatever happens meanwhile."""

from __future__ import annotations

import msgspec
import pytest

from bot.play.lobbies.lobby import EXPIRES_MS, SEARCH_MS, Lobbies, Lobby, wanted_after
from bot.play.rosters import Seated
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import DeadlineRow
from bot.store.statements import persons, sending, tables
from bot.tables.contract.table import Body
from bot.words.message import UserError
from tests.play.room import Room
from tests.store.sent import deadlines
from tests.words.voices import EN

ANA, BEN, CY = Seated("Ana", 1), Seated("Ben", 2), Seated("Cy", 3)
THREE = {"seats": "3"}


async def searching(room: Room, registry: TableRegistry) -> tuple[Lobbies, Lobby]:
    lobbies = Lobbies(registry)
    lobby = await lobbies.open("cosmic", 1, 20, ANA, THREE, 3)
    await lobbies.posted(lobby.table, 900)
    return lobbies, lobby


def told(room: Room) -> list[str]:
    shown = {(channel, nonce): text for channel, nonce, text in room.screen.posted}
    return [text for text in shown.values() if "there are enough of you now" in text]


@pytest.mark.parametrize(
    ("wanted", "seats", "after"),
    [
        (3, [ANA, BEN], 3),
        (3, [ANA, BEN, CY], -3),
        (3, [ANA, BEN, Seated("Ada")], 3),
        (-3, [ANA, BEN, CY], -3),
        (-3, [ANA, BEN], 3),
    ],
)
def test_computer_players_are_no_people_that_were_found(wanted: int, seats: list[Seated], after: int) -> None:
    assert wanted_after(wanted, seats) == after


async def test_the_last_press_that_was_missing_tells_everybody_once(room: Room) -> None:
    registry = TableRegistry(room.services)
    await registry.open()
    lobbies, lobby = await searching(room, registry)
    assert (await lobbies.join(lobby.table, BEN, EN)).wanted == 3
    assert await room.store.read(sending.outbox(lobby.table)) == []
    full = await lobbies.join(lobby.table, CY, EN)
    assert (full.wanted, [seat.user for seat in full.seats]) == (-3, [1, 2, 3])
    await room.until(lambda: told(room))
    assert told(room) == [f"<@1> <@2> <@3> {EN('lobby-call-found', count=3, link=WAY)}"]
    with pytest.raises(UserError):
        await lobbies.join(lobby.table, CY, EN)
    await registry.close()
    assert len(told(room)) == 1


async def test_once_there_are_enough_whoever_sits_there_may_start(room: Room) -> None:
    registry = TableRegistry(room.services)
    await registry.open()
    lobbies, lobby = await searching(room, registry)
    await lobbies.join(lobby.table, BEN, EN)
    with pytest.raises(UserError, match="<@1>"):
        await lobbies.check_start(lobby.table, 2, EN)
    await lobbies.join(lobby.table, CY, EN)
    assert (await lobbies.check_start(lobby.table, 2, EN)).table == lobby.table
    with pytest.raises(UserError, match="<@1>"):
        await lobbies.check_start(lobby.table, 77, EN)
    await registry.close()


WAY = "https://discord.com/channels/1/20/900"


async def test_whoever_was_killed_before_telling_tells_at_the_next_start(room: Room) -> None:
    dead = TableRegistry(room.services)
    await dead.open()
    lobbies, lobby = await searching(room, dead)
    await lobbies.join(lobby.table, BEN, EN)
    await dead.close()  # nothing is sent from here on, as if it had been killed
    await lobbies.join(lobby.table, CY, EN)
    assert told(room) == []
    (waiting,) = await room.store.read(sending.outbox(lobby.table))
    assert waiting.ping == "1 2 3"
    assert msgspec.json.decode(waiting.body, type=Body).text.startswith("<@1> <@2> <@3> ")
    registry = TableRegistry(room.services)
    await registry.open()
    await registry.wake()
    await room.until(lambda: told(room))
    await registry.close()
    assert len(told(room)) == 1


async def test_who_steps_back_is_looked_for_again(room: Room) -> None:
    registry = TableRegistry(room.services)
    await registry.open()
    lobbies, lobby = await searching(room, registry)
    await lobbies.join(lobby.table, BEN, EN)
    await lobbies.join(lobby.table, CY, EN)
    assert (await lobbies.leave(lobby.table, 2, EN)).wanted == 3
    assert (await lobbies.join(lobby.table, BEN, EN)).wanted == -3
    await room.until(lambda: len(told(room)) == 2)
    await registry.close()


async def test_a_search_lasts_three_days_and_an_ordinary_lobby_an_hour(room: Room) -> None:
    registry = TableRegistry(room.services)
    lobbies, lobby = await searching(room, registry)
    usual = await lobbies.open("slap", 1, 2, BEN, {})
    due = {row.table: row for row in await deadlines(room.store)}
    assert due[lobby.table] == DeadlineRow(lobby.table, "lobby", room.clock.now() + SEARCH_MS)
    assert due[usual.table] == DeadlineRow(usual.table, "lobby", room.clock.now() + EXPIRES_MS)
    room.clock.set(room.clock.now() + SEARCH_MS - 1, 0)
    assert [row.id for row, _ in await lobbies.expire()] == [usual.table]
    room.clock.set(room.clock.now() + 1, 0)
    assert [row.id for row, _ in await lobbies.expire()] == [lobby.table]


async def test_a_found_lobby_that_starts_while_its_message_is_on_the_way_begins_its_game(room: Room) -> None:
    registry = TableRegistry(room.services)
    await registry.open()
    lobbies, lobby = await searching(room, registry)
    await lobbies.join(lobby.table, BEN, EN)
    await lobbies.join(lobby.table, CY, EN)
    await lobbies.start(lobby.table, 77, EN)
    await room.until(lambda: told(room) and any(channel == 77 for channel, _, _ in room.screen.posted))
    assert len(told(room)) == 1
    await registry.close()


async def test_the_list_has_the_open_lobbies_of_one_server_alone_newest_first(room: Room) -> None:
    lobbies = Lobbies(TableRegistry(room.services))
    first = await lobbies.open("slap", 1, 2, ANA, {})
    hidden = await lobbies.open("slap", 1, 2, BEN, {})
    other = await lobbies.open("slap", 9, 2, CY, {})
    second = await lobbies.open("cosmic", 1, 3, BEN, THREE, 3)
    for lobby in (first, other, second):
        await lobbies.posted(lobby.table, 100 + lobby.table)
    found = await room.store.read(tables.lobbies_in(1, 10))
    assert [row.id for row in found] == [second.table, first.table], f"{hidden.table} has no message yet"
    assert (found[0].wanted, found[0].lobby_message, found[0].parent) == (3, 100 + second.table, 3)
    assert [row.id for row in await room.store.read(tables.lobbies_in(1, 1))] == [second.table]


@pytest.mark.parametrize(("blocker", "other"), [(1, 2), (2, 1)])
async def test_a_search_does_not_seat_people_together_of_whom_one_has_blocked_the_other(
    room: Room, blocker: int, other: int
) -> None:
    registry = TableRegistry(room.services)
    await registry.open()
    lobbies, lobby = await searching(room, registry)
    await room.store.write(persons.block(blocker, other))
    with pytest.raises(UserError) as apart:
        await lobbies.join(lobby.table, BEN, EN)
    await lobbies.join(lobby.table, CY, EN)
    await lobbies.join(lobby.table, Seated("Dan", 4), EN)
    with pytest.raises(UserError) as full:
        await lobbies.join(lobby.table, Seated("Eva", 5), EN)
    assert str(apart.value) == str(full.value) == EN("find-no-seat")
    await lobbies.leave(lobby.table, 1, EN)
    assert (await lobbies.join(lobby.table, BEN, EN)).wanted == -3  # whom it concerned has gone
    await registry.close()


async def test_an_ordinary_lobby_seats_whoever_comes(room: Room) -> None:
    registry = TableRegistry(room.services)
    lobbies = Lobbies(registry)
    usual = await lobbies.open("slap", 1, 2, ANA, {})
    await room.store.write(persons.block(1, 2))
    assert [seat.user for seat in (await lobbies.join(usual.table, BEN, EN)).seats] == [1, 2]
