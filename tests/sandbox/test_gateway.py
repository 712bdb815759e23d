"""Order, sequence numbers, RESUME, lost sessions and refused connections."""

from __future__ import annotations

import json
import sys
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from sandbox import assumptions
from sandbox.gateway.gateway import GatewayAct
from sandbox.gateway.sessions import INTENTS
from tests.patience import TIMEOUT_S
from tests.sandbox.bots import Panel, Probe, running
from tests.sandbox.client import Sandbox, point_discord_at

if sys.version_info >= (3, 14):
    from compression.zstd import ZstdDecompressor
else:
    from backports.zstd import ZstdDecompressor

HAND = "✋"


@pytest.fixture
async def sb() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as sandbox:
        yield sandbox
        assert sandbox.violations == []


@pytest.fixture
async def bot(sb: Sandbox) -> AsyncIterator[Probe]:
    async with running(sb) as probe:
        yield probe


async def heard(sb: Sandbox, bot: Probe) -> None:
    """Wait until the bot has handled everything sent so far: a marker message goes the same way."""
    marker = sb.say("Ana", "lobby", "marker")
    await bot.wait_for("message", check=lambda m: m.id == int(marker.id), timeout=TIMEOUT_S)


async def test_reactions_arrive_in_order_with_their_own_sequence_numbers(sb: Sandbox, bot: Probe) -> None:
    target = sb.say("Ana", "table", "slap")
    people = [sb.discord.seat(f"P{n}", sb.guild_id) for n in range(200)]
    people.sort(key=lambda user: user[::-1])
    for user in people:
        sb.react(user, target, HAND)
    await heard(sb, bot)
    assert [user for _, user in bot.sequence] == [int(user) for user in people]
    numbers = [number for number, _ in bot.sequence]
    log = [line["seq"] for line in sb.discord.transcript.lines if line.get("name") == "MESSAGE_REACTION_ADD"]
    assert numbers == log
    assert numbers == sorted(set(numbers))


async def test_mixed_presses_and_reactions_keep_their_order(sb: Sandbox, bot: Probe) -> None:
    channel = bot.get_channel(int(sb.channels["table"]))
    assert isinstance(channel, discord.TextChannel)
    message = str((await channel.send("panel", view=Panel())).id)
    for who in sb.people:
        sb.react(who, message, HAND)
        sb.open_press(who, message, "hit")
    await heard(sb, bot)
    names = [
        line["name"]
        for line in sb.discord.transcript.lines
        if line.get("name") in ("MESSAGE_REACTION_ADD", "INTERACTION_CREATE")
    ]
    assert names == ["MESSAGE_REACTION_ADD", "INTERACTION_CREATE"] * len(sb.people)
    assert len(bot.heard["interaction"]) == len(bot.heard["raw_reaction_add"]) == len(sb.people)


@pytest.mark.parametrize("how", ["drop", "reconnect"])
async def test_resume_replays_what_was_missed_exactly_once(sb: Sandbox, bot: Probe, how: GatewayAct) -> None:
    target = sb.say("Ana", "table", "slap")
    sb.react("Ana", target, HAND)
    await heard(sb, bot)
    resumed = bot.wait_for("resumed", timeout=TIMEOUT_S)
    sb.gateway(how)
    sb.react("Ben", target, HAND)
    sb.unreact("Ben", target, HAND)
    sb.react("Ben", target, HAND)
    await resumed
    await heard(sb, bot)
    assert [user for _, user in bot.sequence] == [int(sb.people[name]) for name in ("Ana", "Ben", "Ben")]
    assert len(bot.heard["raw_reaction_remove"]) == 1
    assert (sb.discord.gateway.counts.identifies, sb.discord.gateway.counts.resumes) == (1, 1)


async def test_a_line_that_nobody_cut_is_counted_by_itself(sb: Sandbox, bot: Probe) -> None:
    (session,) = sb.discord.gateway.sessions.values()
    for cut, counted in ((False, (0, 1)), (True, (1, 1)), (False, (1, 2))):
        resumed = bot.wait_for("resumed", timeout=TIMEOUT_S)
        assert session.connection is not None
        if cut:
            sb.drop()
        else:
            session.connection.abort()
        await resumed
        counts = sb.discord.gateway.counts
        assert (counts.resumes, counts.returns) == counted


async def test_lost_session_identifies_anew_and_events_are_gone(sb: Sandbox, bot: Probe) -> None:
    target = sb.say("Ana", "table", "slap")
    await heard(sb, bot)
    bot.heard.clear()
    sb.fault("lose-session")
    ready = bot.wait_for("ready", timeout=TIMEOUT_S)
    sb.drop()
    sb.react("Ben", target, HAND)
    await ready
    await heard(sb, bot)
    assert bot.sequence == []
    counts = sb.discord.gateway.counts
    assert (counts.identifies, counts.resumes, counts.invalid) == (2, 0, 1)


