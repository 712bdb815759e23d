"""*Strong* computer players of the real bot look ahead in a process of their own, and the admin sees how often."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import aiohttp

from tests.e2e.cosmic import CosmicTable
from tests.e2e.harness import Bot
from tests.e2e.test_operations import log_lines, status_address
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox


async def thoughts(address: str) -> int:
    async with aiohttp.ClientSession() as http, http.get(f"{address}/metrics") as answer:
        found = re.search(r'^table_thoughts_total\{outcome="found"\} (\S+)', await answer.text(), re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


async def test_strong_players_look_ahead_in_the_real_bot(tmp_path: Path) -> None:
    log = tmp_path / "log"
    loud = {"LOG_LEVEL": "INFO", "BOT_HTTP": "127.0.0.1:0"}
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path / "data", 5, log, **loud) as bot:
        play = CosmicTable(sandbox, bot, ("Ana",))
        await play.open(2, speed="live", flares="off", computers="strong")
        address = status_address(log)
        assert await thoughts(address) == 0
        await play.drive_until(lambda: bool(play.stories()))
        async with asyncio.timeout(TIMEOUT_S):
            while not await thoughts(address):  # it comes when the process that thinks has begun
                await play.answer_all()
                await play.pass_time()
        assert sandbox.violations == []
    assert [line for line in log_lines(log) if line["level"] not in ("INFO", "DEBUG")] == []
