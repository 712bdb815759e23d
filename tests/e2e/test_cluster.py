"""Several processes on one database: direct messages for another's tables, take-over, handing back, odd clocks."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.play.lobbies.lobby import EXPIRES_MS
from cogs.arriving.forwarding import UNTAKEN_MS
from cogs.lobbies.lobby import EXPIRY_CHECK_MS
from tests.e2e.clustered import cluster
from tests.e2e.cosmic import CosmicTable, controls, text_of
from tests.patience import TIMEOUT_S
from tests.store.postgres.server import Server, server_of_this_process
from tests.words.voices import EN

DEFERRED = 6
"""Discord's type of the answer that changes nothing yet."""


@pytest.fixture
async def url() -> str:
    """A database of its own on the server that stays."""
    return await (await server_of_this_process()).database()


@pytest.fixture
def mortal() -> Iterator[Server]:
    """A server that the test restarts."""
    server = Server()
    try:
        server.start()
        yield server
    finally:
        server.remove()


async def press_in_dm(play: CosmicTable, who: str) -> str:
    """Use a control of somebody's newest direct message; the words that it shows then."""
    dm = await play.sandbox.wait_for(lambda: play.told(who))
    assert dm is not None
    button = next(one for one in controls(dm) if not one.values)
    answer = await play.sandbox.press(who, dm["id"], button.id)
    assert not answer.failed
    return text_of(play.sandbox.message(dm["id"])) if answer.message is None else text_of(answer.message.data)


async def test_presses_and_commands_in_direct_messages_reach_the_process_that_plays_the_table(
    tmp_path: Path, url: str
) -> None:
    async with cluster(tmp_path, url, log=tmp_path / "log") as three:
        for shard in (2, 0):
            play = await three.table(shard)
            said = await press_in_dm(play, "Ana")
            assert said
            assert EN("play-interrupted") not in said
            own = three.sandbox.world.dm(three.sandbox.user("Ana"))
            answer = await three.sandbox.slash("Ana", own, "log")
            assert answer.message is not None
            assert "Ana" in text_of(answer.message.data)
        assert (tmp_path / "log").read_text() == ""


async def test_commands_are_told_to_discord_once_and_lobbies_expire_everywhere(tmp_path: Path, url: str) -> None:
    async with cluster(tmp_path, url) as three:
        assert three.sandbox.calls("PUT", "/applications/{id}/commands") == 1
        for channel in three.channels:
            await three.sandbox.slash("Ana", channel, "play", game="cosmic")
        await three.sandbox.advance(EXPIRES_MS + EXPIRY_CHECK_MS)

        def closed() -> bool:
            messages = [message for channel in three.channels for message in three.sandbox.messages(channel)]
            return sum(EN("lobby-expired") in text_of(message) for message in messages) == len(three.channels)

        await three.sandbox.wait_for(closed)


async def test_the_others_take_over_what_was_killed_and_give_it_back(tmp_path: Path, url: str) -> None:
    async with cluster(tmp_path, url) as three:
        plays = [await three.table(shard) for shard in (1, 2)]
        before = [await play.status() for play in plays]
        identifies = three.identifies
        await three.kill(1)
        await three.served(identifies)
        assert [await play.status() for play in plays] == before
        assert await press_in_dm(plays[0], "Ana")
        now = [await play.status() for play in plays]
        await three.again(1)  # it has its shard back, and everything that was played meanwhile
        assert [await play.status() for play in plays] == now


async def test_the_process_with_direct_messages_and_everybodys_work_is_replaced_too(tmp_path: Path, url: str) -> None:
    async with cluster(tmp_path, url) as three:
        play = await three.table(2)
        before, identifies = await play.status(), three.identifies
        await three.kill(0)
        await three.served(identifies)
        assert await play.status() == before
        assert await press_in_dm(play, "Ben")


async def test_a_process_that_is_stopped_hands_over_at_once(tmp_path: Path, url: str) -> None:
    async with cluster(tmp_path, url) as three:
        play = await three.table(1)
        before, identifies = await play.status(), three.identifies
        assert await three.bots[1].stop() == 0
        await three.served(identifies)
        assert await play.status() == before


async def test_a_process_that_stood_still_finds_its_shard_taken_and_ends(tmp_path: Path, url: str) -> None:
    async with cluster(tmp_path, url) as three:
        play = await three.table(1)
        before, identifies = await play.status(), three.identifies
        await three.stand_still(1)
        await three.served(identifies)
        assert await play.status() == before
        posts = len(play.posts())
        three.send(1, signal.SIGCONT)
        process = three.bots[1].process
        assert process is not None
        async with asyncio.timeout(TIMEOUT_S):
            assert await process.wait() == 1
        assert await play.status() == before
        assert len(play.posts()) == posts


async def test_a_process_whose_clock_stands_writes_nothing_once_it_is_taken_over_and_ends(
    tmp_path: Path, url: str
) -> None:
    async with cluster(tmp_path, url, environments={1: {"TEST_NO_RENEWAL": "1", "TEST_LEASE_MS": "1500"}}) as three:
        identifies = three.identifies
        process = three.bots[1].process
        assert process is not None
        await three.served(identifies)  # both hear what happens on this server from here on
        play = CosmicTable(three.sandbox, three.bots[1], ("Ana", "Ben"), three.channels[1])
        first = await three.sandbox.slash("Ana", play.channel, "play", game="cosmic")
        async with asyncio.timeout(TIMEOUT_S):
            assert await process.wait() == 1
        lobbies = [m for m in three.sandbox.messages(play.channel) if any(c.label == "Join" for c in controls(m))]
        assert len(lobbies) <= 1, first
        play = await three.table(1)
        assert await play.status()


async def test_a_press_for_a_process_that_is_gone_is_deferred_and_answered_by_who_takes_over(
    tmp_path: Path, url: str
) -> None:
    async with cluster(tmp_path, url) as three:
        play = await three.table(1)
        dm = await three.sandbox.wait_for(lambda: play.told("Ana"))
        assert dm is not None
        button = next(one for one in controls(dm) if not one.values)
        identifies = three.identifies
        await three.bots[1].kill()
        pressed = three.sandbox.open_press("Ana", dm["id"], button.id)
        await three.forwards(1)
        await three.sandbox.advance(UNTAKEN_MS)
        answer = await three.sandbox.outcome(pressed)
        assert answer.kind == DEFERRED
        await three.end_lease(1)
        await three.served(identifies)
        await three.sandbox.wait_for(lambda: text_of(three.sandbox.message(dm["id"])) != text_of(dm))


async def test_the_server_is_restarted_and_nobody_takes_over(tmp_path: Path, mortal: Server) -> None:
    log = tmp_path / "log"
    async with cluster(tmp_path, mortal.url(), log=log) as three:
        plays = [await three.table(shard) for shard in (0, 2)]
        before, identifies = [await play.status() for play in plays], three.identifies
        mortal.stop()
        mortal.start()
        await three.renewed()
        assert [await play.status() for play in plays] == before
        assert await press_in_dm(plays[1], "Ana")
        assert three.identifies == identifies
        assert "is played here" not in log.read_text()
