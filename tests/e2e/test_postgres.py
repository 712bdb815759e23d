"""Games on a PostgreSQL server: kill -9 of the bot, the server stopped and started, the admin's commands."""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from bot.slap import rules
from bot.store.files import digest_of
from bot.store.postgres.lease import SCHEMA
from tests.e2e.cosmic import CosmicTable
from tests.e2e.forked import fork
from tests.e2e.harness import Bot, seed_with_pattern, table
from tests.e2e.unsaved import refused_then_counted
from tests.sandbox.client import Sandbox
from tests.store.postgres.server import Server, server_of_this_process
from tests.words.voices import EN

DECIDED = ("before_decision", "in_commit", "after_decision")


@pytest.fixture
async def url() -> str:
    """A database of its own on the server that stays."""
    return await (await server_of_this_process()).database()


@pytest.fixture
def mortal() -> Iterator[Server]:
    """A server that the test stops and starts."""
    server = Server()
    try:
        server.start("-c", "fsync=on")
        yield server
    finally:
        server.remove()


@pytest.mark.parametrize("point", DECIDED)
async def test_a_winning_slap_is_kept_if_it_was_accepted_and_judged_again_if_not(
    tmp_path: Path, url: str, point: str
) -> None:
    environment = {"TEST_CRASH": f"{point}:1", "DATABASE_URL": url}
    async with table(tmp_path, seed=seed_with_pattern(3), environment=environment) as play:
        card = await play.turn_to_pattern()
        play.bot.arm()
        play.slap("Ben", card)
        await play.bot.killed()
        play.bot.environment["TEST_CRASH"] = ""
        await play.bot.start()
        receipt = await play.said("**Ben takes")
        assert ("Only this ✋" in receipt["content"]) == (point != "after_decision")
        assert len([post for post in play.posts() if "Ben takes" in post["content"]]) == 1
    assert not list(tmp_path.glob("*.sqlite3"))


async def stop_between_commits(server: Server) -> None:
    """Stop the server while nobody waits for the answer to a COMMIT, of which it would not be known what it did."""
    connection = await asyncpg.connect(server.url())
    await connection.execute(f"BEGIN; LOCK TABLE {SCHEMA}.lease IN ACCESS EXCLUSIVE MODE")
    server.stop()
    connection.terminate()


async def test_while_the_server_is_away_actions_are_refused_in_words_and_then_the_game_goes_on(
    tmp_path: Path, mortal: Server
) -> None:
    log = tmp_path / "log"
    environment = {"DATABASE_URL": mortal.url()}
    options = {"slap_by": "both"}
    async with table(
        tmp_path / "data", seed=seed_with_pattern(3), options=options, environment=environment, log=log
    ) as play:
        await refused_then_counted(
            play,
            partial(stop_between_commits, mortal),
            lambda: mortal.start("-c", "fsync=on"),
            EN("play-disk-trouble"),
        )
    assert "cannot be reached" in log.read_text()


async def test_a_stop_while_a_commit_is_unknown_is_orderly_and_the_next_start_reads_what_became_of_it(
    tmp_path: Path, mortal: Server
) -> None:
    log = tmp_path / "log"
    environment = {"DATABASE_URL": mortal.url(), "TEST_AWAY": str(mortal.folder)}
    options = {"slap_by": "both"}
    async with table(
        tmp_path / "data", seed=seed_with_pattern(3), options=options, environment=environment, log=log
    ) as play:
        card = await play.turn()
        assert rules.pattern(play.state) is None
        held = len(play.state.stacks[play.names.index("Ben")])
        play.bot.arm()
        pressed = play.sandbox.open_press("Ben", card, "Slap")
        await asyncio.to_thread(mortal.ended)
        assert await play.bot.stop() == 0
        assert log.read_text().count("one commit is unknown") == 1
        told = pressed.answer.result().message if pressed.answer.done() else None
        assert told is None or told.data["content"] == EN("play-interrupted")
        mortal.start("-c", "fsync=on")
        await play.bot.start()
        status = await play.sandbox.slash("Ana", play.thread, "answer")
        assert status.message is not None
        assert f"Ben {held - 2} " in status.message.data["content"]


async def test_a_cosmic_game_survives_kill_9_and_admins_commands_read_it_beside_the_bot(
    tmp_path: Path, url: str
) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 7, DATABASE_URL=url) as bot:
        play = CosmicTable(sandbox, bot, ("Ana", "Ben", "Cy"))
        await play.open(0, speed="live")
        before = await play.status()
        await bot.kill()
        await bot.start()
        assert await play.status() == before
        assert "the database server answers" in await admin(tmp_path, url, "doctor")
        assert "holds the database" in await admin(tmp_path, url, "doctor")
        assert "Games that go on as they are: 1 of 1." in await admin(tmp_path, url, "replay", "--check")
        await admin(tmp_path, url, "export", "1", str(tmp_path / "game.json"))
        assert "is true" in await admin(tmp_path, url, "verify", str(tmp_path / "game.json"))
        assert "by pg_dump" in await admin(tmp_path, url, "backup", str(tmp_path / "backup.dump"))
        digest = (tmp_path / "backup.dump.sha256").read_text().split()[0]
        assert digest == digest_of(tmp_path / "backup.dump")
        assert "pg_restore finds this bot's tables in it" in await admin(
            tmp_path, url, "verify", str(tmp_path / "backup.dump")
        )
        assert "docs/drills.md" in await admin(tmp_path, url, "restore", str(tmp_path / "backup.dump"), status=1)


async def test_a_game_goes_on_where_the_database_was_moved_to_and_back(tmp_path: Path, url: str) -> None:
    file = str(tmp_path / "tables.sqlite3")
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 7) as bot:
        play = CosmicTable(sandbox, bot, ("Ana", "Ben", "Cy"))
        await play.open(0, speed="live")
        before = await play.status()
        await bot.stop()
        assert "compared it" in await admin(tmp_path, "", "move", file, url)
        Path(file).unlink()
        bot.environment["DATABASE_URL"] = url
        await bot.start()
        assert await play.status() == before
        await bot.stop()
        assert "compared it" in await admin(tmp_path, "", "move", url, file)
        bot.environment["DATABASE_URL"] = ""
        await bot.start()
        assert await play.status() == before


async def test_a_second_bot_on_the_same_database_is_refused(tmp_path: Path, url: str) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 7, DATABASE_URL=url):
        environment = {**sandbox.environment, "DATA_DIR": str(tmp_path / "other"), "DATABASE_URL": url}
        status, said = await run(environment, "run")
        assert status == 1
        assert "is in use by another process" in said


async def run(environment: Mapping[str, str], *arguments: str) -> tuple[int, str]:
    """``python -m bot``: its exit status, and all that it says."""
    with tempfile.TemporaryFile() as said:
        process = await fork({**os.environ, **environment, "TEST_ARGUMENTS": json.dumps(arguments)}, said.fileno())
        status = await process.wait()
        said.seek(0)
        return status, said.read().decode()


async def admin(data: Path, url: str, *arguments: str, status: int = 0) -> str:
    done, said = await run({"DATA_DIR": str(data), "DATABASE_URL": url}, *arguments)
    if arguments[0] != "doctor":  # the settings of a test are not those of a bot: it has no token here
        assert done == status, said
    return said
