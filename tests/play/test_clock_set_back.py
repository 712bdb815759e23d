"""A clock that was set back between two runs: no table stands still for longer than it had time, in either game."""

from __future__ import annotations

import pytest

from bot.play.clock import Clock
from bot.play.outgoing.direct_messages import People
from bot.play.outgoing.screen import Refused
from bot.store.rows import Batch, DeadlineRow, PersonRow
from bot.store.statements import changing, persons
from bot.tables.cosmic.chair import Chair, Holiday, Mark, Person, Prompt
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.record import Frozen, Panel, Record, Stop
from tests.play.room import Room

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS
BACK = [-HOUR_MS, -10 * DAY_MS]


@pytest.mark.parametrize("jump", BACK)
async def test_a_cosmic_table_goes_on_within_the_time_that_it_had(room: Room, jump: int) -> None:
    actor = await room.seat("Ana", "Ben", game="cosmic")
    await room.until(
        lambda: actor._running.controller is not None and actor._running.runner.timers and not actor.waiting
    )
    before = {name: timer.due - room.clock.now() for name, timer in actor._running.runner.timers.items()}
    await actor.close()
    room.clock = Clock(room.clock.now() + jump, 0)
    room.services = room.services_with(room.services.kinds)
    again = room.actor()
    await room.until(lambda: again._running.controller is not None and "due" in again._running.runner.timers)
    waits = {name: timer.due - room.clock.now() for name, timer in again._running.runner.timers.items()}
    assert 0 < waits["due"] <= before["due"]
    controller = again._running.controller
    assert isinstance(controller, CosmicController)
    panel = controller._record.panel
    assert panel is not None
    assert max(panel.posted, panel.edited) <= room.clock.now()
    await again.close()


@pytest.mark.parametrize("jump", BACK)
async def test_a_slap_table_goes_on_within_the_time_that_it_had(room: Room, jump: int) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    row = DeadlineRow(room.table, "long", room.clock.now() + 2 * HOUR_MS)
    await actor.close()
    await room.store.write(changing.commit(Batch(room.table, deadlines=[row])))
    room.clock = Clock(room.clock.now() + jump, 0)
    room.services = room.services_with(room.services.kinds)
    again = room.actor()
    await room.answer(again, "status")
    waits = {name: timer.due - room.clock.now() for name, timer in again._running.runner.timers.items()}
    assert waits.pop("long") == 2 * HOUR_MS
    assert 0 < max(waits.values()) <= 15_000
    await again.close()


def a_record(past: int) -> Record:
    """Each moment that a table remembers lies so far back."""
    mark = Mark(600 - past, 1, 1, 1, (), 5, 0, 0)
    person = Person(
        prompt=Prompt("w", 500 - past), push_due=550 - past, seen=560 - past, closed=570 - past, slept=575 - past,
        away=Holiday(9_000, "careful", 590 - past), latest=mark, before=mark,
    )  # fmt: skip
    return Record(
        1, [Chair("Ana", person=person), Chair("Ben")], "live", timers={"due": 900 - past},
        stop=Stop("round", [], 100 - past, 900 - past, 950 - past, 800 - past, 600 - past),
        panel=Panel("p", 300 - past, edited=400 - past), frozen=Frozen(580 - past, False),
    )  # fmt: skip


def test_every_moment_that_a_cosmic_controller_remembers_moves_with_the_clock() -> None:
    record = a_record(0)
    record.turn_back(50)
    assert record == a_record(50)


async def test_a_refusal_of_direct_messages_is_not_believed_for_days(room: Room) -> None:
    await room.store.write(persons.set_person(PersonRow(1, 901, 50007, room.clock.now())))
    people = People(room.store, room.screen, Clock(room.clock.now() + 1_000, 0))
    with pytest.raises(Refused):
        await people.channel(1)
    people = People(room.store, room.screen, Clock(room.clock.now() - 10 * DAY_MS, 0))
    assert await people.channel(1) == 901
