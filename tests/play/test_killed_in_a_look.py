"""kill -9 between any two presses of a look: what was accepted is in the files, and the game goes on alike."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.seen.project import see_seat
from bot.kernel.codec import encode
from bot.play import rosters
from bot.play.clock import Clock
from bot.play.rosters import Seated
from bot.play.running import actor, resuming
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import TableHead, TableRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing
from bot.tables.contract.table import Pressed, Stamp
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.controller import CosmicController
from bot.tables.cosmic.controls import Asked, OpenDeal
from bot.tables.cosmic.editors import sides
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import answer_text
from tests.play.room import Room
from tests.play.test_sleeping import settled
from tests.soaked import soaked

PEOPLE = ("Ana", "Ben", "Cy")
BEGIN = 1_700_000_000_000
MOST = 200


@dataclass
class Step:
    """Somebody presses something, or the clock is turned to what rings next."""

    when: int
    press: Pressed | None
    look: str = ""
    """What was asked; empty where the clock rang."""


@dataclass
class Sitting:
    """A table of a running process."""

    room: Room
    registry: TableRegistry

    @property
    def controller(self) -> CosmicController:
        found = self.registry._actors[self.room.table]._running.controller
        assert isinstance(found, CosmicController)
        return found

    @property
    def users(self) -> dict[int, int]:
        lookup = self.registry._actors[self.room.table]._running.lookup
        return {seat: user for user, seat in lookup.users.items()}

    async def take(self, step: Step) -> None:
        """Do what the step says; all that comes of it is durable then."""
        self.room.clock.set(max(step.when, self.room.clock.now()), 0)
        await settled(self.room, self.registry)
        if step.press is not None:
            self.registry.put(self.room.table, step.press)
            await settled(self.room, self.registry)

    def next(self, number: int) -> Step:
        now, controller, users = self.room.clock.now() + 1_000, self.controller, self.users
        table = Running(controller.game, controller._record, Stamp(now))
        state, sealed = controller.game.state, controller.game.sealed

        def pressed(seat: int, ask: int, choice: str, look: str, *values: str) -> Step:
            at = Stamp(now)
            return Step(now, Pressed(at, None, ask, choice, f"t{number}", values=values, user=users[seat]), look)

        for asked, ask in controller.game.asks.items():
            if ask.seat in users and asked not in sealed:
                view, mind = see_seat(state, ask.seat), Computer(TEMPERS["careful"], lambda sides: sides - 1)
                words = answer_text(Asked(asked, ask, view, controller._record.names), mind.answer(view, ask))
                return pressed(ask.seat, 0, "play", ask.key, words)
        for seat in looks.awaited(table):
            control = next(sides.control(state, ask) for ask in looks.asks(table, seat))
            values = ("out",) if not number % 2 and "join" in control else ()
            return pressed(seat, 0, control if values else f"side_done_{state.challenges}", "sides", *values)
        for action in controller.game.actions:
            for seat in action.seats or ():
                if seat in users and "fail" in action.key:
                    return pressed(seat, OpenDeal(controller.game.save().next_ask).control, "q_sure", "deal")
        timers = self.registry._actors[self.room.table]._running.runner.timers.values()
        return Step(min(timer.due for timer in timers), None)

    def end(self) -> bytes:
        return encode(self.controller.game.state)


@asynccontextmanager
async def process(folder: Path, now: int, table: int = 0) -> AsyncIterator[Sitting]:
    """A process that plays what lies in a folder, or a new table."""
    folder.mkdir(exist_ok=True)
    clock = Clock(now, 0)
    store = await SqliteStore.open(folder / "t.sqlite3", holder="test", now=clock.now)
    room = Room(store, clock, folder)
    registry = TableRegistry(room.services)
    try:
        if table:
            room.table = table
            await registry.open()
            await registry.wake()
        else:
            seats = [*(Seated(name, at + 1) for at, name in enumerate(PEOPLE)), Seated("Ada", temper="sly")]
            row = TableRow(
                game="cosmic", guild=1, parent=2, thread=3, host=1, status="running", seed="9",
                roster=rosters.encode(seats), options=b'{"speed":"daily","hours":"all"}',
            )  # fmt: skip
            room.table = await store.write(changing.create_table(row))
            registry.start(TableHead(room.table, "cosmic", 1, 2, 3, 0, "running"))
        await settled(room, registry)
        yield Sitting(room, registry)
    finally:
        await registry.close()
        await store.close()


@pytest.mark.parametrize("every", [4, *soaked(1)])
async def test_a_process_killed_between_two_presses_of_a_look_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    """The files as they lie on the disk after each press are what a killed process leaves."""
    for module in (actor, resuming):
        monkeypatch.setattr(module, "QUIET_MS", 10**12)
    steps: list[Step] = []
    async with process(tmp_path / "whole", BEGIN) as whole:
        table = whole.room.table
        while whole.controller.game.state.challenges < 2:
            assert len(steps) < MOST
            step = whole.next(len(steps))
            steps.append(step)
            await whole.take(step)
            shutil.copytree(tmp_path / "whole", tmp_path / f"killed{len(steps)}")
        end = whole.end()
    asked = {step.look for step in steps if step.press is not None}
    assert {"target", "sides", "card"} <= asked
    for done in range(1, len(steps), every):
        async with process(tmp_path / f"killed{done}", steps[done - 1].when, table) as again:
            for step in steps[done:]:
                await again.take(step)
            assert again.end() == end, f"killed after step {done}, {steps[done - 1]}"
