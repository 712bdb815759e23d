"""A wall clock that jumps, forward or backward, with deadlines under way: late or at once, but once, and never lost."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

import pytest

from bot.play.clock import Clock
from bot.play.lobbies.lobby import EXPIRES_MS, Lobbies
from bot.play.rosters import Seated
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import Batch, DeadlineRow
from bot.store.statements import changing, tables
from bot.tables.contract.table import Effect, Input, Tick
from bot.tables.slap.controller import SlapController
from tests.patience import TIMEOUT_S
from tests.play.room import Room
from tests.store.sent import deadlines

DAY_MS = 24 * 3_600_000


def after_restart(room: Room, jump_ms: int) -> Lobbies:
    """The lobbies of a process that starts when the wall clock has jumped."""
    room.clock = Clock(room.clock.now() + jump_ms, 0)
    room.services = room.services_with(room.services.kinds)
    return Lobbies(TableRegistry(room.services))


@pytest.mark.parametrize("jump", [0, -3_600_000, -10 * DAY_MS])
async def test_a_lobby_closes_after_an_hour_however_far_the_clock_was_set_back(room: Room, jump: int) -> None:
    lobbies = after_restart(room, 0)
    lobby = await lobbies.open("slap", 1, 2, Seated("Ana", 1), {})
    late = after_restart(room, jump)
    assert await late.expire() == []
    room.clock.set(room.clock.now() + EXPIRES_MS - 1, 0)
    assert await late.expire() == []
    room.clock.set(room.clock.now() + 1, 0)
    assert len(await late.expire()) == 1  # an hour by this clock, although by the old one its moment is far away
    assert await late.expire() == []
    assert await deadlines(room.store) == []
    row = await room.store.read(tables.table(lobby.table))
    assert row is not None
    assert row.status == "stopped"


async def test_a_lobbys_time_goes_on_while_the_bot_is_down(room: Room) -> None:
    await after_restart(room, 0).open("slap", 1, 2, Seated("Ana", 1), {})
    assert len(await after_restart(room, 3 * DAY_MS).expire()) == 1


@dataclass
class Rung:
    """Timers that a controller was told of."""

    names: list[str]


@pytest.fixture
def rung(monkeypatch: pytest.MonkeyPatch) -> Rung:
    heard = Rung([])
    handle = SlapController.handle

    def listening(self: SlapController, event: Input) -> list[Effect]:
        if isinstance(event, Tick):
            heard.names.append(event.name)
        return handle(self, event)

    monkeypatch.setattr(SlapController, "handle", listening)
    return heard


@pytest.mark.parametrize("jump", [0, -DAY_MS, 3 * DAY_MS])
async def test_a_tables_deadline_rings_exactly_once_whatever_the_clock_did_while_the_bot_was_down(
    room: Room, rung: Rung, jump: int
) -> None:
    actor = await room.seat("Ana", "Ben")
    await room.until(lambda: room.said("begins"))
    await actor.close()
    due = room.clock.now() + 600_000
    await room.store.write(changing.commit(Batch(room.table, deadlines=[DeadlineRow(room.table, "long", due)])))
    after_restart(room, jump)
    again = room.actor()
    await room.answer(again, "status")
    if due > room.clock.now():
        assert "long" not in rung.names
    room.clock.set(max(due, room.clock.now()), 0)  # a clock that stands calls nobody by itself
    await room.until(lambda: "long" in rung.names)
    await room.answer(again, "status")
    assert await deadlines(room.store) == []
    await again.close()
    once_more = room.actor()
    await room.answer(once_more, "status")
    assert rung.names.count("long") == 1
    await once_more.close()


@pytest.mark.parametrize("jump_s", [-86_400.0, 86_400.0])
async def test_a_jump_while_the_process_runs_moves_no_timer(monkeypatch: pytest.MonkeyPatch, jump_s: float) -> None:
    clock = Clock()
    before, real = clock.now(), time.time
    fired: list[str] = []
    clock.after(3_600_000, lambda: fired.append("an hour"))
    clock.after(1, lambda: fired.append("soon"))
    monkeypatch.setattr(time, "time", lambda: real() + jump_s)
    assert abs(clock.now() - before) < 60_000
    async with asyncio.timeout(TIMEOUT_S):
        while not fired:  # noqa: ASYNC110  # the clock's own timer has no event
            await asyncio.sleep(0.001)
    assert fired == ["soon"]
