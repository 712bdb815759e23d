"""Turn each honesty rule of the stand-in off once: somebody must notice (testing.md, section 6)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping

import discord
import pytest
from aiohttp import web

from sandbox.checks.openapi import Exchange
from sandbox.gateway.events import Event
from sandbox.rest import frame
from tests.patience import TIMEOUT_S
from tests.sandbox.bots import Probe, running
from tests.sandbox.client import Sandbox


@pytest.fixture
async def sb() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as sandbox:
        yield sandbox


async def test_unknown_route_is_404_and_a_violation(sb: Sandbox) -> None:
    status, _ = await sb.rest("GET", "/nowhere")
    assert status == 404
    assert sb.violations == ["unknown route: GET /nowhere"]


async def test_429_without_via_is_not_retried(sb: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = frame.response

    def without_via(status: int, answer: object, headers: Mapping[str, str]) -> web.Response:
        response = honest(status, answer, headers)
        del response.headers["Via"]
        return response

    async with running(sb) as bot:
        monkeypatch.setattr(frame, "response", without_via)
        sb.fault("429", "POST", "/messages$", retry_after=0.01)
        with pytest.raises(discord.HTTPException) as refusal:
            await bot.get_partial_messageable(int(sb.channels["table"])).send("x")
    assert refusal.value.status == 429


async def test_204_for_an_interaction_breaks_the_library(sb: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sb) as bot:
        sb.open_slash("Ana", "table", "slow")
        interaction = await bot.wait_for("interaction", timeout=TIMEOUT_S)
        monkeypatch.setattr(frame, "response", lambda status, answer, headers: web.Response(status=204))
        with pytest.raises(TypeError):
            await interaction.response.send_message("x")


async def test_charset_in_the_content_type_breaks_the_library(sb: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        frame, "response", lambda status, answer, headers: web.json_response(answer, status=status, headers=headers)
    )
    with pytest.raises((TypeError, AttributeError, discord.LoginFailure)):
        async with running(sb):
            pass


async def test_null_instead_of_absent_is_a_violation(sb: Sandbox) -> None:
    sb.discord.bus.emit(Event("MESSAGE_CREATE", {"guild_id": None, "author": {"id": "1"}}, local=False))
    assert sb.violations == ["event MESSAGE_CREATE: guild_id is null"]


async def test_message_for_one_person_never_reaches_the_gateway(sb: Sandbox) -> None:
    async with running(sb) as bot:
        await sb.slash("Ana", "table", "game", name="x")
        dispatched = [line["name"] for line in sb.discord.transcript.lines if line["kind"] == "dispatch"]
        assert "INTERACTION_CREATE" in dispatched
        assert "MESSAGE_CREATE" not in dispatched
        private = next(m for m in sb.discord.messages.all.values() if m.only_for)
        with pytest.raises(discord.NotFound):
            await bot.http.get_message(int(sb.channels["table"]), int(private.id))


async def test_own_wrong_answer_is_a_violation(sb: Sandbox) -> None:
    if sb.discord.spec is None:
        pytest.skip("Discord's OpenAPI document is not here (DISCORD_OPENAPI)")
    del sb.world.bot["discriminator"]
    await sb.rest("GET", "/users/@me")
    assert "discriminator" in sb.violations[0]


async def test_gateway_objects_fit_discords_schemas(sb: Sandbox) -> None:
    spec = sb.discord.spec
    if spec is None:
        pytest.skip("Discord's OpenAPI document is not here (DISCORD_OPENAPI)")
    async with running(sb) as bot:
        table = bot.get_channel(int(sb.channels["table"]))
        assert isinstance(table, discord.TextChannel)
        message = await table.send("x")
        thread = await message.create_thread(name="t")
        await thread.edit(archived=True)
        sb.react("Ana", str(message.id), "✋")
    fits = {
        "MESSAGE_CREATE": "MessageResponse",
        "MESSAGE_UPDATE": "MessageResponse",
        "THREAD_CREATE": "ThreadResponse",
        "THREAD_UPDATE": "ThreadResponse",
        "CHANNEL_CREATE": "GuildChannelResponse",
    }
    sb.world.add_channel(sb.guild_id, "new")
    checked = [event.name for event in sb.events if event.name in fits and not event.local]
    assert set(checked) == set(fits)
    problems = [p for e in sb.events if e.name in fits for p in spec.is_a(fits[e.name], e.data)]
    assert problems == []
    reaction = next(e for e in sb.events if e.name == "MESSAGE_REACTION_ADD")
    assert spec.is_a("GuildMemberResponse", reaction.data["member"]) == []


async def test_each_side_of_the_document_is_used(sb: Sandbox) -> None:
    if sb.discord.spec is None:
        pytest.skip("Discord's OpenAPI document is not here (DISCORD_OPENAPI)")
    sb.discord.spec.seen.clear()  # the document is read once for all tests
    async with running(sb, Probe()):
        assert ("PUT", "/applications/{application_id}/commands") in sb.discord.spec.seen
    assert sb.discord.spec.problems(Exchange("GET", "/users/@me", {"x": 1}))
    assert sb.violations == []
