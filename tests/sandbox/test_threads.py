"""Threads as Discord keeps them: who is in them, when they are archived, and what nobody can do there then."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox.errors import Impossible
from sandbox.guilds.messages import SYSTEM
from sandbox.guilds.permissions import Permission
from sandbox.jsons import Json
from tests.sandbox.bots import Probe, running
from tests.sandbox.client import Sandbox

MINUTE = 60_000
BUTTON = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]


@pytest.fixture
async def sb() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as sandbox:
        yield sandbox


async def opened(sb: Sandbox, **more: object) -> str:
    """A thread that the bot has started on a message of its own."""
    place = sb.channels["table"]
    _, message = await sb.rest("POST", f"/channels/{place}/messages", {"content": "lobby"})
    status, thread = await sb.rest(
        "POST", f"/channels/{place}/messages/{message['id']}/threads", {"name": "game", **more}
    )
    assert status == 201
    return str(thread["id"])


async def posted(sb: Sandbox, thread: str, **body: object) -> Json:
    status, message = await sb.rest("POST", f"/channels/{thread}/messages", {"content": "word", **body})
    assert status == 200, message
    found: Json = message
    return found


def archived(sb: Sandbox, thread: str) -> bool:
    return bool(sb.world.channel(thread)["thread_metadata"]["archived"])


def lines(sb: Sandbox, channel: str) -> list[tuple[int, str]]:
    """Discord's own lines in a channel: type and words."""
    found = [message.data for message in sb.discord.messages.all.values() if message.channel_id == channel]
    return [(data["type"], data["content"]) for data in found if data["type"] in SYSTEM]


async def test_whoever_writes_or_is_mentioned_or_joins_is_in_a_thread_and_nobody_else(sb: Sandbox) -> None:
    thread = await opened(sb)
    assert sb.inside(thread) == set()
    ana, ben = sb.user("Ana"), sb.user("Ben")
    await posted(sb, thread, content=f"<@{ana}> and <@{ben}>", allowed_mentions={"users": [ana]})
    assert sb.inside(thread) == {"Ana"}
    message = await posted(sb, thread)
    await sb.rest("PATCH", f"/channels/{thread}/messages/{message['id']}", {"content": f"<@{ben}>"})
    assert sb.inside(thread) == {"Ana"}
    sb.say("Cy", thread, "hello")
    sb.join("Dot", thread)
    assert sb.inside(thread) == {"Ana", "Cy", "Dot"}
    assert sb.world.channel(thread)["member_count"] == 4
    sb.leave("Cy")
    assert sb.inside(thread) == {"Ana", "Dot"}


async def test_whom_the_bot_adds_is_in_the_thread_and_discord_writes_a_line(sb: Sandbox) -> None:
    thread = await opened(sb)
    path = f"/channels/{thread}/thread-members/{sb.user('Ana')}"
    assert (await sb.rest("PUT", path))[0] == 204
    assert (await sb.rest("PUT", path))[0] == 204
    assert (sb.inside(thread), lines(sb, thread)[1:]) == ({"Ana"}, [(1, "")])
    assert (await sb.rest("DELETE", path))[1]["code"] == 50013
    await sb.rest("PATCH", f"/channels/{thread}", {"archived": True})
    assert (await sb.rest("PUT", path))[1]["code"] == 50083


async def test_the_bot_hears_of_its_own_membership_alone(sb: Sandbox) -> None:
    async with running(sb, Probe()) as bot:
        thread = await opened(sb)
        sb.join("Ana", thread)
        await posted(sb, thread, content="last")
        await sb.wait_event("MESSAGE_CREATE", lambda data: data["content"] == "last")
        (session,) = sb.discord.gateway.sessions.values()
        told = [text for _, text in session.log if "THREAD_MEMBERS_UPDATE" in text]
        assert len(told) == 1
        assert bot.user is not None
        assert str(bot.user.id) in told[0]


