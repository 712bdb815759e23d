"""Two shards in one process: while one is away or has lost events, tables of the other play on as if nothing were."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path

import aiohttp
import pytest

from bot.ops.shards import WINDOW_MS
from bot.slap import rules
from bot.slap.deck import label
from bot.slap.options import Options
from tests.e2e.cosmic import CosmicTable, text_of
from tests.e2e.harness import COUNTDOWN_MS, PACE_MS, RECEIPT, Bot, Json, Table, seed_with_pattern
from tests.e2e.test_operations import ready, status_address
from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox

TRIOS = (("Ana", "Ben", "Cy"), ("Dot", "Eve", "Finn"))
"""Who plays on which shard's server."""


@asynccontextmanager
async def two_servers(data: Path, log: Path | None = None, **environment: str) -> AsyncIterator[tuple[Bot, list[str]]]:
    """The bot with two shards, and a channel of a server of each."""
    async with Sandbox.start(shards=2) as sandbox:
        home = (int(sandbox.guild_id) >> 22) % 2
        await sandbox.advance(1)  # the number of a server born a millisecond later is the next
        elsewhere = sandbox.world.add_guild("Elsewhere", sandbox.user("Finn"))["id"]
        for person in sandbox.people.values():
            sandbox.world.join(elsewhere, person)
        other = sandbox.world.add_channel(elsewhere, "elsewhere")["id"]
        channels = [sandbox.channels["table"], other]
        async with Bot(sandbox, data, seed_with_pattern(3), log, **environment) as bot:
            assert sandbox.discord.gateway.counts.identifies == 2
            yield bot, channels if home == 0 else channels[::-1]
        assert sandbox.violations == []


async def slap_tables(bot: Bot, channels: list[str]) -> tuple[Table, Table]:
    """A slap table on each server; both have the same cards and turn them at the same moments."""
    one, two = (
        Table(bot.sandbox, bot, seed_with_pattern(3), trio, Options(), channel)
        for trio, channel in zip(TRIOS, channels, strict=True)
    )
    await one.open(TRIOS[0])
    await two.open(TRIOS[1])
    return one, two


async def next_card(play: Table, before: int) -> Json:
    """The next card of a table after so many messages."""
    step = rules.next_step(play.state)
    assert step.kind == "card", step
    card = await play.said(f"**{label(step.card)}**", after=before)
    play.shadow.act("flip", None, None, "echo")
    play.cards.append(card)
    await play.settled()
    return card


async def turn(*plays: Table) -> list[Json]:
    """Let the time to the next card pass, which is the same at all these tables; their cards."""
    before = [len(play.posts()) for play in plays]
    await plays[0].sandbox.advance(PACE_MS if plays[0].cards else COUNTDOWN_MS)
    return [await next_card(play, count) for play, count in zip(plays, before, strict=True)]


async def to_pattern(*plays: Table) -> list[Json]:
    """Turn cards at all tables until one makes a pattern."""
    cards = await turn(*plays)
    while not rules.pattern(plays[0].state):
        cards = await turn(*plays)
    return cards


def has_more(play: Table, count: int) -> bool:
    return len(play.posts()) > count


def undisturbed(play: Table) -> bool:
    """True if nothing at a table tells of a connection: no card taken back, no time that is not exact."""
    return not any(words in post["content"] for post in play.posts() for words in ("connection", "taken back", "~"))


async def away(sandbox: Sandbox, shard: int, missed: Callable[[], None] = lambda: None) -> None:
    """Cut a shard's connection, and let ``missed`` happen; the next one stands, but brings nothing until ``back``."""
    resumes = sandbox.discord.gateway.counts.resumes
    sandbox.gateway("freeze", shard)
    sandbox.drop(shard)
    missed()
    await sandbox.wait_for(lambda: sandbox.discord.gateway.counts.resumes > resumes)


