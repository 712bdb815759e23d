"""A small discord.py bot, unmodified, that uses everything the stand-in must speak."""

from __future__ import annotations

import asyncio
import io
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands

from tests.patience import TIMEOUT_S
from tests.sandbox.client import Sandbox, point_discord_at

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x05\x00\x00\x00\x07"


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Hit", custom_id="hit", style=discord.ButtonStyle.success, emoji="👏")
    async def hit(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.edit_message(content=f"hit by {interaction.user.name}")

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button: Any) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later")
        await interaction.followup.send("private", ephemeral=True)

    @discord.ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, button: Any) -> None:
        raise AssertionError("a disabled button cannot be pressed")

    @discord.ui.select(custom_id="pick", options=[discord.SelectOption(label=x, value=x) for x in "abc"])
    async def pick(self, interaction: discord.Interaction, menu: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message(f"picked {menu.values[0]}", ephemeral=True)


def _options(kind: Any) -> list[Any]:
    return [kind(label=x, value=x, default=x == "b") for x in "abc"]


class Form(discord.ui.Modal, title="Form"):
    word: discord.ui.Label[Any] = discord.ui.Label(
        text="Say", component=discord.ui.TextInput(custom_id="word", max_length=20)
    )

    one: discord.ui.Label[Any] = discord.ui.Label(
        text="One", component=discord.ui.RadioGroup(custom_id="one", options=_options(discord.RadioGroupOption))
    )
    some: discord.ui.Label[Any] = discord.ui.Label(
        text="Some",
        component=discord.ui.CheckboxGroup(
            custom_id="some", required=False, min_values=0, options=_options(discord.CheckboxGroupOption)
        ),
    )

    def __init__(self) -> None:
        super().__init__(custom_id="form1")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        word, one, some = self.word.component, self.one.component, self.some.component
        assert isinstance(word, discord.ui.TextInput)
        assert isinstance(one, discord.ui.RadioGroup)
        assert isinstance(some, discord.ui.CheckboxGroup)
        await interaction.response.send_message(f"got {word.value}, {one.value}, {some.values}")


class Draw(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"g:(?P<game>\d+):(?P<act>\w+)"):
    def __init__(self, game: int, act: str) -> None:
        super().__init__(discord.ui.Button(label=act, custom_id=f"g:{game}:{act}"))
        self.game, self.act = game, act

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Draw:
        return cls(int(match["game"]), match["act"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{self.act} in {self.game}")


class Probe(discord.Client):
    """Notes what it hears."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents.default(), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.heard: dict[str, list[Any]] = defaultdict(list)
        self.sequence: list[tuple[int, int]] = []
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_view(Panel())
        self.add_dynamic_items(Draw)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five real seconds here before it identifies again; tests need not."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "raw_reaction_add":
            self.sequence.append((self.ws.sequence or 0, args[0].user_id))
        self.heard[event].append(args[0] if args else None)
        super().dispatch(event, *args, **kwargs)


def add_commands(bot: Probe) -> None:
    @bot.tree.context_menu(name="Read this")
    async def read(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"read {message.content}", ephemeral=True)

    @bot.tree.context_menu(name="start")
    async def meet(interaction: discord.Interaction, person: discord.User) -> None:
        await interaction.response.send_message(f"met {person.name}", ephemeral=True)

    @bot.tree.command(description="start")
    async def start(interaction: discord.Interaction, players: app_commands.Range[int, 2, 8] = 2) -> None:
        await interaction.response.defer()
        embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
        file = discord.File(io.BytesIO(PNG), "board.png", description="the board")
        await interaction.followup.send(f"board {players}", embed=embed, file=file, view=Panel())

    @bot.tree.command(description="a game")
    async def game(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(f"game {name}", ephemeral=True)

    @game.autocomplete("name")
    async def names(interaction: discord.Interaction, text: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=x, value=x) for x in ("whist", "uno") if text in x]

    @bot.tree.command(description="hand by DM")
    async def hand(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("your hand", file=discord.File(io.BytesIO(PNG), "hand.png"))
        except discord.Forbidden as refusal:
            await interaction.response.send_message(f"closed {refusal.code}", ephemeral=True)
        else:
            await interaction.response.send_message("sent", ephemeral=True)

    @bot.tree.command(description="never answers in time")
    async def slow(interaction: discord.Interaction) -> None:
        bot.heard["slow"].append(interaction)

    group = app_commands.Group(name="slap", description="a group")

    @group.command(description="new table")
    async def new(interaction: discord.Interaction, seats: int, friend: discord.Member | None = None) -> None:
        await interaction.response.send_message(f"table for {seats} with {friend}")

    bot.tree.add_command(group)


@asynccontextmanager
async def running(sandbox: Sandbox, bot: Probe | None = None) -> AsyncIterator[Probe]:
    """The bot, logged in and ready; closed at the end."""
    point_discord_at(sandbox.url, sandbox.gateway_url)
    bot = bot or Probe()
    task = asyncio.create_task(bot.start(sandbox.token))
    ready = asyncio.create_task(_ready(bot))
    try:
        async with asyncio.timeout(TIMEOUT_S):
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


async def _ready(bot: Probe) -> None:
    while not bot._ready or not bot._ready.is_set():
        await bot.wait_until_ready() if isinstance(bot._ready, asyncio.Event) else await asyncio.sleep(0)
