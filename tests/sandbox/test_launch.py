"""``python -m sandbox``: the stand-in with the real bot as its child."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path

import aiohttp
import pytest

from sandbox.__main__ import main
from sandbox.launch import LOG, bot_environment, is_free, next_free
from sandbox.settings import HOST
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox
from tests.sandbox.launched import launched


async def test_real_bot_syncs_its_commands_and_both_end_cleanly(tmp_path: Path) -> None:
    async with launched(tmp_path) as sandbox, aiohttp.ClientSession() as http:
        await commands(http, sandbox.url)
        async with http.get(f"{sandbox.url}/_violations") as answer:
            assert await answer.json() == []
        sandbox.process.send_signal(signal.SIGTERM)
        assert await sandbox.process.wait() == 0
        assert sandbox.process.stdout is not None
        assert await sandbox.process.stdout.read() == b"", "the address stays the last line"
    assert b'"logger": "bot.' in (tmp_path / LOG).read_bytes()


async def test_a_bot_that_is_killed_is_started_anew_by_itself(tmp_path: Path) -> None:
    async with launched(tmp_path) as sandbox, aiohttp.ClientSession() as http:
        seat = await commands(http, sandbox.url)
        async with http.ws_connect(f"{sandbox.url}/_live?seat={seat}") as live:
            await until_online(live, True)
            await sandbox.kill_bot()
            await until_online(live, False)
            await until_online(live, True)


async def until_online(live: aiohttp.ClientWebSocketResponse, wanted: bool) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while (await live.receive_json()) != {"t": "online", "d": {"online": wanted}}:
            pass


async def commands(http: aiohttp.ClientSession, address: str) -> str:
    """Wait until somebody is offered the bot's commands; their seat."""
    async with asyncio.timeout(TIMEOUT_S):
        async with http.get(f"{address}/_seats") as answer:
            seat = str((await answer.json())["seats"][0]["id"])
        async with http.ws_connect(f"{address}/_live?seat={seat}") as live:
            while "play" not in await names(http, address, seat):
                await live.receive()
    return seat


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


def test_without_a_port_the_page_takes_the_next_two_that_are_free() -> None:
    with socket.create_server((HOST, 0)) as taken:
        port = taken.getsockname()[1]
        assert not is_free(port)
        found = next_free(port)
        assert found > port
        assert next_free(port - 1) > port, "its health would have the port that is taken"
        assert is_free(found)
        assert is_free(found + 1)


def test_a_port_that_is_taken_is_told_with_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server((HOST, 0)) as taken:
        assert main(["--port", str(taken.getsockname()[1])]) == 1
    told = capsys.readouterr().err
    assert told.startswith("The page cannot have port ")
    assert "make play PORT=8440" in told
