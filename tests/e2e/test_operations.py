"""A real bot in play as its admin sees it: health, metrics, log, and how it comes back after a failed start."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.ops.serving import HOPELESS
from bot.process import version
from bot.settings import DATABASE
from bot.slap.alt import card as spoken
from bot.slap.deck import DECK
from bot.store.errors import LeaseLost
from tests.e2e.harness import PACE_MS, Bot, Table, table
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

NAMES = {"Ana": "Quillfeather", "Ben": "Oxbowlake", "Cy": "Umbrellarium"}


def log_lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def status_address(path: Path) -> str:
    found = next(str(line["message"]) for line in log_lines(path) if "health and metrics" in str(line["message"]))
    return found.removeprefix("health and metrics at ")


async def ready(http: aiohttp.ClientSession, address: str) -> None:
    """Wait until the bot says so: discord.py takes a moment after the last server arrived, and tells nobody."""
    async with asyncio.timeout(TIMEOUT_S):
        while True:
            async with http.get(f"{address}/readyz") as answer:
                if answer.status == 200:
                    assert await answer.text() == "ready\n"
                    return
                assert await answer.text() == "not ready, waiting for: gateway\n"
            await asyncio.sleep(0.02)


async def metrics_with_a_picture(http: aiohttp.ClientSession, address: str) -> str:
    """The metrics once a picture has been drawn: the process that draws begins after the bot does."""
    async with asyncio.timeout(TIMEOUT_S):
        while True:
            async with http.get(f"{address}/metrics") as answer:
                whole = await answer.text()
            if re.search(r'^table_pictures_total\{outcome="drawn"\} [1-9]', whole, re.MULTILINE):
                return whole
            await asyncio.sleep(0.02)


def rename(sandbox: Sandbox) -> None:
    for person, other in NAMES.items():
        sandbox.world.users[sandbox.people[person]]["global_name"] = other


async def test_a_table_in_play_shows_in_the_metrics_and_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    seed = 987_654_321_987
    log = tmp_path / "log"
    loud = {"LOG_LEVEL": "DEBUG", "BOT_HTTP": "127.0.0.1:0"}
    async with table(tmp_path / "data", seed=seed, environment=loud, prepare=rename, log=log) as play:
        first = await play.turn()
        for who in ("Ana", "Ben", "Cy"):
            play.slap(who, first)
            await play.settled()
        for _ in range(10):  # the game goes its own way, whatever the slaps did
            await play.sandbox.advance(PACE_MS)
            await play.settled()
        async with aiohttp.ClientSession() as http:
            await ready(http, status_address(log))
            whole = await metrics_with_a_picture(http, status_address(log))
        metrics = dict(re.findall(r"^(table_\S+) (\S+)$", whole, re.MULTILINE))
        assert metrics["table_open_tables"] == "1.0"
        assert metrics["table_ready"] == "1.0"
        assert metrics["table_guilds"] == "1.0"
        assert float(metrics["table_disk_free_bytes"]) > 0
        assert float(metrics["table_commit_seconds_count"]) > 6
        assert set(re.findall(r"table_task_deaths_total\{task=\"\w+\"\} (\S+)", whole)) == {"0.0"}
        assert float(metrics["table_verdict_seconds_count"]) >= 6  # three slaps, three questions for the status
        assert float(metrics['table_discord_calls_total{outcome="2xx"}']) > 6
        assert metrics['table_gateway_events_total{event="fresh"}'] == "1.0"
        assert metrics["table_referee_needed_total"] == "0.0"
        token = play.sandbox.token
    text = log.read_text()
    lines = log_lines(log)
    assert {line.get("table") for line in lines if line["logger"] == "bot.play.running.actor"} == {1}
    assert any(line["message"] == "stopped cleanly" for line in lines)
    for secret in (token, str(seed), *NAMES, *NAMES.values()):
        assert not re.search(rf"\b{re.escape(secret)}\b", text), secret
    for card in DECK.values():
        assert card.label not in text
        assert spoken(EN, card.key) not in text


async def test_a_start_that_the_network_spoils_is_tried_again_on_the_clock(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Sandbox.start(rate=100) as sandbox:  # the wait of five seconds takes a twentieth of one
        sandbox.fault("drop", "GET", "/users/@me", times=2)  # the HTTP library repeats the first by itself
        loud = {"LOG_LEVEL": "INFO", "BOT_HTTP": "127.0.0.1:0"}
        bot = Bot(sandbox, tmp_path / "data", 1, log, **loud)
        try:
            await bot.start()
            async with aiohttp.ClientSession() as http, http.get(f"{status_address(log)}/metrics") as answer:
                assert "table_client_restarts_total 1.0" in await answer.text()
        finally:
            assert await bot.stop() == 0
    first = log_lines(log)[0]["message"]
    assert str(first).startswith(f"{version.NAME} {version.with_commit()} on Python ")
    told = [line["message"] for line in log_lines(log)]
    assert "Discord cannot be reached: Server disconnected; next try in 5 s" in told
    assert {line["level"] for line in log_lines(log)} == {"INFO", "WARNING"}


def refuse_intents(sandbox: Sandbox) -> None:
    sandbox.discord.gateway.granted = 0


def reset_token(sandbox: Sandbox) -> None:
    sandbox.discord.gateway.token = "sandbox.another"


@pytest.mark.parametrize(("spoil", "code"), [(refuse_intents, 4014), (reset_token, 4004)])
async def test_a_refusal_for_good_ends_with_one_sentence_and_a_status(
    tmp_path: Path, spoil: Callable[[Sandbox], None], code: int
) -> None:
    async with Sandbox.start() as sandbox:
        spoil(sandbox)
        log = tmp_path / "log"
        bot = Bot(sandbox, tmp_path / "data", 1, log)
        with pytest.raises(AssertionError, match="did not start"):
            await bot.start()
        assert await bot.stop() == 1
    assert log.read_text().splitlines()[-1] == HOPELESS[code]
    assert "Traceback" not in log.read_text()


async def test_a_session_whose_beginning_cannot_be_read_starts_the_client_anew_and_the_game_goes_on(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    async with table(tmp_path / "data", environment={"LOG_LEVEL": "INFO"}, log=log) as play:
        await play.turn()
        gateway = play.sandbox.discord.gateway
        before = gateway.counts.identifies
        play.sandbox.fault("garble", path="READY", without="username")
        play.sandbox.gateway("invalid")

        async def a_moment() -> None:
            await asyncio.sleep(0.02)  # the bot tells nobody that it waits

        await play.sandbox.advance_until(lambda: gateway.counts.identifies > before + 1, 1_000, a_moment)
        seen = len(play.posts())
        await play.sandbox.advance_until(lambda: len(play.posts()) >= seen + 2, PACE_MS, play.settled)
        process = play.bot.process
        assert process is not None
        assert process.returncode is None
    told = [line for line in log_lines(log) if line["logger"] == "bot.ops.serving"]
    assert [line["message"] for line in told] == ["the connection to Discord ended", "next try in 5 s"]
    assert str(told[0]["error"]).splitlines()[-1].startswith("KeyError")


async def test_a_bot_whose_database_another_took_over_ends_with_one_sentence_and_a_status(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with table(tmp_path / "data", log=log) as play:
        with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as other, other:
            other.execute("UPDATE lease SET token = 'another', machine = 'elsewhere'")
        await play.sandbox.advance(5_000)  # the next renewal
        process = play.bot.process
        assert process is not None
        async with asyncio.timeout(TIMEOUT_S):
            assert await process.wait() == 1
    assert log.read_text().splitlines()[-1] == str(LeaseLost())
    assert "Traceback" not in log.read_text()


async def test_who_mentions_the_bot_leaves_no_line_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path / "data", 1, log, LOG_LEVEL="INFO") as bot:
        for words in ("Benjamin-Mueller is a cheat", "help"):
            sandbox.say("Ana", "table", f"<@{sandbox.world.bot['id']}> {words}")
        await sandbox.slash("Ana", "table", "games")  # one connection: what was said came before
        await bot.stop()
    assert {line["level"] for line in log_lines(log)} == {"INFO"}
    assert "Benjamin" not in log.read_text()


async def goes_on(play: Table) -> None:
    """Two more cards."""
    seen = len(play.posts())
    await play.sandbox.advance_until(lambda: len(play.posts()) >= seen + 3, PACE_MS, play.settled)


async def logged(play: Table, log: Path, words: str, times: int) -> None:
    """The game goes on until the log has these words so many times."""
    await play.sandbox.advance_until(lambda: log.read_text().count(words) >= times, PACE_MS, play.settled)


def syncs(sandbox: Sandbox) -> int:
    return len([event for event in sandbox.events if event.name == "COMMANDS"])


async def test_commands_are_handed_over_once_and_again_only_when_they_have_changed(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with table(tmp_path / "data", environment={"LOG_LEVEL": "INFO"}, log=log) as play:
        assert syncs(play.sandbox) == 1
        await play.bot.stop()
        await play.bot.start()
        await goes_on(play)
        await logged(play, log, "ready: ", 2)
        await play.bot.stop()
        assert syncs(play.sandbox) == 1
        told = [line["message"] for line in log_lines(log)]
        assert "ready: 1 servers on 1 shards, 0 games under way" in told
        assert "ready: 1 servers on 1 shards, 1 games under way" in told
        with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as other, other:
            other.execute("UPDATE commands SET digest = 'of an older version'")
        await play.bot.start()
        await play.sandbox.wait_for(lambda: syncs(play.sandbox) == 2)
    assert "WARNING" not in {line["level"] for line in log_lines(log)}


async def test_commands_that_discord_refuses_keep_no_table_waiting_and_are_tried_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with table(tmp_path / "data", environment={"LOG_LEVEL": "INFO"}, log=log) as play:
        await play.bot.stop()
        with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as other, other:
            other.execute("DELETE FROM commands")
        play.sandbox.fault("status", "PUT", "/applications/.*/commands", times=2, status=400)
        await play.bot.start()
        await goes_on(play)
        assert syncs(play.sandbox) == 1
        await play.sandbox.advance_until(lambda: log.read_text().count("were renewed") == 2, PACE_MS, play.settled)
        assert syncs(play.sandbox) == 2
    told = [line for line in log_lines(log) if line["logger"] == "cogs.syncing"]
    waits = ["60 s", "120 s"]
    assert [line["level"] for line in told[-3:]] == ["WARNING", "WARNING", "INFO"]
    assert all(wait in str(line["message"]) for wait, line in zip(waits, told[-3:], strict=False))
    assert {line["logger"] for line in log_lines(log) if line["level"] == "ERROR"} == set()


async def test_where_nobody_may_install_the_bot_for_themselves_its_servers_have_all_commands(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with table(tmp_path / "data", environment={"LOG_LEVEL": "INFO"}, log=log) as play:
        commands = play.sandbox.discord.commands

        def mine() -> dict[str, list[int]]:
            return {one["name"]: one["integration_types"] for one in commands.synced[""]}

        before = mine()
        assert before["away"] == before["help"] == before["privacy"] == [0, 1]
        await play.bot.stop()
        with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as other, other:
            other.execute("DELETE FROM commands")
        commands.user_refused = True
        await play.bot.start()
        await logged(play, log, "were renewed", 2)
        assert mine() == {key: [0] for key in before}
        await play.bot.stop()
        commands.user_refused = False
        await play.bot.start()
        await logged(play, log, "were renewed", 3)
        assert mine() == before
    told = [line for line in log_lines(log) if line["logger"] == "cogs.syncing" and line["level"] == "WARNING"]
    assert len(told) == 1
    assert "/away, /rules" in str(told[0]["message"])


async def test_a_limit_of_minutes_on_commands_holds_up_neither_games_nor_the_end(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with table(tmp_path / "data", environment={"LOG_LEVEL": "INFO"}, log=log) as play:
        await play.bot.stop()
        with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as other, other:
            other.execute("DELETE FROM commands")
        play.sandbox.fault("429", "PUT", "/applications/.*/commands", retry_after=600)
        await play.bot.start()
        await goes_on(play)
        await logged(play, log, "next try in 600 s", 1)
        assert await play.bot.stop() == 0
        assert syncs(play.sandbox) == 1
    lines = log_lines(log)
    (limited,) = [str(line["message"]) for line in lines if line["logger"] == "discord.http"]
    assert "/applications/[id]/commands responded with 429" in limited
    assert "next try in 600 s" in str([line for line in lines if line["logger"] == "cogs.syncing"][-1]["message"])


async def test_suggestions_that_come_too_late_name_nobody_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Sandbox.start() as sandbox, Bot(sandbox, tmp_path / "data", 1, log, LOG_LEVEL="INFO") as bot:
        fault = sandbox.fault("status", "POST", "/interactions/.*/callback", status=404)
        typed = sandbox.discord.people.complete(
            sandbox.user("Ana"), sandbox.place("table"), "rules", "topic", "Oxbowlake", {}
        )
        async with asyncio.timeout(TIMEOUT_S):
            while fault in sandbox.faults.rules:  # nobody is told of an answer that was refused
                await sandbox.slash("Ana", "table", "games")
        await bot.stop()
        assert not typed.answer.done()
    assert "suggestions were lost on the way: NotFound" in [line["message"] for line in log_lines(log)]
    assert {line["level"] for line in log_lines(log)} == {"INFO"}
    assert not re.search(r"\d{15,20}|Oxbowlake", log.read_text())
