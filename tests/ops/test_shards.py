"""Sessions are begun sparingly and last over a network that is away; a full shard is told of in time, once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import discord.shard
import pytest

import bot.app
from bot.ops.shards import (
    CROWDED,
    MOST,
    PLENTY,
    WINDOW_MS,
    Crowding,
    LastingShard,
    Sessions,
    SharedTurns,
    Turns,
    pause_before,
    shards_wanted,
    wait_for_sessions,
)
from bot.play.clock import Clock
from bot.store.errors import LeaseLost, StoreAway, StoreBroken, StoreError
from bot.store.store import Sharing
from sandbox import assumptions
from tests.e2e.harness import Bot, seed_with_pattern, table
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

DAY_MS = 86_400_000


@pytest.mark.parametrize(
    ("left", "pause"),
    [(1_000, 0), (PLENTY + 1, 0), (PLENTY, DAY_MS // PLENTY), (10, DAY_MS // 10), (1, DAY_MS), (0, DAY_MS)],
)
def test_the_sessions_that_are_left_last_until_there_are_new_ones(left: int, pause: int) -> None:
    assert pause_before(left, DAY_MS) == pause


@pytest.mark.parametrize(
    ("left", "pause"), [(1_000, 0), (PLENTY + 16, 0), (PLENTY, DAY_MS // 12), (32, DAY_MS // 2), (15, DAY_MS)]
)
def test_a_start_of_sixteen_shards_takes_sixteen_sessions(left: int, pause: int) -> None:
    assert pause_before(left, DAY_MS, 16) == pause


class Gateway:
    """Discord's answer before a start; None if there is none."""

    def __init__(self, shards: int | None, concurrency: int = 1) -> None:
        self._answer = shards, concurrency

    async def get_bot_gateway(self) -> tuple[int, str, dict[str, int]]:
        shards, concurrency = self._answer
        if shards is None:
            raise OSError("the network is away")
        return shards, "", {"total": 1_000, "remaining": 1_000, "reset_after": 0, "max_concurrency": concurrency}


@pytest.mark.parametrize(("wanted", "begun"), [(0, 3), (5, 5)])
async def test_as_many_shards_begin_as_the_admin_wants_or_discord_recommends(wanted: int, begun: int) -> None:
    http: Any = Gateway(3, 16)
    assert await wait_for_sessions(http, Clock(0, 0), wanted) == Sessions(begun, 16)


async def test_without_discords_word_only_who_knows_how_many_shards_there_are_may_begin() -> None:
    http: Any = Gateway(None)
    assert await wait_for_sessions(http, Clock(0, 0), 5) == Sessions(5, 1)
    with pytest.raises(OSError, match="the network"):
        await wait_for_sessions(http, Clock(0, 0), 0)


async def test_shards_begin_in_turn_those_of_different_keys_together() -> None:
    clock = Clock(0, 0)
    turns, begun = Turns(clock, 2), list[int]()

    async def begin(shard: int) -> None:
        await turns.wait(shard)
        begun.append(shard)

    async with asyncio.TaskGroup() as group:
        for shard in range(5):
            group.create_task(begin(shard))
        for now, there in ((0, 2), (WINDOW_MS - 1, 2), (WINDOW_MS, 4), (2 * WINDOW_MS, 5)):
            clock.set(now, 0)
            for _ in range(10):
                await asyncio.sleep(0)
            assert begun == list(range(there))


async def test_a_shard_that_lost_its_session_long_after_has_its_turn_at_once() -> None:
    clock = Clock(0, 0)
    turns = Turns(clock, 1)
    await turns.wait(3)
    clock.set(WINDOW_MS, 0)
    await asyncio.wait_for(turns.wait(3), TIMEOUT_S)


async def test_a_shard_waits_for_its_turn_until_the_database_is_back() -> None:
    told: list[int | StoreError] = [StoreAway("games", "gone"), StoreBroken("full"), 3_000, 0]
    slept = list[float]()

    class Rows:
        async def turn(self, shard: int, concurrency: int, gap_ms: int) -> int:
            said = told.pop(0)
            if isinstance(said, StoreError):
                raise said
            return said

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    sharing: Sharing = Rows()  # type: ignore[assignment]  # of it turns need this
    turns = SharedTurns(sharing, 1, sleep)
    await turns.wait(3)
    assert slept == [1, 1, 3]
    told.append(LeaseLost())
    with pytest.raises(LeaseLost):
        await turns.wait(3)


async def test_a_bot_that_was_started_too_often_waits_before_it_connects(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Sandbox.start() as sandbox:
        gateway = sandbox.discord.gateway
        gateway.starts.use(assumptions.IDENTIFIES - 100)
        bot = Bot(sandbox, tmp_path / "bot", 1, log)
        starting = asyncio.create_task(bot.__aenter__())
        async with asyncio.timeout(TIMEOUT_S):
            while not log.exists() or "only 100 sessions are left" not in log.read_text():  # nobody tells of it
                assert not gateway.counts.identifies
                await asyncio.sleep(0.02)
            while not gateway.counts.identifies:
                await sandbox.advance(DAY_MS // 100)
                await asyncio.sleep(0.02)
        await starting
        await bot.__aexit__(None, None, None)


async def test_a_limit_of_minutes_is_not_slept_through(tmp_path: Path) -> None:
    async with table(tmp_path, seed=seed_with_pattern(3)) as play:
        await play.turn()
        play.sandbox.fault("429", "POST", rf"/channels/{play.thread}/messages$", retry_after=600, times=2)
        seen = len(play.posts())
        for _ in range(20):
            await play.sandbox.advance(1_000)
            await play.settled()
            if len(play.posts()) > seen:
                break
        assert play.sandbox.faults.rules == []
        await play.sandbox.wait_for(lambda: len(play.posts()) > seen)


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


@pytest.mark.parametrize(("servers", "wanted"), [(0, 1), (1_000, 1), (1_001, 2), (2_400, 3), (25_000, 25)])
def test_a_thousand_servers_want_a_shard(servers: int, wanted: int) -> None:
    assert shards_wanted(servers) == wanted


def test_the_fullest_shard_decides_and_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    crowding = Crowding(fixed=True)
    crowding.look({})
    crowding.look({0: CROWDED - 1, 1: CROWDED - 1})
    assert caplog.records == []
    for _ in range(2):
        crowding.look({0: 300, 1: CROWDED})
    (warning,) = caplog.messages
    assert f"a shard has {CROWDED} servers" in warning
    assert f"above {MOST}" in warning
    assert "3 shards are wanted: set SHARDS to that or to 0, and restart the bot" in warning


def test_who_leaves_the_number_to_discord_has_only_to_restart(caplog: pytest.LogCaptureFixture) -> None:
    Crowding(fixed=False).look({0: CROWDED})
    assert "2 shards are wanted: restart the bot" in caplog.messages[0]


def test_it_is_told_again_after_there_was_room(caplog: pytest.LogCaptureFixture) -> None:
    crowding = Crowding(fixed=True)
    for servers in (CROWDED, CROWDED - 1, CROWDED):
        crowding.look({0: servers})
    assert len(caplog.messages) == 2
