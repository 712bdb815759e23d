"""SIGTERM and Ctrl+C, once or again and again, at whatever moment: the bot drains, closes its store and ends with 0."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import pytest

from bot.settings import DATABASE
from tests.e2e.forked import ROOT, Forked
from tests.e2e.harness import table
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

TERM, INT = signal.SIGTERM, signal.SIGINT


@asynccontextmanager
async def running(sandbox: Sandbox, data: Path, **more: str) -> AsyncIterator[Process]:
    """``python -m bot run`` as its own process, which nobody outlives."""
    inherited = {name: value for name, value in os.environ.items() if "TOKEN" not in name}
    environment = {**inherited, **sandbox.environment, "DATA_DIR": str(data), "BOT_HTTP": "127.0.0.1:0", **more}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", cwd=ROOT, env=environment, stderr=PIPE, start_new_session=True
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


async def said(process: Process, words: str) -> list[str]:
    """The messages of the log up to the first that begins with these words, or all of them."""
    assert process.stderr is not None
    told: list[str] = []
    while line := await process.stderr.readline():
        assert line.startswith(b"{"), line + await process.stderr.read()
        told.append(str(json.loads(line)["message"]))
        if words and told[-1].startswith(words):
            break
    return told


async def hammer(process: Process | Forked, signals: Sequence[signal.Signals]) -> None:
    """Send them one after another until it has ended."""
    number = 0
    while process.returncode is None:
        with suppress(ProcessLookupError):
            os.kill(process.pid, signals[number % len(signals)])
        number += 1
        await asyncio.sleep(0.002)  # two of a kind that wait are one


def closed(data: Path) -> bool:
    """True if the store was closed, if it was ever opened: its log folded in, its lease given up."""
    if not data.joinpath(DATABASE).exists():
        return True
    if data.joinpath(f"{DATABASE}-wal").exists():
        return False
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        held = connection.execute("SELECT count(*) FROM lease WHERE until_ms > 0").fetchone()
    return tuple(held) == (0,)


@pytest.mark.parametrize("signals", [[TERM], [INT], [TERM, INT]], ids=["TERM", "INT", "both"])
@pytest.mark.parametrize("moment", ["zodiac-table", "health and metrics", "ready"])
async def test_however_often_it_is_told_to_end_it_ends_as_if_told_once(
    tmp_path: Path, moment: str, signals: Sequence[signal.Signals]
) -> None:
    async with Sandbox.start() as sandbox, asyncio.timeout(TIMEOUT_S), running(sandbox, tmp_path) as process:
        told = await said(process, moment)
        assert told[-1].startswith(moment)
        last, _ = await asyncio.gather(said(process, ""), hammer(process, signals))
        assert await process.wait() == 0, last
        assert last.count("stopped cleanly") == 1
    assert closed(tmp_path)
    assert (tmp_path / DATABASE).exists() or moment == "zodiac-table"


async def test_a_game_in_play_is_drained_whatever_hails_down(tmp_path: Path) -> None:
    async with table(tmp_path, around=("env",)) as play:
        await play.turn()
        assert play.bot.process is not None
        async with asyncio.timeout(TIMEOUT_S):
            await hammer(play.bot.process, [TERM, INT])
        assert play.bot.process.returncode == 0
        assert closed(tmp_path)


async def test_a_variable_that_is_misspelt_is_in_the_log(tmp_path: Path) -> None:
    wrong = {"DATABSE_URL": "postgresql://u:secret@h/d"}
    async with Sandbox.start() as sandbox, asyncio.timeout(TIMEOUT_S), running(sandbox, tmp_path, **wrong) as process:
        told = await said(process, "health and metrics")
    assert "the variable DATABSE_URL is no setting of this bot; is DATABASE_URL meant?" in told
    assert "secret" not in str(told)
