"""Rolling upgrade and rollback over a version of the rules, through the real bot: nobody calls for the referee."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from bot.slap.options import from_strings
from tests.e2e import panels
from tests.e2e.clustered import Cluster, cluster
from tests.e2e.cosmic import CosmicTable, text_of
from tests.e2e.harness import Bot, Table, told
from tests.e2e.panels import shown, verified, words_of
from tests.e2e.test_postgres import admin
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox
from tests.store.postgres.server import server_of_this_process
from tests.words.voices import EN

NEW = {"TEST_RULES": "1"}
PLAYERS = ("Ana", "Ben", "Cy")
SLEEPS, PRIVATE, ENDED = EN("play-newer"), EN("play-newer-private"), EN("play-newer-over")
Play = CosmicTable | Table


def count(play: Play, words: str) -> int:
    return sum(words in text_of(message) for message in play.sandbox.messages(play.thread))


def undisturbed(play: Play, sleeps: int) -> bool:
    """True if it was told so often that the game sleeps, and nothing else that an upgrade could say."""
    others = ("referee", "upgraded", "buttons no longer")
    return count(play, SLEEPS) == sleeps and not any(count(play, words) for words in others)


async def said(sandbox: Sandbox, who: str, where: str, command: str, **options: str | int) -> str:
    answer = await sandbox.slash(who, where, command, **options)
    assert answer.message is not None, answer
    return text_of(answer.message.data)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_one_process_goes_up_back_and_up_again_and_every_game_with_it(tmp_path: Path, database: str) -> None:
    url = await (await server_of_this_process()).database() if database == "postgres" else ""
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, 7, DATABASE_URL=url) as bot:
            cosmic = CosmicTable(sandbox, bot, ("Ana", "Ben"))
            await cosmic.open(0, speed="live")
            slap = Table(sandbox, bot, 7, PLAYERS, from_strings({"slap_by": "both"}))
            await slap.open(PLAYERS, slap_by="both")
            over = CosmicTable(sandbox, bot, ("Ana", "Ben"))
            await over.open(0, speed="live")
            before = await cosmic.status()
            await bot.stop()
            await bot.start(**NEW)
            assert await cosmic.status() == before
            await slap.turn()
            await sandbox.surely("Finn", over.thread, "pause")
            number = int(re.findall(r"[0-9]+", sandbox.world.channels[over.thread]["name"])[0])
            checked = await panels.opened(sandbox, "Ana", "server:verify", over.thread)
            await bot.kill()
            await bot.start()
            for play in (cosmic, slap):
                await sandbox.wait_for(lambda play=play: count(play, SLEEPS))  # type: ignore[misc]
            pressed = await sandbox.press("Ana", await cosmic.new_panel(), "Answer")
            assert pressed.message is not None
            assert text_of(pressed.message.data) == PRIVATE
            for command in ("board", "hand", "log"):
                assert await said(sandbox, "Ben", cosmic.thread, command) == PRIVATE
            assert await said(sandbox, "Ben", slap.thread, "answer") == PRIVATE
            assert await verified(sandbox, "Ana", over.thread) == ENDED
            assert words_of(shown(await sandbox.press("Ana", checked, f"h:export:{number}"))) == ENDED
            await bot.stop()
            await bot.start()  # an older one once more, which finds that all has been told
            assert await cosmic.status() == await said(sandbox, "Ben", slap.thread, "answer") == PRIVATE
            assert "run the newer version" in await admin(tmp_path, url, "replay", "--check", status=1)
            await bot.stop()
            await bot.start(**NEW)
            assert await told(cosmic.status, before) == before
            assert undisturbed(cosmic, sleeps=1)
            assert undisturbed(slap, sleeps=1)
            posts, stories = len(slap.posts()), len(cosmic.stories())
            await sandbox.advance_until(lambda: len(slap.posts()) > posts, 1_000, slap.settled)
            await cosmic.drive_until(lambda: len(cosmic.stories()) > stories)
            assert await verified(sandbox, "Ana", over.thread) != ENDED
        assert sandbox.violations == []


async def upgrade(three: Cluster, process: int) -> None:
    """Stop one, wait until another one plays its shard, and start it with the newer rules."""
    identifies = three.identifies
    await three.bots[process].stop()
    await three.served(identifies)
    three.bots[process].environment |= NEW
    await three.again(process)


async def test_three_processes_are_upgraded_one_by_one_through_a_crash_and_go_back_together(tmp_path: Path) -> None:
    url, log = await (await server_of_this_process()).database(), tmp_path / "log"
    async with cluster(tmp_path, url, log=log) as three:
        plays = [await three.table(shard) for shard in range(3)]
        before = [await play.status() for play in plays]
        await upgrade(three, 0)
        assert [await play.status() for play in plays] == before
        identifies = three.identifies
        await three.kill(0)  # the new version dies, and only older ones are left
        await three.served(identifies)
        await three.sandbox.wait_for(lambda: count(plays[0], SLEEPS))
        assert [await play.status() for play in plays] == [PRIVATE, *before[1:]]
        await three.again(0)
        assert [await play.status() for play in plays] == before
        for process in (1, 2):
            await upgrade(three, process)
            assert [await play.status() for play in plays] == before
        assert all(undisturbed(play, sleeps=int(shard == 0)) for shard, play in enumerate(plays))

        coming = []  # back: older ones beside a newer one wait, and no game stops
        for process in (2, 1):
            identifies = three.identifies
            await three.bots[process].stop()
            await three.served(identifies)
            three.bots[process].environment.pop("TEST_RULES")
            coming.append(asyncio.create_task(three.bots[process].start()))
            async with asyncio.timeout(TIMEOUT_S):
                while log.read_text().count("this older one waits") < len(coming):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)  # a log tells nobody of its lines
            assert [await play.status() for play in plays] == before
        await three.bots[0].stop()
        await asyncio.gather(*coming)
        three.bots[0].environment.pop("TEST_RULES")
        await three.again(0)
        for shard, play in enumerate(plays):
            await told(play.status, PRIVATE)
            await three.sandbox.wait_for(lambda play=play, sleeps=1 + (shard == 0): undisturbed(play, sleeps))  # type: ignore[misc]

        for bot in three.bots:  # and up again, all at once
            await bot.stop()
            bot.environment |= NEW
        await asyncio.gather(*map(three.again, range(3)))
        assert [await told(play.status, was) for play, was in zip(plays, before, strict=True)] == before
        stories = len(plays[0].stories())
        await plays[0].drive_until(lambda: len(plays[0].stories()) > stories)