async def lapse(sandbox: Sandbox, shard: int) -> None:
    """A line breaks that nobody cuts: on a busy machine clients do not hear in time that their heartbeats arrive."""
    returns = sandbox.discord.gateway.counts.returns
    for session in sandbox.discord.gateway.sessions.values():
        if session.shard[0] == shard and session.connection is not None:
            session.connection.abort()
    await sandbox.wait_for(lambda: sandbox.discord.gateway.counts.returns > returns)


def back(sandbox: Sandbox, shard: int) -> None:
    sandbox.gateway("thaw", shard)


async def test_a_lost_session_voids_the_pile_of_its_own_shard_alone(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (bot, channels):
        tables = await slap_tables(bot, channels)
        well, lost = tables
        assert undisturbed(lost)
        cards = await to_pattern(lost, well)
        bot.sandbox.fault("lose-session")
        bot.sandbox.drop(1)
        lost.slap("Dot", cards[0])
        assert "Only this ✋" in (await lost.said("**Dot takes"))["content"]  # A19: the list of hands was asked
        await well.settled()
        well.slap("Ben", cards[1])
        taken = await well.said("**Ben takes")
        assert "Only this ✋" not in taken["content"]
        counts = bot.sandbox.discord.gateway.counts
        assert (counts.identifies, counts.resumes, counts.invalid) == (3, 0, 1)
        await well.settled()
        assert undisturbed(well)


@pytest.mark.parametrize("busy", [False, True])
async def test_a_table_plays_on_while_the_other_shard_is_away(tmp_path: Path, busy: bool) -> None:
    async with two_servers(tmp_path) as (bot, channels):
        cut, well = await slap_tables(bot, channels)
        card, _ = await to_pattern(cut, well)
        await away(bot.sandbox, 0, lambda: cut.slap("Ana", card))
        if busy:
            await lapse(bot.sandbox, 0)
        before = len(cut.posts())
        well.slap("Eve")
        assert "~" not in (await well.said("**Eve takes"))["content"]
        for _ in range(3):
            await bot.sandbox.advance_until(partial(has_more, well, len(well.posts())), PACE_MS, well.settled)
        assert undisturbed(well)
        assert [post["content"] for post in cut.posts()[before:]] == []
        back(bot.sandbox, 0)
        assert "~" in (await cut.said("**Ana takes"))["content"]  # A18: judged in order, no time from a replay
        counts = bot.sandbox.discord.gateway.counts
        assert (counts.identifies, counts.resumes, counts.invalid) == (2, 1, 0)
        await cut.settled()
        assert len([post for post in cut.posts() if RECEIPT.match(post["content"])]) == 1
        assert undisturbed(well)


async def test_a_shard_that_cannot_connect_at_once_still_resumes_its_session(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (bot, channels):
        cut, well = await slap_tables(bot, channels)
        card, _ = await to_pattern(cut, well)
        for _ in range(2):
            bot.sandbox.fault("refuse-gateway")
        bot.sandbox.drop(0)
        cut.slap("Ana", card)
        assert "~" in (await cut.said("**Ana takes"))["content"]  # A18
        assert bot.sandbox.faults.rules == []
        counts = bot.sandbox.discord.gateway.counts
        assert (counts.identifies, counts.resumes, counts.invalid) == (2, 1, 0)
        await cut.settled()


async def test_a_game_of_cosmic_goes_on_by_direct_messages_while_its_servers_shard_is_away(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (bot, channels):
        sandbox = bot.sandbox
        table = CosmicTable(sandbox, bot, TRIOS[1], channels[1])
        await table.open(0)
        await sandbox.wait_for(lambda: all(table.told(person) for person in table.people))
        await away(sandbox, 1)
        posts = len(table.posts())

        async def by_hand() -> None:
            for person in table.people:
                if (message := table.told(person)) is not None:  # None while one takes the place of another
                    await table.press_something(person, message)

        await sandbox.advance_until(lambda: len(table.posts()) > posts + 1, 6_000, by_hand)
        told = [text_of(post) for post in table.posts() if post["content"]]
        back(sandbox, 1)
        await table.status()
        after = [text_of(post) for post in table.posts() if post["content"]]
        assert after[: len(told)] == told
        assert len(after) == len(set(after)), "nothing is said twice"
        counts = sandbox.discord.gateway.counts
        assert (counts.identifies, counts.resumes, counts.invalid) == (2, 1, 0)


async def test_health_names_the_shard_that_is_away(tmp_path: Path) -> None:
    log = tmp_path / "log"
    loud = {"LOG_LEVEL": "INFO", "BOT_HTTP": "127.0.0.1:0"}
    async with two_servers(tmp_path / "data", log, **loud) as (bot, _), aiohttp.ClientSession() as http:

        async def says(path: str, wanted: Callable[[str], bool]) -> None:
            async with asyncio.timeout(TIMEOUT_S):
                while True:
                    async with http.get(f"{status_address(log)}{path}") as answer:
                        if wanted(await answer.text()):
                            return
                    await asyncio.sleep(0.02)  # the bot tells nobody that it has noticed

        await ready(http, status_address(log))
        await away(bot.sandbox, 1)
        await says("/readyz", lambda text: text == "not ready, waiting for: shard 1\n")
        connected = ['table_shard_connected{shard="0"} 1.0', 'table_shard_connected{shard="1"} 0.0']
        await says("/metrics", lambda text: all(line in text.splitlines() for line in connected))
        await says("/metrics", lambda text: 'table_shard_guilds{shard="1"} 1.0' in text)
        back(bot.sandbox, 1)
        await says("/readyz", lambda text: text == "ready\n")


async def test_a_restart_takes_the_tables_of_both_shards_up(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (bot, channels):
        tables = await slap_tables(bot, channels)
        await turn(*tables)
        await bot.kill()
        await bot.start()
        before = [len(play.posts()) for play in tables]

        async def settled() -> None:
            for play in tables:
                await play.settled()

        await bot.sandbox.advance_until(
            lambda: all(len(play.posts()) > count for play, count in zip(tables, before, strict=True)), PACE_MS, settled
        )


async def test_shards_begin_their_sessions_as_far_apart_as_discord_wants(tmp_path: Path) -> None:
    async with Sandbox.start(shards=3, concurrency=1) as sandbox:
        bot, gateway = Bot(sandbox, tmp_path, 1, TEST_TURNS="1"), sandbox.discord.gateway
        starting = asyncio.create_task(bot.__aenter__())
        began = list[int]()
        start = sandbox.discord.clock.now_ms
        async with asyncio.timeout(TIMEOUT_S):
            while not starting.done():
                if gateway.counts.identifies > len(began):
                    began.append(sandbox.discord.clock.now_ms - start)
                elif began:
                    await sandbox.advance(WINDOW_MS // 10)
                await asyncio.sleep(0.02)  # a process starts; it tells nobody
        await starting
        assert gateway.counts.identifies == len(began) == 3
        assert gateway.counts.invalid == 0
        assert [later - earlier >= 5_000 for earlier, later in pairwise(began)] == [True, True]
        await bot.__aexit__(None, None, None)


async def test_shards_with_different_keys_begin_together(tmp_path: Path) -> None:
    async with (
        Sandbox.start(shards=3, concurrency=16) as sandbox,
        Bot(sandbox, tmp_path, 1, TEST_TURNS="1"),  # the clock stands
    ):
        assert sandbox.discord.gateway.counts.identifies == 3
        assert sandbox.discord.gateway.counts.invalid == 0


async def test_the_admin_sets_how_many_shards_there_are(tmp_path: Path) -> None:
    async with Sandbox.start(shards=1) as sandbox, Bot(sandbox, tmp_path, 1, SHARDS="4"):
        assert sorted(session.shard for session in sandbox.discord.gateway.sessions.values()) == [
            (number, 4) for number in range(4)
        ]
