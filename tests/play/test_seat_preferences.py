"""Preferences of people at all their tables, and the tables that hear of them."""

from __future__ import annotations

from bot.play.outgoing.lookup import Lookup
from bot.play.running.effects import SeatPreferences, kept
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import TableHead, TableRow, Wishes
from bot.store.statements import changing, persons, tables
from bot.tables.contract.choices import NO_FIRST_GAME
from bot.tables.contract.table import Preference
from tests.play.room import Room
from tests.play.test_contract import act
from tests.play.workshop import WorkshopKind


def preferred() -> list[str]:
    heard = WorkshopKind.newest.record.heard
    return [line.removeprefix("preferred ").strip() for line in heard if line.startswith("preferred")]


async def test_a_table_hears_at_its_start_and_whenever_somebody_changes_their_mind(room: Room) -> None:
    room.services = room.services_with({"workshop": WorkshopKind()})
    registry = TableRegistry(room.services)
    await registry.prefer(2, "tune", "low")
    await registry.prefer(2, "other", "no concern of this game")
    await registry.prefer(9, "tune", "sits elsewhere")
    actor = await room.seat("Ana", "Ben", game="workshop")
    await actor.close()
    registry.start(TableHead(room.table, "workshop", 1, 2, 3, None, "running"))
    await room.until(lambda: room.said("Choose an act.") and preferred() == ["1 tune low"])
    await registry.prefer(1, "tune", "high")
    await room.until(lambda: preferred()[1:] == ["0 tune high,1 tune low"])
    await registry.prefer(2, "tune", None)
    await room.until(lambda: preferred()[2:] == ["0 tune high"])
    await registry.close()


async def test_somebody_who_takes_a_seat_brings_what_they_prefer(room: Room) -> None:
    await room.store.write(persons.set_preference(4, "tune", "low"))
    room.services = room.services_with({"workshop": WorkshopKind()})
    actor = await room.seat("Ana", "Ben", game="workshop")
    await room.until(lambda: room.said("Choose an act.") and preferred() == [""])
    actor.put(act("reseat", values=("Dot",), guest=4))
    await room.until(lambda: preferred()[1:] == ["0 tune low"])
    await actor.close()


async def test_it_is_told_anew_if_whoever_sat_there_preferred_the_same(room: Room) -> None:
    """The controller forgets what a person preferred when another one takes the seat."""
    for user in (1, 4):
        await room.store.write(persons.set_preference(user, "tune", "low"))
    room.services = room.services_with({"workshop": WorkshopKind()})
    actor = await room.seat("Ana", "Ben", game="workshop")
    await room.until(lambda: room.said("Choose an act.") and preferred() == ["0 tune low"])
    actor.put(act("reseat", values=("Dot",), guest=4))
    await room.until(lambda: preferred()[1:] == ["0 tune low"])
    await actor.close()


async def test_a_game_is_somebodys_first_at_one_table_alone(room: Room) -> None:
    store = room.store
    lookup = Lookup()
    preferences = SeatPreferences(store, lookup)

    async def wished() -> Wishes:
        return await store.read(tables.wishes(0, (7,), kept("cosmic", ("first",))))

    first = await store.write(changing.create_table(TableRow(game="cosmic", guild=1, parent=2, host=1)))
    second = await store.write(changing.create_table(TableRow(game="cosmic", guild=1, parent=2, host=1)))
    lookup.users = {7: 0}
    lookup.row = await store.read(tables.table(first))
    assert await preferences.change(("first",), await wished()) == (Preference(0, "first", "yes"),)
    assert await store.read(persons.preference(7, "first.cosmic")) == str(first)
    lookup.row = await store.read(tables.table(second))
    assert await preferences.change(("first",), await wished()) == ()
    lookup.row = await store.read(tables.table(first))
    assert await preferences.change(("first",), await wished()) == (Preference(0, "first", "yes"),), (
        "also after a restart"
    )
    await store.write(persons.set_preference(7, "first.cosmic", NO_FIRST_GAME))
    assert await preferences.change(("first",), await wished()) == (), "who wants no tips has no first game"
