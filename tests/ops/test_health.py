"""Health over HTTP, and the command that asks for it."""

from __future__ import annotations

import asyncio
import socket

import aiohttp
import pytest

from bot.__main__ import main
from bot.ops.health import Health, ask
from bot.ops.status import StatusServer
from bot.process.metrics import Metrics
from bot.words.message import StartError


class Lease:
    """A lease that can be lost."""

    held = True

    def __call__(self) -> bool:
        return self.held


async def get(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_ready_means_gateway_and_lease_and_the_answer_names_what_is_missing() -> None:
    lease = Lease()
    health = Health(Metrics(), lease)
    async with StatusServer(health, ("127.0.0.1", 0)) as server:
        assert await get(server.port, "/healthz") == (200, "alive\n")
        assert await get(server.port, "/readyz") == (503, "not ready, waiting for: gateway\n")
        health.heard("shard_connect", 0)
        assert (await get(server.port, "/readyz"))[0] == 503  # the servers are not all there yet
        health.heard("shard_ready", 0)
        assert await get(server.port, "/readyz") == (200, "ready\n")
        lease.held = False
        assert await get(server.port, "/readyz") == (503, "not ready, waiting for: lease\n")
        lease.held = True
        health.heard("shard_disconnect", 0)
        assert (await get(server.port, "/readyz"))[0] == 503
        health.heard("shard_resumed", 0)
        assert (await get(server.port, "/readyz"))[0] == 200
        assert (await get(server.port, "/healthz"))[0] == 200
        status, text = await get(server.port, "/metrics")
        assert status == 200
        assert 'table_gateway_events_total{event="lost"} 1.0' in text


async def test_ready_means_every_shard_and_the_answer_names_those_that_are_away() -> None:
    health = Health(Metrics(), lambda: True)
    health.shards = range(3)
    async with StatusServer(health, ("127.0.0.1", 0)) as server:
        assert await get(server.port, "/readyz") == (503, "not ready, waiting for: gateway\n")
        for shard in range(3):
            health.heard("shard_connect", shard)
        for shard in (0, 2):
            health.heard("shard_ready", shard)
        assert await get(server.port, "/readyz") == (503, "not ready, waiting for: shard 1\n")
        health.heard("shard_ready", 1)
        assert await get(server.port, "/readyz") == (200, "ready\n")
        health.heard("shard_disconnect", 2)
        health.heard("shard_disconnect", 1)
        assert await get(server.port, "/readyz") == (503, "not ready, waiting for: shard 1, shard 2\n")
        health.heard("shard_resumed", 1)
        assert await get(server.port, "/readyz") == (503, "not ready, waiting for: shard 2\n")


def test_a_shard_whose_line_is_cut_before_its_servers_are_counted_is_away_until_it_is_back() -> None:
    health = Health(Metrics(), lambda: True)
    for event in ("shard_connect", "shard_disconnect", "shard_ready"):
        health.heard(event, 0)
    assert health.missing() == ["gateway"]
    health.heard("shard_resumed", 0)
    assert health.missing() == []
    health.heard("shard_disconnect", 0)
    health.heard("shard_connect", 0)
    assert health.missing() == ["gateway"], "a new session tells its servers anew"
    health.heard("shard_ready", 0)
    health.ended()
    assert health.missing() == ["gateway"]


async def test_a_taken_address_is_one_sentence_that_names_the_setting() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(StartError, match=f"BOT_HTTP 127.0.0.1:{port}"):
            await StatusServer(Health(Metrics(), lambda: True), ("127.0.0.1", port)).__aenter__()


async def test_off_listens_nowhere() -> None:
    async with StatusServer(Health(Metrics(), lambda: True), None) as server:
        assert server.port == 0


async def test_the_command_ends_with_0_for_a_live_bot_and_1_for_one_that_is_not_ready(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with StatusServer(Health(Metrics(), lambda: True), ("127.0.0.1", 0)) as server:
        monkeypatch.setenv("BOT_HTTP", f"0.0.0.0:{server.port}")
        assert await asyncio.to_thread(main, ["health"]) == 0
        assert capsys.readouterr().out == "alive\n"
        assert await asyncio.to_thread(main, ["health", "--metrics"]) == 0
        assert "table_ready 0.0" in capsys.readouterr().out
        assert await asyncio.to_thread(main, ["health", "--ready"]) == 1
        assert "waiting for: gateway" in capsys.readouterr().err


def test_the_command_says_in_a_sentence_that_nobody_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    monkeypatch.setenv("BOT_HTTP", f"127.0.0.1:{port}")
    assert main(["health"]) == 1
    said = capsys.readouterr().err
    assert "No bot answers" in said
    assert "BOT_HTTP" in said
    assert "Traceback" not in said


def test_a_proxy_of_the_environment_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as proxy:
        proxy.settimeout(0)
        monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{proxy.getsockname()[1]}")
        assert not ask(("127.0.0.1", 1), "/healthz")[0]
        with pytest.raises(BlockingIOError):
            proxy.accept()


def test_the_command_says_that_off_cannot_be_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_HTTP", "off")
    assert main(["health"]) == 1
    assert "BOT_HTTP is off" in capsys.readouterr().err
