"""Going on holiday and coming back: what is kept, which tables hear of it, and when, also after a fall."""

from __future__ import annotations

import msgspec
import pytest

from bot.play.games.kinds import KINDS
from bot.play.holidays import Holidays
from bot.play.rosters import Seated, encode
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import AwayRow, Batch, TableHead, TableRow
from bot.store.statements import changing, persons
from bot.tables.contract.choices import Away
from tests.play.room import Room
from tests.play.test_contract import act
from tests.play.test_seat_preferences import preferred
from tests.play.workshop import WorkshopKind

UNTIL = 5_000_000_000_000
ANA, BEN = 1, 2


async def opened(room: Room) -> TableRegistry:
    """A table of Ana and Ben, as a process takes it up."""
    room.services = room.services_with({"workshop": WorkshopKind()})
    registry = TableRegistry(room.services)
    roster = encode([Seated("Ana", ANA), Seated("Ben", BEN)])
    row = TableRow(game="workshop", guild=1, parent=2, thread=3, host=1, status="running", seed="7", roster=roster)
    room.table = await room.store.write(changing.create_table(row))
    registry.start(head(room.table))
    await room.until(lambda: room.said("Choose an act.") and preferred() == [""])
    return registry


def head(table: int) -> TableHead:
    return TableHead(table, "workshop", 1, 2, 3, None, "running")


async def test_a_table_hears_who_goes_and_who_is_back(room: Room) -> None:
    registry = await opened(room)
    holidays = Holidays(registry)
    heads = await holidays.tables(BEN)
    await holidays.go(BEN, heads, Away(UNTIL, "careful"))
    await room.until(lambda: preferred()[1:] == [f"1 away {UNTIL} careful"])
    await holidays.go(BEN, heads, Away(UNTIL + 1, "pass"))
    await room.until(lambda: preferred()[2:] == [f"1 away {UNTIL + 1} pass"])
    away, back = await holidays.come_back(BEN)
    assert (away, [one.id for one in back]) == (True, [room.table])
    await room.until(lambda: preferred()[3:] == [""])
    assert await holidays.come_back(BEN) == (False, [])
    await registry.close()


async def test_whoever_is_away_is_so_from_tables_to_come_and_not_again_where_they_have_played(room: Room) -> None:
    """[product: /away is for all my tables, those to come as well]"""
    registry = await opened(room)
    holidays = Holidays(registry)
    await holidays.go(BEN, await holidays.tables(BEN), Away(UNTIL, "careful"))
    await room.store.write(persons.come_back(BEN, [room.table]))
    lobby = TableRow(game="workshop", guild=1, parent=2, host=1, status="lobby", roster=encode([Seated("Ana", ANA)]))
    later = await room.store.write(changing.create_table(lobby))
    assert await room.store.read(persons.holidays_of(BEN)) == []
    both = encode([Seated("Ana", ANA), Seated("Ben", BEN)])
    for table in (later, room.table):
        await room.store.write(changing.commit(Batch(table, fields={"roster": both})))
    assert await room.store.read(persons.holidays_of(BEN)) == [AwayRow(BEN, later, UNTIL, "careful")]
    assert (await holidays.come_back(BEN))[0]
    await room.store.write(changing.create_table(msgspec.structs.replace(lobby, roster=both)))
    assert await room.store.read(persons.holidays_of(BEN)) == []
    await registry.close()


async def test_a_holiday_that_is_over_is_none(room: Room) -> None:
    registry = await opened(room)
    holidays = Holidays(registry)
    await holidays.go(BEN, [], Away(1, "careful"))
    row = TableRow(game="workshop", guild=1, parent=2, host=2, status="lobby", roster=encode([Seated("Ben", BEN)]))
    await room.store.write(changing.create_table(row))
    assert await room.store.read(persons.holidays_of(BEN)) == []
    assert await holidays.until(BEN) is None
    await registry.close()


async def test_whoever_played_and_goes_away_again_until_the_same_moment_is_heard(room: Room) -> None:
    registry = await opened(room)
    going = Holidays(registry)
    heads = await going.tables(BEN)
    await going.go(BEN, heads, Away(UNTIL, "careful"))
    await room.until(lambda: len(preferred()) == 2)
    registry.put(room.table, act("returned", user=BEN))
    await room.until(lambda: "Welcome back." in [text for _, text in room.screen.replies])
    assert await room.store.read(persons.holidays_of(BEN)) == []
    await going.go(BEN, heads, Away(UNTIL, "careful"))
    await room.until(lambda: len(preferred()) > 2 and preferred()[-1] == f"1 away {UNTIL} careful")
    await registry.close()


async def test_a_table_that_slept_when_the_process_fell_hears_of_it_at_the_next_start(room: Room) -> None:
    """The absence is kept before any table is told: another process tells it."""
    registry = await opened(room)
    await registry.close()
    await room.store.write(persons.go_away([AwayRow(ANA, room.table, UNTIL, "freeze")]))
    again = TableRegistry(room.services_with({"workshop": WorkshopKind()}))
    await again.open()
    await again.wake()
    await room.until(lambda: preferred()[-1:] == [f"0 away {UNTIL} freeze"])
    await again.close()


async def test_tables_that_wait_for_nobody_are_left_out(room: Room) -> None:
    registry = await opened(room)
    roster = encode([Seated("Ana", ANA), Seated("Ben", BEN)])
    busy = await room.store.write(
        changing.create_table(
            TableRow(
                game="workshop", guild=1, parent=2, host=1, status="lobby", options=b'{"busy":"yes"}', roster=roster
            )
        )
    )
    holidays = Holidays(registry)
    heads = await holidays.tables(ANA)
    assert {one.id for one in heads} == {room.table, busy}
    assert [one.id for one in await holidays.waiting(heads)] == [room.table]
    await registry.close()


@pytest.mark.parametrize(
    ("game", "options", "takes"),
    [("slap", {"mode": "slow"}, True), ("slap", {}, False), ("cosmic", {}, True), ("cosmic", {"speed": "live"}, True)],
)
def test_cosmic_and_slow_slap_tables_take_holidays(game: str, options: dict[str, str], takes: bool) -> None:
    assert KINDS[game].takes_holidays(options) is takes


async def test_the_zone_is_that_of_quiet_hours_and_else_utc(room: Room) -> None:
    holidays = Holidays(TableRegistry(room.services))
    assert (await holidays.zone(ANA))[0] == "UTC"
    await room.store.write(persons.set_preference(ANA, "quiet", "22:00-07:00 Europe/Berlin"))
    assert (await holidays.zone(ANA))[0] == "Europe/Berlin"
    await room.store.write(persons.set_preference(ANA, "quiet", "22:00-07:00 Mars/Olympus"))
    assert (await holidays.zone(ANA))[0] == "UTC"
