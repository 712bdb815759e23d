"""Failures on the REST side: limits, faults, nonces, lateness, permissions, deletion, archiving."""

from __future__ import annotations

import asyncio
import gc
import io
from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import discord
import pytest

from sandbox import assumptions
from sandbox.errors import Impossible
from sandbox.guilds.permissions import Permission
from sandbox.guilds.threads import REQUIRE_TAG
from sandbox.guilds.world import ANNOUNCEMENT, FORUM, STAGE, TEXT, VOICE
from sandbox.rest.limits import RateLimited
from tests.patience import TIMEOUT_S
from tests.sandbox.bots import Panel, Probe, running
from tests.sandbox.client import Sandbox

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


@pytest.fixture
def table(sb: Sandbox, bot: Probe) -> discord.TextChannel:
    channel = bot.get_channel(int(sb.channels["table"]))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def code_of(call: Awaitable[object]) -> int:
    with pytest.raises(discord.HTTPException) as refusal:
        await call
    return refusal.value.code


# --- broken calls ----------------------------------------------------------------------------------------------------

UPLOAD = (
    b'--B\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "a card"}\r\n'
    b'--B\r\nContent-Disposition: form-data; name="files[0]"; filename="pile.png"\r\n\r\n'
    + b"x" * 1_000
    + b"\r\n--B--\r\n"
)


