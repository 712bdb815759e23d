"""The supervisor: what is tried again, after how long, and what ends with a sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.ops.serving import CROWDED, FIRST_WAIT_MS, HOPELESS, LAST_WAIT_MS, STEADY_MS, keep_running, unless_lost
from bot.play.clock import Clock
from bot.process.metrics import Metrics
from bot.store.errors import LeaseLost
from bot.words.message import StartError
from tests.patience import TIMEOUT_S


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(SimpleNamespace(close_code=code), shard_id=None)  # type: ignore[arg-type]  # of it the words need this


NO_GATEWAY = discord.GatewayNotFound()  # type: ignore[no-untyped-call]  # the library gives it no types


class Runs:
    """A client that ends as planned; the last plan lasts until it is cancelled."""

    def __init__(self, clock: Clock, *plans: Exception | None, lasts_ms: int = 0) -> None:
        self.clock, self.plans, self.lasts_ms = clock, list(plans), lasts_ms
        self.began: list[int] = []
        self.event = asyncio.Event()

    async def __call__(self) -> None:
        self.began.append(self.clock.now())
        self.event.set()
        if not self.plans:
            await asyncio.Event().wait()
        if self.lasts_ms:
            self.clock.set(self.clock.now() + self.lasts_ms, 0)
        if (plan := self.plans.pop(0)) is not None:
            raise plan

    async def next(self) -> None:
        await self.event.wait()
        self.event.clear()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    "error",
    [
        closed(4000),
        closed(4008),
        NO_GATEWAY,
        ConnectionRefusedError("no network"),
        AttributeError("a fault inside discord.py"),
        None,
    ],
    ids=repr,
)
async def test_what_may_pass_is_tried_again_after_a_wait_on_the_given_clock(error: Exception | None) -> None:
    clock, metrics = Clock(0, 0), Metrics()
    runs = Runs(clock, error)
    task = asyncio.create_task(keep_running(runs, clock, metrics))
    await runs.next()
    await settled()
    clock.set(FIRST_WAIT_MS - 1, 0)
    await settled()
    assert len(runs.began) == 1
    clock.set(FIRST_WAIT_MS, 0)
    await runs.next()
    assert runs.began == [0, FIRST_WAIT_MS]
    assert metrics.restarts == 1
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def waits(runs: Runs, clock: Clock, count: int) -> list[int]:
    """Clock time between the end of a run and the next one."""
    task = asyncio.create_task(keep_running(runs, clock, Metrics()))
    await runs.next()
    found = []
    for _ in range(count):
        await settled()
        ended = clock.now()
        while not runs.event.is_set():
            clock.set(clock.now() + 1_000, 0)
            await settled()
        await runs.next()
        found.append(runs.began[-1] - ended)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return found


async def test_the_wait_doubles_up_to_five_minutes() -> None:
    clock = Clock(0, 0)
    runs = Runs(clock, *(OSError() for _ in range(8)))
    assert await waits(runs, clock, 8) == [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, LAST_WAIT_MS, LAST_WAIT_MS]


async def test_a_client_that_was_well_for_long_begins_with_the_first_wait() -> None:
    clock = Clock(0, 0)
    runs = Runs(clock, OSError(), OSError(), OSError(), lasts_ms=STEADY_MS)
    assert await waits(runs, clock, 3) == [FIRST_WAIT_MS] * 3


@pytest.mark.parametrize("code", HOPELESS)
async def test_a_close_code_for_good_ends_with_its_sentence_at_once(code: int) -> None:
    clock = Clock(0, 0)
    with pytest.raises(StartError) as ended:
        await keep_running(Runs(clock, closed(code)), clock, Metrics(), fixed_shards=True)
    assert str(ended.value) == HOPELESS[code]


async def test_a_crowded_shard_is_no_end_where_discord_recommends_how_many_there_are() -> None:
    clock = Clock(0, 0)
    assert await waits(Runs(clock, closed(CROWDED), closed(CROWDED)), clock, 1) == [FIRST_WAIT_MS]


@pytest.mark.parametrize(
    ("error", "says"),
    [(discord.LoginFailure("401"), "DISCORD_TOKEN"), (discord.PrivilegedIntentsRequired(None), "intents")],
)
async def test_a_wrong_token_and_refused_intents_end_with_one_sentence(error: Exception, says: str) -> None:
    clock = Clock(0, 0)
    with pytest.raises(StartError, match=says):
        await keep_running(Runs(clock, error), clock, Metrics())


async def test_an_unusable_database_is_not_tried_again() -> None:
    clock = Clock(0, 0)
    with pytest.raises(LeaseLost):
        await keep_running(Runs(clock, LeaseLost()), clock, Metrics())


async def test_being_cancelled_is_no_fault() -> None:
    clock, metrics = Clock(0, 0), Metrics()
    run: Callable[[], Awaitable[None]] = Runs(clock)
    task = asyncio.create_task(keep_running(run, clock, metrics))
    await settled()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert metrics.restarts == 0


class Client:
    """Something that runs until it is cancelled, and says how it ended."""

    def __init__(self) -> None:
        self.running = asyncio.Event()
        self.drained = False

    async def run(self) -> None:
        try:
            self.running.set()
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)  # draining takes its time
            self.drained = True


async def test_who_loses_the_lease_stops_the_client_before_the_process_ends() -> None:
    client, taken = Client(), asyncio.Event()

    async def lost() -> None:
        await taken.wait()

    task = asyncio.create_task(unless_lost(client.run(), lost(), lambda: None))
    await client.running.wait()
    taken.set()
    with pytest.raises(LeaseLost, match="taken over"):
        await task
    assert client.drained


async def test_the_end_of_the_work_and_its_errors_come_through_while_the_lease_holds() -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    async def refused() -> None:
        raise StartError("no")

    with pytest.raises(StartError, match="no"):
        await unless_lost(refused(), never(), lambda: None)
    client = Client()
    task = asyncio.create_task(unless_lost(client.run(), never(), lambda: None))
    await client.running.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert client.drained


async def test_the_store_hears_of_the_end_before_the_client_waits_for_it() -> None:
    ending = asyncio.Event()

    async def run() -> None:
        try:
            running.set()
            await asyncio.Event().wait()
        finally:
            await ending.wait()

    async def never() -> None:
        await asyncio.Event().wait()

    running = asyncio.Event()
    task = asyncio.create_task(unless_lost(run(), never(), ending.set))
    await running.wait()
    assert not ending.is_set()
    task.cancel()
    async with asyncio.timeout(TIMEOUT_S):
        with pytest.raises(asyncio.CancelledError):
            await task


def no_name() -> aiohttp.ClientConnectorDNSError:
    key = SimpleNamespace(host="discord.com", port=443, ssl=True)
    return aiohttp.ClientConnectorDNSError(key, OSError(-3, "Temporary failure in name resolution"))  # type: ignore[arg-type]  # of it the words need this


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (no_name(), "the name of its server is not resolved"),
        (ConnectionRefusedError(111, "Connection refused"), "Connection refused"),
        (TimeoutError(), "it does not answer in time"),
        (NO_GATEWAY, "its gateway is not there"),
        (discord.DiscordServerError(SimpleNamespace(status=503, reason=""), ""), "status 503"),
        (aiohttp.ServerDisconnectedError(), "Server disconnected"),
        (discord.RateLimited(90.4), "wait for 90 s"),
        (discord.HTTPException(SimpleNamespace(status=429, reason=""), ""), "status 429"),
    ],
    ids=repr,
)
async def test_a_network_that_is_away_is_a_warning_in_one_line_and_no_traceback(
    error: Exception, says: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    clock = Clock(0, 0)
    task = asyncio.create_task(keep_running(Runs(clock, error), clock, Metrics()))
    await settled()
    task.cancel()
    await asyncio.wait([task])
    (line,) = caplog.records
    assert says in line.getMessage()
    assert line.getMessage().endswith("; next try in 5 s")
    assert (line.levelname, line.exc_info) == ("WARNING", None)


async def test_a_fault_of_ours_keeps_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock(0, 0)
    task = asyncio.create_task(keep_running(Runs(clock, KeyError("x")), clock, Metrics()))
    await settled()
    task.cancel()
    await asyncio.wait([task])
    assert caplog.records[0].levelname == "ERROR"
    assert caplog.records[0].exc_info is not None
