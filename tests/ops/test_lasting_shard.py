"""What a shard does whose connection fails."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import discord.shard
import pytest

import bot.app
from bot.ops.lasting_shard import LastingShard


class Socket:
    """A connection that is lost."""

    shard_id = 3

    def __init__(self, session: str | None) -> None:
        self.session_id = session
        self.closed = False

    async def close(self, code: int) -> None:
        self.closed = True


def shard(session: str | None, told: list[Any]) -> LastingShard:
    client: Any = SimpleNamespace(
        dispatch=lambda *event: told.append(event), _reconnect=True, is_closed=lambda: False, loop=None
    )
    ws: Any = Socket(session)
    return LastingShard(ws, client, told.append)


def test_the_client_makes_shards_of_this_kind() -> None:
    assert issubclass(bot.app.TableBot, discord.AutoShardedClient), "which takes the class from the library's module"
    assert discord.shard.Shard is LastingShard


async def test_the_wait_for_the_next_try_holds_nobody_up_and_ends_with_the_shard() -> None:
    told: list[Any] = []
    failing = shard("session", told)
    await failing._handle_disconnect(OSError())  # it would wait for up to two seconds
    waiting = failing._failing
    assert waiting is not None
    await asyncio.sleep(0)
    assert not waiting.done()
    assert told == [("disconnect",), ("shard_disconnect", 3)]
    await failing.close()
    await asyncio.gather(waiting, return_exceptions=True)
    assert waiting.cancelled()


@pytest.mark.parametrize(("session", "resumes"), [("session", True), (None, False)])
async def test_a_session_is_resumed_as_long_as_there_is_one(
    monkeypatch: pytest.MonkeyPatch, session: str | None, resumes: bool
) -> None:
    tried: list[bool] = []

    async def reidentify(self: LastingShard, how: Any) -> None:
        tried.append(how.resume)

    monkeypatch.setattr(LastingShard, "reidentify", reidentify)
    await shard(session, []).reconnect()
    assert tried == [resumes]


async def test_a_client_that_is_cancelled_while_a_shard_connects_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    connecting = asyncio.Event()

    async def no_hello(*args: Any, **options: Any) -> None:
        connecting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(discord.shard.DiscordWebSocket, "from_client", no_hello)
    cut = shard("session", [])
    cut.ws.gateway = cut.ws.sequence = None  # type: ignore[assignment]  # as if it had never connected
    client = asyncio.create_task(cut.reconnect())
    await connecting.wait()
    client.cancel()
    await asyncio.wait([client])
    assert client.cancelled()


async def test_a_shard_that_was_closed_does_not_connect_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_more(*args: Any, **options: Any) -> None:
        raise AssertionError("it connects")

    monkeypatch.setattr(discord.shard.DiscordWebSocket, "from_client", no_more)
    told: list[Any] = []
    given_back = shard("session", told)
    await given_back.close()
    await given_back.reconnect()  # which was on its way already
    assert told == []


async def test_a_shard_that_is_closed_while_it_connects_leaves_no_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    connecting, hello = asyncio.Event(), asyncio.Event()
    fresh = Socket("session")

    async def connects(*args: Any, **options: Any) -> Socket:
        connecting.set()
        await hello.wait()
        return fresh

    monkeypatch.setattr(discord.shard.DiscordWebSocket, "from_client", connects)
    given_back = shard("session", [])
    given_back.ws.gateway = given_back.ws.sequence = None  # type: ignore[assignment]  # as if it had never connected
    given_back._client.loop = asyncio.get_running_loop()
    client = asyncio.create_task(given_back.reconnect())
    await connecting.wait()
    await given_back.close()
    assert not fresh.closed
    hello.set()
    await client
    assert fresh.closed
    assert given_back._task is not None
    await asyncio.wait([given_back._task])
    assert given_back._task.cancelled()