@pytest.mark.parametrize(
    "sent", [0, UPLOAD.index(b"card"), UPLOAD.index(b"xx") + 10], ids=["no body", "half the words", "half a file"]
)
async def test_a_bot_that_dies_in_the_middle_of_a_post_leaves_nothing_behind(
    sb: Sandbox, sent: int, caplog: pytest.LogCaptureFixture
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", sb.server.port)
    head = (
        f"POST /api/v10/channels/{sb.channels['table']}/messages HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Authorization: Bot {sb.token}\r\nContent-Type: multipart/form-data; boundary=B\r\n"
        f"Expect: 100-continue\r\nContent-Length: {len(UPLOAD)}\r\n\r\n"
    )
    writer.write(head.encode())
    assert b"100" in await reader.readline()  # the server is reading by now
    writer.write(UPLOAD[:sent])
    await writer.drain()
    writer.close()
    await writer.wait_closed()
    assert (await sb.rest("GET", "/users/@me"))[0] == 200  # what came before this call has been dealt with
    gc.collect()  # an open file would be a warning here, and a warning is an error
    assert sb.messages("table") == []
    assert caplog.records == []


# --- faults ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """discord.py's own back-off, noted instead of waited for."""
    waits: list[float] = []

    async def no_sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("discord.http.asyncio.sleep", no_sleep)
    return waits


async def test_500_before_the_commit_is_retried_by_the_library(
    sb: Sandbox, table: discord.TextChannel, hasty: list[float]
) -> None:
    sb.fault("status", "POST", r"/channels/\d+/messages$", status=500)
    await table.send("again")
    assert [m["content"] for m in sb.messages("table")] == ["again"]
    assert hasty[0] == 1


async def test_502_after_the_commit_makes_no_second_message_thanks_to_the_nonce(
    sb: Sandbox, table: discord.TextChannel, hasty: list[float]
) -> None:
    sb.fault("status", "POST", r"/channels/\d+/messages$", status=502, after=True)
    await table.send("once")
    assert [m["content"] for m in sb.messages("table")] == ["once"]
    assert sb.calls("POST", "/channels/{id}/messages") == 2


async def test_cut_connection_after_the_commit_leaves_the_message(sb: Sandbox, table: discord.TextChannel) -> None:
    sb.fault("drop", "POST", r"/channels/\d+/messages$", after=True, times=5)
    with pytest.raises(aiohttp.ClientConnectionError):  # discord.py neither retries nor wraps it
        await table.send("cut")
    assert [m["content"] for m in sb.messages("table")] == ["cut"]


@pytest.mark.parametrize("everywhere", [False, True])
async def test_429_is_waited_for_and_retried(
    sb: Sandbox, table: discord.TextChannel, hasty: list[float], everywhere: bool
) -> None:
    sb.fault("429", "POST", r"/channels/\d+/messages$", retry_after=0.25, everywhere=everywhere)
    await table.send("later")
    assert [m["content"] for m in sb.messages("table")] == ["later"]
    assert 0.25 in hasty


async def test_bucket_refuses_the_sixth_call_until_the_clock_has_moved(sb: Sandbox, table: discord.TextChannel) -> None:
    sb.discord.limits.on = True
    limits = sb.discord.limits
    path = f"/channels/{table.id}/messages"
    left = [limits.use("POST", path)["X-RateLimit-Remaining"] for _ in range(5)]
    assert left == ["4", "3", "2", "1", "0"]
    with pytest.raises(RateLimited, match="rate limited") as refusal:
        limits.use("POST", path)
    assert refusal.value.body["retry_after"] == 5.0
    await sb.advance(5_000)
    assert limits.use("POST", path)["X-RateLimit-Remaining"] == "4"
    sb.discord.limits.on = False


async def test_global_limit_is_fifty_a_second_and_spares_interactions(sb: Sandbox) -> None:
    limits = sb.discord.limits
    limits.on = True
    for n in range(assumptions.GLOBAL_PER_SECOND):
        limits.use("GET", f"/users/{n}")
    with pytest.raises(RateLimited, match="rate limited") as refusal:
        limits.use("GET", "/users/1")
    assert refusal.value.body["global"] is True
    limits.use("POST", "/webhooks/1/token")
    limits.on = False


# --- nonces ----------------------------------------------------------------------------------------------------------


async def test_nonce_gives_one_message_and_is_forgotten_after_its_window(
    sb: Sandbox, table: discord.TextChannel
) -> None:
    first = await table.send("a", nonce=4242)
    assert (await table.send("b", nonce=4242)).id == first.id
    await sb.advance(assumptions.NONCE_WINDOW_MS + 1)
    assert (await table.send("c", nonce=4242)).id != first.id


async def test_nonce_of_a_deleted_message_answers_10008(sb: Sandbox, table: discord.TextChannel) -> None:
    await (await table.send("a", nonce=7)).delete()
    assert await code_of(table.send("a", nonce=7)) == 10008


# --- lateness --------------------------------------------------------------------------------------------------------


async def late(sb: Sandbox, bot: Probe) -> discord.Interaction:
    sb.open_slash("Ana", "table", "slow")
    return await bot.wait_for("interaction", timeout=TIMEOUT_S)


async def test_answer_after_three_seconds_is_10062_and_the_person_sees_a_failure(sb: Sandbox, bot: Probe) -> None:
    act = sb.open_slash("Ana", "table", "slow")
    interaction = await bot.wait_for("interaction", timeout=TIMEOUT_S)
    await sb.advance(assumptions.ANSWER_WITHIN_MS)
    assert (await sb.outcome(act)).failed
    assert await code_of(interaction.response.send_message("late")) == 10062


async def test_second_answer_is_40060(sb: Sandbox, bot: Probe) -> None:
    interaction = await late(sb, bot)
    await interaction.response.send_message("one")
    interaction.response._response_type = None
    assert await code_of(interaction.response.send_message("two")) == 40060


async def test_token_dies_after_fifteen_minutes(sb: Sandbox, bot: Probe) -> None:
    interaction = await late(sb, bot)
    await interaction.response.send_message("mine", ephemeral=True)
    (shown,) = sb.messages("table", "Ana")
    assert shown["expired"] is False
    await sb.advance(assumptions.TOKEN_LIFE_MS + 1)
    assert await code_of(interaction.edit_original_response(content="x")) == 50027
    (shown,) = sb.messages("table", "Ana")
    assert shown["expired"] is True


async def test_wrong_kind_of_answer_is_refused(sb: Sandbox, bot: Probe) -> None:
    interaction = await late(sb, bot)
    interaction.type = discord.InteractionType.component
    assert await code_of(interaction.response.edit_message(content="x")) == 50035


# --- permissions -----------------------------------------------------------------------------------------------------


async def _send(table: discord.TextChannel, message: discord.Message) -> object:
    return await table.send("x")


async def _file(table: discord.TextChannel, message: discord.Message) -> object:
    return await table.send("x", file=discord.File(io.BytesIO(b"1"), "a.txt"))


async def _react(table: discord.TextChannel, message: discord.Message) -> None:
    await message.add_reaction(HAND)


async def _thread(table: discord.TextChannel, message: discord.Message) -> object:
    return await message.create_thread(name="x")


async def _fetch(table: discord.TextChannel, message: discord.Message) -> object:
    return await table.fetch_message(message.id)


@pytest.mark.parametrize(
    ("missing", "act", "code"),
    [
        (Permission.SEND_MESSAGES, _send, 50013),
        (Permission.ATTACH_FILES, _file, 50013),
        (Permission.ADD_REACTIONS, _react, 50013),
        (Permission.READ_MESSAGE_HISTORY, _react, 50013),
        (Permission.READ_MESSAGE_HISTORY, _fetch, 50001),
        (Permission.CREATE_PUBLIC_THREADS, _thread, 50013),
        (Permission.VIEW_CHANNEL, _send, 50001),
        (Permission.VIEW_CHANNEL, _react, 50001),
        (Permission.VIEW_CHANNEL, _thread, 50001),
    ],
)
async def test_missing_permission(
    sb: Sandbox,
    table: discord.TextChannel,
    missing: Permission,
    act: Callable[[discord.TextChannel, discord.Message], Awaitable[object]],
    code: int,
) -> None:
    message = await table.send("before")
    sb.world.overwrite(str(table.id), sb.world.bot["id"], deny=missing)
    assert await code_of(act(table, message)) == code
    sb.world.clear_overwrite(str(table.id), sb.world.bot["id"])
    await act(table, message)


async def test_present_emoji_needs_no_permission_to_add_reactions(sb: Sandbox, table: discord.TextChannel) -> None:
    message = await table.send("card")
    await message.add_reaction(HAND)
    sb.world.overwrite(str(table.id), sb.guild_id, deny=Permission.ADD_REACTIONS)
    assert sb.react("Ana", str(message.id), HAND)
    with pytest.raises(Impossible, match="Missing Permissions"):
        sb.react("Ana", str(message.id), "👏")


async def test_threads_need_their_own_permission_to_speak(sb: Sandbox, table: discord.TextChannel) -> None:
    thread = await table.create_thread(name="x", type=discord.ChannelType.public_thread)
    sb.world.overwrite(str(table.id), sb.world.bot["id"], deny=Permission.SEND_MESSAGES_IN_THREADS)
    assert await code_of(thread.send("x")) == 50013


async def test_overwrites_count_in_the_order_everyone_roles_member(sb: Sandbox) -> None:
    channel, ana, speak = sb.channels["table"], sb.people["Ana"], Permission.SEND_MESSAGES
    role = sb.world.add_role(sb.guild_id, "Speaker", Permission(0))["id"]
    sb.world.overwrite(channel, sb.guild_id, deny=speak)
    assert not sb.world.permissions(ana, channel) & speak
    sb.world.overwrite(channel, role, allow=speak)
    sb.world.give_role(sb.guild_id, ana, role)
    assert sb.world.permissions(ana, channel) & speak
    sb.world.overwrite(channel, ana, deny=speak)
    assert not sb.world.permissions(ana, channel) & speak


async def test_interactions_carry_both_sides_permissions(sb: Sandbox, bot: Probe) -> None:
    sb.world.overwrite(sb.channels["table"], sb.world.bot["id"], deny=Permission.ATTACH_FILES)
    interaction = await late(sb, bot)
    assert not interaction.app_permissions.attach_files
    assert interaction.permissions.attach_files
    assert not interaction.permissions.manage_guild


# --- things that are gone --------------------------------------------------------------------------------------------


async def test_deleted_message_and_channel_are_unknown(sb: Sandbox, bot: Probe, table: discord.TextChannel) -> None:
    message = await table.send("x", view=Panel())
    sb.delete("Finn", str(message.id))
    await bot.wait_for("raw_message_delete", timeout=TIMEOUT_S)
    assert await code_of(message.edit(content="y")) == 10008
    sb.delete_channel("table")
    await bot.wait_for("guild_channel_delete", timeout=TIMEOUT_S)
    assert await code_of(table.send("x")) == 10003


async def test_channel_takes_its_threads_and_messages_along(
    sb: Sandbox, bot: Probe, table: discord.TextChannel
) -> None:
    message = await table.send("game")
    thread = await message.create_thread(name="game")
    await thread.send("inside")
    gone = bot.wait_for("raw_thread_delete", timeout=TIMEOUT_S)
    sb.delete_channel("table")
    assert (await gone).thread_id == thread.id
    assert await code_of(thread.send("x")) == 10003
    assert sb.discord.messages.all == {}
    assert "THREAD_DELETE" not in [event.name for event in sb.events]


async def test_several_messages_go_in_one_event(sb: Sandbox, bot: Probe, table: discord.TextChannel) -> None:
    sent = [await table.send(str(n)) for n in range(3)]
    assert await code_of(table.delete_messages(sent[:2])) == 50013
    sb.delete_many("table", *(str(one.id) for one in sent[:2]))
    event = await bot.wait_for("raw_bulk_message_delete", timeout=TIMEOUT_S)
    assert event.message_ids == {one.id for one in sent[:2]}
    assert [m["content"] for m in sb.messages("table")] == ["2"]


async def test_thrown_out_bot_loses_the_guild_until_it_is_invited_again(
    sb: Sandbox, bot: Probe, table: discord.TextChannel
) -> None:
    sb.leave(sb.world.bot["id"])
    await bot.wait_for("guild_remove", timeout=TIMEOUT_S)
    assert await code_of(table.send("x")) == 50001
    sb.invite()
    guild = await bot.wait_for("guild_join", timeout=TIMEOUT_S)
    assert str(guild.id) == sb.guild_id
    assert guild.get_channel(table.id) is not None
    assert (await table.send("y")).content == "y"


async def test_one_thread_per_message_with_its_id(sb: Sandbox, bot: Probe, table: discord.TextChannel) -> None:
    message = await table.send("game")
    thread = await message.create_thread(name="game")
    assert thread.id == message.id
    assert await code_of(message.create_thread(name="again")) == 160004
    assert [t["name"] for t in sb.threads("table")] == ["game"]


async def test_archived_thread_reopens_for_a_post_unless_locked(
    sb: Sandbox, bot: Probe, table: discord.TextChannel
) -> None:
    thread = await table.create_thread(name="x", type=discord.ChannelType.public_thread)
    message = await thread.send("one")
    await thread.edit(archived=True)
    assert await code_of(message.add_reaction(HAND)) == 50083
    assert await code_of(message.edit(content="two")) == 50083
    await thread.send("three")
    assert not sb.world.channel(str(thread.id))["thread_metadata"]["archived"]
    metadata = sb.world.channel(str(thread.id))["thread_metadata"]
    sb.world.change_channel(str(thread.id), {"thread_metadata": {**metadata, "archived": True, "locked": True}})
    assert await code_of(thread.send("four")) == 50083


async def test_in_a_locked_thread_nobody_writes_or_edits_but_reactions_and_deleting_are_left(
    sb: Sandbox, bot: Probe, table: discord.TextChannel
) -> None:
    thread = await table.create_thread(name="x", type=discord.ChannelType.public_thread)
    message = await thread.send("one")
    metadata = sb.world.channel(str(thread.id))["thread_metadata"]
    sb.world.change_channel(str(thread.id), {"thread_metadata": {**metadata, "locked": True}})
    assert await code_of(thread.send("two")) == 160005
    assert await code_of(message.edit(content="two")) == 160005
    with pytest.raises(Impossible, match="Thread is locked"):
        sb.say("Ana", str(thread.id), "me too")
    sb.say("Finn", str(thread.id), "moderators may")
    await message.add_reaction(HAND)
    await message.delete()
    sb.world.overwrite(str(table.id), sb.world.bot["id"], allow=Permission.MANAGE_THREADS)
    await thread.send("three")


@pytest.mark.parametrize(("kind", "thread"), [(TEXT, 11), (ANNOUNCEMENT, 10), (VOICE, None), (STAGE, None)])
async def test_threads_hang_on_text_and_announcement_channels_only(sb: Sandbox, kind: int, thread: int | None) -> None:
    place = sb.world.add_channel(sb.guild_id, "here", kind)["id"]
    _, message = await sb.rest("POST", f"/channels/{place}/messages", {"content": "game"})
    path = f"/channels/{place}/messages/{message['id']}/threads"
    status, answer = await sb.rest("POST", path, {"name": "game"})
    if thread is None:
        assert (status, answer["code"]) == (400, 50024)
    else:
        assert (status, answer["type"]) == (201, thread)


async def test_a_forum_holds_posts_alone_whose_first_message_has_their_id_and_whose_tags_it_knows(sb: Sandbox) -> None:
    forum = sb.world.add_channel(sb.guild_id, "games", FORUM)["id"]
    tag, reserved = sb.world.add_tag(forum, "open"), sb.world.add_tag(forum, "news", moderated=True)
    path, body = f"/channels/{forum}/threads", {"name": "game", "message": {"content": "Join"}}
    assert (await sb.rest("POST", f"/channels/{forum}/messages", {"content": "game"}))[1]["code"] == 50008
    status, post = await sb.rest("POST", path, {**body, "applied_tags": [tag]})
    assert (status, post["type"], post["applied_tags"]) == (201, 11, [tag])
    assert post["message"]["id"] == post["id"]
    for wanted, code in (([reserved], 40066), (["1"], 50035)):
        assert (await sb.rest("POST", path, {**body, "applied_tags": wanted}))[1]["code"] == code
        assert (await sb.rest("PATCH", f"/channels/{post['id']}", {"applied_tags": wanted}))[1]["code"] == code
    assert (await sb.rest("PATCH", f"/channels/{post['id']}", {"applied_tags": []}))[1]["applied_tags"] == []
    sb.world.change_channel(forum, {"flags": REQUIRE_TAG})
    assert (await sb.rest("POST", path, body))[1]["code"] == 40067
    sb.world.overwrite(forum, sb.world.bot["id"], deny=Permission.SEND_MESSAGES)
    assert (await sb.rest("POST", path, {**body, "applied_tags": [tag]}))[1]["code"] == 50013


@pytest.mark.parametrize(("kind", "code"), [(TEXT, 160006), (ANNOUNCEMENT, 160007)])
async def test_a_server_has_so_many_open_threads_and_no_more(sb: Sandbox, kind: int, code: int) -> None:
    sb.discord.threads.most = 1
    place = sb.world.add_channel(sb.guild_id, "here", kind)["id"]
    _, message = await sb.rest("POST", f"/channels/{place}/messages", {"content": "game"})
    path = f"/channels/{place}/messages/{message['id']}/threads"
    _, first = await sb.rest("POST", f"/channels/{sb.channels['table']}/threads", {"name": "first", "type": 11})
    status, answer = await sb.rest("POST", path, {"name": "second"})
    assert (status, answer["code"]) == (400, code)
    metadata = {**first["thread_metadata"], "archived": True}
    sb.world.change_channel(first["id"], {"thread_metadata": metadata})
    assert (await sb.rest("POST", path, {"name": "second"}))[0] == 201


async def test_member_who_left_is_unknown(sb: Sandbox, bot: Probe) -> None:
    sb.leave("Ben")
    assert await code_of(bot.guilds[0].fetch_member(int(sb.people["Ben"]))) == 10007


async def test_too_many_invalid_calls_in_ten_minutes_are_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assumptions, "INVALID_REQUESTS", 3)
    async with Sandbox.start() as sandbox:
        sandbox.world.overwrite(sandbox.channels["table"], sandbox.world.bot["id"], deny=Permission.SEND_MESSAGES)
        path = f"/channels/{sandbox.channels['table']}/messages"
        for ms in (0, 400_000, 300_000):  # the first is forgotten when the third comes
            await sandbox.advance(ms)
            assert (await sandbox.rest("POST", path, {"content": "x"}))[0] == 403
        assert sandbox.violations == []
        await sandbox.rest("POST", path, {"content": "x"})
        assert sandbox.violations == ["so many invalid calls that Discord would close the address"]


