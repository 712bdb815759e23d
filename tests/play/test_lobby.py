"""Lobbies without Discord: when they close, and what a rematch takes over (R1)."""

from __future__ import annotations

import asyncio

import pytest

from bot.play import rosters
from bot.play.games.lobby_games import COMPUTER_NAMES
from bot.play.lobbies.lobby import DATE, EXPIRES_MS, Lobbies, Lobby, Rematch
from bot.play.rosters import Seated
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import Batch, DeadlineRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing, keeping, persons, sending, tables
from bot.store.statements.script import Script
from bot.words.message import UserError
from bot.words.options import BadOption
from tests.play.room import Room
from tests.scripts import name_of
from tests.store.sent import deadlines
from tests.words.voices import EN

ANA, BEN, CY = Seated("Ana", 1), Seated("Ben", 2), Seated("Cy", 3)


async def finished(room: Room) -> Lobbies:
    """A game of three that a moderator has stopped."""
    actor = await room.seat("Ana", "Ben", "Cy")
    await room.until(lambda: room.said("begins"))
    await room.answer(actor, "stop_sure", user=99, host=True)
    await room.until(lambda: room.said(" taken."))
    await actor.close()
    return Lobbies(TableRegistry(room.services))


async def allowed(seated: int, most: int) -> int:
    """Nothing speaks against a new table."""
    return most


async def ask(lobbies: Lobbies, room: Room, person: Seated) -> Rematch:
    return await lobbies.rematch(room.table, person, EN, allowed)


async def rematch(lobbies: Lobbies, room: Room, person: Seated) -> Lobby:
    found = await ask(lobbies, room, person)
    assert found.how == "opened"
    return found.lobby


async def test_a_new_lobby_is_stored_with_the_moment_at_which_it_closes(room: Room) -> None:
    lobby = await Lobbies(TableRegistry(room.services)).open("slap", 1, 2, ANA, {"pace": "5 s"})
    assert (lobby.seats, lobby.host, lobby.options, lobby.status) == ([ANA], 1, {"pace": "5 s"}, "lobby")
    assert await deadlines(room.store) == [DeadlineRow(lobby.table, "lobby", room.clock.now() + EXPIRES_MS)]


async def test_a_lobby_with_a_date_stays_open_and_calls_its_people_once_when_it_comes(room: Room) -> None:
    lobbies = Lobbies(TableRegistry(room.services))
    table, date = (await lobbies.open("slap", 1, 2, ANA, {})).table, room.clock.now() + 3 * EXPIRES_MS
    assert (await lobbies.set_date(table, 1, date, EN)).date_ms == date
    assert (await lobbies.join(table, BEN, EN)).date_ms == date
    with pytest.raises(UserError):
        await lobbies.set_date(table, 2, date, EN)
    room.clock.set(date - 1, 0)
    assert (await lobbies.expire(), await room.store.read(sending.outbox(table))) == ([], [])
    room.clock.set(date, 0)
    assert await lobbies.expire() == []
    (called,) = await room.store.read(sending.outbox(table))
    assert (called.ping, called.channel) == ("1 2", 2)
    assert EN("lobby-call-time", link="https://discord.com/channels/1/2").encode() in called.body
    assert (await lobbies.read(table, EN)).date_ms == 0
    called_once = await room.store.read(sending.last_order(table))
    await lobbies.expire()
    assert await room.store.read(sending.last_order(table)) == called_once
    room.clock.set(date + EXPIRES_MS, 0)
    assert [row.id for row, _ in await lobbies.expire()] == [table]


async def test_a_date_can_be_taken_back_and_a_game_that_begins_before_it_calls_nobody(room: Room) -> None:
    registry = TableRegistry(room.services)
    lobbies = Lobbies(registry)
    first, second = [(await lobbies.open("slap", 1, 2, ANA, {})).table for _ in range(2)]
    date = room.clock.now() + 3 * EXPIRES_MS
    for table in (first, second):
        await lobbies.set_date(table, 1, date, EN)
    assert (await lobbies.set_date(first, 1, 0, EN)).date_ms == 0
    await lobbies.join(second, BEN, EN)
    await lobbies.start(second, 77, EN)
    assert {one.name for one in await deadlines(room.store) if one.name == DATE} == set()
    room.clock.set(date, 0)
    assert [row.id for row, _ in await lobbies.expire()] == [first]
    await registry.close()


async def test_a_rematch_seats_the_players_again_and_closes_like_any_lobby(room: Room) -> None:
    lobby = await rematch(await finished(room), room, BEN)
    assert {seat.user for seat in lobby.seats} == {1, 2, 3}
    assert lobby.host == 2
    assert [due.table for due in await deadlines(room.store)] == [lobby.table]


