"""Several shards: who hears what, which session breaks, and how many may begin at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from sandbox import assumptions
from sandbox.gateway.sessions import INTENTS
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

ALL = sum(INTENTS.values())


class Shard:
    """A client of one shard, without a library."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self._ws, self._token = ws, token

    async def identify(self, *shard: int) -> Any:
        """The payload that answers: READY, or op 9."""
        await self._ws.send_json({"op": 2, "d": {"token": self._token, "intents": ALL, "shard": shard}})
        return await self.payload()

    async def payload(self) -> Any:
        async with asyncio.timeout(TIMEOUT_S):
            return await self._ws.receive_json()

    async def until(self, name: str) -> list[Any]:
        found = [await self.payload()]
        while found[-1]["t"] != name:
            found.append(await self.payload())
        return found

    async def closed(self) -> int | None:
        async with asyncio.timeout(TIMEOUT_S):
            while (message := await self._ws.receive()).type is aiohttp.WSMsgType.TEXT:
                pass
        assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        return self._ws.close_code


@asynccontextmanager
async def connected(sb: Sandbox) -> AsyncIterator[Shard]:
    async with aiohttp.ClientSession() as http, http.ws_connect(sb.gateway_url) as ws:
        assert (await ws.receive_json())["op"] == 10
        yield Shard(ws, sb.token)


@asynccontextmanager
async def two_shards() -> AsyncIterator[tuple[Sandbox, str, list[Shard]]]:
    """The demo world with a channel of a second guild, and the shard of each guild."""
    async with Sandbox.start(shards=2) as sb:
        await sb.advance(1)
        elsewhere = sb.world.add_guild("Elsewhere", sb.user("Ana"))["id"]
        channel = sb.world.add_channel(elsewhere, "elsewhere")["id"]
        async with connected(sb) as zero, connected(sb) as one:
            shards = [zero, one]
            for number, shard in enumerate(shards):
                assert (await shard.identify(number, 2))["d"]["shard"] == [number, 2]
                await shard.until("GUILD_CREATE")
            home = int(sb.guild_id) >> 22
            yield sb, channel, [shards[home % 2], shards[(home + 1) % 2]]
            assert sb.violations == []


async def test_each_guild_is_told_to_its_own_shard_and_direct_messages_to_shard_zero() -> None:
    async with two_shards() as (sb, channel, (home, other)):
        zero = home if (int(sb.guild_id) >> 22) % 2 == 0 else other
        here, there = sb.say("Ana", "lobby", "here"), sb.say("Ana", channel, "there")
        direct = sb.say("Ana", sb.world.dm(sb.people["Ana"]), "direct")
        last = {shard: sb.say("Ana", place, "last") for shard, place in ((home, "lobby"), (other, channel))}
        for shard, mine in ((home, here), (other, there)):
            heard: list[str] = []
            while not heard or heard[-1] != last[shard].id:
                heard.append((await shard.until("MESSAGE_CREATE"))[-1]["d"]["id"])
            assert heard == [mine.id, *([direct.id] if shard is zero else []), last[shard].id]


async def test_ready_names_the_guilds_of_the_shard_alone() -> None:
    async with Sandbox.start() as sb, connected(sb) as shard:
        mine = (int(sb.guild_id) >> 22) % 2
        assert [guild["id"] for guild in (await shard.identify(mine, 2))["d"]["guilds"]] == [sb.guild_id]
        async with connected(sb) as empty:
            assert (await empty.identify(1 - mine, 2))["d"]["guilds"] == []


async def test_a_fault_breaks_one_shard_and_not_the_other() -> None:
    async with two_shards() as (sb, _, (home, other)):
        number = (int(sb.guild_id) >> 22) % 2
        sb.gateway("invalid", 1 - number)
        assert (await other.payload())["op"] == 9
        said = sb.say("Ana", "lobby", "still here")
        assert (await home.until("MESSAGE_CREATE"))[-1]["d"]["id"] == said.id


async def test_a_frozen_shard_holds_its_frames_and_the_other_does_not() -> None:
    async with two_shards() as (sb, channel, (home, other)):
        number = (int(sb.guild_id) >> 22) % 2
        sb.gateway("freeze", number)
        sb.say("Ana", "lobby", "held")
        said = sb.say("Ana", channel, "sent")
        assert (await other.until("MESSAGE_CREATE"))[-1]["d"]["id"] == said.id
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await home.payload()
        sb.gateway("thaw", number)
        assert (await home.until("MESSAGE_CREATE"))[-1]["d"]["content"] == "held"


@pytest.mark.parametrize("shard", [(2, 2), (-1, 2), (0, 0)])
async def test_a_shard_that_cannot_be_is_sent_away(shard: tuple[int, int]) -> None:
    async with Sandbox.start() as sb, connected(sb) as client:
        await client._ws.send_json({"op": 2, "d": {"token": sb.token, "intents": ALL, "shard": shard}})
        assert await client.closed() == 4010


async def test_only_so_many_shards_may_identify_within_five_seconds() -> None:
    async with (
        Sandbox.start(concurrency=2) as sb,
        connected(sb) as zero,
        connected(sb) as one,
        connected(sb) as two,
    ):
        assert (await zero.identify(0, 3))["t"] == "READY"
        assert (await one.identify(1, 3))["t"] == "READY", "the other key"
        refused = await two.identify(2, 3)
        assert (refused["op"], refused["d"]) == (9, False), "the key of shard 0"
        await sb.advance(assumptions.IDENTIFY_WINDOW_MS)
        assert (await two.identify(2, 3))["t"] == "READY"


async def test_the_sessions_of_a_day_are_counted_and_come_back_after_it() -> None:
    day = 86_400_000
    async with Sandbox.start(shards=3, concurrency=16) as sb:

        async def told() -> tuple[int, Any]:
            answer = (await sb.rest("GET", "/gateway/bot"))[1]
            return answer["shards"], answer["session_start_limit"]

        fresh = {"total": 1_000, "remaining": 1_000, "reset_after": 0, "max_concurrency": 16}
        assert await told() == (3, fresh)
        async with connected(sb) as zero, connected(sb) as one:
            await zero.identify(0, 3)
            await sb.advance(1_000)
            await one.identify(1, 3)
        assert await told() == (3, {**fresh, "remaining": 998, "reset_after": day - 1_000})
        await sb.advance(day - 1_000)
        assert await told() == (3, fresh)


async def test_one_shard_is_recommended_for_each_thousand_guilds(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox.start() as sb:
        assert (await sb.rest("GET", "/gateway/bot"))[1]["shards"] == 1
        monkeypatch.setattr(assumptions, "GUILDS_RECOMMENDED", 1)
        sb.world.add_guild("Elsewhere", sb.user("Ana"))
        assert (await sb.rest("GET", "/gateway/bot"))[1]["shards"] == 2