# --- commands and sessions -------------------------------------------------------------------------------------------


async def test_a_day_has_two_hundred_new_commands(sb: Sandbox) -> None:
    path = f"/applications/{sb.world.bot['id']}/commands"

    async def sync(first: int, count: int) -> tuple[int, int]:
        commands = [{"name": f"c{number}", "description": "d"} for number in range(first, first + count)]
        status, answer = await sb.rest("PUT", path, commands)
        return status, answer["code"] if isinstance(answer, dict) else 0

    assert await sync(0, 100) == (200, 0)
    assert await sync(0, 100) == (200, 0)  # changed ones are not new
    assert await sync(100, 100) == (200, 0)
    assert await sync(200, 1) == (400, 30034)
    assert len(sb.discord.commands.synced[""]) == 100  # those of before stay
    await sb.advance(86_400_000)
    assert await sync(200, 1) == (200, 0)


async def test_commands_that_do_not_say_how_they_are_installed_follow_the_application(sb: Sandbox) -> None:
    commands = sb.discord.commands
    said = {"name": "mine", "description": "d", "integration_types": [0]}
    commands.sync("", [said, {"name": "any", "description": "d"}])
    elsewhere = sb.world.add_guild("Elsewhere", sb.user("Ana"))["id"]
    sb.world.leave(elsewhere, sb.world.bot["id"])
    place = sb.world.add_channel(elsewhere, "talk")["id"]

    def offered() -> list[str]:
        return [command["name"] for command in commands.available(place)]

    assert offered() == []
    commands.user_install = True
    assert offered() == ["any"]


