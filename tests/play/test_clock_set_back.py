"""A clock that was set back between two runs: no table stands still for longer than it had time, in either game."""

from __future__ import annotations

import pytest

from bot.play.clock import Clock
from bot.play.outgoing.direct_messages import People
from bot.play.outgoing.screen import Refused
from bot.store.rows import Batch, DeadlineRow, PersonRow
from bot.tables.cosmic.desk import CosmicDesk
from bot.tables.cosmic.record import Frozen, Holiday, Panel, Record, Stop, Whisper
from tests.play.room import Room

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
BACK = [-HOUR_MS, -10 * DAY_MS]


@pytest.mark.parametrize("jump", BACK)
async def test_a_cosmic_table_goes_on_within_the_time_that_it_had(room: Room, jump: int) -> None:
    actor = await room.seat("Ana", "Ben", game="cosmic")
    await room.until(lambda: actor._running.desk is not None and actor._running.errands.timers and not actor.waiting)
    before = {name: timer.due - room.clock.now() for name, timer in actor._running.errands.timers.items()}
    await actor.close()
    room.clock = Clock(room.clock.now() + jump, 0)
    room.services = room.services_with(room.services.kinds)
    again = room.actor()
    await room.until(lambda: again._running.desk is not None and "due" in again._running.errands.timers)
    waits = {name: timer.due - room.clock.now() for name, timer in again._running.errands.timers.items()}
    assert 0 < waits["due"] <= before["due"]
    desk = again._running.desk
    assert isinstance(desk, CosmicDesk)
    panel = desk._record.panel
    assert panel is not None
    assert max(panel.posted, panel.edited) <= room.clock.now()
    await again.close()


@pytest.mark.parametrize("jump", BACK)
async def test_a_slap_table_goes_on_within_the_time_that_it_had(room: Room, jump: int) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    row = DeadlineRow(room.table, "long", room.clock.now() + 2 * HOUR_MS)
    await actor.close()
    await room.store.commit(Batch(room.table, deadlines=[row]))
    room.clock = Clock(room.clock.now() + jump, 0)
    room.services = room.services_with(room.services.kinds)
    again = room.actor()
    await room.answer(again, "status")
    waits = {name: timer.due - room.clock.now() for name, timer in again._running.errands.timers.items()}
    assert waits.pop("long") == 2 * HOUR_MS
    assert 0 < max(waits.values()) <= 15_000
    await again.close()


def test_every_moment_that_a_cosmic_desk_remembers_moves_with_the_clock() -> None:
    record = Record(
        1, ["Ana"], [""], "live", timers={"due": 900}, stop=Stop("round", [], 100, 900, 800, 7, 700, 600),
        panel=Panel("p", 300, edited=400), whispers={"0": Whisper("w", 500)}, tellings={"0": 550}, seen={"0": 560},
        closed={"0": 570}, frozen=Frozen(580, False), away={"0": Holiday(9_000, "careful", 590)},
    )  # fmt: skip
    record.turn_back(50)
    assert record == Record(
        1, ["Ana"], [""], "live", timers={"due": 850}, stop=Stop("round", [], 50, 850, 750, 7, 650, 550),
        panel=Panel("p", 250, edited=350), whispers={"0": Whisper("w", 450)}, tellings={"0": 500}, seen={"0": 510},
        closed={"0": 520}, frozen=Frozen(530, False), away={"0": Holiday(9_000, "careful", 540)},
    )  # fmt: skip


async def test_a_refusal_of_direct_messages_is_not_believed_for_days(room: Room) -> None:
    await room.store.set_person(PersonRow(1, 901, 50007, room.clock.now()))
    people = People(room.store, room.screen, Clock(room.clock.now() + 1_000, 0))
    with pytest.raises(Refused):
        await people.channel(1)
    people = People(room.store, room.screen, Clock(room.clock.now() - 10 * DAY_MS, 0))
    assert await people.channel(1) == 901
