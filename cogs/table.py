"""``/table``: what is common to all games."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.kernel.language import DEFAULT
from bot.play.hall import Hall
from bot.slap.verify import recompute
from cogs.acts import TableCommand, TableCommands
from cogs.admin import AdminDesk
from cogs.finished import FinishedGames
from cogs.places import only_at_table
from cogs.replies import private
from cogs.words import words, words_for

OPEN = ("lobby", "running", "paused", "referee")
MOST = 25
COMMANDS = words(DEFAULT).COMMANDS
TABLE_COMMANDS: TableCommands = {("table", "referee"): TableCommand("referee_{action}")}
"""Slash commands that are actions at the table of the thread."""


class TableCog(commands.GroupCog, group_name="table", group_description=COMMANDS["table"]):
    """The command group."""

    def __init__(self, hall: Hall, admin: AdminDesk) -> None:
        self._store = hall.services.store
        self._hall = hall
        self._finished = FinishedGames(hall)
        self._admin = admin

    @app_commands.command(name="games", description=COMMANDS["table games"])
    async def games(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private list with a link to each."""
        heads = await self._store.tables_of(interaction.user.id)
        rows = [(head.id, head.status, head.thread or head.parent) for head in heads if head.status in OPEN][:MOST]
        text = words_for(interaction)
        await private(interaction, text.games(rows) if rows else text.NO_GAMES)

    @app_commands.command(name="verify", description=COMMANDS["table verify"])
    @app_commands.describe(table=COMMANDS["table verify table"])
    async def verify(self, interaction: discord.Interaction[discord.Client], table: int | None = None) -> None:
        """Recompute the published hash from seed and deck (slap R5)."""
        row = await self._finished.find(interaction, table)
        check = recompute(row.snapshot)
        text = words_for(interaction)
        await private(interaction, text.verified(row.id, check.seed, check.published, check.recomputed))

    @app_commands.command(name="export", description=COMMANDS["table export"])
    @app_commands.describe(table=COMMANDS["table verify table"])
    async def export_game(self, interaction: discord.Interaction[discord.Client], table: int | None = None) -> None:
        """A finished game as one file, for the asker alone; one under way would show hidden cards."""
        await self._finished.send_file(interaction, table)

    @export_game.autocomplete("table")
    @verify.autocomplete("table")
    async def finished_tables(
        self, interaction: discord.Interaction[discord.Client], typed: str
    ) -> list[app_commands.Choice[int]]:
        """The user's finished games, newest first."""
        return await self._finished.suggest(interaction, typed)

    @app_commands.command(name="settings", description=COMMANDS["table settings"])
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private panel."""
        await self._admin.settings(interaction)

    @app_commands.command(name="doctor", description=COMMANDS["table doctor"])
    @app_commands.guild_only()
    async def doctor(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private list of findings."""
        await self._admin.doctor(interaction)

    @app_commands.command(name="privacy", description=COMMANDS["table privacy"])
    async def privacy(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private overview with a button."""
        await self._admin.privacy(interaction)

    @app_commands.command(name="referee", description=COMMANDS["table referee"])
    @app_commands.describe(action=COMMANDS["table referee action"])
    @app_commands.choices(
        action=[
            app_commands.Choice(name=COMMANDS["table referee retry"], value="retry"),
            app_commands.Choice(name=COMMANDS["table referee undo"], value="undo"),
            app_commands.Choice(name=COMMANDS["table referee stop"], value="stop"),
        ]
    )
    @app_commands.guild_only()
    async def referee(self, interaction: discord.Interaction[discord.Client], action: str) -> None:
        """At a table: taken on arrival."""
        only_at_table(self._hall, interaction)

    @app_commands.command(name="help", description=COMMANDS["table help"])
    async def help(self, interaction: discord.Interaction[discord.Client]) -> None:
        """A private overview."""
        await private(interaction, words_for(interaction).HELP)
