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
from bot.kernel.saving.codec import encode
from bot.play import roster
from bot.play.clock import Clock
from bot.play.roster import Seated
from bot.play.running import actor, sleeping
from bot.play.running.hall import Hall
from bot.store.rows import TableHead, TableRow
from bot.store.sqlite.store import SqliteStore
from bot.store.statements import changing
from bot.tables.contract.table import Pressed, Stamp
from bot.tables.cosmic.ahead import sides
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.controls import OpenDeal
from bot.tables.cosmic.desk import CosmicDesk
from bot.tables.cosmic.drafts import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import told
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
    hall: Hall

    @property
    def desk(self) -> CosmicDesk:
        found = self.hall._actors[self.room.table]._running.desk
        assert isinstance(found, CosmicDesk)
        return found

    @property
    def users(self) -> dict[int, int]:
        """Who sits where."""
        lookup = self.hall._actors[self.room.table]._running.lookup
        return {seat: user for user, seat in lookup.users.items()}

    async def take(self, step: Step) -> None:
        """Do what the step says; all that comes of it is durable then."""
        self.room.clock.set(max(step.when, self.room.clock.now()), 0)
        await settled(self.room, self.hall)
        if step.press is not None:
            self.hall.put(self.room.table, step.press)
            await settled(self.room, self.hall)

    def next(self, number: int) -> Step:
        """What somebody is asked first, and how they answer; else the clock rings."""
        now, desk, users = self.room.clock.now() + 1_000, self.desk, self.users
        table = Running(desk.game, desk._record, Stamp(now))
        state, sealed = desk.game.state, desk.game.sealed

        def pressed(seat: int, ask: int, choice: str, look: str, *values: str) -> Step:
            at = Stamp(now)
            return Step(now, Pressed(at, None, ask, choice, f"t{number}", values=values, user=users[seat]), look)

        for asked, ask in desk.game.asks.items():
            if ask.seat in users and asked not in sealed:
                view, mind = see_seat(state, ask.seat), Computer(TEMPERS["careful"], lambda sides: sides - 1)
                words = told(Asked(asked, ask, view, desk._record.names), mind.answer(view, ask))
                return pressed(ask.seat, 0, "play", ask.key, words)
        for seat in looks.awaited(table):
            control = next(sides.control(state, ask) for ask in looks.asks(table, seat))
            values = ("out",) if not number % 2 and "join" in control else ()
            return pressed(seat, 0, control if values else f"side_done_{state.challenges}", "sides", *values)
        for action in desk.game.actions:
            for seat in action.seats or ():
                if seat in users and "fail" in action.key:
                    return pressed(seat, OpenDeal(desk.game.save().next_ask).control, "q_sure", "deal")
        timers = self.hall._actors[self.room.table]._running.runner.timers.values()
        return Step(min(timer.due for timer in timers), None)

    def end(self) -> bytes:
        """What the game has come to."""
        return encode(self.desk.game.state)


@asynccontextmanager
async def process(folder: Path, now: int, table: int = 0) -> AsyncIterator[Sitting]:
    """A process that plays what lies in a folder, or a new table."""
    folder.mkdir(exist_ok=True)
    clock = Clock(now, 0)
    store = await SqliteStore.open(folder / "t.sqlite3", holder="test", now=clock.now)
    room = Room(store, clock, folder)
    hall = Hall(room.services)
    try:
        if table:
            room.table = table
            await hall.open()
            await hall.wake()
        else:
            seats = [*(Seated(name, at + 1) for at, name in enumerate(PEOPLE)), Seated("Ada", temper="sly")]
            row = TableRow(
                game="cosmic", guild=1, parent=2, thread=3, host=1, status="running", seed="9",
                roster=roster.encode(seats), options=b'{"speed":"daily","hours":"all"}',
            )  # fmt: skip
            room.table = await store.write(changing.create_table(row))
            hall.start(TableHead(room.table, "cosmic", 1, 2, 3, 0, "running"))
        await settled(room, hall)
        yield Sitting(room, hall)
    finally:
        await hall.close()
        await store.close()


@pytest.mark.parametrize("every", [4, *soaked(1)])
async def test_a_process_killed_between_two_presses_of_a_look_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    """The files as they lie on the disk after each press are what a killed process leaves."""
    for module in (actor, sleeping):
        monkeypatch.setattr(module, "QUIET_MS", 10**12)
    steps: list[Step] = []
    async with process(tmp_path / "whole", BEGIN) as whole:
        table = whole.room.table
        while whole.desk.game.state.challenges < 2:
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
