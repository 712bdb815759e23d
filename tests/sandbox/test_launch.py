"""``python -m bot sandbox``: the stand-in with the real bot as its child."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox.launch import bot_environment
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def launched(tmp_path: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "sandbox", "--port", "0"),
        cwd=tmp_path,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    yield process
    if process.returncode is None:
        process.terminate()
        await process.wait()


async def test_real_bot_syncs_its_commands_and_both_end_cleanly(launched: asyncio.subprocess.Process) -> None:
    assert launched.stdout is not None
    address = ""
    async with asyncio.timeout(TIMEOUT_S):
        while not address:
            line = (await launched.stdout.readline()).decode()
            assert line, "the sandbox ended before it gave its address"
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                address = found[0]
        async with aiohttp.ClientSession() as http:
            async with http.get(f"{address}/_seats") as answer:
                seat = (await answer.json())["seats"][0]["id"]
            async with http.ws_connect(f"{address}/_live?seat={seat}") as live:
                while "slap" not in await names(http, address, seat):
                    await live.receive()
            async with http.get(f"{address}/_violations") as answer:
                assert await answer.json() == []
        launched.send_signal(signal.SIGTERM)
        assert await launched.wait() == 0


async def names(http: aiohttp.ClientSession, address: str, seat: str) -> list[str]:
    async with http.get(f"{address}/_see?seat={seat}") as answer:
        return [command["name"] for command in (await answer.json())["commands"]]


async def test_child_gets_no_real_token(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "real")
    async with Sandbox.start() as sb:
        environment = bot_environment(sb.server, tmp_path)
        assert "DISCORD_TOKEN" not in environment
        assert environment["SANDBOX_TOKEN"] == sb.token
        assert environment["SANDBOX_URL"] == sb.url