async def test_who_has_left_a_game_is_noted_with_its_seats_and_not_with_those_of_a_rematch(room: Room) -> None:
    actor = await room.seat("Ana", "Ben", "Cy")
    await room.until(lambda: room.said("begins"))
    await room.answer(actor, "leave_sure", user=3)
    row = await room.store.read(tables.table(room.table))
    assert row is not None
    assert [(seat.user, seat.left) for seat in rosters.decode(row.roster)] == [(1, False), (2, False), (3, True)]
    await room.answer(actor, "stop_sure", user=9, host=True)
    await room.until(lambda: room.said(" taken."))
    await actor.close()
    lobby = await rematch(Lobbies(TableRegistry(room.services)), room, BEN)
    assert [seat for seat in lobby.seats if seat.left] == []


async def test_who_leaves_while_the_thread_is_opened_leaves_a_lobby_that_may_be_too_small_for_its_options(
    room: Room,
) -> None:
    lobbies = Lobbies(TableRegistry(room.services))
    lobby = await lobbies.open("cosmic", 1, 2, ANA, {"bases_to_win": "6"})
    for person in (BEN, CY):
        await lobbies.join(lobby.table, person, EN)
    await lobbies.check_start(lobby.table, 1, EN)
    await lobbies.leave(lobby.table, 3, EN)
    with pytest.raises(BadOption):
        await lobbies.start(lobby.table, 50, EN)
    assert (await lobbies.read(lobby.table, EN)).status == "lobby"


async def test_one_result_leads_to_one_rematch(room: Room) -> None:
    lobbies = await finished(room)
    lobby = await rematch(lobbies, room, ANA)
    await lobbies.start(lobby.table, 50, EN)
    for person in (ANA, BEN):
        with pytest.raises(UserError, match=f"already had its rematch: table {lobby.table}"):
            await ask(lobbies, room, person)
    await lobbies.registry.close()


async def test_two_who_ask_for_a_rematch_at_the_same_moment_sit_in_one_lobby(room: Room) -> None:
    lobbies = await finished(room)
    first, second = await asyncio.gather(ask(lobbies, room, BEN), ask(lobbies, room, ANA))
    assert (first.how, second.how) == ("opened", "seated")
    assert second.lobby == first.lobby
    assert first.lobby.host == 2


async def test_who_left_the_rematch_sits_down_in_it_again_by_the_same_button(room: Room) -> None:
    lobbies = await finished(room)
    lobby = await rematch(lobbies, room, ANA)
    await lobbies.leave(lobby.table, 2, EN)
    again = await ask(lobbies, room, BEN)
    assert (again.how, again.lobby.table) == ("joined", lobby.table)
    assert {seat.user for seat in (await lobbies.read(lobby.table, EN)).seats} == {1, 2, 3}


async def test_a_server_that_takes_no_more_tables_still_seats_people_in_a_rematch_that_is_open(room: Room) -> None:
    async def full(seated: int, most: int) -> int:
        raise UserError("no more tables here")

    lobbies = await finished(room)
    with pytest.raises(UserError, match="no more tables"):
        await lobbies.rematch(room.table, ANA, EN, full)
    lobby = await rematch(lobbies, room, BEN)
    assert (await lobbies.rematch(room.table, ANA, EN, full)).lobby == lobby


async def test_a_rematch_has_as_many_seats_as_may_be_by_now(room: Room) -> None:
    asked: list[tuple[int, int]] = []

    async def fewer(seated: int, most: int) -> int:
        asked.append((seated, most))
        return 4

    found = await (await finished(room)).rematch(room.table, ANA, EN, fewer)
    assert asked == [(3, 8)], "how many sit there, and the usual number of seats"
    assert found.lobby.most == 4


async def test_a_rematch_that_closed_before_it_started_may_be_opened_anew(room: Room) -> None:
    lobbies = await finished(room)
    first = await rematch(lobbies, room, ANA)
    for user in (1, 2, 3):
        await lobbies.leave(first.table, user, EN)
    assert (await rematch(lobbies, room, BEN)).table > first.table


async def test_who_had_their_data_deleted_is_left_out_of_a_rematch_and_is_no_computer(room: Room) -> None:
    lobbies = await finished(room)
    assert (await room.store.write(keeping.forget(3, "former player"))).still == []
    lobby = await rematch(lobbies, room, ANA)
    assert sorted(seat.name for seat in lobby.seats) == ["Ana", "Ben"]
    row = await room.store.read(tables.table(lobby.table))
    assert row is not None
    assert all(seat.user is not None for seat in rosters.decode(row.roster))


async def test_computer_players_lean_differently_and_fill_the_table_of_who_plays_alone(room: Room) -> None:
    lobbies = Lobbies(TableRegistry(room.services))
    lobby = await lobbies.open("cosmic", 1, 2, ANA, {"seats": "4"}, alone=True)
    row = await room.store.read(tables.table(lobby.table))
    assert row is not None
    seats = [(seat.user, seat.temper) for seat in rosters.decode(row.roster)]
    assert seats == [(1, ""), (None, "bold"), (None, "careful"), (None, "sly")]
    with pytest.raises(UserError, match="it has 4 seats"):
        await lobbies.join(lobby.table, BEN, EN)