async def test_discord_writes_lines_of_its_own_about_a_thread(sb: Sandbox) -> None:
    thread = await opened(sb)
    assert (lines(sb, thread), lines(sb, sb.channels["table"])) == ([(21, "")], [])
    assert sb.world.channel(thread)["message_count"] == 0
    place = sb.channels["table"]
    _, message = await sb.rest("POST", f"/channels/{place}/messages", {"content": "lobby"})
    await sb.advance(MINUTE)
    await sb.rest("POST", f"/channels/{place}/messages/{message['id']}/threads", {"name": "later"})
    assert (lines(sb, message["id"]), lines(sb, place)) == ([(21, "")], [(18, "later")])
    _, history = await sb.rest("GET", f"/channels/{message['id']}/messages")
    assert [(one["type"], one["message_reference"]["message_id"]) for one in history] == [(21, message["id"])]


async def test_a_thread_is_archived_by_time_and_only_messages_keep_it_open(sb: Sandbox) -> None:
    thread = await opened(sb, auto_archive_duration=60)
    message = await posted(sb, thread)
    await sb.advance(59 * MINUTE)
    await posted(sb, thread)
    await sb.advance(59 * MINUTE)
    assert not archived(sb, thread)
    sb.react("Ana", message["id"], "✋")
    await sb.rest("PATCH", f"/channels/{thread}/messages/{message['id']}", {"content": "other words"})
    await sb.advance(MINUTE)
    assert archived(sb, thread)
    await posted(sb, thread)
    assert not archived(sb, thread)
    await sb.advance(60 * MINUTE)
    assert archived(sb, thread)
    sb.say("Ana", thread, "a word")
    await sb.advance(59 * MINUTE)
    assert not archived(sb, thread)


async def test_more_time_is_activity_and_a_thread_that_is_gone_is_not_archived(sb: Sandbox) -> None:
    thread, gone = await opened(sb, auto_archive_duration=60), await opened(sb, auto_archive_duration=60)
    await sb.advance(59 * MINUTE)
    await sb.rest("PATCH", f"/channels/{thread}", {"auto_archive_duration": 1440})
    sb.delete_channel(gone)
    await sb.advance(1439 * MINUTE)
    assert not archived(sb, thread)
    await sb.advance(MINUTE)
    assert archived(sb, thread)


async def test_a_press_opens_an_archived_thread_for_those_who_are_in_it_and_for_nobody_else(sb: Sandbox) -> None:
    thread = await opened(sb)
    sb.join("Ana", thread)
    message = await posted(sb, thread, components=BUTTON)
    await sb.rest("PATCH", f"/channels/{thread}", {"archived": True})
    with pytest.raises(Impossible, match="Missing Permissions"):
        sb.open_press("Ben", message, "go")
    assert archived(sb, thread)
    with pytest.raises(Impossible, match="archived"):
        sb.join("Ben", thread)
    sb.open_press("Ana", message, "go")
    assert not archived(sb, thread)
    metadata = sb.world.channel(thread)["thread_metadata"]
    sb.world.change_channel(thread, {"thread_metadata": {**metadata, "archived": True, "locked": True}})
    with pytest.raises(Impossible, match="Missing Permissions"):
        sb.open_press("Ana", message, "go")
    sb.open_press("Finn", message, "go")
    assert not archived(sb, thread)


async def test_no_command_can_be_typed_in_an_archived_thread_or_where_one_cannot_write(sb: Sandbox) -> None:
    thread = await opened(sb)
    _, _ = await sb.rest("PUT", f"/applications/{sb.world.bot['id']}/commands", [{"name": "go", "description": "Go."}])
    sb.open_slash("Ana", thread, "go")
    await sb.rest("PATCH", f"/channels/{thread}", {"archived": True})
    with pytest.raises(Impossible, match="archived"):
        sb.open_slash("Ana", thread, "go")
    sb.say("Ana", thread, "a word opens it")
    sb.open_slash("Ana", thread, "go")
    metadata = sb.world.channel(thread)["thread_metadata"]
    sb.world.change_channel(thread, {"thread_metadata": {**metadata, "locked": True}})
    with pytest.raises(Impossible, match="locked"):
        sb.open_slash("Ana", thread, "go")
    sb.open_slash("Finn", thread, "go")
    sb.world.overwrite(sb.channels["table"], sb.guild_id, deny=int(Permission.SEND_MESSAGES_IN_THREADS))
    with pytest.raises(Impossible, match="Missing Permissions"):
        sb.open_slash("Ben", thread, "go")
    sb.open_slash("Ben", "table", "go")
