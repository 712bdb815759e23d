"""An unmodified discord.py bot against the stand-in: what testing.md calls the minimal surface."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator

import discord
import pytest

from sandbox.errors import Impossible
from sandbox.guilds.interactions import Answer
from sandbox.guilds.messages import Message
from tests.sandbox.bots import PNG, Draw, Panel, Probe, running
from tests.sandbox.client import Sandbox


@pytest.fixture
async def sb() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as sandbox:
        yield sandbox
        assert sandbox.violations == []


@pytest.fixture
async def bot(sb: Sandbox) -> AsyncIterator[Probe]:
    async with running(sb) as probe:
        yield probe


def table(sb: Sandbox, bot: Probe) -> discord.TextChannel:
    channel = bot.get_channel(int(sb.channels["table"]))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_login_gives_guild_channels_and_own_member(sb: Sandbox, bot: Probe) -> None:
    (guild,) = bot.guilds
    assert guild.name == "Game night"
    assert {channel.name for channel in guild.channels} == {"table", "lobby"}
    assert [member.id for member in guild.members] == [int(sb.world.bot["id"])]


async def test_members_come_in_a_chunk_with_the_members_intent(sb: Sandbox) -> None:
    intents = discord.Intents.default()
    intents.members = True
    async with running(sb, Probe(intents)) as bot:
        assert {member.display_name for member in bot.guilds[0].members} >= set(sb.people)


def shown(answer: Answer) -> Message:
    """The message that is or came with the answer."""
    assert answer.message is not None
    return answer.message


async def test_deferred_slash_is_filled_by_its_first_follow_up(sb: Sandbox, bot: Probe) -> None:
    answer = await sb.slash("Ana", "table", "start", players=4)
    assert answer.kind == 5
    message = await sb.wait_message(lambda m: m["content"] == "board 4", "table")
    assert message["id"] == shown(answer).id
    assert message["embeds"][0]["image"]["url"] == message["attachments"][0]["url"]
    assert (message["attachments"][0]["width"], message["attachments"][0]["height"]) == (5, 7)
    assert not message["flags"] & 128


async def test_subcommand_takes_typed_options(sb: Sandbox, bot: Probe) -> None:
    answer = await sb.slash("Ana", "table", "slap new", seats="3", friend=sb.people["Ben"])
    assert shown(answer).data["content"] == "table for 3 with ben"


async def test_autocomplete_offers_choices(sb: Sandbox, bot: Probe) -> None:
    choices = await sb.complete("Ana", "table", "game", "name", "wh")
    assert [choice["value"] for choice in choices] == ["whist"]


async def test_ephemeral_answer_is_seen_by_one_person_only(sb: Sandbox, bot: Probe) -> None:
    answer = await sb.slash("Ana", "table", "game", name="uno")
    assert shown(answer).data["flags"] & 64
    assert [m["content"] for m in sb.messages("table", "Ana")] == ["game uno"]
    assert sb.messages("table", "Ben") == []
    assert not bot.heard["message"]


async def test_button_edits_its_message(sb: Sandbox, bot: Probe) -> None:
    message = await table(sb, bot).send("panel", view=Panel())
    answer = await sb.press("Ben", str(message.id), "Hit")
    assert answer.kind == 7
    assert sb.message(str(message.id))["content"] == "hit by ben"


async def test_menu_choice_reaches_the_bot(sb: Sandbox, bot: Probe) -> None:
    message = await table(sb, bot).send("panel", view=Panel())
    answer = await sb.select("Ben", str(message.id), "pick", "b")
    assert shown(answer).data["content"] == "picked b"


async def test_form_opens_and_is_submitted(sb: Sandbox, bot: Probe) -> None:
    message = await table(sb, bot).send("panel", view=Panel())
    press = sb.open_press("Ben", str(message.id), "form")
    form = (await sb.outcome(press)).modal
    assert form is not None
    assert form["title"] == "Form"
    with pytest.raises(Impossible):
        await sb.submit("Ben", press, {"word": "hello", "one": "d"})
    answer = await sb.submit("Ben", press, {"word": "hello", "some": ["a", "c"]})
    assert shown(answer).data["content"] == "got hello, b, ['a', 'c']"


async def test_entries_in_the_menus_of_a_message_and_of_a_person_reach_the_bot(sb: Sandbox, bot: Probe) -> None:
    message = await table(sb, bot).send("panel", view=Panel())
    answer = await sb.menu("Ben", "table", "Read this", message=str(message.id))
    assert shown(answer).data["content"] == "read panel"
    met = await sb.menu("Ben", "table", "start", person="Ana")
    assert shown(met).data["content"] == "met ana"
    with pytest.raises(Impossible):
        await sb.menu("Ben", "table", "Read this", person="Ana")


async def test_deferred_update_then_edit_and_private_follow_up(sb: Sandbox, bot: Probe) -> None:
    message = await table(sb, bot).send("panel", view=Panel())
    assert (await sb.press("Ben", str(message.id), "later")).kind == 6
    private = await sb.wait_message(lambda m: m["content"] == "private", "table", "Ben")
    assert private["flags"] & 64
    assert sb.message(str(message.id))["content"] == "edited later"


async def test_direct_message_with_a_file(sb: Sandbox, bot: Probe) -> None:
    assert shown(await sb.slash("Ana", "table", "hand")).data["content"] == "sent"
    (message,) = sb.dm_of("Ana")
    assert message["attachments"][0]["filename"] == "hand.png"


async def test_closed_direct_messages_answer_50007(sb: Sandbox, bot: Probe) -> None:
    sb.close_dm("Ben")
    assert shown(await sb.slash("Ben", "table", "hand")).data["content"] == "closed 50007"


async def test_edit_keeps_and_adds_attachments_and_bytes_come_back(sb: Sandbox, bot: Probe) -> None:
    message = await table(sb, bot).send("x", file=discord.File(io.BytesIO(b"1"), "a.png"))
    message = await message.edit(attachments=[*message.attachments, discord.File(io.BytesIO(PNG), "b.png")])
    assert [one.filename for one in message.attachments] == ["a.png", "b.png"]
    assert await message.attachments[1].read() == PNG


async def test_components_v2_with_a_dynamic_item(sb: Sandbox, bot: Probe) -> None:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(
        discord.ui.Container(
            discord.ui.TextDisplay("# Board"),
            discord.ui.Separator(),
            discord.ui.ActionRow(Draw(7, "draw")),
            discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://b.png")),
        )
    )
    message = await table(sb, bot).send(view=view, file=discord.File(io.BytesIO(PNG), "b.png"))
    assert shown(await sb.press("Ana", str(message.id), "g:7:draw")).data["content"] == "draw in 7"


async def test_members_messages_and_history_are_fetched(sb: Sandbox, bot: Probe) -> None:
    channel = table(sb, bot)
    sent = [await channel.send(str(n)) for n in range(5)]
    assert (await bot.guilds[0].fetch_member(int(sb.people["Cy"]))).display_name == "Cy"
    assert (await channel.fetch_message(sent[2].id)).content == "2"
    assert [m.content async for m in channel.history(limit=3)] == ["4", "3", "2"]
    assert [m.content async for m in channel.history(after=sent[1], limit=2)] == ["2", "3"]
    assert [m.content async for m in channel.history(before=sent[2])] == ["1", "0"]
    around = [m.content async for m in channel.history(around=sent[2], limit=3)]
    assert around == ["3", "2", "1"]


async def test_persistent_view_answers_after_a_restart(sb: Sandbox) -> None:
    async with running(sb) as bot:
        message = await table(sb, bot).send("panel", view=Panel())
    async with running(sb):
        assert (await sb.press("Ana", str(message.id), "hit")).kind == 7


async def test_impossible_acts_are_refused(sb: Sandbox, bot: Probe) -> None:
    message = await table(sb, bot).send("panel", view=Panel())
    with pytest.raises(Impossible, match="disabled"):
        await sb.press("Ana", str(message.id), "Off")
    with pytest.raises(Impossible, match="no command"):
        await sb.slash("Ana", "table", "chess new")
    with pytest.raises(Impossible, match="needs seats"):
        await sb.slash("Ana", "table", "slap new")
    private = shown(await sb.slash("Ana", "table", "game", name="x"))
    with pytest.raises(Impossible, match="do not see"):
        sb.react("Ben", private, "✋")