async def test_a_full_table_with_somebody_called_like_a_computer_player_says_that_it_is_full(room: Room) -> None:
    lobbies = Lobbies(TableRegistry(room.services))
    lobby = await lobbies.open("slap", 1, 2, Seated(COMPUTER_NAMES[0], 1), {"max_players": "10"})
    for _ in range(9):
        await lobbies.add_computer(lobby.table, 1, EN)
    with pytest.raises(UserError, match="full"):
        await lobbies.add_computer(lobby.table, 1, EN)


async def test_computer_players_go_and_come_by_their_number(room: Room) -> None:
    lobbies = Lobbies(TableRegistry(room.services))
    lobby = await lobbies.open("cosmic", 1, 2, ANA, {})
    lobby = await lobbies.change(lobby.table, 1, {}, 2, EN)
    first, _ = [seat for seat in lobby.seats if seat.user is None]
    await lobbies.join(lobby.table, BEN, EN)
    lobby = await lobbies.change(lobby.table, 1, {"speed": "live"}, 1, EN)
    assert [seat.name for seat in lobby.seats] == ["Ana", first.name, "Ben"]
    lobby = await lobbies.change(lobby.table, 1, {}, 2, EN)
    assert [seat.temper for seat in lobby.seats] == ["", "bold", "", "careful"]
    with pytest.raises(UserError, match="sets the options"):
        await lobbies.change(lobby.table, 2, {}, 0, EN)
    with pytest.raises(UserError, match="not enough seats for 7"):
        await lobbies.change(lobby.table, 1, {"speed": "daily"}, 5, EN)
    assert (await lobbies.read(lobby.table, EN)).options == {"speed": "live"}, "all or nothing"


async def test_a_first_game_is_first_until_one_was_played_to_its_end(room: Room) -> None:
    lobbies = await finished(room)
    row = await room.store.read(tables.table(room.table))
    assert row is not None
    assert await lobbies.is_first(1, row.game, row.guild), "it was stopped"
    await room.store.write(changing.commit(Batch(table=room.table, status="ended")))
    assert not await lobbies.is_first(1, row.game, row.guild)
    assert await lobbies.is_first(99, row.game, row.guild)
    assert await lobbies.is_first(1, row.game, row.guild + 1)
    assert await lobbies.is_first(1, "cosmic", row.guild)


async def test_a_game_that_so_many_cannot_play_does_not_start(room: Room) -> None:  # cosmic 8.6
    lobbies = Lobbies(TableRegistry(room.services))
    lobby = await lobbies.open("cosmic", 1, 2, ANA, {"bases_to_win": "7"})
    await lobbies.join(lobby.table, BEN, EN)
    with pytest.raises(BadOption, match="bases_to_win"):
        await lobbies.check_start(lobby.table, 1, EN)
    with pytest.raises(BadOption, match="bases_to_win"):
        await lobbies.change(lobby.table, 1, {"seats": "2"}, None, EN)


async def test_ones_newest_lobby_of_a_channel_is_found(room: Room) -> None:
    lobbies = Lobbies(TableRegistry(room.services))
    await lobbies.open("slap", 1, 2, ANA, {})
    newest = await lobbies.open("cosmic", 1, 2, ANA, {})
    assert await lobbies.mine(1, 2) == newest.table
    assert await lobbies.mine(1, 3) is None


async def test_who_sits_down_gets_a_channel_for_direct_messages_only_where_the_game_writes_some(room: Room) -> None:
    lobbies = Lobbies(TableRegistry(room.services))
    await lobbies.welcome(await lobbies.open("slap", 1, 2, ANA, {}), 1)
    assert await room.store.read(persons.people([1])) == {}
    await lobbies.welcome(await lobbies.open("cosmic", 1, 2, ANA, {}), 1)
    assert (await room.store.read(persons.people([1])))[1].dm != 0


async def test_a_lobby_that_is_used_while_old_ones_are_closed_stays(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = TableRegistry(room.services)
    lobbies = Lobbies(registry)
    begun, joined, old = [await lobbies.open("slap", 1, 2, ANA, {}) for _ in range(3)]
    await lobbies.join(begun.table, BEN, EN)
    room.clock.set(room.clock.now() + EXPIRES_MS, 0)
    read = SqliteStore.read

    async def slow(self: SqliteStore, script: Script[object]) -> object:
        """Somebody starts the one and joins the other right after the look."""
        found = await read(self, script)
        if name_of(script) == "lobbies_due":
            await lobbies.start(begun.table, 77, EN)
            await lobbies.join(joined.table, BEN, EN)
        return found

    monkeypatch.setattr(SqliteStore, "read", slow)
    closed = await lobbies.expire()
    assert [row.id for row, _ in closed] == [old.table]
    statuses = {head.id: head.status for head in await room.store.read(tables.tables_of(1))}
    assert statuses == {begun.table: "running", joined.table: "lobby", old.table: "stopped"}
    await registry.close()
