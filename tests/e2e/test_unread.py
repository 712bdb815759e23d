"""Events that discord.py cannot read, at a live table: each is lost, and nothing else; no connection begins anew."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from discord.state import ConnectionState

from bot.slap.options import Options
from tests.e2e.harness import PACE_MS, Bot, Table, seed_with_pattern, table, told
from tests.e2e.test_operations import log_lines, status_address
from tests.sandbox.client import Sandbox

ESSENTIAL = ("READY", "RESUMED")
KINDS = sorted(name[6:].upper() for name in dir(ConnectionState) if name.startswith("parse_"))
UNREAD = "an event of Discord's could not be read: "


def unread(log: Path) -> list[str]:
    told = [str(line["message"]) for line in log_lines(log) if line["level"] != "INFO"]
    assert all(words.startswith(UNREAD) for words in told), told
    return [words.removeprefix(UNREAD) for words in told]


def connected_once(sandbox: Sandbox) -> bool:
    counts = sandbox.discord.gateway.counts
    return (counts.identifies, counts.invalid) == (1, 0)


def sent(sandbox: Sandbox, kind: str, data: Any) -> None:
    """Discord sends an event of its own accord."""
    for session in sandbox.discord.gateway.sessions.values():
        session.dispatch(kind, data)


@pytest.mark.parametrize("data", [{}, {"id": "1"}, {"guild_id": "x"}, None])
async def test_no_event_of_any_kind_ends_the_connection(tmp_path: Path, data: Any) -> None:
    log = tmp_path / "log"
    async with table(tmp_path / "data", seed=seed_with_pattern(3), log=log) as play:
        card = await play.turn_to_pattern()
        for kind in KINDS:
            if kind not in ESSENTIAL:
                sent(play.sandbox, kind, data)
        play.slap("Ben", card)
        assert "~" not in (await play.said("**Ben takes"))["content"]  # exact: nothing tells of a connection
        assert connected_once(play.sandbox)
    told = {line.partition(", ")[0] for line in unread(log)}
    assert {"MESSAGE_REACTION_ADD", "MESSAGE_UPDATE", "MESSAGE_CREATE", "INTERACTION_CREATE"} <= told


@pytest.mark.parametrize(
    ("kind", "field"),
    [("MESSAGE_REACTION_ADD", "emoji"), ("MESSAGE_CREATE", "id"), ("MESSAGE_UPDATE", "type")],
)
async def test_a_table_goes_on_after_an_event_without_a_field(tmp_path: Path, kind: str, field: str) -> None:
    log = tmp_path / "log"
    async with table(tmp_path / "data", seed=seed_with_pattern(3), log=log) as play:
        card = await play.turn_to_pattern()
        lost = play.sandbox.fault("garble", path=kind, without=field)
        play.slap("Cy", card)  # the bot's own ✋ has come before
        said = play.sandbox.say("Dot", play.thread, "well")
        play.sandbox.discord.messages.edit(said, {"content": "well, well"}, {})
        assert lost.times == 0
        if field == "emoji":
            play.slap("Ben", card)  # the first that the bot has heard of
        await play.said("**Ben takes" if field == "emoji" else "**Cy takes")
        await play.settled()
        assert connected_once(play.sandbox)
    assert unread(log) == [f"{kind}, KeyError"]


async def test_a_card_whose_echo_cannot_be_read_is_not_posted_twice(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with table(tmp_path / "data", seed=seed_with_pattern(3), log=log) as play:
        await play.turn()
        play.sandbox.fault("garble", path="MESSAGE_CREATE", without="id")
        seen = len(play.posts())
        await play.sandbox.advance_until(lambda: len(play.posts()) > seen + 2, PACE_MS, play.settled)
        contents = [post["content"] for post in play.posts()]
        assert len(contents) == len(set(contents))
        assert connected_once(play.sandbox)
    assert unread(log) == ["MESSAGE_CREATE, KeyError"]


async def test_a_press_that_cannot_be_read_is_lost_and_the_next_one_counts(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path / "data", 1, log):
        lobby = (await sandbox.slash("Ana", "table", "play", game="slap")).message
        assert lobby is not None
        for field in ("id", "type", "data"):
            sandbox.fault("garble", path="INTERACTION_CREATE", without=field)
            sandbox.open_press("Ben", lobby, "Join")
            await sandbox.slash("Cy", "table", "games")  # one connection: what was pressed came before
        assert "(1 of " in str(sandbox.message(lobby.id))
        await sandbox.press("Ben", lobby, "Join")
        assert "(2 of " in str(sandbox.message(lobby.id))
        assert connected_once(sandbox)
    assert unread(log) == ["INTERACTION_CREATE, KeyError"] * 3


async def asked(http: aiohttp.ClientSession, url: str) -> str:
    async with http.get(url) as answer:
        return await answer.text()


@pytest.mark.parametrize("shards", [1, 2])
async def test_a_server_that_cannot_be_read_at_the_start_is_missing_and_all_others_play(
    tmp_path: Path, shards: int
) -> None:
    log = tmp_path / "log"
    loud = {"BOT_HTTP": "127.0.0.1:0", "LOG_LEVEL": "INFO"}
    async with Sandbox.start(shards=shards, rate=0) as sandbox:
        await sandbox.advance(1)  # the number of a server born a millisecond later is the next
        elsewhere = sandbox.world.add_guild("Elsewhere", sandbox.user("Finn"))["id"]
        for person in sandbox.people.values():
            sandbox.world.join(elsewhere, person)
        other = sandbox.world.add_channel(elsewhere, "elsewhere")["id"]
        assert next(iter(sandbox.world.guilds)) == sandbox.guild_id, "the first to be told of, which the fault hits"
        async with aiohttp.ClientSession() as http:
            for start in (1, 2):
                sandbox.fault("garble", path="GUILD_CREATE", without="type")
                async with Bot(sandbox, tmp_path / "data", seed_with_pattern(3), log, **loud) as bot:
                    await told(partial(asked, http, f"{status_address(log)}/readyz"), "ready\n")
                    metrics = await asked(http, f"{status_address(log)}/metrics")
                    assert "table_unread_events_total 1.0" in metrics.splitlines()
                    if start == 1:
                        play = Table(sandbox, bot, seed_with_pattern(3), ("Dot", "Eve", "Finn"), Options(), other)
                        await play.open(("Dot", "Eve", "Finn"))
                        card = await play.turn_to_pattern()
                        play.slap("Dot", card)
                        await play.said("**Dot takes")
                    lobby = (await sandbox.slash("Ana", "table", "play", game="slap")).message
                    assert lobby is not None, "what is pressed on the missing server tells enough"
                    assert lobby.only_for == ""
                assert sandbox.discord.gateway.counts.identifies == shards * start
                log.rename(tmp_path / f"log{start}")
                assert unread(tmp_path / f"log{start}") == ["GUILD_CREATE, KeyError"]
        assert sandbox.violations == []
