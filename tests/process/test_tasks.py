"""Background tasks: whose death is told, whose is not, and rounds that outlive a fault."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.ops.health import Health
from bot.ops.maintenance import Maintenance, Plan
from bot.ops.status import render
from bot.play.clock import Clock
from bot.play.lobbies.lobby import Lobbies
from bot.play.outgoing.direct_messages import Mail
from bot.play.reminders import ROUND_MS, Reminders
from bot.process.metrics import DEATHS, Metrics, watched
from bot.store.errors import StoreFull
from bot.store.rows import MailRow, PendingPrompts
from bot.store.store import Store
from cogs.lobbies.lobby import EXPIRY_CHECK_MS, LobbyHandlers
from cogs.lobbies.opening import Opening
from tests.scripts import Answering

ROOT = Path(__file__).parents[2]
OWN = {
    "bot/process/metrics.py": 1,
    "bot/ops/serving.py": 2,  # both are waited for there
    "bot/play/running/effects.py": 2,  # likewise
    "bot/__main__.py": 1,  # the whole bot: its end is the end of the process
}
"""Files that start tasks by themselves, and how many."""


async def fail() -> None:
    raise RuntimeError("out of order")


async def end() -> None:
    pass


async def never() -> None:
    await asyncio.Event().wait()


def deaths() -> int:
    return DEATHS["reminders"]


@pytest.mark.parametrize(("work", "endless"), [(fail, False), (fail, True), (end, True)])
async def test_a_task_that_dies_is_a_line_in_the_log_and_a_number(
    work: Any, endless: bool, caplog: pytest.LogCaptureFixture
) -> None:
    before = deaths()
    await asyncio.wait([watched(work(), "reminders", name="the first", endless=endless)])
    assert deaths() == before + 1
    (line,) = caplog.records
    assert (line.levelno, line.getMessage()) == (logging.ERROR, "a background task has died: the first")
    assert (line.exc_info is not None) == (work is fail)
    text = render(Health(Metrics(), lambda: True)).decode()
    assert f'table_task_deaths_total{{task="reminders"}} {deaths()}.0' in text
    assert 'table_task_deaths_total{task="lobbies"}' in text


async def test_an_end_that_is_meant_is_not_told(caplog: pytest.LogCaptureFixture) -> None:
    before = deaths()
    cancelled = watched(never(), "reminders", endless=True)
    await asyncio.sleep(0)
    cancelled.cancel()
    await asyncio.wait([watched(end(), "reminders"), cancelled])
    assert (deaths(), caplog.records) == (before, [])


def test_every_task_is_watched_or_waited_for() -> None:
    found = {}
    for source in [*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")]:
        started = re.findall(r"create_task\(|ensure_future\(|TaskGroup\(", source.read_text())
        name = source.relative_to(ROOT).as_posix()
        if started:
            found[name] = len(started)
    assert found == OWN


class Failing(Answering):
    """Counts calls; all but the third fail."""

    registry = SimpleNamespace(services=SimpleNamespace(store=None))

    def __init__(self, clock: Clock) -> None:
        self.clock, self.calls = clock, 0

    async def __call__(self, *anything: object) -> list[Any]:
        self.calls += 1
        if self.calls == 1:
            raise StoreFull
        if self.calls == 2:
            raise KeyError("another fault")
        return []

    expire = unanswered = __call__

    async def mail(self, sort: str) -> list[MailRow]:
        """Nothing waits to be said."""
        return []

    async def pending_prompts(self, table: int, most: int) -> PendingPrompts:
        """Nothing is owed."""
        return PendingPrompts([], [], None)

    async def preferences(self, users: Sequence[int], name: str) -> dict[int, str]:
        """Nobody wishes anything."""
        return {}


async def three_rounds(clock: Clock, task: asyncio.Task[None], work: Failing, every_ms: int) -> None:
    for number in range(1, 4):
        await asyncio.sleep(0)
        clock.set(clock.now() + every_ms, 0)
        for _ in range(5):
            await asyncio.sleep(0)
        assert work.calls >= number
    assert not task.done()
    task.cancel()
    await asyncio.wait([task])


async def test_lobbies_expire_after_a_round_that_failed(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock(0, 0)
    work = Failing(clock)
    controller = LobbyHandlers(cast(Lobbies, work), cast(Opening, None))
    task = asyncio.create_task(controller.expire_forever(cast(discord.Client, None)))
    await three_rounds(clock, task, work, EXPIRY_CHECK_MS)
    told = [line.getMessage() for line in caplog.records]
    assert told == [f"lobbies: a round failed: {StoreFull()}", "lobbies: a round failed"]


async def test_people_are_reminded_after_a_round_that_failed(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock(0, 0)
    work = Failing(clock)
    reminders = Reminders(cast(Mail, SimpleNamespace(store=work, screen=None, people=None, clock=clock)))
    await three_rounds(clock, asyncio.create_task(reminders.run()), work, ROUND_MS)
    told = [line.getMessage() for line in caplog.records]
    assert told == [f"reminders: a round failed: {StoreFull()}", "reminders: a round failed"]


async def test_a_night_that_fails_in_an_unforeseen_way_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        async def backup(self, to: Path) -> None:
            raise KeyError("no such thing")

    maintenance = Maintenance(cast(Store, Broken()), Clock(0, 0), tmp_path, Plan(1, 1))
    assert not await maintenance.night()
    assert "next try in an hour" in caplog.text