async def test_invalid_session_in_the_middle_identifies_anew(sb: Sandbox, bot: Probe) -> None:
    ready = bot.wait_for("ready", timeout=TIMEOUT_S)
    sb.gateway("invalid")
    await ready
    assert sb.discord.gateway.counts.identifies == 2


async def test_session_older_than_the_window_is_lost(sb: Sandbox, bot: Probe) -> None:
    sb.drop()
    await sb.advance(assumptions.RESUME_WINDOW_MS + 1)
    await bot.wait_for("ready", timeout=TIMEOUT_S)
    assert sb.discord.gateway.counts.resumes == 0


async def test_frozen_gateway_sends_nothing_until_it_thaws(sb: Sandbox, bot: Probe) -> None:
    sb.gateway("freeze")
    target = sb.say("Ana", "table", "slap")
    sb.react("Ana", target, HAND)
    channel = bot.get_channel(int(sb.channels["table"]))
    assert isinstance(channel, discord.TextChannel)
    await channel.send("REST still works")
    assert bot.sequence == []
    sb.gateway("thaw")
    await heard(sb, bot)
    assert len(bot.sequence) == 1


async def test_held_echo_comes_after_release(sb: Sandbox, bot: Probe) -> None:
    sb.fault("hold-echo", path=sb.channels["table"])
    channel = bot.get_channel(int(sb.channels["table"]))
    assert isinstance(channel, discord.TextChannel)
    card = await channel.send("card")
    sb.react("Ana", str(card.id), HAND)
    await heard(sb, bot)
    assert len(bot.sequence) == 1
    assert card.id not in [m.id for m in bot.heard["message"]]
    sb.gateway("release")
    await heard(sb, bot)
    assert card.id in [m.id for m in bot.heard["message"]]


async def test_words_of_others_are_empty_without_the_content_intent(sb: Sandbox, bot: Probe) -> None:
    sb.say("Ana", "table", "secret")
    sb.say("Ana", "table", f"hello <@{sb.world.bot['id']}>")
    dm = sb.world.dm(sb.people["Ana"])
    sb.say("Ana", dm, "direct")
    await heard(sb, bot)
    assert [m.content for m in bot.heard["message"]][:3] == ["", f"hello <@{sb.world.bot['id']}>", "direct"]


async def test_events_outside_the_intents_are_not_sent(sb: Sandbox) -> None:
    async with running(sb, Probe(discord.Intents(guilds=True, guild_messages=True))) as bot:
        target = sb.say("Ana", "table", "slap")
        sb.react("Ana", target, HAND)
        await heard(sb, bot)
        assert bot.sequence == []


async def test_privileged_intent_that_was_not_granted_closes_with_4014() -> None:
    async with Sandbox.start(granted_intents=~INTENTS["message_content"] & ((1 << 26) - 1)) as sb:
        intents = discord.Intents.default()
        intents.message_content = True
        point_discord_at(sb.url, sb.gateway_url)
        async with discord.Client(intents=intents) as client:
            with pytest.raises(discord.PrivilegedIntentsRequired):
                await client.start(sb.token)


async def test_wrong_token_fails_to_log_in(sb: Sandbox) -> None:
    point_discord_at(sb.url, sb.gateway_url)
    async with discord.Client(intents=discord.Intents.none()) as client:
        with pytest.raises(discord.LoginFailure):
            await client.start("wrong")


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 0}}, 4004),
        ({"op": 2, "d": {"token": "sandbox.test", "intents": 1 << 40}}, 4013),
        ({"op": 99, "d": None}, 4003),
        ({"op": 3, "d": None}, 4003),
        ("no json", 4002),
    ],
)
async def test_gateway_closes_with_discords_codes(sb: Sandbox, first: object, code: int) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(sb.gateway_url) as ws:
        assert (await ws.receive_json())["op"] == 10
        await ws.send_str(first if isinstance(first, str) else json.dumps(first))
        closing = await ws.receive()
        assert closing.type is aiohttp.WSMsgType.CLOSE
        assert ws.close_code == code


async def test_uncompressed_client_gets_text_and_heartbeats_are_answered(sb: Sandbox) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(sb.gateway_url) as ws:
        await ws.receive_json()
        await ws.send_json({"op": 1, "d": None})
        assert (await ws.receive_json())["op"] == 11


async def test_a_client_that_asks_for_zstd_gets_one_stream_in_which_each_frame_ends(sb: Sandbox) -> None:
    stream = ZstdDecompressor()
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{sb.gateway_url}?compress=zstd-stream") as ws:
        assert json.loads(stream.decompress(await ws.receive_bytes()))["op"] == 10
        for _ in range(2):
            await ws.send_json({"op": 1, "d": None})
            assert json.loads(stream.decompress(await ws.receive_bytes()))["op"] == 11