async def test_a_bot_without_sessions_or_with_too_many_servers_is_sent_away(
    sb: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    sb.discord.gateway.starts.use(assumptions.IDENTIFIES)
    assert (await sb.rest("GET", "/gateway/bot"))[1]["session_start_limit"]["remaining"] == 0
    with pytest.raises(discord.ConnectionClosed) as closed:
        async with running(sb):
            pass
    assert closed.value.code == 4004
    sb.discord.gateway.starts.use(-assumptions.IDENTIFIES)
    monkeypatch.setattr(assumptions, "GUILDS_PER_SHARD", 1)
    elsewhere = sb.world.add_guild("Elsewhere", sb.user("Ana"))["id"]
    with pytest.raises(discord.ConnectionClosed) as closed:
        async with running(sb):
            pass
    assert closed.value.code == 4011
    sb.world.leave(elsewhere, sb.world.bot["id"])
    async with running(sb):
        pass


# --- reactions -------------------------------------------------------------------------------------------------------


async def test_users_of_a_reaction_come_by_id_in_pages(sb: Sandbox, bot: Probe, table: discord.TextChannel) -> None:
    message = await table.send("card")
    for name in ("Dot", "Ana", "Cy"):
        sb.react(name, str(message.id), HAND)
    first = await bot.http.get_reaction_users(table.id, message.id, HAND, limit=2)
    rest = await bot.http.get_reaction_users(table.id, message.id, HAND, limit=2, after=first[-1]["id"])
    assert [user["username"] for user in first + rest] == ["ana", "cy", "dot"]


async def test_super_reactions_and_skin_tones(sb: Sandbox, bot: Probe, table: discord.TextChannel) -> None:
    message = await table.send("card")
    sb.react("Ana", str(message.id), HAND, burst=True)
    event = await bot.wait_for("raw_reaction_add", timeout=TIMEOUT_S)
    assert event.burst
    sb.react("Ben", str(message.id), "✋🏽")
    reactions = sb.message(str(message.id))["reactions"]
    assert [(r["emoji"]["name"], r["count"]) for r in reactions] == [(HAND, 1), ("✋🏽", 1)]
    assert reactions[0]["count_details"] == {"burst": 1, "normal": 0}


async def test_twenty_different_reactions_at_most(sb: Sandbox, table: discord.TextChannel) -> None:
    message = await table.send("x")
    for n in range(assumptions.DISTINCT_EMOJI):
        sb.react("Ana", str(message.id), chr(0x1F600 + n))
    assert await code_of(message.add_reaction(HAND)) == 30010


async def test_text_is_no_emoji(sb: Sandbox, table: discord.TextChannel) -> None:
    message = await table.send("x")
    assert await code_of(message.add_reaction("hand")) == 10014


async def test_clearing_reactions_needs_manage_messages(sb: Sandbox, bot: Probe, table: discord.TextChannel) -> None:
    message = await table.send("x")
    sb.react("Ana", str(message.id), HAND)
    assert await code_of(message.clear_reactions()) == 50013
    sb.world.overwrite(str(table.id), sb.world.bot["id"], allow=Permission.MANAGE_MESSAGES)
    await message.clear_reactions()
    await bot.wait_for("raw_reaction_clear", timeout=TIMEOUT_S)
    assert "reactions" not in sb.message(str(message.id))
